# The profiles and variants that come with tock: what they are called in a word and in full, what they are, and where they
# come from. Their files say the same in English.

profile-english-label = english
profile-english-name = English Tock
profile-english-summary = Two to four players, each alone, five cards in hand at all times, any card may be thrown away.
profile-english-source = Tock!, home-grown rules from Quebec
profile-french-label = french
profile-french-name = French Tock
profile-french-summary = Four players in two teams, cards dealt 5-4-4, every card must be played.
profile-french-source = Règle du jeu, four players

variant-fast-track-label = fast-track
variant-fast-track-name = Fast-track
variant-fast-track-summary = A four may back into the home court.
variant-fast-track-source = Tock!, Variations
variant-lose-a-turn-label = lose-a-turn
variant-lose-a-turn-name = Lose A Turn
variant-lose-a-turn-summary = A ten may swap, a jack may cost the next player a card and a turn.
variant-lose-a-turn-source = Tock!, Variations
variant-team-label = team
variant-team-name = Team Tock
variant-team-summary = Four players, opposite seats play together.
variant-team-source = Tock!, Variations
variant-solo-label = solo
variant-solo-name = Solo
variant-solo-summary = Everyone plays alone, two to four players.
variant-solo-source = Règle du jeu, "en individuel"
variant-joker-label = joker
variant-joker-name = Joker
variant-joker-summary = Two jokers, each a starter or an 18, with a card drawn and one more play in hand.
variant-joker-source = Règle du jeu, "Variante avec joker"

profile-toccadille-label = toccadille
profile-toccadille-name = Toccadille
profile-toccadille-summary = A dice game for two: stones stay where they are hit, and who has twelve marks first wins.
profile-toccadille-source = Toccadille, encyclopaedia article; what it leaves open by Puff and by the books of the 18th and 19th century
variant-alvensleben-1853-label = alvensleben-1853
variant-alvensleben-1853-name = Alvensleben 1853
variant-alvensleben-1853-summary = Piles on the first point, hits scored by the throw, bands in the own half, two at once over the middle.
variant-alvensleben-1853-source = L. v. Alvensleben, Encyclopädie der Spiele (1853), pp. 582-585, "Tokkadille"
variant-toccategli-18c-label = toccategli-18c
variant-toccategli-18c-name = Toccategli, 18th century
variant-toccategli-18c-summary = As Alvensleben, with each way of hitting counted, doublets worth two, and marks for what cannot be played.
variant-toccategli-18c-source = Das Trictrac- und Toccategli-Spiel, with its Danish and Swedish parallels (18th and 19th century)
