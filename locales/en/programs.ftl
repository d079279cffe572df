# Programs of other people that play as bots.

program-not-found = { $program } is no program to play with: { $reason }
program-not-started = { $program } could not be started ({ $reason }): greedy plays in its place
program-gone = { $program } ended in the middle of the game: greedy plays in its place
program-died = { $program } ended in the middle of the game (“{ $said }”): greedy plays in its place
program-late = { $program } gave no move within { $seconds } s: greedy chose this one
program-unreadable = { $program } answered “{ $said }”, which is no JSON: greedy chose this move
program-no-move = { $program } answered “{ $said }”, which is no legal move: greedy chose this one
program-given-up = { $program } erred three times: greedy plays in its place from now on
program-not-asked = the game names the program { $program }, which nobody asked for here (`--run { $program }`): greedy plays in its place
