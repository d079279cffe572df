# What the language is called: by itself, and in settings.

language-name = Français
language-word = french

language-known = { $tag } ({ $name })
language-unknown = { $name } vaut « { $word } », une langue que tock ne parle pas : choisissez { $known }
language-spoken = La table parle maintenant français.
key-language = langue suivante

## Cards

card-ace-letter = A
card-jack-letter = V
card-queen-letter = D
card-king-letter = R
# Suits, where their signs cannot be shown.
card-spades-letter = P
card-hearts-letter = C
card-diamonds-letter = K
card-clubs-letter = T
# What may be typed instead of the notation's own words, in small letters.
notation-discard = défausse
notation-pass = passe

## Numbers

number-point = ,
number-percent = { $number }{ "\u00A0" }%

## Keys, as they are marked

key-name-enter = Entrée
key-name-esc = Échap
key-name-space = Espace
key-name-tab = Tab
key-name-shift-tab = Maj-Tab
key-name-backspace = Retour
key-name-delete = Suppr
key-name-up = haut
key-name-down = bas
key-name-left = gauche
key-name-right = droite
key-name-page-up = PgPréc
key-name-page-down = PgSuiv
key-name-home = Début
key-name-end = Fin
