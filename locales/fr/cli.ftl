# The command line: help texts, and what it says when it is asked wrongly.
# cli-COMMAND-about and -examples for every command, cli-argument-NAME (or cli-COMMAND-NAME) for every argument,
# cli-value-NAME for the value it takes.

cli-line = tock : { $reason }
cli-asked = tock : { $reason } (`{ $command } --help` montre ce qu’il y a)

cli-about-and-examples =
    { $about }

    Exemples :
    { $examples }

# A heading as it stands before a colon.
cli-heading-line = { $heading }{ "\u00A0" }
cli-heading-usage = Usage
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-everywhere = Partout
cli-heading-rules = Règles
cli-heading-players = Joueurs
cli-heading-game = Partie
cli-heading-display = Affichage

## Commands

cli-tock-about = Joue au Tock, la course de pions menée à coups de cartes, et à la Toccadille, un jeu de dés, dans le terminal. Sans commande, ouvre la table.
cli-tock-examples =
    {"  "}tock                                      choisir les règles et les joueurs, puis jouer
    {"  "}tock play --bots 3                        jouer tout de suite contre trois robots
    {"  "}tock play --rules french --variant joker  avec d’autres règles
    {"  "}tock play --rules toccadille --bots 1     la Toccadille, contre un robot
    {"  "}tock resume                               reprendre la dernière partie
    {"  "}tock moves litige.toml                    les coups permis dans une position

cli-play-about = Commence une partie avec les joueurs et les règles donnés ici
cli-play-examples =
    {"  "}tock play --players 2                              deux personnes à ce clavier
    {"  "}tock play --bots 3 --bot greedy                    une personne contre trois robots
    {"  "}tock play --rules french --variant joker           les règles françaises, avec jokers
    {"  "}tock play --seat A=human:Anne --seat C=bot:random  qui s’assoit où
    {"  "}tock play --rules ./nous.toml --set deck.jokers=4  vos règles, une option changée
    {"  "}tock play --position litige.toml --bots 1          à partir d’une position
    {"  "}tock play --rules toccadille --bots 1 --bot strong  la Toccadille, contre son plus fort robot
    {"  "}tock play --rules toccadille --points 7 --seat red=human:Anne --seat black=human:Bob

cli-resume-about = Reprend une partie interrompue : la dernière, ou celle qui est nommée
cli-resume-examples =
    {"  "}tock resume                     la dernière partie inachevée
    {"  "}tock games list                 montre les noms
    {"  "}tock resume 2026-03-01-201530   la partie de ce nom

cli-replay-about = Montre une partie enregistrée coup par coup, en avant et en arrière
cli-replay-examples =
    {"  "}tock replay soiree.jsonl         un fichier de partie
    {"  "}tock replay 2026-03-01-201530    une partie gardée, par son nom
    {"  "}tock replay soiree.jsonl --turn 40 --seat C   à partir d’un tour, vue d’une place

cli-edit-about = Dispose une position à la main sur la table, ses coups permis aussitôt visibles
cli-edit-examples =
    {"  "}tock edit                        un plateau vide, avec les règles habituelles
    {"  "}tock edit litige.toml            un fichier de position, qu’il existe déjà ou non
    {"  "}tock edit --rules french --variant joker
    {"  "}tock edit --rules toccadille      un plateau vide de Toccadille

cli-learn-about = Apprend les règles à la table : une leçon par carte spéciale, pour la case de départ et pour la maison
cli-learn-examples =
    {"  "}tock learn                les leçons, celles qui sont apprises marquées
    {"  "}tock learn seven          une leçon
    {"  "}tock learn --list         leurs noms
    {"  "}tock learn --plain king   en lignes de texte

cli-learn-lesson = La leçon à suivre, telle que `tock learn --list` la nomme
cli-learn-list = Donner la liste des leçons
cli-value-lesson = LEÇON
cli-not-a-lesson = il y a les leçons { $known }

cli-games-about = Liste, exporte, répare et supprime les parties gardées
cli-games-examples =
    {"  "}tock games list                          quelles parties il y a
    {"  "}tock games export 2026-03-01-201530      la partie, sur la sortie standard
    {"  "}tock games delete 2026-03-01-201530      pour de bon

cli-games-list-about = Liste les parties gardées, la plus récente d’abord
cli-games-list-examples =
    {"  "}tock games list
    {"  "}tock games list --json | jq -r '.[].name'

cli-games-export-about = Écrit une partie dans un fichier ou sur la sortie standard
cli-games-export-examples =
    {"  "}tock games export 2026-03-01-201530 soiree.jsonl
    {"  "}tock games export 2026-03-01-201530 | wc -l

cli-games-repair-about = Fait d’une partie abîmée une nouvelle partie : tout ce qui précède le dégât
cli-games-repair-examples =
    {"  "}tock games repair 2026-03-01-201530      le fichier abîmé reste tel quel

cli-games-delete-about = Supprime des parties pour de bon
cli-games-delete-examples =
    {"  "}tock games delete 2026-03-01-201530

cli-stats-about = Fait le bilan des parties gardées, par joueur et par règles
cli-stats-examples =
    {"  "}tock stats                         tout le monde, toutes les règles
    {"  "}tock stats --player Anne           les parties d’un joueur
    {"  "}tock stats --rules toccadille      les matchs de Toccadille
    {"  "}tock stats --rules french --json   les parties d’un profil, pour les programmes

cli-moves-about = Liste tous les coups permis d’une position, pour trancher un litige
cli-moves-examples =
    {"  "}tock moves litige.toml                           un coup par ligne
    {"  "}tock moves litige.toml --set home.jump=true      comme si on pouvait sauter dans les maisons
    {"  "}tock moves positions/*.toml --json               un objet JSON par fichier

cli-simulate-about = Joue des parties entières entre robots, sans écran, et en fait le bilan
cli-simulate-examples =
    {"  "}tock simulate --games 100 --seed 1
    {"  "}tock simulate --games 100 --rules french --bot A=greedy --bot C=greedy --json
    {"  "}tock simulate --games 10 --record-dir parties    garde chaque partie
    {"  "}tock simulate --rules toccadille --bot red=strong --points 7

cli-arena-about = Fait jouer des robots entre eux sur beaucoup de graines, et dit leur force et l’équité des règles
cli-arena-examples =
    {"  "}tock arena greedy random --seeds 0..1000         chaque graine deux fois, places échangées
    {"  "}tock arena random greedy --rules french --variant solo --alone
    {"  "}tock arena greedy greedy --rules french          l’équité des places
    {"  "}tock arena greedy random --sprt 0,20             jusqu’à ce que l’on sache qui est le meilleur
    {"  "}tock arena strong greedy --rules toccadille
    {"  "}tock arena greedy random --shard 2/8 --save 2.json

cli-arena-merge-about = Additionne exactement les résultats de plusieurs parts
cli-arena-merge-examples =
    {"  "}tock arena merge part-*.json
    {"  "}tock arena merge part-*.json --save tout.json --plot tout.svg

cli-rules-about = Liste, explique et vérifie les profils de règles
cli-rules-examples =
    {"  "}tock rules list                     quelles règles il y a
    {"  "}tock rules show french joker        chaque option, d’où elle vient et ce qu’elle veut dire
    {"  "}tock rules check nous.toml          toutes les fautes d’un profil à vous

cli-rules-list-about = Liste les profils et les variantes qu’on peut nommer
cli-rules-list-examples =
    {"  "}tock rules list

cli-rules-show-about = Montre chaque option des règles : sa valeur, d’où elle vient et ce qu’elle veut dire
cli-rules-show-examples =
    {"  "}tock rules show english             les règles anglaises en clair
    {"  "}tock rules show french joker        un profil avec une variante
    {"  "}tock rules show french --toml       un fichier d’où partir pour vos propres règles

cli-rules-check-about = Vérifie des profils de règles et dit toutes leurs fautes
cli-rules-check-examples =
    {"  "}tock rules check nous.toml

cli-rules-schema-about = Donne le schéma JSON des profils de règles, pour les éditeurs
cli-rules-schema-examples =
    {"  "}tock rules schema > tock.schema.json
    {"  "}tock rules schema toccadille     celui des profils de la Toccadille
cli-rules-schema-game = De quel jeu, tock ou toccadille ; le Tock si aucun n’est nommé
cli-rules-schema-game-value = JEU

cli-config-about = Montre les réglages, d’où ils viennent et où sont gardés les fichiers
cli-config-examples =
    {"  "}tock config path     où sont les réglages, vos règles et les parties
    {"  "}tock config show     ce qui vaut, et pourquoi
    {"  "}tock config check    toutes les fautes du fichier de réglages
    {"  "}tock config keys     les touches à la table, pour les changer

cli-config-path-about = Dit où sont gardés les réglages, vos règles et les parties
cli-config-path-examples =
    {"  "}tock config path

cli-config-show-about = Donne chaque réglage tel qu’il vaut maintenant et d’où il vient
cli-config-show-examples =
    {"  "}tock config show
    {"  "}tock --no-config config show     ce qui vaut sans fichier de réglages

cli-config-keys-about = Donne les touches à la table, en lignes pour le fichier de réglages
cli-config-keys-examples =
    {"  "}tock config keys
    {"  "}tock config keys >> ~/.config/tock/config.toml     des lignes dont ôter le #, puis à changer

cli-config-check-about = Vérifie le fichier de réglages et dit toutes ses fautes
cli-config-check-examples =
    {"  "}tock config check
    {"  "}tock --config nouveau.toml config check

cli-completions-about = Donne un script qui complète cette ligne de commande dans un shell
cli-completions-examples =
    {"  "}tock completions bash > ~/.local/share/bash-completion/completions/tock
    {"  "}tock completions fish > ~/.config/fish/completions/tock.fish

cli-man-about = Donne la page de manuel
cli-man-examples =
    {"  "}tock man | man -l -              la lire
    {"  "}tock man --dir ~/.local/share/man/fr/man6   installer une page par commande

cli-help-about = Explique une commande
cli-help-examples =
    {"  "}tock help play
    {"  "}tock help rules show

## Arguments

cli-argument-help = Donner l’aide : -h en bref, --help avec des exemples
cli-argument-version = Donner la version
cli-argument-config = Lire les réglages dans ce fichier
cli-argument-no-config = Ne lire aucun fichier de réglages
cli-argument-data = Garder les parties dans ce dossier
cli-argument-color = Employer des couleurs : auto (dans un terminal, sauf si NO_COLOR est mis), always (toujours) ou never (jamais)
cli-argument-rules = Jouer avec ce profil : un nom ou un fichier [english, sauf si les réglages en disent autrement]
cli-argument-variants = Ajouter cette variante : un nom ou un fichier ; peut être répété
cli-argument-set = Changer une option pour cette fois, par exemple home.jump=true ; peut être répété
cli-argument-players = Asseoir ce nombre de joueurs, de 2 à 4, à la Toccadille 2 [le moins que permettent les règles]
cli-argument-bots = Donner ce nombre de places à des robots
cli-play-bot = Faire jouer ainsi les robots : random (au hasard), greedy (avide), steady (posé), sharp (fin), master (maître), ou un programme (bot:./programme) ; à la Toccadille random, greedy ou strong (fort)
cli-resume-run = Lancer ce programme là où la partie le nomme comme robot ; peut être répété
cli-simulate-bots = Faire jouer à ce niveau tous les robots (greedy) ou celui d’une place (A=random, red=strong) ; peut être répété [greedy]
cli-simulate-points = Jouer des matchs de Toccadille jusqu’à tant de points pour l’un des joueurs, autant que --games
cli-argument-seats = Dire qui s’assoit à une place : A=human:Anne, B=bot:greedy ou B=bot:./programme, à la Toccadille red=human:Anne ou black=bot:strong ; peut être répété
cli-argument-marbles = Choisir la couleur des pions d’une place : A=red ; peut être répété (Tock)
cli-argument-seed = Battre les cartes ou jeter les dés selon ce nombre : le même nombre donne les mêmes cartes et les mêmes dés
cli-argument-first = Faire commencer cette place (Tock)
cli-play-games = Jouer un match en tant de parties (Toccadille) [autant qu’on veut]
cli-argument-points = Jouer un match jusqu’à tant de points (Toccadille)
cli-argument-position = Commencer à la position de ce fichier, qui dit les règles et les places
cli-argument-record = Écrire la partie dans ce fichier
cli-argument-practice = Permettre de reprendre autant de coups qu’on veut, et de les refaire
cli-argument-open-hands = Montrer toutes les mains à tout le monde, pour apprendre (Tock)
cli-argument-plain = Jouer en lignes de texte, pour lecteurs d’écran, tubes et scripts ; TOCK_PLAIN=1 demande la même chose
cli-argument-lang = Parler cette langue : par exemple en ou fr, ou une locale comme fr_CA.UTF-8
cli-argument-cards = Mettre ces lettres sur les cartes : auto (celles de la langue), ou celles d’une langue, par exemple english ou french
cli-argument-ascii = Ne dessiner qu’avec des lettres et des signes simples, sans accents
cli-argument-speed = Montrer ce que font les robots aussi longtemps : off (pas du tout), fast (vite), normal ou slow (lentement)
cli-argument-theme = Dessiner avec ce thème : auto (dark ou light, comme le terminal), dark (sombre), light (clair), high-contrast (contrasté), colour-blind (daltonien), sixteen (les couleurs du terminal) ou none (aucune couleur)
cli-argument-hand-on = Passer la main après un coup par une touche (ask) ou après une pause (auto) ; --plain ne le demande à un tube qu’avec ask
cli-stats-rules = Ne compter que les parties de ce profil, nommé comme à leur début
cli-stats-player = Ne compter que les parties de ce joueur : un nom, ou un niveau de robot
cli-resume-name = La partie à reprendre [la dernière inachevée]
cli-argument-turn = Commencer avant ce tour de la partie, à la Toccadille avant ce jet du match
cli-argument-seat = Montrer ce que voit cette place, avec sa seule main (Tock)
cli-edit-file = Le fichier de position, existant ou à écrire
cli-replay-file = Le fichier de la partie, ou le nom d’une partie gardée
cli-argument-name = Le nom de la partie, tel que `tock games list` le montre
cli-games-export-file = Le fichier à écrire [la sortie standard]
cli-argument-names = Les noms des parties
cli-rules-show-names = Un profil, puis des variantes s’il y en a : noms ou fichiers
cli-argument-files = Les fichiers à lire ; - est l’entrée standard
cli-rules-check-files = Les profils et variantes à vérifier
cli-argument-json = Donner du JSON
cli-argument-toml = Donner un fichier de profil avec toutes les options
cli-argument-games = Jouer ce nombre de parties [1]
cli-simulate-seed = Battre les cartes ou jeter les dés selon ce nombre : le même nombre donne les mêmes parties [1]
cli-argument-record-dir = Écrire chaque partie dans ce dossier
cli-argument-max-turns = Arrêter une partie qui n’est pas finie après ce nombre de tours [10000]
cli-arena-bots = Les robots, deux au moins ; s’ils sont plus de deux, tous se rencontrent. Au Tock random, greedy, steady, sharp, master, chacun aussi avec des donnes ou un temps par coup (sharp:64, sharp:150ms), ou un programme (bot:./programme) ; à la Toccadille random, greedy, strong
cli-arena-seeds = Jouer ces graines, la dernière n’étant pas comptée [0..100]
cli-argument-alone = Asseoir le robot nommé en premier seul contre l’autre à toutes les autres places
cli-argument-sprt = S’arrêter quand on sait si le premier est meilleur de moins de 0 ou de plus de 20 Elo, ou comme il est dit [0,20]
cli-argument-threads = Jouer sur ce nombre de fils d’exécution [un par processeur]
cli-argument-shard = Ne jouer que cette part des graines, par exemple 2/8 ; un tableau de tâches Slurm la dit de lui-même
cli-argument-save = Écrire le résultat dans ce fichier, en JSON
cli-argument-plot = Dessiner le résultat dans ce fichier, en SVG
cli-arena-merge-files = Les fichiers écrits par --save
cli-argument-shell = Le shell : bash, elvish, fish, powershell ou zsh
cli-argument-dir = Écrire une page par commande dans ce dossier
cli-help-command = La commande à expliquer

cli-value-command = COMMANDE
cli-value-config = FICHIER
cli-value-data = DOSSIER
cli-value-color = QUAND
cli-value-rules = PROFIL
cli-value-variants = VARIANTE
cli-value-set = OPTION=VALEUR
cli-value-player = NOM
cli-value-players = NOMBRE
cli-value-points = NOMBRE
cli-value-bots = NOMBRE
cli-simulate-bots-value = [PLACE=]NIVEAU
cli-simulate-points-value = NOMBRE
cli-value-bot = NIVEAU
cli-value-seats = PLACE=JOUEUR
cli-value-marbles = PLACE=COULEUR
cli-value-seed = NOMBRE
cli-value-turn = NOMBRE
cli-value-seat = PLACE
cli-value-first = PLACE
cli-value-position = FICHIER
cli-value-record = FICHIER
cli-value-run = PROGRAMME
cli-value-lang = LANGUE
cli-value-cards = LETTRES
cli-value-speed = VITESSE
cli-value-theme = THÈME
cli-value-hand-on = MANIÈRE
cli-value-name = NOM
cli-value-file = FICHIER
cli-value-files = FICHIER
cli-value-names = NOM
cli-value-games = NOMBRE
cli-value-record-dir = DOSSIER
cli-value-max-turns = NOMBRE
cli-arena-bots-value = ROBOT
cli-arena-seeds-value = DE..À
cli-value-sprt = ELO0,ELO1
cli-value-threads = NOMBRE
cli-value-shard = PART/PARTS
cli-value-save = FICHIER
cli-value-plot = FICHIER
cli-value-shell = SHELL
cli-value-dir = DOSSIER

## Asked wrongly

cli-unknown-argument =
    { $similar ->
        [none] il n’y a pas de { $argument } ici
       *[other] il n’y a pas de { $argument } ici ; { $similar } y ressemble
    }
cli-unknown-command =
    { $similar ->
        [none] il n’y a pas de commande { $name }
       *[other] il n’y a pas de commande { $name } ; { $similar } y ressemble
    }
cli-command-missing = dites que faire : { $commands }
cli-argument-missing = il manque { $argument }
cli-argument-twice = { $argument } ne peut être donné qu’une fois
cli-argument-conflict = { $argument } et { $other } ne vont pas ensemble
cli-value-missing = { $argument } demande une valeur
cli-value-unknown = { $value } n’est pas une valeur de { $argument } : choisissez { $values }
cli-value-wrong = { $value } n’est pas une valeur de { $argument } : { $why }
cli-value-count = { $argument } n’a pas le bon nombre de valeurs
cli-not-utf8 = un argument n’est pas du texte valable
cli-not-a-seat = les places s’appellent A, B, C et D, à la Toccadille red et black
cli-not-a-seating = cela s’écrit A=human:Anne, B=bot:greedy ou B=bot:./programme, à la Toccadille red=human:Anne ou black=bot:strong
cli-not-a-colour = cela s’écrit A=red ; les pions sont { $known }
cli-not-a-colour-of-stones = choisissez { $known }
cli-no-points = les parties de Tock n’ont pas de points : retirez --points
cli-not-a-language = choisissez { $known }
cli-not-a-card-setting = choisissez { $known }
cli-not-a-setting = cela s’écrit home.jump=true
cli-seat-empty = personne n’est assis à la place { $seat } de cette table ; choisissez { $seats }
cli-seat-twice = la place { $seat } est donnée deux fois
cli-seat-of-tock = la place { $seat } est du Tock : à la Toccadille elles sont red et black, comme dans --seat red=human:Anne
cli-seat-of-toccadille = { $seat } est une place de la Toccadille : au Tock elles sont A, B, C et D (--rules toccadille joue à l’autre jeu)
cli-bot-of-tock = { $name } n’est pas un robot de la Toccadille : choisissez { $levels }
cli-bot-of-toccadille = { $name } est un robot de la Toccadille : au Tock choisissez { $levels }
cli-only-toccadille = { $flag } est pour les matchs de Toccadille : ajoutez --rules toccadille, ou retirez-le
cli-toccadille-players = la Toccadille se joue à 2
cli-toccadille-bots = la Toccadille se joue à 2 : --bots 1, ou --bots 2 pour regarder
cli-toccadille-marbles = --marbles est pour le Tock : à la Toccadille les dames sont rouges et noires
cli-toccadille-first = --first est pour le Tock : à la Toccadille les dés disent qui commence
cli-toccadille-open-hands = --open-hands est pour le Tock : à la Toccadille rien n’est caché
cli-colour-twice = les pions de deux places ne peuvent pas avoir tous deux la couleur { $colour }
cli-too-many-bots = { $count } robots n’ont pas de place : { $players } joueurs jouent, et les places nommées sont prises
cli-players-wrong = ces règles sont pour { $known } joueurs
cli-no-terminal = il faut à la table un terminal en entrée et en sortie ; `tock play --plain` s’en passe
cli-dumb-terminal = il faut à la table un terminal qui déplace son curseur ; TERM dit que celui-ci ne le peut pas ; `tock play --plain` s’en contente
cli-terminal-failed = le terminal a fait défaut : { $why }
cli-file-fault = { $path } : { $why }
cli-no-turn =
    { $count ->
        [0] il n’y a pas de tour { $turn } : personne n’a encore joué
        [one] il n’y a pas de tour { $turn } : la partie en a 1
       *[other] il n’y a pas de tour { $turn } : la partie en a { $count }
    }
cli-position-has-rules = { $path } dit ses propres règles ; laissez --rules et --variant de côté, ou changez-les dans l’éditeur
cli-has-ended = la partie est finie ({ $end }) ; `tock replay` la montre
cli-kept = La partie est gardée : `tock resume { $name }` la reprend.
cli-kept-plain = La partie est gardée : `tock resume --plain { $name }` la reprend.
cli-no-table = ce programme a été construit sans la table ; construisez-le avec la fonction `tui`
cli-player = Joueur { $seat }
cli-not-a-number = il faut un nombre entier, de { $min } à { $max }

## The manual

cli-manual-date = 2026-03-01
cli-manual-name = Jeux
cli-manual-examples = EXEMPLES
cli-manual-files = FICHIERS
cli-manual-files-text =
    $XDG_CONFIG_HOME/tock/config.toml: Les réglages (~/.config par défaut). TOCK_CONFIG et --config nomment un autre fichier.
    $XDG_CONFIG_HOME/tock/rules/: Vos propres profils de règles, trouvés par leur nom.
    $XDG_DATA_HOME/tock/: Les parties gardées (~/.local/share par défaut). TOCK_DATA et --data nomment un autre dossier.
cli-manual-exit = CODE DE RETOUR
cli-manual-exit-text =
    0: Tout va bien ; un lecteur qui a fermé le tube, c’est bien aussi.
    1: La réponse est non : un profil, une position, une partie ou un fichier de réglages fautif.
    2: La demande est mal faite : options inconnues, ou pas de terminal où jouer.
    128 et plus: Un signal l’a arrêté, dont le numéro est ce code moins 128.

cli-is-there = { $path } existe déjà et ne sera pas écrasé : choisissez un autre fichier
cli-cannot-write = { $path } ne peut pas être écrit : { $why } ; choisissez un autre endroit
cli-cannot-read = { $path } ne peut pas être lu : { $why } ; vérifiez le chemin
cli-stdin = l’entrée standard
