# Les conseils à la Toccadille : ce que ferait le meilleur robot, et pourquoi. Les valeurs sont des marques.

toccadille-hint-unit = Les chiffres sont des marques ; une partie gagnée en vaut 12 pour chaque fois qu’elle compte.

## What speaks for a move, or against it

toccadille-hint-win = { $sign ->
    [more] gagne la partie, ou le pourra bientôt
   *[less] l’autre peut gagner la partie
}
toccadille-hint-hits = { $sign ->
    [more] bat
   *[less] bat moins
}
toccadille-hint-off = { $sign ->
    [more] toutes vos dames sont sorties
   *[less] l’autre sort le premier
}
toccadille-hint-answer = { $sign ->
    [more] le prochain jet vous rapporte des marques
   *[less] la réponse de l’autre lui rapporte des marques
}
toccadille-hint-aim = { $sign ->
    [more] vous pourrez battre davantage
   *[less] vous pourrez moins battre
}
toccadille-hint-danger = { $sign ->
    [more] moins de vos dames pourront être battues
   *[less] plus de vos dames pourront être battues
}
toccadille-hint-huck = { $sign ->
    [more] votre coin est tenu, ou celui de l’autre ne l’est pas
   *[less] le coin de l’autre est tenu, ou le vôtre ne l’est pas
}
toccadille-hint-behind = { $sign ->
    [more] vos dames restent en arrière, d’où elles peuvent encore battre
   *[less] vos dames dépassent celles qu’elles pouvaient battre
}
toccadille-hint-singles = { $sign ->
    [more] moins de vos dames sont seules
   *[less] plus de vos dames sont seules
}

## What makes the next best worse

toccadille-hint-worse-win = gagne moins sûrement
toccadille-hint-worse-hits = bat moins
toccadille-hint-worse-off = ne sort pas la dernière dame
toccadille-hint-worse-answer = le prochain jet tourne moins bien
toccadille-hint-worse-aim = vous pourrez moins battre
toccadille-hint-worse-danger = plus de vos dames pourront être battues
toccadille-hint-worse-huck = moins bon pour votre coin
toccadille-hint-worse-behind = vos dames en laissent davantage derrière elles
toccadille-hint-worse-singles = plus de vos dames sont seules
