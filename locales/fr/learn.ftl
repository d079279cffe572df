# Taking lessons. Their own words are in lessons.ftl.

learn-title = Leçons
learn-you = Vous
learn-progress =
    { $count ->
        [one] { $count } leçon apprise sur { $of }.
       *[other] { $count } leçons apprises sur { $of }.
    }
learn-step = { $title }, étape { $step } sur { $count }
learn-again = Pas celui-là. { $why }
learn-right = { $sign } { $praise }
learn-next = { $key } continue.
learn-finished = La leçon est finie. { $key } continue.
learn-choose = Choisissez d’abord une carte : avec les flèches, un chiffre ou la souris.
learn-plain-choose = Dites le numéro d’un coup, ou écrivez-en un.
learn-not-kept = On n’a pas pu écrire sur le disque que c’est appris.
learn-plain-lesson = { $title } : { $about }
learn-plain-done = { $what } (apprise)
learn-plain-which = Dites le numéro d’une leçon de 1 à { $count }, ou son nom, ou quitter.
learn-plain-look = Regardez : { $squares }
learn-plain-right = Bien ! { $praise }
learn-plain-finished = « { $title } » est apprise.
