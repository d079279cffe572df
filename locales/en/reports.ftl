# How faults of a file are shown.

report-error = error
report-way = help
report-line = { $what } ({ $way })
report-more =
    { $count ->
        [one] … and at least { $count } more fault
       *[other] … and at least { $count } more faults
    }
report-or = { $first } or { $last }

report-unreadable = { $file } cannot be read: { $reason }
report-unreadable-way = check the path
report-too-long = { $file } is too long
report-too-long-way = it has at most { $max } KiB
report-no-text = { $file } is no UTF-8 text from line { $line } on
report-no-text-way = it is a TOML file; save it as UTF-8
report-toml-type =
    { $found ->
        [string] a text
        [integer] a whole number
        [float] a number with a point
        [boolean] true or false
        [datetime] a date
        [array] a list
        [table] a table
       *[other] { $found }
    }

# Why a file cannot be read or written.

io-not-found = there is no such file
io-not-permitted = that is not permitted
io-folder = it is a folder
io-no-folder = a part of the path is no folder
io-is-there = it is there already
io-full = the disk is full
io-read-only = nothing can be written there
