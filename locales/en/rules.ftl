# The rules in plain words. switch-TABLE-KEY is the sentence for a switch and its value; about-TABLE-KEY says in a few
# words what the switch is, whatever its value. Names of values (opposite, play_out …) are those of profiles.

list-and = { $first } and { $last }

## Seats

about-seats-counts = How many may play
switch-seats-counts = { $value } can play.
about-seats-teams = Who plays with whom
switch-seats-teams = { $value ->
    [opposite] Opposite seats are a team: they win together.
   *[none] Everyone plays alone.
}

## Board

about-board-sections = How many sections the track has
switch-board-sections = The track has { $value } sections, each ending on a seat's post.
about-board-section-length = How many squares a section has
switch-board-section-length = A section has { $value } squares; the last one is the seat's post.
about-board-doorstep = How many squares the doorstep lies before the post
switch-board-doorstep = A marble turns into its home court on its doorstep, { $value ->
    [one] the square
   *[other] { $value } squares
} before its post.
about-board-home = How many slots a home court has
switch-board-home = A home court has { $value ->
    [one] { $value } slot.
   *[other] { $value } slots.
}
about-board-marbles = How many marbles everyone has, as many as slots
switch-board-marbles = Everyone has { $value ->
    [one] { $value } marble.
   *[other] { $value } marbles.
}
about-board-shortcut = The square of each section from which a marble may jump to the next section
switch-board-shortcut = { $value ->
    [none] There is no shortcut.
   *[other] A marble whose walk ends on square { $value } of a section may jump on, the way it was walking, to square { $value } of the next.
}

## Deck and deal

about-deck-jokers = How many jokers are in the deck, besides the 52 cards
switch-deck-jokers = { $value ->
    [0] The deck has 52 cards and no joker.
    [one] The deck has 52 cards and { $value } joker.
   *[other] The deck has 52 cards and { $value } jokers.
}
about-deal-mode = Whether hands are kept full or played out
switch-deal-mode = { $value ->
    [play_out] Each deal is played out, one card a turn, until every hand is empty.
   *[refill] After playing or discarding a card, a player draws up again.
}
about-deal-hand = How many cards everyone holds when hands are kept full
switch-deal-hand = { $value ->
    [none] Hands have no fixed size.
    [one] Everyone holds { $value } card.
   *[other] Everyone holds { $value } cards.
}
about-deal-schedule = How many cards each deal gives when hands are played out
switch-deal-schedule = { $value ->
    [none] There is no schedule of deals.
   *[other] The deals give everyone { $value } cards; then the next seat deals, and all cards are shuffled.
}
about-deal-starter-help = What helps a seat that has no marble in play and no card that starts one
switch-deal-starter-help = { $value ->
    [redraw_until_starter] A player with no marble in play and no card that starts one discards and draws until one comes, before the turn.
   *[none] A player with no marble in play and no card that starts one discards one card a turn, like anybody else.
}

## Turns

about-turn-obligation = Whether a card that can be played must be
switch-turn-obligation = { $value ->
    [may_discard] Any card may be discarded instead of playing one.
   *[forced] While any card can be played, one must be.
}
about-turn-no-move = What happens when no card can be played
switch-turn-no-move = A player who can play no card discards one of their choice.
about-turn-control = What a seat does whose marbles are all in home
switch-turn-control = { $value ->
    [own] A player whose marbles are all home only discards.
   *[partner_when_finished] A player whose marbles are all home plays with the partner's marbles.
}

## Coming out, the post

about-start-on-own = What an own marble on the post means for one that would come out
switch-start-on-own = { $value ->
    [capture_unguarded] A marble that comes out sends back an own one on the post, unless that is fresh or guarded.
   *[illegal] No marble can come out while an own one stands on the post.
}
about-post-guards = Which marbles on their own post are guarded
switch-post-guards = { $value ->
    [none] No marble is guarded.
    [standing] Every marble on its own post is guarded: it cannot be captured, swapped or removed by others.
   *[fresh] A marble that came out and has not moved since is guarded: it cannot be captured, swapped or removed by others.
}
about-post-blocks = Whom a guarded marble keeps from passing
switch-post-blocks = { $value ->
    [nobody] A guarded marble lets everyone pass.
    [others] A guarded marble bars the way to every marble of another colour.
   *[everyone] A guarded marble bars the way to every marble, its own colour included.
}
about-post-owner-swap-out = Whether its owner may swap a guarded marble away
switch-post-owner-swap-out = { $value ->
    [true] Its owner may swap a guarded marble away.
   *[false] Not even its owner may swap a guarded marble away.
}
about-post-own-crossing = Whether a marble may step onto or over its own post
switch-post-own-crossing = { $value ->
    [never] A marble may not step onto or over its own post, unless the card says so.
   *[free] A marble may step onto its own post and go on past it.
}

## Landing, home, end

about-land-on-own = What ending a walk on a marble of the same colour means
switch-land-on-own = { $value ->
    [illegal] No walk may end on a marble of the same colour.
   *[capture] A walk may end on a marble of the same colour, and sends it back.
}
about-land-on-partner = What ending a walk on a marble of the partner means
switch-land-on-partner = { $value ->
    [illegal] No walk may end on a marble of the partner.
   *[capture] A walk may end on a marble of the partner, and sends it back.
}
about-home-jump = Whether a walk may pass an occupied slot
switch-home-jump = { $value ->
    [true] In home, marbles may be passed.
   *[false] In home, no marble may be passed.
}
about-home-enter-backward = Whether a walk backward over the post may turn into home
switch-home-enter-backward = { $value ->
    [true] A marble that walks backward over its post onto its doorstep may turn into home with the steps that are left.
   *[false] No marble enters home walking backward.
}
about-home-foreign-moved-may-enter = Whether a marble moved by another player may enter its home
switch-home-foreign-moved-may-enter = { $value ->
    [true] A marble moved by another player may enter its home.
   *[false] A marble moved by another player stays on the track.
}
about-end-rest-of-card = What happens to the steps of a split that are left when the last marble comes home
switch-end-rest-of-card = { $value ->
    [forfeit] The steps of a split that are left when the last marble comes home are lost.
   *[partner] The steps of a split that are left when the last marble comes home are walked by the partner's marbles.
}

## Cards

about-cards = What the card may be used for; without this it is worth its face value
card-or = Or: { $use }
card-unused = There is no joker in the deck.

action-start = Bring a marble out of your start area onto your post.
action-forward = Move { $who ->
    [own] one of your marbles
    [partner] one of your partner's marbles
    [opponent] a marble of an opponent
    [other] a marble of another player
   *[any] any marble on the track
} { $n ->
    [one] { $n } square
   *[other] { $n } squares
} forward.
action-backward = Move { $who ->
    [own] one of your marbles
    [partner] one of your partner's marbles
    [opponent] a marble of an opponent
    [other] a marble of another player
   *[any] any marble on the track
} { $n ->
    [one] { $n } square
   *[other] { $n } squares
} backward.
action-trample = Every marble on the way goes back to its start area, your own too.
action-cross-own-post = It may cross its own post.
action-split = Share { $n ->
    [one] { $n } step
   *[other] { $n } steps
} forward among { $min } to { $max } of your marbles.
action-split-exactly = Share { $n ->
    [one] { $n } step
   *[other] { $n } steps
} forward among { $min ->
    [one] exactly { $min } of your marbles.
   *[other] exactly { $min } of your marbles.
}
action-swap = Let one of your marbles change places with { $with ->
    [own] another of your marbles on the track.
    [partner] one of your partner's on the track.
    [opponent] one of an opponent on the track.
    [other] one of another player on the track.
   *[any] any other marble on the track.
}
action-discard = The next player discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
} and loses a turn.
effect-remove = Then send { $who ->
    [own] one of your marbles
    [partner] one of your partner's marbles
    [opponent] a marble of an opponent
    [other] a marble of another player
   *[any] any marble
} on the track back to its start area.
effect-draw = Then draw { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
effect-again = You have one more play in hand, for now or for later.

## Where a value comes from, and the lists of rules

origin-default = default
origin-face-value = face value
origin-profile = { $name }
origin-variant = variant { $name }
origin-set = set for this game

rules-title = { $title } ({ $name })
rules-source = Source: { $source }
rules-variants = with { $variants }
rules-list-profiles = Profiles (--rules)
rules-list-variants =
    Variants of { $game ->
        [tock] Tock
       *[toccadille] Toccadille
    } (--variant), to be added to any of its profiles
rules-list-shipped = comes with tock
rules-list-faulty = faulty; `tock rules check { $file }` says why
rules-list-own = Your own profiles go into { $folder }, your own variants into { $folder }/variants.
rules-check-profile = { $file }: { $name } can be played
rules-check-variant = { $file }: { $name } is a variant, and fits { $fits }
rules-check-misfit = { $file }: it does not fit { $profile }:
rules-schema-title = A rule profile or variant of Tock
rules-schema-name = What the profile is called
rules-schema-summary = The profile in one sentence
rules-schema-source = Where its rules come from
rules-schema-game = Which game it is about
rules-schema-base = A parent, by name or by path from this file: the profile then gives only the differences

## The rules of one table

rules-kept = The profile has changed or is gone since this game began. It goes on by the rules it began with:
rules-differences = { $count ->
    [0] No rule differs from { $base }.
    [one] 1 rule differs from { $base }:
   *[other] { $count } rules differ from { $base }:
}
rules-differs = Different ({ $origin }):
rules-differs-line = { $by } { $text }
rules-instead = ({ $text })
rules-in-base = in { $base }: { $text }
rules-of-card = { $card }: { $text }
rules-face-value = Move one of your marbles forward, as many squares as the card counts: { $jack } 11, { $queen } 12, { $king } 13.
rules-section-seats = Who plays
rules-section-board = The board
rules-section-cards = The cards
rules-section-deal = Hands and turns
rules-section-start = Coming out, and the post
rules-section-land = Landing on a marble
rules-section-home = Home
rules-section-end = The end
