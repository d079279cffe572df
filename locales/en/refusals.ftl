# Why the rules refuse something. No full stops: the number of the rule may follow.

refusal-wrong-count = these rules are not for { $count } players
refusal-one-team = two players in teams would both play on one side
refusal-no-such-dealer = { $seat } does not play, so { $seat } cannot deal
refusal-over = the game is over
refusal-waits-for-shuffle = the cards are to be shuffled first
refusal-waits-for-player = it is { $seat }'s turn
refusal-not-these-cards = a shuffle must hold exactly the cards that are shuffled, each once
refusal-not-held =
    { $card ->
        [joker] there is no joker in hand
       *[other] { $card } is not in hand
    }
refusal-turn-is-lost = { $seat } loses this turn: a card is discarded, none is played
refusal-needs-starter = without a card that brings a marble out, a card is discarded and another drawn
refusal-must-play =
    { $rank ->
        [joker] a card that can be played must be: the joker can
       *[other] a card that can be played must be: { $rank } can
    }
refusal-extra-play-only = an extra play is played or kept, nothing is discarded for it
refusal-may-not-pass = only an extra play may be kept for later
refusal-finished = all of { $seat }'s marbles are home and there is no partner to play for: a card is discarded
refusal-no-such-use =
    { $rank ->
        [joker] the joker cannot be used so
       *[other] { $rank } cannot be used so
    }
refusal-none-waiting = no marble waits in { $seat }'s start area
refusal-post-taken = the marble on the post, { $square }, keeps others from coming out
refusal-no-marble = there is no marble on { $square }
refusal-not-meant = the card does not move { $seat }'s marble on { $square }
refusal-guarded =
    { $guards ->
        [fresh] { $seat }'s marble on { $square } has just come out: only { $seat } may move it
       *[standing] { $seat }'s marble stands on its own post, { $square }: only { $seat } may move it
    }
refusal-not-swapped =
    { $guards ->
        [fresh] { $seat }'s marble on { $square } has just come out: it cannot change places
       *[standing] { $seat }'s marble stands on its own post, { $square }: it cannot change places
    }
refusal-in-home = the marble on { $square } is home
refusal-not-there = the card does not lead from { $from } to { $to }
refusal-barred =
    { $guards ->
        [fresh] { $seat }'s marble on { $square } has just come out: nothing may pass it
       *[standing] { $seat }'s marble stands on its own post, { $square }: nothing may pass it
    }
refusal-barred-others =
    { $guards ->
        [fresh] { $seat }'s marble on { $square } has just come out: only { $seat }'s marbles may pass it
       *[standing] { $seat }'s marble stands on its own post, { $square }: only { $seat }'s marbles may pass it
    }
refusal-own-post = { $seat }'s marbles may not step onto or over their own post, { $square }
refusal-lands-on-guarded =
    { $guards ->
        [fresh] { $seat }'s marble on { $square } has just come out: it cannot be captured
       *[standing] { $seat }'s marble stands on its own post, { $square }: it cannot be captured
    }
refusal-lands-on-own = a marble of the same colour stands on { $square } and may not be captured
refusal-lands-on-partner = the partner's marble on { $square } may not be captured
refusal-past-home =
    { $over ->
        [one] home needs the exact count: slot { $slot } is the last, this is 1 step too many
       *[other] home needs the exact count: slot { $slot } is the last, this is { $over } steps too many
    }
refusal-slot-taken = the marble on { $square } is in the way
refusal-backward-in-home = the marble on { $square } is home and cannot walk backward
refusal-home-closed = a marble moved by another player cannot enter { $seat }'s home court
refusal-home-closed-backward = no walk backward turns into the home court
refusal-no-shortcut = no shortcut begins on { $square }
refusal-wrong-steps =
    { $given ->
        [one] the parts make 1 step, the card has { $wanted }
       *[other] the parts make { $given } steps, the card has { $wanted }
    }
refusal-wrong-parts = the steps are shared out over { $min } to { $max } marbles
refusal-walked-already = the marble on { $square } has walked already
refusal-not-on-track = two marbles on the track change places, the one on { $square } is none of them
refusal-remove-one = the card sends a marble back: it must be named
refusal-not-removed = the marble on { $square } cannot be sent back, or there is none

# Why a text is no move.

unread-empty = there is no move to read
unread-no-card = “{ $word }” is no card
unread-not-held =
    { $rank ->
        [joker] there is no joker in hand
       *[other] there is no { $rank } in hand
    }
unread-no-spot = “{ $word }” is no square, no slot and no start area
unread-no-deed = the card is named, but not what to do with it
unread-not-a-deed = “{ $word }” does not say what to do
