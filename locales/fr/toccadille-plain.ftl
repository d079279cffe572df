# A match of Toccadille as lines of text; what is said as in a game of Tock stands in plain.ftl.

toc-plain-title = { $title }. Dites aide pour savoir ce qu’on peut dire.
toc-plain-turn =
    { SOUND($who) ->
        [vowel] C’est au tour d’{ $who }, avec { $dice }.
       *[consonant] C’est au tour de { $who }, avec { $dice }.
    }
toc-plain-turn-doublet =
    { SOUND($who) ->
        [vowel] C’est au tour d’{ $who }, avec deux { $die }.
       *[consonant] C’est au tour de { $who }, avec deux { $die }.
    }
toc-plain-who = { $who } ({ $colour })
toc-plain-struck = Avant tout mouvement le jet { $what }.
toc-plain-own = Vos dames : { $stones }. Vos marques : { $own }, celles de l’autre : { $other }.
toc-plain-seat = { $who }, de { $first } à { $last } : { $stones }. { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
}.
toc-plain-in-hand = { $count } en main
toc-plain-on = { $count } en { $at }
toc-plain-on-huck = { $count } dans le coin, { $at }
toc-plain-off =
    { $count ->
        [one] { $count } sortie
       *[other] { $count } sorties
    }
toc-plain-dice = Jet : { $dice }.
toc-plain-game = Partie { $number } ; le match en est à { $score }.
toc-plain-offer = { $what }, avec le { $die }.
toc-plain-leave = C’est tout : { $what }
toc-plain-pass = Passer : aucun dé ne peut se jouer. [pass]
toc-plain-begun = Choisi : { $what }. Encore à jouer : { $dice }. Dites retour pour choisir autrement.
toc-plain-exchange-how = Dites x, la couleur, et qui y joue désormais : x rouge humain Anne, ou x noir robot et l’un de { $levels }.
toc-plain-ask-give-up = Abandonner le match pour les deux joueurs ? Dites oui ou non.
toc-plain-help =
    Un nombre prend ce choix. On peut écrire un coup, comme { $example }, ou un seul pas, comme 10/15.
    coups : encore les choix. retour : choisir autrement. suite : lire plus loin.
    conseil ou h : ce que ferait le meilleur robot, et pourquoi.
    pourquoi ou w : ce qui ne peut se jouer, et pourquoi. pourquoi 10 : pourquoi cette dame reste, ou aucune ne vient. pourquoi 10/15 : pourquoi pas cela.
toc-plain-help-between =
    1, ou rien du tout, prend le premier choix. coups : encore les choix. suite : lire plus loin.
toc-plain-help-take-back = reprendre ou u : reprendre le dernier pas, ou votre coup tant que la main n’est pas passée. refaire ou y : le refaire.
toc-plain-help-always =
    plateau ou b : où sont toutes les dames. main : vos dames et vos marques.
    journal ou l : ce qui s’est passé. règles ou r : les règles de ce match.
    changer ou x : laisser quelqu’un d’autre, personne ou robot, jouer une couleur.
    abandonner : terminer le match pour les deux. quitter : partir ; le match est gardé.

toc-plain-why-stone = La dame de { $at } ne peut pas avancer : { $why }.
toc-plain-why-point = Aucune dame ne vient en { $at } : { $why }.
toc-plain-why-moves = La dame de { $at } peut avancer.
toc-plain-why-reached = Une dame peut venir en { $at }.
toc-plain-why-legal = Cela peut se jouer : [{ $notation }].
toc-plain-why-die = Le { $die } ne peut pas se jouer :
toc-plain-why-stuck = Ces dames ne peuvent pas avancer : { $stones }.
toc-plain-why-line = { $why }.
toc-hint-plain-why = Cela vaut tant de marques : { $marks }.

toc-next-do-game = jouer la partie { $number }
toc-next-do-leave = partir
toc-next-ask = Dites 1 ou rien pour la partie suivante, 2 pour partir, ou dites aide.
