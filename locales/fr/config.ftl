# Settings: what `tock config` prints, and what is wrong with a settings file, with the way out (…-way).

config-file = réglages
config-own-rules = règles
config-data = parties
config-path-line = { $label } : { $path }
config-none = aucun (--no-config)
config-from-flag = { $name }
config-from-environment = { $name } dans l’environnement
config-from-file = { $path }, ligne { $line }
config-from-default = par défaut

config-fine = { $path } : aucune faute
config-no-file = il n’y a pas de fichier de réglages { $path } ; tout est comme par défaut
config-not-read = aucun fichier de réglages n’est lu (--no-config)
config-no-home = le dossier personnel n’est pas connu ; mettez HOME

config-syntax = ce n’est pas du TOML : { $reason }
config-syntax-way = une ligne s’écrit `clé = valeur`, et les mots se mettent entre guillemets
config-unknown-key = il n’y a pas de réglage `{ $key }`
config-unknown-word = `{ $key }` n’a pas de valeur "{ $word }"
config-did-you-mean = vouliez-vous dire `{ $word }` ? On peut mettre { $known }
config-one-of = on peut mettre { $known }
config-wrong-type =
    { $expected ->
        [flag] `{ $key }` prend true ou false, pas { $found }
        [table] `{ $key }` prend une table d’actions et de leurs touches, pas { $found }
        [keys] une action prend le nom d’une touche entre guillemets, ou une liste de noms, pas { $found }
        [texts] `{ $key }` prend une liste de textes entre guillemets, pas { $found }
       *[text] `{ $key }` prend un texte entre guillemets, pas { $found }
    }
config-wrong-type-way =
    { $expected ->
        [flag] écrivez true ou false, sans guillemets
        [table] écrivez [keys] sur une ligne à part, et au-dessous des lignes comme theme = "f2"
        [keys] écrivez un nom entre guillemets, comme "f2", ou une liste comme ["enter", "space"]
        [texts] écrivez une liste entre crochets, comme ["joker", "solo"]
       *[text] mettez-le entre guillemets, comme "french"
    }
config-not-one-line = `{ $key }` n’est pas une ligne de texte
config-not-one-line-way = écrivez une ligne qui dise quelque chose, sans caractères de contrôle

## Keys

config-unknown-action = il n’y a pas d’action `{ $name }` à qui donner une touche
config-actions-way = `tock config keys` donne la liste des actions
config-unknown-key-name = il n’y a pas de touche "{ $name }"
config-key-way = une touche est une lettre ou un signe, { $known }, f1 à f12, ou ctrl- et une lettre
config-perhaps = vouliez-vous dire `{ $word }` ? Sinon, { $otherwise }
config-no-key = `{ $action }` ne reçoit aucune touche
config-no-key-way = nommez au moins une touche, ou ôtez la ligne pour garder les touches habituelles
config-key-kept = `{ $key }` ne peut pas être donnée à une action : elle fait toujours la même chose
config-key-number = `{ $key }` ne peut pas être donnée à une action ici : les chiffres choisissent cartes et lignes
config-key-kept-way = prenez une autre touche : Échap ramène en arrière, Ctrl-C quitte, Ctrl-Z suspend, Ctrl-L redessine, et Ctrl-H, I, J et M sont d’autres touches
config-key-twice = `{ $key }` ne peut pas faire `{ $action }` : au même endroit elle fait `{ $already }`
config-key-twice-way = choisissez une autre touche, ou donnez-en une autre à `{ $already }`
config-keys-head =
    # Touches à la table, par action, comme le fichier de réglages les prend ; sans # une ligne compte.
    # Une touche est une lettre ou un signe, { $known }, f1 à f12, ou ctrl- et une lettre.
    # Une action a ses touches partout où elle est possible. Échap ramène toujours en arrière ; les chiffres choisissent cartes et lignes.
