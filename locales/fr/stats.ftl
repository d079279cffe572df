# What all the games that are kept show: `tock stats`.

stats-no-games = Il n’y a pas encore de parties : `tock play` en commence une.
stats-none-such = Aucune partie gardée n’en est une.
stats-left-out = { $path } est laissé de côté : { $why }

stats-heading-player = joueur
stats-heading-rules = règles
stats-heading-games = part.
stats-heading-won = gagn.
stats-heading-decided = finies
stats-heading-lost = perd.
stats-heading-unfinished = cours
stats-heading-given-up = aband.
stats-heading-rate = taux
stats-heading-turns = tours
stats-heading-captures = prises
stats-heading-discards = déf.
stats-heading-walk = long.
stats-bot = { $level } (robot)
stats-nameless = (sans nom)
stats-quickest =
    { $count ->
        [one] Partie la plus courte : { $count } tour ({ $game })
       *[other] Partie la plus courte : { $count } tours ({ $game })
    }
stats-longest =
    { $count ->
        [one] Partie la plus longue : { $count } tour ({ $game })
       *[other] Partie la plus longue : { $count } tours ({ $game })
    }
stats-walk =
    { $count ->
        [one] Plus long trajet : { $count } case, { $who } ({ $game })
       *[other] Plus long trajet : { $count } cases, { $who } ({ $game })
    }
stats-captures =
    { $count ->
        [one] Plus de prises en une partie : { $count } pion, { $who } ({ $game })
       *[other] Plus de prises en une partie : { $count } pions, { $who } ({ $game })
    }
stats-legend =
    cours : on peut la reprendre ; aband. : arrêtée sans gagnant. En moyenne dans une
    partie jouée jusqu’au bout : tours, prises (pions renvoyés), déf. (cartes défaussées).
    long. : le plus long trajet d’un pion, en cases.
stats-legend-seats = Qui tient plusieurs places dans une partie compte une fois pour chacune.

# Matches of Toccadille.

stats-matches =
    { $count ->
        [one] { $count } match de Toccadille :
       *[other] { $count } matchs de Toccadille :
    }
stats-heading-drawn = nulles
stats-heading-points = points
stats-heading-throws = jets
stats-heading-hits = battues
stats-legend-matches =
    Parties des matchs, dont certaines sont à reprendre ou ont été arrêtées. points : ce
    que comptaient les parties gagnées. En moyenne par partie : jets, dames battues.
