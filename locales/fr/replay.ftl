# A game stepped through, and played on from where it is looked at.

replay-progress = Coup { $made } sur { $of }, tour { $turn }
replay-unfinished = Coup { $made }, le dernier jusqu’ici
replay-view-all = Toutes les mains sont ouvertes.
replay-view-seat = Vue de { $who }.
replay-speed = Vitesse : { $speed }
replay-speed-fast = rapide
replay-speed-normal = normale
replay-speed-slow = lente
replay-no-capture = Aucun pion n’est renvoyé après ceci.
replay-no-capture-before = Aucun pion n’est renvoyé avant ceci.
replay-no-edit = Le profil a changé ou disparu depuis le début de cette partie : on ne peut pas disposer ses positions à la main.
replay-ask-turn = Aller à un tour
replay-ask-turn-text = Un nombre, de 1 à { $last }.
replay-no-turn = Il n’y a pas de tour { $number } : on peut mettre de 1 à { $last }.
replay-no-turns = Personne n’a encore joué.
replay-over-here = Ici la partie est finie : revenez à un coup d’où jouer.
replay-ask-play = Jouer à partir d’ici
replay-ask-play-text = Une nouvelle partie commence avec ce qui s’est passé jusqu’ici ; celle-ci reste telle quelle. Qui joue ?
replay-play-same = les mêmes joueurs
replay-play-one =
    { SOUND($who) ->
        [vowel] vous à la place d’{ $who }, des robots pour les autres
       *[consonant] vous à la place de { $who }, des robots pour les autres
    }
replay-play-all = des gens à ce clavier, à toutes les places
replay-play-bots = des robots à toutes les places

key-step-forward = avancer
key-step-back = reculer
key-steps = avancer
key-play-on = aller, arrêter
key-first = début
key-last = fin
key-ten-back = dix en arrière
key-ten-forward = dix en avant
key-go-to = tour
key-capture = prise
key-capture-before = la prise d’avant
key-view = mains
key-play-from = jouer
key-edit-from = disposer cette position à la main
key-speed = vitesse
key-list-up = monter
key-list-down = descendre
key-list-number = une ligne
key-list-take = choisir
key-list-cancel = annuler

toc-replay-progress = Jet { $made } sur { $of }
toc-replay-unfinished = Jet { $made }, le dernier pour l’instant
toc-replay-ask-throw = Aller à un jet
toc-replay-no-throw = Il n’y a pas de jet { $number } : de 1 à { $last }.
toc-replay-no-throws = Aucun jet n’a encore été joué.
toc-replay-no-hit = Aucune dame n’est battue après ceci.
toc-replay-no-hit-before = Aucune dame n’est battue avant ceci.
toc-replay-last-game = Aucune autre partie ne suit.
toc-replay-first-game = Aucune partie n’a été jouée avant celle-ci.
key-throw-forward = un jet plus loin
key-throw-back = un jet en arrière
key-hit = dame battue
key-hit-before = dame battue avant
key-go-to-throw = jet
key-game-before = la partie d’avant
