# Matches of Toccadille: their records, and the game as it is told.

match-no-dice = { $key } must show one die or two, each 1 to 6
match-turn-of = it is the turn of { $who }
match-wrong-game = game { $next } would be next, not game { $said }
match-other-end = the game has ended otherwise: { $end }
match-end-won = { $who } won, { $value ->
    [one] single
    [2] double
    [3] triple
   *[other] fourfold
}
match-end-drawn = drawn

# At the command line.

cli-replay-no-hands = nothing is hidden in Toccadille: --seat is for records of Tock
