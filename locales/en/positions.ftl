# What is wrong with a position file: a clause for each fault, and the way out (…-way).

position-also = it stands here already

position-syntax = this is no TOML: { $reason }
position-syntax-way = a line is `key = value`, a seat begins with `[A]`, and squares and cards stand in quotes
position-record = this is the record of a game, not a position
position-record-way = `tock replay` shows it, and `e` there sets up the position you are looking at

position-unknown-key = a position has no key or seat `{ $key }`
position-unknown-seat-key = seat { $seat } has no key `{ $key }`
position-did-you-mean = did you mean `{ $word }`? It may be { $known }
position-one-of = it may be { $known }

position-wrong-type = `{ $key }` takes { $expected }, not { $found }
position-text = a text in quotes
position-text-way = put it in quotes, such as "french"
position-texts = a list of texts in quotes
position-texts-way = write a list of texts, such as ["B3", "C1"] or ["7", "10S", "joker"]
position-flag = true or false
position-flag-way = write true or false, without quotes
position-number = a whole number
position-number-way = write a whole number without quotes, such as 1
position-seat = a table of a seat
position-seat-way = begin the seat with a line of its own, such as [A], and write its marbles and hand below
position-out-of-range = `{ $key }` cannot be { $value }
position-out-of-range-way = it must be a whole number, 0 to { $max }

position-rules-missing = the position does not say by which rules it is
position-rules-missing-way = add a line such as rules = "french"; `tock rules list` shows the names
position-turn-missing = the position does not say whose turn it is
position-turn-missing-way = add a line such as turn = "A"
position-no-such-seat = there is no seat { $name }
position-no-such-seat-way = seats are called { $known }
position-turn-not-seated = it is the turn of { $seat }, who does not play
position-turn-not-seated-way =
    { $count ->
        [0] add a table [{ $seat }]: the seats that have a table play, and only they
       *[other] choose { $known }, or add a table [{ $seat }]: the seats that have a table play, and only they
    }
position-nothing-banked = { $seat } cannot go on: it has no extra play in hand
position-nothing-banked-way = add banked = 1 to [{ $seat }], or take `again` away

position-no-spot = "{ $text }" is neither a square nor a slot
position-no-spot-way = a square is a section and a number, such as B7; a slot is a seat, h and a number, such as Ah2
position-off-board = there is no square { $text } on this board
position-off-board-way = section { $section } ends with { $last }
position-no-slot = there is no slot { $text } on this board
position-no-slot-way = the slots are numbered 1 to { $max } from the doorstep
position-foreign-home = a marble of { $seat } cannot be in { $spot }, another's home court
position-foreign-home-way = the slots of { $seat } begin with { $seat }h
position-not-its-post = { $spot }~ is not possible: ~ marks a marble on its own post that is not fresh
position-not-its-post-way = leave ~ away; the own post is { $post }
position-occupied = two marbles cannot both be on { $spot }: one of { $seat } is there
position-occupied-way = every square and every slot holds one marble
position-too-many-marbles =
    { $given ->
        [one] { $seat } cannot have { $given } marble
       *[other] { $seat } cannot have { $given } marbles
    }
position-too-many-marbles-way =
    { $max ->
        [one] everyone has { $max } by these rules; the start area needs no entry
       *[other] everyone has { $max } by these rules; those in the start area need no entry
    }

position-no-card = "{ $text }" is no card
position-no-card-way = a card is a rank, A 2 3 4 5 6 7 8 9 10 J Q K or joker, and may have a suit, S H D or C: 7, 10S
position-card-twice = the card { $card } cannot be in two places
position-card-twice-way = there is one of it; a { $rank } without a suit is any of that rank
position-too-many-of-rank =
    { $max ->
        [0] the deck holds no { $rank }
        [one] the deck holds only { $max } { $rank }
       *[other] the deck holds only { $max } cards of rank { $rank }
    }
position-too-many-of-rank-way = all hands together can hold no more than the deck
position-too-many-jokers-way = the switch deck.jokers says how many there are; the variant joker adds two
