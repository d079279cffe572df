# The rules of Toccadille: what each switch is, and what each of its values means.

toccadille-section-begin = How it begins
toccadille-section-throw = A throw
toccadille-section-move = Moving, and the hucks
toccadille-section-force = The huck by force
toccadille-section-hit = Hits and marks
toccadille-section-end = Bearing off, and the end

toccadille-about-stones = How many stones each player has
toccadille-about-entry = Where the stones wait
toccadille-about-last-entry-second-die = The other die when one has entered the last stone
toccadille-about-opening = How the players throw to see who begins
toccadille-about-play-opening-roll = Whether the throw that decides who begins is played
toccadille-about-next-starter = Who begins the next game of a match
toccadille-about-reroll-after-doublet = After which doublets the same player throws again
toccadille-about-must-play-both = Whether both dice must be played
toccadille-about-single-die-choice = Which die is played where either can be, but not both
toccadille-about-die-order = In which order dice are played
toccadille-about-unplayable-penalty = Marks for the other player where a number cannot be played
toccadille-about-own-side-bands = Where in the own half a stone may not be moved onto own stones
toccadille-about-cross-in-pairs = Whether the own half is left by two stones at once
toccadille-about-own-huck-rest = Whether a stone may rest on its own empty huck in passing
toccadille-about-foreign-huck-rest = Whether a stone may rest on the other player's empty huck in passing
toccadille-about-huck-exit = How stones leave their own huck
toccadille-about-force-needs-foreign-empty = Whether the huck is taken by force only while the other huck is empty
toccadille-about-force-needs-own-empty = Whether the huck is taken by force only while it is empty
toccadille-about-force-last-resort = Whether the huck is taken by force only if nothing else can be played
toccadille-about-hit-scoring = How hits are made
toccadille-about-entry-hits = Whether an entering stone hits
toccadille-about-doublet-hit-value = What a stone hit by a doublet brings
toccadille-about-count-ways = Whether each way of hitting counts
toccadille-about-small-jan-double = Whether hits where the other player enters count twice
toccadille-about-bear-off = Whether stones are borne off
toccadille-about-bear-off-marks = What bearing off all stones first brings
toccadille-about-bear-off-wins = Whether bearing off all stones first wins
toccadille-about-after-bear-off = How the game goes on after all stones have been borne off
toccadille-about-quadruple = Whether a win against no mark counts four times

toccadille-rule-stones = Each player has { $value } stones.
toccadille-rule-entry =
    { $value ->
        [talon] All stones begin in a pile on the player's first point and may move on at once.
       *[first_quarter] All stones begin in hand: each die brings one onto the point of its number, and none moves on before all are in.
    }
toccadille-rule-last-entry-second-die =
    { $value ->
        [lost] When one die has entered the last stone, the other is lost.
       *[play] When one die has entered the last stone, the other is played as a move.
    }
toccadille-rule-opening =
    { $value ->
        [high_single_die] Each player throws one die; the higher begins. Equal dice are thrown again.
        [low_single_die] Each player throws one die; the lower begins. Equal dice are thrown again.
       *[high_sum] Each player throws two dice; the higher sum begins. Equal sums are thrown again.
    }
toccadille-rule-play-opening-roll =
    { $value ->
        [true] Who begins plays the dice that were thrown for it.
       *[false] Who begins throws anew.
    }
toccadille-rule-next-starter =
    { $value ->
        [throw_off] Both players throw again for each game of a match.
       *[winner] The winner of a game throws first in the next.
    }
toccadille-rule-reroll-after-doublet =
    { $value ->
        [if_fully_played] After a doublet of which both numbers were played, the same player throws again.
        [never] Doublets do not throw again.
       *[always] After every doublet the same player throws again.
    }
toccadille-rule-must-play-both =
    { $value ->
        [true] If both dice can be played, both must be.
       *[false] A player may play one die only.
    }
toccadille-rule-single-die-choice =
    { $value ->
        [free] If either die can be played, but not both, the player chooses.
       *[higher] If either die can be played, but not both, the larger must be.
    }
toccadille-rule-die-order =
    { $value ->
        [smaller_first] The smaller die is played first; if it cannot be, the throw is passed.
       *[any] Dice are played in either order.
    }
toccadille-rule-unplayable-penalty =
    { $value ->
        [0] A number that cannot be played is lost, and nobody marks for it.
       *[other] If a number cannot be played, the other player marks 1, on a doublet 2.
    }
toccadille-rule-own-side-bands =
    { $value ->
        [second_quarter_only] On the points 7 to 11 of their own, players move no stone onto another of theirs.
        [free] Stones may stand together anywhere.
       *[entry_only] On the points 1 to 11 of their own, players move no stone onto another of theirs; only stones that enter may stand together there.
    }
toccadille-rule-cross-in-pairs =
    { $value ->
        [true] Stones leave their own half two in one throw, never one alone.
       *[false] Stones leave their own half as they like.
    }
toccadille-rule-own-huck-rest =
    { $value ->
        [true] A stone that plays both dice may rest on its own empty huck.
       *[false] A stone that plays both dice may not rest on its own empty huck.
    }
toccadille-rule-foreign-huck-rest =
    { $value ->
        [true] No stone stays on the other player's huck; one that plays both dice may rest there while it is empty.
       *[false] No stone ever lands on the other player's huck.
    }
toccadille-rule-huck-exit =
    { $value ->
        [pairs_only] The huck is taken by two stones at once and left by two at once.
       *[keep_two] The huck is taken by two stones at once and never holds one alone: the last two leave together.
    }
toccadille-rule-force-needs-foreign-empty =
    { $value ->
        [true] Two stones that would both come to the other player's huck may take their own by force instead, one pip less each, if the other huck is empty.
       *[false] Two stones that would both come to the other player's huck may take their own by force instead, one pip less each, even if the other player stands there.
    }
toccadille-rule-force-needs-own-empty =
    { $value ->
        [true] The huck is taken by force only while it is empty and the throw does not take it as it is.
       *[false] The huck is taken by force only if no stone gets there by the numbers thrown.
    }
toccadille-rule-force-last-resort =
    { $value ->
        [true] The huck is taken by force only if nothing else can be played.
       *[false] The huck may be taken by force even if something else can be played.
    }
toccadille-rule-hit-scoring =
    { $value ->
        [on_throw] Before anything moves, a throw hits each single stone that one of its numbers, or both together, lead to; nothing lands where the other player has a stone.
       *[on_move] A stone that lands where one stone of the other player stands alone hits it, in passing too. It stays where it is and brings a mark, once in a throw.
    }
toccadille-rule-entry-hits =
    { $value ->
        [true] Entering stones hit too.
       *[false] Entering stones do not hit.
    }
toccadille-rule-doublet-hit-value =
    { $value ->
        [1] A stone hit by a doublet brings 1 mark, as any other.
       *[other] A stone hit by a doublet brings { $value } marks.
    }
toccadille-rule-count-ways =
    { $value ->
        [true] Where throws hit, a stone brings a mark for each way in which it is hit, unless by a doublet.
       *[false] A stone that is hit brings its mark once, in however many ways.
    }
toccadille-rule-small-jan-double =
    { $value ->
        [true] Hits in the quarter where the other player enters count twice.
       *[false] Hits count the same everywhere.
    }
toccadille-rule-bear-off =
    { $value ->
        [true] When all stones left are in the last quarter they are borne off, by the exact number or, the rearmost, by a larger one.
       *[false] Stones are not borne off; they stop in the last quarter.
    }
toccadille-rule-bear-off-marks =
    { $value ->
        [0] Bearing off all stones first brings no mark.
        [2] Bearing off all stones first brings 2 marks.
       *[other] Bearing off all stones first brings 2 marks, with a doublet 4.
    }
toccadille-rule-bear-off-wins =
    { $value ->
        [true] Bearing off all stones first wins the game.
       *[false] Bearing off all stones first does not win by itself.
    }
toccadille-rule-after-bear-off = Then both players take up all stones and keep their marks; who has finished throws first.
toccadille-rule-quadruple =
    { $value ->
        [true] Who has 12 marks first wins: once if the other has more than 6, twice if more than 3, three times if any, four times if none.
       *[false] Who has 12 marks first wins: once if the other has more than 6, twice if more than 3, else three times.
    }

# What is wrong with a position.

toccadille-position-syntax-way = a line is `key = value`, and a player begins with `[red]` or `[black]`
toccadille-position-texts-way = write a list of texts, such as ["alvensleben-1853"]
toccadille-position-form-way = as in dice = [5, 1], and below [red] in points = {"{"} 1 = 4, 12 = 2 {"}"}
toccadille-position-dice = a list of two dice
toccadille-position-points = a table of points, each with how many stones are there
toccadille-position-out-of-range-way = it must be a whole number, { $min } to { $max }
toccadille-position-rules-missing-way = add a line such as rules = "toccadille"
toccadille-position-turn-missing-way = add a line such as turn = "red"
toccadille-position-dice-missing = the position does not say what has been thrown
toccadille-position-not-two-dice = two dice are thrown
toccadille-position-dice-way = write a line such as dice = [6, 1]
toccadille-position-no-such-point = there is no point { $key }
toccadille-position-no-such-point-way = the points are numbered 1 to 24, the same for both players
toccadille-position-wrong-count = { $seat } has { $given ->
    [one] { $given } stone
   *[other] { $given } stones
}, not { $stones }
toccadille-position-wrong-count-way = the stones on the points, in hand and off must add up to { $stones }
toccadille-position-foreign-huck = { $seat } cannot have a stone on { $point }, the huck of the other player
toccadille-position-foreign-huck-way = put the stone on another point
toccadille-position-alone-on-huck = { $seat } cannot have one stone alone on { $point }, its huck
toccadille-position-alone-on-huck-way = a huck holds no stone, or two and more
toccadille-position-all-off = { $seat } has no stone left
toccadille-position-all-off-way = who has borne off all stones takes them up again: give it some
toccadille-position-too-many-marks = { $seat } has more marks than there are
toccadille-position-both-win = both players have 12 marks
toccadille-position-marks-way = the first with 12 marks has won

toccadille-level-strong = thinks of every throw that may follow, and of the best answer to it
