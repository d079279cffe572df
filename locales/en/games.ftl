# Games that are kept, and what many games between bots show.

games-no-such = there is no game { $name }; `tock games list` shows the names
games-none-unfinished = there is no unfinished game; `tock` begins one
games-in-use = the game { $name } is being played
games-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
games-unfinished = unfinished
games-stopped = stopped: { $reason }
games-won = won by { $winners }
games-damaged = damaged

simulate-games = games: { $games }
simulate-turns = turns: { $turns } (shortest { $shortest }, mean { $mean }, longest { $longest })
simulate-wins = won by { $seat }: { $wins }
simulate-unfinished = unfinished: { $games }
