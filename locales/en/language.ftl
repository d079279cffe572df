# What the language is called: by itself, and in settings.

language-name = English
language-word = english

language-known = { $tag } ({ $name })
language-unknown = { $name } is “{ $word }”, which is no language tock speaks: choose { $known }
language-spoken = The table speaks English now.
key-language = the next language

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
