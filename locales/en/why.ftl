# Why a card, a marble or a square cannot be chosen. "use" is one of the uses below, "why" a reason from here or from the
# refusals, "marbles" are places.

why-alone = { $why } (rule { $rule })
why-marbles = { $marbles } – { $why } (rule { $rule })
why-use = { $use }: { $why } (rule { $rule })
why-use-marbles = { $use }, { $marbles } – { $why } (rule { $rule })
why-list = { $first } and { $last }

why-use-start = Coming out
why-use-walk = Walking { $steps }
why-use-back = Walking back { $steps }
why-use-split = Sharing out { $steps }
why-use-swap = Changing places
why-use-skip = Taking a turn

why-no-marble =
    { $who ->
        [own] { $seat } has no marble on the board
        [partner] the partner has no marble on the board
        [opponent] no opponent has a marble on the board
        [other] nobody else has a marble on the board
       *[any] nobody has a marble on the board
    }
why-none-on-track =
    { $who ->
        [own] { $seat } has no marble on the track
        [partner] the partner has no marble on the track
        [opponent] no opponent has a marble on the track
        [other] there is no other marble on the track
       *[any] there is no marble on the track
    }
why-no-second = { $seat } has no second marble on the track
why-no-way = no walk leads from { $from } to { $to }
why-misses =
    { $away ->
        [one] from { $from } to { $to } it is 1 step, the card walks exactly { $steps }
       *[other] from { $from } to { $to } it is { $away } steps, the card walks exactly { $steps }
    }
why-misses-back =
    { $away ->
        [one] from { $from } back to { $to } it is 1 step, the card walks exactly { $steps }
       *[other] from { $from } back to { $to } it is { $away } steps, the card walks exactly { $steps }
    }
why-misses-split =
    { $steps ->
        [one] from { $from } to { $to } it is { $away } steps, 1 is left
       *[other] from { $from } to { $to } it is { $away } steps, { $steps } are left
    }
why-reach =
    { $most ->
        [one] at most 1 step: { $why }
       *[other] at most { $most } steps: { $why }
    }
why-share =
    { $min ->
        [one] all { $steps } steps must be used up, by at most { $max } marbles
       *[other] all { $steps } steps must be used up, by { $min } to { $max } marbles
    }
why-share-exactly =
    { $count ->
        [one] all { $steps } steps must be used up by one marble
       *[other] all { $steps } steps must be used up, by exactly { $count } marbles
    }
why-rest =
    { $most ->
        [one] it can walk 1 step, but then not all { $left } can be used up
       *[other] it can walk { $most } steps, but then not all { $left } can be used up
    }
why-unreached = no marble comes to { $to } by this card
why-no-use = the card moves no marble that is on the board

# At the table.

why-title = Why not?
why-card = { $card } cannot be played:
    { $reasons }
why-no-discard = Nothing can be thrown away either: { $why }
why-every-card = Every card can be played.
why-of-card = { $card }: { $reasons }
why-moved-by = The marble on { $at } can be moved by: { $cards }.
why-moved-and-reached-by = The marble on { $at } can be moved by: { $moving }. There arrives: { $coming }.
why-reached-by = To { $at } leads: { $cards }.
why-reached-by-none = No card leads to { $at }.
why-moved-by-none = No card moves the marble on { $at }:
    { $reasons }
why-the-same = A move to { $at } comes to the same as one of those that are listed.
told-discard-why = thrown away: { $why }

# Typing a move, and listing all of a card.

find-title = Type a move, such as 9 B3-B12
find-title-card = { $card }: every way to use it
find-none = No move is written so. { $key } says why.
find-several = That can mean several moves: choose one.
find-goes-on =
    { $count ->
        [one] 1 move begins so: go on typing, or choose it.
       *[other] { $count } moves begin so: go on typing, or choose one.
    }
find-unread = Not possible: { $why }.
find-move = { $notation }: { $what }
find-discard = throw the card away
find-pass = keep the extra play
