# The command line: help texts, and what it says when it is asked wrongly.
# cli-COMMAND-about and -examples for every command, cli-argument-NAME (or cli-COMMAND-NAME) for every argument,
# cli-value-NAME for the value it takes.

cli-line = tock: { $reason }
cli-asked = tock: { $reason } (`{ $command } --help` shows what there is)

cli-about-and-examples =
    { $about }

    Examples:
    { $examples }

# A heading as it stands before a colon.
cli-heading-line = { $heading }
cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-everywhere = Everywhere
cli-heading-rules = Rules
cli-heading-players = Players
cli-heading-game = Game
cli-heading-display = Display

## Commands

cli-tock-about = Plays Tock, the marble race driven by playing cards, and Toccadille, a dice game, in the terminal. Without a command it opens the table.
cli-tock-examples =
    {"  "}tock                                      choose rules and players, then play
    {"  "}tock play --bots 3                        play at once against three bots
    {"  "}tock play --rules french --variant joker  by other rules
    {"  "}tock play --rules toccadille --bots 1     Toccadille, against a bot
    {"  "}tock resume                               go on with the last game
    {"  "}tock moves quarrel.toml                   list what may be played in a position

cli-play-about = Starts a game with the players and rules given here
cli-play-examples =
    {"  "}tock play --players 2                              two people at this keyboard
    {"  "}tock play --bots 3 --bot greedy                    one person against three bots
    {"  "}tock play --rules french --variant joker           by the French rules, with jokers
    {"  "}tock play --seat A=human:Ann --seat C=bot:random   who sits where
    {"  "}tock play --rules ./house.toml --set deck.jokers=4 by house rules, one switch changed
    {"  "}tock play --position quarrel.toml --bots 1         on from a position
    {"  "}tock play --rules toccadille --bots 1 --bot strong  Toccadille, against its strongest bot
    {"  "}tock play --rules toccadille --points 7 --seat red=human:Ann --seat black=human:Bob

cli-resume-about = Goes on with a game that was left: the last one, or the one named
cli-resume-examples =
    {"  "}tock resume                     the last unfinished game
    {"  "}tock games list                 shows the names
    {"  "}tock resume 2026-03-01-201530   the game of this name

cli-replay-about = Shows a recorded game step by step, forward and back
cli-replay-examples =
    {"  "}tock replay evening.jsonl       a record file
    {"  "}tock replay 2026-03-01-201530   a kept game, by its name
    {"  "}tock replay evening.jsonl --turn 40 --seat C   from a turn on, as one seat saw it

cli-edit-about = Sets up a position by hand on the table, with its legal moves at once
cli-edit-examples =
    {"  "}tock edit                        an empty board by the usual rules
    {"  "}tock edit quarrel.toml           a position file, there already or not
    {"  "}tock edit --rules french --variant joker
    {"  "}tock edit --rules toccadille      an empty board of Toccadille

cli-learn-about = Teaches the rules at the table: a lesson for each special card, for the post and for home
cli-learn-examples =
    {"  "}tock learn                the lessons, what has been learnt marked
    {"  "}tock learn seven          one lesson
    {"  "}tock learn --list         their names
    {"  "}tock learn --plain king   as lines of text

cli-learn-lesson = The lesson to take, as `tock learn --list` names it
cli-learn-list = List the lessons
cli-value-lesson = LESSON
cli-not-a-lesson = there are the lessons { $known }

cli-games-about = Lists, exports, repairs and deletes the games that are kept
cli-games-examples =
    {"  "}tock games list                          which games there are
    {"  "}tock games export 2026-03-01-201530      its record, on standard output
    {"  "}tock games delete 2026-03-01-201530      for good

cli-games-list-about = Lists the games that are kept, the newest first
cli-games-list-examples =
    {"  "}tock games list
    {"  "}tock games list --json | jq -r '.[].name'

cli-games-export-about = Writes the record of a game to a file or to standard output
cli-games-export-examples =
    {"  "}tock games export 2026-03-01-201530 evening.jsonl
    {"  "}tock games export 2026-03-01-201530 | wc -l

cli-games-repair-about = Makes a new game of a damaged record: all that stands before the damage
cli-games-repair-examples =
    {"  "}tock games repair 2026-03-01-201530      the damaged record stays as it is

cli-games-delete-about = Deletes games for good
cli-games-delete-examples =
    {"  "}tock games delete 2026-03-01-201530

cli-stats-about = Sums up the games that are kept, by player and by rules
cli-stats-examples =
    {"  "}tock stats                         everybody, by all rules
    {"  "}tock stats --player Ann            the games of one player
    {"  "}tock stats --rules toccadille      the matches of Toccadille
    {"  "}tock stats --rules french --json   the games by one profile, for programs

cli-moves-about = Lists every legal move of a position, to settle a dispute
cli-moves-examples =
    {"  "}tock moves quarrel.toml                          one move a line
    {"  "}tock moves quarrel.toml --set home.jump=true     as if home courts could be jumped in
    {"  "}tock moves positions/*.toml --json               one JSON object a file

cli-simulate-about = Plays whole games between bots without a screen, and sums them up
cli-simulate-examples =
    {"  "}tock simulate --games 100 --seed 1
    {"  "}tock simulate --games 100 --rules french --bot A=greedy --bot C=greedy --json
    {"  "}tock simulate --games 10 --record-dir games      keeps the record of every game
    {"  "}tock simulate --rules toccadille --bot red=strong --points 7

cli-arena-about = Lets bots play each other over many seeds, and tells how strong they are and how fair the rules
cli-arena-examples =
    {"  "}tock arena greedy random --seeds 0..1000         each seed twice, with the seats changed
    {"  "}tock arena random greedy --rules french --variant solo --alone
    {"  "}tock arena greedy greedy --rules french          how fair the seats are
    {"  "}tock arena greedy random --sprt 0,20             only until it is clear who is better
    {"  "}tock arena strong greedy --rules toccadille
    {"  "}tock arena greedy random --shard 2/8 --save 2.json

cli-arena-merge-about = Adds up the results of several parts, exactly
cli-arena-merge-examples =
    {"  "}tock arena merge part-*.json
    {"  "}tock arena merge part-*.json --save whole.json --plot whole.svg

cli-rules-about = Lists, explains and checks rule profiles
cli-rules-examples =
    {"  "}tock rules list                     which rules there are
    {"  "}tock rules show french joker        every switch, where it comes from and what it means
    {"  "}tock rules check house.toml         all faults of a profile of one's own

cli-rules-list-about = Lists the rule profiles and variants that can be named
cli-rules-list-examples =
    {"  "}tock rules list

cli-rules-show-about = Shows every switch of the rules: its value, where it comes from, and what it means
cli-rules-show-examples =
    {"  "}tock rules show english             the English rules in words
    {"  "}tock rules show french joker        a profile with a variant
    {"  "}tock rules show french --toml       as a file to begin house rules with

cli-rules-check-about = Checks rule profiles and tells all their faults
cli-rules-check-examples =
    {"  "}tock rules check house.toml

cli-rules-schema-about = Prints the JSON Schema of rule profiles, for editors
cli-rules-schema-examples =
    {"  "}tock rules schema > tock.schema.json
    {"  "}tock rules schema toccadille     of the profiles of Toccadille
cli-rules-schema-game = Of which game, tock or toccadille; Tock if none is named
cli-rules-schema-game-value = GAME

cli-config-about = Shows the settings, where they come from and where files are kept
cli-config-examples =
    {"  "}tock config path     where settings, house rules and games are
    {"  "}tock config show     what holds, and why
    {"  "}tock config check    all faults of the settings file
    {"  "}tock config keys     the keys at the table, to be changed

cli-config-path-about = Prints where settings, house rules and games are kept
cli-config-path-examples =
    {"  "}tock config path

cli-config-show-about = Prints every setting that holds now and where it comes from
cli-config-show-examples =
    {"  "}tock config show
    {"  "}tock --no-config config show     what holds without a settings file

cli-config-keys-about = Prints the keys at the table, as lines for the settings file
cli-config-keys-examples =
    {"  "}tock config keys
    {"  "}tock config keys >> ~/.config/tock/config.toml     lines to take the # away from, and change

cli-config-check-about = Checks the settings file and tells all its faults
cli-config-check-examples =
    {"  "}tock config check
    {"  "}tock --config new.toml config check

cli-completions-about = Prints a script that completes this command line in a shell
cli-completions-examples =
    {"  "}tock completions bash > ~/.local/share/bash-completion/completions/tock
    {"  "}tock completions fish > ~/.config/fish/completions/tock.fish

cli-man-about = Prints the manual page
cli-man-examples =
    {"  "}tock man | man -l -              read it
    {"  "}tock man --dir ~/.local/share/man/man6   install a page for each command

cli-help-about = Explains a command
cli-help-examples =
    {"  "}tock help play
    {"  "}tock help rules show

## Arguments

cli-argument-help = Print help: -h in short, --help with examples
cli-argument-version = Print the version
cli-argument-config = Read settings from this file
cli-argument-no-config = Read no settings file
cli-argument-data = Keep games in this folder
cli-argument-color = Use colours: auto (in a terminal, unless NO_COLOR is set), always or never
cli-argument-rules = Play by this profile: a name or a file [english, unless the settings say otherwise]
cli-argument-variants = Add this variant: a name or a file; may be given again
cli-argument-set = Set one switch for this time, such as home.jump=true; may be given again
cli-argument-players = Seat this many players, 2 to 4, in Toccadille 2 [as few as the rules allow]
cli-argument-bots = Let bots take this many of the seats
cli-play-bot = Let the bots play like this: random, greedy, steady, sharp, master, or a program (bot:./program); in Toccadille random, greedy or strong
cli-resume-run = Run this program where the game names it as a bot; may be given again
cli-value-run = PROGRAM
cli-simulate-bots = Let bots play at this level, all (greedy) or one seat's (A=random, red=strong); may be given again [greedy]
cli-simulate-points = Play matches of Toccadille until somebody has this many points, --games of them
cli-argument-seats = Say who sits on a seat: A=human:Ann, B=bot:greedy or B=bot:./program, in Toccadille red=human:Ann or black=bot:strong; may be given again
cli-argument-marbles = Choose the colour of a seat's marbles: A=red; may be given again (Tock)
cli-argument-seed = Shuffle or throw by this number: the same number gives the same cards and dice
cli-argument-first = Let this seat play first (Tock)
cli-play-games = Play a match of so many games (Toccadille) [as many as you like]
cli-argument-points = Play a match until somebody has so many points (Toccadille)
cli-argument-position = Begin at the position in this file, which names rules and seats
cli-argument-record = Write the game's record into this file
cli-argument-practice = Let moves be taken back as far as one likes, and forward again
cli-argument-open-hands = Show everybody all hands, for learning (Tock)
cli-argument-plain = Play in lines of text, for screen readers, pipes and scripts; TOCK_PLAIN=1 asks the same
cli-argument-lang = Speak this language: en, another that is there, or the language of a locale such as en_CA.UTF-8
cli-argument-cards = Put these letters on the cards: auto (those of the language), or those of a language, such as english
cli-argument-ascii = Draw with plain letters and signs only
cli-argument-speed = Show what bots do for this long: off, fast, normal or slow
cli-argument-theme = Draw in this theme: auto (dark or light, as the terminal is), dark, light, high-contrast, colour-blind, sixteen (the terminal's own colours) or none
cli-argument-hand-on = Hand the turn on after a move by a key (ask) or after a pause (auto); --plain asks a pipe only with ask
cli-stats-rules = Take only games by this profile, named as when they began
cli-stats-player = Take only the games of this player: a name, or a level of bots
cli-resume-name = The game to go on with [the last unfinished one]
cli-argument-turn = Begin before this turn of the game, in Toccadille before this throw of the match
cli-argument-seat = Show what this seat sees, its hand alone (Tock)
cli-edit-file = The position file, there already or to be written
cli-replay-file = The record file, or the name of a kept game
cli-argument-name = The game's name, as `tock games list` shows it
cli-games-export-file = The file to write [standard output]
cli-argument-names = The names of the games
cli-rules-show-names = A profile, then any variants: names or files
cli-argument-files = The files to read; - is standard input
cli-rules-check-files = The profiles and variants to check
cli-argument-json = Print JSON
cli-argument-toml = Print a profile file with every switch
cli-argument-games = Play this many games [1]
cli-simulate-seed = Shuffle or throw by this number: the same number gives the same games [1]
cli-argument-record-dir = Write the record of every game into this folder
cli-argument-max-turns = Stop a game that has not ended after this many turns [10000]
cli-arena-bots = The bots, two at least; more than two all meet each other. In Tock random, greedy, steady, sharp, master, each also with deals or a time for a move (sharp:64, sharp:150ms), or a program (bot:./program); in Toccadille random, greedy, strong
cli-arena-seeds = Play these seeds, the last one not counted [0..100]
cli-argument-alone = Seat the bot named first alone against the other on all other seats
cli-argument-sprt = Stop when it is clear whether the first is better by less than 0 or more than 20 Elo, or as given [0,20]
cli-argument-threads = Play on this many threads [one for each core]
cli-argument-shard = Play only this part of the seeds, such as 2/8; a Slurm job array says it by itself
cli-argument-save = Write the result into this file, as JSON
cli-argument-plot = Draw the result into this file, as SVG
cli-arena-merge-files = The files that --save wrote
cli-argument-shell = The shell: bash, elvish, fish, powershell or zsh
cli-argument-dir = Write a page for each command into this folder
cli-help-command = The command to explain

cli-value-command = COMMAND
cli-value-config = FILE
cli-value-data = FOLDER
cli-value-color = WHEN
cli-value-rules = PROFILE
cli-value-variants = VARIANT
cli-value-set = SWITCH=VALUE
cli-value-player = NAME
cli-value-players = NUMBER
cli-value-points = NUMBER
cli-value-bots = NUMBER
cli-simulate-bots-value = [SEAT=]LEVEL
cli-simulate-points-value = NUMBER
cli-value-bot = LEVEL
cli-value-seats = SEAT=PLAYER
cli-value-marbles = SEAT=COLOUR
cli-value-seed = NUMBER
cli-value-turn = NUMBER
cli-value-seat = SEAT
cli-value-first = SEAT
cli-value-position = FILE
cli-value-record = FILE
cli-value-lang = LANGUAGE
cli-value-cards = LETTERS
cli-value-speed = SPEED
cli-value-theme = THEME
cli-value-hand-on = HOW
cli-value-name = NAME
cli-value-file = FILE
cli-value-files = FILE
cli-value-names = NAME
cli-value-games = NUMBER
cli-value-record-dir = FOLDER
cli-value-max-turns = NUMBER
cli-arena-bots-value = BOT
cli-arena-seeds-value = FROM..TO
cli-value-sprt = ELO0,ELO1
cli-value-threads = NUMBER
cli-value-shard = PART/PARTS
cli-value-save = FILE
cli-value-plot = FILE
cli-value-shell = SHELL
cli-value-dir = FOLDER

## Asked wrongly

cli-unknown-argument =
    { $similar ->
        [none] there is no { $argument } here
       *[other] there is no { $argument } here; { $similar } is near
    }
cli-unknown-command =
    { $similar ->
        [none] there is no command { $name }
       *[other] there is no command { $name }; { $similar } is near
    }
cli-command-missing = say what to do: { $commands }
cli-argument-missing = { $argument } is missing
cli-argument-twice = { $argument } can be given only once
cli-argument-conflict = { $argument } and { $other } do not go together
cli-value-missing = { $argument } needs a value
cli-value-unknown = { $value } is no value of { $argument }: choose one of { $values }
cli-value-wrong = { $value } is no value of { $argument }: { $why }
cli-value-count = { $argument } has the wrong number of values
cli-not-utf8 = an argument is not valid text
cli-not-a-seat = seats are called A, B, C and D, in Toccadille red and black
cli-not-a-seating = it must look like A=human:Ann, B=bot:greedy or B=bot:./program, in Toccadille like red=human:Ann or black=bot:strong
cli-not-a-colour = it must look like A=red; marbles are { $known }
cli-not-a-colour-of-stones = choose { $known }
cli-no-points = games of Tock have no points: leave --points out
cli-not-a-language = choose { $known }
cli-not-a-card-setting = choose { $known }
cli-not-a-setting = it must look like home.jump=true
cli-seat-empty = nobody sits on { $seat } at this table; choose { $seats }
cli-seat-twice = seat { $seat } is given twice
cli-seat-of-tock = seat { $seat } is one of Tock: in Toccadille they are red and black, as in --seat red=human:Ann
cli-seat-of-toccadille = { $seat } is a seat of Toccadille: in Tock they are A, B, C and D (--rules toccadille plays the other game)
cli-bot-of-tock = { $name } is no bot of Toccadille: choose { $levels }
cli-bot-of-toccadille = { $name } is a bot of Toccadille: in Tock choose { $levels }
cli-only-toccadille = { $flag } is for matches of Toccadille: add --rules toccadille, or leave it out
cli-toccadille-players = Toccadille is for 2 players
cli-toccadille-bots = Toccadille is for 2 players: --bots 1, or --bots 2 to watch
cli-toccadille-marbles = --marbles is for Tock: in Toccadille the stones are red and black
cli-toccadille-first = --first is for Tock: in Toccadille the dice say who begins
cli-toccadille-open-hands = --open-hands is for Tock: in Toccadille nothing is hidden
cli-colour-twice = the marbles of two seats cannot both be { $colour }
cli-too-many-bots = { $count } bots have no room: { $players } play, and the seats named are taken
cli-players-wrong = these rules are for { $known } players
cli-no-terminal = the table needs a terminal for input and output; `tock play --plain` works without one
cli-dumb-terminal = the table needs a terminal that can move its cursor; TERM says that this one cannot; `tock play --plain` works in it
cli-terminal-failed = the terminal failed: { $why }
cli-file-fault = { $path }: { $why }
cli-no-turn =
    { $count ->
        [0] there is no turn { $turn }: nobody has had one
        [one] there is no turn { $turn }: the game has 1
       *[other] there is no turn { $turn }: the game has { $count }
    }
cli-position-has-rules = { $path } names its own rules; leave --rules and --variant away, or change them in the editor
cli-has-ended = the game is over ({ $end }); `tock replay` shows it
cli-kept = The game is kept: `tock resume { $name }` goes on with it.
cli-kept-plain = The game is kept: `tock resume --plain { $name }` goes on with it.
cli-no-table = this program was built without the table; build it with the feature `tui`
cli-player = Player { $seat }
cli-not-a-number = it must be a whole number, { $min } to { $max }

## The manual

cli-manual-date = 2026-03-01
cli-manual-name = Games
cli-manual-examples = EXAMPLES
cli-manual-files = FILES
cli-manual-files-text =
    $XDG_CONFIG_HOME/tock/config.toml: The settings (~/.config by default). TOCK_CONFIG and --config name another file.
    $XDG_CONFIG_HOME/tock/rules/: Rule profiles of one's own, found by name.
    $XDG_DATA_HOME/tock/: The games that are kept (~/.local/share by default). TOCK_DATA and --data name another folder.
cli-manual-exit = EXIT STATUS
cli-manual-exit-text =
    0: All is fine; a reader that closed the pipe is fine too.
    1: It said no: a faulty profile, position, record or settings file.
    2: It was asked wrongly: unknown flags, or no terminal to play in.
    128 and more: It was ended by the signal of that number less 128.

cli-is-there = { $path } is there already and is not written over: choose another file
cli-cannot-write = { $path } cannot be written: { $why }; choose another place
cli-cannot-read = { $path } cannot be read: { $why }; check the path
cli-stdin = standard input
