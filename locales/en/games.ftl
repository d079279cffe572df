# Games that are kept, and what many games between bots show.

games-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
games-human = human
games-unfinished = unfinished
games-not-damaged = the record is whole: there is nothing to repair
games-repaired =
    { $count ->
        [one] Repaired as { $name }: 1 move stood before line { $line }. `tock resume { $name }` goes on.
       *[other] Repaired as { $name }: { $count } moves stood before line { $line }. `tock resume { $name }` goes on.
    }

simulate-games = games: { $games }
simulate-turns = turns: { $turns } (shortest { $shortest }, mean { $mean }, longest { $longest })
simulate-wins = won by { $seat }: { $wins }
simulate-unfinished = unfinished: { $games }
simulate-matches = matches: { $matches }
simulate-matches-won = matches won by { $seat }: { $matches }
simulate-throws = throws: { $throws } (shortest { $shortest }, mean { $mean }, longest { $longest })
simulate-wins-points = won by { $seat }: { $wins } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
simulate-values = counted once: { $single }, twice: { $double }, three times: { $triple }, four times: { $fourfold }
simulate-drawn = drawn: { $games }

games-match-unfinished = unfinished, game { $number }, { $red } : { $black }
games-match-won = { $who } won the match, { $one } to { $other }
games-match-level = the match was drawn, { $points } each
