# A match of Toccadille in words: what moves do, what happened, how it stands. The same words serve the choice before and
# the log after.

toc-bot-name =
    { $level ->
        [random] Random { $colour }
        [greedy] Greedy { $colour }
        [strong] Strong { $colour }
       *[other] Bot { $colour }
    }
toc-level =
    { $level ->
        [random] Random
        [greedy] Greedy
        [strong] Strong
       *[other] { $level }
    }
toc-length-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
toc-length-points =
    { $count ->
        [one] to 1 point
       *[other] to { $count } points
    }
toc-dice = { $one } and { $other }

toc-told-enter = enters on { $at }
toc-told-enter-both = enters on { $one } and { $other }
toc-told-enter-two = enters two on { $at }
toc-told-enter-on = enters on { $by } and goes on to { $to }
toc-told-walk = { $from } to { $to }
toc-told-walk-two = two from { $from } to { $to }
toc-told-walk-on = { $from } to { $by } to { $to }
toc-told-off = bears off from { $at }
toc-told-off-two = bears off two from { $at }
toc-told-off-both = bears off from { $one } and { $other }
toc-told-off-on = { $from } to { $by } and off
toc-told-pass = can play neither die
toc-told-by-force = by force
toc-told-huck-taken = takes the huck
toc-told-huck-by-force = takes the huck by force
toc-told-huck-left = leaves the huck
toc-told-hits = hits on { $points }
toc-told-marks =
    { $count ->
        [one] 1 mark
       *[other] { $count } marks
    }
toc-told-left = the { $die } is not played
toc-told-all-off = all stones are off
toc-told-penalty =
    { $count ->
        [one] { $who } gets 1 mark
       *[other] { $who } gets { $count } marks
    }
toc-told-struck =
    { $count ->
        [one] the throw itself brings 1 mark
       *[other] the throw itself brings { $count } marks
    }

toc-event = { $who } plays { $dice }: { $what }. [{ $notation }]
toc-event-throw = { $who } throws { $dice }: { $what }.
toc-told-opening = { $red } throws { $one }, { $black } throws { $other }
toc-told-begins = { $thrown }: { $who } begins.
toc-told-equal = { $thrown }: they throw again.
toc-told-game = Game { $number } begins.
toc-told-game-begins = Game { $number } begins: { $who } throws first.
toc-told-lap = A new lap begins: both take up their stones, and { $who } throws first.
toc-told-seated = { $who } plays { $seat } from now on.

toc-won =
    { $value ->
        [one] { $who } wins the game!
        [2] { $who } wins the game, double!
        [3] { $who } wins the game, triple!
       *[other] { $who } wins the game, fourfold!
    }
toc-drawn = Nobody can move or mark any more: the game is drawn.
toc-score = { $red } { $one }, { $black } { $other }
toc-stands = The match stands { $score }.
toc-match-won = { $who } wins the match, { $one } to { $other }!
toc-match-level =
    { $points ->
        [one] The match is drawn, 1 point each.
       *[other] The match is drawn, { $points } points each.
    }

## Handing a move on, and taking moves back

toc-made-again = { $who }: that was your move. After a doublet you throw again.
toc-made-lost = { $who }: this move lets the other player win the game.
toc-made-drawn = { $who }: after this move nobody can move or mark any more.
toc-made-do-throw = throw again
toc-back-thrown = The dice have been thrown again after that move: it cannot be taken back any more.

## Figures

toc-figures-throws = throws
toc-figures-doublets = doublets
toc-figures-hits = hits
toc-figures-marks = marks
toc-figures-best = best throw
toc-figures-left = dice left
toc-figures-hucks = hucks
toc-figures-forced = by force
toc-figures-off = borne off
toc-figures-points = points

toc-figures-match = The match: { $facts }.
toc-facts-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
toc-facts-throws =
    { $count ->
        [one] 1 throw
       *[other] { $count } throws
    }
toc-facts-hits =
    { $count ->
        [0] no stone hit
        [one] 1 stone hit
       *[other] { $count } stones hit
    }
toc-facts-doublets =
    { $count ->
        [0] no doublet
        [one] 1 doublet
       *[other] { $count } doublets
    }
toc-facts-best =
    { $value ->
        [2] a double game for { $who }
        [3] a triple game for { $who }
       *[other] a fourfold game for { $who }
    }

toc-figure-throws =
    { $count ->
        [one] 1 throw
       *[other] { $count } throws
    }
toc-figure-doublets =
    { $count ->
        [0] no doublet
        [one] 1 doublet
       *[other] { $count } doublets
    }
toc-figure-hits =
    { $count ->
        [0] no stone hit
        [one] 1 stone hit
       *[other] { $count } stones hit
    }
toc-figure-best =
    { $count ->
        [0] none by a single throw
       *[other] { $count } at most by one throw
    }
toc-figure-left =
    { $count ->
        [0] no die left unplayed
        [one] 1 die left unplayed
       *[other] { $count } dice left unplayed
    }
toc-figure-hucks =
    { $count ->
        [one] the huck taken once
       *[other] the huck taken { $count } times
    }
toc-figure-off =
    { $count ->
        [one] 1 stone borne off
       *[other] { $count } stones borne off
    }
