# Handing a move on, and taking moves back.

made-turn = { $who }: that was your move.
made-drawn =
    { $count ->
        [one] { $who }: 1 card is drawn. It is turned up when you hand the turn on.
       *[other] { $who }: { $count } cards are drawn. They are turned up when you hand the turn on.
    }
made-more-plays =
    { $count ->
        [one] { $who }: 1 card is drawn. Once it is turned up, your move stands.
       *[other] { $who }: { $count } cards are drawn. Once they are turned up, your move stands.
    }
made-end = { $who }: this move wins the game.
made-do-hand-on = hand the turn on
made-do-turn-up = turn up what is drawn
made-do-end = end the game
made-do-take-back = take the move back

exchange-title = Who plays
exchange-text = Which seat changes hands?
exchange-seat-human = { $seat }: { $who }, at the keyboard
exchange-seat-bot = { $seat }: { $who }, a bot
exchange-who = Who plays seat { $seat } from now on, instead of { $who }?
exchange-human = somebody at the keyboard
exchange-bot =
    { $level ->
        [random] a bot that plays at random
        [greedy] a bot that takes what looks best now
        [steady] a bot that weighs dangers and its hand as well
        [sharp] a bot that tries its moves in many deals
        [master] the strongest bot
       *[other] a bot: { $level }
    }
exchange-name = What is the new player called?
told-seated = { $who } plays seat { $seat } from now on.
key-exchange = who plays a seat

back-taken =
    { $count ->
        [one] 1 move is taken back. y goes forward again.
       *[other] { $count } moves are taken back. y goes forward again.
    }
back-no-move = There is no move to take back.
back-turned-up = A card was turned up after that move: it cannot be taken back any more.
back-handed-on = The turn was handed on: that move stands. Only a game set up for practice goes back further.
back-none-undone = There is nothing to go forward to.

key-hand-on = hand on
key-take-back = take back
key-forward = forward again
help-mouse-made = Click what you want to do, or a card that was drawn to turn it up; the wheel moves the log.

title-practice = practice
title-open-hands = open hands

curtain-before =
    { $count ->
        [0] Nothing has happened yet.
        [one] One thing has happened so far:
       *[other] { $count } things have happened so far:
    }
curtain-missed =
    { $count ->
        [0] Nothing has happened since you moved last.
        [one] Since you moved last, 1 thing has happened:
       *[other] Since you moved last, { $count } things have happened:
    }
curtain-hurts = { $what } (yours!)
curtain-more = more above: { $key }
