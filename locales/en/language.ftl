# What the language is called: by itself, and in settings.

language-name = English
language-word = english

language-known = { $tag } ({ $name })
language-unknown = { $name } is “{ $word }”, which is no language tock speaks: choose { $known }
language-spoken = The table speaks English now.
key-language = next language

## Cards

card-ace-letter = A
card-jack-letter = J
card-queen-letter = Q
card-king-letter = K
# Suits, where their signs cannot be shown.
card-spades-letter = S
card-hearts-letter = H
card-diamonds-letter = D
card-clubs-letter = C
# What may be typed instead of the notation's own words, in small letters.
notation-discard = discard
notation-pass = pass

## Numbers

number-point = .
number-percent = { $number }%

## Keys, as they are marked

key-name-enter = Enter
key-name-esc = Esc
key-name-space = Space
key-name-tab = Tab
key-name-shift-tab = Shift-Tab
key-name-backspace = Backspace
key-name-delete = Del
key-name-up = up
key-name-down = down
key-name-left = left
key-name-right = right
key-name-page-up = PgUp
key-name-page-down = PgDn
key-name-home = Home
key-name-end = End
