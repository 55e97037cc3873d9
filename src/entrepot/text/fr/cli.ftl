# La ligne de commande

## Aide

cli-help = Jouer à des jeux de commerce maritime dans le navigateur ou le terminal, et revoir des parties enregistrées.
cli-help-play = Jouer en plein écran, contre des bots ou à la table d’un serveur. Tapez ? pendant la partie pour voir ce que vous pouvez faire.
cli-help-replay = Revoir une partie enregistrée, pas à pas.
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
cli-help-eyes = Voir la partie depuis ce siège (à partir de 0). Par défaut : comme un spectateur, qui ne voit aucune main.
cli-help-all = Tout afficher sans attendre de touche.
cli-help-serve = Tenir des tables où jouent personnes, bots et programmes, dans le navigateur.
cli-help-host = L’adresse où écouter ; 0.0.0.0 pour toutes celles de cet ordinateur. Par défaut : 127.0.0.1, pour cet ordinateur seul.
cli-help-port = Le port où écouter ; 0 pour un port libre quelconque. Par défaut : 8000.
cli-help-data = Le dossier des tables. Par défaut : entrepot/tables dans votre dossier de données.
cli-help-public-url = L’adresse sous laquelle les autres voient la page, si elle est derrière un proxy, par exemple https://example.org/games.
cli-help-workers = Le nombre de processus qui réfléchissent pour les bots. Par défaut : un par cœur, deux au moins.
cli-help-limits = Multiplier toutes les limites de fréquence par ce nombre ; 0 : aucune limite. Par défaut : 1.
cli-help-open = Ouvrir la page dans le navigateur.
cli-help-log-level = Ce qui est noté au journal : debug, info, warning ou error. Par défaut : info.
cli-help-backup = Copier les tables pendant que le serveur tourne.
cli-help-backup-to = Le fichier où écrire la copie.
cli-help-prune = Supprimer les tables où rien ne s’est passé depuis longtemps.
cli-help-older-than = Depuis combien de temps : 90d pour quatre-vingt-dix jours, 12h pour douze heures. Par défaut : 90d.
cli-help-playing = Aussi les tables dont la partie n’est pas finie.
cli-help-dry-run = Dire seulement combien ce serait.
cli-version = { $rules ->
    [compiled] entrepot { $version } (règles compilées)
   *[plain] entrepot { $version } (règles en Python, non compilées)
}

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

## Conseils

cli-hint-chance = victoire
cli-hint-tried = essais
cli-hint-worth = à vue
cli-hint-option = choix
cli-hint-why = { $worlds ->
    [one] D’après { $worlds } partie qu’un bot a poursuivie dans sa tête, à partir de ce que { $who } peut savoir.
   *[other] D’après { $worlds } parties qu’un bot a poursuivies dans sa tête, à partir de ce que { $who } peut savoir.
} « { cli-hint-worth } » est ce que semble valoir un choix au premier regard, comparé au meilleur.
cli-hint-over = La partie est finie : il n’y a rien à décider.
cli-hint-not-asked = { $who } n’a rien à décider maintenant. La partie attend : { $seats }.

cli-saved = La partie est sauvegardée. Pour la reprendre :
cli-recorded = La partie est enregistrée. Pour la revoir :
cli-result-player = Joueur
cli-result-score = Score
cli-winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}

## Parties enregistrées

cli-spectator = un spectateur
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

## La Route maritime de la soie

cli-silk-road-no-cards = Les cartes de ce jeu sont des marchandises et n’ont pas de texte à elles.

cli-silk-road-title = { $turn ->
    [0] Mise en place, { $deck }
   *[other] Tour { $turn }, { $deck }
}
cli-silk-road-deck = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
cli-silk-road-market = Marché
cli-silk-road-supply = Cubes restants
cli-silk-road-own-hand = Votre main
cli-silk-road-ships = Navires
cli-silk-road-own-ships = Vos navires
cli-silk-road-hand = Main
cli-silk-road-coins = Pièces
cli-silk-road-cards = Cartes
cli-silk-road-shop = À vendre
cli-silk-road-offer = { $cards } à { $price }
cli-silk-road-ship = { $count ->
    [0] aucun navire
    [one] { $count } navire
   *[other] { $count } navires
}
cli-silk-road-licence = { $count ->
    [0] aucune licence
    [one] { $count } licence
   *[other] { $count } licences
}
cli-silk-road-porter = { $count ->
    [0] aucun porteur
    [one] { $count } porteur
   *[other] { $count } porteurs
}
cli-silk-road-exchange = { $count ->
    [0] aucun comptoir
    [one] { $count } comptoir
   *[other] { $count } comptoirs
}
cli-silk-road-group-play = Jouer { $count } × { $good }
cli-silk-road-inside-play = { $count ->
    [one] Jouer { $count } × { $good } : quelle carte du marché recouvrir ?
   *[other] Jouer { $count } × { $good } : quelles cartes du marché recouvrir ?
}
cli-silk-road-group-exchange = Navire { $ship } ({ $good }) : échanger son cube
cli-silk-road-inside-exchange = Le navire { $ship } porte un cube ({ $good }) : contre quoi l’échanger ?

## Import / Export

cli-import-export-letter-technology = T
cli-import-export-letter-agriculture = A
cli-import-export-letter-illegal = I
cli-import-export-letter-consumer = C
cli-import-export-letter-luxury = L
cli-import-export-letter-capital = K
cli-import-export-title = { $turn ->
    [0] Mise en place
   *[other] { $led ->
        [none] Tour { $turn }, capitaine { $leader }, objectif { $target }, pioche { $deck }, défausse { $discard }
       *[other] Tour { $turn }, { $leader } déclare { $led }, objectif { $target }, pioche { $deck }, défausse { $discard }
    }
}{ $last ->
    [yes] , dernier tour
   *[no] {""}
}
cli-import-export-player = Joueur
cli-import-export-colour = Couleur
cli-import-export-credits = Crédits
cli-import-export-hand = Main
cli-import-export-goods = Biens, + sa couleur
cli-import-export-imports = Imports
cli-import-export-plus = +
cli-import-export-shipments = Cargaisons
cli-import-export-harbour = Bateaux au port
cli-import-export-empty = Vides
cli-import-export-sea = Bateaux en haute mer
cli-import-export-shown = Cartes connues en main
cli-import-export-island = Île
cli-import-export-held = En chemin
cli-import-export-own-hand = Votre main
cli-import-export-free = libre
cli-import-export-tier = niveau { $tier }
cli-import-export-as = { $name } comme { $other }
cli-import-export-with = { $name } avec { $credits }
cli-import-export-card = Type { $type }, action { $action }, niveau { $tier }, série { $set }
cli-import-export-load = Requis
cli-import-export-house = { $count ->
    [one] Valeur propre à ce projet, et non celle de la carte imprimée : { $fields }.
   *[other] Valeurs propres à ce projet, et non celles de la carte imprimée : { $fields }.
}
cli-import-export-own = { $count ->
    [one] Valeur tirée de votre fichier : { $fields }.
   *[other] Valeurs tirées de votre fichier : { $fields }.
}
cli-import-export-value-type = type
cli-import-export-value-tier = niveau
cli-import-export-value-load = conteneurs requis
cli-import-export-inside = { $name } : que choisissez-vous ?
cli-import-export-group-lead = Déclarer { $what }
cli-import-export-group-follow = Suivre avec deux cartes
cli-import-export-group-follow-load = Suivre avec deux cartes, pour charger
cli-import-export-group-contract = Contracter { $what }
cli-import-export-group-load = Charger { $what }
cli-import-export-group-load-two = Charger { $what } avec une autre carte
cli-import-export-group-take = Prendre { $what }
cli-import-export-group-take-any = Prendre une carte sur l’île
cli-import-export-group-sell-any = Vendre une carte
cli-import-export-group-discard-contract-any = Défausser un contrat
cli-import-export-group-pirate = Pirater ({ $what })
cli-import-export-group-pirate-two = Pirater deux conteneurs ensemble ({ $what } et ailleurs)
cli-import-export-group-card = Choisir une carte de type { $what }
cli-import-export-group-card-as = Compter { $what }
cli-import-export-group-cards = { $what } et d’autres
cli-import-export-group-goods = { $what } et un autre
cli-import-export-group-use = Utiliser { $what }
