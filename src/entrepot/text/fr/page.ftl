# La page dans le navigateur

page-title = Entrepôt
page-gallery = De quoi la page est faite

## Types et marchandises d’un coup d’œil

page-letter-technology = T
page-letter-agriculture = A
page-letter-illegal = I
page-letter-consumer = C
page-letter-luxury = L
page-letter-capital = $

## Cartes

page-card-label = { $name }, { $type }, niveau { $tier }, action { $action }, conteneurs requis : { $load }
page-tier = Niveau { $tier }
page-slots = { $count } { $type }
page-value-type = type
page-value-tier = niveau
page-value-load = conteneurs requis
page-action = Action
page-ruling = Précision
page-set = Série
page-from-rulebook = comme dans le livret de règles
page-from-house = propre à ce projet, car le texte du livret ne le dit pas
page-from-table = convenu pour cette table
page-copies = Elle a le pouvoir de « { $card } » :
page-stored = { $count } crédits sont posés dessus.
page-used = Son pouvoir a déjà servi ce tour-ci.
page-peek = Une carte en grand
page-close-card = Fermer

## Bateaux

page-ship-number = { $number ->
    [1] I
   *[2] II
}
page-ship-label = { $owner ->
    [none] { $name }, { $where }
   *[other] { $owner } : { $name }, { $where }
}
page-slot-free = Emplacement { $type } libre pour { $contract }
page-slot-filled = { $card } ({ $type }) dans un emplacement pour { $contract }
page-container = { $card } ({ $type })
page-ship-empty = Aucun contrat
page-ship-filled = Conteneurs : { $filled } sur { $slots }
page-ship-at-sea = en haute mer
page-ship-in-harbour = au port
page-ship-holds = Capacité : { $count } conteneurs
page-berth = En haute mer : { $name }

## La table

page-sea = La haute mer
page-sea-calm = Aucun bateau en haute mer
page-island = Île de ravitaillement
page-island-empty = L’île est vide
page-pile-deck = Pioche
page-pile = { $pile } : { $count }
page-pile-top = { $pile } : { $count }, { $card } sur le dessus
page-pile-discard = Défausse
page-pile-bare = Aucune carte ici
page-hand = Main
page-hand-empty = Aucune carte en main
page-harbour = Votre port
page-zone-goods = Biens
page-zone-imports = Imports
page-zone-shipments = Cargaisons
page-room = { $used } sur { $room }
page-room-short = { $used }/{ $room }
page-none = rien
page-played = Jouées
page-held = En chemin
page-shown = Connues en main
page-note-used = utilisé
page-note-copy = = { $card }
page-note-stored = +{ $count }
page-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
page-target = fin à { $target } crédits
page-last-turn = dernier tour
page-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-tier-in = { $type } : niveau { $tier }
page-tiers = Niveaux : biens de chaque type, plus un dans sa propre couleur
page-leader = capitaine
page-rivals = Adversaires
page-open = Montrer le port : { $name }
page-close = Masquer le port : { $name }
page-turn = Tour { $turn }
page-led-by = { $name } a déclaré { $action }
page-leads = Capitaine : { $name }
page-picked = import : { $place }
page-again = { $name } reste capitaine au tour suivant
page-extra-turn = { $name } aura deux tours de capitaine de suite

## Questions

page-waiting = On attend { $names }
page-question = Question
page-why = Pourquoi cette question ?
page-undo = Annuler
page-restart = Tout annuler
page-confirm = Valider
page-log = Journal
page-since = Pendant votre absence
page-newest = Aller à la dernière ligne

## Les parties de la table sur un téléphone

page-sections = Zones de la table
page-go-table = Mer
page-go-hand = Main
page-go-rivals = Joueurs
page-go-market = Marché
page-go-ships = Navires
page-go-trade = Négoce
page-go-log = Journal
page-busy = il y a quelque chose à y faire

## Une marchandise de La Route maritime de la soie, en grand

page-good-rule = Quand quelqu’un joue cette marchandise ({ $good }), chaque navire qui la porte rapporte une pièce par case du marché qui la montre.
