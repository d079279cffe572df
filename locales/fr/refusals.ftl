# Why the rules refuse something. No full stops: the number of the rule may follow.

refusal-wrong-count = ces règles ne sont pas pour { $count } joueurs
refusal-one-team = deux joueurs en équipe joueraient du même côté
refusal-no-such-dealer = { $seat } ne joue pas, et ne peut donc pas donner les cartes
refusal-over = la partie est finie
refusal-waits-for-shuffle = les cartes doivent d’abord être battues
refusal-waits-for-player = c’est au tour de { $seat }
refusal-not-these-cards = en battant, il faut exactement les cartes à battre, chacune une fois
refusal-not-held =
    { $card ->
        [joker] il n’y a pas de joker dans la main
       *[other] { $card } n’est pas dans la main
    }
refusal-turn-is-lost = { $seat } perd ce tour : on défausse une carte, on n’en joue pas
refusal-needs-starter = sans parteu, on défausse une carte et on en pioche une autre
refusal-must-play =
    { $rank ->
        [joker] une carte qui peut se jouer doit l’être : le joker le peut
       *[other] une carte qui peut se jouer doit l’être : { $rank } le peut
    }
refusal-extra-play-only = un coup en plus se joue ou se garde, on ne défausse rien pour lui
refusal-may-not-pass = seul un coup en plus peut se garder pour plus tard
refusal-finished = tous les pions de { $seat } sont à la maison et il n’y a pas de partenaire pour qui jouer : on défausse une carte
refusal-no-such-use =
    { $rank ->
        [joker] le joker ne s’emploie pas ainsi
       *[other] { $rank } ne s’emploie pas ainsi
    }
refusal-none-waiting = aucun pion n’attend dans le camp de départ de { $seat }
refusal-post-taken = le pion sur la case de départ, { $square }, empêche les autres de sortir
refusal-no-marble = il n’y a pas de pion en { $square }
refusal-not-meant = la carte ne bouge pas le pion de { $seat } en { $square }
refusal-guarded =
    { $guards ->
        [fresh] le pion de { $seat } en { $square } vient de sortir : seul { $seat } peut le bouger
       *[standing] le pion de { $seat } est sur sa case de départ, { $square } : seul { $seat } peut le bouger
    }
refusal-not-swapped =
    { $guards ->
        [fresh] le pion de { $seat } en { $square } vient de sortir : on ne peut pas l’échanger
       *[standing] le pion de { $seat } est sur sa case de départ, { $square } : on ne peut pas l’échanger
    }
refusal-in-home = le pion en { $square } est à la maison
refusal-not-there = la carte ne mène pas de { $from } à { $to }
refusal-barred =
    { $guards ->
        [fresh] le pion de { $seat } en { $square } vient de sortir : rien ne peut le dépasser
       *[standing] le pion de { $seat } est sur sa case de départ, { $square } : rien ne peut le dépasser
    }
refusal-barred-others =
    { $guards ->
        [fresh] le pion de { $seat } en { $square } vient de sortir : seuls les pions de { $seat } peuvent le dépasser
       *[standing] le pion de { $seat } est sur sa case de départ, { $square } : seuls les pions de { $seat } peuvent le dépasser
    }
refusal-own-post = les pions de { $seat } ne peuvent ni s’arrêter ni repasser sur leur case de départ, { $square }
refusal-lands-on-guarded =
    { $guards ->
        [fresh] le pion de { $seat } en { $square } vient de sortir : il est imprenable
       *[standing] le pion de { $seat } est sur sa case de départ, { $square } : il est imprenable
    }
refusal-lands-on-own = un pion de la même couleur est en { $square } et ne peut pas être pris
refusal-lands-on-partner = le pion du partenaire en { $square } ne peut pas être pris
refusal-past-home =
    { $over ->
        [one] on entre à la maison au compte exact : l’emplacement { $slot } est le dernier, c’est { $over } case de trop
       *[other] on entre à la maison au compte exact : l’emplacement { $slot } est le dernier, c’est { $over } cases de trop
    }
refusal-slot-taken = le pion en { $square } barre le passage
refusal-backward-in-home = le pion en { $square } est à la maison et ne peut pas reculer
refusal-home-closed = un pion bougé par un autre joueur ne peut pas entrer dans la maison de { $seat }
refusal-home-closed-backward = on n’entre pas dans la maison en reculant
refusal-no-shortcut = aucun raccourci ne part de { $square }
refusal-wrong-steps =
    { $given ->
        [one] les parts font { $given } case, la carte en a { $wanted }
       *[other] les parts font { $given } cases, la carte en a { $wanted }
    }
refusal-wrong-parts = les cases se répartissent sur { $min } à { $max } pions
refusal-walked-already = le pion en { $square } a déjà avancé
refusal-not-on-track = on échange deux pions du parcours, et celui en { $square } n’en est pas
refusal-remove-one = la carte renvoie un pion : il faut dire lequel
refusal-not-removed = le pion en { $square } ne peut pas être renvoyé, ou il n’y en a pas

# Why a text is no move.

unread-empty = il n’y a pas de coup à lire
unread-no-card = « { $word } » n’est pas une carte
unread-not-held =
    { $rank ->
        [joker] il n’y a pas de joker dans la main
       *[other] il n’y a pas de { $rank } dans la main
    }
unread-no-spot = « { $word } » n’est ni une case, ni un emplacement, ni un camp de départ
unread-no-deed = la carte est nommée, mais pas ce qu’on en fait
unread-not-a-deed = « { $word } » ne dit pas que faire
