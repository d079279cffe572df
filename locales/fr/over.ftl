# The end of a game: its figures, and what can be done next.

over-race = La course
over-kept = La partie est gardée : { $path }
over-not-kept = Cette partie n’est pas gardée.
over-seat = Place
over-legend = Prises : pions adverses renvoyés. Subies : ses pions renvoyés par quiconque. Sorties : pions sortis. Trajet : le plus long d’un pion, en cases.
over-legend-own = Son camp : ses pions et ceux du partenaire qu’on a renvoyés soi-même.

figures-turns = tours
figures-played = jouées
figures-thrown = jetées
figures-captures = prises
figures-suffered = subies
figures-out = sorties
figures-walk = trajet
figures-own = son camp
figures-swaps = échanges
figures-splits = partages
figures-extra = en plus
figures-lost = perdus

facts-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
facts-captures =
    { $count ->
        [0] aucun pion renvoyé
        [one] { $count } pion renvoyé
       *[other] { $count } pions renvoyés
    }
facts-thrown =
    { $count ->
        [0] aucune carte défaussée
        [one] { $count } carte défaussée
       *[other] { $count } cartes défaussées
    }
facts-first-home = premier à la maison : { $who }, tour { $turn }
facts-lead =
    { $count ->
        [0] la tête n’a jamais changé
        [one] la tête a changé une fois
       *[other] la tête a changé { $count } fois
    }

figures-game = La partie : { $facts }.
figures-of = { $who } : { $figures }.
figure-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
figure-played =
    { $count ->
        [one] { $count } carte jouée
       *[other] { $count } cartes jouées
    }
figure-thrown =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
figure-captures =
    { $count ->
        [one] { $count } pion renvoyé
       *[other] { $count } pions renvoyés
    }
figure-suffered =
    { $count ->
        [one] { $count } des siens renvoyé
       *[other] { $count } des siens renvoyés
    }
figure-home =
    { $count ->
        [one] { $count } pion à la maison
       *[other] { $count } pions à la maison
    }
figure-walk =
    { $count ->
        [one] plus long trajet { $count } case
       *[other] plus long trajet { $count } cases
    }

key-rematch = revanche
key-set-up = autre partie
key-watch = revoir
key-figures = plateau ou bilan
