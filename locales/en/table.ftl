# The table on a terminal.

table-name = Tock
table-seat-name = Player { $seat }
table-bot-name =
    { $level ->
        [random] Random { $seat }
        [greedy] Greedy { $seat }
        [steady] Steady { $seat }
        [sharp] Sharp { $seat }
        [master] Master { $seat }
       *[other] Bot { $seat }
    }
table-level =
    { $level ->
        [random] Random
        [greedy] Greedy
        [steady] Steady
        [sharp] Sharp
        [master] Master
       *[other] { $level }
    }
table-deck = stock { $stock }, discards { $discards }
table-dealer = dealer { $who }
table-overrides =
    { $count ->
        [one] { " " }+ 1 switch
       *[other] { " " }+ { $count } switches
    }
table-south = { $who } sits below now.
table-follows = Whoever is to move sits below now.
table-speed =
    { $speed ->
        [off] Speed: off. Nothing moves, nothing waits.
        [fast] Speed: fast.
        [normal] Speed: normal.
       *[slow] Speed: slow.
    }
table-not-saved = The game could not be written to the disk ({ $reason }). Press a key to try again.

## Colours of marbles

tint-red = red
tint-blue = blue
tint-green = green
tint-yellow = yellow
tint-magenta = magenta
tint-cyan = cyan

## Cards

card-joker = Joker
card-joker-short = Jkr
card-pass = Pass

## What a move does; the same words serve the choice before and the log after

told-start = a marble comes out onto { $post }
told-walk = { $from } to { $to }
told-walk-other = { $whose } marble { $from } to { $to }
told-home = { $from } to { $to }
told-swap = { $ours } changes places with { $whose } marble on { $other }
told-skip = { $who } loses a turn
told-discard = thrown away
told-pass = keeps the extra play
told-sent-back = sends back { $marbles }
told-marble = { $whose } marble on { $at }
told-own = their own
told-partner = their partner { $who }'s
told-your-own = your own
told-your-partner = your partner { $who }'s
told-others = { $who }'s
told-draw =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
told-again = has one more play
told-and = { " " }and{ " " }
told-won =
    { $count ->
        [one] { $who } wins the game!
       *[other] { $who } win the game!
    }
told-dealt =
    { $count ->
        [one] { $who } deals one card to everyone.
       *[other] { $who } deals { $count } cards to everyone.
    }
told-reshuffled = The discards are shuffled and become the stock.
told-for-partner = for { $whose }: { $what }
place-home = home slot { $slot }

## Choosing how to use a card

offer-ours = the marble on { $at } changes places
offer-marble = the marble on { $at } walks
offer-marble-other = { $whose } marble on { $at } walks
offer-steps =
    { $count ->
        [one] 1 step to { $to }
       *[other] { $count } steps to { $to }
    }
offer-steps-home =
    { $count ->
        [one] 1 step to { $to }
       *[other] { $count } steps to { $to }
    }
offer-remove = and { $whose } marble on { $at } is sent back
offer-discard = throw the card away
offer-hurts = { $offer } (your own side!)

## What the game waits for

status-card = { $who }: choose a card.
status-for-partner = { $who }: all your marbles are home. You play { $partner }'s now: choose a card.
status-discard = { $who }: no card can be played. Choose one to throw away.
status-starter = { $who }: no marble is out, and no card brings one out. Throw a card away.
status-lost =
    { $count ->
        [one] { $who }: you lose this turn. Throw a card away.
       *[other] { $who }: you lose this turn. Throw { $count } cards away.
    }
status-extra = { $who }: you have one more play. Choose a card, or pass and keep it.
status-only = { $who }: only one move is possible. { $card }: { $what }. { $key } plays it.
status-only-discard = { $who }: { $card } cannot be played. { $key } throws it away.
status-only-pass = { $who }: nothing can be played. { $key } keeps the extra play.
status-way =
    { $count ->
        [one] { $card } can be used in one way, { $key } does it:
       *[other] How do you use { $card }?
    }
status-throw = { $card } can only be thrown away, { $key } does it:
status-split = { $card }: { $left } of { $of } steps left.
status-bot-thinks = { $who } is thinking.
status-bot-shown = { $who } is about to play.
status-covered = It is { $who }'s turn.
status-unsaved = The game could not be written to the disk. { $key } tries again.

curtain-title = Next player
curtain-text = It is your turn. { $key } turns your cards up.
log-title = Log
log-below =
    { $count ->
        [one] 1 newer line below
       *[other] { $count } newer lines below
    }

## Around the board

corner-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
corner-extra =
    { $count ->
        [one] 1 extra play
       *[other] { $count } extra plays
    }
corner-lost =
    { $count ->
        [one] loses 1 turn
       *[other] loses { $count } turns
    }
corner-home = { $count } of { $of } home
corner-partner = with { $who }

## The end, and leaving

over-given-up = The game was given up.
over-turn-limit = The game was stopped at the turn limit.
over-stopped = The game was stopped: { $reason }.
over-nobody = Nobody won the game.
ask-leave = Leave the game?
ask-leave-kept = The game is kept: "tock resume" goes on with it.
ask-leave-lost = This game is not kept: leaving ends it for good.
ask-leave-yes = leave
ask-leave-no = go on playing
ask-give-up = Give the game up?
ask-give-up-text = The game ends for everyone, and nobody wins it.
ask-give-up-yes = give up
ask-give-up-no = go on playing
too-small = This window of { $has_width } x { $has_height } is too small. { $width } x { $height } is enough.


## Pages

help-title = Keys
help-choosing = Choosing
help-reading = Looking
help-game = The game
help-program = The program
help-mouse-title = Mouse
help-mouse-card = Click a card to take it, the names below for what they say; the wheel moves the log.
help-mouse-way = Click a line or a square to look at it, again to do it; another card to take that one.
help-mouse-hint = Click the hint to take it up; a card to choose by yourself.
help-mouse-replay = The wheel goes on and back; the names below do what they say.
help-mouse-watch = A click goes on; the wheel moves the log.
help-mouse = Click what you want; the names below do what they say.
rules-jump = { $heading } they are marked { $sign }. n goes to the next one.
help-signs = On the board (A and b stand for any seat; play goes clockwise)
page-close = Esc closes

sign-marble = a marble of seat A
sign-guarded = guarded on its own post
sign-fresh = come out and not moved since
sign-post = a post, the arrow shows the way of play
sign-doorstep = a doorstep, the arrow shows the way home
sign-slot = a slot of a home court
sign-shortcut = where a shortcut begins: the square's number
sign-look = what a lesson asks you to notice
sign-way = the way of play
sign-may-leave = a marble you may choose
sign-may-arrive = where one may go
sign-arrives = where it would arrive
sign-captures = where it would arrive and send one back
sign-sent-back = a marble that would be sent back
sign-leaves = where it would leave
sign-path = the way it would walk
sign-came-to = arrived by the last moves (the newest is underlined; x if it sent one back)
sign-came-from = left by the last moves

## Keys

key-card-number = take a card
key-way-number = look
key-card-left = the card before
key-card-right = the next card
key-way-next = next
key-way-previous = the line before
key-card-take = take it
key-way-take = do it
key-way-back = back
key-pass = pass an extra play
key-hint = hint
key-learn = lessons
key-lesson-take = take the lesson
key-lesson-next = go on
key-lesson-back = back
key-hint-take = take it up
key-hint-close = close
key-why = why not
key-all = all ways
key-type = type
key-complete = complete
key-find-up = further up
key-find-down = further down
key-uncover = turn the cards up
key-skip-pause = go on
key-log-up = scroll the log up
key-log-down = scroll the log down
key-log-first = the beginning of the log
key-log-last = the end of the log
key-page-up = up
key-page-down = down
key-first-line = the first line
key-last-line = the last line
key-next-difference = the next difference
key-difference-before = the difference before
key-close = close
key-yes = yes
key-no = no
key-help = keys
key-rules = rules
key-turn-board = turn the board
key-square-names = names of squares on or off
key-give-up = give the game up
key-theme = the next theme of colours
key-mouse = mouse on or off (for selecting text)
no-such-card = There is no card { $number } here; the last one is { $last }.
no-such-way = There is no line { $number } here; the last one is { $last }.
key-unbound = { $key } does nothing here. { $help } shows all keys.
mouse-table = The mouse works at the table again.
mouse-terminal = The mouse belongs to the terminal now, for selecting text. { $key } gives it back to the table.
key-quit = quit
key-suspend = stop for a while (fg goes on)
key-repaint = draw the screen anew
