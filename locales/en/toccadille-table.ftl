# A match of Toccadille on the screen.

toc-letter-red = R
toc-letter-black = B
toc-table-game = game { $number }
toc-table-game-of = game { $number } of { $games }
toc-table-score = { $red } { $one } : { $other } { $black }
toc-table-marks = marks
toc-table-points = points

toc-status-stone = { $who }: choose a stone.
toc-status-enter = { $who }: where does a stone enter?
toc-status-step = { $who }: where does the stone on { $at } go?
toc-status-only = { $who }: only one move is possible: { $what }. { $key } plays it.
toc-status-pass = { $who }: no die can be played. { $key } goes on.

toc-item-hand = from hand to { $to }
toc-item-stone = from { $at } to { $to }
toc-item-leave = that is all: { $what }

key-stone-number = take a stone
key-step-number = do it
key-stone-left = the stone to the left
key-stone-right = the stone to the right
key-step-left = further to the left
key-step-right = further to the right
key-stone-take = take it
key-all-moves = all moves
key-next-game = next game
help-mouse-throw = Click a stone, then where it goes, or a line; a stone again to put it back. The wheel moves the log.
help-mouse-found = Click a line to look at it, again to play it. The wheel moves the list.
help-mouse-hint-throw = Click the hint to take it up; a stone to choose by yourself.
help-mouse-made-throw = Click what you want to do; the wheel moves the log.

toc-find-title = Type a move, such as 10/15 6/7
toc-why-every-stone = Every stone can be moved, and every die played.
toc-why-every-hand = All stones are in hand, and any die enters one.
toc-why-no-stone = There is no stone to move.
toc-why-page-die = die { $die }
toc-why-page-force = huck

toc-exchange-text = Which colour changes hands?
toc-exchange-who = Who plays { $seat } from now on, instead of { $who }?
toc-exchange-bot =
    { $level ->
        [random] a bot that plays at random
        [greedy] a bot that takes what looks best now
       *[strong] a bot that thinks of every throw that may follow
    }

toc-over-marks = Marks in the last game, throw by throw
toc-over-game = Game { $number }: { $how } { $count ->
    [one] 1 throw.
   *[other] { $count } throws.
}

toc-give-up-text = The match ends here: nobody wins this game, and the score stands.

toc-help-signs = On the board (R is red, B black; red runs from 1 to 24, black from 24 to 1)
toc-sign-stone = stones; both players may stand on one point
toc-sign-count = so many stones lie there
toc-sign-huck = the huck of a player
toc-sign-marks = how many marks a player has
toc-sign-may-leave = a stone you may choose
toc-sign-may-arrive = where it may go
toc-sign-may-hit = where it would hit
toc-sign-arrives = where it would arrive
toc-sign-hit = a stone that would be hit
toc-sign-leaves = where it would leave
toc-sign-came-to = arrived by the last move (x if it was hit)
toc-sign-came-from = left by the last moves
