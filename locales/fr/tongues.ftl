# Le plateau du Toccadille.

stones-in-hand = { $count } en main
stones-off = { $count } hors jeu
