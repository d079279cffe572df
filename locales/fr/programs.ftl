# Programs of other people that play as bots.

program-not-found = { $program } n’est pas un programme avec qui jouer : { $reason }
program-not-started = { $program } n’a pas pu démarrer ({ $reason }) : greedy joue à sa place
program-gone = { $program } s’est arrêté au milieu de la partie : greedy joue à sa place
program-died = { $program } s’est arrêté au milieu de la partie (« { $said } ») : greedy joue à sa place
program-late = { $program } n’a pas donné de coup en { $seconds } s : greedy a choisi celui-ci
program-unreadable = { $program } a répondu « { $said } », ce qui n’est pas du JSON : greedy a choisi ce coup
program-no-move = { $program } a répondu « { $said } », ce qui n’est pas un coup permis : greedy a choisi celui-ci
program-given-up = { $program } s’est trompé trois fois : greedy joue désormais à sa place
program-not-asked = la partie nomme le programme { $program }, que personne n’a demandé ici (`--run { $program }`) : greedy joue à sa place
