# The bots.

bot-level-random = plays any legal move
bot-level-greedy = plays the move that looks best right now
bot-level-steady = weighs dangers, its hand and its partner as well
bot-level-sharp = tries its best moves in many deals of the hidden cards
bot-level-master = tries more moves in far more deals: the strongest
bot-no-level = “{ $word }” is no bot; there are { $levels }
bot-no-kind = bots are { $levels }, each also with deals or a time for a move (sharp:64, sharp:150ms), or a program (bot:./program)
bot-no-kind-of-toccadille = bots of Toccadille are { $levels }
