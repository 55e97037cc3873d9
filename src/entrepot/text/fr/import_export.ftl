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
import-export-event-colour = { $seat_id ->
    [you] Vous jouez la couleur { $to } et commencez avec { $amount } crédits.
   *[seat] { $seat } joue la couleur { $to } et commence avec { $amount } crédits.
}
import-export-event-sail = { $seat_id ->
    [you] { $from_id ->
        [deck] Vous avez un bateau en haute mer
       *[ship] Vous envoyez le { $from } en haute mer
    }
   *[seat] { $from_id ->
        [deck] { $seat } a un bateau en haute mer
       *[ship] { $seat } envoie le { $from } en haute mer
    }
} avec { $cards }.
import-export-event-island = { $seat_id ->
    [none] L’île reçoit { $cards }
    [you] { $from_id ->
        [hand] Vous posez { $cards } sur l’île
        [goods] Vous déplacez { $cards } de vos biens sur l’île
        [shipments] Vous déplacez { $cards } de vos cargaisons sur l’île
       *[other] Vous posez { $cards } sur l’île, depuis le { $from }
    }
   *[seat] { $from_id ->
        [hand] { $seat } pose { $cards } sur l’île
        [goods] { $seat } déplace { $cards } de ses biens sur l’île
        [shipments] { $seat } déplace { $cards } de ses cargaisons sur l’île
       *[other] { $seat } pose { $cards } sur l’île, depuis le { $from }
    }
}{ import-export-because }.
import-export-event-draw = { $seat_id ->
    [you] Vous piochez
   *[seat] { $seat } pioche
} { $known ->
    [yes] { $cards }
   *[no] { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
}{ import-export-because }.
import-export-event-turn = Tour { $amount } : { $seat }
import-export-event-lead = { $seat_id ->
    [you] Vous déclarez
   *[seat] { $seat } déclare
} { $to } avec { $cards }.
import-export-event-follow = { $seat_id ->
    [you] Vous suivez
   *[seat] { $seat } suit
} avec { $cards } ({ $to }).
import-export-event-play = { $seat_id ->
    [you] Vous jouez
   *[seat] { $seat } joue
} { $cards } pour une action { $to }{ import-export-because }.
import-export-event-contract = { $seat_id ->
    [you] Vous contractez
   *[seat] { $seat } contracte
} { $cards } sur le { $to }{ import-export-because }.
import-export-event-load = { $seat_id ->
    [you] Vous chargez
   *[seat] { $seat } charge
} { $cards } sur le { $to }{ import-export-because }.
import-export-event-complete = { $seat_id ->
    [you] Vous complétez
   *[seat] { $seat } complète
} le { $from } avec { $amount ->
    [one] { $amount } conteneur
   *[other] { $amount } conteneurs
}{ import-export-because }.
import-export-event-shipment = { $seat_id ->
    [you] Vous ajoutez { $cards } à vos cargaisons
   *[seat] { $seat } ajoute { $cards } à ses cargaisons
}{ import-export-because }.
import-export-event-gain = { $seat_id ->
    [you] Vous gagnez
   *[seat] { $seat } gagne
} { import-export-credits }{ import-export-because }.
import-export-event-pay = { $to_id ->
    [you] { $seat } vous paie { import-export-credits }
   *[other] { $seat_id ->
        [you] Vous payez { import-export-credits }
       *[seat] { $seat } paie { import-export-credits }
    }
}{ $to_id ->
    [seat] {" "}à { $to }
   *[other] {""}
}{ import-export-because }.
import-export-event-discard = { $seat_id ->
    [none] La défausse reçoit
    [you] Vous défaussez
   *[seat] { $seat } défausse
} { $cards }{ import-export-because }.
import-export-event-good = { $seat_id ->
    [you] Vous ajoutez { $cards } à vos biens
   *[seat] { $seat } ajoute { $cards } à ses biens
}{ import-export-because }.
import-export-event-import = { $seat_id ->
    [you] Vous ajoutez { $cards } à vos imports
   *[seat] { $seat } ajoute { $cards } à ses imports
}{ import-export-because }.
import-export-event-take = { $seat_id ->
    [you] Vous prenez
   *[seat] { $seat } prend
} { $from_id ->
    [you] { $cards } dans votre main
    [seat] { $cards } parmi les cartes en main chez { $from }
    [island] en main { $cards } sur { $from }
    [deck] en main { $cards } depuis { $from }
   *[ship] en main { $cards } sur le { $from }
}{ import-export-because }.
import-export-event-give = { $seat_id ->
    [you] Vous donnez
   *[seat] { $to_id ->
        [you] { $seat } vous donne
       *[seat] { $seat } donne
    }
} { $known ->
    [yes] { $cards }
   *[no] une carte
}{ $to_id ->
    [you] {""}
   *[seat] {" "}à { $to }
}{ import-export-because }.
import-export-event-show = { $known ->
    [yes] { $seat_id ->
        [you] Vous montrez { $cards }
       *[seat] { $seat } montre { $cards }
    }
   *[no] { $seat_id ->
        [you] Vous n’avez pas de carte à montrer
       *[seat] { $seat } n’a pas de carte à montrer
    }
}{ import-export-because }.
import-export-event-pirate = { $seat_id ->
    [you] Vous piratez
   *[seat] { $seat } pirate
} { $cards } { $from_id ->
    [you] dans votre main
    [seat] en main chez { $from }
    [island] depuis { $from }
    [deck] depuis { $from }
   *[ship] depuis le { $from }
}{ import-export-because }.
import-export-event-turn-up = { $seat_id ->
    [you] Vous révélez
   *[seat] { $seat } révèle
} { $cards }{ import-export-because }.
import-export-event-pick = { $seat_id ->
    [you] Vous choisissez
   *[seat] { $seat } choisit
} { $to_id ->
    [island] { $to }
   *[ship] le { $to }
} pour l’import.
import-export-event-bid = { $amount ->
    [unknown] { $seat_id ->
        [you] Vous passez.
       *[seat] { $seat } passe.
    }
   *[other] { $seat_id ->
        [you] Vous offrez { $amount }.
       *[seat] { $seat } offre { $amount }.
    }
}
import-export-event-bid-won = { $seat_id ->
    [you] Vous remportez
   *[seat] { $seat } remporte
} l’enchère avec { $amount }.
import-export-event-return = { $seat_id ->
    [you] Vous récupérez
   *[seat] { $seat } récupère
} au port le { $to }{ $known ->
    [yes] {" "}avec { $cards }
   *[no] {""}
}{ import-export-because }.
import-export-event-shuffle = { $amount ->
    [one] La défausse devient une nouvelle pioche de { $amount } carte.
   *[other] La défausse devient une nouvelle pioche de { $amount } cartes.
}
import-export-event-copy = Chez { $seat }, { $first_card } copie désormais { $last_card }.
import-export-event-coin = { $amount ->
    [0] La pièce tombe sur pile{ import-export-because }.
   *[1] La pièce tombe sur face{ import-export-because }.
}
import-export-event-name = { $seat_id ->
    [you] Vous nommez
   *[seat] { $seat } nomme
} { $known ->
    [yes] { $cards }
   *[no] { $to }
}{ import-export-because }.
import-export-event-store = { import-export-credits } de plus sur { $cards }.
import-export-event-claim = { $seat_id ->
    [you] Vous comptez
   *[seat] { $seat } compte
} { $cards } comme bien de type { $to }{ import-export-because }.
import-export-event-extra-turn = { $seat_id ->
    [you] Vous aurez
   *[seat] { $seat } aura
} deux tours de capitaine de suite{ import-export-because }.
import-export-event-end = C’était le dernier tour.
import-export-event-win = { $seat_id ->
    [you] Vous gagnez
   *[seat] { $seat } gagne
} immédiatement la partie{ import-export-because }.

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
page-led-by = { $name_id ->
    [you] Vous avez
   *[seat] { $name } a
} déclaré { $action }
page-leads = { $name_id ->
    [you] Vous êtes capitaine
   *[seat] Capitaine : { $name }
}
page-bidding = enchère : { $place }
page-bid-won = { $name_id ->
    [you] Vous remportez
   *[seat] { $name } remporte
} l’enchère avec { $amount }
page-bid-tie = Égalité à { $amount } : { $name_id ->
    [you] vous l’emportez
   *[seat] { $name } l’emporte
}, dans le sens horaire à partir du capitaine
page-bid-tie-power = Égalité à { $amount } : toute égalité { $name_id ->
    [you] vous revient
   *[seat] revient à { $name }
}
page-bid-down = offre faite
page-picked = import : { $place }
page-again = { $name_id ->
    [you] Vous restez
   *[seat] { $name } reste
} capitaine au tour suivant
page-extra-turn = { $name_id ->
    [you] Vous aurez
   *[seat] { $name } aura
} deux tours de capitaine de suite

## La table dans le terminal

cli-import-export-title = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }, { $led ->
        [none] { $leader_id ->
            [you] vous êtes capitaine
           *[seat] capitaine { $leader }
        }
       *[other] { $leader_id ->
            [you] vous déclarez { $led }
           *[seat] { $leader } déclare { $led }
        }
    }, objectif { $target }, pioche { $deck }, défausse { $discard }
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
