# Hints in Toccadille: what the strongest bot would do, and why. Values are marks.

toccadille-hint-unit = Figures are marks; a game that is won counts 12 for each time it counts.

## What speaks for a move, or against it

toccadille-hint-win = { $sign ->
    [more] it wins the game, or may soon
   *[less] the other may win the game
}
toccadille-hint-hits = { $sign ->
    [more] it hits
   *[less] hits are lost
}
toccadille-hint-off = { $sign ->
    [more] all stones are borne off
   *[less] the other bears off first
}
toccadille-hint-answer = { $sign ->
    [more] the next throw brings you marks
   *[less] the other's answer brings marks
}
toccadille-hint-aim = { $sign ->
    [more] you can hit more later
   *[less] you can hit less later
}
toccadille-hint-danger = { $sign ->
    [more] fewer of your stones can be hit later
   *[less] more of your stones can be hit later
}
toccadille-hint-huck = { $sign ->
    [more] your huck is held, or the other's is not
   *[less] the other's huck is held, or yours is not
}
toccadille-hint-behind = { $sign ->
    [more] your stones stay behind, where they can still hit
   *[less] your stones pass those they could hit
}
toccadille-hint-singles = { $sign ->
    [more] fewer of your stones stand alone
   *[less] more of your stones stand alone
}

## What makes the next best worse

toccadille-hint-worse-win = it wins less surely
toccadille-hint-worse-hits = it hits less
toccadille-hint-worse-off = it does not bear off the last stone
toccadille-hint-worse-answer = the next throw goes less well
toccadille-hint-worse-aim = you can hit less later
toccadille-hint-worse-danger = more of your stones can be hit later
toccadille-hint-worse-huck = less for your huck
toccadille-hint-worse-behind = your stones leave more behind them
toccadille-hint-worse-singles = more of your stones stand alone
