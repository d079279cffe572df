# Un match de Toccadille à l’écran.

toc-table-game = partie { $number }
toc-table-game-of = partie { $number } sur { $games }
toc-table-score = { $red } { $one } : { $other } { $black }
toc-table-marks = marques
toc-table-points = points

toc-status-stone = { $who } : choisissez une dame.
toc-status-enter = { $who } : où entre une dame ?
toc-status-step = { $who } : où va la dame de { $at } ?
toc-status-only = { $who } : un seul coup est possible : { $what }. { $key } le joue.
toc-status-pass = { $who } : aucun dé ne peut se jouer. { $key } continue.

toc-item-hand = de la main en { $to }
toc-item-stone = de { $at } en { $to }
toc-item-leave = c’est tout : { $what }

key-stone-number = prendre une dame
key-step-number = le faire
key-stone-left = la dame à gauche
key-stone-right = la dame à droite
key-step-left = plus à gauche
key-step-right = plus à droite
key-stone-take = prendre
key-all-moves = tous les coups
key-next-game = partie suivante
help-mouse-throw = Cliquez sur une dame, puis là où elle va, ou sur une ligne ; encore sur la dame pour la reposer. La molette fait défiler le journal.
