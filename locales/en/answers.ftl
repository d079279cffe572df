# What can be said in lines of text, each in several ways; the first is the one that is told. English words are always
# understood too.

answer-board = board, b
answer-hand = hand
answer-moves = moves
answer-hint = hint, h
answer-more = more, m
answer-back = back
answer-why = why, w
answer-undo = undo, u
answer-redo = redo, y
answer-exchange = exchange, x
answer-log = log, l
answer-rules = rules, r
answer-help = help, ?
answer-give-up = give up
answer-quit = quit, exit
answer-yes = yes, y
answer-human = human
answer-bot = bot
