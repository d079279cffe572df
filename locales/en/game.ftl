# Words of the game that more than one screen or command says.

cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
