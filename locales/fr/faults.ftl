# What is wrong with a profile, a variant or a switch: a clause for each fault, and the way out (…-way).

fault-also = { $switch } est mis ici
fault-syntax = ce n’est pas du TOML : { $reason }
fault-syntax-way = une ligne s’écrit `clé = valeur`, une table commence par `[table]`, et les mots se mettent entre guillemets
fault-set-way = écrivez une option et sa valeur, comme --set '{ $one }' ou --set '{ $other }'

fault-unknown-key-top = un profil n’a ni clé ni table `{ $key }`
fault-unknown-key-table = la table [{ $table }] n’a pas d’option `{ $key }`
fault-unknown-key-action = `{ $action }` n’a pas de champ `{ $key }`
fault-unknown-word = `{ $key }` n’a pas de valeur "{ $word }"
fault-perhaps = vouliez-vous dire `{ $word }` ?
fault-did-you-mean = vouliez-vous dire `{ $word }` ? On peut mettre { $known }
fault-one-of = on peut mettre { $known }
fault-nothing-may-stand-here = rien ne peut être mis ici

fault-wrong-type = `{ $key }` prend { $expected }, pas { $found }
expected-text = un texte entre guillemets
expected-flag = true ou false
expected-number = un nombre entier
expected-numbers = une liste de nombres entiers
expected-fewest-and-most = deux nombres entiers, le minimum et le maximum
expected-table = une table d’options
expected-actions = une liste d’actions
expected-action = des actions
expected-effects = une liste d’effets
expected-effect = des effets
type-text-way = mettez le mot entre guillemets, comme "none"
type-flag-way = écrivez true ou false, sans guillemets
type-number-way = écrivez un nombre entier sans guillemets, comme 4
type-numbers-way = écrivez des nombres entiers entre crochets, comme [2, 3, 4]
type-fewest-and-most-way = écrivez le minimum et le maximum entre crochets, comme [1, 4]
type-table-way = commencez une table par son nom entre crochets sur une ligne à part, comme [deal]
type-actions-way = écrivez les actions entre crochets, chacune entre accolades, comme [{"{"} do = "move", n = 5 {"}"}]
type-effects-way = écrivez les effets entre crochets, chacun entre accolades, comme [{"{"} do = "draw", n = 1 {"}"}]

fault-out-of-range = `{ $key }` ne peut pas être { $value }
fault-range-way = on peut mettre de { $min } à { $max }
fault-only-number = pour l’instant, on ne peut mettre que { $number }

fault-not-one-line = `{ $key }` doit être une ligne de texte simple
fault-not-one-line-way = écrivez au moins une lettre, sans retours à la ligne ni caractères de contrôle
fault-name-missing = le profil n’a pas de nom
fault-name-missing-way = commencez par une ligne comme name = "Tock de chez nous"
fault-switch-missing = le profil ne met pas `{ $switch }`
fault-counts-missing-way = dites combien peuvent jouer, comme counts = [2, 3, 4] sous [seats], ou nommez un parent, comme base = "french"
fault-mode-missing-way = écrivez mode = "refill" ou mode = "play_out" sous [deal], ou nommez un parent, comme base = "french"

fault-do-missing = ceci ne dit pas que faire
fault-do-missing-way = ajoutez do = "…", où l’on peut mettre { $known }
fault-field-missing = `{ $action }` a besoin de `{ $field }`
fault-field-missing-way = ajoutez { $field } = un nombre entier
fault-parts-missing-way = ajoutez parts = [1, 4], le minimum et le maximum de pions qui se partagent les cases
fault-cannot-follow = `{ $effect }` ne peut pas suivre `{ $action }`
fault-skip-way = seule la place qui doit se défausser perd son tour : employez {"{"} do = "discard", n = 1, then = [{"{"} do = "skip" {"}"}] {"}"}
fault-discard-without-skip = `discard` prend le tour du joueur suivant, et ne fait rien d’autre
fault-discard-way = écrivez {"{"} do = "discard", n = 1, target = "next", then = [{"{"} do = "skip" {"}"}] {"}"}

fault-variant-with-base = une variante n’a pas de parent
fault-variant-with-base-way = ôtez la ligne, ou employez le fichier comme profil avec --rules
fault-variants-clash = les variantes { $one } et { $other } donnent à `{ $switch }` des valeurs différentes
fault-variants-clash-way = jouez avec { $one } ou avec { $other }, ou écrivez un profil qui dise quelle valeur vaut
fault-unknown-profile = il n’y a pas de profil { $name }
fault-unknown-variant = il n’y a pas de variante { $name }
fault-unknown-way = on peut mettre { $known }, ou le chemin d’un fichier, comme ./nous.toml
fault-variant-as-profile = { $name } est une variante, pas un profil
fault-variant-as-profile-way = prenez un profil et ajoutez-la : --rules english --variant { $name }
fault-profile-as-variant = { $name } est un profil, pas une variante
fault-profile-as-variant-way = prenez-le avec --rules { $name }
fault-circle = le profil est son propre parent
fault-circle-way = nommez une autre base dans l’un de { $chain }
fault-other-game = ceci concerne { $game ->
    [tock] le Tock
    [toccadille] la Toccadille
   *[other] { $game }, un jeu qui n’existe pas ici
}
fault-other-game-way = ce qu’on pose sur des règles de { $game } dit `game = "{ $game }"`
fault-not-one-switch = ceci ne met aucune option, ou plus d’une
fault-word-without-quotes = `{ $key }` reçoit un mot sans guillemets
fault-word-without-quotes-way = un mot se met entre guillemets, et le shell doit les laisser : --set '{ $key }="{ $word }"'

fault-odd = `{ $switch }` est { $value }, mais doit être pair
fault-odd-way = les deux bras de la croix du plateau doivent avoir la même longueur ; prenez le nombre pair suivant
fault-empty = `{ $switch }` est une liste vide
fault-empty-way = nommez au moins un élément
fault-empty-card-way = donnez un emploi à la carte, ou ôtez la ligne : elle avance alors de sa valeur
fault-twice = `{ $switch }` nomme { $value } deux fois
fault-twice-way = ôtez l’un des deux
fault-needed-by-mode = deal.mode = "{ $mode }" a besoin de `{ $switch }`
fault-hand-needed-way = dites combien de cartes chacun tient, comme hand = 5 sous [deal]
fault-schedule-needed-way = dites combien de cartes donne chaque donne, comme schedule = [5, 4, 4] sous [deal]
fault-not-as-many-as-slots =
    board.marbles est { $marbles } et board.home est { $slots } : à chaque pion son emplacement, et à chaque emplacement son pion
fault-not-as-many-as-slots-way = donnez à board.marbles et à board.home le même nombre
fault-shortcut-too-far = board.shortcut est { $value }, ce qui n’est pas avant le seuil
fault-shortcut-too-far-way =
    avec ces board.section_length et board.doorstep, on peut mettre au plus { $max }
fault-too-many-cards =
    `{ $switch }` donne { $dealt } cartes à { $players } joueurs, mais le paquet en a { $deck }
fault-too-many-cards-way =
    donnez au plus { $each } cartes à chacun, mettez moins de joueurs dans seats.counts, ou ajoutez des jokers avec deck.jokers
fault-one-team = seats.teams = "opposite" et seats.counts = [2] : les deux joueurs seraient dans une seule équipe
fault-one-team-way = mettez seats.counts à [4], ou seats.teams à "none"
fault-no-starter = aucune carte ne fait sortir un pion
fault-no-starter-way = donnez à une carte du paquet {"{"} do = "start" {"}"}, comme A = [{"{"} do = "start" {"}"}, {"{"} do = "move", n = 1 {"}"}] sous [cards]
fault-joker-unlisted = deck.jokers met des jokers dans le paquet, mais `cards.joker` ne dit pas ce qu’ils font
fault-joker-unlisted-way = mettez joker sous [cards], ou deck.jokers à 0
fault-parts-out-of-order = `{ $switch }` répartit entre { $min } pions au moins et { $max } au plus
fault-parts-out-of-order-way = dans parts, le minimum vient d’abord
fault-fewer-steps-than-parts = `{ $switch }` répartit { $n } cases entre { $min } pions au moins
fault-fewer-steps-than-parts-way = chaque pion avance d’une case au moins : augmentez n, ou baissez le premier nombre de parts
fault-no-steps = `{ $switch }` a un déplacement de 0 case
fault-no-steps-way = n est le nombre de cases, au-dessous de 0 pour reculer
fault-effect-twice = `{ $switch }` a deux fois le même effet après une action
fault-effect-twice-way = ôtez l’un des deux ; draw prend un nombre de cartes
fault-rest-without-partner =
    end.rest_of_card = "partner" et turn.control = "own" se contredisent : une place qui a fini ne fait que se défausser, elle n’a donc pas de pions du partenaire à faire avancer
fault-rest-without-partner-way = mettez end.rest_of_card à "forfeit", ou turn.control à "partner_when_finished"
