# Setting up a game.

## When something was

when-today = today { $time }
when-yesterday = yesterday { $time }
when-this-year = { $day } { $month }
when-long-ago = { $day } { $month } { $year }
when-month =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }

## The form

setup-title = Tock: a new game
setup-games = Go on with
setup-all-games = All games
setup-rules = Rules
setup-profile = Profile
setup-browse = Browse
setup-house = House rules
setup-changed =
    { $count ->
        [0] none changed
        [one] 1 switch changed
       *[other] { $count } switches changed
    }
setup-players = Players
setup-who = Player
setup-name = Name
setup-colour = Marbles
setup-team = Team
setup-human = Human
setup-bot =
    { $level ->
        [random] Bot, random
        [greedy] Bot, greedy
        [steady] Bot, steady
        [sharp] Bot, sharp
        [master] Bot, master
        [strong] Bot, strong
       *[other] Bot, { $level }
    }
setup-no-name = (no name)
setup-with = with { $seat }
setup-alone = alone
setup-begin = Begin
setup-first = First
setup-seat = Seat { $seat }
setup-by-chance = by chance
setup-seed = Seed
setup-practice = Practice
setup-open-hands = Open hands
setup-start = Start the game
setup-faulty = These rules cannot be played:
setup-by = { $rules }
setup-not-kept = { $why }. Nothing is lost.

## The last set-up

setup-gone = { $name } is left out, it is not what it was at the last game: { $why }
setup-gone-instead = { $name } of the last game is not to be had any more, { $instead } is offered instead: { $why }
setup-no-longer = The rules of the last game do not fit together any more: { $why }

## What is said about a row

about-all-games = Every game that is not finished, the newest first.
about-browse = Rules in a file of your own: a profile, or a variant to lay over one.
about-house = Single switches can be changed for this game, whatever the profile says.
about-players = How many sit down. Two sit opposite each other.
about-who = Somebody at this keyboard, or a bot.
about-bot = { $level }: { $summary }.
about-name = Enter changes the name.
about-colour = The colour of the marbles. They show the letter of their seat, too. No two seats have the same: who has it takes the old one.
about-first = Who plays first. By chance, the seed decides.
about-seed = The same number deals the same cards. Without one they are dealt by chance. Enter changes it.
about-practice = All agree that moves may be taken back as far as one likes, and played forward again. The record keeps what was taken back. Otherwise a move stands once the turn is handed on.
about-open-hands = Everybody sees all hands, for learning. No hands are covered between players.
about-folder = Enter opens the folder, Backspace the one above.
setup-own-switches = What it says
setup-other-switches = What it has from its parents
setup-variant-changes = What it changes
setup-with-variant = { $name }: { $summary }
setup-teams = { $a } and { $c } play together, against { $b } and { $d }.
setup-no-teams = Everyone plays alone.

## A match of Toccadille

setup-length = Length
setup-length-games = games
setup-length-points = points
setup-length-open = open
about-length = How long the match is: so many games, until somebody has so many points, or as long as you like. A game won counts as many points as it is worth, one to four.
about-count = Enter types the number.

## Games

setup-goes-on = An unfinished game
setup-no-games = There is no unfinished game.
setup-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
setup-damaged = cannot be read
setup-far =
    { $count ->
        [one] Begun { $when }, 1 move so far. Enter goes on with it.
       *[other] Begun { $when }, { $count } moves so far. Enter goes on with it.
    }
setup-home = { $count }/{ $of } home
setup-marks = { $marks }/12, { $points } won
setup-unreadable = The file is kept as it is. A newer tock may read it.
setup-called = { $name }

## Files

setup-no-files = (no rules here)
setup-no-file = there is no file { $file }
setup-file-name = { $file } cannot be asked for: its name is no text
setup-file-faulty = This file cannot be chosen:

## Switches

setup-now = Now
setup-otherwise = Without the change ({ $origin })
setup-may-be = It may be
setup-value = { $value }: { $says }
setup-only = Nothing but { $value }.
setup-number = A number from { $min } to { $max }.
setup-number-or-none = A number from { $min } to { $max }, or none.
setup-numbers = Numbers from { $min } to { $max }, such as 5, 4, 4. Enter types them.
setup-actions = What a profile may write for a card. Enter types it.
setup-by-flag = --set { $switch }={ $value }
setup-by-flag-quoted = --set '{ $switch }={ $value }'
about-table-seats = Seats
about-table-board = Board
about-table-deck = Deck
about-table-deal = Deal
about-table-turn = Turns
about-table-start = Coming out
about-table-post = The post
about-table-land = Landing
about-table-home = Home
about-table-end = The end
about-table-cards = Cards

## Keys

help-mouse-setup = Click on a value to change it, on an arrow beside it for the one before or after, on a word with … to open a list. In a list, a first click looks and a second one takes. The wheel goes up and down.
key-row-up = up
key-rows = move
key-row-down = down
key-value-before = the value before
key-value-next = change
key-row-take = choose
key-field-next = next
key-field-before = the one before
key-first-row = the first line
key-last-row = the start of the game
key-about-up = scroll the words up
key-about-down = scroll the words down
key-ten-up = ten up
key-ten-down = ten down
key-list-first = the first
key-list-last = the last
key-value-type = change or type
key-reset = as the profile says
key-go-on = go on with it
key-open = open
key-folder-up = the folder above
key-type-path = type a path
key-text-done = done
key-text-cancel = as before
