# The table on a terminal.

table-name = Tock
table-seat-name = Joueur { $seat }
table-bot-name =
    { $level ->
        [random] Hasard { $seat }
        [greedy] Avide { $seat }
        [steady] Posé { $seat }
        [sharp] Fin { $seat }
        [master] Maître { $seat }
       *[other] Robot { $seat }
    }
table-level =
    { $level ->
        [random] Hasard
        [greedy] Avide
        [steady] Posé
        [sharp] Fin
        [master] Maître
       *[other] { $level }
    }
table-deck = pioche { $stock }, défausse { $discards }
table-dealer = donneur { $who }
table-overrides =
    { $count ->
        [one] { " " }+ { $count } option
       *[other] { " " }+ { $count } options
    }
table-south = { $who } est maintenant en bas.
table-follows = Celui qui doit jouer est maintenant en bas.
table-speed =
    { $speed ->
        [off] Vitesse : aucune. Rien ne bouge, rien n’attend.
        [fast] Vitesse : rapide.
        [normal] Vitesse : normale.
       *[slow] Vitesse : lente.
    }
table-not-saved = La partie n’a pas pu être écrite sur le disque ({ $reason }). Appuyez sur une touche pour réessayer.

## Colours of marbles

tint-red = rouge
tint-blue = bleu
tint-green = vert
tint-yellow = jaune
tint-magenta = magenta
tint-cyan = cyan

## Cards

card-joker = Joker
card-joker-short = Jkr
card-pass = Passe

## What a move does; the same words serve the choice before and the log after

told-start = un pion sort en { $post }
told-walk = de { $from } à { $to }
told-walk-other = { $whose } de { $from } à { $to }
told-home = de { $from } à { $to }
told-swap = échange { $ours } avec { $whose } en { $other }
told-skip = { $who } perd un tour
told-discard = défaussée
told-pass = garde le coup en plus
told-sent-back = renvoie { $marbles }
told-marble = { $whose } en { $at }
told-own = son propre pion
told-partner =
    { SOUND($who) ->
        [vowel] le pion d’{ $who }, son partenaire,
       *[consonant] le pion de { $who }, son partenaire,
    }
told-your-own = votre propre pion
told-your-partner =
    { SOUND($who) ->
        [vowel] le pion d’{ $who }, votre partenaire,
       *[consonant] le pion de { $who }, votre partenaire,
    }
told-others =
    { SOUND($who) ->
        [vowel] le pion d’{ $who }
       *[consonant] le pion de { $who }
    }
told-draw =
    { $count ->
        [one] pioche une carte
       *[other] pioche { $count } cartes
    }
told-again = a un coup en plus
told-and = { " " }et{ " " }
told-won =
    { $count ->
        [one] { $who } gagne la partie !
       *[other] { $who } gagnent la partie !
    }
told-dealt =
    { $count ->
        [one] { $who } donne une carte à chacun.
       *[other] { $who } donne { $count } cartes à chacun.
    }
told-reshuffled = La défausse est battue et devient la pioche.
told-for-partner = pour { $whose } : { $what }
place-home = l’emplacement { $slot }

## Choosing how to use a card

offer-ours = échanger le pion en { $at }
offer-marble = le pion sur { $at } avance
offer-marble-other = { $whose } sur { $at } avance
offer-steps =
    { $count ->
        [one] { $count } case, jusqu’à { $to }
       *[other] { $count } cases, jusqu’à { $to }
    }
offer-steps-home =
    { $count ->
        [one] { $count } case, jusqu’à { $to }
       *[other] { $count } cases, jusqu’à { $to }
    }
offer-remove = et { $whose } en { $at } est renvoyé
offer-discard = défausser la carte
offer-hurts = { $offer } (votre camp !)

## What the game waits for

status-card = { $who } : choisissez une carte.
status-for-partner =
    { SOUND($partner) ->
        [vowel] { $who } : tous vos pions sont à la maison. Vous jouez maintenant ceux d’{ $partner } : choisissez une carte.
       *[consonant] { $who } : tous vos pions sont à la maison. Vous jouez maintenant ceux de { $partner } : choisissez une carte.
    }
status-discard = { $who } : aucune carte ne peut se jouer. Choisissez-en une à défausser.
status-starter = { $who } : aucun pion n’est sorti, et aucune carte n’en fait sortir. Défaussez une carte.
status-lost =
    { $count ->
        [one] { $who } : vous perdez ce tour. Défaussez une carte.
       *[other] { $who } : vous perdez ce tour. Défaussez { $count } cartes.
    }
status-extra = { $who } : vous avez un coup en plus. Choisissez une carte, ou passez et gardez-le.
status-only = { $who } : un seul coup est possible. { $card } : { $what }. { $key } le joue.
status-only-discard = { $who } : { $card } ne peut pas se jouer. { $key } défausse cette carte.
status-only-pass = { $who } : rien ne peut se jouer. { $key } garde le coup en plus.
status-way =
    { $count ->
        [one] Une seule manière de jouer { $card }, { $key } le fait :
       *[other] Comment jouez-vous { $card } ?
    }
status-throw = { $card } ne peut qu’être défaussé, { $key } le fait :
status-split =
    { $left ->
        [one] { $card } : reste { $left } case sur { $of }.
       *[other] { $card } : restent { $left } cases sur { $of }.
    }
status-bot-thinks = { $who } réfléchit.
status-bot-shown = { $who } va jouer.
status-covered =
    { SOUND($who) ->
        [vowel] C’est au tour d’{ $who }.
       *[consonant] C’est au tour de { $who }.
    }
status-unsaved = La partie n’a pas pu être écrite sur le disque. { $key } réessaie.

curtain-title = Joueur suivant
curtain-text = C’est à vous. { $key } retourne vos cartes.
log-title = Journal
log-below =
    { $count ->
        [one] { $count } ligne plus récente dessous
       *[other] { $count } lignes plus récentes dessous
    }

## Around the board

corner-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
corner-extra =
    { $count ->
        [one] { $count } coup en plus
       *[other] { $count } coups en plus
    }
corner-lost =
    { $count ->
        [one] perd { $count } tour
       *[other] perd { $count } tours
    }
corner-home =
    { $count ->
        [one] { $count }/{ $of } rentré
       *[other] { $count }/{ $of } rentrés
    }
corner-partner = avec { $who }

## The end, and leaving

over-given-up = La partie a été abandonnée.
over-turn-limit = La partie a été arrêtée à la limite de tours.
over-stopped = La partie a été arrêtée : { $reason }.
over-nobody = Personne n’a gagné la partie.
ask-leave = Quitter la partie ?
ask-leave-kept = La partie est gardée : « tock resume » la reprend.
ask-leave-lost = Cette partie n’est pas gardée : la quitter y met fin pour de bon.
ask-leave-yes = quitter
ask-leave-no = continuer à jouer
ask-give-up = Abandonner la partie ?
ask-give-up-text = La partie finit pour tout le monde, et personne ne la gagne.
ask-give-up-yes = abandonner
ask-give-up-no = continuer à jouer
too-small = Cette fenêtre de { $has_width } x { $has_height } est trop petite. { $width } x { $height } suffit.


## Pages

help-title = Touches
help-choosing = Choisir
help-reading = Regarder
help-game = La partie
help-program = Le programme
help-mouse-title = Souris
help-mouse-card = Cliquez sur une carte pour la prendre, sur les mots du bas pour ce qu’ils disent ; la molette fait défiler le journal.
help-mouse-way = Cliquez sur une ligne ou une case pour la regarder, encore une fois pour le faire ; sur une autre carte pour prendre celle-là.
help-mouse-hint = Cliquez sur le conseil pour le suivre, sur une carte pour choisir vous-même.
help-mouse-replay = La molette avance et recule ; les mots du bas font ce qu’ils disent.
help-mouse-watch = Un clic continue ; la molette fait défiler le journal.
help-mouse = Cliquez sur ce que vous voulez ; les mots du bas font ce qu’ils disent.
rules-jump = { $heading } elles sont marquées { $sign }. n va à la suivante.
help-signs = Sur le plateau (A et b valent pour toute place ; on tourne dans le sens des aiguilles)
page-close = Échap ferme

sign-marble = un pion de la place A
sign-guarded = protégé sur sa case de départ
sign-fresh = sorti et pas bougé depuis
sign-post = une case de départ, la flèche dit le sens du jeu
sign-doorstep = un seuil, la flèche mène à la maison
sign-slot = un emplacement d’une maison
sign-shortcut = d’où part un raccourci : le numéro de la case
sign-look = ce que la leçon vous invite à voir
sign-way = le sens du jeu
sign-may-leave = un pion que vous pouvez choisir
sign-may-arrive = où l’on peut aller
sign-arrives = où il arriverait
sign-captures = où il arriverait en en renvoyant un
sign-sent-back = un pion qui serait renvoyé
sign-leaves = d’où il partirait
sign-path = le chemin qu’il suivrait
sign-came-to = arrivé aux derniers coups (le tout dernier est souligné ; x s’il en a renvoyé un)
sign-came-from = quitté aux derniers coups

## Keys

key-card-number = prendre une carte
key-way-number = regarder
key-card-left = la carte d’avant
key-card-right = la carte suivante
key-way-next = suivant
key-way-previous = la ligne d’avant
key-card-take = prendre
key-way-take = jouer
key-way-back = retour
key-pass = garder un coup en plus
key-hint = conseil
key-learn = leçons
key-lesson-take = suivre la leçon
key-lesson-next = continuer
key-lesson-back = retour
key-hint-take = le suivre
key-hint-close = fermer
key-why = pourquoi pas
key-all = tous les coups
key-type = écrire
key-complete = compléter
key-find-up = plus haut
key-find-down = plus bas
key-uncover = retourner les cartes
key-skip-pause = continuer
key-log-up = remonter le journal
key-log-down = descendre le journal
key-log-first = le début du journal
key-log-last = la fin du journal
key-page-up = monter
key-page-down = descendre
key-first-line = la première ligne
key-last-line = la dernière ligne
key-next-difference = la différence suivante
key-difference-before = la différence d’avant
key-close = fermer
key-yes = oui
key-no = non
key-help = touches
key-rules = règles
key-turn-board = tourner le plateau
key-square-names = noms des cases, oui ou non
key-give-up = abandonner la partie
key-theme = le thème de couleurs suivant
key-mouse = souris, oui ou non (pour copier du texte)
no-such-card = Il n’y a pas de carte { $number } ici ; la dernière est la { $last }.
no-such-way = Il n’y a pas de ligne { $number } ici ; la dernière est la { $last }.
key-unbound = { $key } ne fait rien ici. { $help } montre toutes les touches.
mouse-table = La souris sert de nouveau à la table.
mouse-terminal = La souris est maintenant au terminal, pour copier du texte. { $key } la rend à la table.
key-quit = quitter
key-suspend = suspendre (fg reprend)
key-repaint = redessiner l’écran
