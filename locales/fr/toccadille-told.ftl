# A match of Toccadille in words: what moves do, what happened, how it stands. The same words serve the choice before and
# the log after.

toc-bot-name =
    { $level ->
        [random] Hasard { $colour }
        [greedy] Avide { $colour }
        [strong] Fort { $colour }
       *[other] Robot { $colour }
    }
toc-level =
    { $level ->
        [random] Hasard
        [greedy] Avide
        [strong] Fort
       *[other] { $level }
    }
toc-length-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
toc-length-points =
    { $count ->
        [one] en { $count } point
       *[other] en { $count } points
    }
toc-dice = { $one } et { $other }

toc-told-enter = entre en { $at }
toc-told-enter-both = entre en { $one } et en { $other }
toc-told-enter-two = en entre deux en { $at }
toc-told-enter-on = entre en { $by } et va en { $to }
toc-told-walk = de { $from } à { $to }
toc-told-walk-two = deux de { $from } à { $to }
toc-told-walk-on = de { $from } à { $by } puis { $to }
toc-told-off = sort celle de { $at }
toc-told-off-two = en sort deux de { $at }
toc-told-off-both = sort celles de { $one } et de { $other }
toc-told-off-on = de { $from } à { $by } puis dehors
toc-told-pass = ne peut jouer aucun dé
toc-told-by-force = par puissance
toc-told-huck-taken = prend son coin
toc-told-huck-by-force = prend son coin par puissance
toc-told-huck-left = quitte son coin
toc-told-hits = bat en { $points }
toc-told-marks =
    { $count ->
        [one] { $count } marque
       *[other] { $count } marques
    }
toc-told-left = le { $die } n’est pas joué
toc-told-all-off = toutes les dames sont sorties
toc-told-penalty =
    { $count ->
        [one] { $who } reçoit { $count } marque
       *[other] { $who } reçoit { $count } marques
    }
toc-told-struck =
    { $count ->
        [one] le jet rapporte à lui seul { $count } marque
       *[other] le jet rapporte à lui seul { $count } marques
    }

toc-event = { $who } joue { $dice } : { $what }. [{ $notation }]
toc-event-throw = { $who } jette { $dice } : { $what }.
toc-told-opening = { $red } jette { $one }, { $black } jette { $other }
toc-told-begins = { $thrown } : { $who } commence.
toc-told-equal = { $thrown } : on jette à nouveau.
toc-told-game = La partie { $number } commence.
toc-told-game-begins = La partie { $number } commence : { $who } jette le premier.
toc-told-lap = Un nouveau parcours commence : chacun reprend ses dames, et { $who } jette le premier.
toc-told-seated = { $who } joue désormais à la place { $seat }.

toc-won =
    { $value ->
        [one] { $who } gagne la partie !
        [2] { $who } gagne la partie, double !
        [3] { $who } gagne la partie, triple !
       *[other] { $who } gagne la partie, quadruple !
    }
toc-drawn = Personne ne peut plus jouer ni marquer : la partie est nulle.
toc-score = { $red } { $one }, { $black } { $other }
toc-stands = Le match en est à { $score }.
toc-match-won = { $who } gagne le match, { $one } à { $other } !
toc-match-level =
    { $points ->
        [one] Le match est nul, { $points } point chacun.
       *[other] Le match est nul, { $points } points chacun.
    }

## Handing a move on, and taking moves back

toc-made-again = { $who } : c’était votre coup. Après un doublet vous jetez à nouveau.
toc-made-lost = { $who } : ce coup fait gagner la partie à l’autre joueur.
toc-made-drawn = { $who } : après ce coup personne ne peut plus jouer ni marquer.
toc-made-do-throw = jeter à nouveau
toc-back-thrown = Les dés ont été jetés à nouveau après ce coup : on ne peut plus le reprendre.

## Figures

toc-figures-throws = jets
toc-figures-doublets = doublets
toc-figures-hits = battues
toc-figures-marks = marques
toc-figures-best = meilleur jet
toc-figures-left = dés laissés
toc-figures-hucks = coins
toc-figures-forced = puissance
toc-figures-off = sorties
toc-figures-points = points

toc-figures-match = Le match : { $facts }.
toc-facts-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
toc-facts-throws =
    { $count ->
        [one] { $count } jet
       *[other] { $count } jets
    }
toc-facts-hits =
    { $count ->
        [0] aucune dame battue
        [one] { $count } dame battue
       *[other] { $count } dames battues
    }
toc-facts-doublets =
    { $count ->
        [0] aucun doublet
        [one] { $count } doublet
       *[other] { $count } doublets
    }
toc-facts-best =
    { $value ->
        [2] une partie double pour { $who }
        [3] une partie triple pour { $who }
       *[other] une partie quadruple pour { $who }
    }

toc-figure-throws =
    { $count ->
        [one] { $count } jet
       *[other] { $count } jets
    }
toc-figure-doublets =
    { $count ->
        [0] aucun doublet
        [one] { $count } doublet
       *[other] { $count } doublets
    }
toc-figure-hits =
    { $count ->
        [0] aucune dame battue
        [one] { $count } dame battue
       *[other] { $count } dames battues
    }
toc-figure-best =
    { $count ->
        [0] aucune d’un seul jet
       *[other] { $count } au plus d’un seul jet
    }
toc-figure-left =
    { $count ->
        [0] aucun dé laissé
        [one] { $count } dé laissé
       *[other] { $count } dés laissés
    }
toc-figure-hucks =
    { $count ->
        [one] coin pris une fois
       *[other] coin pris { $count } fois
    }
toc-figure-off =
    { $count ->
        [one] { $count } dame sortie
       *[other] { $count } dames sorties
    }
