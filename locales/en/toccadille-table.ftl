# A match of Toccadille on the screen.

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
