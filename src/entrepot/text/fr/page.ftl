# La page autour de la table : accueil, salle d’attente, hôte, réglages

page-title = Entrepôt
page-gallery = De quoi la page est faite

lobby-title = { $title } · Entrepôt
lobby-title-turn = ● À vous · { $game }
lobby-unknown-problem = Quelque chose n’a pas marché ({ $code }).
lobby-trouble-not-reached = Le serveur est injoignable. Est-il lancé, et cet appareil est-il connecté ?
lobby-trouble-no-json = { $name } n’est pas un fichier JSON, ce ne peut donc pas être un enregistrement.
lobby-trouble-no-document = Les valeurs des cartes ne sont ni du JSON ni du TOML : { $why }
lobby-close = Fermer
lobby-done = C’est fait.
lobby-home = Retour à l’accueil
lobby-nowhere = Il n’y a rien ici
lobby-nowhere-why = Cette adresse ne mène à aucune page. Il lui manque peut-être un morceau.
lobby-pages = Pages
lobby-link-learn = Apprendre
lobby-link-cards = Cartes
lobby-link-replay = Replay
lobby-link-settings = Réglages
lobby-link-about = À propos

## Places

lobby-bot = Bot ({ $level ->
    [easy] facile
    [hard] difficile
    [expert] expert
   *[normal] normal
})
lobby-bot-number = Bot { $number } ({ $level ->
    [easy] facile
    [hard] difficile
    [expert] expert
   *[normal] normal
})
lobby-captain = { $name } (bot, { $level ->
    [easy] facile
    [hard] difficile
    [expert] expert
   *[normal] normal
})
captain-brackwater = Brackwater
captain-corallis = Corallis
captain-driftmoor = Driftmoor
captain-fathomby = Fathomby
captain-galewin = Galewin
captain-harbrook = Harbrook
captain-kelpworth = Kelpworth
captain-lanterby = Lanterby
captain-merrowin = Merrowin
captain-moorwick = Moorwick
captain-oystermark = Oystermark
captain-petrellan = Petrellan
captain-saltonby = Saltonby
captain-sandarel = Sandarel
captain-spindrake = Spindrake
captain-tidewell = Tidewell
lobby-open-seat = Place libre { $number }
lobby-kept-for = Réservée à { $name }
lobby-seat-open = libre
lobby-seat-bot = bot
lobby-seat-thinking = réfléchit
lobby-seat-away = un bot joue à sa place
lobby-seat-away-since = un bot joue à sa place depuis { $time }
lobby-seat-you = Vous
lobby-seat-here = en ligne
lobby-seat-offline = hors ligne
lobby-seat-friend = Libre, pour un ami
lobby-level-easy = facile
lobby-level-normal = normal
lobby-level-hard = difficile
lobby-level-expert = expert

## Accueil

lobby-tagline = Deux jeux de commerce maritime, entre amis ou contre des bots
lobby-sail-as = Votre nom
lobby-nobody = Matelot
lobby-about-import-export = Décrochez des contrats, chargez vos bateaux, jouez les pirates. Chaque carte est à la fois un bien, un contrat et un pouvoir.
lobby-about-maritime-silk-road = Porcelaine, soie et thé. Observez le marché, posez la bonne carte et vendez au bon moment.
lobby-players = Joueurs
lobby-player-count = { $count } joueurs
lobby-level-bots = { $level ->
    [easy] bots faciles
    [hard] bots difficiles
    [expert] bots experts
   *[normal] bots normaux
}
lobby-play-now = Jouer
lobby-dealing = Distribution…
lobby-learn = Première fois ? Apprenez en jouant
lobby-set-up = Créer une table, inviter des amis
lobby-your-tables = Vos tables
lobby-branch = Branche
lobby-your-turn = À vous de jouer
lobby-state-waiting = En attente de joueurs
lobby-state-dealing = Distribution en cours
lobby-state-over = Finie
lobby-state-frozen = Gelée
lobby-open-tables = Tables ouvertes
lobby-no-tables = Aucune table publique pour l’instant. Si vous en créez une, vous pouvez l’afficher ici.
lobby-filter-game = Jeu
lobby-filter-game-all = tous
lobby-filter-state = Tables
lobby-filter-state-all = toutes
lobby-filter-state-waiting = avec des places libres
lobby-filter-state-playing = à regarder
lobby-no-such-tables = Aucune table ouverte de ce genre pour l’instant.
lobby-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-more-tables = Montrer plus de tables
lobby-records = Revoir une partie
lobby-records-why = Déposez l’enregistrement d’une partie n’importe où sur cette page, ou choisissez le fichier.
lobby-choose-file = Choisir un fichier
lobby-drop-here = Déposez l’enregistrement pour revoir la partie

## Une nouvelle table

lobby-new-table = { $game } : nouvelle table
lobby-no-such-game = Ce serveur ne propose pas ce jeu.
lobby-who-plays = Qui joue
lobby-all-friends = Des amis à toutes les autres places
lobby-all-bots = Des bots à toutes les autres places
lobby-shuffle = Tirer les places au sort
lobby-the-game = La partie
lobby-the-table = La table
lobby-option-sets = Séries de cartes
lobby-option-note-sets = Une série suffit pour jouer. Plus il y en a, plus il y a de cartes et de pouvoirs.
lobby-option-target = Crédits qui mettent fin à la partie
lobby-option-note-target = Un nombre pair. La règle dit 50 ; au-delà, la partie est plus longue.
lobby-option-closed-hands = Mains fermées
lobby-option-note-closed-hands = Les questions qui dépendent des cartes d’une main sont toujours posées, même si l’on ne peut rien faire. Ainsi, le silence n’apprend rien à personne ; la partie dure un peu plus longtemps.
lobby-option-show-coins = Pièces visibles de tous
lobby-option-note-show-coins = Selon la règle, les pièces sont secrètes : à chacun de compter.
lobby-option-cards = Vos propres valeurs de cartes
lobby-option-note-cards = Types, niveaux et conteneurs requis de vos cartes imprimées, en JSON ou TOML, par identifiant de carte
lobby-listed = Montrer la table à tous sur la page d’accueil
lobby-pace-label = Temps minimal des bots
lobby-pace-none = aucun
lobby-pace-is = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
lobby-clock-label = Temps par réponse
lobby-clock-none = sans limite
lobby-budget-label = Minutes pour toute la partie
lobby-budget-none = sans limite
lobby-grace-label = Un bot remplace les absents après
lobby-grace-none = jamais
lobby-time = { $unit ->
    [second] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
    [minute] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    [hour] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[day] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
}
lobby-seed = Graine
lobby-seed-random = au hasard
lobby-open-table = Ouvrir la table

## La salle d’attente

lobby-invite = Inviter
lobby-invite-link = Lien vers cette table
lobby-by-link = Il faut ce lien pour trouver la table.
lobby-is-listed = Tout le monde voit cette table sur la page d’accueil.
lobby-loopback = Seul cet ordinateur atteint cette adresse. Pour que d’autres puissent venir, lancez le serveur avec --host 0.0.0.0, ou avec --public-url derrière un proxy.
lobby-address = Adresse
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share-sheet = Partager…
lobby-qr = QR code du lien
lobby-seats = Places
lobby-name = Votre nom
lobby-sit-down = Prendre place
lobby-take-seat = Prendre cette place
lobby-take-seat-number = Prendre la place { $number }
lobby-waiting-for = { $count ->
    [one] On attend encore { $count } joueur.
   *[other] On attend encore { $count } joueurs.
}
lobby-begins = Tout le monde est là : la partie commence.
lobby-bots-level = Bots
lobby-begin-with-bots = Commencer, avec des bots aux places libres
lobby-seeded = donne choisie
lobby-seeded-why = Donne choisie : qui a créé cette table a choisi la graine, et connaît peut-être l’ordre des cartes.
lobby-coins-open = pièces visibles
lobby-own-values-in-use = valeurs de cartes modifiées
lobby-clock-is = { $seconds } secondes par réponse
lobby-budget-is = { $minutes } minutes par personne pour toute la partie

## À la table

lobby-menu = Menu
lobby-menu-share = Inviter, partager
lobby-menu-move = Passer sur un autre appareil
lobby-menu-rename = Changer de nom
lobby-menu-introduce = Dire qui je suis
lobby-menu-host = Gérer la table
lobby-menu-leave = Quitter la table
lobby-you-watch = Vous regardez
lobby-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
lobby-watchers = Spectateurs : { $names }
lobby-clock = Temps restant
lobby-time-left = Temps restant pour toute la partie
lobby-latency = { $ms } ms
lobby-connection-on = en ligne
lobby-connection-connecting = connexion
lobby-connection-off = hors ligne
lobby-connecting = En route vers la table…
lobby-lost = Connexion perdue, nouvel essai en cours. La partie, elle, ne perd rien.
lobby-lost-with-answer = Connexion perdue, nouvel essai en cours. Votre réponse partira dès le retour de la connexion.
lobby-bot-plays = Un bot joue pour vous.
lobby-bot-plays-since = Un bot joue pour vous depuis { $time }.
lobby-bot-played = Un bot a joué pour vous de { $from } à { $to }.
lobby-bot-did = Ce qu’il a fait
lobby-bot-did-nothing = Il n’a rien eu à décider.
lobby-play-again = Reprendre ma place
lobby-talk-share = Inviter, partager
lobby-share-why = Ce lien permet de prendre une place libre, ou de regarder.
lobby-talk-move = Changer d’appareil
lobby-move-why = Le lien emporte votre place sur un autre appareil ou dans un autre navigateur. Ici, vous ne ferez plus que regarder.
lobby-move-make = Créer le lien
lobby-move-link = Lien qui emporte votre place
lobby-move-once = Il sert une seule fois, dans les 10 minutes. Ne le donnez à personne.
lobby-moving = Votre place arrive ici…
lobby-talk-rename = Changer de nom
lobby-rename = Changer
lobby-talk-introduce = Dire qui je suis
lobby-introduce-why = Toute la table voit ce nom tant que vous regardez. Laissez-le vide pour regarder sans nom.
lobby-talk-leave = Quitter la table
lobby-leave-why = Un bot continue pour vous. Vous pouvez reprendre votre place à tout moment depuis ce navigateur.
lobby-leave-waiting = Votre place redevient libre.
lobby-leave = Quitter
lobby-stay = Rester
lobby-talk-settings = Réglages
lobby-gone = Cette table n’est pas ici
lobby-moved = Vous n’avez plus de place ici
lobby-moved-why = Vous pouvez regarder la partie.
lobby-result = Voir le résultat
lobby-broken = La page n’arrive pas à montrer cette table
lobby-again = Réessayer
lobby-frozen = Cette table est gelée
lobby-frozen-why = On peut la regarder et la télécharger, mais plus y jouer.
lobby-download = Télécharger l’enregistrement

## Le panneau de l’hôte

lobby-to-table = Vers la table
lobby-not-host = Seul l’hôte peut faire cela, dans le navigateur où la table a été créée.
lobby-give-away = Remplacer par un bot
lobby-give-away-seat = Place { $number } : remplacer par un bot
lobby-give-bot = Donner à un bot
lobby-give-bot-seat = Donner la place { $number } à un bot
lobby-give-open = Libérer
lobby-give-open-seat = Libérer la place { $number }
lobby-give-back = Rendre
lobby-give-back-seat = Rendre la place { $number } à son joueur
lobby-step-back = Revenir en arrière
lobby-step-back-why = La partie revient avant la dernière réponse, quel qu’en soit l’auteur. Tout le monde en est averti. Le hasard se répète à l’identique.
lobby-stepped-back = La partie est revenue en arrière.
lobby-took-back-person = { $who_id ->
    [you] Vous avez
   *[seat] { $who } a
} annulé une réponse.
lobby-took-back-people = D’un commun accord, la partie est revenue avant { $who_id ->
    [you] votre dernière réponse.
   *[seat] la dernière réponse donnée par { $who }.
}
lobby-took-back-host = L’hôte a annulé { $who_id ->
    [you] votre dernière réponse.
   *[seat] la dernière réponse, donnée par { $who }.
}
lobby-notice-left = { $who_id ->
    [you] Vous avez
   *[seat] { $who } a
} quitté la table. Un bot joue pour { $who } depuis { $time }.
lobby-notice-grace = Un bot joue pour { $who } depuis { $time }.
lobby-notice-host = L’hôte fait jouer un bot pour { $who } depuis { $time }.
lobby-notice-back = { $who_id ->
    [you] Vous êtes
   *[seat] { $who } est
} de retour.
lobby-notice-bot = Un bot a pris { $who_id ->
    [you] votre place.
   *[seat] la place occupée par { $who }.
}
lobby-notice-refused = { $by_id ->
    [you] Vous n’acceptez pas
   *[seat] { $by } n’accepte pas
} { $who_id ->
    [you] votre proposition de retour en arrière.
   *[seat] le retour en arrière proposé par { $who }.
}
lobby-notice-withdrawn = { $who_id ->
    [you] Vous ne proposez
   *[seat] { $who } ne propose
} plus de revenir en arrière.
lobby-export = Exporter
lobby-export-before = Tant que la partie dure, l’export ne contient que ce que vous avez le droit de savoir.
lobby-export-after = L’export est l’enregistrement de la partie : il permet de la revoir.
lobby-delete = Supprimer la table
lobby-delete-why = La table, sa partie et toutes ses places disparaissent pour toujours, pour tout le monde.
lobby-delete-now = Supprimer pour toujours
lobby-keep = Garder

## Réglages

lobby-theme = Clair ou sombre
lobby-theme-auto = comme le système
lobby-theme-light = clair
lobby-theme-dark = sombre
lobby-sound = Son
lobby-sound-off = coupé
lobby-sound-turn = quand c’est à moi
lobby-sound-all = tous les sons
lobby-volume = Volume
lobby-motion = Animations
lobby-motion-auto = comme le système
lobby-motion-off = réduites
lobby-motion-speed = Vitesse des mouvements
lobby-motion-speed-slow = lente
lobby-motion-speed-normal = normale
lobby-motion-speed-fast = rapide
lobby-text-size = Taille du texte
lobby-text-size-small = petite
lobby-text-size-normal = normale
lobby-text-size-large = grande
lobby-card-size = Taille des cartes
lobby-card-size-small = petite
lobby-card-size-normal = normale
lobby-card-size-large = grande
lobby-new-tables = Pour les nouvelles tables et pour « Jouer »
lobby-confirm = Validation
lobby-confirm-all = Me faire valider chaque choix
lobby-notify = Notification
lobby-notify-turn = M’avertir quand c’est à moi et que cette page est cachée
lobby-notify-refused = Le navigateur ne le permet pas pour cette page.
lobby-language = Langue
lobby-language-auto = comme le navigateur

## Toutes les cartes

lobby-all-cards = Toutes les cartes
lobby-card-sought = Nom ou pouvoir
lobby-card-type = Type
lobby-card-all = tout
lobby-card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Les chemins vers les règles et vers la page d’une carte, de partout

help-rules = Règles
help-rules-of = Règles : { $game }
help-paragraph = Règles, paragraphe { $number }
help-paragraphs = Dans les règles :
help-card = Tout sur « { $card } »
help-new-tab = s’ouvre à côté de la partie
help-peek-rules = règles et détails
help-house = La plupart des niveaux et des conteneurs requis sont des valeurs propres à ce projet : le texte des livrets de règles ne les donne pas, il a donc fallu les choisir. La page de chaque carte dit lesquelles.

## À propos

lobby-about-unofficial-title = Non officiel
lobby-about-unofficial-text = Ceci est l’œuvre d’un fan. Elle n’est ni faite ni approuvée par les auteurs ou éditeurs d’Import / Export et de La Route maritime de la soie (Maritime Silk Road), et n’utilise aucune de leurs illustrations. Si un jeu vous plaît, achetez-le.
lobby-about-icons-title = Icônes
lobby-about-icons-text = Les icônes viennent de la collection game-icons, par Lorc, Delapouite, Skoll, sbed et d’autres, sous CC BY 3.0 ; seules leur couleur et leur taille ont changé.
lobby-about-icons-link = game-icons.net
lobby-about-licence-link = CC BY 3.0
lobby-about-fonts-title = Polices
lobby-about-fonts-text = Big Shoulders Stencil par The Big Shoulders Project Authors, Barlow par The Barlow Project Authors, Alegreya par Juan Pablo del Peral et The Alegreya Project Authors, toutes sous la SIL Open Font License 1.1.
lobby-about-fonts-link = SIL Open Font License
lobby-about-code-title = Tout le reste
lobby-about-code-text = Tous les autres dessins, et le programme, sont propres à ce projet, sous licence MIT.
lobby-about-house-title = Valeurs des cartes
lobby-about-house-text = { $count } cartes sur { $all } ont des valeurs propres à ce projet ({ $kinds }), car le texte du livret de règles ne les donne pas. Chaque carte dit lesquelles. Si vous avez le jeu imprimé, vous pouvez saisir ses valeurs en créant une table.
lobby-about-api = L’API, pour les programmes
lobby-version = Version { $version }
