# Settings: what `tock config` prints, and what is wrong with a settings file, with the way out (…-way).

config-file = settings
config-own-rules = rules
config-data = games
config-path-line = { $label }: { $path }
config-none = none (--no-config)
config-from-flag = { $name }
config-from-environment = { $name } in the environment
config-from-file = { $path }, line { $line }
config-from-default = default

config-fine = { $path }: no faults
config-no-file = there is no settings file { $path }; everything is as by default
config-not-read = no settings file is read (--no-config)
config-no-home = the home folder is not known; set HOME

config-syntax = this is no TOML: { $reason }
config-syntax-way = a line is `key = value`, and words stand in quotes
config-unknown-key = there is no setting `{ $key }`
config-unknown-word = `{ $key }` has no value "{ $word }"
config-did-you-mean = did you mean `{ $word }`? It may be { $known }
config-one-of = it may be { $known }
config-wrong-type =
    { $expected ->
        [flag] `{ $key }` takes true or false, not { $found }
        [table] `{ $key }` takes a table of actions and their keys, not { $found }
        [keys] an action takes the name of a key in quotes, or a list of names, not { $found }
        [texts] `{ $key }` takes a list of texts in quotes, not { $found }
       *[text] `{ $key }` takes a text in quotes, not { $found }
    }
config-wrong-type-way =
    { $expected ->
        [flag] write true or false, without quotes
        [table] write [keys] in a line of its own, and below it lines such as theme = "f2"
        [keys] write a name in quotes, such as "f2", or a list such as ["enter", "space"]
        [texts] write a list in brackets, such as ["joker", "solo"]
       *[text] put it in quotes, such as "french"
    }
config-not-one-line = `{ $key }` is not one line of text
config-not-one-line-way = write one line that says something, without control characters

## Keys

config-unknown-action = there is no action `{ $name }` to give a key to
config-actions-way = `tock config keys` lists the actions
config-unknown-key-name = there is no key "{ $name }"
config-key-way = a key is a letter or sign, { $known }, f1 to f12, or ctrl- and a letter
config-perhaps = did you mean `{ $word }`? { $otherwise }
config-no-key = `{ $action }` is given no key
config-no-key-way = name one key at least, or leave the line out to have the usual keys
config-key-kept = `{ $key }` cannot be given to an action: it always does the same
config-key-number = `{ $key }` cannot be given to an action here: digits choose cards and lines
config-key-kept-way = take another key: Esc leads back, Ctrl-C leaves, Ctrl-Z stops, Ctrl-L draws anew, and Ctrl-H, I, J and M are other keys
config-key-twice = `{ $key }` cannot do `{ $action }`: in the same place it does `{ $already }`
config-key-twice-way = choose another key, or give `{ $already }` another one
config-keys-head =
    # Keys at the table, by action, as the settings file has them; without # a line counts.
    # A key is a letter or sign, { $known }, f1 to f12, or ctrl- and a letter.
    # An action has its keys wherever it can be done. Esc always leads back; digits choose cards and lines.
