# Un match de Toccadille à l’écran.

toc-letter-red = R
toc-letter-black = N
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
toc-item-stone = de { $at } à { $to }
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
help-mouse-found = Cliquez sur une ligne pour la regarder, encore une fois pour la jouer. La molette fait défiler la liste.
help-mouse-hint-throw = Cliquez sur le conseil pour le suivre, sur une dame pour choisir vous-même.
help-mouse-made-throw = Cliquez sur ce que vous voulez faire ; la molette fait défiler le journal.

toc-find-title = Écrivez un coup, comme 10/15 6/7
toc-why-every-stone = Toutes les dames peuvent se jouer, et tous les dés.
toc-why-every-hand = Toutes les dames sont en main, et chaque dé en fait entrer une.
toc-why-no-stone = Il n’y a aucune dame à jouer.
toc-why-page-die = dé { $die }
toc-why-page-force = coin

toc-exchange-text = Quelle couleur change de joueur ?
toc-exchange-who = Qui joue désormais { $seat }, au lieu de { $who } ?
toc-exchange-bot =
    { $level ->
        [random] un robot qui joue au hasard
        [greedy] un robot qui prend le meilleur coup du moment
       *[strong] un robot qui pense à chaque jet qui peut suivre
    }

toc-over-marks = Les marques de la dernière partie, jet par jet
toc-over-game = Partie { $number } : { $how } { $count ->
    [one] { $count } jet.
   *[other] { $count } jets.
}

toc-give-up-text = Le match s’arrête ici : personne ne gagne cette partie, et le score reste.

toc-help-signs = Sur le plateau (R est rouge, N noir ; rouge va de 1 à 24, noir de 24 à 1)
toc-sign-stone = des dames ; les deux joueurs peuvent être sur une flèche
toc-sign-count = autant de dames y sont
toc-sign-huck = le coin d’un joueur
toc-sign-marks = combien de marques a un joueur
toc-sign-may-leave = une dame que vous pouvez choisir
toc-sign-may-arrive = où elle peut aller
toc-sign-may-hit = où elle battrait
toc-sign-arrives = où elle arriverait
toc-sign-hit = une dame qui serait battue
toc-sign-leaves = d’où elle partirait
toc-sign-came-to = arrivée au dernier coup (x si elle a été battue)
toc-sign-came-from = quittée aux derniers coups
