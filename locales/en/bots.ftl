# The bots.

bot-level-random = plays any legal move
bot-level-greedy = plays the move that looks best right now
bot-no-level = “{ $word }” is no bot; there are { $levels }
