# Records of games: what can be wrong with them, and what became of a game. No full stops: more may follow.

record-fault = line { $line }: { $reason }
record-torn =
    { $bytes ->
        [one] line { $line } was not written to its end (1 byte) and is left out
       *[other] line { $line } was not written to its end ({ $bytes } bytes) and is left out
    }

record-fault-repair = { $fault }; `tock games repair` makes a new game of what stands before
record-fault-no-record = { $fault }; `tock games list` shows the games that are kept
record-short-newer = of a newer program: update tock
record-short-empty = empty
record-short-line = damaged in line { $line }: can be repaired
record-short-rules = its rules cannot be played
record-short-position = its position is none
record-short-no-record = no record

record-empty = there is no record in this file
record-too-large = the file is larger than the record of any game
record-line-too-long = the line is longer than any of a record
record-not-text = the line is not text
record-not-json = the line is not JSON from column { $column } on
record-not-object = the line is not a JSON object
record-not-record = the first line is not that of a record
record-newer = the record was written by a newer program (format { $version }): update tock to read it
record-unknown-event = the line says nothing known: it must have one of shuffle, move, discard, pass, undo, player, end
record-two-events = the line says two things at once, { $one } and { $other }
record-key = the value of { $key } must be { $kind }
record-kind-text = a text
record-kind-texts = a list of texts
record-kind-number = a whole number, 0 or more
record-kind-object = an object
record-kind-seat = the letter of a seat
record-kind-seats = a list of different seats
record-kind-colour = red or black
record-kind-colours = ["red", "black"]
record-kind-numbers = a list of whole numbers
record-kind-length = how many, 1 or more
record-kind-true = true
record-kind-flag = true or false
record-kind-player = a player, such as {"{"}"human": "Ann"{"}"} or {"{"}"bot": "greedy"{"}"}
record-rules =
    the rules it was played by cannot be played
    { $report }
record-position = the position it began at is none: { $report }
record-no-cards = { $seat } is to move and has no card to play
record-not-seated-so = players do not sit down so: { $seats }
record-wrong-players = every seat that plays needs its player, and no other seat has one
record-not-at-table = nobody plays on seat { $seat }
record-other-card = the move is not one with { $card }
record-no-nth =
    { $meant ->
        [one] the text means 1 move, there is no number { $asked }
       *[other] the text means { $meant } moves, there is no number { $asked }
    }
record-undo-too-many =
    { $made ->
        [0] no move was made, so none can be taken back
        [one] only 1 move was made, { $asked } cannot be taken back
       *[other] only { $made } moves were made, { $asked } cannot be taken back
    }
record-after-end = the game has ended
record-nobody-won = nobody has won yet
record-others-won = the winners are { $seats }

record-in-use = the game is being played in another window: close it there first
record-game-in-use = the game { $name } is being played in another window
record-not-written = the game cannot be kept: { $reason }; `--data` keeps it in another folder
record-not-written-at = { $path } cannot be written: { $reason }; choose another place
record-no-such-game = there is no game named “{ $name }”; `tock games list` shows the games that are kept
record-none-unfinished = there is no unfinished game; `tock play` begins one

record-end-won =
    { $count ->
        [one] { $seats } won
       *[other] { $seats } won together
    }
record-end-given-up = given up
record-end-turn-limit = stopped at the turn limit
record-end-stopped = stopped
record-end-stopped-because = stopped: { $reason }
