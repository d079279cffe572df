# Why a card, a marble or a square cannot be chosen. "use" is one of the uses below, "why" a reason from here or from the
# refusals, "marbles" are places.

why-alone = { $why } (règle { $rule })
why-marbles = { $marbles } – { $why } (règle { $rule })
why-use = { $use } : { $why } (règle { $rule })
why-use-marbles = { $use }, { $marbles } – { $why } (règle { $rule })
why-list = { $first } et { $last }

why-use-start = Sortir
why-use-walk = Avancer de { $steps }
why-use-back = Reculer de { $steps }
why-use-split = Répartir { $steps }
why-use-swap = Échanger
why-use-skip = Prendre un tour

why-no-marble =
    { $who ->
        [own] { $seat } n’a pas de pion sur le plateau
        [partner] le partenaire n’a pas de pion sur le plateau
        [opponent] aucun adversaire n’a de pion sur le plateau
        [other] personne d’autre n’a de pion sur le plateau
       *[any] personne n’a de pion sur le plateau
    }
why-none-on-track =
    { $who ->
        [own] { $seat } n’a pas de pion sur le parcours
        [partner] le partenaire n’a pas de pion sur le parcours
        [opponent] aucun adversaire n’a de pion sur le parcours
        [other] il n’y a pas d’autre pion sur le parcours
       *[any] il n’y a pas de pion sur le parcours
    }
why-no-second = { $seat } n’a pas de deuxième pion sur le parcours
why-no-way = aucun chemin ne mène de { $from } à { $to }
why-misses =
    { $away ->
        [one] de { $from } à { $to } il y a { $away } case, la carte avance d’exactement { $steps }
       *[other] de { $from } à { $to } il y a { $away } cases, la carte avance d’exactement { $steps }
    }
why-misses-back =
    { $away ->
        [one] de { $from } à { $to } en reculant il y a { $away } case, la carte recule d’exactement { $steps }
       *[other] de { $from } à { $to } en reculant il y a { $away } cases, la carte recule d’exactement { $steps }
    }
why-misses-split =
    { $steps ->
        [one] de { $from } à { $to } il y a { $away } cases, il en reste { $steps }
       *[other] de { $from } à { $to } il y a { $away } cases, il en reste { $steps }
    }
why-reach =
    { $most ->
        [one] { $most } case au plus : { $why }
       *[other] { $most } cases au plus : { $why }
    }
why-share =
    { $min ->
        [one] il faut employer les { $steps } cases, avec { $max } pions au plus
       *[other] il faut employer les { $steps } cases, avec { $min } à { $max } pions
    }
why-share-exactly =
    { $count ->
        [one] il faut employer les { $steps } cases avec un seul pion
       *[other] il faut employer les { $steps } cases, avec exactement { $count } pions
    }
why-rest =
    { $most ->
        [one] il peut avancer de { $most } case, mais alors les { $left } ne peuvent pas toutes être employées
       *[other] il peut avancer de { $most } cases, mais alors les { $left } ne peuvent pas toutes être employées
    }
why-unreached = aucun pion ne vient en { $to } avec cette carte
why-no-use = la carte ne bouge aucun pion du plateau

# At the table.

why-title = Pourquoi pas ?
why-card = { $card } ne peut pas se jouer :
    { $reasons }
why-no-discard = Rien ne peut être défaussé non plus : { $why }
why-every-card = Toutes les cartes peuvent se jouer.
why-of-card = { $card } : { $reasons }
why-moved-by = Le pion en { $at } peut être bougé par : { $cards }.
why-moved-and-reached-by = Le pion en { $at } peut être bougé par : { $moving }. On y arrive avec : { $coming }.
why-reached-by = On arrive en { $at } avec : { $cards }.
why-reached-by-none = Aucune carte ne mène en { $at }.
why-moved-by-none = Aucune carte ne bouge le pion en { $at } :
    { $reasons }
why-the-same = Un coup vers { $at } revient au même qu’un de ceux de la liste.
told-discard-why = défaussée : { $why }

# Typing a move, and listing all of a card.

find-title = Écrivez un coup, comme 9 B3-B12
find-title-card = { $card } : toutes les manières de jouer cette carte
find-none = Aucun coup ne s’écrit ainsi. { $key } dit pourquoi.
find-several = Cela peut vouloir dire plusieurs coups : choisissez-en un.
find-goes-on =
    { $count ->
        [one] { $count } coup commence ainsi : continuez, ou choisissez-le.
       *[other] { $count } coups commencent ainsi : continuez, ou choisissez-en un.
    }
find-unread = Impossible : { $why }.
find-move = { $notation } : { $what }
find-discard = défausser la carte
find-pass = garder le coup en plus
