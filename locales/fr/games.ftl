# Games that are kept, and what many games between bots show.

games-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
games-human = humain
games-unfinished = inachevée
games-not-damaged = la partie est intacte : il n’y a rien à réparer
games-repaired =
    { $count ->
        [one] Réparée sous le nom { $name } : { $count } coup précédait la ligne { $line }. `tock resume { $name }` la reprend.
       *[other] Réparée sous le nom { $name } : { $count } coups précédaient la ligne { $line }. `tock resume { $name }` la reprend.
    }

simulate-games = parties : { $games }
simulate-turns = tours : { $turns } (le moins { $shortest }, en moyenne { $mean }, le plus { $longest })
simulate-wins = gagnées par { $seat } : { $wins }
simulate-unfinished = inachevées : { $games }
simulate-matches = matchs : { $matches }
simulate-matches-won = matchs gagnés par { $seat } : { $matches }
simulate-throws = jets : { $throws } (le moins { $shortest }, en moyenne { $mean }, le plus { $longest })
simulate-wins-points = gagnées par { $seat } : { $wins } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
simulate-values = simples : { $single }, doubles : { $double }, triples : { $triple }, quadruples : { $fourfold }
simulate-drawn = nulles : { $games }

games-match-unfinished = inachevée, partie { $number }, { $red } : { $black }
games-match-won = { $who } a gagné le match, { $one } à { $other }
games-match-level = match nul, { $points } chacun
