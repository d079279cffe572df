# A position set up by hand: `tock edit`.

edit-moves =
    { $count ->
        [0] { $seat } has no legal move.
        [one] { $seat } has 1 legal move.
       *[other] { $seat } has { $count } legal moves.
    }
edit-over = The game is over here.
edit-no-cards = { $seat } is to move: give { $seat } a card to see the moves.
edit-part-cards = a card for { $seat }
edit-part-moves = Moves
edit-turn = { $seat } to move
edit-plays = { $seat } plays
edit-plays-not = { $seat } does not play
edit-extras-word = extra and lost turns
edit-rules-word = { $rules }
edit-nothing-done = Nothing was changed that could be taken back.
edit-nothing-undone = Nothing was taken back.
edit-last-seat = Somebody must play.
edit-did-not-fit =
    { $marbles ->
        [0] { "" }
        [one] 1 marble had no place on this board.
       *[other] { $marbles } marbles had no place on this board.
    } { $cards ->
        [0] { "" }
        [one] 1 card is not in this deck.
       *[other] { $cards } cards are not in this deck.
    }

edit-ask-save = Save the position
edit-ask-save-text = The name of the file; `tock moves` and `tock play --position` read it.
edit-saved = Saved: { $path }
edit-not-saved = Not saved: { $why }
edit-overwrite = There is such a file
edit-overwrite-text = { $path } holds something already. Replace it?
edit-overwrite-no = another name
edit-overwrite-yes = replace it
edit-leave = Leave
edit-leave-text = The position was changed and is not saved. Esc goes on.
edit-leave-save = save it first
edit-leave-lose = leave without saving
edit-ask-play-text = A new game begins at this position. Who plays?
edit-not-played = It cannot be played on: { $why }
edit-extras = Extra and lost turns of { $seat }
edit-extras-text = Esc closes.
edit-more-banked = one extra play more ({ $count } in hand)
edit-less-banked = one extra play fewer ({ $count } in hand)
edit-more-lost = one turn more to be lost ({ $count } wait)
edit-less-lost = one turn fewer to be lost ({ $count } wait)
edit-again-on = { $who } has just played and may use an extra play: no
edit-again-off = { $who } has just played and may use an extra play: yes
edit-rules = Rules
edit-rules-text = A profile, and any variants. Esc closes.

help-mouse-edit = A click on a square puts a marble of the seat in brackets there, or takes one away; a click on a rank gives a card, one on a card of the hand takes it; a click on a move shows it.
key-part = next part
key-edit-play = play on
key-part-before = the part before
key-place = this seat's marble, or this seat's cards
key-put = put
key-remove = take away
key-give = give the chosen seat an ace to a ten
key-walk = walk among squares, cards or moves
key-along = ahead along the track
key-along-back = back along the track
key-next-turn = the next seat's turn
key-in-out = the chosen seat plays or does not
key-extras = extra plays and lost turns
key-choose-rules = other rules
key-edit-back = undo
key-edit-again = redo
key-save = save

toc-edit-no-dice = { $seat } has still to throw: give dice to see the moves.
toc-edit-no-stone = { $who } has no stone left that waits: take one away elsewhere first.
toc-edit-take = take
toc-edit-point = point { $point }
toc-edit-part-counts =
    { $seat ->
        [red] numbers of Red
       *[black] numbers of Black
    }
toc-edit-part-dice = dice
toc-edit-hand = hand { $count }
toc-edit-off = off { $count }
toc-edit-marks = marks { $count }
toc-edit-dice = dice
toc-edit-turn =
    { $seat ->
        [red] Red to move
       *[black] Black to move
    }

help-mouse-edit-stones = A click on a point puts a stone of the colour in brackets there, or takes one away where “take” stands in brackets; a click on a number or a die makes it larger, or smaller; a click on a move shows it.
key-other-colour = other colour
key-so-many = so many stones, marks or pips
key-walk-points = walk among points, numbers, dice or moves
key-along-points = ahead as a stone goes
key-along-points-back = back
key-other-turn = the other player’s turn
