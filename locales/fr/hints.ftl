# Hints: what the strongest bot would do, and why. Values are steps of an own marble.

hint-title = Conseil du niveau { $level }
hint-thinking = { $level } réfléchit à un conseil.
hint-in-hand = { $card } { $what }
hint-discard = Défausser { $card }
hint-pass = Garder le coup en plus pour plus tard
hint-value = vaut { $steps }
hint-next = Sinon : { $what }
hint-behind = { $steps } de moins, parce que :
hint-level = tout aussi bon
hint-unit = Les chiffres sont des cases d’un de vos pions.
hint-only = Aucun autre coup n’est possible.
hint-reason = { $steps } { $reason }
hint-plain-best = { $title } : { $what }. [{ $notation }]
hint-plain-why = Cela vaut { $steps } cases d’un de vos pions :
hint-plain-next = { $what }. [{ $notation }]
hint-short = Conseil : { $what } ({ $steps })

## What speaks for a move, or against it

hint-win = { $sign ->
    [more] gagne la partie
   *[less] perd la partie
}
hint-out = { $sign ->
    [more] un pion sort
   *[less] un de vos pions est renvoyé
}
hint-progress = { $sign ->
    [more] vos pions avancent
   *[less] vos pions reculent
}
hint-home = { $sign ->
    [more] à la maison, ou plus au fond
   *[less] vous avez moins à la maison
}
hint-partner = { $sign ->
    [more] votre partenaire avance
   *[less] votre partenaire recule
}
hint-opponents = { $sign ->
    [more] des adversaires reculent
   *[less] un adversaire avance
}
hint-danger = { $sign ->
    [more] votre camp est plus à l’abri
   *[less] votre camp est plus exposé
}
hint-hand = { $sign ->
    [more] votre main s’améliore
   *[less] une bonne carte quitte votre main
}
hint-follows = { $sign ->
    [more] la suite : cartes, coups, tours perdus
   *[less] votre camp perd un tour
}
hint-foresight = { $sign ->
    [more] les tours suivants tournent bien
   *[less] les tours suivants tournent mal
}

## What makes the next best worse

hint-worse-win = ne gagne pas
hint-worse-out = moins de pions sont sortis
hint-worse-progress = vos pions avancent moins
hint-worse-home = moins rentre à la maison
hint-worse-partner = moins pour le partenaire
hint-worse-opponents = les adversaires perdent moins
hint-worse-danger = plus de danger
hint-worse-hand = il reste une moins bonne main
hint-worse-follows = la suite rapporte moins
hint-worse-foresight = les tours suivants tournent moins bien
