# Lessons: what to do, why another move is not it, and what to remember. The keys are learn-LESSON, learn-LESSON-about,
# learn-LESSON-STEP, learn-LESSON-STEP-done, and learn-LESSON-STEP-KEY for what the lesson's file names KEY.

learn-coming-out = Coming out
learn-coming-out-about = Aces and kings bring marbles out
learn-coming-out-1 = Your marbles wait in the start area, and no ordinary card moves them. An ace or a king brings one out, onto your post: the marked square. Take the right card.
learn-coming-out-1-done = Your first marble is out. It stands fresh on your post.
learn-coming-out-1-other = That is not it: bring a marble out.
learn-coming-out-1-waiting = A nine moves a marble that is on the track. You have none there yet.
learn-coming-out-1-waiting-q = A queen walks twelve squares, but no marble of yours is on the track yet.
learn-coming-out-2 = An ace can do two things: bring a marble out, or walk one square. With more marbles out you have more to choose from later. Use the ace to bring the second one out.
learn-coming-out-2-done = Two marbles out. Aces and kings are worth keeping for this.
learn-coming-out-2-walk = An ace may walk one square, but any card walks. Only aces and kings bring marbles out: use it for that.
learn-coming-out-2-other = A fine walk, but another card. Use the ace, and bring a marble out.
learn-coming-out-3 = B's marble stands on your post. It is not fresh there, for it is not its own post. A marble that comes out captures what it finds. Bring one out.
learn-coming-out-3-done = Sent back to its start area! B will need an ace or a king again.
learn-coming-out-3-walk = The king may also walk thirteen squares. Here coming out is better: it captures the marble on your post.
learn-coming-out-3-other = That lets B's marble walk on. The king can bring a marble out onto it.

learn-post = The post
learn-post-about = A fresh marble bars the way
learn-post-1 = B's marble on B18 has just come out: it is fresh, and wears a star. It cannot be captured, and nothing may pass it until it moves. Play the six with a marble that has a free way.
learn-post-1-done = Right: the marble on B15 must wait until B's moves on.
learn-post-1-queen = The queen can go, but keep it: play the six.
learn-post-1-other = Play the six, with the marble in front of the post.
learn-post-2 = Your own marble on A18 is fresh now. D's marble on A14 is stuck behind it, and so is everyone. As long as it stands there it is safe. Play the nine, and keep the bar closed.
learn-post-2-done = D stays behind your post. A fresh marble is a wall: move it when you choose to.
learn-post-2-open = That opens the way for D's marble, and yours would be no longer safe. Walk with the other one.
learn-post-2-five = The five moves an opponent's marble. Play the nine.

learn-home = Home
learn-home-about = Exactly in, the deepest slot first
learn-home-1 = From the doorstep, marked A17, your marbles turn into the four slots of your home. Each step into it counts like a square. Which card takes the marble on A15 to the last slot?
learn-home-1-done = Two steps to the doorstep, four into home. The deepest slot first leaves room for the others.
learn-home-1-shallow = Three steps end in slot 1. That is home, but no marble may pass it there: the deeper slots would be shut off.
learn-home-1-own-post = Twelve steps are too many for home, and by these rules a marble may not cross its own post.
learn-home-2 = Now slot 4 is taken. A walk into home must come out exactly: it ends on a free slot, and never passes a marble there. Bring another marble home.
learn-home-2-done = Two are home. Into slot 3 it would take one step more, and it can still take that later.
learn-home-2-other-marble = A good walk, but with the wrong marble: the one on A16 can be home with three steps.
learn-home-2-other = That card takes no marble home. Count from A16: the doorstep is one step, each slot one more.
learn-home-3 = A marble in home can still walk deeper. The one in slot 1 shuts the others out: nothing may pass it. Make room.
learn-home-3-done = Slots 1 and 2 are open again. One small card, and two more marbles can come home.
learn-home-3-other = The marble in slot 1 still shuts your home. Walk it deeper with the two.

learn-shortcut = The shortcut
learn-shortcut-about = From one square 7 to the next
learn-shortcut-1 = A marble whose walk ends on a square 7 may jump at once to the next square 7, a whole section further. You need not. Walk from B1 onto B7, and jump.
learn-shortcut-1-done = Eighteen squares for nothing. Look for it whenever a seven lies within reach.
learn-shortcut-1-stay = That is the square, but you stay on it. Of the two ways, choose the one that ends on C7.
learn-shortcut-1-nine = A nine walks past the square: only a walk that ends on it may jump.
learn-shortcut-2 = The king walks thirteen squares. From B12 that ends on C7. D has a marble on D7, and a jump captures where it ends up. Take it.
learn-shortcut-2-done = Walked, jumped and captured with one card.
learn-shortcut-2-stay = Onto C7 is right. Now choose the way that jumps on to D7, where D's marble stands.
learn-shortcut-2-start = The king can bring a marble out, too. Here it can reach D7.
learn-shortcut-2-other = Another card does not end on a square 7.

learn-four = The four goes back
learn-four-about = Four squares backward, never forward
learn-four-1 = A four walks backward. For a marble that has just come out this is a gift: from your post, A18, four squares back, it stands right before its doorstep, with the whole lap behind it.
learn-four-1-done = From A14 it is three steps to the doorstep. Keep a four for your post.
learn-four-1-loses = That loses four squares of its way. Going back is a gift only just behind your doorstep.
learn-four-1-nine = The nine walks forward, all the way round. The four is the trick.
learn-four-2 = Walking backward captures like walking forward. Opponents who have passed you are not safe. D's marble on C5 has just gone by.
learn-four-2-done = Four squares lost, and D loses its whole way.
learn-four-2-other = D's marble stands four squares behind yours on C9. Which card goes back?

learn-five = The five moves another
learn-five-about = An opponent's marble goes forward
learn-five-1 = The five moves an opponent's marble, five squares forward. B's marble on B15 is two steps from its doorstep. Walked past its own post it has its lap to walk once more. Make it.
learn-five-1-done = Past its post, and round again. By a five a marble may cross its own post, by no other card.
learn-five-1-helps = That helps D on its way. Look for a marble that is nearly home.
learn-five-1-eight = Your own marble would get on, but B's is about to go home. Use the five.
learn-five-2 = The marble you move with a five captures where it ends, and whose it captures makes no difference. From C4 five squares lead to C9: onto yours! Find the five that does no harm.
learn-five-2-done = Well seen. Before you confirm, look at what is marked with an x: it goes back.
learn-five-2-own = That sends your own marble on C9 back to its start area.
learn-five-2-two = Play the five, and look where it ends.

learn-seven = The seven is shared out
learn-seven-about = Seven steps for one to four marbles
learn-seven-1 = The seven steps of a seven may be shared out over your marbles. Two opponents stand before you, three and four squares away. Capture both with one card.
learn-seven-1-done = Three and four make seven, and each part captures where it ends.
learn-seven-1-shared = The steps make seven, but do not end on both marbles. How far is each of them?
learn-seven-1-nine = The nine cannot be shared out. Take the seven.
learn-seven-2 = A part of a seven may walk home, with just the steps it needs. The marble on A16 needs three for slot 2. The other one walks the rest.
learn-seven-2-done = Home exactly, and nothing is lost. A seven is the best card for the last steps.
learn-seven-2-rest = The seven steps are shared out otherwise: three of them take the marble on A16 to slot 2.
learn-seven-2-queen = The queen walks one marble only. Take the seven.

learn-jack = The jack swaps
learn-jack-about = Two marbles change places
learn-jack-1 = The jack lets one of your marbles change places with any other on the track. Yours on B2 has its lap ahead. Whose place would you like to have?
learn-jack-1-done = A whole lap for one card. The nearer to your doorstep, the better the swap.
learn-jack-1-partner = C is your partner. It gets you on a little, and throws your partner back.
learn-jack-1-less = Not bad, but another marble stands much nearer to your doorstep.
learn-jack-1-nine = Nine squares are little: the jack can bring a lap.
learn-jack-2 = A marble that is guarded, fresh on its own post, cannot be swapped. D's marble on D16 is about to go home. Change places with it.
learn-jack-2-done = D walks again, and you are further.
learn-jack-2-nine = That leaves D's marble on its doorstep's side. Take the jack.
learn-jack-2-other = Swap with the marble that is nearly home.

learn-king = The king tramples
learn-king-about = All on its way goes back
learn-king-1 = A king may bring a marble out. Or it walks thirteen squares, and sends back every marble on its way, not only the one where it ends. Two opponents stand in front of you.
learn-king-1-done = Both sent back. No other card clears the road like this.
learn-king-1-start = A marble out is good, but two opponents stand on the thirteen squares ahead of B2.
learn-king-1-two = The two walks up to them. The king walks over them.
learn-king-2 = The king spares nobody: your own marbles and your partner's on its way go back as well. Before you confirm, look at every x on the board. Find the king's walk that hurts only an opponent.
learn-king-2-done = Only B's marble went back.
learn-king-2-own = On that way stand your own marble on B6 and your partner's on B9: both would go back.
learn-king-2-partner = Your partner C's marble on B9 stands on that way, and would go back.
learn-king-2-start = That hurts nobody, and captures nobody either. One of the walks captures B's marble.
learn-king-2-three = Take the king, and look for the way that is clear.

learn-partner = Playing for your partner
learn-partner-about = Opposite seats win together
learn-partner-1 = You, A, and C opposite are a team, and win together. A walk captures where it ends, your partner's marble too. Capture an opponent, and no friend.
learn-partner-1-done = B's marble went back, and C's stands where it stood.
learn-partner-1-friend = On B5 stands your partner's marble: it would be sent back.
learn-partner-1-other = That captures nobody. B's marble stands on B10.
learn-partner-2 = All your marbles are home. From now on you play your cards with your partner's marbles, and start them, too. C has two that wait. Bring one out for C.
learn-partner-2-done = On C18. When C is home as well, both of you have won.
learn-partner-2-walk = The king walks C's marble on D2. More would be won by bringing one out.
learn-partner-2-nine = The nine walks C's marble on. Bring one out for C with the king.

learn-discard = Throwing a card away
learn-discard-about = When nothing can be played
learn-discard-1 = Nothing of yours is on the board, and no card brings a marble out. Then one card is thrown away. Which ones would you rather keep for later? The seven is worth most of these.
learn-discard-1-done = One card less, and the seven stays. Your turn will come.
learn-discard-1-seven = A seven takes marbles exactly home, or captures twice. Throw away a card that only walks.
learn-discard-2 = By these rules a card that can be played must be, and none is thrown away as you like. Eight steps from A13 would take you to slot 4, six to slot 2. Keep the eight for a marble with a long way.
learn-discard-2-done = Home. What can be played is played: plan which card is the last in your hand.
learn-discard-2-eight = That is home as well, but the longer card would serve another marble better. Play the six.

learn-guard = The post, English rules
learn-guard-about = Who stands on the post is guarded
learn-guard-1 = By the English rules every marble on its own post is guarded, as long as it stands there. It bars the way to all others, but not to your own. D waits behind it. Play the three, and keep D waiting.
learn-guard-1-done = D still cannot pass. On the post you are safe: leave it when it pays.
learn-guard-1-open = That opens the way for D. Walk with the other marble.
learn-guard-1-discard = You may throw any card away by these rules, but the three can be used.
learn-guard-1-other = Play the three.

learn-jack-english = The jack, English rules
learn-jack-english-about = Eleven squares, or a swap
learn-jack-english-1 = By the English rules a jack walks eleven squares, or swaps with another player's marble. Compare: eleven squares, or almost a lap?
learn-jack-english-1-done = From B2 to A14 in one move.
learn-jack-english-1-walk = Eleven squares are fine. Changing places with B's marble on A14 is worth five times that.
learn-jack-english-1-less = A good swap. There is a better one: look near your doorstep.
learn-jack-english-1-discard = Throwing it away gains nothing here.
learn-jack-english-1-other = The jack does more here.

learn-joker-english = The joker, English rules
learn-joker-english-about = Out and send one back, or eighteen
learn-joker-english-1 = An English joker brings a marble out, and then sends back a marble of another player, whichever you choose. Take the one that hurts most: D's on D15 is two steps from its doorstep.
learn-joker-english-1-done = A marble out, and D begins anew.
learn-joker-english-1-less = B's marble has a long way yet. D's is almost home.
learn-joker-english-1-walk = Eighteen squares, trampling like a king. But D's marble on D15 is out of reach of that.
learn-joker-english-1-discard = A joker is the last card to throw away.
learn-joker-english-1-other = Use the joker.
learn-joker-english-2 = A joker can also walk eighteen squares, and tramples everything on its way, as a king does. Two opponents stand in front of B4.
learn-joker-english-2-done = Both sent back, with one walk.
learn-joker-english-2-start = That sends one back. A walk from B4 sends two.
learn-joker-english-2-empty = Nobody stands on that way. Walk with the marble on B4.
learn-joker-english-2-discard = A joker is the last card to throw away.
learn-joker-english-2-other = Use the joker.

learn-joker = The joker, French variant
learn-joker-about = Play, draw, and play once more
learn-joker-1 = In the French variant a joker starts a marble or walks eighteen squares. It tramples nobody. Then you draw a card, and have one more play in hand. Walk eighteen.
learn-joker-1-done = A section further, a new card, and one more play.
learn-joker-1-start = That is its other use. This time walk the eighteen squares.
learn-joker-1-other = Use the joker.
learn-joker-2 = You have just played, and have one more play in hand. You may use it now, or pass and keep it for a later turn. Say you wait for a better moment: keep it.
learn-joker-2-done = It stays in your hand until this deal is over.
learn-joker-2-played = That uses the extra play up at once. This time pass: with p, or the last item in your hand.

learn-ten = The ten, Lose A Turn
learn-ten-about = A walk or a swap
learn-ten-1 = In Lose A Turn the ten walks ten squares, or changes places with another player's marble. Whose place is worth a lap?
learn-ten-1-done = Swapped to the edge of your home.
learn-ten-1-walk = Ten squares; the swap with A15 brings far more.
learn-ten-1-less = B's marble on A15 is nearer to your doorstep.
learn-ten-1-discard = Throwing it away gains nothing here.
learn-ten-1-other = Use the ten.

learn-jack-lose = The jack, Lose A Turn
learn-jack-lose-about = The next player loses a turn
learn-jack-lose-1 = In Lose A Turn a jack walks eleven squares, or makes the next player throw a card away and lose a turn. B, who is next, stands two steps from the doorstep. Stop B.
learn-jack-lose-1-done = B must throw a card away, and cannot come home this time.
learn-jack-lose-1-walk = That walks eleven squares, and B walks home. Of the two uses, take the other.
learn-jack-lose-1-discard = Thrown away, it stops nobody. Play it.
learn-jack-lose-1-other = Use the jack.

learn-fast-track = The four, Fast-track
learn-fast-track-about = Backing into home
learn-fast-track-1 = With the variant Fast-track a four may back into home: from the post one step back onto the doorstep, then up into the slots. Do it with the marble on A18.
learn-fast-track-1-done = Home without a lap: out, and in by the back door.
learn-fast-track-1-track = That is the plain way back. Choose the way that ends in home.
learn-fast-track-1-loses = That only loses four squares.
learn-fast-track-1-discard = A four is precious in this variant.
learn-fast-track-1-other = Use the four.
