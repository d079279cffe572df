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
