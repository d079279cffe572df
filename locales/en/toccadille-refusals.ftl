# Why the rules of Toccadille refuse something. No full stops: the number of the rule may follow.

toc-colour =
    { $seat ->
        [red] Red
       *[black] Black
    }

toc-refusal-over = the game is over
toc-refusal-not-over = the game is not over, so that no other begins
toc-refusal-waits-for-opening = both players throw first to see who begins
toc-refusal-not-this-opening =
    { $dice ->
        [one] to see who begins each player throws one die
       *[other] to see who begins each player throws two dice
    }
toc-refusal-waits-for-dice = { $who } throws first
toc-refusal-waits-for-move = nothing is thrown before { $who } has moved
toc-refusal-may-not-pass = a die can be played, so nobody passes
toc-refusal-no-such-die =
    { $from ->
        [0] neither die enters a stone on { $to }
       *[other] { $to ->
            [0] neither die bears off the stone on { $from }
           *[other] neither die leads from { $from } to { $to }
        }
    }
toc-refusal-backward = stones never go back, as from { $from } to { $to }
toc-refusal-no-stone = there is no stone of yours on { $at }
toc-refusal-no-hand = there is no stone in hand
toc-refusal-must-enter =
    { $count ->
        [one] a stone is in hand: it enters first
       *[other] { $count } stones are in hand: they enter first
    }
toc-refusal-closed = a band of the other player closes { $at }
toc-refusal-held = the other player holds { $at }, and nothing lands there
toc-refusal-foreign-huck = nobody lands on { $at }, the huck of the other player
toc-refusal-no-rest = no stone rests on { $at }, its own empty huck, in passing
toc-refusal-band = in your own half no stone joins another: { $at } would hold a band
toc-refusal-huck-taken-by-one = the empty huck { $at } is taken by two stones at once
toc-refusal-huck-left-to-one = the huck { $at } is never left to one stone
toc-refusal-huck-left-by-one = the huck { $at } is left by two stones at once
toc-refusal-crosses-alone = the own half is left by two stones at once
toc-refusal-never-off = stones are not borne off at this table
toc-refusal-not-all-in =
    { $at ->
        [0] a stone in hand keeps the others from being borne off
       *[other] the stone on { $at } is not in the last quarter, and keeps the others from being borne off
    }
toc-refusal-not-rearmost = the larger number bears off the rearmost stone, on { $behind }, not the one on { $from }
toc-refusal-must-play-both = both dice can be played, so both are
toc-refusal-larger-die = only one die can be played, and it is the larger: { $die }
toc-refusal-smaller-first = the smaller die is played first: { $die }
toc-refusal-second-die-lost = the die after the last stone entered is lost
toc-refusal-force-last-resort = the huck is taken by force only where nothing else can be played

toc-force-hand = by force only with no stone in hand
toc-force-one-pip = by force each stone goes one pip less, which a 1 cannot
toc-force-no-two-stones = by force only two stones that the throw would bring to the other huck
toc-force-foreign-huck-taken = not by force while the other player stands on its huck
toc-force-own-huck-taken = not by force while own stones stand on the huck
toc-force-taken-as-thrown = not by force, for two stones reach the huck by the numbers thrown
toc-force-reached = not by force, for the stone on { $at } reaches the huck by the numbers thrown

toc-unread-no-point = “{ $word }” is no point: they are 1 to 24
toc-unread-no-steps = “{ $word }” does not say from where to where, as 10/15 does
toc-unread-too-many-steps = a throw plays two dice at the most
toc-unread-force-alone = by force two stones move, as in 7/12 8/12 force
toc-unread-wrong-stars = the stars do not stand where stones are hit: { $legal }

# Why a stone, a point or a die cannot be chosen; "why" is one of the reasons above.

toc-why-die = With the { $die }: { $why } (rule { $rule })
toc-why-die-stones = With the { $die }, from { $stones }: { $why } (rule { $rule })
toc-why-unreached = no stone comes to { $at } by this throw
toc-why-played = the { $die } is played already
toc-why-not-thrown = no { $die } has been thrown
toc-place-hand = the hand
