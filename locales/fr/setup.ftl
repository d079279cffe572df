# Setting up a game.

## When something was

when-today = aujourd’hui { $time }
when-yesterday = hier { $time }
when-this-year = { $day } { $month }
when-long-ago = { $day } { $month } { $year }
when-month =
    { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }

## The form

setup-title = Tock : nouvelle partie
setup-games = Reprendre
setup-all-games = Toutes les parties
setup-rules = Règles
setup-profile = Profil
setup-browse = Parcourir
setup-house = Règles maison
setup-changed =
    { $count ->
        [0] rien de changé
        [one] { $count } option changée
       *[other] { $count } options changées
    }
setup-players = Joueurs
setup-who = Joueur
setup-name = Nom
setup-colour = Pions
setup-team = Équipe
setup-human = Humain
setup-bot =
    { $level ->
        [random] Robot, hasard
        [greedy] Robot, avide
        [steady] Robot, posé
        [sharp] Robot, fin
        [master] Robot, maître
        [strong] Robot, fort
       *[other] Robot, { $level }
    }
setup-no-name = (sans nom)
setup-with = avec { $seat }
setup-alone = seul
setup-begin = Début
setup-first = Premier
setup-seat = Place { $seat }
setup-by-chance = au hasard
setup-seed = Graine
setup-practice = Entraînement
setup-open-hands = Mains ouvertes
setup-start = Commencer la partie
setup-faulty = Ces règles ne sont pas jouables :
setup-by = { $rules }
setup-not-kept = { $why }. Rien n’est perdu.

## The last set-up

setup-gone = { $name } est laissé de côté, ce n’est plus comme à la dernière partie : { $why }
setup-gone-instead = { $name } de la dernière partie n’est plus là, { $instead } est proposé à la place : { $why }
setup-no-longer = Les règles de la dernière partie ne vont plus ensemble : { $why }

## What is said about a row

about-all-games = Toutes les parties inachevées, la plus récente d’abord.
about-browse = Des règles dans un fichier à vous : un profil, ou une variante à y ajouter.
about-house = On peut changer des options une à une pour cette partie, quoi qu’en dise le profil.
about-players = Combien s’assoient. À deux, on se fait face.
about-who = Quelqu’un à ce clavier, ou un robot.
about-bot = { $level } : { $summary }.
about-name = Entrée change le nom.
about-colour = La couleur des pions. Ils montrent aussi la lettre de leur place. Deux places n’ont jamais la même : qui l’avait prend l’ancienne.
about-first = Qui joue en premier. Au hasard, la graine en décide.
about-seed = Le même nombre donne les mêmes cartes. Sans lui, elles viennent au hasard. Entrée le change.
about-practice = Tous sont d’accord pour reprendre autant de coups qu’on veut, et les refaire. La partie enregistrée garde ce qui est repris. Sinon, un coup est joué dès que la main est passée.
about-open-hands = Tout le monde voit toutes les mains, pour apprendre. On ne cache rien entre les joueurs.
about-folder = Entrée ouvre le dossier, Retour arrière celui du dessus.
setup-own-switches = Ce qu’il dit
setup-other-switches = Ce qu’il tient de ses parents
setup-variant-changes = Ce qu’elle change
setup-with-variant = { $name } : { $summary }
setup-teams = { $a } et { $c } jouent ensemble, contre { $b } et { $d }.
setup-no-teams = Chacun joue pour soi.

## Un match de Toccadille

setup-length = Durée
setup-length-games = parties
setup-length-points = points
setup-length-open = libre
about-length = La durée du match : tant de parties, jusqu’à ce que l’un ait tant de points, ou aussi longtemps que vous voulez. Une partie gagnée compte autant de points qu’elle vaut, d’un à quatre.
about-count = Entrée tape le nombre.

## Games

setup-goes-on = Une partie inachevée
setup-no-games = Il n’y a pas de partie inachevée.
setup-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
setup-damaged = illisible
setup-far =
    { $count ->
        [one] Commencée { $when }, { $count } coup jusqu’ici. Entrée la reprend.
       *[other] Commencée { $when }, { $count } coups jusqu’ici. Entrée la reprend.
    }
setup-home = { $count }/{ $of } à la maison
setup-marks = { $marks }/12, { $points } gagnés
setup-unreadable = Le fichier est gardé tel quel. Un tock plus récent le lira peut-être.
setup-called = { $name }

## Files

setup-no-files = (pas de règles ici)
setup-no-file = il n’y a pas de fichier { $file }
setup-file-name = { $file } ne peut pas être demandé : son nom n’est pas du texte
setup-file-faulty = Ce fichier ne peut pas être choisi :

## Switches

setup-now = Maintenant
setup-otherwise = Sans le changement ({ $origin })
setup-may-be = On peut mettre
setup-value = { $value } : { $says }
setup-only = Rien d’autre que { $value }.
setup-number = Un nombre de { $min } à { $max }.
setup-number-or-none = Un nombre de { $min } à { $max }, ou none.
setup-numbers = Des nombres de { $min } à { $max }, comme 5, 4, 4. Entrée permet de les écrire.
setup-actions = Ce qu’un profil peut écrire pour une carte. Entrée permet de l’écrire.
setup-by-flag = --set { $switch }={ $value }
setup-by-flag-quoted = --set '{ $switch }={ $value }'
about-table-seats = Places
about-table-board = Plateau
about-table-deck = Paquet
about-table-deal = Donne
about-table-turn = Tours
about-table-start = Sortie
about-table-post = Case de départ
about-table-land = Prises
about-table-home = Maison
about-table-end = Fin
about-table-cards = Cartes

## Keys

help-mouse-setup = Cliquez sur une valeur pour la changer, sur une flèche à côté pour la précédente ou la suivante, sur un mot avec … pour ouvrir une liste. Dans une liste, un premier clic regarde et un second prend. La molette monte et descend.
key-rows = bouger
key-row-up = monter
key-row-down = descendre
key-value-before = la valeur d’avant
key-value-next = changer
key-row-take = choisir
key-field-next = suivant
key-field-before = le précédent
key-first-row = la première ligne
key-last-row = le début de la partie
key-about-up = remonter le texte
key-about-down = descendre le texte
key-ten-up = dix plus haut
key-ten-down = dix plus bas
key-list-first = le premier
key-list-last = le dernier
key-value-type = changer ou écrire
key-reset = comme le profil
key-go-on = la reprendre
key-open = ouvrir
key-folder-up = le dossier du dessus
key-type-path = écrire un chemin
key-text-done = voilà
key-text-cancel = comme avant
