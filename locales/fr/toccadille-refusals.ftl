# Why the rules of Toccadille refuse something. No full stops: the number of the rule may follow.

toc-colour =
    { $seat ->
        [red] Rouge
       *[black] Noir
    }

toc-refusal-over = la partie est finie
toc-refusal-not-over = la partie n’est pas finie : aucune autre ne commence
toc-refusal-waits-for-opening = les deux joueurs jettent d’abord les dés pour savoir qui commence
toc-refusal-not-this-opening =
    { $dice ->
        [one] pour savoir qui commence, chacun jette un dé
       *[other] pour savoir qui commence, chacun jette deux dés
    }
toc-refusal-waits-for-dice = { $who } jette d’abord les dés
toc-refusal-waits-for-move = on ne jette pas les dés avant le coup de { $who }
toc-refusal-may-not-pass = un dé peut se jouer : on ne passe pas
toc-refusal-no-such-die =
    { $from ->
        [0] aucun dé n’entre une dame en { $to }
       *[other] { $to ->
            [0] aucun dé ne sort la dame de { $from }
           *[other] aucun dé ne mène de { $from } à { $to }
        }
    }
toc-refusal-backward = les dames ne reculent jamais, comme de { $from } à { $to }
toc-refusal-no-stone = vous n’avez pas de dame en { $at }
toc-refusal-no-hand = il n’y a pas de dame en main
toc-refusal-must-enter =
    { $count ->
        [one] une dame est en main : elle entre d’abord
       *[other] { $count } dames sont en main : elles entrent d’abord
    }
toc-refusal-closed = une case de l’autre joueur ferme { $at }
toc-refusal-held = l’autre joueur tient { $at } : on ne s’y pose pas
toc-refusal-foreign-huck = personne ne se pose en { $at }, le coin de l’autre joueur
toc-refusal-no-rest = aucune dame ne se repose en passant en { $at }, son propre coin vide
toc-refusal-band = chez soi aucune dame n’en rejoint une autre : il y aurait une case en { $at }
toc-refusal-huck-taken-by-one = le coin vide { $at } se prend à deux dames à la fois
toc-refusal-huck-left-to-one = le coin { $at } ne reste jamais à une seule dame
toc-refusal-huck-left-by-one = le coin { $at } se quitte à deux dames à la fois
toc-refusal-crosses-alone = on quitte sa moitié à deux dames à la fois
toc-refusal-never-off = à cette table on ne sort pas les dames
toc-refusal-not-all-in =
    { $at ->
        [0] une dame en main empêche de sortir les autres
       *[other] la dame de { $at } n’est pas dans le dernier quart et empêche de sortir les autres
    }
toc-refusal-not-rearmost = le nombre plus grand sort la dame la plus en arrière, en { $behind }, et non celle de { $from }
toc-refusal-must-play-both = les deux dés peuvent se jouer : on joue les deux
toc-refusal-larger-die = un seul dé peut se jouer, et c’est le plus grand : { $die }
toc-refusal-smaller-first = le plus petit dé se joue d’abord : { $die }
toc-refusal-second-die-lost = le dé qui suit la dernière dame entrée est perdu
toc-refusal-force-last-resort = le coin ne se prend par puissance que si rien d’autre ne peut se jouer

toc-force-hand = par puissance, seulement sans dame en main
toc-force-one-pip = par puissance chaque dame avance d’un point de moins, ce qu’un 1 ne peut pas
toc-force-no-two-stones = par puissance, seulement deux dames que le jet mènerait à l’autre coin
toc-force-foreign-huck-taken = pas par puissance tant que l’autre joueur tient son coin
toc-force-own-huck-taken = pas par puissance tant que le coin est pris
toc-force-taken-as-thrown = pas par puissance, car deux dames prennent le coin avec les nombres jetés
toc-force-reached = pas par puissance, car la dame de { $at } atteint le coin avec les nombres jetés

toc-unread-no-point = « { $word } » n’est pas une flèche : elles vont de 1 à 24
toc-unread-no-steps = « { $word } » ne dit pas d’où à où, comme 10/15
toc-unread-too-many-steps = un jet joue deux dés au plus
toc-unread-force-alone = par puissance deux dames avancent, comme dans 7/12 8/12 force
toc-unread-wrong-stars = les étoiles ne sont pas là où des dames sont battues : { $legal }

# Why a stone, a point or a die cannot be chosen; "why" is one of the reasons above.

toc-why-die = Avec le { $die } : { $why } (règle { $rule })
toc-why-die-stones = Avec le { $die }, de { $stones } : { $why } (règle { $rule })
toc-why-unreached = aucune dame n’arrive en { $at } par ce jet
toc-why-played = le { $die } est déjà joué
toc-why-not-thrown = aucun { $die } n’a été jeté
toc-place-hand = la main
