# How faults of a file are shown.

report-error = erreur
report-way = aide
report-line = { $what } ({ $way })
report-more =
    { $count ->
        [one] … et au moins { $count } faute de plus
       *[other] … et au moins { $count } fautes de plus
    }
report-or = { $first } ou { $last }

report-unreadable = { $file } ne peut pas être lu : { $reason }
report-unreadable-way = vérifiez le chemin
report-too-long = { $file } est trop long
report-too-long-way = il a { $max } Kio au plus
report-no-text = { $file } n’est pas du texte UTF-8 à partir de la ligne { $line }
report-no-text-way = c’est un fichier TOML ; enregistrez-le en UTF-8
report-toml-type =
    { $found ->
        [string] un texte
        [integer] un nombre entier
        [float] un nombre à virgule
        [boolean] true ou false
        [datetime] une date
        [array] une liste
        [table] une table
       *[other] { $found }
    }

# Why a file cannot be read or written.

io-not-found = ce fichier n’existe pas
io-not-permitted = ce n’est pas permis
io-folder = c’est un dossier
io-no-folder = une partie du chemin n’est pas un dossier
io-is-there = il existe déjà
io-full = le disque est plein
io-read-only = on ne peut rien y écrire
