# L’arène et le rapport

## Aide

cli-help-arena = Faire jouer des bots entre eux sur tous les cœurs : qui gagne combien de fois, cotes et temps. Les sièges tournent, les donnes sont appariées ; Ctrl-C ne perd rien.
cli-help-arena-game = Le jeu, parmi : { $games }.
cli-help-arena-bots = Les bots, séparés par des virgules, un par siège ; par exemple random, greedy, search:200ms, search:400i, easy, normal, hard, expert.
cli-help-games = Le nombre de parties ; arrondi au supérieur pour que chaque bot ait chaque siège de chaque donne.
cli-help-arena-seed = Un nombre entier dont découlent toutes les donnes. Par défaut : celui du fichier, sinon au hasard.
cli-help-out = Le fichier des parties, une par ligne. S’il existe déjà, ce qui manque est joué. Par défaut : un nouveau fichier sous entrepot/arena dans votre dossier de données.
cli-help-cores = Le nombre de parties jouées à la fois. Par défaut : une par processeur.
cli-help-picture = Dessiner les cotes et les victoires par siège dans ce fichier (.png, .svg ou .pdf). Demande l’extra "pictures".
cli-help-with-report = Dire aussi comment se sont passées les parties : leur durée, d’où viennent les crédits, quelles cartes gagnent.
cli-help-top = Le nombre de lignes d’un tableau du rapport ; le fichier JSON contient tout.

## Pendant le jeu

lab-progress = Parties
lab-begins = { $game } : { $bots }. Graine { $seed }, parties : { $count }, donnes : { $blocks }.
lab-rounded = { $wanted } parties laisseraient une donne inachevée : il y en aura { $count }, pour que chacun des { $bots } bots ait chaque siège de chaque donne.
lab-goes-on = Parties déjà dans { $path } : { $done } sur { $count }.
lab-stopped = Parties jouées et gardées : { $done } sur { $count }. Pour continuer :
lab-failed-bot = La partie de graine { $seed } (donne { $block }, rotation { $rotation }) a échoué quand { $bot }, au siège { $seat }, devait décider : { $why }
lab-failed-game = La partie de graine { $seed } (donne { $block }, rotation { $rotation }) a échoué avant la première décision : { $why }
lab-died = La partie de graine { $seed } (donne { $block }, rotation { $rotation }) est perdue : son processus a fini avec le code { $code }.
lab-more-failed = { $count ->
    [one] { $count } autre partie a échoué.
   *[other] { $count } autres parties ont échoué.
}
lab-incomplete = { $count ->
    [one] Il manque { $count } partie dans ces résultats.
   *[other] Il manque { $count } parties dans ces résultats.
} Pour jouer ce qui manque :
lab-written = Écrit : { $paths }

## Le résultat

lab-bot = Bot
lab-games = Parties
lab-wins = Victoires
lab-win-rate = Taux
lab-interval = 95 %
lab-score = Score
lab-margin = Écart
lab-rating = Cote
lab-decisions = Décisions
lab-time-mean = ms, moyenne
lab-time-most-of = 95 %
lab-time-most = maximum
lab-pooled = { $name } (tous)
lab-title-bots = Leurs résultats
lab-title-times = Leur temps
lab-title-seats = Taux de victoire par siège
lab-everybody = Tous
lab-percent = { $rate } %
lab-range = { $low }–{ $high }
lab-rating-value = { $mu } ± { $sigma }
lab-length = Une partie a duré { $turns } tours (de { $quarter } à { $three_quarters } pour la moitié des parties) et { $decisions } décisions.
lab-pair = { $first } a gagné plus que { $second } dans { $better } donnes, moins dans { $worse }, autant dans { $equal } ; par le seul hasard, un tel écart arrive avec p = { $p }.
lab-tiny = moins de 0,0001

## Le rapport

lab-title-gained = D’où viennent les { $what }
lab-title-gained-things = La même chose en détail
lab-title-spent = Où vont les { $what }
lab-credits = crédits
lab-coins = pièces
lab-source = Poste
lab-per-player = Par joueur
lab-share = Part
lab-winners-share = Part des gagnants
lab-card = Carte
lab-per-game = Par partie
lab-players = Joueurs
lab-more-rows = … et { $count } de plus dans le fichier JSON
lab-title-did-contracted = Cartes contractées : { $count }
lab-title-did-completed = Cartes complétées : { $count }
lab-title-did-won = Cartes qui ont fait gagner immédiatement : { $count }
lab-title-did-bought = Sortes de cartes achetées : { $count }
lab-even = Si cela ne changeait rien, qui l’a fait gagnerait { $rate } % des parties. Une carte est marquée + ou - quand l’intervalle exclut ce taux ; parmi beaucoup de cartes, cela arrive à certaines par hasard.
lab-winning-score = Les gagnants avaient { $score } en moyenne.

lab-source-start = Au départ
lab-source-shipping = Bateaux complétés
lab-source-selling = Ventes
lab-source-imports = Imports depuis ses bateaux
lab-source-bids = Offres
lab-source-power = Pouvoirs
lab-source-harbour = Conteneurs au port
lab-source-goods = Biens
lab-source-majority = Majorités
lab-source-set = Biens de tous les types
lab-source-income = Revenu
lab-source-special = Cartes spéciales
lab-source-of = { $kind } : { $what }

## L’image

lab-picture-title = { $game }, { $count } parties
lab-picture-rating = Cote avec son intervalle à 95 %
lab-picture-wins = Victoires en %
lab-picture-even = tous égaux

## Ce qui ne va pas

error-no-games = Trop peu de parties ({ $games }) : jouez-en au moins 1.
error-no-cores = Avec { $cores } processus, rien n’est joué : donnez-en au moins 1, ou omettez --cores.
error-needs-research = { $why }
error-no-bots = Nommez les bots avec --bots, un par siège, par exemple --bots random,random.
error-arena-differs = { $path } contient les parties d’une autre arène : { $field } y vaut { $there }, ici { $here }. Donnez les mêmes réglages pour la continuer, ou un autre fichier.
error-arena-in-use = Une autre arène écrit dans { $path }. Attendez qu’elle finisse, ou donnez un autre fichier.
error-arena-not-one = { $path } n’est pas le fichier d’une arène : sa ligne { $line } n’a pas de réglages. Donnez un autre fichier.
error-arena-bad-line = La ligne { $line } de { $path } est abîmée. Effacez cette ligne : sa partie sera rejouée.
error-bad-picture = { $path } ne peut pas être dessiné : le nom d’une image finit par l’un de ceux-ci : { $kinds }.
error-no-matplotlib = Une image demande matplotlib. Installez-le avec : pip install "entrepot[pictures]"
