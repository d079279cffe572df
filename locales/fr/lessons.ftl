# Lessons: what to do, why another move is not it, and what to remember. The keys are learn-LESSON, learn-LESSON-about,
# learn-LESSON-STEP, learn-LESSON-STEP-done, and learn-LESSON-STEP-KEY for what the lesson's file names KEY.

learn-coming-out = Sortir
learn-coming-out-about = As et rois font sortir les pions
learn-coming-out-1 = Vos pions attendent dans le camp de départ, et les cartes ordinaires ne les bougent pas. Il faut un parteu, as ou roi, pour en sortir un sur votre case de départ : la case marquée. Prenez la bonne carte.
learn-coming-out-1-done = Votre premier pion est dehors, tout juste sorti, sur votre case de départ.
learn-coming-out-1-other = Ce n’est pas ça : faites sortir un pion.
learn-coming-out-1-waiting = Un neuf avance un pion du parcours. Vous n’en avez encore aucun.
learn-coming-out-1-waiting-q = Une dame avance de douze cases, mais vous n’avez encore aucun pion sur le parcours.
learn-coming-out-2 = Un as sait faire deux choses : sortir un pion, ou avancer d’une case. Avec plus de pions dehors, vous aurez plus de choix. Servez-vous de l’as pour sortir le deuxième.
learn-coming-out-2-done = Deux pions dehors. Les as et les rois, gardez-les pour cela.
learn-coming-out-2-walk = Un as peut avancer d’une case, mais toutes les cartes avancent. Seuls les as et les rois font sortir : servez-vous-en pour cela.
learn-coming-out-2-other = Joli, mais avec une autre carte. Prenez l’as, et sortez un pion.
learn-coming-out-3 = Le pion de B est sur votre case de départ. Il n’y est pas protégé, car ce n’est pas la sienne. Un pion qui sort prend ce qu’il trouve. Sortez-en un.
learn-coming-out-3-done = Renvoyé à son camp de départ ! B devra retrouver un as ou un roi.
learn-coming-out-3-walk = Le roi peut aussi avancer de treize cases. Ici, mieux vaut sortir : cela prend le pion qui est sur votre case de départ.
learn-coming-out-3-other = Cela laisse filer le pion de B. Le roi peut sortir un pion à sa place.

learn-post = La case de départ
learn-post-about = Qui vient de sortir barre la route
learn-post-1 = Le pion de B en B18 vient de sortir, une étoile le montre. On ne peut ni le prendre ni le dépasser tant qu’il n’a pas bougé. Jouez le six avec un pion dont la route est libre.
learn-post-1-done = C’est ça : le pion en B15 attend que celui de B s’en aille.
learn-post-1-queen = La dame passe, mais gardez-la : jouez le six.
learn-post-1-other = Jouez le six, avec le pion qui est devant la case de départ.
learn-post-2 = C’est maintenant votre pion en A18 qui vient de sortir. Le pion de D en A14 est bloqué derrière lui, comme tout le monde. Tant qu’il reste là, il ne craint rien. Jouez le neuf, et gardez le passage fermé.
learn-post-2-done = D reste derrière votre case de départ. Un pion qui vient de sortir est un mur : bougez-le quand vous voulez.
learn-post-2-open = Cela ouvre la route au pion de D, et le vôtre ne serait plus à l’abri. Avancez l’autre.
learn-post-2-five = Le cinq avance un pion adverse. Jouez le neuf.

learn-home = La maison
learn-home-about = Au compte exact, le fond d’abord
learn-home-1 = Du seuil, marqué A17, vos pions entrent dans les quatre emplacements de la maison. Chaque emplacement compte comme une case. Quelle carte mène le pion en A15 au dernier emplacement ?
learn-home-1-done = Deux cases jusqu’au seuil, quatre dans la maison. Le fond d’abord laisse de la place aux autres.
learn-home-1-shallow = Avec trois cases on s’arrête à l’emplacement 1. C’est à la maison, mais aucun pion n’y passe devant : les emplacements du fond seraient fermés.
learn-home-1-own-post = Douze cases, c’est trop pour la maison, et avec ces règles un pion ne repasse pas sur sa case de départ.
learn-home-2 = L’emplacement 4 est maintenant pris. On entre à la maison au compte exact : il faut finir sur un emplacement libre, sans y dépasser un pion. Rentrez un autre pion.
learn-home-2-done = Deux sont à la maison. Jusqu’à l’emplacement 3 il manque une case, et il pourra la faire plus tard.
learn-home-2-other-marble = Bonne carte, mais pas le bon pion : celui en A16 peut rentrer avec trois cases.
learn-home-2-other = Cette carte ne rentre aucun pion. Comptez depuis A16 : le seuil fait une case, chaque emplacement une de plus.
learn-home-3 = Un pion à la maison peut encore avancer vers le fond. Celui de l’emplacement 1 ferme la porte aux autres : rien ne peut le dépasser. Faites de la place.
learn-home-3-done = Les emplacements 1 et 2 sont de nouveau ouverts. Une petite carte, et deux autres pions peuvent rentrer.
learn-home-3-other = Le pion de l’emplacement 1 ferme encore votre maison. Avancez-le avec le deux.

learn-shortcut = Le raccourci
learn-shortcut-about = D’une case 7 à la suivante
learn-shortcut-1 = Un pion dont le déplacement finit sur une case 7 peut sauter aussitôt à la case 7 suivante, toute une section plus loin. Ce n’est pas obligé. Allez de B1 en B7, et sautez.
learn-shortcut-1-done = Dix-huit cases gratuites. Pensez-y dès qu’une case 7 est à portée.
learn-shortcut-1-stay = C’est la bonne case, mais vous y restez. Des deux manières, choisissez celle qui finit en C7.
learn-shortcut-1-nine = Le neuf dépasse la case : il faut y finir pour sauter.
learn-shortcut-2 = Le roi avance de treize cases. Depuis B12, il finit en C7. D a un pion en D7, et un saut prend là où il arrive. Prenez-le.
learn-shortcut-2-done = Avancé, sauté et pris, avec une seule carte.
learn-shortcut-2-stay = En C7, c’est juste. Choisissez maintenant la manière qui saute en D7, où est le pion de D.
learn-shortcut-2-start = Le roi peut aussi sortir un pion. Ici, il peut atteindre D7.
learn-shortcut-2-other = Une autre carte ne finit pas sur une case 7.

learn-four = Le quatre recule
learn-four-about = Quatre en arrière, jamais en avant
learn-four-1 = Un quatre recule. Pour un pion qui vient de sortir, c’est un cadeau : de votre case de départ, A18, quatre cases en arrière, et le voilà juste devant son seuil, le tour déjà fait.
learn-four-1-done = De A14 il reste trois cases jusqu’au seuil. Gardez un quatre pour votre case de départ.
learn-four-1-loses = Cela perd quatre cases de chemin. Reculer n’est un cadeau que juste après votre seuil.
learn-four-1-nine = Le neuf avance, et fait tout le tour. C’est le quatre qu’il faut.
learn-four-2 = En reculant on prend comme en avançant. Un adversaire qui vous a dépassé n’est pas à l’abri. Le pion de D en C5 vient de passer.
learn-four-2-done = Quatre cases perdues, et D perd tout son chemin.
learn-four-2-other = Le pion de D est quatre cases derrière le vôtre en C9. Quelle carte recule ?

learn-five = Le cinq bouge un adverse
learn-five-about = Un pion adverse avance
learn-five-1 = Le cinq avance un pion adverse de cinq cases. Le pion de B en B15 est à deux cases de son seuil. Une fois sa case de départ franchie, il a tout le tour à refaire. Poussez-le.
learn-five-1-done = Case de départ franchie, et c’est reparti pour un tour. Un pion ne peut la franchir que par un cinq, par aucune autre carte.
learn-five-1-helps = Cela aide D sur son chemin. Cherchez un pion presque rentré.
learn-five-1-eight = Votre pion avancerait, mais celui de B est sur le point de rentrer. Prenez le cinq.
learn-five-2 = Le pion que vous bougez avec un cinq prend là où il finit, à qui que soit le pion pris. De C4, cinq cases mènent en C9 : sur le vôtre ! Trouvez le cinq qui ne fait pas de mal.
learn-five-2-done = Bien vu. Avant de confirmer, regardez ce qui est marqué d’un x : c’est renvoyé.
learn-five-2-own = Cela renvoie votre propre pion en C9 à son camp de départ.
learn-five-2-two = Jouez le cinq, et regardez où il finit.

learn-seven = Le sept se répartit
learn-seven-about = Sept cases pour un à quatre pions
learn-seven-1 = Les sept cases d’un sept peuvent se répartir entre vos pions. Deux adversaires sont devant vous, à trois et à quatre cases. Prenez-les tous deux avec une seule carte.
learn-seven-1-done = Trois et quatre font sept, et chaque part prend là où elle finit.
learn-seven-1-shared = Cela fait bien sept cases, mais sans finir sur les deux pions. À quelle distance est chacun ?
learn-seven-1-nine = Le neuf ne se répartit pas. Prenez le sept.
learn-seven-2 = Une part d’un sept peut rentrer à la maison, avec juste les cases qu’il lui faut. Le pion en A16 en veut trois pour l’emplacement 2. L’autre fait le reste.
learn-seven-2-done = Rentré au compte exact, et rien n’est perdu. Un sept est la meilleure carte pour finir.
learn-seven-2-rest = Les sept cases se répartissent autrement : trois mènent le pion en A16 à l’emplacement 2.
learn-seven-2-queen = La dame n’avance qu’un pion. Prenez le sept.

learn-jack = Le valet échange
learn-jack-about = Deux pions changent de case
learn-jack-1 = Le valet échange un de vos pions avec n’importe quel autre du parcours. Le vôtre en B2 a tout son tour à faire. Quelle case vous plairait ?
learn-jack-1-done = Tout un tour pour une carte. Plus près de votre seuil, meilleur est l’échange.
learn-jack-1-partner = C est votre partenaire. Vous y gagnez un peu, et cela le ramène en arrière.
learn-jack-1-less = Pas mal, mais un autre pion est bien plus près de votre seuil.
learn-jack-1-nine = Neuf cases, c’est peu : le valet peut rapporter un tour.
learn-jack-2 = Un pion protégé, tout juste sorti sur sa case de départ, ne s’échange pas. Le pion de D en D16 est sur le point de rentrer. Échangez-vous avec lui.
learn-jack-2-done = D recommence son chemin, et vous êtes plus loin.
learn-jack-2-nine = Cela laisse le pion de D devant son seuil. Prenez le valet.
learn-jack-2-other = Échangez avec le pion presque rentré.

learn-king = Le roi mange tout
learn-king-about = Tout sur son passage est renvoyé
learn-king-1 = Un roi peut sortir un pion. Ou bien il avance de treize cases et mange tout sur son passage, pas seulement là où il finit. Deux adversaires sont devant vous.
learn-king-1-done = Tous deux renvoyés. Aucune autre carte ne nettoie ainsi la route.
learn-king-1-start = Un pion dehors, c’est bien, mais deux adversaires sont sur les treize cases devant B2.
learn-king-1-two = Le deux va jusqu’à eux. Le roi leur passe dessus.
learn-king-2 = Le roi n’épargne personne : vos pions et ceux du partenaire sur son passage sont renvoyés aussi. Avant de confirmer, regardez chaque x sur le plateau. Trouvez la marche du roi qui ne touche qu’un adversaire.
learn-king-2-done = Seul le pion de B a été renvoyé.
learn-king-2-own = Sur ce chemin il y a votre pion en B6 et celui du partenaire en B9 : tous deux seraient renvoyés.
learn-king-2-partner = Le pion de C, votre partenaire, est en B9 sur ce chemin, et serait renvoyé.
learn-king-2-start = Cela ne touche personne, et ne prend personne non plus. L’une des marches prend le pion de B.
learn-king-2-three = Prenez le roi, et cherchez le chemin libre.

learn-partner = Jouer pour son partenaire
learn-partner-about = Les places opposées gagnent ensemble
learn-partner-1 = Vous, A, et C en face faites équipe, et gagnez ensemble. On prend là où l’on finit, même le pion du partenaire. Prenez un adversaire, pas un ami.
learn-partner-1-done = Le pion de B est renvoyé, et celui de C n’a pas bougé.
learn-partner-1-friend = En B5 il y a le pion de votre partenaire : il serait renvoyé.
learn-partner-1-other = Cela ne prend personne. Le pion de B est en B10.
learn-partner-2 = Tous vos pions sont à la maison. Vous jouez désormais vos cartes avec les pions de votre partenaire, et les faites sortir aussi. C en a deux qui attendent. Sortez-en un pour C.
learn-partner-2-done = En C18. Quand C sera rentré aussi, vous aurez gagné tous deux.
learn-partner-2-walk = Le roi avance le pion de C en D2. On gagnerait plus à en sortir un.
learn-partner-2-nine = Le neuf avance le pion de C. Sortez-en un pour C avec le roi.

learn-discard = Se défausser
learn-discard-about = Quand rien ne peut se jouer
learn-discard-1 = Vous n’avez rien sur le plateau, et pas de parteu. Il faut donc défausser une carte. Lesquelles aimeriez-vous garder pour plus tard ? Le sept vaut plus que les autres.
learn-discard-1-done = Une carte de moins, et le sept reste. Votre tour viendra.
learn-discard-1-seven = Un sept rentre des pions au compte exact, ou prend deux fois. Défaussez une carte qui ne fait qu’avancer.
learn-discard-2 = Avec ces règles, une carte qui peut se jouer doit l’être, et on ne se défausse pas à sa guise. Depuis A13, huit cases vous mènent à l’emplacement 4, six à l’emplacement 2. Gardez le huit pour un pion qui a loin à aller.
learn-discard-2-done = Rentré. Ce qui peut se jouer se joue : prévoyez quelle carte restera la dernière.
learn-discard-2-eight = C’est rentré aussi, mais la plus longue servirait mieux un autre pion. Jouez le six.

learn-guard = Départ, règles anglaises
learn-guard-about = Qui s’y tient est protégé
learn-guard-1 = Avec les règles anglaises, tout pion sur sa case de départ est protégé, tant qu’il y reste. Il barre la route à tous les autres, mais pas aux vôtres. D attend derrière lui. Jouez le trois, et laissez D attendre.
learn-guard-1-done = D ne passe toujours pas. Sur la case de départ vous ne craignez rien : quittez-la quand cela rapporte.
learn-guard-1-open = Cela ouvre la route à D. Avancez l’autre pion.
learn-guard-1-discard = Avec ces règles on peut défausser n’importe quelle carte, mais le trois est utile.
learn-guard-1-other = Jouez le trois.

learn-jack-english = Le valet anglais
learn-jack-english-about = Onze cases, ou un échange
learn-jack-english-1 = Avec les règles anglaises, un valet avance de onze cases, ou échange avec le pion d’un autre joueur. Comparez : onze cases, ou presque un tour ?
learn-jack-english-1-done = De B2 à A14 en un coup.
learn-jack-english-1-walk = Onze cases, c’est bien. L’échange avec le pion de B en A14 en vaut cinq fois autant.
learn-jack-english-1-less = Bon échange. Il y en a un meilleur : regardez près de votre seuil.
learn-jack-english-1-discard = La défausser ne rapporte rien ici.
learn-jack-english-1-other = Le valet fait mieux ici.

learn-joker-english = Le joker anglais
learn-joker-english-about = Sortir et renvoyer, ou dix-huit cases
learn-joker-english-1 = Un joker anglais sort un pion, puis renvoie un pion d’un autre joueur, celui que vous voulez. Prenez celui qui fait le plus mal : celui de D en D15 est à deux cases de son seuil.
learn-joker-english-1-done = Un pion dehors, et D recommence.
learn-joker-english-1-less = Le pion de B a encore loin à aller. Celui de D est presque rentré.
learn-joker-english-1-walk = Dix-huit cases, en mangeant tout comme un roi. Mais le pion de D en D15 est hors d’atteinte.
learn-joker-english-1-discard = Un joker est la dernière carte à défausser.
learn-joker-english-1-other = Jouez le joker.
learn-joker-english-2 = Un joker peut aussi avancer de dix-huit cases, et mange alors tout sur son passage, comme un roi. Deux adversaires sont devant B4.
learn-joker-english-2-done = Tous deux renvoyés, en une marche.
learn-joker-english-2-start = Cela en renvoie un. En partant de B4, on en renvoie deux.
learn-joker-english-2-empty = Il n’y a personne sur ce chemin. Avancez le pion en B4.
learn-joker-english-2-discard = Un joker est la dernière carte à défausser.
learn-joker-english-2-other = Jouez le joker.

learn-joker = Le joker français
learn-joker-about = Jouer, piocher, et rejouer
learn-joker-1 = Dans la variante française, un joker sort un pion ou avance de dix-huit cases. Il ne mange rien sur son passage. Ensuite vous piochez une carte, et vous avez un coup en plus en réserve. Avancez de dix-huit.
learn-joker-1-done = Une section plus loin, une nouvelle carte, et un coup en plus.
learn-joker-1-start = C’est son autre emploi. Cette fois, avancez des dix-huit cases.
learn-joker-1-other = Jouez le joker.
learn-joker-2 = Vous venez de jouer, et vous avez un coup en plus en réserve. Vous pouvez le jouer maintenant, ou passer et le garder pour un autre tour. Disons que vous attendez mieux : gardez-le.
learn-joker-2-done = Il reste en réserve jusqu’à la fin de cette donne.
learn-joker-2-played = Cela joue le coup en plus tout de suite. Cette fois, passez : avec p, ou le dernier choix de votre main.

learn-ten = Le dix, Lose A Turn
learn-ten-about = Dix cases, ou un échange
learn-ten-1 = Dans Lose A Turn, le dix avance de dix cases, ou échange avec le pion d’un autre joueur. Quelle case vaut un tour ?
learn-ten-1-done = Échangé jusqu’au bord de votre maison.
learn-ten-1-walk = Dix cases ; l’échange avec A15 rapporte bien plus.
learn-ten-1-less = Le pion de B en A15 est plus près de votre seuil.
learn-ten-1-discard = La défausser ne rapporte rien ici.
learn-ten-1-other = Jouez le dix.

learn-jack-lose = Le valet, Lose A Turn
learn-jack-lose-about = Le joueur suivant perd un tour
learn-jack-lose-1 = Dans Lose A Turn, un valet avance de onze cases, ou fait défausser une carte et perdre un tour au joueur suivant. B, qui vient après vous, est à deux cases du seuil. Arrêtez B.
learn-jack-lose-1-done = B doit défausser une carte, et ne rentre pas cette fois.
learn-jack-lose-1-walk = Cela avance de onze cases, et B rentre. Des deux emplois, prenez l’autre.
learn-jack-lose-1-discard = Défaussé, il n’arrête personne. Jouez-le.
learn-jack-lose-1-other = Jouez le valet.

learn-fast-track = Le quatre, Fast-track
learn-fast-track-about = Rentrer en reculant
learn-fast-track-1 = Avec la variante Fast-track, un quatre peut rentrer à la maison en reculant : de la case de départ, une case en arrière jusqu’au seuil, puis dans les emplacements. Faites-le avec le pion en A18.
learn-fast-track-1-done = Rentré sans faire le tour : sorti, et par la porte de derrière.
learn-fast-track-1-track = C’est le simple recul. Choisissez la manière qui finit à la maison.
learn-fast-track-1-loses = Cela ne fait que perdre quatre cases.
learn-fast-track-1-discard = Un quatre est précieux dans cette variante.
learn-fast-track-1-other = Jouez le quatre.
