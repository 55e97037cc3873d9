# Les cartes d’Import / Export : leurs noms, ce qu’elles font, et ce qui a été précisé en plus

## Technologie, dont l’action est Chargement

import-export-word-televisions = Téléviseurs
import-export-power-televisions = Les conteneurs Technologie vont dans n’importe quel emplacement de vos bateaux.
import-export-ruling-televisions = Cela vaut aussi pour les cartes Technologie que vous piratez.

import-export-word-generators = Générateurs
import-export-power-generators = Vos contrats Technologie acceptent les conteneurs de toutes les couleurs.

import-export-word-robot_cats = Chats robotisés
import-export-power-robot_cats = Avec une action Chargement, vous pouvez charger ensemble deux cartes de votre main de la même couleur. Elles comptent comme un seul conteneur Technologie. Deux de vos actions Piraterie du même tour peuvent en faire autant avec deux conteneurs piratés.
import-export-ruling-robot_cats = La paire va partout où un conteneur Technologie convient, y compris grâce à un pouvoir. Les deux conteneurs restent sur le bateau et augmentent son paiement, même s’il en porte alors plus que sa capacité. Si l’un d’eux est retiré, l’autre redevient un conteneur ordinaire.

import-export-word-batteries = Batteries
import-export-power-batteries = Pendant vos actions Chargement, vous pouvez en acheter une de plus pour 2 crédits, une fois par tour.
import-export-ruling-batteries = Elle s’ajoute aux actions Chargement du tour, jamais à une action gratuite. Il vous faut un contrat sous un de vos bateaux au port.

import-export-word-playstations = Consoles PlayStation
import-export-power-playstations = À chaque tour où vous avez des actions Chargement, chaque paire de vos biens Technologie vous en donne 1 de plus.
import-export-ruling-playstations = Elles s’ajoutent aux actions Chargement du tour, jamais à une action gratuite.

import-export-word-cell_phones = Téléphones portables
import-export-power-cell_phones = Au lieu d’une carte de votre main, une de vos actions Chargement peut utiliser la première carte de la pioche. Si elle convient quelque part, vous devez la charger. Sinon, elle va dans votre main sans que vos adversaires la voient.
import-export-ruling-cell_phones = Dans les deux cas, elle compte comme piochée : « Bois de charpente » peut y réagir, vos propres « Nanorobots » non. Il vous faut un contrat sous un de vos bateaux au port.

import-export-word-tablets = Tablettes tactiles
import-export-power-tablets = Vos bateaux ont une capacité de 8, et 8 conteneurs ou plus rapportent 18 crédits.

import-export-word-refrigerators = Réfrigérateurs
import-export-power-refrigerators = Chaque paire de vos biens Technologie compte comme 1 import Chargement.
import-export-ruling-refrigerators = Un tel import ne prend pas de place, ne peut pas être déplacé et ne sert que pour les actions du tour.

import-export-word-drones = Drones
import-export-power-drones = Chaque fois que vous contractez, vous pouvez piocher 1 carte.

import-export-word-segways = Segways
import-export-power-segways = À tout moment, même au décompte final, vous pouvez faire de cette cargaison un import, un bien ou, sur un de vos bateaux où il convient, un conteneur Technologie.
import-export-ruling-segways = Les imports ou les biens doivent avoir de la place, comptée sans cette cargaison.

import-export-word-smart_cars = Voitures Smart
import-export-power-smart_cars = Une fois par tour, vous pouvez dépenser une action Chargement pour poser une carte de votre main sur l’île et gagner 2 crédits.
import-export-ruling-smart_cars = Il vous faut un contrat sous un de vos bateaux au port.

import-export-word-flash_drives = Clés USB
import-export-power-flash_drives = Vous pouvez prendre en main un conteneur de chaque bateau que vous complétez.
import-export-ruling-flash_drives = Le bateau est d’abord payé et prend la mer ensuite. S’il n’a plus de conteneur, il reste au port. Ce pouvoir ne vaut pas pour le bateau qui apporte cette carte.

import-export-word-wind_turbines = Éoliennes
import-export-power-wind_turbines = Une fois complétée : choisissez une autre cargaison de niveau 0 ou 1, chez vous ou chez un adversaire. Cette carte en a le pouvoir jusqu’à la fin de la partie.
import-export-ruling-wind_turbines = Si ce pouvoir agit « une fois complétée », il agit maintenant. Cette carte reste Technologie, et ce que le texte copié dit de sa carte vaut pour celle-ci. Sans cargaison à choisir, rien ne se passe.

import-export-word-laptops = Ordinateurs portables
import-export-power-laptops = Piochez 2 cartes chaque fois que vous complétez un bateau qui porte au moins un conteneur Technologie.
import-export-ruling-laptops = Vérifié lors du paiement, avant que d’autres pouvoirs ne retirent un conteneur.

import-export-word-mri_machines = Appareil à IRM
import-export-power-mri_machines = Pour tout le monde, la partie se termine désormais à 70 crédits, quel que soit l’objectif convenu.
import-export-ruling-mri_machines = Qui a déjà 70 crédits ou plus à ce moment a atteint l’objectif. Un objectif atteint auparavant reste atteint.

import-export-word-satellite = Satellite
import-export-power-satellite = Chaque fois qu’un joueur (vous compris) complète un bateau, vous pouvez piocher 1 carte, et vous pouvez aussi charger 1 carte.
import-export-ruling-satellite = Ce chargement n’est pas une action Chargement.

import-export-word-neural_units = Unités neuronales
import-export-power-neural_units = Une carte Chargement vous permet de suivre n’importe quelle action ; vous effectuez alors des actions Chargement au lieu de celle-ci : une, plus une par import Chargement.
import-export-ruling-neural_units = Si l’action déclarée est Import, ces chargements se font dans le sens horaire, avant toute enchère.

import-export-word-jets = Jets privés
import-export-power-jets = Vous pouvez prendre dans vos biens un conteneur de chaque bateau que vous complétez.
import-export-ruling-jets = Vos biens doivent avoir de la place, comptée avec les cargaisons que le bateau apporte. Le bateau est d’abord payé et prend la mer ensuite. S’il n’a plus de conteneur, il reste au port. Ce pouvoir ne vaut pas pour le bateau qui apporte cette carte.

import-export-word-telescopes = Télescopes
import-export-power-telescopes = À tout moment, même au décompte final, vous pouvez défausser des biens Technologie et gagner 4 crédits pour chacun.

import-export-word-nanobots = Nanorobots
import-export-power-nanobots = Chaque fois que vous piochez, vous pouvez effectuer une action Chargement gratuite.
import-export-ruling-nanobots = Une carte obtenue par « Téléphones portables » ne compte pas ici comme piochée.

import-export-word-3d_printers = Imprimantes 3D
import-export-power-3d_printers = Quelle que soit l’action déclarée, vous pouvez suivre avec une seule carte, n’importe laquelle.
import-export-ruling-3d_printers = Vous pouvez toujours suivre avec deux cartes d’une même couleur.

import-export-word-delayed_game = Jeu reporté
import-export-power-delayed_game = Une fois complétée : chaque adversaire paie 10 crédits à la banque, et votre prochain tour de capitaine est suivi d’un second.
import-export-ruling-delayed_game = Qui n’a pas 10 crédits paie tout ce qu’il a.

import-export-word-graphics_cards = Cartes graphiques
import-export-power-graphics_cards = Vous gagnez immédiatement la partie dès que, dans 4 types à la fois, vous avez plus de biens que chaque adversaire.
import-export-ruling-graphics_cards = Avec « Renards », une égalité vous suffit.

import-export-word-led_lights = Lampes à LED
import-export-power-led_lights = Tant que vous êtes capitaine, vous pouvez donner à l’île deux cartes de votre main et y prendre une carte en échange.

import-export-word-rare_metals = Métaux rares
import-export-power-rare_metals = Vos bateaux qui complètent à la fois un contrat Technologie et un contrat Consommation rapportent 4 crédits de plus.
import-export-ruling-rare_metals = Sauf le bateau qui apporte cette carte.

## Agriculture, dont l’action est Contrat

import-export-word-wheat = Blé
import-export-power-wheat = Les conteneurs Agriculture vont dans n’importe quel emplacement de vos bateaux.
import-export-ruling-wheat = Cela vaut aussi pour les cartes Agriculture que vous piratez.

import-export-word-coffee = Café
import-export-power-coffee = Vos contrats Agriculture acceptent les conteneurs de toutes les couleurs.

import-export-word-onions = Oignons
import-export-power-onions = Gagnez 2 crédits pour chaque cargaison Agriculture que vous complétez, celle-ci comprise.
import-export-ruling-onions = Les autres contrats Agriculture du bateau qui l’apporte comptent aussi.

import-export-word-potatoes = Pommes de terre
import-export-power-potatoes = Une fois complétée : gagnez 2 crédits et piochez 2 cartes.

import-export-word-paprika = Paprika
import-export-power-paprika = Chaque fois que vous contractez, vous pouvez aussi charger 1 carte.
import-export-ruling-paprika = Ce chargement n’est pas une action Chargement.

import-export-word-honey = Miel
import-export-power-honey = Une fois complétée : gagnez 2 crédits par bien Agriculture, chez vous et chez vos adversaires.

import-export-word-beer = Bière
import-export-power-beer = Quand cette carte doit devenir une cargaison, vous pouvez plutôt la vendre à l’île pour 6 crédits.
import-export-ruling-beer = Elle n’a alors jamais été une cargaison : elle ne donne pas de place, et aucun pouvoir ne la compte.

import-export-word-sugar = Sucre
import-export-power-sugar = Gagnez 2 crédits chaque fois que vous contractez une carte Agriculture.

import-export-word-rice = Riz
import-export-power-rice = Une fois complétée : gagnez 2 crédits par cargaison Agriculture que vous avez, celle-ci comprise.

import-export-word-chicken_feed = Nourriture pour poulets
import-export-power-chicken_feed = Une fois complétée : vos adversaires peuvent vous acheter cette cargaison pour 6 crédits.
import-export-ruling-chicken_feed = La question leur est posée dans le sens horaire. Le premier qui achète la reçoit dans ses cargaisons.

import-export-word-jasmine_tea = Thé au jasmin
import-export-power-jasmine_tea = Une fois par tour, une de vos actions Contrat vous permet aussi de vendre une carte de votre main à l’île pour 2 crédits.

import-export-word-almonds = Amandes
import-export-power-almonds = Une fois complétée : gagnez 8 crédits si vous en avez 18 ou moins, sinon 4.
import-export-ruling-almonds = Le paiement du bateau est reçu d’abord.

import-export-word-bok_choy = Chou de Chine
import-export-power-bok_choy = Chargée comme conteneur, cette carte ajoute 2 crédits au paiement de tout bateau complété sans contrat Agriculture. Comme cargaison, elle n’a aucun pouvoir.
import-export-ruling-bok_choy = C’est le propriétaire du bateau qui est payé, sans condition de niveau.

import-export-word-lutefisk = Lutefisk
import-export-power-lutefisk = À tout moment, tant que cette carte est dans votre main, vous pouvez la contracter sans action, si vous avez le niveau.

import-export-word-flour = Farine
import-export-power-flour = Si vous contractez cette carte par une action en ayant le niveau, et que vous avez en main 4 cartes qui lui conviennent, vous pouvez les charger toutes d’un coup.
import-export-ruling-flour = Il vous faut ces 4 cartes même si des conteneurs hors contrat remplissent une partie des emplacements ; vous n’en chargez alors qu’autant qu’il en manque.

import-export-word-hawaiian_salt = Sel d’Hawaii
import-export-power-hawaiian_salt = Une fois complétée : vos adversaires révèlent leur main et vous en prenez toutes les cartes Agriculture. La banque vous paie 2 crédits pour chacune.

import-export-word-iceland_water = Eau d’Islande
import-export-power-iceland_water = À tout moment, vous pouvez vendre à l’île des cartes Agriculture de votre main, pour 2 crédits chacune.

import-export-word-bamboo = Bambou
import-export-power-bamboo = Une fois complétée : vous pouvez en refaire un contrat, sous un de vos bateaux au port. C’est gratuit, sans condition de niveau, une fois par tour.
import-export-ruling-bamboo = Ce bateau doit avoir de la place. Ce peut être celui qui a apporté cette carte, s’il est resté au port. Redevenue un contrat, la carte n’est plus une cargaison.

import-export-word-soy_sauce = Sauce soja
import-export-power-soy_sauce = Une fois complétée : vous pouvez transformer tous vos imports Agriculture en biens et gagner 2 crédits pour chacun.
import-export-ruling-soy_sauce = C’est tout ou rien. Ceux qui dépassent votre limite de biens sont défaussés, mais payés quand même.

import-export-word-apples = Pommes
import-export-power-apples = Une fois complétée : vous pouvez ajouter une carte Agriculture de votre main à vos cargaisons et utiliser son pouvoir comme si vous veniez de la compléter.
import-export-ruling-apples = Aucun bateau n’est en jeu : il n’y a pas de paiement, et les pouvoirs qui guettent les cargaisons complétées n’y réagissent pas. Seule une carte qui se compte elle-même le fait ici.

import-export-word-rice_cookers = Cuiseur à riz
import-export-power-rice_cookers = Vos cartes et vos imports Chargement valent aussi pour Contrat, et inversement, aussi bien pour déclarer que lorsque l’une de ces deux actions a été déclarée. Vous choisissez entre les deux quand c’est à vous d’agir.
import-export-ruling-rice_cookers = Votre choix vaut pour toutes vos actions du tour. Vos imports comptent même si vous avez pioché.

import-export-word-whole_wheat = Blé complet
import-export-power-whole_wheat = Chaque fois qu’un conteneur Agriculture est chargé, peu importe par qui et comment, vous pouvez gagner 2 crédits ou piocher 2 cartes.
import-export-ruling-whole_wheat = Si le conteneur remplit un bateau, celui-ci est d’abord complété.

import-export-word-aeroponics = Aéroponie
import-export-power-aeroponics = Si quelqu’un prend des conteneurs sur votre bateau en haute mer et en laisse exactement un, le bateau revient à votre port avec ce conteneur.
import-export-ruling-aeroponics = Vérifié à la fin de l’action ou du pouvoir. Un bateau qui quitte le port avec un seul conteneur reste en haute mer. Au port, le conteneur est hors contrat jusqu’à ce qu’un contrat ait un emplacement pour lui.

import-export-word-dragon_fruit = Fruits du dragon
import-export-power-dragon_fruit = Quand vous déclarez l’action Piraterie, piochez 2 cartes ou gagnez 2 crédits, à votre choix.

import-export-word-tortillas = Tortillas
import-export-power-tortillas = Chaque emplacement de ce contrat accepte toutes les couleurs.

## Illégal, dont l’action est Piraterie

import-export-word-big_cats = Big Cats
import-export-power-big_cats = Les conteneurs Illégaux vont dans n’importe quel emplacement de vos bateaux.
import-export-ruling-big_cats = Cela vaut aussi pour les cartes Illégales que vous piratez.

import-export-word-seeds = Graines
import-export-power-seeds = Vos contrats Illégaux acceptent les conteneurs de toutes les couleurs.

import-export-word-ammunition = Munitions
import-export-power-ammunition = Une fois complétée : chaque adversaire qui a des biens Illégaux vous paie 2 crédits.

import-export-word-pistols = Pistolets
import-export-power-pistols = Un adversaire qui complète une cargaison Illégale vous paie 2 crédits.
import-export-ruling-pistols = Si un bateau apporte plusieurs cargaisons Illégales, chacune est payée.

import-export-word-big_ammunition = Munitions gros calibre
import-export-power-big_ammunition = Quand vous piratez le bateau d’un adversaire en haute mer, prenez aussi une carte au hasard dans la main de cet adversaire.

import-export-word-foxes = Renards
import-export-power-foxes = Toute égalité est tranchée en votre faveur.
import-export-ruling-foxes = Cela vaut pour les offres, les majorités (biens Illégaux aussi), « Champagne », « Beaux costumes », « Cartes graphiques », « Poisson exotique » et le résultat final.

import-export-word-shotguns = Fusils à pompe
import-export-power-shotguns = Si vous piratez pendant le tour d’un adversaire, quiconque y a piraté avant vous vous doit 2 cartes ou 2 crédits, à son choix.
import-export-ruling-shotguns = Il faut pouvoir donner le tout ; qui ne peut ni l’un ni l’autre vous donne tous ses crédits.

import-export-word-cannabis = Cannabis
import-export-power-cannabis = Un adversaire qui prend au moins un conteneur Illégal par une action Import vous paie 2 crédits, une fois par action.

import-export-word-cannons = Canons
import-export-power-cannons = Vous utilisez les imports Illégaux de vos adversaires comme s’ils étaient aussi les vôtres.
import-export-ruling-cannons = Ils ne prennent pas de place chez vous et ne peuvent pas être déplacés. Chacun d’eux compte une seule fois pour vous, même si vous avez deux fois ce pouvoir.

import-export-word-danger_pets = Animaux dangereux
import-export-power-danger_pets = Une fois complétée : chaque adversaire vous paie 2 crédits.
import-export-ruling-danger_pets = Qui n’a pas 2 crédits paie tout ce qu’il a.

import-export-word-drugs = Drogues
import-export-power-drugs = Une fois par tour, quand vous piratez, vous pouvez prendre un conteneur de plus sur un bateau en haute mer.

import-export-word-flamethrowers = Lance-flammes
import-export-power-flamethrowers = Une fois complétée : lancez une pièce. Face : chaque adversaire vous paie 4 crédits. Pile : vous payez 2 crédits à chaque adversaire.

import-export-word-a_small_tank = Un petit char d’assaut
import-export-power-a_small_tank = Un adversaire qui complète un bateau doit vous donner une carte de sa main, à son choix.

import-export-word-poison_bottles = Bouteilles de poison
import-export-power-poison_bottles = Une fois par tour, chaque adversaire qui effectue des actions Piraterie vous paie 2 crédits.

import-export-word-railguns = Canons électriques
import-export-power-railguns = Une fois complétée : chaque adversaire doit vous donner 4 crédits, une cargaison ou deux biens, à son choix.
import-export-ruling-railguns = Il faut pouvoir donner le tout ; qui ne peut rien de cela vous donne tous ses crédits. Le pouvoir durable d’une cargaison est à vous, ce qui agit « une fois complétée » ne se répète pas, et les biens sans place sont défaussés.

import-export-word-printed_money = Fausse monnaie
import-export-power-printed_money = Une fois complétée : prenez un conteneur sur un bateau de chaque adversaire, où que soit ce bateau. Chargez-le ou prenez-le en main.

import-export-word-dino_bones = Fossiles de dinosaures
import-export-power-dino_bones = Une fois complétée : chaque joueur, vous compris, déplace un de ses biens sur l’île ; choisissez ensuite deux cartes de l’île pour vos biens.
import-export-ruling-dino_bones = Celles qui n’ont pas de place dans vos biens sont défaussées.

import-export-word-stolen_research = Vol de recherches
import-export-power-stolen_research = Une fois complétée : vous pouvez échanger cette carte contre une cargaison Technologie d’un adversaire et utiliser son pouvoir comme si vous veniez de la compléter.
import-export-ruling-stolen_research = Aucun bateau n’est en jeu : il n’y a pas de paiement, et les pouvoirs qui guettent les cargaisons complétées n’y réagissent pas.

import-export-word-mini_van = Monospace
import-export-power-mini_van = Vous pouvez aussi pirater les bateaux adverses au port, la première carte de la pioche et une carte au hasard dans la main d’un adversaire.
import-export-ruling-mini_van = Une telle carte doit être chargée si elle convient, sinon elle est défaussée.

import-export-word-the_mother_load = La cargaison mère
import-export-power-the_mother_load = Vous gagnez immédiatement la partie dès que vous avez 8 biens Illégaux.

import-export-word-dyson_vacuums = Aspirateurs de la marque Dyson
import-export-power-dyson_vacuums = Une fois complétée : chaque adversaire vous donne un bien Luxe ou toute sa main.
import-export-ruling-dyson_vacuums = À son choix. Un adversaire sans bien Luxe donne sa main.

import-export-word-stem_cells = Cellules souches
import-export-power-stem_cells = Pour 2 crédits, ce que vous piratez peut devenir un de vos biens, s’il y a de la place.

import-export-word-ivory = Ivoire
import-export-power-ivory = Avoir le plus de biens Illégaux vous rapporte 6 crédits au décompte final et ne vous coûte rien.

import-export-word-stolen_rice = Vol de riz
import-export-power-stolen_rice = Gagnez 2 crédits pour chaque conteneur Agriculture que vous piratez.

import-export-word-stolen_tires = Vol de pneus
import-export-power-stolen_tires = Après chacune de vos actions Piraterie, révélez une carte de la pioche sur l’île.

import-export-word-exotic_fish = Poisson exotique
import-export-power-exotic_fish = Vous gagnez immédiatement la partie dès que vous avez au moins le double des crédits de chaque adversaire et plus de biens que chacun d’eux.
import-export-ruling-exotic_fish = Pas avec 0 crédit. Avec « Renards », une égalité en nombre de biens vous suffit.

## Consommation, dont l’action est Import

import-export-word-soap = Savon
import-export-power-soap = Les conteneurs Consommation vont dans n’importe quel emplacement de vos bateaux.
import-export-ruling-soap = Cela vaut aussi pour les cartes Consommation que vous piratez.

import-export-word-candy = Bonbons
import-export-power-candy = Vos contrats Consommation acceptent les conteneurs de toutes les couleurs.

import-export-word-mouthwash = Bains de bouche
import-export-power-mouthwash = Désormais, gagnez 2 crédits pour chaque cargaison Consommation qu’un joueur (vous compris) complète.
import-export-ruling-mouthwash = Si un bateau apporte plusieurs cargaisons Consommation, chacune compte. Pour le bateau qui apporte cette carte, seules comptent celles qui viennent après elle.

import-export-word-shoes = Chaussures
import-export-power-shoes = Vous pouvez piocher 1 carte pour chaque bateau qu’un joueur (vous compris) complète, à commencer par celui qui apporte cette carte.

import-export-word-chapstick = Baumes à lèvres
import-export-power-chapstick = Gagnez 2 crédits chaque fois qu’un joueur (vous compris) reçoit un bien Consommation.
import-export-ruling-chapstick = Seules les vraies cartes ont cet effet, pas ce qui ne fait que compter comme bien.

import-export-word-shampoo = Shampoings
import-export-power-shampoo = Vos actions Import vous permettent de prendre un troisième conteneur.
import-export-ruling-shampoo = Comme d’habitude, un seul au plus peut devenir un import.

import-export-word-books = Livres
import-export-power-books = Si vous déclarez l’action Import et qu’au moins un adversaire suit, gagnez 2 crédits, une fois par tour.

import-export-word-backpacks = Sacs à dos
import-export-power-backpacks = Vous pouvez piocher 1 carte chaque fois qu’un bateau, quel que soit son propriétaire, revient au port.

import-export-word-chairs = Chaises
import-export-power-chairs = Vous pouvez défausser une carte de votre main chaque fois qu’un adversaire choisit l’action de piocher.
import-export-ruling-chairs = Les cartes qu’un pouvoir fait piocher à un adversaire ne comptent pas.

import-export-word-pants = Pantalons
import-export-power-pants = Vos bateaux vous rapportent 4 crédits au lieu de 2 quand un adversaire en importe des conteneurs.
import-export-ruling-pants = Seulement par une action Import.

import-export-word-fake_dvds = DVD pirates
import-export-power-fake_dvds = Gagnez 2 crédits chaque fois qu’un adversaire en paie ou en perd au moins 4 d’un coup.

import-export-word-cups = Tasses
import-export-power-cups = Une fois complétée : piochez 5 cartes.

import-export-word-rope = Corde
import-export-power-rope = Une fois à chaque tour où vous êtes capitaine, vous pouvez échanger une carte de votre main contre une carte de l’île.

import-export-word-paper = Papier
import-export-power-paper = Pour chaque cargaison Consommation que vous complétez, celle-ci comprise, vous pouvez importer 1 conteneur d’un bateau en haute mer dans vos biens ou vos imports.
import-export-ruling-paper = Rien n’est payé au propriétaire du bateau.

import-export-word-bubblegum = Chewing-gum
import-export-power-bubblegum = Gagnez 4 crédits chaque fois qu’un joueur (vous compris) reçoit un bien Consommation.
import-export-ruling-bubblegum = Seules les vraies cartes ont cet effet, pas ce qui ne fait que compter comme bien.

import-export-word-glasses = Lunettes
import-export-power-glasses = Une fois complétée : vous avez une action Import gratuite.
import-export-ruling-glasses = Il n’y a pas d’enchère. Le propriétaire du bateau est payé comme d’habitude.

import-export-word-fixie_bikes = Vélos fixie
import-export-power-fixie_bikes = Gagnez 2 crédits pour chaque conteneur qu’un joueur (vous compris) charge par une action Chargement.

import-export-word-lumber = Bois de charpente
import-export-power-lumber = Vous pouvez piocher 1 carte chaque fois qu’un adversaire pioche.
import-export-ruling-lumber = Piocher grâce à « Bois de charpente » ne compte pas.

import-export-word-protractors = Rapporteurs
import-export-power-protractors = Quand un adversaire a importé depuis un bateau en haute mer, vous pouvez prendre gratuitement un autre conteneur de ce bateau dans vos biens ou vos imports.
import-export-ruling-protractors = Rien n’est payé pour cela au propriétaire du bateau.

import-export-word-pens = Stylos
import-export-power-pens = Une fois complétée : gagnez 2 crédits par bien Consommation, chez vous et chez vos adversaires.

import-export-word-cheap_shirts = Chemises premier prix
import-export-power-cheap_shirts = Au décompte final, vos imports deviennent des biens, dans la limite de la place disponible.
import-export-ruling-cheap_shirts = Vous ne pouvez pas refuser.

import-export-word-pocky = Biscuits Mikado
import-export-power-pocky = Une fois complétée : gagnez 2 crédits, piochez 2 cartes et importez 1 conteneur dans vos biens ou vos imports.
import-export-ruling-pocky = Rien n’est payé au propriétaire du bateau.

import-export-word-board_games = Jeux de société
import-export-power-board_games = Vos imports n’ont pas de limite tant que vos cargaisons couvrent les 5 types.

import-export-word-can_openers = Ouvre-boîtes
import-export-power-can_openers = Atteindre l’objectif avec vos crédits ne met pas fin à la partie.
import-export-ruling-can_openers = La partie peut toujours finir faute de cartes à piocher ou par un pouvoir qui fait gagner.

import-export-word-ceramics = Céramiques
import-export-power-ceramics = Au décompte final, chaque paire de vos biens Consommation vous donne 1 bien Luxe de plus.
import-export-ruling-ceramics = Il ne fait que compter comme bien ; ce n’est pas une carte.

import-export-word-dark_flight_games = Jeux Dark Flight
import-export-power-dark_flight_games = Quand vous choisissez le bateau mis aux enchères, vous pouvez choisir l’île à la place ; le gagnant vous paie alors son offre.
import-export-ruling-dark_flight_games = Si c’est vous qui gagnez, vous ne payez rien.

## Luxe, dont l’action est Ravitaillement

import-export-word-impalas = Voitures Impala
import-export-power-impalas = Les conteneurs Luxe vont dans n’importe quel emplacement de vos bateaux.
import-export-ruling-impalas = Cela vaut aussi pour les cartes Luxe que vous piratez.

import-export-word-gold_watches = Montres en or
import-export-power-gold_watches = Vos contrats Luxe acceptent les conteneurs de toutes les couleurs.

import-export-word-leather_coats = Vestes en cuir
import-export-power-leather_coats = Chacun de vos biens Luxe vaut 3 crédits.

import-export-word-teslas = Voitures Tesla
import-export-power-teslas = Au décompte final, chacun de vos imports Luxe est aussi un bien, du type de votre choix.

import-export-word-massage_tables = Tables de massage
import-export-power-massage_tables = Une fois complétée : piochez jusqu’à avoir pioché deux cartes du même type ; gagnez 1 crédit par carte piochée, arrondi si besoin au nombre pair supérieur.

import-export-word-diamond_rings = Anneaux de diamants
import-export-power-diamond_rings = Au décompte final, une ou deux de vos cargaisons peuvent devenir des biens.
import-export-ruling-diamond_rings = La limite de biens ne vaut pas pour elles, et elles cessent d’être des cargaisons.

import-export-word-champagne = Champagne
import-export-power-champagne = Au décompte final, avoir le plus de cargaisons vous rapporte 8 crédits.
import-export-ruling-champagne = Une égalité suffit, sauf si « Renards » la tranche.

import-export-word-helicopter = Hélicoptère
import-export-power-helicopter = Chaque carte Luxe qu’un joueur (vous compris) contracte met 4 crédits sur cette carte. Au décompte final, qui la détient les gagne.

import-export-word-velvet_robes = Robes de velours
import-export-power-velvet_robes = Au décompte final, chaque carte de votre main vaut 1 crédit.

import-export-word-vintage_wines = Vins de grand cru
import-export-power-vintage_wines = Au décompte final, avoir au moins 2 biens de chaque type vous rapporte 20 crédits.

import-export-word-ferraris = Voiture Ferrari
import-export-power-ferraris = Vous avez un bien de plus de chaque type.
import-export-ruling-ferraris = Ils ne font que compter comme biens : ils ne prennent pas de place et ne peuvent pas être déplacés.

import-export-word-gold_toilets = Toilettes en or
import-export-power-gold_toilets = Au décompte final, chacune de vos cargaisons Luxe vous rapporte 6 crédits.

import-export-word-shower_heads = Pommeau de douche
import-export-power-shower_heads = Une fois complétée : nommez un type, puis piochez 2 cartes. Si l’une d’elles est de ce type, gagnez 8 crédits.

import-export-word-small_poodles = Petits caniches
import-export-power-small_poodles = Une fois complétée : cette carte devient un de vos biens.
import-export-ruling-small_poodles = La place est comptée sans cette cargaison. S’il n’y en a pas, la carte reste une cargaison.

import-export-word-fluffy_pillows = Oreillers moelleux
import-export-power-fluffy_pillows = Une fois complétée : gagnez 2 crédits par cargaison que vous avez, celle-ci comprise.

import-export-word-sauna = Sauna
import-export-power-sauna = Au décompte final, les majorités comptent double pour vous.
import-export-ruling-sauna = La pénalité pour le plus de biens Illégaux est doublée aussi.

import-export-word-platinum_rings = Anneaux de platine
import-export-power-platinum_rings = Une fois complétée : piochez jusqu’à avoir 8 cartes en main. Ensuite, chaque carte que vous jouez vous permet d’effectuer 1 fois son action ; jouez-en autant que vous voulez.
import-export-ruling-platinum_rings = Les cartes piochées plus tard ne peuvent pas être jouées. Ce que vous jouez est défaussé à la fin du tour. Personne d’autre n’agit, vous ne pouvez vendre qu’une fois, et les niveaux manquants ne se paient pas en actions.

import-export-word-rolls_royce = Rolls-Royce
import-export-power-rolls_royce = Une fois complétée : nommez une carte, puis piochez-en 1. Si c’est elle, vous gagnez immédiatement la partie.

import-export-word-nice_suits = Beaux costumes
import-export-power-nice_suits = Au décompte final, avoir le plus de conteneurs sur vos deux bateaux vous rapporte 16 crédits.
import-export-ruling-nice_suits = Les conteneurs en haute mer et au port comptent. Une égalité suffit, sauf si « Renards » la tranche.

import-export-word-cologne = Eau de Cologne
import-export-power-cologne = Au décompte final, nommez une action ; chacun de vos imports de cette action vous rapporte 4 crédits.

import-export-word-apple_watch = Apple Watch
import-export-power-apple_watch = Au décompte final, gagnez 6 crédits par paire formée d’un bien Luxe et d’un bien Consommation.

import-export-word-oysters = Huîtres
import-export-power-oysters = À tout moment, vous pouvez contracter une carte Luxe sans action, si vous avez le niveau.

import-export-word-scotch_whisky = Whisky écossais
import-export-power-scotch_whisky = Vos biens Luxe prennent moitié moins de place : 2 comptent pour 1.

import-export-word-prefab_homes = Maisons préfabriquées
import-export-power-prefab_homes = Pour vos contrats Luxe, la moitié des emplacements, arrondie au supérieur, suffit. Si tous les autres contrats du bateau sont remplis, vous pouvez le compléter, aussitôt ou à tout moment par la suite.
import-export-ruling-prefab_homes = Il faut, pour chaque contrat Luxe, la moitié de ses propres emplacements. Peu importe lesquels sont remplis.

import-export-word-stretch_goals = Paliers débloqués
import-export-power-stretch_goals = Une fois complétée : chaque joueur, à commencer par vous, pioche 1 carte ; puis chacun gagne 2 crédits ; puis chacun importe 1 conteneur dans ses biens ou ses imports. Enfin, vous avez 2 actions gratuites de votre choix.
import-export-ruling-stretch_goals = Aucun propriétaire de bateau n’est payé pour ces imports, ni pour ceux des actions gratuites.

import-export-word-exclusive_cards = Cartes exclusives
import-export-power-exclusive_cards = Une fois complétée : vous pouvez dépenser 30 crédits pour nommer un type et piocher 1 carte. Si elle est de ce type, gagnez 50 crédits.
