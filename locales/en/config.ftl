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
        [texts] `{ $key }` takes a list of texts in quotes, not { $found }
       *[text] `{ $key }` takes a text in quotes, not { $found }
    }
config-wrong-type-way =
    { $expected ->
        [flag] write true or false, without quotes
        [texts] write a list in brackets, such as ["joker", "solo"]
       *[text] put it in quotes, such as "french"
    }
config-not-one-line = `{ $key }` is not one line of text
config-not-one-line-way = write one line that says something, without control characters
