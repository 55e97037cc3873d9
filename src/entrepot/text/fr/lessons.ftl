# Leçons. Les pages des leçons vont chercher ce fichier ; les autres s’en passent. $rival est l’adversaire de l’élève.

learn-about = Jouez une courte première partie avec un coach à vos côtés, puis essayez-vous aux exercices. Votre progression est gardée dans ce navigateur.
learn-guided = Votre première partie
learn-minutes = Une dizaine de minutes
learn-practice = Exercices
learn-practice-solved = Réussis : { $solved } sur { $all }
learn-begin = Commencer
learn-go-on = Continuer
learn-once-more = Rejouer
learn-solved = réussi
learn-coach = Votre coach
learn-question = L’exercice
learn-step = Étape { $number } sur { $count }
learn-answers = { $count ->
    [one] Solution en { $count } réponse.
   *[other] Solution en { $count } réponses.
}
learn-read = Lisez ce que dit votre coach, puis continuez.
learn-next = Suivant
learn-back = Retour
learn-restart = Recommencer
learn-leave = Quitter
learn-hint = Indice
learn-solution = Montrer une solution
learn-solution-is = Une solution : { $option }
learn-solution-lost = D’ici, la solution ne convient plus. Revenez en arrière, ou recommencez.
learn-fold = Réduire
learn-unfold = Montrer
learn-well-done = Bravo !
learn-next-practice = Exercice suivant
learn-play-now = Jouer une vraie partie
learn-rival-import-export = Maria
learn-rival-maritime-silk-road = Zheng
lesson-elsewhere = Dans une vraie partie, vous pourriez le faire. Pour l’instant, suivons le plan : choisissez ce qui est signalé.
lesson-not-yet = Pas tout à fait : le but n’est pas atteint. Rien n’a changé ; essayez autrement, ou revenez en arrière.

## La première partie de La Route maritime de la soie

lesson-silk-first-title = Votre première partie de La Route maritime de la soie
lesson-silk-first-welcome = Bienvenue à bord ! { $rival } et vous êtes marchands. Qui a le plus de pièces à la fin gagne. Nous rejoignons une partie à peine commencée : vous avez déjà gagné 6 pièces chacun.
lesson-silk-first-market = Voici le marché : six cases, chacune avec une marchandise. Seule compte la carte du dessus.
lesson-silk-first-ships = Voici vos navires. Chacun porte toujours une marchandise, représentée par un cube. Quand quelqu’un joue des cartes de cette marchandise, le navire rapporte une pièce par case qui la montre.
lesson-silk-first-pass = Un tour a deux phases. Dans la première, vous pouvez échanger un cube, acheter une carte spéciale ou passer. Votre navire de thé convient très bien pour la suite : passez.
lesson-silk-first-play = En phase 2, vous jouez des cartes d’une même marchandise, ou vous piochez. Vous avez deux cartes de thé. Chacune recouvre une case du marché. Choisissez le thé, puis les deux cases qui montrent du minerai : { $rival } en porte, pas vous.
lesson-silk-first-earned = Trois cases montrent maintenant du thé, et un de vos navires en porte : 3 pièces. Avec deux navires de thé, ce serait 6. C’est maintenant à { $rival } de jouer.
lesson-silk-first-exchange = { $rival } a échangé du minerai contre du thé, puis pioché deux cartes. Échangez, vous aussi : personne ne joue de porcelaine. Choisissez votre second navire, puis le verre.
lesson-silk-first-draw = Une seule carte de verre, c’est peu. Au lieu de jouer, vous pouvez piocher deux cartes. Votre main n’a pas de limite. Piochez.
lesson-silk-first-both-earn = Vous avez pioché deux autres cartes de verre. Et regardez : { $rival } a joué une carte de thé, et quatre cases en montrent. Le thé rapporte à tous ceux qui en portent, peu importe qui joue. Voilà 4 pièces sans lever le petit doigt.
lesson-silk-first-buy-ship = Vous avez 13 pièces. En phase 1, vous pouvez acheter une carte spéciale. Un navire coûte 10 pièces, et chaque navire rapporte de son côté. Achetez-en un.
lesson-silk-first-load = Un nouveau navire est chargé tout de suite, avec une marchandise encore présente dans la réserve. Vous avez trois cartes de verre : chargez du verre.
lesson-silk-first-play-many = Jouez maintenant vos trois cartes de verre ensemble. Recouvrez la soie ({ $rival } en porte, pas vous) et deux cases de thé. Une quatrième case montre déjà du verre.
lesson-silk-first-eight = Quatre cases de verre, deux navires qui en portent : 8 pièces. Jouer beaucoup de cartes d’un coup, cela paie. Voyons ce que fait { $rival }.
lesson-silk-first-covered = { $rival } a recouvert de soie deux de vos cases de verre : ce que vous bâtissez peut être recouvert. { $rival } a aussi acheté un comptoir, qui lui permet de piocher une carte de plus à la fin de chacun de ses tours.
lesson-silk-first-licence = Vous avez 11 pièces, juste de quoi acheter une licence. Désormais, chaque fois que vos navires rapportent quelque chose, vous gagnez 2 pièces de plus, même quand ce n’est pas votre tour. Achetez-la.
lesson-silk-first-draw-again = Votre main est vide, alors piochez. En phase 2, on ne peut pas passer : il faut jouer ou piocher.
lesson-silk-first-porter = Il reste une carte spéciale à expliquer. Un porteur permet d’échanger le cube d’un navire de plus par tour, et un tout de suite quand on l’achète. Et gardez un œil sur la pioche : elle est presque épuisée.
lesson-silk-first-third = Vous avez pioché une carte de verre. Avant de la jouer, faites-la rapporter plus : échangez le thé de votre premier navire contre du verre.
lesson-silk-first-harvest = Jouez maintenant le verre sur une case qui montre de la soie. Combien de pièces en tirerez-vous ? Trois cases, trois navires, et votre licence.
lesson-silk-first-eleven = Trois cases fois trois navires font 9, plus 2 pour la licence : 11 pièces. Il reste deux cartes dans la pioche. Dès que quelqu’un prend la dernière, la partie est finie.
lesson-silk-first-end = { $rival } a pioché les dernières cartes : la partie s’arrête net, sans dernier tour. Jusqu’ici, les pièces étaient secrètes. Vous en avez 11, { $rival } en a 4. Les navires, les cartes spéciales et les cartes en main ne valent rien. Vous gagnez !
lesson-silk-first-done = Vous connaissez maintenant toutes les règles. Dans une vraie partie, vous commencez sans pièces et choisissez vous-même les marchandises de vos deux premiers navires. Le jeu se joue de deux à quatre joueurs.

## La première partie d’Import / Export

lesson-trade-first-title = Votre première partie d’Import / Export
lesson-trade-first-welcome = Bienvenue au port ! { $rival } et vous expédiez des conteneurs. Qui totalise le plus de crédits à la fin gagne. D’habitude, on commence avec 10 crédits ; pour que cette partie soit courte, vous en avez 34, et { $rival } en a 26.
lesson-trade-first-cards = Une carte peut être bien des choses : une action quand vous la jouez, un contrat sous un bateau, un conteneur sur un bateau, un bien ou un import. Chaque type a son action, indiquée sur la carte : Contrat pour Agriculture, Chargement pour Technologie, Piraterie pour Illégal, Import pour Consommation, Ravitaillement pour Luxe.
lesson-trade-first-harbour = Vous avez deux bateaux. Le premier est au port, vide. Le second est en haute mer, avec deux conteneurs à bord.
lesson-trade-first-lead = Vous êtes capitaine de ce tour. En jouant une carte, vous déclarez son action, pour tout le monde. « Riz » est une carte Agriculture : choisissez-la, puis l’action Contrat.
lesson-trade-first-contract = Au lieu de suivre, { $rival } a pioché une carte. À vous d’agir : mettez « Pommes de terre » sous votre bateau au port. Ce contrat demande deux conteneurs Agriculture.
lesson-trade-first-follow = { $rival } est maintenant capitaine et déclare Chargement. Vous pouvez suivre avec une carte de la même action, ou piocher. « Batteries » est une carte Technologie : suivez avec elle, et vous chargerez aussi.
lesson-trade-first-load = { $rival } a chargé, c’est à vous. Une carte chargée n’est plus qu’un conteneur : seul compte son type. Chargez « Sucre » pour « Pommes de terre ».
lesson-trade-first-draw = Vous êtes à nouveau capitaine, mais il ne vous reste qu’une carte. Au lieu de déclarer une action, vous pouvez piocher jusqu’à avoir cinq cartes ; avec cinq ou plus, on n’en pioche qu’une. Cela met fin au tour pour tout le monde. Piochez.
lesson-trade-first-follow-again = { $rival } déclare encore Chargement : cela tombe bien. Suivez avec « Ordinateurs portables ».
lesson-trade-first-complete = Il reste un emplacement libre. Chargez-y « Oignons », et le bateau sera complété.
lesson-trade-first-completed = Votre premier bateau complété ! Une carte a été révélée sur l’île, et deux conteneurs ont rapporté 6 crédits. « Pommes de terre » est maintenant une de vos cargaisons : son pouvoir vous a donné 2 crédits et deux cartes. Le bateau a pris la mer avec ses conteneurs.
lesson-trade-first-import = Vos deux bateaux sont en haute mer : vous ne pouvez pas contracter. Mais vous pouvez importer, c’est-à-dire prendre des conteneurs sur un bateau en haute mer. Déclarez Import avec « Livres ».
lesson-trade-first-pick = { $rival } suit, donc vous ferez chacun une offre. Le capitaine choisit le bateau : prenez votre propre second bateau. S’il était à quelqu’un d’autre, la banque paierait 2 crédits à son propriétaire.
lesson-trade-first-bid = Les offres sont secrètes : un nombre pair de crédits, ou passer. La plus haute l’emporte et se paie à la banque ; les autres ne paient rien. À égalité, le capitaine l’emporte. Offrez 2.
lesson-trade-first-good = Enchère remportée ! Deux conteneurs arrivent à terre. Faites de « Téléphones portables » un bien : les biens comptent à la fin, et ils augmentent votre niveau, comme vous allez le voir.
lesson-trade-first-import-kept = Un seul des deux conteneurs peut devenir un import. Un import vous donne une action de plus chaque fois que son action est déclarée. « Voitures Smart » est une carte Technologie : mettez-la dans vos imports, et vous chargerez davantage.
lesson-trade-first-returned = Votre second bateau a perdu son dernier conteneur : il est revenu à votre port. Chaque cargaison vous donne de la place pour un import et deux biens de plus.
lesson-trade-first-pair = { $rival } déclare Contrat, et vous n’avez pas de carte Agriculture. Mais deux cartes d’un même type valent ensemble n’importe quelle autre action. Suivez avec vos deux cartes Luxe.
lesson-trade-first-tiers = « Jets privés » est de niveau 2. Votre niveau en Technologie est le nombre de vos biens Technologie, plus un parce que c’est votre couleur : 1 et 1 font 2. Contractez « Jets privés ».
lesson-trade-first-pirate = « Jets privés » demande trois conteneurs Technologie. Votre seule carte est Illégale : déclarez Piraterie avec elle.
lesson-trade-first-seize = Pirater, c’est prendre un conteneur de n’importe quel bateau en haute mer, ou une carte de l’île. S’il convient à un de vos bateaux au port, il est chargé, sinon défaussé. Le bateau de { $rival } porte « Télescopes », une carte Technologie : prenez-la.
lesson-trade-first-must-draw = { $rival } déclare Ravitaillement. Sans cartes, vous ne pouvez pas suivre : piochez-en cinq. Vous n’agiriez que si vous aviez un import de cette action.
lesson-trade-first-two-loads = { $rival } a vendu une carte à l’île pour 4 crédits. À vous : déclarez Chargement avec « Réfrigérateurs ». Vous avez une action pour avoir déclaré, et une de plus pour l’import Technologie de votre port.
lesson-trade-first-load-first = Vous avez deux actions Chargement. Chargez d’abord « Consoles PlayStation ».
lesson-trade-first-load-second = Maintenant « Segways ». Le bateau sera complété.
lesson-trade-first-jets = Trois conteneurs rapportent 6 crédits : 6 pour deux ou trois, 10 pour quatre ou cinq, 14 pour six ou sept. Désormais, le pouvoir de « Jets privés » agit pour vous chaque fois que vous complétez un bateau. Vous avez 46 crédits.
lesson-trade-first-supply = { $rival } déclare encore Ravitaillement. Suivez avec « Montres en or », une carte Luxe.
lesson-trade-first-sell = Ravitaillement permet de vendre une carte à l’île pour 4 crédits, une fois par tour, ou de prendre une carte de l’île dans vos imports. Vendez « Tasses », et vous aurez 50 crédits.
lesson-trade-first-last-turn = Quelqu’un a 50 crédits : ce tour était donc le dernier. Place au décompte final.
lesson-trade-first-scoring = Vos 50 crédits comptent, plus 1 pour votre bien. La majorité en Technologie est à vous, sans partage : 6 de plus. { $rival } gagne 2 crédits par conteneur sur un bateau au port. Cela fait 57 à 38 : vous gagnez !
lesson-trade-first-done = Vous avez vu les cinq actions. Une vraie partie réserve bien d’autres surprises : chaque carte a son propre pouvoir, et un bien de chacun des cinq types rapporte 10 crédits à la fin.

## Exercices : La Route maritime de la soie

lesson-silk-count-title = Compter avant de jouer
lesson-silk-count-question = C’est la phase 2. Gagnez 6 pièces avec ce que vous jouez maintenant.
lesson-silk-count-hint = Les navires comptent autant que les cases. Comparez ce que rapporteraient le thé et le minerai.
lesson-silk-count-done = Trois cases de minerai, deux navires qui en portent : 6. Le thé serait sur cinq cases, mais un seul navire en porte : 5.

lesson-silk-alone-title = Chacun pour soi
lesson-silk-alone-question = C’est la phase 2. Gagnez au moins 4 pièces de plus que { $rival }.
lesson-silk-alone-hint = Regardez ce que portent les navires de { $rival }. Une marchandise jouée rapporte à tous ceux qui la portent.
lesson-silk-alone-done = Quatre cases de verre, et personne d’autre n’en porte. Avec le thé, vous auriez gagné 4 pièces, et { $rival } 8.

lesson-silk-exchange-title = Échanger, puis jouer
lesson-silk-exchange-question = Vous avez un tour entier. Terminez-le avec 8 pièces de plus.
lesson-silk-exchange-hint = En phase 1, préparez un second navire pour ce que vous avez en main.
lesson-silk-exchange-done = Quatre cases de minerai fois deux navires. D’abord échanger, ensuite jouer : l’ordre des phases est de votre côté.

lesson-silk-ship-title = Un navire à point nommé
lesson-silk-ship-question = Gagnez 12 pièces d’un coup avec vos cartes de ce tour. Vous pouvez aussi dépenser des pièces.
lesson-silk-ship-hint = Deux cartes de soie font quatre cases. Combien de navires vous faut-il ?
lesson-silk-ship-done = Quatre cases fois trois navires : 12 au lieu de 8. Et le nouveau navire continue à rapporter, tour après tour.

lesson-silk-porter-title = Un porteur affairé
lesson-silk-porter-question = Vous avez un porteur. Terminez ce tour avec 12 pièces de plus.
lesson-silk-porter-hint = Avec un porteur, vous pouvez échanger les cubes de deux navires, l’un après l’autre.
lesson-silk-porter-done = Vos trois navires portent du verre, et quatre cases en montrent. Sans le porteur, cela aurait fait 8.

lesson-silk-licence-title = Deux licences
lesson-silk-licence-question = C’est la phase 2, et vous avez deux licences. Gagnez 7 pièces.
lesson-silk-licence-hint = Chaque licence ajoute 2 pièces, même au plus petit gain. C’est donc le reste qui compte.
lesson-silk-licence-done = Trois cases de thé, plus 4 pour les licences. Deux cartes de soie auraient rapporté 2, plus 4.

lesson-silk-one-card-title = Point trop n’en faut
lesson-silk-one-card-question = C’est la phase 2. Gagnez au moins 3 pièces de plus que { $rival }.
lesson-silk-one-card-hint = { $rival } a deux navires de thé, vous un seul. Mais vous avez deux licences.
lesson-silk-one-card-done = Une carte vous rapporte 1, plus 4 pour les licences, et seulement 2 à { $rival }. Chaque carte de plus lui profiterait deux fois plus qu’à vous.

lesson-silk-three-title = À trois autour de la table
lesson-silk-three-question = Pendant ce tour, gagnez au moins 4 pièces de plus que chacun de vos deux adversaires.
lesson-silk-three-hint = Un de vos navires peut changer de cube avant que vous jouiez.
lesson-silk-three-done = Le mieux est une marchandise que personne d’autre ne porte. Et ce que vous portez deux fois vous rapporte plus qu’aux autres.

lesson-silk-next-ship-title = Faire des économies
lesson-silk-next-ship-question = C’est la phase 2, et vous avez 6 pièces. Achetez un navire à votre prochain tour.
lesson-silk-next-ship-hint = Un navire coûte 10 pièces : il vous en faut 4 de plus maintenant. { $rival } ne fera que piocher.
lesson-silk-next-ship-done = Quatre cases de verre vous ont donné les 4 pièces qui manquaient. Il est bon de connaître les prix.

lesson-silk-last-card-title = Fermer le marché
lesson-silk-last-card-question = C’est la phase 2. Il reste deux cartes dans la pioche. Vous avez 12 pièces ; { $rival } en a 10, et deux navires de soie. Gagnez la partie.
lesson-silk-last-card-hint = La partie est finie dès que la dernière carte est piochée, et vous avez de l’avance.
lesson-silk-last-card-done = Vous avez pioché les deux dernières cartes, et la partie s’est terminée avant que { $rival } puisse jouer de la soie.

lesson-silk-not-yet-title = Pas si vite
lesson-silk-not-yet-question = C’est la phase 2. Il reste deux cartes, et { $rival } va les prendre. Vous avez 7 pièces, { $rival } en a 10. Gagnez la partie.
lesson-silk-not-yet-hint = Il vous faut 4 pièces avec ce que vous jouez, et { $rival } ne doit rien gagner en même temps.
lesson-silk-not-yet-done = Quatre cases de thé : vous avez 11 pièces, et { $rival } finit la partie avec 10.

lesson-silk-third-card-title = Une carte de plus
lesson-silk-third-card-question = C’est la phase 2. Il reste trois cartes dans la pioche, et vous avez un comptoir. Vous avez 15 pièces ; { $rival } en a 13, et trois navires de minerai. Gagnez la partie.
lesson-silk-third-card-hint = Deux cartes et une de plus font trois.
lesson-silk-third-card-done = Vous avez pioché deux cartes, et votre comptoir a pris la dernière. Compter la pioche fait gagner des parties.

## Exercices : Import / Export

lesson-trade-complete-title = Le dernier emplacement
lesson-trade-complete-question = Vous êtes capitaine. Complétez votre bateau.
lesson-trade-complete-hint = Une carte Technologie sert à déclarer Chargement, l’autre est chargée.
lesson-trade-complete-done = Deux conteneurs, 6 crédits, et « Drones » est une de vos cargaisons.

lesson-trade-loose-title = En attente du bon contrat
lesson-trade-loose-question = Deux conteneurs Technologie sont hors contrat sur votre bateau au port. Complétez ce bateau pendant ce tour.
lesson-trade-loose-hint = Les conteneurs hors contrat remplissent d’eux-mêmes les emplacements d’un nouveau contrat.
lesson-trade-loose-done = Les conteneurs ont rempli les deux emplacements dès que le contrat a pris place sous le bateau.

lesson-trade-pirate-title = Un travail de pirate
lesson-trade-pirate-question = Complétez votre bateau pendant ce tour.
lesson-trade-pirate-hint = L’emplacement libre est Illégal. Qui a dit qu’un conteneur devait venir de votre main ?
lesson-trade-pirate-done = Ce qu’on pirate est chargé si cela convient. L’île mérite toujours un coup d’œil.

lesson-trade-pair-title = Les mauvaises cartes
lesson-trade-pair-question = Vous n’avez pas de carte Technologie pour déclarer Chargement. Complétez quand même votre bateau.
lesson-trade-pair-hint = Deux cartes d’un même type valent n’importe quelle autre action.
lesson-trade-pair-done = Deux cartes pour une action, c’est cher, mais 6 crédits le valent bien.

lesson-trade-two-ships-title = D’une pierre deux coups
lesson-trade-two-ships-question = Complétez deux bateaux pendant ce tour.
lesson-trade-two-ships-hint = Comptez vos actions Chargement : une pour avoir déclaré, plus une par import Technologie.
lesson-trade-two-ships-done = Chaque bateau a son propre paiement. Avec des imports, on fait beaucoup en un seul tour.

lesson-trade-eight-title = Lequel des deux ?
lesson-trade-eight-question = Vous pouvez compléter un de vos bateaux. Gagnez 8 crédits pendant ce tour.
lesson-trade-eight-hint = Les deux bateaux rapportent 6 crédits. Lisez ce que font les contrats une fois complétés.
lesson-trade-eight-done = 6 crédits pour deux conteneurs, 2 de plus grâce à « Pommes de terre », et deux cartes.

lesson-trade-fourteen-title = Un bateau bien plein
lesson-trade-fourteen-question = Gagnez 14 crédits pendant ce tour.
lesson-trade-fourteen-hint = Tous les conteneurs d’un bateau sont payés ensemble : 6 crédits pour deux ou trois, 10 pour quatre ou cinq, 14 pour six ou sept.
lesson-trade-fourteen-done = Six conteneurs rapportent 14 crédits, et trois contrats sont devenus des cargaisons d’un seul coup.

lesson-trade-tier-title = Un niveau trop haut
lesson-trade-tier-question = Contractez « Sel d’Hawaii » pendant ce tour. La carte est de niveau 2, et votre niveau en Agriculture est 1.
lesson-trade-tier-hint = Chaque niveau manquant coûte une action Contrat de plus. Combien en avez-vous ?
lesson-trade-tier-done = Une action pour la carte, et une pour le niveau manquant. Votre import vous a donné la seconde.

lesson-trade-home-title = Retour au port
lesson-trade-home-question = Vos deux bateaux sont en haute mer. Faites revenir l’un d’eux.
lesson-trade-home-hint = Un bateau revient quand son dernier conteneur est pris. Un import en prend deux.
lesson-trade-home-done = Personne d’autre ne participait, donc pas d’enchère, et votre bateau est prêt pour le prochain contrat.

lesson-trade-discard-title = Savoir renoncer
lesson-trade-discard-question = Vous n’avez rien à charger. Complétez votre bateau en une seule réponse.
lesson-trade-discard-hint = Un des deux contrats est déjà rempli. C’est l’autre qui retient le bateau au port.
lesson-trade-discard-done = Le capitaine peut défausser les contrats qui étaient là au début du tour. Sans emplacement libre, le bateau est complété.

lesson-trade-paprika-title = Paprika
lesson-trade-paprika-question = « Paprika » est une de vos cargaisons, et un conteneur Technologie est hors contrat. Contractez une carte et complétez le bateau dans le même tour.
lesson-trade-paprika-hint = Avec « Paprika », vous pouvez charger une carte chaque fois que vous contractez.
lesson-trade-paprika-done = Contracter, charger et compléter, le tout en une action. Des pouvoirs qui s’accordent font un port puissant.

lesson-trade-win-title = Le dernier tour
lesson-trade-win-question = Vous avez 46 crédits, { $rival } en a 44. La partie finit à 50. Gagnez la partie pendant ce tour.
lesson-trade-win-hint = Le tour où quelqu’un atteint 50 crédits est le dernier. Vendre une carte en rapporte 4.
lesson-trade-win-done = Ensuite est venu le décompte final, où vos biens et vos conteneurs ont compté aussi.

lesson-trade-mother-title = La cargaison mère
lesson-trade-mother-question = « La cargaison mère » vous fait gagner immédiatement la partie dès que vous avez 8 biens Illégaux. Vous en avez 7.
lesson-trade-mother-hint = Importez un conteneur, et mettez-le là où il compte.
lesson-trade-mother-done = Huit biens Illégaux : la partie finit au milieu du tour, et les scores ne comptent pas.
