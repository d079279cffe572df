# Bots against each other over many games: `tock arena`.

arena-heading =
    { $format ->
        [alone] { $rules }, { $players } players, the first named alone against the rest, seeds { $seeds }, { $games } games each
       *[even] { $rules }, { $players } players, seeds { $seeds }, { $games } games each
    }
arena-part = This is a part: seeds { $seeds } of { $asked }.
arena-tested = The test had its verdict: seeds { $seeds } of { $asked } were played.
arena-partial = It was stopped, and this is partial: seeds { $seeds } of { $asked }.
arena-nothing-yet = It was stopped before all games of the first seed were played: there is nothing to show.
arena-progress = { $bar } { $done } of { $total } sets, { $left } left

arena-column-pairing = pairing
arena-column-games = games
arena-column-won = won
arena-column-lost = lost
arena-column-unfinished = open
arena-column-points = points a game
arena-column-interval = 95 %
arena-column-bot = bot
arena-column-elo = Elo
arena-column-time = ms a move
arena-column-longest = longest
arena-column-seat = seat
arena-pairing = { $first } against { $second }
arena-seat = seat { $seat }
arena-place =
    { $place ->
        [1] who plays first
        [2] who plays second
        [3] who plays third
       *[other] who plays fourth
    }
arena-percent = { $share } %
arena-between = { $low } to { $high }
arena-test = Is it better by { $elo0 } or by { $elo1 } Elo? { $verdict } (log-likelihood ratio { $ratio }, decided at -{ $bound } or { $bound })
arena-test-better = Yes, by { $elo } at least.
arena-test-worse = No, by { $elo } at most.
arena-test-open = The games do not tell yet.
arena-at-least = Some bots lost nothing to others: such distances are as great at least.
arena-troubled =
    { $games ->
        [one] { $bot } had trouble in 1 game, and another bot may have moved in its place there.
       *[other] { $bot } had trouble in { $games } games, and another bot may have moved in its place there.
    }
arena-lengths = Turns in a game: { $mean } on average, { $shortest } to { $longest }.
arena-events = Marbles sent back in a game: { $captures }; turns in which no card could be played: { $stuck }.
arena-marks =
    Marks in a game: { $marks }, stones hit: { $hits }, laps: { $laps }; hucks taken by force: { $forced } of throws, nothing to play: { $passes }.
arena-values = Games that counted once: { $single }, twice: { $double }, three times: { $triple }, four times: { $fourfold }; drawn: { $drawn }.
arena-legend =
    Every seed is played with the seats rotated over the same shuffles or throws; the intervals come from how these sets differ.
    A turn is one move. Times are by the clock on the wall.

arena-plot-rates = Games won, with 95 % intervals
arena-plot-lengths = Length of games
arena-plot-turns = turns
arena-plot-games = games
arena-plot-seats = Games won by seat and by who began, with 95 % intervals

arena-too-few-bots = it takes two bots to play: name another, or the same once more to see the balance of the rules
arena-alone-in-teams = partners win together by these rules, so nobody sits alone: leave --alone out, or add --variant solo
arena-sprt-two = a test is for two bots: name two
arena-not-written = { $path } cannot be written ({ $reason }); choose another place
arena-not-svg = { $path } does not end in .svg, and SVG is what is drawn: name it so
arena-not-drawn = the result cannot be drawn ({ $reason }); --json and --save have all of it
arena-not-consistent = its parts do not fit together
arena-not-a-shard = it must look like 2/8, the second of eight parts
arena-slurm-variable = { $name } is missing or no number, so it is not clear which part of the job this is: use --shard, such as --shard 2/8
arena-slurm-outside = SLURM_ARRAY_TASK_ID is { $task }, which is none of { $count } tasks from { $first } on: use --shard, such as --shard 2/8
arena-too-many-parts = { $seeds } seeds are too few for { $parts } parts: ask for more seeds, or for fewer parts
arena-not-seeds = it must look like 0..1000, the last one not counted
arena-no-seeds = there is no seed from { $from } up to { $to }: the second number must be greater
arena-not-claims = it must look like 0,20 (points of Elo, the second greater); write it last, or after =

arena-merge-nothing = there is nothing to add up: name the files
arena-merge-unlike =
    { $what ->
        [version] { $one } and { $other } were played by different versions of the program: play one of them again
        [rules] { $one } and { $other } were played by different rules: play one of them again
        [bots] { $one } and { $other } were played by different bots, or in another order: play one of them again
       *[table] { $one } and { $other } differ in how many play, how they sit or when a game is stopped: play one of them again
    }
arena-merge-overlap = { $one } and { $other } both have the seeds { $seeds }: leave one of them out
arena-merge-gap = the seeds { $seeds } between { $one } and { $other } are missing: add the file that has them, or play them
arena-merge-missing = the seeds { $seeds }, which were asked for with { $name }, are missing: add the file that has them, or play them
arena-not-read = { $path } is no result of the arena ({ $reason }); make one with tock arena --save
