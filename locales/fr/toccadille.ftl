# Les règles de la Toccadille : ce qu’est chaque option, et ce que veut dire chacune de ses valeurs.

toccadille-section-begin = Le début
toccadille-section-throw = Un jet
toccadille-section-move = Avancer, et les coins
toccadille-section-force = Le coin par puissance
toccadille-section-hit = Battre et marquer
toccadille-section-end = Sortir, et la fin

toccadille-about-stones = Combien de dames a chaque joueur
toccadille-about-entry = Où attendent les dames
toccadille-about-last-entry-second-die = L’autre dé quand l’un a fait entrer la dernière dame
toccadille-about-opening = Comment on tire qui commence
toccadille-about-play-opening-roll = Si le jet qui désigne le premier joueur se joue
toccadille-about-next-starter = Qui commence la partie suivante du match
toccadille-about-reroll-after-doublet = Après quels doublets on rejette
toccadille-about-must-play-both = S’il faut jouer les deux dés
toccadille-about-single-die-choice = Quel dé se joue quand un seul le peut, au choix
toccadille-about-die-order = Dans quel ordre se jouent les dés
toccadille-about-unplayable-penalty = Les marques de l’autre quand un nombre ne peut se jouer
toccadille-about-own-side-bands = Où, chez soi, une dame ne peut rejoindre les siennes
toccadille-about-cross-in-pairs = Si l’on quitte sa moitié deux dames à la fois
toccadille-about-own-huck-rest = Si une dame peut se reposer en passant dans son coin vide
toccadille-about-foreign-huck-rest = Si une dame peut se reposer en passant dans le coin vide de l’autre
toccadille-about-huck-exit = Comment les dames quittent leur coin
toccadille-about-force-needs-foreign-empty = Si l’on ne prend son coin par puissance que si celui de l’autre est vide
toccadille-about-force-needs-own-empty = Si l’on ne prend son coin par puissance que s’il est vide
toccadille-about-force-last-resort = Si l’on ne prend son coin par puissance que faute d’autre coup
toccadille-about-hit-scoring = Comment on bat
toccadille-about-entry-hits = Si une dame bat en entrant
toccadille-about-doublet-hit-value = Ce que rapporte une dame battue par un doublet
toccadille-about-count-ways = Si chaque façon de battre compte
toccadille-about-small-jan-double = Si battre dans le quart où l’autre entre compte double
toccadille-about-bear-off = Si l’on sort les dames
toccadille-about-bear-off-marks = Ce que rapporte de sortir toutes ses dames le premier
toccadille-about-bear-off-wins = Si sortir toutes ses dames le premier gagne
toccadille-about-after-bear-off = Comment la partie continue quand toutes les dames sont sorties
toccadille-about-quadruple = Si gagner contre qui n’a rien marqué compte quatre fois

toccadille-rule-stones = Chaque joueur a { $value } dames.
toccadille-rule-entry =
    { $value ->
        [talon] Toutes les dames sont d’abord empilées sur la première flèche du joueur et peuvent partir aussitôt.
       *[first_quarter] Toutes les dames sont d’abord en main : chaque dé en pose une sur la flèche de son nombre, et aucune n’avance avant que toutes soient entrées.
    }
toccadille-rule-last-entry-second-die =
    { $value ->
        [lost] Quand un dé a fait entrer la dernière dame, l’autre est perdu.
       *[play] Quand un dé a fait entrer la dernière dame, l’autre se joue comme un coup.
    }
toccadille-rule-opening =
    { $value ->
        [high_single_die] Chaque joueur jette un dé ; le plus haut commence. À égalité, on rejette.
        [low_single_die] Chaque joueur jette un dé ; le plus bas commence. À égalité, on rejette.
       *[high_sum] Chaque joueur jette deux dés ; la plus forte somme commence. À égalité, on rejette.
    }
toccadille-rule-play-opening-roll =
    { $value ->
        [true] Qui commence joue les dés qui l’ont désigné.
       *[false] Qui commence rejette les dés.
    }
toccadille-rule-next-starter =
    { $value ->
        [throw_off] On retire qui commence à chaque partie du match.
       *[winner] Le gagnant d’une partie jette le premier dans la suivante.
    }
toccadille-rule-reroll-after-doublet =
    { $value ->
        [if_fully_played] Après un doublet dont les deux nombres ont été joués, le même joueur rejette.
        [never] Un doublet ne fait pas rejeter.
       *[always] Après tout doublet, le même joueur rejette.
    }
toccadille-rule-must-play-both =
    { $value ->
        [true] Si les deux dés peuvent se jouer, il faut les jouer tous deux.
       *[false] On peut ne jouer qu’un dé.
    }
toccadille-rule-single-die-choice =
    { $value ->
        [free] Si l’un ou l’autre dé peut se jouer, mais pas les deux, le joueur choisit.
       *[higher] Si l’un ou l’autre dé peut se jouer, mais pas les deux, il faut jouer le plus fort.
    }
toccadille-rule-die-order =
    { $value ->
        [smaller_first] Le plus petit dé se joue d’abord ; s’il ne le peut, on passe.
       *[any] Les dés se jouent dans l’ordre qu’on veut.
    }
toccadille-rule-unplayable-penalty =
    { $value ->
        [0] Un nombre qui ne peut se jouer est perdu, et personne n’en marque rien.
       *[other] Si un nombre ne peut se jouer, l’autre joueur marque 1, sur un doublet 2.
    }
toccadille-rule-own-side-bands =
    { $value ->
        [second_quarter_only] Sur ses flèches 7 à 11, on ne mène pas une dame sur une autre des siennes.
        [free] Les dames peuvent se réunir partout.
       *[entry_only] Sur ses flèches 1 à 11, on ne mène pas une dame sur une autre des siennes ; seules celles qui entrent peuvent s’y réunir.
    }
toccadille-rule-cross-in-pairs =
    { $value ->
        [true] On quitte sa moitié avec deux dames du même jet, jamais avec une seule.
       *[false] Les dames quittent leur moitié comme elles veulent.
    }
toccadille-rule-own-huck-rest =
    { $value ->
        [true] Une dame qui joue les deux dés peut se reposer dans son coin vide.
       *[false] Une dame qui joue les deux dés ne peut se reposer dans son coin vide.
    }
toccadille-rule-foreign-huck-rest =
    { $value ->
        [true] Aucune dame ne reste dans le coin de l’autre ; celle qui joue les deux dés peut s’y reposer tant qu’il est vide.
       *[false] Aucune dame ne touche jamais le coin de l’autre.
    }
toccadille-rule-huck-exit =
    { $value ->
        [pairs_only] On prend son coin avec deux dames à la fois, et on le quitte avec deux à la fois.
       *[keep_two] On prend son coin avec deux dames à la fois, et il n’en garde jamais une seule : les deux dernières le quittent ensemble.
    }
toccadille-rule-force-needs-foreign-empty =
    { $value ->
        [true] Deux dames qui tomberaient toutes deux dans le coin de l’autre peuvent prendre le leur par puissance, un point de moins chacune, si ce coin-là est vide.
       *[false] Deux dames qui tomberaient toutes deux dans le coin de l’autre peuvent prendre le leur par puissance, un point de moins chacune, même si l’autre joueur y est.
    }
toccadille-rule-force-needs-own-empty =
    { $value ->
        [true] On ne prend son coin par puissance que s’il est vide et que le jet ne le prend pas tel quel.
       *[false] On ne prend son coin par puissance que si aucune dame n’y arrive par les nombres jetés.
    }
toccadille-rule-force-last-resort =
    { $value ->
        [true] On ne prend son coin par puissance que si rien d’autre ne peut se jouer.
       *[false] On peut prendre son coin par puissance même si autre chose peut se jouer.
    }
toccadille-rule-hit-scoring =
    { $value ->
        [on_throw] Avant tout mouvement, un jet bat chaque dame seule où mènent l’un de ses nombres ou les deux ensemble ; rien ne se pose où l’autre a une dame.
       *[on_move] Une dame qui se pose où l’autre n’en a qu’une la bat, en passant aussi. La dame battue reste et rapporte une marque, une fois par jet.
    }
toccadille-rule-entry-hits =
    { $value ->
        [true] Les dames battent en entrant aussi.
       *[false] Les dames ne battent pas en entrant.
    }
toccadille-rule-doublet-hit-value =
    { $value ->
        [1] Une dame battue par un doublet rapporte 1 marque, comme une autre.
       *[other] Une dame battue par un doublet rapporte { $value } marques.
    }
toccadille-rule-count-ways =
    { $value ->
        [true] Quand c’est le jet qui bat, une dame rapporte une marque pour chaque façon dont elle est battue, sauf par un doublet.
       *[false] Une dame battue rapporte sa marque une fois, de quelque façon que ce soit.
    }
toccadille-rule-small-jan-double =
    { $value ->
        [true] Battre dans le quart où l’autre entre compte double.
       *[false] Battre compte autant partout.
    }
toccadille-rule-bear-off =
    { $value ->
        [true] Quand toutes les dames qui restent sont dans le dernier quart, on les sort, par le nombre exact ou, la dernière, par un plus fort.
       *[false] On ne sort pas les dames ; elles s’arrêtent dans le dernier quart.
    }
toccadille-rule-bear-off-marks =
    { $value ->
        [0] Sortir toutes ses dames le premier ne rapporte aucune marque.
        [2] Sortir toutes ses dames le premier rapporte 2 marques.
       *[other] Sortir toutes ses dames le premier rapporte 2 marques, par un doublet 4.
    }
toccadille-rule-bear-off-wins =
    { $value ->
        [true] Sortir toutes ses dames le premier gagne la partie.
       *[false] Sortir toutes ses dames le premier ne gagne pas à soi seul.
    }
toccadille-rule-after-bear-off = Les deux joueurs reprennent alors toutes leurs dames et gardent leurs marques ; qui a fini jette le premier.
toccadille-rule-quadruple =
    { $value ->
        [true] Le premier à 12 marques gagne : une fois si l’autre en a plus de 6, deux fois s’il en a plus de 3, trois fois s’il en a, quatre fois s’il n’en a aucune.
       *[false] Le premier à 12 marques gagne : une fois si l’autre en a plus de 6, deux fois s’il en a plus de 3, sinon trois fois.
    }

# Ce qui ne va pas dans une position.

toccadille-position-syntax-way = une ligne est `clé = valeur`, et un joueur commence par `[red]` ou `[black]`
toccadille-position-texts-way = écrivez une liste de textes, comme ["alvensleben-1853"]
toccadille-position-form-way = comme dans dice = [5, 1], et sous [red] dans points = {"{"} 1 = 4, 12 = 2 {"}"}
toccadille-position-dice = une liste de deux dés
toccadille-position-points = une table de flèches, chacune avec le nombre de dames qui y sont
toccadille-position-out-of-range-way = il faut un nombre entier, de { $min } à { $max }
toccadille-position-rules-missing-way = ajoutez une ligne comme rules = "toccadille"
toccadille-position-turn-missing-way = ajoutez une ligne comme turn = "red"
toccadille-position-dice-missing = la position ne dit pas ce qui a été jeté
toccadille-position-not-two-dice = on jette deux dés
toccadille-position-dice-way = écrivez une ligne comme dice = [6, 1]
toccadille-position-no-such-point = il n’y a pas de flèche { $key }
toccadille-position-no-such-point-way = les flèches sont numérotées de 1 à 24, les mêmes pour les deux joueurs
toccadille-position-wrong-count = { $seat } a { $given ->
    [one] { $given } dame
   *[other] { $given } dames
}, et non { $stones }
toccadille-position-wrong-count-way = les dames sur les flèches, en main et sorties doivent faire { $stones }
toccadille-position-foreign-huck = { $seat } ne peut avoir de dame sur { $point }, le coin de l’autre joueur
toccadille-position-foreign-huck-way = posez la dame sur une autre flèche
toccadille-position-alone-on-huck = { $seat } ne peut avoir une seule dame sur { $point }, son coin
toccadille-position-alone-on-huck-way = un coin ne tient aucune dame, ou deux et plus
toccadille-position-all-off = { $seat } n’a plus de dame
toccadille-position-all-off-way = qui a sorti toutes ses dames les reprend : donnez-lui-en
toccadille-position-too-many-marks = { $seat } a plus de marques qu’il n’y en a
toccadille-position-both-win = les deux joueurs ont 12 marques
toccadille-position-marks-way = le premier à 12 marques a gagné

toccadille-level-strong = pense à chaque jet qui peut suivre et à la meilleure réponse
