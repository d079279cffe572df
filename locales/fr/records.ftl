# Records of games: what can be wrong with them, and what became of a game. No full stops: more may follow.

record-fault = ligne { $line } : { $reason }
record-torn =
    { $bytes ->
        [one] la ligne { $line } n’a pas été écrite jusqu’au bout ({ $bytes } octet) et n’est pas lue
       *[other] la ligne { $line } n’a pas été écrite jusqu’au bout ({ $bytes } octets) et n’est pas lue
    }

record-fault-repair = { $fault } ; `tock games repair` fait une nouvelle partie de ce qui précède
record-fault-no-record = { $fault } ; `tock games list` montre les parties gardées
record-short-newer = d’un programme plus récent : mettez tock à jour
record-short-empty = vide
record-short-line = abîmée à la ligne { $line } : on peut la réparer
record-short-rules = ses règles ne sont pas jouables
record-short-position = sa position n’en est pas une
record-short-no-record = pas une partie

record-empty = il n’y a pas de partie dans ce fichier
record-too-large = le fichier est plus gros que n’importe quelle partie
record-line-too-long = la ligne est plus longue que n’importe quelle ligne d’une partie
record-not-text = la ligne n’est pas du texte
record-not-json = la ligne n’est pas du JSON à partir de la colonne { $column }
record-not-object = la ligne n’est pas un objet JSON
record-not-record = la première ligne n’est pas celle d’une partie
record-newer = la partie vient d’un programme plus récent (format { $version }) : mettez tock à jour pour la lire
record-unknown-event = la ligne ne dit rien de connu : il lui faut l’un de shuffle, move, discard, pass, undo, player, end
record-two-events = la ligne dit deux choses à la fois, { $one } et { $other }
record-key = la valeur de { $key } doit être { $kind }
record-kind-text = un texte
record-kind-texts = une liste de textes
record-kind-number = un nombre entier, 0 ou plus
record-kind-object = un objet
record-kind-seat = la lettre d’une place
record-kind-seats = une liste de places différentes
record-kind-colour = red ou black
record-kind-colours = ["red", "black"]
record-kind-numbers = une liste de nombres entiers
record-kind-length = combien, 1 ou plus
record-kind-true = true
record-kind-flag = true ou false
record-kind-player = un joueur, comme {"{"}"human": "Anne"{"}"} ou {"{"}"bot": "greedy"{"}"}
record-rules =
    les règles de cette partie ne sont pas jouables
    { $report }
record-position = sa position de départ n’en est pas une : { $report }
record-no-cards = c’est à { $seat }, qui n’a pas de carte à jouer
record-not-seated-so = les joueurs ne s’assoient pas ainsi : { $seats }
record-wrong-players = il faut un joueur à chaque place qui joue, et à nulle autre
record-not-at-table = personne ne joue à la place { $seat }
record-other-card = le coup ne se joue pas avec { $card }
record-no-nth =
    { $meant ->
        [one] le texte veut dire { $meant } coup, il n’y a pas de numéro { $asked }
       *[other] le texte veut dire { $meant } coups, il n’y a pas de numéro { $asked }
    }
record-undo-too-many =
    { $made ->
        [0] aucun coup n’a été joué, on ne peut en reprendre aucun ({ $asked } demandés)
        [one] { $made } seul coup a été joué, on ne peut en reprendre { $asked }
       *[other] seuls { $made } coups ont été joués, on ne peut en reprendre { $asked }
    }
record-after-end = la partie est finie
record-nobody-won = personne n’a encore gagné
record-others-won = les gagnants sont { $seats }

record-in-use = la partie se joue dans une autre fenêtre : fermez-la d’abord
record-game-in-use = la partie { $name } se joue dans une autre fenêtre
record-not-written = la partie ne peut pas être gardée : { $reason } ; `--data` la garde dans un autre dossier
record-not-written-at = { $path } ne peut pas être écrit : { $reason } ; choisissez un autre endroit
record-no-such-game = il n’y a pas de partie nommée « { $name } » ; `tock games list` montre les parties gardées
record-none-unfinished = il n’y a pas de partie inachevée ; `tock play` en commence une

record-end-won =
    { $count ->
        [one] { $seats } a gagné
       *[other] { $seats } ont gagné ensemble
    }
record-end-given-up = abandonnée
record-end-turn-limit = arrêtée à la limite de tours
record-end-stopped = arrêtée
record-end-stopped-because = arrêtée : { $reason }
