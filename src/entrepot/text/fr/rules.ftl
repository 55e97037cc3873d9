# Les règles des deux jeux et les pages qui les montrent. Un paragraphe est un message ; sa clé finit par son numéro.
# *ainsi* met en relief, `ainsi` marque un mot de la notation ; les lignes avec | sont un tableau, avec 1. une liste.

## Import / Export

rules-import-export-about = Un jeu de conteneurs, de contrats et de bateaux convoités, pour deux à six négociants, en une heure environ. Chaque carte est une cargaison qui a son propre pouvoir. Vous décrochez des contrats, chargez vos bateaux, les envoyez en haute mer et vivez de ce qu’ils rapportent. Qui totalise le plus de crédits à la fin gagne la partie.

## Import / Export · Les termes

rules-import-export-1 = Les termes
rules-import-export-1-1 =
    Chaque carte a l’un des cinq types, et donc une couleur et une action :
    | type | couleur | action |
    | { import-export-word-technology } | vert | { import-export-word-load } |
    | { import-export-word-agriculture } | jaune | { import-export-word-contract } |
    | { import-export-word-illegal } | rouge | { import-export-word-pirate } |
    | { import-export-word-consumer } | noir | { import-export-word-import } |
    | { import-export-word-luxury } | bleu | { import-export-word-supply } |
rules-import-export-1-2 = De plus, chaque carte a un niveau de 0 à 3, des conteneurs requis et un pouvoir. Les conteneurs requis indiquent le nombre et les couleurs des conteneurs à charger. À chacun d’eux correspond un *emplacement*.
rules-import-export-1-3 = Le rôle d’une carte dépend de l’endroit où elle se trouve. Sous un bateau, c’est un *contrat* : seuls comptent ses conteneurs requis et son pouvoir. Sur un bateau, c’est un *conteneur* : seule compte sa couleur. Dans vos imports, elle donne une action de plus de sa sorte ; dans vos biens, un point et un pas vers des niveaux plus élevés ; dans votre main, elle est ce que vous en ferez.
rules-import-export-1-4 = Votre port réunit vos *imports*, vos *biens*, vos *cargaisons* (les contrats complétés, dont les pouvoirs agissent pour vous) et vos bateaux au port. Tous les autres bateaux sont en haute mer. Entre les joueurs se trouvent l’*île de ravitaillement*, où les cartes sont face visible, la pioche, face cachée, et la défausse, face visible.
rules-import-export-1-5 = Les *crédits* sont les cubes posés devant vous. Tout le monde les voit, on en a toujours un nombre pair, personne ne peut en avoir moins de zéro, et la banque n’en manque jamais.
rules-import-export-1-6 = Le jeu de base compte 100 cartes. Jutaku en ajoute 10, Kickstarter 15 et Captain 3 ; chacune de ces séries est facultative.
rules-import-export-1-7 = *Valeurs propres à ce projet.* Les livrets de règles dont nous disposons donnent par écrit le niveau d’une seule carte, les conteneurs requis de quatre, et le type d’aucune des 28 cartes des extensions ; le reste est en images. Ainsi, le niveau de toutes les cartes sauf « { import-export-word-hawaiian_salt } », les conteneurs requis de toutes les cartes sauf « { import-export-word-laptops } », « { import-export-word-mri_machines } », « { import-export-word-diamond_rings } » et « { import-export-word-flour } », et le type des cartes des extensions sont des *valeurs propres à ce projet*, choisies pour que le jeu soit bon. La liste des cartes signale chacune d’elles.
rules-import-export-1-8 = Si vous avez le jeu imprimé, mettez ses valeurs dans un fichier à vous, de la même forme que `cards.toml` : n’importe quelles cartes et, pour chacune, ce que vous voulez parmi type, niveau et conteneurs requis. Elles remplacent les valeurs propres à ce projet et accompagnent la partie, son enregistrement et ses positions.

## Import / Export · Mise en place

rules-import-export-2 = Mise en place
rules-import-export-2-1 = Chaque joueur reçoit au hasard l’une des cinq couleurs. À six joueurs s’ajoute une sixième couleur, *Capital* (gris clair) : elle n’aide pour aucun niveau, et son joueur a 4 crédits de plus.
rules-import-export-2-2 = Chacun a deux bateaux de sa couleur. Le premier commence au port, vide ; le second en haute mer, avec quatre cartes de la pioche comme conteneurs.
rules-import-export-2-3 = On révèle sur l’île autant de cartes qu’il y a de joueurs.
rules-import-export-2-4 = Chacun reçoit 10 crédits et 5 cartes.
rules-import-export-2-5 = Le hasard désigne le premier capitaine.
rules-import-export-2-6 = Avant de commencer, convenez des séries de cartes utilisées (le jeu de base en fait toujours partie) et de l’objectif : 50 crédits, ou tout nombre pair plus élevé pour une partie plus longue ; 80 est courant. Vous pouvez aussi convenir de jouer à mains fermées (14.5).

## Import / Export · Un tour

rules-import-export-3 = Un tour
rules-import-export-3-1 = À chaque tour, un joueur est capitaine et a deux possibilités. Soit il *pioche* : il complète sa main à cinq cartes, ou pioche une seule carte s’il en a déjà cinq ou plus. Cela met fin au tour pour tout le monde.
rules-import-export-3-2 = Soit il *déclare* une action : il joue une carte de cette action, ou deux cartes d’une même couleur, qui ensemble valent n’importe quelle action autre que la leur.
rules-import-export-3-3 = Si une action est déclarée, les autres décident dans le sens horaire. Chacun pioche, aussitôt et comme le ferait le capitaine (3.1), ou bien *suit* en jouant une carte de cette action ou deux cartes d’une même couleur, autre que celle de l’action. C’est l’un ou l’autre : on ne peut pas passer.
rules-import-export-3-4 = Ensuite le capitaine, puis tous les autres dans le sens horaire, effectuent l’action déclarée : une fois pour avoir déclaré ou suivi, plus une fois par import de cette action. Vos imports agissent pour vous même si vous avez pioché. Le nombre d’actions de chacun est fixé avant que la première soit effectuée ; ce qui change par la suite n’y change rien.
rules-import-export-3-5 = On peut renoncer à n’importe quelle action. Qui s’arrête a fini pour ce tour.
rules-import-export-3-6 = Les cartes jouées restent sur votre tuile Port et sont défaussées à la fin du tour. Le joueur suivant dans le sens horaire devient alors capitaine.
rules-import-export-3-7 = À tout moment de ce tour (13.5), le capitaine peut défausser un ou plusieurs de ses contrats, mais seulement parmi ceux qui étaient sous un bateau au port au début du tour. Les conteneurs restent sur le bateau. Ceux qui ne remplissent alors aucun emplacement sont hors contrat (5.5).
rules-import-export-3-8 = Dès que la dernière carte de la pioche est prise, la défausse est mélangée et devient la nouvelle pioche. S’il n’y a rien à mélanger, plus rien ne peut être pioché ni révélé, et ce tour est le dernier (11.2).

## Import / Export · Contrat

rules-import-export-4 = Contrat
rules-import-export-4-1 = Mettez une carte de votre main sous un de vos bateaux au port. Désormais, ses emplacements sont à remplir sur ce bateau.
rules-import-export-4-2 = Il vous faut le niveau de la carte. Votre niveau dans un type est le nombre de vos biens de ce type, plus un si c’est votre couleur.
rules-import-export-4-3 = S’il vous manque des niveaux, vous pouvez les compenser par des actions Contrat de ce tour : la carte coûte alors une action, plus une par niveau manquant. Une carte de niveau 3 demande donc quatre actions à qui part de zéro.
rules-import-export-4-4 = Un bateau a une capacité de 6 conteneurs, ou davantage avec un pouvoir. Ensemble, ses contrats, quel que soit leur nombre, ne peuvent pas en demander plus. Les conteneurs qui ne remplissent aucun emplacement, même avec le nouveau contrat, prennent aussi de la place.
rules-import-export-4-5 = Dès que le nouveau contrat est sous le bateau, les conteneurs hors contrat à bord en remplissent les emplacements s’ils le peuvent (5.5). Cela peut suffire à compléter le bateau.

## Import / Export · Chargement

rules-import-export-5 = Chargement
rules-import-export-5-1 = Mettez une carte de votre main, comme conteneur, sur un de vos bateaux au port qui a un contrat. Elle doit y remplir un emplacement de plus. Un emplacement accepte les conteneurs de sa couleur, et aussi ceux d’autres couleurs si un pouvoir le dit.
rules-import-export-5-2 = Les conteneurs requis par les contrats d’un bateau forment un tout, et les conteneurs à bord comptent pour l’ensemble. Ils y sont réarrangés au mieux : une carte peut être chargée si l’on peut disposer les conteneurs de façon à remplir un emplacement de plus. Vous choisissez donc le bateau ; personne ne choisit d’emplacement ni de contrat.
rules-import-export-5-3 = Dès qu’un bateau a un contrat et que tous ses emplacements peuvent être remplis, il est complété (6.1). Peu importe ce qui a rempli le dernier emplacement, ou que le contrat où restait le dernier emplacement libre ait été défaussé.
rules-import-export-5-4 = Sans contrat sous un de vos bateaux au port, vous ne pouvez utiliser aucune action Chargement, quoi qu’un pouvoir vous permette d’en faire.
rules-import-export-5-5 = Un conteneur qui ne remplit aucun emplacement est *hors contrat*. Il occupe de la place, compte pour le paiement et prend la mer avec le bateau. Chaque fois qu’un contrat, un conteneur ou un pouvoir s’ajoute ou disparaît, les conteneurs hors contrat remplissent ce qu’ils peuvent ; les autres conteneurs leur font de la place si c’est utile.
rules-import-export-5-6 = Si un conteneur est entré dans un emplacement grâce à un pouvoir et que ce pouvoir est perdu, le conteneur remplit toujours cet emplacement. Il ne peut en changer que pour un emplacement auquel il convient maintenant.
rules-import-export-5-7 = Un pouvoir peut faire de deux conteneurs d’une même couleur une *paire* : ils montent à bord ensemble et comptent comme un seul conteneur Technologie. Le second ne prend pas de place, mais les deux comptent pour le paiement. Si l’un des deux est retiré, ou quand le bateau prend la mer, chacun redevient un conteneur ordinaire.

## Import / Export · Compléter un bateau

rules-import-export-6 = Compléter un bateau
rules-import-export-6-1 =
    Quand un bateau est complété, tout se passe dans cet ordre :
    1. Une carte de la pioche est révélée sur l’île.
    2. Vous recevez le paiement des conteneurs du bateau (6.2). Les pouvoirs qui augmentent ce paiement agissent maintenant.
    3. Ses contrats rejoignent vos cargaisons, dans l’ordre où ils ont été contractés.
    4. Les pouvoirs qui retirent un conteneur du bateau peuvent être utilisés. La place est comptée avec les nouvelles cargaisons.
    5. Le bateau prend la mer avec ses conteneurs.
    6. Les pouvoirs « Une fois complétée » agissent, une seule fois, dans l’ordre de l’étape 3.
    7. Les pouvoirs de tous les joueurs qui réagissent à un bateau complété agissent, dans le sens horaire à partir de vous.
rules-import-export-6-2 = Deux ou trois conteneurs rapportent 6 crédits, quatre ou cinq en rapportent 10, six ou sept en rapportent 14. Huit et plus rapportent également 14, sauf si un pouvoir en décide autrement ; un seul ne rapporte rien. Tous les conteneurs du bateau comptent, même ceux qui sont hors contrat.
rules-import-export-6-3 = Les contrats d’un même bateau sont complétés tous ensemble ou pas du tout. Quel que soit leur nombre, une seule carte va sur l’île, et vous recevez un seul paiement, pour tous les conteneurs.
rules-import-export-6-4 = Un bateau qui n’a plus de conteneur à la cinquième étape reste au port.
rules-import-export-6-5 = Si compléter un bateau en fait compléter un autre, on règle d’abord ce dernier jusqu’au bout.
rules-import-export-6-6 = Si le chargement d’un conteneur ou un nouveau contrat remplit un bateau, ce bateau est d’abord complété. Ensuite seulement viennent les pouvoirs qui réagissent à ce chargement ou à ce contrat, mais aucun de ceux qui sont arrivés avec le bateau.
rules-import-export-6-7 = Un bateau qui se trouve rempli parce qu’un pouvoir commence à agir est aussitôt complété. Si ce pouvoir est arrivé avec un bateau en train d’être complété, ce dernier prend d’abord la mer.

## Import / Export · Import

rules-import-export-7 = Import
rules-import-export-7-1 = Les imports se font par manches. Participent à la première tous ceux qui ont au moins une action Import, à la deuxième tous ceux qui en ont au moins deux, et ainsi de suite.
rules-import-export-7-2 = À chaque manche, le capitaine choisit un bateau en haute mer, même s’il n’y participe pas. S’il n’y a pas de bateau à choisir, les actions Import restantes sont perdues.
rules-import-export-7-3 = Tous les participants font leur offre en secret et en même temps : un nombre pair de crédits, de 0 à ce qu’ils possèdent. Ils peuvent aussi passer.
rules-import-export-7-4 = L’offre la plus haute l’emporte ; à égalité, la première dans le sens horaire à partir du capitaine, celle du capitaine d’abord. Le gagnant paie son offre à la banque, les autres ne paient rien. Si tout le monde passe, rien n’est pris dans cette manche.
rules-import-export-7-5 = Si un seul joueur participe, il n’y a pas d’enchère. Ce joueur prend des conteneurs gratuitement, ou renonce.
rules-import-export-7-6 = Le gagnant prend deux conteneurs du bateau, ou le seul qui s’y trouve. Chacun va dans ses biens ou dans ses imports, mais un seul au plus dans ses imports. Un conteneur qui n’a de place ni ici ni là est défaussé ; on ne peut en défausser aucun autre.
rules-import-export-7-7 = Si le bateau est à un autre joueur, son propriétaire gagne 2 crédits de la banque, une seule fois quel que soit le nombre de conteneurs pris.

## Import / Export · Piraterie

rules-import-export-8 = Piraterie
rules-import-export-8-1 = Prenez un conteneur de n’importe quel bateau en haute mer, les vôtres compris, ou une carte de l’île.
rules-import-export-8-2 = Si la carte prise peut être chargée sur un de vos bateaux au port (5.2), elle doit l’être. Si plusieurs bateaux peuvent la recevoir, vous en choisissez un. Si aucun ne le peut, elle est défaussée.
rules-import-export-8-3 = Le propriétaire du bateau ne reçoit rien. Vous effectuez toutes vos actions Piraterie avant que le joueur suivant commence.

## Import / Export · Ravitaillement

rules-import-export-9 = Ravitaillement
rules-import-export-9-1 = Vendez une carte de votre main : elle va sur l’île, et vous gagnez 4 crédits. Une seule vente par tour, quel que soit le nombre de vos actions, actions gratuites comprises.
rules-import-export-9-2 = Ou prenez une carte de l’île dans vos imports, s’il y a de la place.

## Import / Export · Bateaux et limites

rules-import-export-10 = Bateaux et limites
rules-import-export-10-1 = Un bateau en haute mer dont le dernier conteneur est pris revient aussitôt au port de son propriétaire, quelle qu’en soit la cause.
rules-import-export-10-2 = Vous avez de la place pour un import, plus un par cargaison.
rules-import-export-10-3 = Vous avez de la place pour deux biens, plus deux par cargaison.
rules-import-export-10-4 = Les imports et les biens ne peuvent être ni échangés contre d’autres ni jetés. Ce qu’un pouvoir ajouterait au-delà de la limite est défaussé. La place pour une carte qui quitte vos cargaisons est comptée après son départ. Si une limite baisse, ce qui est déjà là reste.

## Import / Export · La fin

rules-import-export-11 = La fin
rules-import-export-11-1 = Si les crédits de quelqu’un atteignent l’objectif en vigueur à ce moment-là, ce tour est le dernier ; on le joue jusqu’au bout. Peu importe que ces crédits soient dépensés ensuite.
rules-import-export-11-2 = Il en va de même si la pioche et la défausse ont été vides en même temps à un moment du tour.
rules-import-export-11-3 = Certains pouvoirs font gagner la partie. Elle finit alors immédiatement, au milieu du tour, et les scores ne décident de rien.
rules-import-export-11-4 = Après le dernier tour, chaque joueur, dans le sens horaire à partir du capitaine, utilise ses pouvoirs qui agissent à la fin de la partie, un par un et dans l’ordre qu’il veut. Les pouvoirs qui font gagner la partie n’ont plus d’effet.

## Import / Export · Décompte final

rules-import-export-12 = Décompte final
rules-import-export-12-1 = Les crédits comptent tels quels.
rules-import-export-12-2 = Chaque conteneur sur vos bateaux au port vaut 2 crédits.
rules-import-export-12-3 = Chacun de vos biens vaut 1 crédit, ou 2 s’il est Illégal.
rules-import-export-12-4 = La majorité, c’est-à-dire le plus de biens d’un type, rapporte 6 crédits en Technologie, Agriculture ou Consommation, et 8 en Luxe. Pour les biens Illégaux, elle en coûte 6. Il n’y a pas de majorité dans un type dont personne n’a de bien.
rules-import-export-12-5 = Les joueurs à égalité pour une majorité en partagent le montant, arrondi au supérieur ; une perte partagée est arrondie vers 0.
rules-import-export-12-6 = Avoir au moins un bien de chacun des cinq types rapporte 10 crédits.
rules-import-export-12-7 = Les pouvoirs qui comptent à la fin viennent en dernier.
rules-import-export-12-8 = Qui a le plus de crédits gagne. Les joueurs à égalité partagent la victoire.

## Import / Export · Comment lire les pouvoirs

rules-import-export-13 = Comment lire les pouvoirs
rules-import-export-13-1 = Le pouvoir d’un contrat commence à agir quand la carte rejoint vos cargaisons, et agit tant qu’elle s’y trouve. Il ne réagit pas au bateau complété qui l’a apporté, sauf s’il précise que cela compte aussi ; tous les contrats concernés de ce bateau comptent alors. Seules les cartes « { import-export-word-bok_choy } », « { import-export-word-lutefisk } », « { import-export-word-flour } » et « { import-export-word-tortillas } » agissent plus tôt, comme le disent leurs textes.
rules-import-export-13-2 = Si un pouvoir dit « vous pouvez », la question vous est posée. Sinon, il agit sans question. Rien n’est demandé quand une seule chose est possible ; mais on demande toujours au capitaine ce qu’il déclare et aux autres s’ils suivent, et les joueurs peuvent convenir de jouer à mains fermées (14.5).
rules-import-export-13-3 = Quand tous les joueurs doivent donner quelque chose, il s’agit de vos adversaires. Qui n’a pas assez donne ce qu’il a.
rules-import-export-13-4 = Si plusieurs pouvoirs réagissent à la même chose, ils le font dans le sens horaire à partir du joueur qui l’a causée, et ceux d’un même joueur dans l’ordre où ses cargaisons ont été complétées.
rules-import-export-13-5 = Certaines choses peuvent se faire à tout moment : utiliser les pouvoirs qui le disent et, pour le capitaine, défausser des contrats (3.7). Elles vous sont proposées à côté de tout ce qui vous est demandé, sauf pour une offre secrète. « Une fois par tour » veut dire une fois à chaque tour, quel qu’en soit le capitaine.
rules-import-export-13-6 = Une action gratuite s’effectue seule : personne ne suit, ni les imports ni les pouvoirs n’y ajoutent rien, elle ne peut pas servir à compenser des niveaux manquants, et il n’y a pas d’enchère. Pour un import, le propriétaire du bateau est tout de même payé, sauf si le pouvoir dit le contraire.
rules-import-export-13-7 = Quand un pouvoir permet de charger « 1 carte » ou d’importer « 1 conteneur », ce n’est pas une action. Les pouvoirs qui réagissent aux actions Chargement ou Import n’en tiennent pas compte.
rules-import-export-13-8 = Ce qui ne fait que compter comme bien ou comme import compte partout où l’on compte des biens ou des imports. Cela ne prend pas de place et ne peut être ni déplacé, ni donné, ni vendu. Aucun pouvoir ne le considère comme un ajout.
rules-import-export-13-9 = Un pouvoir qui parle d’un *bateau* complété agit une fois par bateau. Un pouvoir qui parle d’une *cargaison* complétée d’un certain type agit une fois pour chaque contrat de ce type.
rules-import-export-13-10 = Ce que vous pouvez faire à tout moment n’est pas perdu faute d’une question. Si vous avez une telle possibilité, la question vous est posée, et vous pouvez renoncer : avant qu’une de vos actions soit perdue parce que vous ne pouvez rien en faire ; avant une de vos offres secrètes, si cette possibilité peut vous rapporter des crédits ; et, au dernier tour, avant le décompte final. Si cela concerne plusieurs joueurs, on les interroge dans le sens horaire à partir du capitaine.
rules-import-export-13-11 = Tant qu’une question attend sa réponse, d’autres choses peuvent se produire. Un pouvoir qui ne retrouve alors plus sa propre carte, ou ce qui avait été choisi, ne fait plus rien.

## Import / Export · Ce qui est secret

rules-import-export-14 = Ce qui est secret
rules-import-export-14-1 = Personne d’autre que vous ne connaît votre main ; tous savent combien de cartes elle compte. Personne ne connaît l’ordre de la pioche.
rules-import-export-14-2 = Une offre est secrète jusqu’à ce que toutes celles de la manche soient faites ; toutes sont alors révélées.
rules-import-export-14-3 = Tout le reste est visible de tous : crédits, imports, biens, cargaisons, bateaux, contrats et conteneurs, l’île, la défausse, les cartes jouées, le nombre de cartes de la pioche, et tout ce que font les joueurs, sauf quelles cartes ils piochent.
rules-import-export-14-4 = Ce que tout le monde a vu entrer dans une main, ou ce qu’un joueur a dû montrer, le programme le retient pour tous ceux qui l’ont vu, tant qu’ils peuvent être sûrs que la carte y est encore.
rules-import-export-14-5 = D’habitude, on ne pose pas de question à laquelle il n’y a rien à répondre, et cela révèle quelque chose : si l’on ne demande pas à un joueur ce qu’il charge, c’est qu’il n’a rien à charger. Les joueurs peuvent convenir à l’avance de jouer à *mains fermées* (l’option `closed_hands`). Une question qui dépend des cartes d’une main est alors posée tant que cette main en compte, même si renoncer est la seule réponse possible.

## Import / Export · Exemples pas à pas : un titre, puis ce qu’on voit au début et après chaque réponse

rules-import-export-example-lead = Déclarer et suivre
rules-import-export-example-lead-0 = Vous êtes capitaine. Vous avez en main « { import-export-word-rice } » (Contrat), « { import-export-word-pistols } » (Piraterie) et « { import-export-word-drones } » (Chargement).
rules-import-export-example-lead-1 = Vous déclarez Contrat avec « { import-export-word-rice } », une carte de cette action. Elle reste devant vous jusqu’à la fin du tour.
rules-import-export-example-lead-2 = { rules-player-1 } n’a pas de carte Contrat, mais deux cartes d’une même couleur font l’affaire : il suit avec « { import-export-word-candy } » et « { import-export-word-soap } » ensemble.
rules-import-export-example-lead-3 = { rules-player-2 } ne suit pas, donc elle pioche : quatre cartes, pour en avoir cinq en main.
rules-import-export-example-lead-4 = Maintenant, tout le monde agit, vous d’abord. Votre seule action met « { import-export-word-drones } » sous votre premier bateau : le niveau 0 ne demande rien.
rules-import-export-example-lead-5 = { rules-player-1 } contracte « { import-export-word-ammunition } ». { rules-player-2 } a pioché et n’a aucun import de cette action : elle n’a rien à faire. Les cartes jouées sont défaussées, et { rules-player-1 } devient capitaine.

rules-import-export-example-imports = Un import est une action de plus
rules-import-export-example-imports-0 = { rules-player-1 } est capitaine. Parmi vos imports se trouve « { import-export-word-smart_cars } », une carte Chargement : elle vous donne une action Chargement chaque fois que cette action est déclarée.
rules-import-export-example-imports-1 = { rules-player-1 } déclare Chargement avec « { import-export-word-tablets } ».
rules-import-export-example-imports-2 = Vous piochez au lieu de suivre : trois cartes, pour en avoir cinq en main.
rules-import-export-example-imports-3 = { rules-player-1 } effectue sa seule action : « { import-export-word-pistols } » va sur son bateau et remplit un des deux emplacements de « { import-export-word-ammunition } ».
rules-import-export-example-imports-4 = Vous avez pioché, mais votre import agit quand même : « { import-export-word-batteries } » va sur votre bateau, sous lequel se trouve « { import-export-word-drones } ». En suivant, vous auriez eu deux actions.

rules-import-export-example-contract = Deux contrats sur un bateau
rules-import-export-example-contract-0 = Votre couleur est Technologie, et il n’y a rien sous vos bateaux. Votre import « { import-export-word-sugar } » vous donne une action Contrat de plus.
rules-import-export-example-contract-1 = Vous déclarez Contrat avec « { import-export-word-potatoes } » : une action pour avoir déclaré, une pour l’import.
rules-import-export-example-contract-2 = { rules-player-1 } pioche une seule carte, car il en a déjà cinq en main.
rules-import-export-example-contract-3 = Première action : « { import-export-word-drones } » va sous le premier bateau et demande deux conteneurs Technologie.
rules-import-export-example-contract-4 = Seconde action : « { import-export-word-tablets } » va sous le même bateau. Deux et trois font cinq, pour une capacité de six : « { import-export-word-robot_cats } » n’y aurait plus de place.

rules-import-export-example-tiers = Les niveaux, et comment les compenser
rules-import-export-example-tiers-0 = Vous visez « { import-export-word-jets } », de niveau 2, et « { import-export-word-cups } », de niveau 1. En Technologie, vous avez le niveau 2 : un pour votre couleur, un pour le bien « { import-export-word-batteries } ». En Consommation, vous n’avez rien.
rules-import-export-example-tiers-1 = Vous déclarez Contrat avec « { import-export-word-potatoes } ». Avec vos deux imports, cela fait trois actions Contrat.
rules-import-export-example-tiers-2 = { rules-player-1 } pioche.
rules-import-export-example-tiers-3 = Pour « { import-export-word-jets } », vous avez le niveau : la carte coûte une action.
rules-import-export-example-tiers-4 = Pour « { import-export-word-cups } », il vous manque un niveau : la carte coûte une action, plus une pour ce niveau. Vos trois actions sont utilisées.

rules-import-export-example-load = Charger et compléter un bateau
rules-import-export-example-load-0 = Votre bateau a un contrat, « { import-export-word-drones } ». Il demande deux conteneurs Technologie, et un est déjà à bord.
rules-import-export-example-load-1 = Vous déclarez Chargement avec « { import-export-word-laptops } ».
rules-import-export-example-load-2 = { rules-player-1 } pioche.
rules-import-export-example-load-3 = Vous chargez « { import-export-word-jets } » sur le bateau. Tous les emplacements sont maintenant remplis : il est aussitôt complété. Une carte arrive sur l’île, deux conteneurs rapportent 6 crédits, « { import-export-word-drones } » rejoint vos cargaisons et agit désormais pour vous, et le bateau prend la mer avec ce qu’il porte. Avec une cargaison, vous avez de la place pour deux imports et quatre biens.

rules-import-export-example-bids = Import avec enchère
rules-import-export-example-bids-0 = Deux bateaux sont en haute mer, un de { rules-player-1 } et un de { rules-player-2 }.
rules-import-export-example-bids-1 = Vous déclarez Import avec « { import-export-word-soap } ».
rules-import-export-example-bids-2 = { rules-player-1 } suit avec « { import-export-word-candy } » : il fera une offre, lui aussi.
rules-import-export-example-bids-3 = { rules-player-2 } pioche, donc elle ne participe pas.
rules-import-export-example-bids-4 = Le capitaine choisit le bateau, et c’est vous : vous prenez celui de { rules-player-2 }.
rules-import-export-example-bids-5 = Vous offrez 4. Personne ne le voit encore.
rules-import-export-example-bids-6 = { rules-player-1 } offre 4 également. Les offres sont révélées : à égalité, la première dans le sens horaire à partir du capitaine l’emporte, et c’est la vôtre. Vous payez 4 crédits à la banque ; { rules-player-1 } ne paie rien.
rules-import-export-example-bids-7 = Vous prenez deux conteneurs. « { import-export-word-batteries } » va dans vos biens : un point, et un pas vers des niveaux plus élevés.
rules-import-export-example-bids-8 = « { import-export-word-sugar } » va dans vos imports : désormais une action Contrat de plus. { rules-player-2 } gagne 2 crédits de la banque, car le bateau est à elle.

rules-import-export-example-pirate = Pirater en haute mer et sur l’île
rules-import-export-example-pirate-0 = Les deux emplacements de « { import-export-word-drones } » sont libres. Votre import « { import-export-word-seeds } » vous donne une action Piraterie de plus.
rules-import-export-example-pirate-1 = Vous déclarez Piraterie avec « { import-export-word-pistols } ».
rules-import-export-example-pirate-2 = { rules-player-1 } pioche.
rules-import-export-example-pirate-3 = Vous piratez « { import-export-word-laptops } » depuis le bateau de { rules-player-1 }. Ce conteneur peut être chargé sur votre bateau : il doit donc l’être. { rules-player-1 } ne reçoit rien.
rules-import-export-example-pirate-4 = Votre seconde action prend « { import-export-word-tablets } » sur l’île. Ce conteneur remplit le dernier emplacement : le bateau est complété, rapporte 6 crédits et prend la mer.

rules-import-export-example-supply = Vendre à l’île, et s’y servir
rules-import-export-example-supply-0 = Vous avez une cargaison, donc de la place pour deux imports. Une de ces places est prise par « { import-export-word-velvet_robes } », une carte Ravitaillement.
rules-import-export-example-supply-1 = Vous déclarez Ravitaillement avec « { import-export-word-champagne } » : deux actions, une pour avoir déclaré et une pour l’import.
rules-import-export-example-supply-2 = { rules-player-1 } pioche.
rules-import-export-example-supply-3 = Vous vendez « { import-export-word-shoes } » : la carte va sur l’île, et vous gagnez 4 crédits. Une seconde vente pendant ce tour n’est pas permise.
rules-import-export-example-supply-4 = Avec votre seconde action, vous prenez « { import-export-word-batteries } » sur l’île. Cet import vous donne désormais une action Chargement de plus.

rules-import-export-example-end = Le dernier tour et les scores
rules-import-export-example-end-0 = La partie finit à 50 crédits. Vous en avez 46, { rules-player-1 } en a 40.
rules-import-export-example-end-1 = Vous déclarez Chargement avec « { import-export-word-laptops } ».
rules-import-export-example-end-2 = { rules-player-1 } pioche.
rules-import-export-example-end-3 = Vous chargez « { import-export-word-segways } » et complétez le bateau : 6 crédits, et avec 52 vous dépassez l’objectif. Ce tour était le dernier. Mais les biens comptent : { rules-player-1 } a un bien de chaque type, ce qui rapporte 10 crédits, et il est seul à avoir la majorité en Consommation et en Luxe. Sa majorité de biens Illégaux lui coûte 6 crédits. Il gagne, alors que vous aviez plus de crédits.

## La Route maritime de la soie

rules-maritime-silk-road-about = Un jeu de Reiner Knizia pour deux à quatre marchands, en une demi-heure environ. Vos navires transportent des marchandises entre l’Orient et l’Occident. Chaque fois que quelqu’un met une marchandise sur le marché, tous ceux qui la portent gagnent des pièces. Qui a le plus de pièces à la fin gagne la partie.

## La Route maritime de la soie · Ce que contient la boîte

rules-maritime-silk-road-1 = Ce que contient la boîte
rules-maritime-silk-road-1-1 = Il y a six marchandises : porcelaine (blanc), soie (violet), thé (vert), épices (jaune), verre (rouge) et minerai (noir). Chacune a 11 cartes et 5 cubes de bois, soit 66 cartes de marchandise et 30 cubes. Les cubes qui ne sont sur aucun navire forment la réserve.
rules-maritime-silk-road-1-2 = Il y a 20 cartes spéciales de quatre sortes : 14 navires à 10 pièces, 2 licences à 11, 2 porteurs à 12 et 2 comptoirs à 8.
rules-maritime-silk-road-1-3 = Les pièces ne manquent jamais. Si celles de la boîte sont épuisées, continuez avec tout ce qui peut se compter.

## La Route maritime de la soie · Mise en place

rules-maritime-silk-road-2 = Mise en place
rules-maritime-silk-road-2-1 = Tout le monde commence sans pièces. Mélangez les cartes de marchandise et donnez-en trois à chaque joueur.
rules-maritime-silk-road-2-2 = Posez six cartes face visible au milieu : ce sont les six cases du marché. Le reste, face cachée, est la pioche.
rules-maritime-silk-road-2-3 = Chacun prend deux navires. Toutes les autres cartes spéciales sont à vendre.
rules-maritime-silk-road-2-4 = Le hasard désigne qui commence.
rules-maritime-silk-road-2-5 = On charge ensuite les navires. À commencer par le premier joueur et dans le sens horaire, chacun choisit un cube de la réserve pour un de ses navires. Puis, dans le même ordre, chacun charge son second navire.
rules-maritime-silk-road-2-6 = Un navire porte toujours exactement un cube. Une marchandise qui n’a plus de cube dans la réserve ne peut pas être prise.

## La Route maritime de la soie · Un tour

rules-maritime-silk-road-3 = Un tour
rules-maritime-silk-road-3-1 = Les joueurs jouent tour à tour, dans le sens horaire. Un tour a deux phases, l’une après l’autre.
rules-maritime-silk-road-3-2 = En phase 1, vous faites une de ces trois choses : échanger (4.1), acheter (4.3) ou passer (4.8).
rules-maritime-silk-road-3-3 = En phase 2, vous faites une de ces deux choses : jouer des cartes (5.1) ou piocher (5.5). Ici, on ne peut pas passer.

## La Route maritime de la soie · Phase 1

rules-maritime-silk-road-4 = Phase 1
rules-maritime-silk-road-4-1 = Échanger : remettez dans la réserve le cube d’un de vos navires et chargez à sa place un cube d’une autre marchandise, pris dans la réserve.
rules-maritime-silk-road-4-2 = Chaque porteur que vous avez vous permet d’échanger le cube d’un navire de plus, si vous le voulez. Les échanges se font l’un après l’autre, et un navire ne change de cube qu’une fois par tour au plus.
rules-maritime-silk-road-4-3 = Acheter : prenez une carte spéciale encore à vendre, payez aussitôt son prix et gardez-la jusqu’à la fin. Elle agit dès ce moment. Si vous en avez plusieurs de la même sorte, leurs effets s’additionnent. Quand la dernière carte d’une sorte est vendue, il n’y en a plus.
rules-maritime-silk-road-4-4 = Un navire est chargé dès son achat, avec un cube de votre choix pris dans la réserve. Tant que la réserve n’a aucun cube, on ne peut pas acheter de navire.
rules-maritime-silk-road-4-5 = Une licence augmente vos gains ; voir 5.4.
rules-maritime-silk-road-4-6 = Un porteur aide aux échanges à venir (4.2). De plus, en l’achetant, vous pouvez échanger aussitôt le cube d’un de vos navires.
rules-maritime-silk-road-4-7 = Un comptoir permet de piocher davantage ; voir 5.6.
rules-maritime-silk-road-4-8 = Passer : ne faites rien. C’est toujours permis.

## La Route maritime de la soie · Phase 2

rules-maritime-silk-road-5 = Phase 2
rules-maritime-silk-road-5-1 = Jouer : choisissez une marchandise dont vous avez des cartes en main et posez-en une ou plusieurs sur le marché, six au plus.
rules-maritime-silk-road-5-2 = Chacune de ces cartes va sur une case différente et recouvre ce qui s’y trouvait. Vous choisissez les cases, y compris, si vous voulez, celles qui montrent déjà cette marchandise. Seule compte la carte du dessus. Les cases qui montrent la même marchandise se valent : pour choisir, il suffit de nommer les marchandises à recouvrir.
rules-maritime-silk-road-5-3 = Ensuite, tout le monde gagne des pièces, et pas seulement le joueur dont c’est le tour : chacun de vos navires qui porte la marchandise jouée vous rapporte autant de pièces qu’il y a maintenant de cases qui la montrent. Les autres marchandises ne rapportent rien.
rules-maritime-silk-road-5-4 = Qui vient de gagner ainsi des pièces en reçoit 2 de plus pour chacune de ses licences, peu importe à qui est le tour. Qui n’a rien gagné ne reçoit rien pour ses licences.
rules-maritime-silk-road-5-5 = Piocher : prenez en main les deux premières cartes de la pioche, ou une seule si c’est la dernière. Votre main n’a pas de limite.
rules-maritime-silk-road-5-6 = Après la phase 2, que vous ayez joué ou pioché, chaque comptoir que vous avez vous permet de piocher une carte de plus. Vous décidez pour chacun, l’un après l’autre.

## La Route maritime de la soie · La fin

rules-maritime-silk-road-6 = La fin
rules-maritime-silk-road-6-1 = Dès que quelqu’un pioche la dernière carte, la partie est finie. On ne termine pas le tour en cours, et les autres joueurs n’ont pas de dernier tour.
rules-maritime-silk-road-6-2 = Qui a le plus de pièces gagne. Les joueurs à égalité partagent la victoire.
rules-maritime-silk-road-6-3 = Les cartes spéciales, les marchandises et les cartes en main ne valent rien.

## La Route maritime de la soie · Ce qui est secret

rules-maritime-silk-road-7 = Ce qui est secret
rules-maritime-silk-road-7-1 = Personne d’autre que vous ne connaît les cartes de votre main, et personne ne connaît l’ordre de la pioche.
rules-maritime-silk-road-7-2 = Le nombre de vos pièces reste votre secret jusqu’à la fin de la partie. Les joueurs peuvent convenir, avant de commencer, de jouer avec toutes les pièces visibles (l’option `show_coins`).
rules-maritime-silk-road-7-3 = Tout le reste est visible de tous : le marché et ce qui y est recouvert, les navires et leurs cubes, les cartes spéciales, la réserve, ce qui est à vendre, le nombre de cartes de chaque main et de la pioche, et tout ce que les joueurs font et gagnent, sauf quelles cartes ils piochent.

## La Route maritime de la soie · Exemples pas à pas : un titre, puis ce qu’on voit au début et après chaque réponse

rules-maritime-silk-road-example-exchange = Échanger des cubes
rules-maritime-silk-road-example-exchange-0 = Vous avez un porteur. Deux cases du marché montrent de la soie, et vous avez en main deux cartes de soie.
rules-maritime-silk-road-example-exchange-1 = Vous remettez le minerai de votre premier navire dans la réserve et chargez de la soie.
rules-maritime-silk-road-example-exchange-2 = Le porteur vous permet d’échanger le cube d’un navire de plus : le second porte maintenant de la soie, lui aussi.
rules-maritime-silk-road-example-exchange-3 = Vous jouez les deux cartes de soie, sur du minerai et sur des épices. Quatre cases montrent maintenant de la soie : vos deux navires rapportent 4 pièces chacun. { rules-player-1 }, dont un navire porte aussi de la soie, en gagne 4.

rules-maritime-silk-road-example-buy = Acheter un navire
rules-maritime-silk-road-example-buy-0 = Vous avez 13 pièces. Un navire en coûte 10.
rules-maritime-silk-road-example-buy-1 = Vous achetez un navire et le payez aussitôt.
rules-maritime-silk-road-example-buy-2 = Un nouveau navire est chargé dès son achat. Vous choisissez le thé, que montrent trois cases du marché.
rules-maritime-silk-road-example-buy-3 = Vous jouez votre carte de thé sur du verre. Quatre cases montrent du thé : le nouveau navire rapporte déjà 4 pièces.

rules-maritime-silk-road-example-play = Jouer rapporte à tout le monde
rules-maritime-silk-road-example-play-0 = Vous avez en main deux cartes de thé. Vos deux navires portent du thé, et un navire de { rules-player-1 } aussi. Ici, les pièces sont visibles.
rules-maritime-silk-road-example-play-1 = En phase 1, vous passez.
rules-maritime-silk-road-example-play-2 = Vous posez les deux cartes de thé sur du minerai. Trois cases montrent du thé : vos navires rapportent 3 pièces chacun et, comme vous avez gagné quelque chose, votre licence en ajoute 2. Cela fait 8. { rules-player-1 } en gagne 3. { rules-player-2 } ne porte pas de thé : elle ne gagne rien, et sa licence n’ajoute rien.

rules-maritime-silk-road-example-draw = Piocher, et une carte de plus
rules-maritime-silk-road-example-draw-0 = Vous avez un comptoir, et peu de cartes en main.
rules-maritime-silk-road-example-draw-1 = En phase 1, vous passez.
rules-maritime-silk-road-example-draw-2 = En phase 2, vous piochez : les deux premières cartes de la pioche, thé et soie.
rules-maritime-silk-road-example-draw-3 = Votre comptoir vous permet de piocher une carte de plus. Rien ne vous y oblige, mais vous le faites, et c’est votre troisième carte de thé.

rules-maritime-silk-road-example-end = La dernière carte met fin à la partie
rules-maritime-silk-road-example-end-0 = Il reste une carte dans la pioche. Vous avez 31 pièces ; combien en a { rules-player-1 }, c’est son secret.
rules-maritime-silk-road-example-end-1 = En phase 1, vous passez.
rules-maritime-silk-road-example-end-2 = Vous piochez. Il n’y a qu’une carte à prendre et, comme c’est la dernière, la partie est aussitôt finie. Toutes les pièces sont maintenant révélées : vous gagnez 31 à 28. Les cartes et les navires ne valent rien.

## Les pages des règles, dans le navigateur, et ce qu’elles ont en commun

rules-title = Règles : { $game }
rules-own-words = Voici les règles que suit ce projet, dans nos propres mots. Là où les règles imprimées se taisent, ou diffèrent d’une langue à l’autre, il a fallu trancher.
rules-chapters = Chapitres
rules-link = Lien vers le paragraphe { $number }
rules-all-cards = Toutes les cartes et leurs pouvoirs
rules-player-1 = Ben
rules-player-2 = Cléo

## Recherche

rules-sought = Chercher dans les règles et les cartes
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } résultat
   *[other] { $count } résultats
}
# Words of questions that do not tell what is sought: the search passes over them. No accents.
rules-search-fillers = a ai au aux avec ce ces combien comment dans de des dois doit du elle en est et faut il ils j je l la le les leur lorsque ma mes moi mon n ne on ou par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t tu un une y
rules-found-paragraphs = Paragraphes
rules-found-cards = Cartes

## Exemples pas à pas

rules-example = Exemple
rules-example-step = { $at } sur { $last }
rules-example-first = Début
rules-example-back = Précédent
rules-example-on = Suivant
rules-example-total = Total
rules-example-wait = Mise en place de la table…

## Images

rules-picture-card = Une carte
rules-picture-card-1 = Son type, et donc sa couleur
rules-picture-card-2 = Son nom
rules-picture-card-3 = Son niveau
rules-picture-card-4 = Son action
rules-picture-card-5 = Ses conteneurs requis, un par emplacement
rules-picture-card-6 = Son pouvoir
rules-picture-ship = Un bateau au port
rules-picture-ship-1 = Un contrat sous le bateau
rules-picture-ship-2 = Un conteneur qui remplit un emplacement
rules-picture-ship-3 = Un emplacement libre : seule sa couleur convient
rules-picture-ship-4 = Le bateau, à la couleur de son propriétaire
rules-picture-harbour = Un port
rules-picture-harbour-1 = Crédits
rules-picture-harbour-2 = Niveaux par type
rules-picture-harbour-3 = Bateaux au port
rules-picture-harbour-4 = Imports, et la place qu’il y a pour eux
rules-picture-harbour-5 = Biens, et la place qu’il y a pour eux
rules-picture-harbour-6 = Cargaisons, dont les pouvoirs agissent
rules-picture-goods = Les six marchandises
rules-picture-market = Le marché
rules-picture-market-1 = Une case : seule la carte du dessus compte
rules-picture-market-2 = La pioche : la partie finit avec sa dernière carte
rules-picture-shop = À vendre
rules-picture-shop-1 = La sorte de carte
rules-picture-shop-2 = Son prix
rules-picture-shop-3 = Combien il en reste
rules-picture-merchant = Un marchand
rules-picture-merchant-1 = Un navire et son cube
rules-picture-merchant-2 = Cartes spéciales achetées
rules-picture-merchant-3 = Pièces

## La page d’une carte

rules-card-about = Ce que disent les règles
rules-card-all = Toutes les cartes
rules-card-before = Carte précédente
rules-card-next = Carte suivante
rules-card-house = { $count ->
    [0] Toutes ses valeurs sont celles des livrets de règles.
   *[other] Propre à ce projet : { $values }. Le texte des livrets de règles ne le dit pas, il a donc fallu choisir ; la carte imprimée peut être différente.
}
rules-card-unknown = Cette carte n’existe pas
