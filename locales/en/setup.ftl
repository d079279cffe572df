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
