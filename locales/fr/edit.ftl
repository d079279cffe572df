# A position set up by hand: `tock edit`.

edit-moves =
    { $count ->
        [0] { $seat } n’a aucun coup permis.
        [one] { $seat } a 1 coup permis.
       *[other] { $seat } a { $count } coups permis.
    }
edit-over = Ici, la partie est finie.
edit-no-cards = C’est à { $seat } : donnez une carte à { $seat } pour voir les coups.
edit-part-cards = une carte pour { $seat }
edit-part-moves = Coups
edit-turn = au tour de { $seat }
edit-plays = { $seat } joue
edit-plays-not = { $seat } ne joue pas
edit-extras-word = coups en plus, tours perdus
edit-rules-word = { $rules }
edit-nothing-done = Rien n’a été changé qu’on puisse reprendre.
edit-nothing-undone = Rien n’a été repris.
edit-last-seat = Il faut que quelqu’un joue.
edit-did-not-fit =
    { $marbles ->
        [0] { "" }
        [one] 1 pion n’avait pas sa place sur ce plateau.
       *[other] { $marbles } pions n’avaient pas leur place sur ce plateau.
    } { $cards ->
        [0] { "" }
        [one] 1 carte n’est pas dans ce paquet.
       *[other] { $cards } cartes ne sont pas dans ce paquet.
    }

edit-ask-save = Enregistrer la position
edit-ask-save-text = Le nom du fichier ; `tock moves` et `tock play --position` le lisent.
edit-saved = Enregistrée : { $path }
edit-not-saved = Pas enregistrée : { $why }
edit-overwrite = Ce fichier existe
edit-overwrite-text = { $path } contient déjà quelque chose. Le remplacer ?
edit-overwrite-no = un autre nom
edit-overwrite-yes = le remplacer
edit-leave = Quitter
edit-leave-text = La position a changé et n’est pas enregistrée. Échap continue.
edit-leave-save = l’enregistrer d’abord
edit-leave-lose = quitter sans enregistrer
edit-ask-play-text = Une nouvelle partie commence à cette position. Qui joue ?
edit-not-played = On ne peut pas la jouer : { $why }
edit-extras = Coups en plus et tours perdus de { $seat }
edit-extras-text = Échap ferme.
edit-more-banked = ajouter un coup en plus ({ $count } en réserve)
edit-less-banked = ôter un coup en plus ({ $count } en réserve)
edit-more-lost = ajouter un tour à perdre ({ $count } en attente)
edit-less-lost = ôter un tour à perdre ({ $count } en attente)
edit-again-on = { $who } vient de jouer et peut jouer un coup en plus : non
edit-again-off = { $who } vient de jouer et peut jouer un coup en plus : oui
edit-rules = Règles
edit-rules-text = Un profil, et des variantes si l’on veut. Échap ferme.

help-mouse-edit = Un clic sur une case y met un pion de la place entre crochets, ou l’enlève ; un clic sur une valeur donne une carte, sur une carte de la main la reprend ; un clic sur un coup le montre.
key-part = partie suivante
key-edit-play = jouer
key-part-before = la partie d’avant
key-place = le pion ou les cartes de cette place
key-put = poser
key-remove = enlever
key-give = donner à la place choisie un as jusqu’à un 10
key-walk = parcourir les cases, les cartes ou les coups
key-along = avancer sur le parcours
key-along-back = reculer sur le parcours
key-next-turn = le tour de la place suivante
key-in-out = la place choisie joue ou non
key-extras = coups en plus et tours perdus
key-choose-rules = d’autres règles
key-edit-back = annuler
key-edit-again = rétablir
key-save = enregistrer

toc-edit-no-dice = { $seat } n’a pas encore jeté : donnez des dés pour voir les coups.
toc-edit-no-stone = { $who } n’a plus de dame qui attende : ôtez-en d’abord une ailleurs.
toc-edit-take = ôter
toc-edit-point = flèche { $point }
toc-edit-part-counts =
    { $seat ->
        [red] nombres de Rouge
       *[black] nombres de Noir
    }
toc-edit-part-dice = dés
toc-edit-hand = main { $count }
toc-edit-off = sorties { $count }
toc-edit-marks = marques { $count }
toc-edit-dice = dés
toc-edit-turn =
    { $seat ->
        [red] à Rouge de jouer
       *[black] à Noir de jouer
    }

help-mouse-edit-stones = Un clic sur une flèche y pose une dame de la couleur entre crochets, ou en ôte une si « ôter » est entre crochets ; un clic sur un nombre ou un dé l’augmente, ou le diminue ; un clic sur un coup le montre.
key-other-colour = autre couleur
key-so-many = tant de dames, de marques ou de points
key-walk-points = d’une flèche, d’un nombre, d’un dé ou d’un coup à l’autre
key-along-points = plus loin, comme va une dame
key-along-points-back = en arrière
key-other-turn = au tour de l’autre joueur
