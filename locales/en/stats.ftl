# What all the games that are kept show: `tock stats`.

stats-no-games = There are no games yet: `tock play` begins one.
stats-none-such = No kept game is one of these.
stats-left-out = { $path } is left out: { $why }

stats-heading-player = player
stats-heading-rules = rules
stats-heading-games = games
stats-heading-won = won
stats-heading-decided = ended
stats-heading-lost = lost
stats-heading-unfinished = open
stats-heading-given-up = quit
stats-heading-rate = rate
stats-heading-turns = turns
stats-heading-captures = capt.
stats-heading-discards = thrown
stats-heading-walk = walk
stats-bot = { $level } (bot)
stats-nameless = (no name)
stats-quickest =
    { $count ->
        [one] Quickest game: 1 turn ({ $game })
       *[other] Quickest game: { $count } turns ({ $game })
    }
stats-longest =
    { $count ->
        [one] Longest game: 1 turn ({ $game })
       *[other] Longest game: { $count } turns ({ $game })
    }
stats-walk =
    { $count ->
        [one] Longest walk: 1 square, { $who } ({ $game })
       *[other] Longest walk: { $count } squares, { $who } ({ $game })
    }
stats-captures =
    { $count ->
        [one] Most captures in a game: 1 marble, { $who } ({ $game })
       *[other] Most captures in a game: { $count } marbles, { $who } ({ $game })
    }
stats-legend =
    open: can be gone on with; quit: stopped without a winner. On average in a game
    played to its end: turns, capt. (marbles sent back), thrown (cards thrown away).
    walk: the longest of one marble, in squares.
stats-legend-seats = Who has several seats in a game counts once for each of them.

# Matches of Toccadille.

stats-matches =
    { $count ->
        [one] 1 match of Toccadille:
       *[other] { $count } matches of Toccadille:
    }
stats-heading-drawn = drawn
stats-heading-points = points
stats-heading-throws = throws
stats-heading-hits = hits
stats-legend-matches =
    Games of matches: open ones can be gone on with, quit ones were stopped. points:
    what the games won counted. On average in a game: throws, hits.
