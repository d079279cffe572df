# Handing a move on, and taking moves back.

made-turn = { $who } : c’était votre coup.
made-drawn =
    { $count ->
        [one] { $who } : { $count } carte est piochée. Elle se retourne quand vous passez la main.
       *[other] { $who } : { $count } cartes sont piochées. Elles se retournent quand vous passez la main.
    }
made-more-plays =
    { $count ->
        [one] { $who } : { $count } carte est piochée. Une fois retournée, votre coup est joué.
       *[other] { $who } : { $count } cartes sont piochées. Une fois retournées, votre coup est joué.
    }
made-end = { $who } : ce coup gagne la partie.
made-do-hand-on = passer la main
made-do-turn-up = retourner ce qui est pioché
made-do-end = terminer la partie
made-do-take-back = reprendre le coup

exchange-title = Qui joue
exchange-text = Quelle place change de joueur ?
exchange-seat-human = { $seat } : { $who }, au clavier
exchange-seat-bot = { $seat } : { $who }, un robot
exchange-who = Qui joue désormais à la place { $seat }, au lieu de { $who } ?
exchange-human = quelqu’un au clavier
exchange-bot =
    { $level ->
        [random] un robot qui joue au hasard
        [greedy] un robot qui prend le meilleur coup du moment
        [steady] un robot qui pèse aussi les dangers et sa main
        [sharp] un robot qui essaie ses coups dans bien des donnes
        [master] le robot le plus fort
       *[other] un robot : { $level }
    }
exchange-name = Comment s’appelle le nouveau joueur ?
told-seated = { $who } joue désormais à la place { $seat }.
key-exchange = qui joue à une place

back-taken =
    { $count ->
        [one] { $count } coup est repris. y le refait.
       *[other] { $count } coups sont repris. y les refait.
    }
back-no-move = Il n’y a aucun coup à reprendre.
back-turned-up = Une carte a été retournée après ce coup : on ne peut plus le reprendre.
back-handed-on = La main est passée : ce coup reste joué. Seule une partie d’entraînement revient plus loin.
back-none-undone = Il n’y a rien à refaire.

key-hand-on = passer la main
key-take-back = reprendre
key-forward = refaire
help-mouse-made = Cliquez sur ce que vous voulez faire, ou sur une carte piochée pour la retourner ; la molette fait défiler le journal.

title-practice = entraînement
title-open-hands = mains ouvertes

curtain-before =
    { $count ->
        [0] Il ne s’est encore rien passé.
        [one] Il s’est passé une chose :
       *[other] Il s’est passé { $count } choses :
    }
curtain-missed =
    { $count ->
        [0] Il ne s’est rien passé depuis votre dernier coup.
        [one] Depuis votre dernier coup, il s’est passé une chose :
       *[other] Depuis votre dernier coup, il s’est passé { $count } choses :
    }
curtain-hurts = { $what } (à vous !)
curtain-more = la suite plus haut : { $key }
