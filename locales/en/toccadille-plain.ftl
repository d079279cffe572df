# A match of Toccadille as lines of text; what is said as in a game of Tock stands in plain.ftl.

toc-plain-title = { $title }. Say help to hear what can be said.
toc-plain-turn = It is the turn of { $who }, with { $dice }.
toc-plain-turn-doublet = It is the turn of { $who }, with two { $die }s.
toc-plain-who = { $who } ({ $colour })
toc-plain-struck = Before anything moves the throw { $what }.
toc-plain-own = Your stones: { $stones }. Your marks: { $own }, the other's: { $other }.
toc-plain-seat = { $who }, from { $first } to { $last }: { $stones }. { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}.
toc-plain-in-hand = { $count } in hand
toc-plain-on = { $count } on { $at }
toc-plain-on-huck = { $count } on the huck, { $at }
toc-plain-off = { $count } off
toc-plain-dice = Thrown: { $dice }.
toc-plain-game = Game { $number }; the match stands { $score }.
toc-plain-offer = { $what }, with the { $die }.
toc-plain-leave = That is all: { $what }
toc-plain-pass = Pass: neither die can be played. [pass]
toc-plain-begun = Chosen: { $what }. Still to play: { $dice }. Say back to choose again.
toc-plain-exchange-how = Say x, the colour, and who plays it from now on: x red human Ann, or x black bot and one of { $levels }.
toc-plain-ask-give-up = Give the match up for both? Say yes or no.
toc-plain-help =
    A number takes that choice. A move can be written, such as { $example }, or one step of it, such as 10/15.
    moves: the choices again. back: choose again. more: go on reading.
    hint or h: what the strongest bot would do, and why.
    why or w: what cannot be played, and why. why 10: why this stone stays, or none comes here. why 10/15: why not this.
toc-plain-help-between =
    1, or nothing at all, takes the first choice. moves: the choices again. more: go on reading.
toc-plain-help-take-back = undo or u: take back the last step, or your move until it is handed on. redo or y: make it again.
toc-plain-help-always =
    board or b: where all stones are. hand: your stones and marks.
    log or l: what happened. rules or r: the rules of this match.
    exchange or x: let somebody else, a person or a bot, play a colour.
    give up: end the match for both. quit: leave; the match is kept.

toc-plain-why-stone = The stone on { $at } cannot be moved: { $why }.
toc-plain-why-point = No stone comes to { $at }: { $why }.
toc-plain-why-moves = The stone on { $at } can be moved.
toc-plain-why-reached = A stone can come to { $at }.
toc-plain-why-legal = It can be played: [{ $notation }].
toc-plain-why-die = The { $die } cannot be played:
toc-plain-why-stuck = These stones cannot be moved: { $stones }.
toc-plain-why-line = { $why }.
toc-hint-plain-why = It is worth so many marks: { $marks }.

toc-next-do-game = play game { $number }
toc-next-do-leave = leave
toc-next-ask = Say 1 or nothing for the next game, 2 to leave, or say help.
