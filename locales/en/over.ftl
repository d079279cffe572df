# The end of a game: its figures, and what can be done next.

over-race = The race
over-kept = The record is kept: { $path }
over-not-kept = This game is not kept.
over-seat = Seat
over-legend = Captures: opponents' marbles sent back. Suffered: own marbles sent back by anybody. Out: marbles brought out. Walk: the longest of one marble, in squares.
over-legend-own = Own side: own and partner's marbles sent back.

figures-turns = turns
figures-played = played
figures-thrown = thrown
figures-captures = captures
figures-suffered = suffered
figures-out = out
figures-walk = walk
figures-own = own side
figures-swaps = swaps
figures-splits = splits
figures-extra = extra
figures-lost = lost

facts-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
facts-captures =
    { $count ->
        [0] no marble sent back
        [one] 1 marble sent back
       *[other] { $count } marbles sent back
    }
facts-thrown =
    { $count ->
        [0] no card thrown away
        [one] 1 card thrown away
       *[other] { $count } cards thrown away
    }
facts-first-home = first home: { $who }, turn { $turn }
facts-lead =
    { $count ->
        [0] the lead never changed
        [one] the lead changed once
       *[other] the lead changed { $count } times
    }

figures-game = The game: { $facts }.
figures-of = { $who }: { $figures }.
figure-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
figure-played =
    { $count ->
        [one] 1 card played
       *[other] { $count } cards played
    }
figure-thrown = { $count } thrown away
figure-captures =
    { $count ->
        [one] 1 marble sent back
       *[other] { $count } marbles sent back
    }
figure-suffered = { $count } of their own sent back
figure-home =
    { $count ->
        [one] 1 marble home
       *[other] { $count } marbles home
    }
figure-walk =
    { $count ->
        [one] longest walk 1 square
       *[other] longest walk { $count } squares
    }

key-rematch = rematch
key-set-up = set up
key-watch = replay
key-figures = board or figures
