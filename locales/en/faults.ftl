# What is wrong with a profile, a variant or a switch: a clause for each fault, and the way out (…-way).

fault-also = { $switch } is set here
fault-syntax = this is no TOML: { $reason }
fault-syntax-way = a line is `key = value`, a table begins with `[table]`, and words stand in quotes
fault-set-way = write one switch and its value, such as --set '{ $one }' or --set '{ $other }'

fault-unknown-key-top = a profile has no key or table `{ $key }`
fault-unknown-key-table = the table [{ $table }] has no switch `{ $key }`
fault-unknown-key-action = `{ $action }` has no field `{ $key }`
fault-unknown-word = `{ $key }` has no value "{ $word }"
fault-perhaps = did you mean `{ $word }`?
fault-did-you-mean = did you mean `{ $word }`? It may be { $known }
fault-one-of = it may be { $known }
fault-nothing-may-stand-here = nothing may stand here

fault-wrong-type = `{ $key }` takes { $expected }, not { $found }
expected-text = a text in quotes
expected-flag = true or false
expected-number = a whole number
expected-numbers = a list of whole numbers
expected-fewest-and-most = two whole numbers, the fewest and the most
expected-table = a table of switches
expected-actions = a list of actions
expected-action = actions
expected-effects = a list of effects
expected-effect = effects
type-text-way = put the word in quotes, such as "none"
type-flag-way = write true or false, without quotes
type-number-way = write a whole number without quotes, such as 4
type-numbers-way = write whole numbers in brackets, such as [2, 3, 4]
type-fewest-and-most-way = write the fewest and the most in brackets, such as [1, 4]
type-table-way = begin a table with its name in brackets on a line of its own, such as [deal]
type-actions-way = write actions in brackets, each in braces, such as [{"{"} do = "move", n = 5 {"}"}]
type-effects-way = write effects in brackets, each in braces, such as [{"{"} do = "draw", n = 1 {"}"}]

fault-out-of-range = `{ $key }` cannot be { $value }
fault-range-way = it may be { $min } to { $max }
fault-only-number = it can only be { $number } yet

fault-not-one-line = `{ $key }` must be one line of plain text
fault-not-one-line-way = write at least one letter, and no line breaks or control characters
fault-name-missing = the profile has no name
fault-name-missing-way = begin with a line such as name = "House Tock"
fault-switch-missing = the profile does not set `{ $switch }`
fault-counts-missing-way = say how many may play, such as counts = [2, 3, 4] under [seats], or name a parent, such as base = "french"
fault-mode-missing-way = write mode = "refill" or mode = "play_out" under [deal], or name a parent, such as base = "french"

fault-do-missing = this does not say what to do
fault-do-missing-way = add do = "…", which may be { $known }
fault-field-missing = `{ $action }` needs `{ $field }`
fault-field-missing-way = add { $field } = a whole number
fault-parts-missing-way = add parts = [1, 4], the fewest and the most marbles that share the steps
fault-cannot-follow = `{ $effect }` cannot follow `{ $action }`
fault-skip-way = only the seat that must discard loses its turn: use {"{"} do = "discard", n = 1, then = [{"{"} do = "skip" {"}"}] {"}"}
fault-discard-without-skip = `discard` takes the next player's turn, and does nothing else
fault-discard-way = write {"{"} do = "discard", n = 1, target = "next", then = [{"{"} do = "skip" {"}"}] {"}"}

fault-variant-with-base = a variant has no parent
fault-variant-with-base-way = take the line out, or use the file as a profile with --rules
fault-variants-clash = the variants { $one } and { $other } set `{ $switch }` to different values
fault-variants-clash-way = play with { $one } or with { $other }, or write a profile that says which value you mean
fault-unknown-profile = there is no profile { $name }
fault-unknown-variant = there is no variant { $name }
fault-unknown-way = it may be { $known }, or the path of a file, such as ./house.toml
fault-variant-as-profile = { $name } is a variant, not a profile
fault-variant-as-profile-way = take a profile and add it: --rules english --variant { $name }
fault-profile-as-variant = { $name } is a profile, not a variant
fault-profile-as-variant-way = take it with --rules { $name }
fault-circle = the profile is its own parent
fault-circle-way = name another base in one of { $chain }
fault-other-game = this is about { $game ->
    [tock] Tock
    [toccadille] Toccadille
   *[other] { $game }, a game there is not
}
fault-other-game-way = what is laid over rules of { $game } says `game = "{ $game }"`
fault-not-one-switch = this sets no switch, or more than one
fault-word-without-quotes = `{ $key }` is given a word without quotes
fault-word-without-quotes-way = a word stands in quotes, and the shell must leave them: --set '{ $key }="{ $word }"'

fault-odd = `{ $switch }` is { $value }, but must be even
fault-odd-way = both arms of the board's cross need the same length; take the next even number
fault-empty = `{ $switch }` is an empty list
fault-empty-way = name at least one
fault-empty-card-way = give the card something to do, or take the line out: then it is worth its face value
fault-twice = `{ $switch }` names { $value } twice
fault-twice-way = take one of them out
fault-needed-by-mode = deal.mode = "{ $mode }" needs `{ $switch }`
fault-hand-needed-way = say how many cards everyone holds, such as hand = 5 under [deal]
fault-schedule-needed-way = say how many cards each deal gives, such as schedule = [5, 4, 4] under [deal]
fault-not-as-many-as-slots =
    board.marbles is { $marbles } and board.home is { $slots }: every marble needs a slot, and every slot a marble
fault-not-as-many-as-slots-way = set board.marbles and board.home to the same number
fault-shortcut-too-far = board.shortcut is { $value }, which is not before the doorstep
fault-shortcut-too-far-way =
    with this board.section_length and board.doorstep it may be at most { $max }
fault-too-many-cards =
    `{ $switch }` deals { $dealt } cards to { $players } players, but the deck has { $deck }
fault-too-many-cards-way =
    deal at most { $each } cards to each, set seats.counts to fewer players, or add jokers with deck.jokers
fault-one-team = seats.teams = "opposite" and seats.counts = [2]: both players would be in one team
fault-one-team-way = set seats.counts to [4], or seats.teams to "none"
fault-no-starter = no card can start a marble
fault-no-starter-way = give a card that is in the deck {"{"} do = "start" {"}"}, such as A = [{"{"} do = "start" {"}"}, {"{"} do = "move", n = 1 {"}"}] under [cards]
fault-joker-unlisted = deck.jokers puts jokers into the deck, but `cards.joker` does not say what they do
fault-joker-unlisted-way = list joker under [cards], or set deck.jokers to 0
fault-parts-out-of-order = `{ $switch }` splits over at least { $min } and at most { $max } marbles
fault-parts-out-of-order-way = in parts, the fewest come first
fault-fewer-steps-than-parts = `{ $switch }` shares { $n } steps out over at least { $min } marbles
fault-fewer-steps-than-parts-way = every marble walks at least one step: raise n, or lower the first number of parts
fault-no-steps = `{ $switch }` has a walk of 0 steps
fault-no-steps-way = n is the number of steps, below 0 for backward
fault-effect-twice = `{ $switch }` has the same effect twice after one action
fault-effect-twice-way = take one of them out; draw takes a number of cards
fault-rest-without-partner =
    end.rest_of_card = "partner" and turn.control = "own" contradict each other: a finished seat only discards, so it has no partner's marbles to walk
fault-rest-without-partner-way = set end.rest_of_card to "forfeit", or turn.control to "partner_when_finished"
