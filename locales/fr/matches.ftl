# Matches of Toccadille: their records, and the game as it is told.

match-no-dice = { $key } doit montrer un dé ou deux, chacun de 1 à 6
match-turn-of = c’est au tour de { $who }
match-wrong-game = la partie { $next } serait la suivante, et non la partie { $said }
match-other-end = la partie a fini autrement : { $end }
match-end-won = { $who } a gagné, { $value ->
    [one] simple
    [2] double
    [3] triple
   *[other] quadruple
}
match-end-drawn = nulle

# At the command line.

cli-replay-no-hands = rien n’est caché à la Toccadille : --seat est pour les parties de Tock
