# The profiles and variants that come with tock: what they are called in a word and in full, what they are, and where they
# come from. Their files say the same in English.

profile-english-label = anglais
profile-english-name = Tock anglais
profile-english-summary = De deux à quatre joueurs, chacun pour soi, toujours cinq cartes en main, et l’on défausse ce qu’on veut.
profile-english-source = Tock!, règles maison du Québec, en anglais
profile-french-label = français
profile-french-name = Tock français
profile-french-summary = Quatre joueurs en deux équipes, des donnes de 5, 4 et 4 cartes, et toute carte jouable doit se jouer.
profile-french-source = Règle du jeu, quatre joueurs

variant-fast-track-label = fast-track
variant-fast-track-name = Fast-track
variant-fast-track-summary = Un quatre peut rentrer en reculant.
variant-fast-track-source = Tock!, Variations
variant-lose-a-turn-label = lose-a-turn
variant-lose-a-turn-name = Lose A Turn
variant-lose-a-turn-summary = Un dix peut échanger, un valet peut coûter une carte et un tour au suivant.
variant-lose-a-turn-source = Tock!, Variations
variant-team-label = équipes
variant-team-name = Tock en équipes
variant-team-summary = Quatre joueurs, les places opposées ensemble.
variant-team-source = Tock!, Variations
variant-solo-label = solo
variant-solo-name = Solo
variant-solo-summary = Chacun pour soi, de 2 à 4 joueurs.
variant-solo-source = Règle du jeu, « en individuel »
variant-joker-label = joker
variant-joker-name = Joker
variant-joker-summary = Deux jokers, chacun parteu ou 18, avec une carte piochée et un coup en plus.
variant-joker-source = Règle du jeu, « Variante avec joker »

profile-toccadille-label = toccadille
profile-toccadille-name = Toccadille
profile-toccadille-summary = Un jeu de dés à deux : les dames battues restent en place, et le premier à douze marques gagne.
profile-toccadille-source = Toccadille, article d’encyclopédie ; ce qu’il laisse ouvert, d’après le Puff et les livres des XVIIIe et XIXe siècles
variant-alvensleben-1853-label = alvensleben-1853
variant-alvensleben-1853-name = Alvensleben 1853
variant-alvensleben-1853-summary = Les dames empilées sur la première flèche, les coups marqués au jet, les cases permises chez soi, deux à la fois au passage du milieu.
variant-alvensleben-1853-source = L. v. Alvensleben, Encyclopädie der Spiele (1853), p. 582-585, « Tokkadille »
variant-toccategli-18c-label = toccategli-18c
variant-toccategli-18c-name = Toccategli, XVIIIe siècle
variant-toccategli-18c-summary = Comme Alvensleben, mais chaque façon de battre compte, les doublets valent deux, et l’on marque pour ce qui ne se joue pas.
variant-toccategli-18c-source = Das Trictrac- und Toccategli-Spiel, avec ses pendants danois et suédois (XVIIIe et XIXe siècles)
