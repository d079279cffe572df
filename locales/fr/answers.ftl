# What can be said in lines of text, each in several ways; the first is the one that is told. English words are always
# understood too.

answer-board = plateau, b
answer-hand = main
answer-moves = coups
answer-hint = conseil, h
answer-more = suite, m
answer-back = retour
answer-why = pourquoi, w
answer-undo = reprendre, u
answer-redo = refaire, y
answer-exchange = changer, x
answer-log = journal, l
answer-rules = règles, r
answer-help = aide, ?
answer-give-up = abandonner
answer-quit = quitter
answer-yes = oui, o
answer-human = humain
answer-bot = robot
