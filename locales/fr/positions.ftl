# What is wrong with a position file: a clause for each fault, and the way out (…-way).

position-also = c’est déjà ici

position-syntax = ce n’est pas du TOML : { $reason }
position-syntax-way = une ligne s’écrit `clé = valeur`, une place commence par `[A]`, et les cases et les cartes se mettent entre guillemets
position-record = c’est une partie enregistrée, pas une position
position-record-way = `tock replay` la montre, et `e` y dispose la position que vous regardez

position-unknown-key = une position n’a ni clé ni place `{ $key }`
position-unknown-seat-key = la place { $seat } n’a pas de clé `{ $key }`
position-did-you-mean = vouliez-vous dire `{ $word }` ? On peut mettre { $known }
position-one-of = on peut mettre { $known }

position-wrong-type = `{ $key }` prend { $expected }, pas { $found }
position-text = un texte entre guillemets
position-text-way = mettez-le entre guillemets, comme "french"
position-texts = une liste de textes entre guillemets
position-texts-way = écrivez une liste de textes, comme ["B3", "C1"] ou ["7", "10S", "joker"]
position-flag = true ou false
position-flag-way = écrivez true ou false, sans guillemets
position-number = un nombre entier
position-number-way = écrivez un nombre entier sans guillemets, comme 1
position-seat = la table d’une place
position-seat-way = commencez la place par une ligne à part, comme [A], et écrivez au-dessous ses pions et sa main
position-out-of-range = `{ $key }` ne peut pas être { $value }
position-out-of-range-way = il faut un nombre entier, de 0 à { $max }

position-rules-missing = la position ne dit pas selon quelles règles elle est
position-rules-missing-way = ajoutez une ligne comme rules = "french" ; `tock rules list` montre les noms
position-turn-missing = la position ne dit pas à qui est le tour
position-turn-missing-way = ajoutez une ligne comme turn = "A"
position-no-such-seat = il n’y a pas de place { $name }
position-no-such-seat-way = les places s’appellent { $known }
position-turn-not-seated = c’est le tour de { $seat }, qui ne joue pas
position-turn-not-seated-way =
    { $count ->
        [0] ajoutez une table [{ $seat }] : les places qui ont une table jouent, et elles seules
       *[other] choisissez { $known }, ou ajoutez une table [{ $seat }] : les places qui ont une table jouent, et elles seules
    }
position-nothing-banked = { $seat } ne peut pas continuer, faute de coup en plus en réserve
position-nothing-banked-way = ajoutez banked = 1 à [{ $seat }], ou ôtez `again`

position-no-spot = "{ $text }" n’est ni une case ni un emplacement
position-no-spot-way = une case est une section et un nombre, comme B7 ; un emplacement est une place, h et un nombre, comme Ah2
position-off-board = il n’y a pas de case { $text } sur ce plateau
position-off-board-way = la section { $section } finit à { $last }
position-no-slot = il n’y a pas d’emplacement { $text } sur ce plateau
position-no-slot-way = les emplacements sont numérotés de 1 à { $max } depuis le seuil
position-foreign-home = un pion de { $seat } ne peut pas être en { $spot }, dans la maison d’un autre
position-foreign-home-way = les emplacements de { $seat } commencent par { $seat }h
position-not-its-post = { $spot }~ n’est pas possible : ~ marque un pion sur sa case de départ qui n’y est pas tout juste sorti
position-not-its-post-way = ôtez ~ ; sa case de départ est { $post }
position-occupied = deux pions ne peuvent pas être tous deux en { $spot } : il y en a un de { $seat }
position-occupied-way = chaque case et chaque emplacement contient un seul pion
position-too-many-marbles =
    { $given ->
        [one] { $seat } ne peut pas avoir { $given } pion
       *[other] { $seat } ne peut pas avoir { $given } pions
    }
position-too-many-marbles-way =
    { $max ->
        [one] avec ces règles, chacun en a { $max } ; le camp de départ n’a pas à être écrit
       *[other] avec ces règles, chacun en a { $max } ; ceux du camp de départ n’ont pas à être écrits
    }

position-no-card = "{ $text }" n’est pas une carte
position-no-card-way = une carte est une valeur, A 2 3 4 5 6 7 8 9 10 J Q K ou joker (J valet, Q dame, K roi), et peut avoir une couleur, S, H, D ou C : 7, 10S
position-card-twice = la carte { $card } ne peut pas être à deux endroits
position-card-twice-way = il y en a une seule ; { $rank } sans couleur est n’importe laquelle de cette valeur
position-too-many-of-rank =
    { $max ->
        [0] le paquet n’a aucun { $rank }
        [one] le paquet n’a qu’un seul { $rank }
       *[other] le paquet n’a que { $max } cartes de valeur { $rank }
    }
position-too-many-of-rank-way = toutes les mains ensemble ne peuvent pas tenir plus que le paquet
position-too-many-jokers-way = l’option deck.jokers dit combien il y en a ; la variante joker en ajoute deux
