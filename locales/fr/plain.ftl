# The game as lines of text, for screen readers, slow links, pipes and scripts.

plain-title = Tock, { $rules }. Dites aide pour savoir ce qu’on peut dire.
plain-event = { $who } joue { $card } : { $what }. [{ $notation }]
plain-event-pass = { $who } { $what }.
plain-event-discard = { $who } défausse { $card }.
plain-event-discard-why = { $who } défausse { $card } : { $why }.
plain-pass-on = Passez le clavier à { $who }, puis appuyez sur Entrée.
plain-turn =
    { SOUND($who) ->
        [vowel] C’est au tour d’{ $who }, place { $seat }.
       *[consonant] C’est au tour de { $who }, place { $seat }.
    }
plain-turn-partner =
    { SOUND($partner) ->
        [vowel] Tous vos pions sont à la maison : vous jouez ceux d’{ $partner }.
       *[consonant] Tous vos pions sont à la maison : vous jouez ceux de { $partner }.
    }
plain-turn-lost =
    { $count ->
        [one] Vous perdez ce tour : défaussez une carte.
       *[other] Vous perdez ce tour : défaussez { $count } cartes.
    }
plain-turn-starter = Aucun pion n’est sorti et aucune carte n’en fait sortir : défaussez une carte et piochez-en une autre.
plain-turn-discard = Aucune carte ne peut être jouée : défaussez-en une.
plain-turn-extra = Vous avez un coup en plus. Jouez une carte, ou passez et gardez-le.
plain-hand = Votre main : { $cards }.
plain-no-hand = Votre main est vide.
plain-hand-of =
    { $count ->
        [0] { $who }, place { $seat }, n’a pas de carte.
       *[other] { $who }, place { $seat }, tient { $cards }.
    }
plain-made-ask = Dites 1 ou rien pour continuer, 2 ou u pour reprendre le coup, ou dites aide.
plain-taken-back = Repris : [{ $notation }].
plain-exchange-how = Dites x, la place, et qui y joue désormais : x B humain Anne, ou x B robot et l’un de { $levels }.
plain-marbles = Vos pions : { $marbles }.
plain-seat =
    { $cards ->
        [one] { $who }, place { $seat } : { $marbles }. { $cards } carte.
       *[other] { $who }, place { $seat } : { $marbles }. { $cards } cartes.
    }
plain-stock = Pioche { $stock }, défausse { $discards } ; { $who } donne.
plain-waiting =
    { $count ->
        [one] { $count } attend
       *[other] { $count } attendent
    }
plain-guarded = { $at } protégé
plain-slot = emplacement { $slot }
plain-entry = { $number }. { $what }
plain-move = { $card } : { $what }. [{ $notation }]
plain-move-pass = Passer et garder le coup en plus. [pass]
plain-move-discard = Défausser { $card }. [discard { $card }]
plain-offer = { $what }.
plain-offer-whole = { $what }. [{ $notation }]
plain-hurts = { $what }, ce qui nuit à votre camp
plain-card =
    { $count ->
        [one] { $card } : { $count } manière
       *[other] { $card } : { $count } manières
    }
plain-card-taken = Avec { $card }. Dites retour pour choisir autrement.
plain-steps-left =
    { $left ->
        [one] Il reste { $left } case sur { $of }.
       *[other] Il reste { $left } cases sur { $of }.
    }
plain-more = Encore { $count } : dites suite.
plain-ask =
    { $count ->
        [one] Dites 1, écrivez un coup, ou dites aide.
       *[other] Dites un nombre de 1 à { $count }, écrivez un coup, ou dites aide.
    }
plain-unknown =
    { $count ->
        [one] « { $said } » n’est pas compris : dites 1, un coup comme { $example }, ou { $words }.
       *[other] « { $said } » n’est pas compris : dites un nombre de 1 à { $count }, un coup comme { $example }, ou { $words }.
    }
plain-no-number =
    { $count ->
        [one] Il n’y a pas de choix { $said } : il n’y en a qu’un, 1.
       *[other] Il n’y a pas de choix { $said } : dites un nombre de 1 à { $count }.
    }
plain-refused = Impossible : { $why }.
plain-unread = Impossible : { $why }.
plain-why = { $card } ne peut pas se jouer : { $why }.
plain-why-turn = Rien ne peut être joué : { $why }.
plain-why-no-discard = Rien ne peut être défaussé : { $why }.
plain-why-every-card = Toutes les cartes peuvent être jouées.
plain-why-none = { $card } peut se jouer.
plain-several = Cela peut vouloir dire plusieurs coups :
plain-log-empty = Rien n’a encore été joué.
plain-no-more = C’est tout.
plain-no-back = Rien n’est encore choisi.
plain-help =
    Un nombre prend ce choix. On peut écrire un coup, comme { $example } ; une carte par sa lettre, comme { $king }.
    coups : encore les choix. retour : choisir autrement. suite : lire plus loin.
    conseil ou h : ce que ferait le meilleur robot, et pourquoi.
    pourquoi ou w : pourquoi des cartes ne peuvent pas être jouées. pourquoi { $king } : pourquoi celle-là.
plain-help-made =
    1, ou rien du tout, continue. 2, ou u, reprend le coup. coups : encore les choix. suite : lire plus loin.
plain-help-take-back = reprendre ou u : reprendre votre coup tant que la main n’est pas passée. refaire ou y : le refaire.
plain-help-practice = reprendre ou u : reprendre autant de coups que vous voulez. refaire ou y : les refaire.
plain-help-always =
    plateau ou b : où sont tous les pions. main : vos cartes et vos pions.
    journal ou l : ce qui s’est passé. règles ou r : les règles de cette partie.
    changer ou x : laisser quelqu’un d’autre, personne ou robot, jouer à une place.
    abandonner : terminer la partie pour tous. quitter : partir ; la partie est gardée.
plain-ask-give-up = Abandonner la partie pour tout le monde ? Dites oui ou non.
plain-go-on = La partie continue.
