# Games that are kept, and what many games between bots show.

games-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
games-human = human
games-unfinished = unfinished
games-damaged = damaged

simulate-games = games: { $games }
simulate-turns = turns: { $turns } (shortest { $shortest }, mean { $mean }, longest { $longest })
simulate-wins = won by { $seat }: { $wins }
simulate-unfinished = unfinished: { $games }
