# The game as lines of text, for screen readers, slow links, pipes and scripts.

plain-title = Tock, { $rules }. Say help to hear what can be said.
plain-event = { $who } plays { $card }: { $what }. [{ $notation }]
plain-event-pass = { $who } { $what }.
plain-event-discard = { $who } throws away { $card }.
plain-event-discard-why = { $who } throws away { $card }: { $why }.
plain-pass-on = Pass the keyboard to { $who }, then press Enter.
plain-turn = It is { $who }'s turn, seat { $seat }.
plain-turn-partner = All your marbles are home: you play { $partner }'s.
plain-turn-lost =
    { $count ->
        [one] You lose this turn: throw a card away.
       *[other] You lose this turn: throw { $count } cards away.
    }
plain-turn-starter = No marble is out and no card brings one out: throw a card away and draw another.
plain-turn-discard = No card can be played: throw one away.
plain-turn-extra = You have one more play. Play a card, or pass and keep it.
plain-hand = Your hand: { $cards }.
plain-no-hand = Your hand is empty.
plain-hand-of =
    { $count ->
        [0] { $who }, seat { $seat }, holds no card.
       *[other] { $who }, seat { $seat }, holds { $cards }.
    }
plain-made-ask = Say 1 or nothing to go on, 2 or u to take the move back, or say help.
plain-taken-back = Taken back: [{ $notation }].
plain-exchange-how = Say x, the seat, and who plays it from now on: x B human Ann, or x B bot and one of { $levels }.
plain-marbles = Your marbles: { $marbles }.
plain-seat =
    { $cards ->
        [one] { $who }, seat { $seat }: { $marbles }. 1 card.
       *[other] { $who }, seat { $seat }: { $marbles }. { $cards } cards.
    }
plain-stock = Stock { $stock }, discards { $discards }; { $who } deals.
plain-waiting =
    { $count ->
        [one] 1 waits
       *[other] { $count } wait
    }
plain-guarded = { $at } guarded
plain-slot = home slot { $slot }
plain-entry = { $number }. { $what }
plain-move = { $card }: { $what }. [{ $notation }]
plain-move-pass = Pass and keep the extra play. [pass]
plain-move-discard = Throw away { $card }. [discard { $card }]
plain-offer = { $what }.
plain-offer-whole = { $what }. [{ $notation }]
plain-hurts = { $what }, which hurts your own side
plain-card =
    { $count ->
        [one] { $card }: 1 way
       *[other] { $card }: { $count } ways
    }
plain-card-taken = Using { $card }. Say back to choose again.
plain-steps-left = { $left } of { $of } steps are left.
plain-more = { $count } more: say more.
plain-ask =
    { $count ->
        [one] Say 1, write a move, or say help.
       *[other] Say a number from 1 to { $count }, write a move, or say help.
    }
plain-unknown =
    { $count ->
        [one] “{ $said }” is not understood: say 1, a move such as { $example }, or one of { $words }.
       *[other] “{ $said }” is not understood: say a number from 1 to { $count }, a move such as { $example }, or one of { $words }.
    }
plain-no-number =
    { $count ->
        [one] There is no choice { $said }: there is only 1.
       *[other] There is no choice { $said }: say a number from 1 to { $count }.
    }
plain-refused = Not possible: { $why }.
plain-unread = Not possible: { $why }.
plain-why = { $card } cannot be played: { $why }.
plain-why-turn = Nothing can be played: { $why }.
plain-why-no-discard = Nothing can be thrown away: { $why }.
plain-why-every-card = Every card can be played.
plain-why-none = { $card } can be played.
plain-several = That can mean several moves:
plain-log-empty = Nothing has been played yet.
plain-no-more = There is no more.
plain-no-back = Nothing has been chosen yet.
plain-help =
    A number takes that choice. A move can be written, such as { $example }; a card by its letter, such as { $king }.
    moves: the choices again. back: choose again. more: go on reading.
    hint or h: what the strongest bot would do, and why.
    why or w: why cards cannot be played. why { $king }: why this one cannot.
plain-help-made =
    1, or nothing at all, goes on. 2, or u, takes the move back. moves: the choices again. more: go on reading.
plain-help-take-back = undo or u: take your move back until the turn is handed on. redo or y: make it again.
plain-help-practice = undo or u: take moves back, as far as you like. redo or y: make them again.
plain-help-always =
    board or b: where all marbles are. hand: your cards and marbles.
    log or l: what happened. rules or r: the rules of this game.
    exchange or x: let somebody else, a person or a bot, play a seat.
    give up: end the game for everyone. quit: leave; the game is kept.
plain-ask-give-up = Give the game up for everyone? Say yes or no.
plain-go-on = The game goes on.
