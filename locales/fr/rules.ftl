# The rules in plain words. switch-TABLE-KEY is the sentence for a switch and its value; about-TABLE-KEY says in a few
# words what the switch is, whatever its value. Names of values (opposite, play_out …) are those of profiles.

list-and = { $first } et { $last }

## Seats

about-seats-counts = Combien de joueurs peuvent jouer
switch-seats-counts = On peut jouer à { $value }.
about-seats-teams = Qui joue avec qui
switch-seats-teams = { $value ->
    [opposite] Les places opposées font équipe : elles gagnent ensemble.
   *[none] Chacun joue pour soi.
}

## Board

about-board-sections = Combien de sections a le parcours
switch-board-sections = Le parcours a { $value } sections, chacune finissant à la case de départ d’une place.
about-board-section-length = Combien de cases a une section
switch-board-section-length = Une section a { $value } cases ; la dernière est la case de départ de la place.
about-board-doorstep = À combien de cases avant la case de départ se trouve le seuil
switch-board-doorstep = Un pion entre dans sa maison par son seuil, { $value ->
    [one] { $value } case
   *[other] { $value } cases
} avant sa case de départ.
about-board-home = Combien d’emplacements a une maison
switch-board-home = Une maison a { $value ->
    [one] { $value } emplacement.
   *[other] { $value } emplacements.
}
about-board-marbles = Combien de pions a chacun, autant que d’emplacements
switch-board-marbles = Chacun a { $value ->
    [one] { $value } pion.
   *[other] { $value } pions.
}
about-board-shortcut = La case de chaque section d’où un pion peut sauter à la section suivante
switch-board-shortcut = { $value ->
    [none] Il n’y a pas de raccourci.
   *[other] Un pion dont le déplacement finit sur la case { $value } d’une section peut sauter, dans le sens où il va, à la case { $value } de la section suivante.
}

## Deck and deal

about-deck-jokers = Combien de jokers il y a dans le paquet, outre les 52 cartes
switch-deck-jokers = { $value ->
    [0] Le paquet a 52 cartes et pas de joker.
    [one] Le paquet a 52 cartes et { $value } joker.
   *[other] Le paquet a 52 cartes et { $value } jokers.
}
about-deal-mode = Si les mains restent pleines ou se jouent jusqu’au bout
switch-deal-mode = { $value ->
    [play_out] Chaque donne se joue une carte par tour, jusqu’à ce que toutes les mains soient vides.
   *[refill] Après avoir joué ou défaussé une carte, on complète sa main.
}
about-deal-hand = Combien de cartes chacun tient quand les mains restent pleines
switch-deal-hand = { $value ->
    [none] Les mains n’ont pas de taille fixe.
    [one] Chacun tient { $value } carte.
   *[other] Chacun tient { $value } cartes.
}
about-deal-schedule = Combien de cartes donne chaque donne quand les mains se jouent jusqu’au bout
switch-deal-schedule = { $value ->
    [none] Il n’y a pas de suite de donnes.
   *[other] Les donnes sont de { $value } cartes chacun ; ensuite la place suivante donne, et toutes les cartes sont battues.
}
about-deal-starter-help = Ce qui aide une place sans pion en jeu ni parteu
switch-deal-starter-help = { $value ->
    [redraw_until_starter] Un joueur sans pion en jeu ni parteu défausse et pioche avant son tour, jusqu’à ce qu’un parteu vienne.
   *[none] Un joueur sans pion en jeu ni parteu défausse une carte par tour, comme tout le monde.
}

## Turns

about-turn-obligation = Si une carte qui peut se jouer doit l’être
switch-turn-obligation = { $value ->
    [may_discard] On peut défausser n’importe quelle carte au lieu d’en jouer une.
   *[forced] Tant qu’une carte peut se jouer, il faut en jouer une.
}
about-turn-no-move = Ce qui arrive quand aucune carte ne peut se jouer
switch-turn-no-move = Un joueur qui ne peut jouer aucune carte en défausse une de son choix.
about-turn-control = Ce que fait une place dont tous les pions sont à la maison
switch-turn-control = { $value ->
    [own] Un joueur dont tous les pions sont à la maison ne fait plus que se défausser.
   *[partner_when_finished] Un joueur dont tous les pions sont à la maison joue avec les pions de son partenaire.
}

## Coming out, the post

about-start-on-own = Ce que fait un pion à soi sur la case de départ à celui qui voudrait sortir
switch-start-on-own = { $value ->
    [capture_unguarded] Un pion qui sort renvoie un pion à soi sur la case de départ, sauf s’il vient de sortir ou s’il est protégé.
   *[illegal] Aucun pion ne peut sortir tant qu’un pion à soi est sur la case de départ.
}
about-post-guards = Quels pions sont protégés sur leur case de départ
switch-post-guards = { $value ->
    [none] Aucun pion n’est protégé.
    [standing] Tout pion sur sa case de départ est protégé : les autres ne peuvent ni le prendre, ni l’échanger, ni l’enlever.
   *[fresh] Un pion qui vient de sortir et n’a pas bougé depuis est protégé : les autres ne peuvent ni le prendre, ni l’échanger, ni l’enlever.
}
about-post-blocks = Qui ne peut pas dépasser un pion protégé
switch-post-blocks = { $value ->
    [nobody] Un pion protégé laisse passer tout le monde.
    [others] Un pion protégé barre le passage à tous les pions d’une autre couleur.
   *[everyone] Un pion protégé barre le passage à tous les pions, ceux de sa couleur compris.
}
about-post-owner-swap-out = Si son possesseur peut échanger un pion protégé
switch-post-owner-swap-out = { $value ->
    [true] Son possesseur peut échanger un pion protégé.
   *[false] Même son possesseur ne peut pas échanger un pion protégé.
}
about-post-own-crossing = Si un pion peut s’arrêter ou repasser sur sa case de départ
switch-post-own-crossing = { $value ->
    [never] Un pion ne peut ni s’arrêter ni repasser sur sa case de départ, sauf si la carte le dit.
   *[free] Un pion peut s’arrêter sur sa case de départ et la dépasser.
}

## Landing, home, end

about-land-on-own = Ce qui arrive quand on finit sur un pion de la même couleur
switch-land-on-own = { $value ->
    [illegal] On ne peut pas finir sur un pion de la même couleur.
   *[capture] On peut finir sur un pion de la même couleur, et on le renvoie.
}
about-land-on-partner = Ce qui arrive quand on finit sur un pion du partenaire
switch-land-on-partner = { $value ->
    [illegal] On ne peut pas finir sur un pion du partenaire.
   *[capture] On peut finir sur un pion du partenaire, et on le renvoie.
}
about-home-jump = Si l’on peut dépasser un emplacement occupé
switch-home-jump = { $value ->
    [true] Dans la maison, on peut dépasser les pions.
   *[false] Dans la maison, on ne peut dépasser aucun pion.
}
about-home-enter-backward = Si l’on peut entrer dans la maison en reculant par la case de départ
switch-home-enter-backward = { $value ->
    [true] Un pion qui recule par sa case de départ jusqu’à son seuil peut entrer dans la maison avec les cases qui restent.
   *[false] Aucun pion n’entre dans la maison en reculant.
}
about-home-foreign-moved-may-enter = Si un pion bougé par un autre joueur peut entrer dans sa maison
switch-home-foreign-moved-may-enter = { $value ->
    [true] Un pion bougé par un autre joueur peut entrer dans sa maison.
   *[false] Un pion bougé par un autre joueur reste sur le parcours.
}
about-end-rest-of-card = Ce que deviennent les cases d’un partage qui restent quand le dernier pion rentre
switch-end-rest-of-card = { $value ->
    [forfeit] Les cases d’un partage qui restent quand le dernier pion rentre sont perdues.
   *[partner] Les cases d’un partage qui restent quand le dernier pion rentre sont pour les pions du partenaire.
}

## Cards

about-cards = À quoi sert la carte ; sans cela elle avance de sa valeur
card-or = Ou : { $use }
card-unused = Il n’y a pas de joker dans le paquet.

action-start = Sortir un pion du camp de départ sur votre case de départ.
action-forward = Avancer { $who ->
    [own] un de vos pions
    [partner] un pion du partenaire
    [opponent] un pion adverse
    [other] un pion d’un autre joueur
   *[any] n’importe quel pion du parcours
} de { $n ->
    [one] { $n } case.
   *[other] { $n } cases.
}
action-backward = Reculer { $who ->
    [own] un de vos pions
    [partner] un pion du partenaire
    [opponent] un pion adverse
    [other] un pion d’un autre joueur
   *[any] n’importe quel pion du parcours
} de { $n ->
    [one] { $n } case.
   *[other] { $n } cases.
}
action-trample = Il mange tout sur son passage : ces pions retournent à leur camp de départ, les vôtres aussi.
action-cross-own-post = Il peut franchir sa case de départ.
action-split = Répartir { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur { $min } à { $max } de vos pions.
action-split-exactly = Répartir { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur exactement { $min ->
    [one] { $min } de vos pions.
   *[other] { $min } de vos pions.
}
action-swap = Échanger un de vos pions avec { $with ->
    [own] un autre de vos pions du parcours.
    [partner] un pion du partenaire sur le parcours.
    [opponent] un pion adverse sur le parcours.
    [other] un pion d’un autre joueur sur le parcours.
   *[any] n’importe quel autre pion du parcours.
}
action-discard = Le joueur suivant défausse { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} et perd un tour.
effect-remove = Ensuite, renvoyer { $who ->
    [own] un de vos pions
    [partner] un pion du partenaire
    [opponent] un pion adverse
    [other] un pion d’un autre joueur
   *[any] n’importe quel pion
} du parcours à son camp de départ.
effect-draw = Ensuite, piocher { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
effect-again = Vous avez un coup en plus, pour maintenant ou pour plus tard.

## Where a value comes from, and the lists of rules

origin-default = par défaut
origin-face-value = valeur de la carte
origin-profile = { $name }
origin-variant = variante { $name }
origin-set = mis pour cette partie

rules-title = { $title } ({ $name })
rules-source = Source : { $source }
rules-variants = avec { $variants }
rules-list-profiles = Profils (--rules)
rules-list-variants =
    Variantes { $game ->
        [tock] du Tock
       *[toccadille] de la Toccadille
    } (--variant), à ajouter à n’importe lequel de ses profils
rules-list-shipped = vient avec tock
rules-list-faulty = fautif ; `tock rules check { $file }` dit pourquoi
rules-list-own = Vos propres profils vont dans { $folder }, vos variantes dans { $folder }/variants.
rules-check-profile = { $file } : { $name } est jouable
rules-check-variant = { $file } : { $name } est une variante, et convient à { $fits }
rules-check-misfit = { $file } : ne convient pas à { $profile } :
rules-schema-title = Un profil de règles ou une variante du Tock
rules-schema-name = Comment s’appelle le profil
rules-schema-summary = Le profil en une phrase
rules-schema-source = D’où viennent ses règles
rules-schema-game = De quel jeu il s’agit
rules-schema-base = Un parent, par son nom ou par son chemin depuis ce fichier : le profil ne donne alors que les différences

## The rules of one table

rules-kept = Le profil a changé ou disparu depuis le début de cette partie. Elle continue avec les règles de son début :
rules-differences = { $count ->
    [0] Aucune règle ne diffère de { $base }.
    [one] { $count } règle diffère de { $base } :
   *[other] { $count } règles diffèrent de { $base } :
}
rules-differs = Différent ({ $origin }) :
rules-differs-line = { $by } { $text }
rules-instead = ({ $text })
rules-in-base = dans { $base } : { $text }
rules-of-card = { $card } : { $text }
rules-face-value = Avancer un de vos pions d’autant de cases que vaut la carte : { $jack } 11, { $queen } 12, { $king } 13.
rules-section-seats = Qui joue
rules-section-board = Le plateau
rules-section-cards = Les cartes
rules-section-deal = Mains et tours
rules-section-start = Sortir, et la case de départ
rules-section-land = Finir sur un pion
rules-section-home = La maison
rules-section-end = La fin
