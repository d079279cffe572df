# Hints: what the strongest bot would do, and why. Values are steps of an own marble.

hint-title = Hint from { $level }
hint-thinking = { $level } is asked for a hint.
hint-in-hand = { $card } { $what }
hint-discard = Throw { $card } away
hint-pass = Keep the extra play for later
hint-value = worth { $steps }
hint-next = Next best: { $what }
hint-behind = { $steps } behind, because:
hint-level = just as good
hint-unit = Figures are steps of a marble of yours.
hint-only = No other move is possible.
hint-reason = { $steps } { $reason }
hint-plain-best = { $title }: { $what }. [{ $notation }]
hint-plain-why = It is worth { $steps } steps of a marble of yours:
hint-plain-next = { $what }. [{ $notation }]
hint-short = Hint: { $what } ({ $steps })

## What speaks for a move, or against it

hint-win = { $sign ->
    [more] it wins the game
   *[less] it loses the game
}
hint-out = { $sign ->
    [more] a marble comes out
   *[less] a marble of yours is sent back
}
hint-progress = { $sign ->
    [more] your marbles get on
   *[less] your marbles lose ground
}
hint-home = { $sign ->
    [more] home, or deeper in it
   *[less] less of you is home
}
hint-partner = { $sign ->
    [more] your partner gets on
   *[less] your partner loses ground
}
hint-opponents = { $sign ->
    [more] opponents are set back
   *[less] an opponent gets on
}
hint-danger = { $sign ->
    [more] your side is safer
   *[less] your side is in more danger
}
hint-hand = { $sign ->
    [more] your hand gets better
   *[less] a good card leaves your hand
}
hint-follows = { $sign ->
    [more] what follows: cards, plays, lost turns
   *[less] a turn of your own side is lost
}
hint-foresight = { $sign ->
    [more] the turns after it go well
   *[less] the turns after it go badly
}

## What makes the next best worse

hint-worse-win = it does not win
hint-worse-out = fewer marbles are out
hint-worse-progress = your marbles get less far
hint-worse-home = less comes home
hint-worse-partner = less for your partner
hint-worse-opponents = opponents lose less
hint-worse-danger = more danger
hint-worse-hand = a poorer hand is left
hint-worse-follows = less follows from it
hint-worse-foresight = the turns after it go less well
