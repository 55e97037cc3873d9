# Import / Export : ses mots, ses événements, ses scores, et sa table sur la page et dans le terminal.
# Les cartes sont dans cards.ftl, les questions dans questions.ftl, les règles dans rules.ftl.

import-export-name = Import / Export

## Types, actions et lieux

import-export-word-technology = Technologie
import-export-word-agriculture = Agriculture
import-export-word-illegal = Illégal
import-export-word-consumer = Consommation
import-export-word-luxury = Luxe
import-export-word-capital = Capital

import-export-word-technology-number = bateau Technologie { $number }
import-export-word-agriculture-number = bateau Agriculture { $number }
import-export-word-illegal-number = bateau Illégal { $number }
import-export-word-consumer-number = bateau Consommation { $number }
import-export-word-luxury-number = bateau Luxe { $number }
import-export-word-capital-number = bateau Capital { $number }

import-export-word-load = Chargement
import-export-word-contract = Contrat
import-export-word-pirate = Piraterie
import-export-word-import = Import
import-export-word-supply = Ravitaillement
import-export-word-draw = Pioche

import-export-word-hand = la main
import-export-word-deck = la pioche
import-export-word-island = l’île
import-export-word-discard = la défausse
import-export-word-goods = les biens
import-export-word-imports = les imports
import-export-word-shipments = les cargaisons
import-export-word-played = les cartes jouées
import-export-word-sea = la haute mer
import-export-word-harbour = le port
import-export-word-loaded = avec tous ses conteneurs

import-export-word-base = jeu de base
import-export-word-jutaku = Jutaku
import-export-word-kickstarter = Kickstarter
import-export-word-captain = Captain

## Événements

import-export-because = { $cause_id ->
    [none] {""}
    [load] {""}
    [contract] {""}
    [pirate] {""}
    [import] {""}
    [supply] {""}
    [draw] {""}
   *[card] {" "}({ $cause })
}
import-export-credits = { $amount ->
    [one] { $amount } crédit
   *[other] { $amount } crédits
}
import-export-event-colour = { $seat } joue la couleur { $to } et commence avec { $amount } crédits.
import-export-event-sail = { $from_id ->
    [deck] { $seat } a un bateau en haute mer avec { $cards }.
   *[ship] { $seat } envoie le { $from } en haute mer avec { $cards }.
}
import-export-event-island = { $from_id ->
    [deck] L’île reçoit { $cards }{ import-export-because }.
    [hand] { $seat } pose { $cards } sur l’île{ import-export-because }.
    [goods] { $seat } déplace { $cards } de ses biens sur l’île{ import-export-because }.
    [shipments] { $seat } déplace { $cards } de ses cargaisons sur l’île{ import-export-because }.
   *[other] { $seat } pose { $cards } sur l’île, depuis le { $from }{ import-export-because }.
}
import-export-event-draw = { $known ->
    [yes] { $seat } pioche { $cards }{ import-export-because }.
   *[no] { $amount ->
        [one] { $seat } pioche { $amount } carte{ import-export-because }.
       *[other] { $seat } pioche { $amount } cartes{ import-export-because }.
    }
}
import-export-event-turn = Tour { $amount } : { $seat }
import-export-event-lead = { $seat } déclare { $to } avec { $cards }.
import-export-event-follow = { $seat } suit avec { $cards } ({ $to }).
import-export-event-play = { $seat } joue { $cards } pour une action { $to }{ import-export-because }.
import-export-event-contract = { $seat } contracte { $cards } sur le { $to }{ import-export-because }.
import-export-event-load = { $seat } charge { $cards } sur le { $to }{ import-export-because }.
import-export-event-complete = { $amount ->
    [one] { $seat } complète le { $from } avec { $amount } conteneur{ import-export-because }.
   *[other] { $seat } complète le { $from } avec { $amount } conteneurs{ import-export-because }.
}
import-export-event-shipment = { $seat } ajoute { $cards } à ses cargaisons{ import-export-because }.
import-export-event-gain = { $seat } gagne { import-export-credits }{ import-export-because }.
import-export-event-pay = { $to_id ->
    [none] { $seat } paie { import-export-credits }{ import-export-because }.
   *[seat] { $seat } paie { import-export-credits } à { $to }{ import-export-because }.
}
import-export-event-discard = { $seat_id ->
    [none] La défausse reçoit { $cards }{ import-export-because }.
   *[seat] { $seat } défausse { $cards }{ import-export-because }.
}
import-export-event-good = { $seat } ajoute { $cards } à ses biens{ import-export-because }.
import-export-event-import = { $seat } ajoute { $cards } à ses imports{ import-export-because }.
import-export-event-take = { $from_id ->
    [island] { $seat } prend en main { $cards } sur { $from }{ import-export-because }.
    [deck] { $seat } prend en main { $cards } depuis { $from }{ import-export-because }.
   *[ship] { $seat } prend en main { $cards } sur le { $from }{ import-export-because }.
}
import-export-event-give = { $known ->
    [yes] { $seat } donne { $cards } à { $to }{ import-export-because }.
   *[no] { $seat } donne une carte à { $to }{ import-export-because }.
}
import-export-event-show = { $known ->
    [yes] { $seat } montre { $cards }{ import-export-because }.
   *[no] { $seat } n’a pas de carte à montrer{ import-export-because }.
}
import-export-event-pirate = { $from_id ->
    [island] { $seat } pirate { $cards } depuis { $from }{ import-export-because }.
    [deck] { $seat } pirate { $cards } depuis { $from }{ import-export-because }.
    [seat-0] { $seat } pirate { $cards } chez { $from }{ import-export-because }.
    [seat-1] { $seat } pirate { $cards } chez { $from }{ import-export-because }.
    [seat-2] { $seat } pirate { $cards } chez { $from }{ import-export-because }.
    [seat-3] { $seat } pirate { $cards } chez { $from }{ import-export-because }.
    [seat-4] { $seat } pirate { $cards } chez { $from }{ import-export-because }.
    [seat-5] { $seat } pirate { $cards } chez { $from }{ import-export-because }.
   *[ship] { $seat } pirate { $cards } depuis le { $from }{ import-export-because }.
}
import-export-event-turn-up = { $seat } révèle { $cards }{ import-export-because }.
import-export-event-pick = { $to_id ->
    [island] { $seat } choisit { $to } pour l’import.
   *[ship] { $seat } choisit le { $to } pour l’import.
}
import-export-event-bid = { $amount ->
    [unknown] { $seat } passe.
   *[other] { $seat } offre { $amount }.
}
import-export-event-bid-won = { $seat } remporte l’enchère avec { $amount }.
import-export-event-return = { $known ->
    [yes] { $seat } récupère au port le { $to } avec { $cards }{ import-export-because }.
   *[no] { $seat } récupère au port le { $to }{ import-export-because }.
}
import-export-event-shuffle = { $amount ->
    [one] La défausse devient une nouvelle pioche de { $amount } carte.
   *[other] La défausse devient une nouvelle pioche de { $amount } cartes.
}
import-export-event-copy = Chez { $seat }, { $first_card } copie désormais { $last_card }.
import-export-event-coin = { $amount ->
    [0] La pièce tombe sur pile{ import-export-because }.
   *[1] La pièce tombe sur face{ import-export-because }.
}
import-export-event-name = { $known ->
    [yes] { $seat } nomme { $cards }{ import-export-because }.
   *[no] { $seat } nomme { $to }{ import-export-because }.
}
import-export-event-store = { import-export-credits } de plus sur { $cards }.
import-export-event-claim = { $seat } compte { $cards } comme bien de type { $to }{ import-export-because }.
import-export-event-extra-turn = { $seat } aura deux tours de capitaine de suite{ import-export-because }.
import-export-event-end = C’était le dernier tour.
import-export-event-win = { $seat } gagne immédiatement la partie{ import-export-because }.

## Scores

import-export-score-credits = { $amount } en crédits
import-export-score-harbour = { $amount } pour les conteneurs au port
import-export-score-goods = { $amount } pour les biens de type { $what }
import-export-score-majority = { $amount } pour la majorité en { $what }
import-export-score-set = { $amount } pour des biens de tous les types
import-export-score-power = { $amount } pour « { $what } »

## Types et marchandises d’un coup d’œil

page-letter-technology = T
page-letter-agriculture = A
page-letter-illegal = I
page-letter-consumer = C
page-letter-luxury = L
page-letter-capital = $

cli-import-export-letter-technology = T
cli-import-export-letter-agriculture = A
cli-import-export-letter-illegal = I
cli-import-export-letter-consumer = C
cli-import-export-letter-luxury = L
cli-import-export-letter-capital = K

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

## La table sur la page

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
page-led-by = { $name } a déclaré { $action }
page-leads = Capitaine : { $name }
page-bidding = enchère : { $place }
page-bid-won = { $name } remporte l’enchère avec { $amount }
page-bid-tie = Égalité à { $amount } : { $name } l’emporte, dans le sens horaire à partir du capitaine
page-bid-tie-power = Égalité à { $amount } : toute égalité revient à { $name }
page-bid-down = offre faite
page-picked = import : { $place }
page-again = { $name } reste capitaine au tour suivant
page-extra-turn = { $name } aura deux tours de capitaine de suite

## La table dans le terminal

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
