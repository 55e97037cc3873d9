# Le terminal : commandes, jeu en lignes et en plein écran, arène, et ce que le serveur dit de lui-même

## Aide

cli-help = Jouer à des jeux de commerce maritime dans le navigateur ou le terminal, et revoir des parties enregistrées.
cli-help-play = Jouer en plein écran, contre des bots ou à la table d’un serveur. Tapez ? pendant la partie pour voir ce que vous pouvez faire.
cli-help-replay = Revoir une partie enregistrée, pas à pas.
cli-help-review = Revenir sur une partie : les chances de gagner de chacun au fil du temps, les réponses qui ont le plus coûté et ce que les bots auraient fait.
cli-help-review-seat = Ne montrer que les tournants de ce siège (à partir de 0) ; avec --from, jouer à ce siège. Par défaut : tous ; avec --from, celui qui a répondu à ce moment.
cli-help-review-open = Juger toutes cartes visibles, et non d’après ce que chacun savait.
cli-help-review-json = Tout écrire en JSON.
cli-help-review-picture = Tracer la courbe des chances dans ce fichier (.png, .svg ou .pdf). Demande l’extra "pictures".
cli-help-review-seed = Un nombre entier ; la même graine donne la même analyse.
cli-help-review-worlds = Dans combien de mondes imaginés une réponse est comparée, au plus. Plus il y en a, plus l’analyse est lente et plus elle trouve.
cli-help-review-cores = Le nombre de processus qui réfléchissent. Par défaut : un par processeur.
cli-help-review-from = Rejouer contre des bots à partir du moment qui précède la réponse portant ce numéro. L’enregistrement reste tel quel ; ce que vous jouez est une branche, avec son propre fichier.
cli-help-review-practice = Rejouer le tournant qui porte ce numéro, avec d’autres cartes à la place de celles qu’on ne pouvait pas connaître, et apprendre ce que valait votre réponse.
cli-help-review-name = Un nom pour la branche, gardé dans son fichier.
cli-help-verify = Vérifier que la donne et toutes les étapes d’une partie jouée sur un serveur sont conformes aux engagements.
cli-help-plain = Des lignes au lieu du plein écran, pour les lecteurs d’écran et les terminaux simples. Un tube reçoit toujours des lignes.
cli-help-light = Lettres sombres sur fond clair, en plein écran. Par défaut : selon ce qu’indique le terminal (COLORFGBG), sinon lettres claires.
cli-help-table = Le lien d’une table sur un serveur lancé : y prendre place, ou regarder s’il n’y a pas de place libre.
cli-help-name = Votre nom à cette table. Par défaut : Matelot.
cli-help-key = La clé d’une place que vous y avez déjà.
cli-help-hint = Dire ce que ferait un bot dans une partie sauvegardée ou une position, et pourquoi.
cli-help-time = Temps de réflexion en millisecondes. Par défaut : 1000.
cli-help-document = Une partie sauvegardée, une position ou un enregistrement, en JSON.
cli-help-asked = Le siège à conseiller (à partir de 0). Par défaut : celui qui doit décider.
cli-help-version = Afficher la version, dire si les règles sont compilées, et quitter.
cli-help-lang = La langue, parmi : { $languages }. Par défaut : celle de l’environnement (LANG), sinon l’anglais.
cli-help-game = Le jeu, parmi : { $games }. Par défaut : maritime-silk-road.
cli-help-bots = Vos adversaires : easy, normal, hard ou expert pour tous, ou un nom pour chaque autre siège, séparés par des virgules, par exemple hard,easy. Par défaut : normal.
cli-help-players = Le nombre de joueurs, vous compris. Par défaut : 3.
cli-help-seed = Un nombre entier ; la même graine donne la même partie. Par défaut : au hasard.
cli-help-seat = Votre siège ; les sièges sont numérotés à partir de 0. Par défaut : 0.
cli-help-show-coins = La Route maritime de la soie : les pièces de tous sont visibles.
cli-help-sets = Import / Export : les séries de cartes, séparées par des virgules, par exemple base,jutaku,kickstarter,captain. Par défaut : base.
cli-help-target = Import / Export : l’objectif de crédits auquel la partie se termine, un nombre pair à partir de 50. Par défaut : 50.
cli-help-closed-hands = Import / Export : poser les questions qui dépendent des cartes d’une main même si l’on ne peut rien faire, pour que le silence n’apprenne rien à personne.
cli-help-cards = Import / Export : un fichier TOML avec vos propres types, niveaux et conteneurs requis des cartes.
cli-help-resume = Reprendre une partie sauvegardée dans ce fichier.
cli-help-save-dir = Le dossier où sauvegarder la partie quand vous quittez. Par défaut : entrepot/saved dans votre dossier de données.
cli-help-record = Le fichier où écrire l’enregistrement de la partie finie. Par défaut : un nouveau fichier sous entrepot/records dans votre dossier de données.
cli-help-file = Un enregistrement, écrit à la fin d’une partie.
cli-help-commitment = L’engagement que la table a montré pendant que vous jouiez.
cli-help-head = Une empreinte des étapes que vous avez vue à la table, par exemple la dernière.
cli-help-eyes = Voir la partie depuis ce siège (à partir de 0). Par défaut : comme un spectateur, qui ne voit aucune main.
cli-help-all = Tout afficher sans attendre de touche.
cli-help-serve = Lancer un serveur avec des tables pour personnes, bots et programmes ; on joue dans le navigateur.
cli-help-host = L’adresse où écouter ; 0.0.0.0 pour toutes celles de cet ordinateur. Par défaut : 127.0.0.1, pour cet ordinateur seul.
cli-help-port = Le port où écouter ; 0 pour un port libre quelconque. Par défaut : 8000.
cli-help-data = Le dossier des tables. Par défaut : entrepot/tables dans votre dossier de données.
cli-help-database = Une base de données PostgreSQL pour les tables, à la place d’un dossier : postgresql://utilisateur@hôte/nom. Plusieurs serveurs peuvent la partager.
cli-help-drain = Les secondes pendant lesquelles un serveur qui doit s’arrêter sert encore, après que /ready a dit non.
cli-help-migrate = Copier toutes les tables d’un dossier dans une base de données, ou l’inverse. Les tables qui y sont déjà ne sont pas touchées.
cli-help-migrate-from = Où sont les tables : un dossier, ou postgresql://...
cli-help-migrate-to = Où elles vont : un dossier, ou postgresql://...
cli-help-think = Réfléchir pour les bots de tous les serveurs qui partagent une base de données, sur n’importe quelle machine.
cli-help-public-url = L’adresse sous laquelle les autres voient la page, si elle est derrière un proxy, par exemple https://example.org/games.
cli-help-workers = Le nombre de processus qui réfléchissent pour les bots. Par défaut : un par cœur, deux au moins.
cli-help-limits = Multiplier toutes les limites de fréquence par ce nombre ; 0 : aucune limite. Par défaut : 1.
cli-help-open = Ouvrir la page dans le navigateur.
cli-help-log-level = Ce qui est noté au journal : debug, info, warning ou error. Par défaut : info.
cli-help-metrics-token = Quiconque l’envoie comme jeton bearer peut lire /metrics depuis une autre machine.
cli-help-backup = Copier les tables pendant que le serveur tourne.
cli-help-backup-to = Le fichier où écrire la copie.
cli-help-prune = Supprimer les tables où rien ne s’est passé depuis longtemps.
cli-help-older-than = Depuis combien de temps : 90d pour quatre-vingt-dix jours, 12h pour douze heures. Par défaut : 90d.
cli-help-playing = Aussi les tables dont la partie n’est pas finie.
cli-help-dry-run = Dire seulement combien ce serait.
cli-help-admin = Pour qui administre un serveur : tables par état et ancienneté, charge d’un serveur en marche, copie et nettoyage.
cli-help-admin-tables = Compter les tables d’un dossier par état et par nombre de jours depuis la dernière activité. Le serveur peut être en marche.
cli-help-admin-load = Montrer la charge d’un serveur en marche, d’après son /metrics.
cli-help-admin-url = L’adresse du serveur.
cli-help-admin-token = Le jeton avec lequel le serveur a été lancé, s’il est sur une autre machine.
cli-version = { $rules ->
    [compiled] entrepot { $version } (règles compilées)
   *[plain] entrepot { $version } (règles en Python, non compilées)
}

cli-help-arena = Faire jouer des bots entre eux sur tous les cœurs : qui gagne combien de fois, cotes et temps. Les sièges tournent, les donnes sont appariées ; Ctrl-C ne perd rien.
cli-help-arena-game = Le jeu, parmi : { $games }.
cli-help-arena-bots = Les bots, séparés par des virgules, un par siège ; par exemple random, greedy, search:200ms, search:400i, easy, normal, hard, expert.
cli-help-games = Le nombre de parties ; arrondi au supérieur pour que chaque bot ait chaque siège de chaque donne.
cli-help-arena-seed = Un nombre entier dont découlent toutes les donnes. Par défaut : celui du fichier, sinon au hasard.
cli-help-out = Le fichier des parties, une par ligne. S’il existe déjà, ce qui manque est joué. Par défaut : un nouveau fichier sous entrepot/arena dans votre dossier de données.
cli-help-cores = Le nombre de parties jouées à la fois. Par défaut : une par processeur.
cli-help-cluster = Jouer plutôt sur un cluster Ray : auto pour celui dont cette machine est un nœud, HÔTE:PORT, ou ray://HÔTE:PORT depuis l’extérieur. Demande l’extra "cluster".
cli-help-picture = Dessiner les cotes et les victoires par siège dans ce fichier (.png, .svg ou .pdf). Demande l’extra "pictures".
cli-help-with-report = Dire aussi comment se sont passées les parties : leur durée, d’où viennent les crédits, quelles cartes gagnent.
cli-help-top = Le nombre de lignes d’un tableau du rapport ; le fichier JSON contient tout.
cli-help-train = Entraîner un bot sur des parties entre bots. Ctrl-C arrête ; la même commande reprend plus tard. Demande l’extra "learning".
cli-help-train-game = Le jeu : import-export ou maritime-silk-road.
cli-help-train-players = Pour combien de joueurs.
cli-help-train-games = Le nombre de parties d’entraînement.
cli-help-train-seed = Un nombre entier dont découlent toutes les parties.
cli-help-train-scores = Apprendre la valeur apparente des options, et non qui va gagner (import-export seulement). L’apprentissage réussit s’il y a un réseau de neurones pour ce nombre de joueurs.
cli-help-train-by-scores = Apprendre de parties jouées selon les évaluations apprises du paquet, et non selon celles écrites à la main (import-export seulement, sans --scores).
cli-help-train-start = Continuer à partir du réseau de neurones de ce fichier, à plus petits pas et sur des parties moins bruitées (maritime-silk-road seulement).
cli-help-train-out = Le dossier des points de reprise et du réseau de neurones. Par défaut : un dossier sous entrepot/training dans votre dossier de données.
train-begins = Entraînement pour { $game } ; les points de reprise et le réseau de neurones sont gardés dans { $folder }.
train-progress = { $games } parties, { $rate } par seconde, perte { $loss }, encore { $minutes } min
train-tried = { $what ->
    [import-export] Après { $games } parties, une recherche avec le réseau de neurones gagne { $won } % des siennes contre des recherches sans lui.
    [scores] Après { $games } parties, les évaluations apprises gagnent { $won } % des leurs contre des bots "greedy".
   *[other] Après { $games } parties, le réseau de neurones seul gagne { $won } % des siennes contre des bots "greedy".
}
train-stopped = Arrêté. Ce qui a été appris est dans { $folder } ; la même commande reprend l’entraînement.
train-done = Terminé : { $file }

## Jouer

cli-welcome = { $game }, { $players } joueurs, graine { $seed }
cli-you = { $name }, vous
cli-prompt = {"> "}
cli-group = { $name }…
cli-letter = { $label } ({ $letter })
cli-keys = Nombre, lettre ou mot. ? aide, h conseil, u annuler, l journal, q quitter
cli-keys-import-export = Nombre ou mot. ? aide, i NOM carte, h conseil, u annuler, l journal, q quitter
cli-keys-inside = Nombre ou mot. Entrée ou b : retour. ? aide, q quitter
cli-commands =
    Choisissez en tapant un nombre, une lettre entre parenthèses, le nom d’une option,
    { $example } par exemple, ou assez de son début.

      ?      cette aide
      u      annuler votre dernière réponse, si rien n’a été vu depuis
      h      conseil : ce que ferait un bon bot, et pourquoi
      l      journal : tout ce qui s’est passé jusqu’ici
      q      quitter ; la partie est gardée, et vous pourrez la reprendre
      Entrée revoir la table ; dans une liste que vous avez ouverte : retour
cli-unknown = { $count ->
    [one] « { $typed } » n’est pas parmi les choix. Tapez { $first }, un mot, ou ? pour l’aide.
   *[other] « { $typed } » n’est pas parmi les choix. Tapez un nombre de { $first } à { $last }, un mot, ou ? pour l’aide.
}
cli-ambiguous = { $more ->
    [0] « { $typed } » peut vouloir dire { $examples }. Tapez-en davantage, ou un nombre.
    [one] « { $typed } » peut vouloir dire { $examples } ou { $more } autre. Tapez-en davantage, ou un nombre.
   *[other] « { $typed } » peut vouloir dire { $examples } ou { $more } autres. Tapez-en davantage, ou un nombre.
}
cli-commands-import-export = {"  "}i NOM  voir une carte, par exemple : i drones
cli-no-card = Aucune carte ne s’appelle « { $name } ». Tapez i et le début du nom d’une carte.
cli-several-cards = { $more ->
    [0] « { $name } » peut être { $examples }.
    [one] « { $name } » peut être { $examples } ou { $more } autre.
   *[other] « { $name } » peut être { $examples } ou { $more } autres.
}
cli-undone = Réponse annulée.

## À la table d’un serveur

cli-connected = La connexion est rétablie.
cli-question-gone = Cette question n’est plus ouverte.
cli-not-now = Ce n’est pas possible maintenant. Tapez ? pour voir ce qui l’est.
cli-say = S TEXTE dit quelque chose à toute la table, S NUMÉRO une phrase dans la langue de chacun :
cli-unprepared = Plus aucune réponse n’est préparée.
cli-prepare = P NUMÉRO prépare la réponse à votre prochaine question, P 0 l’annule :

## Conseils

cli-hint-chance = victoire
cli-hint-tried = essais
cli-hint-worth = à vue
cli-hint-option = choix
cli-hint-why = { $worlds ->
    [one] D’après { $worlds } partie qu’un bot a poursuivie dans sa tête, à partir de ce que
   *[other] D’après { $worlds } parties qu’un bot a poursuivies dans sa tête, à partir de ce que
} { $who_id ->
    [you] vous pouvez savoir.
   *[seat] { $who } peut savoir.
} « { cli-hint-worth } » est ce que semble valoir un choix au premier regard, comparé au meilleur.
cli-hint-over = La partie est finie : il n’y a rien à décider.
cli-hint-not-asked = { $who } n’a rien à décider maintenant. La partie attend : { $seats }.

cli-saved = La partie est sauvegardée. Pour la reprendre :
cli-recorded = La partie est enregistrée. Pour la revoir :
cli-result-player = Joueur
cli-result-score = Score
cli-winners = { $names_id ->
    [you] { $count ->
        [one] Vous gagnez.
       *[other] Vous partagez la victoire avec { $names }.
    }
   *[seat] { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
}

## Analyses

cli-review-progress = Analyse
cli-review-running = Cette partie n’est pas finie. Une analyse dirait ce que ses joueurs ne peuvent pas encore savoir.
cli-review-stopped = Arrêté. Rien n’a été gardé.
cli-review-no-point = { $count ->
    [0] Il n’y a pas de tournant à rejouer.
    [one] Il y a { $count } tournant, mais aucun ne porte le numéro { $number }.
   *[other] Il y a { $count } tournants, mais aucun ne porte le numéro { $number }.
}

## Parties enregistrées

cli-spectator = un spectateur
cli-verify-proven = La donne et toutes les étapes sont conformes aux engagements.
cli-verify-failed = L’enregistrement ne prouve pas que la partie a été jouée conformément aux engagements.
cli-verify-deal = La donne découle des bits aléatoires du serveur, sur lesquels il s’était engagé, et des nombres aléatoires fournis par { $who }.
cli-verify-deal-alone = La donne découle des seuls bits aléatoires du serveur, sur lesquels il s’était engagé.
cli-verify-left-out = Nombres aléatoires absents de la donne, car ils ne sont pas arrivés à temps : { $who }.
cli-verify-steps = { $count ->
    [one] La chaîne de { $count } étape est intacte ; réponses annulées : { $taken }.
   *[other] La chaîne de { $count } étapes est intacte ; réponses annulées : { $taken }.
}
cli-verify-replay = Rejouées selon les règles, les étapes mènent à la même fin.
cli-verify-seen-commitment = L’engagement est celui que vous avez vu.
cli-verify-seen-head = L’empreinte que vous avez vue est celle de l’étape { $number }.
cli-verify-unseen = Jusqu’ici, l’enregistrement ne concorde qu’avec lui-même. Comparez ceci à ce que la table vous a montré :
cli-replay-header = { $count ->
    [one] Un enregistrement de { $count } réponse, vu par { $eyes }
   *[other] Un enregistrement de { $count } réponses, vu par { $eyes }
}
cli-replay-prompt = {"[Entrée] "}
cli-replay-keys = Entrée : réponse suivante, a : tout jusqu’à la fin, t : la table, i NOM : une carte, q : quitter
cli-replay-answer = { $number }. { $name } : { $answer }
cli-replay-sample = tout ce que ce joueur ne peut pas savoir est redistribué
cli-replay-secret = un choix qu’on ne peut pas voir d’ici
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’était pas finie.

## Ce qui ne va pas

cli-file-fault = { $path } ne peut pas être utilisé : { $why }.
cli-resume-alone = Une partie sauvegardée a déjà son jeu, ses joueurs, sa graine, son siège et ses autres options : utilisez --resume sans elles.
cli-table-alone = Une table a déjà son jeu, ses joueurs, sa graine, ses places et ses autres options, et son serveur la garde : utilisez --table sans ces options.
cli-table-missing = Un nom ou une clé ne sert que pour une table : donnez son lien avec --table.
cli-is-record = C’est l’enregistrement d’une partie, pas une partie sauvegardée. Pour le revoir : { $command }
cli-is-saved = C’est une partie sauvegardée, pas un enregistrement. Pour la reprendre : { $command }
cli-unexpected = Il s’est passé quelque chose qui ne devrait pas arriver : { $why }. Merci de le signaler.

## Plein écran

terminal-pane-table = Table
terminal-pane-own = Chez vous
terminal-pane-log = Journal

## Plein écran · Touches, au bas de l’écran

terminal-key-help = aide
terminal-key-find = filtre
terminal-key-card = carte
terminal-key-hint = conseil
terminal-key-undo = annuler
terminal-key-propose = annuler ?
terminal-key-agree = accepter
terminal-key-refuse = refuser
terminal-key-withdraw = retirer
terminal-key-back = reprendre
terminal-key-say = parler
terminal-key-prepare = préparer
terminal-key-log = journal
terminal-key-result = résultat
terminal-key-language = langue
terminal-key-quit = quitter
terminal-key-on = suite
terminal-key-behind = retour
terminal-key-turn-on = tour
terminal-key-run = lire
terminal-key-eyes = vue

## Plein écran · Par-dessus la table

terminal-sheet-keys = Échap ferme ; les flèches et les touches Page font défiler.
terminal-hint-keys = Entrée joue le premier choix, Échap ferme.
terminal-say-keys = Tapez un texte ou le numéro d’une phrase. Entrée l’envoie, Échap ferme.
terminal-prepare-keys = Tapez le numéro d’une réponse. Entrée la prépare, 0 l’annule, Échap ferme.
terminal-zoom-keys = Tapez un nom pour chercher une carte. Haut et bas : autres cartes. Échap ferme.
terminal-zoom-find = le nom d’une carte
terminal-help = Choisissez avec les flèches et Entrée, par un nombre, par la lettre entre parenthèses ou d’un clic. Un choix qui finit par … ouvre une liste ; Échap en sort. On peut cliquer sur le nom d’une carte.
terminal-help-find = filtre : seulement les choix dont le texte ou l’identifiant contient ce que vous tapez
terminal-help-card = une carte : celles du choix en surbrillance, celles de votre main, ou toute autre que vous nommez
terminal-help-hint = conseil : ce que ferait un bon bot, et pourquoi
terminal-help-undo = annuler votre dernière réponse, si rien n’a été vu depuis
terminal-help-propose = à une table avec d’autres : demander à tous de revenir avant votre dernière réponse
terminal-help-agree = accepter ce retour
terminal-help-refuse = refuser ce retour
terminal-help-withdraw = retirer votre demande
terminal-help-back = reprendre votre place, si un bot a joué pour vous
terminal-help-say = dire quelque chose à toute la table : S et votre texte, ou S et le numéro d’une phrase
terminal-help-prepare = préparer votre prochaine réponse pendant que d’autres jouent : P et son numéro, P 0 l’annule
terminal-help-log = journal : tout ce qui s’est passé jusqu’ici
terminal-help-result = le résultat, quand la partie est finie
terminal-help-pane = la zone suivante de la table
terminal-help-language = la langue suivante
terminal-help-quit = quitter ; vous verrez comment reprendre plus tard

## Plein écran · Quitter une table

terminal-left = La table est toujours là. Pour y revenir :
terminal-verify = Pour vérifier que la donne et les coups ont été honnêtes, téléchargez l’enregistrement depuis la page de la partie ({ $page }) et lancez :

## Plein écran · Parties enregistrées

terminal-eyes = Vu par { $name }
terminal-help-on = une réponse en avant
terminal-help-behind = une réponse en arrière
terminal-help-turn-on = le tour suivant
terminal-help-turn-back = le tour précédent
terminal-help-first = le début
terminal-help-last = la fin
terminal-help-run = lire tout seul, ou mettre en pause
terminal-help-eyes = la partie vue par le joueur suivant, ou par un spectateur

## Plein écran · Touches qui ont un nom

terminal-named-tab = Tab
terminal-named-home = Début
terminal-named-end = Fin
terminal-named-space = Espace

## Arène · Pendant le jeu

lab-progress = Parties
lab-begins = { $game } : { $bots }. Graine { $seed }, parties : { $count }, donnes : { $blocks }.
lab-rounded = { $wanted } parties laisseraient une donne inachevée : il y en aura { $count }, pour que chacun des { $bots } bots ait chaque siège de chaque donne.
lab-goes-on = Parties déjà dans { $path } : { $done } sur { $count }.
lab-stopped = Parties jouées et gardées : { $done } sur { $count }. Pour continuer :
lab-failed-bot = La partie de graine { $seed } (donne { $block }, rotation { $rotation }) a échoué quand { $bot }, au siège { $seat }, devait décider : { $why }
lab-failed-game = La partie de graine { $seed } (donne { $block }, rotation { $rotation }) a échoué avant la première décision : { $why }
lab-died = La partie de graine { $seed } (donne { $block }, rotation { $rotation }) est perdue : son processus a fini avec le code { $code }.
lab-lost = La partie de graine { $seed } (donne { $block }, rotation { $rotation }) est perdue : son processus est mort { $tries } fois.
lab-more-failed = { $count ->
    [one] { $count } autre partie a échoué.
   *[other] { $count } autres parties ont échoué.
}
lab-incomplete = { $count ->
    [one] Il manque { $count } partie dans ces résultats.
   *[other] Il manque { $count } parties dans ces résultats.
} Pour jouer ce qui manque :
lab-written = Écrit : { $paths }

## Arène · Le résultat

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

## Arène · Le rapport

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

## Arène · L’image

lab-picture-title = { $game }, { $count } parties
lab-picture-rating = Cote avec son intervalle à 95 %
lab-picture-wins = Victoires en %
lab-picture-even = tous égaux

## Arène · Ce qui ne va pas

error-no-games = Trop peu de parties ({ $games }) : jouez-en au moins 1.
error-no-cores = Avec { $cores } processus, rien n’est joué : donnez-en au moins 1, ou omettez --cores.
error-needs-cluster = Un cluster nécessite l’extra « cluster » ({ $why }) : pip install "entrepot[cluster]".
error-cluster-bad-address = { $address } n’est pas l’adresse d’un cluster : donnez auto, HÔTE:PORT ou ray://HÔTE:PORT.
error-cluster-away = Le cluster à l’adresse { $address } ne peut pas servir : { $why }
error-cluster-without-entrepot = Le nœud { $node } du cluster n’a pas Entrepôt. Installez-y { $here }.
error-cluster-differs = Le nœud { $node } du cluster a un autre Entrepôt ({ $there }) que cette machine ({ $here }). Installez le même sur tous les nœuds.
error-cluster-silent = Le nœud { $node } du cluster n’a pas répondu depuis { $seconds } secondes. Réessayez quand il aura moins à faire, ou retirez-le du cluster.
error-needs-research = { $why }
error-needs-learning = L’entraînement demande l’extra "learning" ({ $why }) : pip install "entrepot[learning]".
error-training-differs = { $folder } contient un entraînement avec d’autres réglages. Donnez les mêmes réglages pour le reprendre, ou un autre dossier.
error-no-scores = Dans { $game }, un seul réseau de neurones donne chances et évaluations : omettez --scores.
error-no-by-scores = Seul un réseau de neurones d’import-export peut apprendre de parties jouées selon des évaluations apprises : omettez --by-scores ou --scores.
error-no-start = Un réseau de neurones de { $game } ne peut pas continuer à partir d’un autre : omettez --start.
error-not-a-net = { $file } n’est pas un réseau de neurones pour { $players } joueurs ({ $why }). Indiquez un fichier écrit par entrepot train.
error-no-bots = Nommez les bots avec --bots, un par siège, par exemple --bots random,random.
error-arena-differs = { $path } contient les parties d’une autre arène : { $field } y vaut { $there }, ici { $here }. Donnez les mêmes réglages pour la continuer, ou un autre fichier.
error-arena-in-use = Une autre arène écrit dans { $path }. Attendez qu’elle finisse, ou donnez un autre fichier.
error-arena-not-one = { $path } n’est pas le fichier d’une arène : sa ligne { $line } n’a pas de réglages. Donnez un autre fichier.
error-arena-bad-line = La ligne { $line } de { $path } est abîmée. Effacez cette ligne : sa partie sera rejouée.
error-bad-picture = { $path } ne peut pas être dessiné : le nom d’une image finit par l’un de ceux-ci : { $kinds }.
error-no-matplotlib = Une image demande matplotlib. Installez-le avec : pip install "entrepot[pictures]"

## Le serveur de tables

server-title = Entrepôt
server-about = Des tables pour des jeux de commerce maritime. Tout ce que fait la page dans le navigateur, un programme peut le faire : créer une table ou prendre une place avec "bearer": true, envoyer la clé reçue dans Authorization: Bearer, et jouer par requêtes POST ou par la socket à /api/tables/(id)/socket.
server-no-page = La page n’est pas encore construite. Dans le dossier du projet, tapez : make page

## Lancer et arrêter

server-here = Entrepôt est ouvert à { $address }
server-others = Les autres l’atteignent à { $address }
server-alone = Seul cet ordinateur l’atteint. Pour jouer avec d’autres sur votre réseau, lancez-le avec --host 0.0.0.0
server-data = Les tables sont gardées dans { $path }
server-stop = Ctrl-C l’arrête ; les tables reprennent quand il est relancé.
server-port-taken = Le port { $port } de { $host } est déjà pris, peut-être par un autre Entrepôt. Choisissez-en un autre avec --port, ou --port 0 pour un port libre quelconque.
server-no-host = Cet ordinateur ne peut pas écouter à { $host }, port { $port } : { $why }.
server-backed-up = Les tables sont copiées dans { $path }
server-migrated = { $count ->
    [0] Aucune table n’a été copiée dans { $path }.
    [one] Une table a été copiée dans { $path }.
   *[other] { $count } tables ont été copiées dans { $path }.
}
server-migrated-left = { $count ->
    [one] Une y était déjà.
   *[other] { $count } y étaient déjà.
}
server-thinks = { $workers ->
    [one] Un processus réfléchit
   *[other] { $workers } processus réfléchissent
} pour les serveurs de { $path }. Ctrl-C y met fin.
server-pruned = { $count ->
    [0] Aucune table n’est si ancienne.
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
server-would-prune = { $count ->
    [0] Aucune table n’est si ancienne.
    [one] { $count } table serait supprimée.
   *[other] { $count } tables seraient supprimées.
}
server-tables = Tables dans { $path }
server-tables-state = état
server-tables-waiting = en attente
server-tables-dealing = distribution
server-tables-playing = en cours
server-tables-over = terminées
server-tables-frozen = gelées
server-tables-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
server-tables-older = plus anciennes
server-tables-all = toutes
server-tables-due = Tables où un bot doit répondre dès que quelqu’un regarde : { $count }
server-load-tables = Tables en mémoire : { $loaded } sur { $all }. Connexions ouvertes : { $sockets }.
server-load-workers = Processus : { $busy } sur { $workers } occupés. En attente : { $watched } pour des bots que quelqu’un regarde, { $hint } conseils, { $replay } replays, { $unwatched } pour d’autres bots.
server-load-answers = Depuis le lancement : { $answers } réponses données, { $refused } requêtes refusées.
server-load-times = Dans 95 % des cas, au plus : mises à jour, { $update } ms ; écritures, { $write } ms ; pauses du ramasse-miettes, { $pause } ms.
server-load-process = Mémoire : { $memory } Mo. Fichiers ouverts : { $files } sur { $most }.
