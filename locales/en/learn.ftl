# Taking lessons. Their own words are in lessons.ftl.

learn-title = Lessons
learn-you = You
learn-progress = { $count } of { $of } lessons learnt.
learn-step = { $title }, step { $step } of { $count }
learn-again = Not this one. { $why }
learn-right = { $sign } { $praise }
learn-next = { $key } goes on.
learn-finished = That is all of this lesson. { $key } goes on.
learn-choose = Choose a card first: with the arrows, a number, or the mouse.
learn-plain-choose = Say the number of a move, or write one.
learn-not-kept = It could not be written to the disk that this was learnt.
learn-plain-lesson = { $title }: { $about }
learn-plain-done = { $what } (learnt)
learn-plain-which = Say the number or the name of a lesson from 1 to { $count }, or quit.
learn-plain-look = Look at: { $squares }
learn-plain-right = Right! { $praise }
learn-plain-finished = “{ $title }” is learnt.
