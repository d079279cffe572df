# Bots against each other over many games: `tock arena`.

arena-heading =
    { $format ->
        [alone] { $rules }, { $players } joueurs, le premier nommé seul contre les autres, graines { $seeds }, { $games } parties chacune
       *[even] { $rules }, { $players } joueurs, graines { $seeds }, { $games } parties chacune
    }
arena-part = C’est une part : graines { $seeds } sur { $asked }.
arena-tested = Le test a tranché : les graines { $seeds } sur { $asked } ont été jouées.
arena-partial = Arrêté en chemin, ceci est partiel : graines { $seeds } sur { $asked }.
arena-nothing-yet = Arrêté avant que toutes les parties de la première graine soient jouées : il n’y a rien à montrer.
arena-progress = { $bar } { $done } séries sur { $total }, encore { $left }

arena-column-pairing = rencontre
arena-column-games = parties
arena-column-won = gagnées
arena-column-lost = perdues
arena-column-unfinished = en cours
arena-column-points = points par partie
arena-column-interval = 95 %
arena-column-bot = robot
arena-column-elo = Elo
arena-column-time = ms par coup
arena-column-longest = au plus
arena-column-seat = place
arena-pairing = { $first } contre { $second }
arena-seat = place { $seat }
arena-place =
    { $place ->
        [1] qui joue en premier
        [2] qui joue en deuxième
        [3] qui joue en troisième
       *[other] qui joue en quatrième
    }
arena-percent = { $share } %
arena-between = { $low } à { $high }
arena-test = Est-il meilleur de { $elo0 } ou de { $elo1 } Elo ? { $verdict } (rapport de vraisemblance en logarithme { $ratio }, tranché à -{ $bound } ou { $bound })
arena-test-better = Oui, d’au moins { $elo }.
arena-test-worse = Non, d’au plus { $elo }.
arena-test-open = Les parties ne le disent pas encore.
arena-at-least = Des robots n’ont rien perdu contre d’autres : de tels écarts sont au moins aussi grands.
arena-troubled =
    { $games ->
        [one] { $bot } a eu des ennuis dans { $games } partie, où un autre robot a pu jouer à sa place.
       *[other] { $bot } a eu des ennuis dans { $games } parties, où un autre robot a pu jouer à sa place.
    }
arena-lengths = Tours par partie : { $mean } en moyenne, de { $shortest } à { $longest }.
arena-events = Pions renvoyés par partie : { $captures } ; tours où aucune carte ne pouvait être jouée : { $stuck }.
arena-marks =
    Marques par partie : { $marks }, dames battues : { $hits }, tours complets : { $laps } ; coins pris par puissance : { $forced } des jets, rien à jouer : { $passes }.
arena-values = Parties simples : { $single }, doubles : { $double }, triples : { $triple }, quadruples : { $fourfold } ; nulles : { $drawn }.
arena-legend =
    Chaque graine est jouée avec les places échangées et les mêmes cartes ou les mêmes dés ; les intervalles viennent des écarts entre
    ces séries. Un tour est un coup. Les temps sont ceux de l’horloge.

arena-plot-rates = Parties gagnées, avec des intervalles à 95 %
arena-plot-lengths = Longueur des parties
arena-plot-turns = tours
arena-plot-games = parties
arena-plot-seats = Parties gagnées selon la place et qui commence, avec des intervalles à 95 %

arena-too-few-bots = il faut deux robots pour jouer : nommez-en un autre, ou le même encore une fois pour voir l’équilibre des règles
arena-alone-in-teams = par ces règles les partenaires gagnent ensemble, et personne n’est seul : laissez --alone, ou ajoutez --variant solo
arena-sprt-two = un test est pour deux robots : nommez-en deux
arena-not-written = { $path } ne peut pas être écrit ({ $reason }) ; choisissez un autre endroit
arena-not-svg = { $path } ne finit pas par .svg, et c’est du SVG qui est dessiné : nommez-le ainsi
arena-not-drawn = le résultat ne peut pas être dessiné ({ $reason }) ; --json et --save l’ont en entier
arena-not-consistent = ses parts ne vont pas ensemble
arena-not-a-shard = cela s’écrit 2/8, la deuxième de huit parts
arena-slurm-variable = { $name } manque ou n’est pas un nombre, et on ne sait pas quelle part du travail c’est : utilisez --shard, par exemple --shard 2/8
arena-slurm-outside = SLURM_ARRAY_TASK_ID vaut { $task }, qui n’est pas une des { $count } tâches à partir de { $first } : utilisez --shard, par exemple --shard 2/8
arena-too-many-parts = { $seeds } graines sont trop peu pour { $parts } parts : demandez plus de graines, ou moins de parts
arena-not-seeds = cela s’écrit 0..1000, la dernière n’étant pas comptée
arena-no-seeds = il n’y a pas de graine de { $from } à { $to } : le second nombre doit être plus grand
arena-not-claims = cela s’écrit 0,20 (points Elo, le second plus grand) ; écrivez-le en dernier, ou après =

arena-merge-nothing = il n’y a rien à additionner : nommez les fichiers
arena-merge-unlike =
    { $what ->
        [version] { $one } et { $other } ont été joués par des versions différentes du programme : rejouez l’un des deux
        [rules] { $one } et { $other } ont été joués selon des règles différentes : rejouez l’un des deux
        [bots] { $one } et { $other } ont été joués par des robots différents, ou dans un autre ordre : rejouez l’un des deux
       *[table] { $one } et { $other } diffèrent par le nombre de joueurs, leurs places ou la fin des parties : rejouez l’un des deux
    }
arena-merge-overlap = { $one } et { $other } ont tous deux les graines { $seeds } : laissez l’un des deux de côté
arena-merge-gap = les graines { $seeds } entre { $one } et { $other } manquent : ajoutez le fichier qui les a, ou jouez-les
arena-merge-missing = les graines { $seeds }, demandées avec { $name }, manquent : ajoutez le fichier qui les a, ou jouez-les
arena-not-read = { $path } n’est pas un résultat de l’arène ({ $reason }) ; faites-en un avec tock arena --save
