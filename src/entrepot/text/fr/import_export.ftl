# Import / Export. Les cartes sont dans cards.ftl

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

## Questions

import-export-question-lead = Vous êtes capitaine : quelle action déclarez-vous, ou piochez-vous ?
import-export-question-follow = Suivez-vous, ou piochez-vous ?
import-export-question-contract = Quel contrat prenez-vous, et pour quel bateau ?
import-export-question-load = Que chargez-vous ?
import-export-question-import-from = Depuis quel bateau se fera l’import ?
import-export-question-bid = Combien offrez-vous (un nombre pair), ou passez-vous ?
import-export-question-place-import = Quel conteneur prenez-vous, et où va-t-il ?
import-export-question-pirate = Que piratez-vous ?
import-export-question-place-pirated = Où va le conteneur ?
import-export-question-place-loaded = Où va la carte ?
import-export-question-supply = Vendez-vous une carte, ou en prenez-vous une sur l’île ?
import-export-question-choose-action = Quelle action effectuez-vous ?
import-export-question-any-time = Avant qu’il soit trop tard : voulez-vous utiliser quelque chose ?
import-export-question-final = La partie est finie. Qu’utilisez-vous avant le décompte ?
import-export-question-chicken_feed = « Nourriture pour poulets » est à vendre. L’achetez-vous comme cargaison pour 6 crédits ?
import-export-question-beer = « Bière » va devenir une de vos cargaisons. Préférez-vous la vendre à l’île pour 6 crédits ?
import-export-question-shotguns = « Fusils à pompe » : donnez-vous 2 cartes ou 2 crédits ?
import-export-question-railguns = « Canons électriques » : donnez-vous 4 crédits, une cargaison ou deux biens ?
import-export-question-dyson_vacuums = « Aspirateurs de la marque Dyson » : donnez-vous un bien Luxe ou toute votre main ?
import-export-question-a_small_tank = « Un petit char d’assaut » : quelle carte de votre main donnez-vous ?
import-export-question-prefab_homes = « Maisons préfabriquées » : le chargement est suffisant. Complétez-vous le bateau maintenant ?
import-export-question-power = [{ $card }] { $text }

import-export-power-copied = Copie de « { $card } ». { $text }

## De quoi parlent les questions

import-export-why-lead = Jouez une carte pour déclarer son action, ou deux cartes de la même couleur pour déclarer n’importe quelle autre action. Les autres suivent ou piochent, puis tout le monde agit : une action pour avoir déclaré ou suivi, plus une par import de cette action. Si vous préférez piocher, complétez votre main à 5 cartes (ou piochez 1 carte si vous en avez déjà autant), et le tour est fini. En tant que capitaine, vous pouvez aussi défausser des contrats qui étaient sous vos bateaux au port au début du tour.
import-export-why-follow = Avec une carte de l’action déclarée, ou avec deux cartes d’une même couleur, autre que la sienne, vous avez une action. Vos imports de cette action vous en donnent dans tous les cas. Si vous piochez, complétez tout de suite votre main à 5 cartes, ou piochez 1 carte si vous en avez déjà autant.
import-export-why-contract = Un contrat reste sous un bateau de votre port jusqu’à ce que tous les emplacements de ce bateau soient remplis ; il devient alors une cargaison, et son pouvoir est à vous. Il vous faut son niveau : le nombre de vos biens de son type, plus un dans votre propre couleur. Chaque niveau qui manque coûte une action Contrat de plus. Tous les contrats d’un bateau demandent ensemble 6 conteneurs au plus.
import-export-why-load = Un conteneur va sur un de vos bateaux au port, où il doit remplir un emplacement de plus de sa couleur. Tous les conteneurs d’un bateau comptent pour tous ses contrats : vous ne choisissez donc que le bateau. Quand tous les emplacements sont remplis, le bateau est aussitôt complété : 2 ou 3 conteneurs rapportent 6 crédits, 4 ou 5 en rapportent 10, 6 ou 7 en rapportent 14. Les contrats deviennent alors des cargaisons, et le bateau prend la mer avec ses conteneurs.
import-export-why-import-from = Le capitaine choisit le bateau en haute mer ; tous ceux qui ont une action Import font alors une offre secrète. Le propriétaire du bateau gagne 2 crédits si quelqu’un d’autre l’emporte.
import-export-why-bid = Toutes les offres sont secrètes et paires. La plus haute l’emporte et se paie à la banque ; les autres ne paient rien. À égalité, la première dans le sens horaire à partir du capitaine l’emporte. Le gagnant prend 2 conteneurs.
import-export-why-place-import = Les biens vous donnent des niveaux et des points : vous pouvez en avoir 2, plus 2 par cargaison. Les imports vous donnent des actions de plus : vous pouvez en avoir 1, plus 1 par cargaison. Un seul des conteneurs peut devenir un import. Un conteneur qui n’a de place nulle part est défaussé.
import-export-why-pirate = Prenez un conteneur de n’importe quel bateau en haute mer, ou une carte de l’île. S’il remplit un emplacement libre sur un de vos bateaux au port, vous devez l’y charger ; sinon, il est défaussé. Le propriétaire ne reçoit rien.
import-export-why-place-pirated = Le conteneur doit être chargé si un de vos bateaux au port a un emplacement libre pour lui. Si plusieurs en ont un, vous choisissez le bateau.
import-export-why-place-loaded = La carte de la pioche convient à plusieurs de vos bateaux et doit être chargée sur l’un d’eux.
import-export-why-supply = Vendez une carte de votre main à l’île pour 4 crédits, une fois par tour, ou faites d’une carte de l’île un de vos imports. Vous pouvez avoir 1 import, plus 1 par cargaison.
import-export-why-choose-action = Votre choix vaut pour toutes vos actions de ce tour.
import-export-why-any-time = C’est la dernière occasion pour ce qui peut se faire à tout moment, avant qu’une de vos actions soit perdue, qu’une offre soit faite ou que vienne le décompte final. Utilisez ce que vous voulez, une chose après l’autre, ou continuez. À une table où l’on joue à mains fermées, la question est posée même s’il n’y a rien à utiliser.
import-export-why-final = Certaines de vos cargaisons offrent quelque chose avant le décompte. Utilisez-les une par une, dans l’ordre que vous voulez.
import-export-why-power = { $text }

## Options

import-export-option-draw = { $kind ->
    [lead] Piocher et finir le tour
    [whole_wheat] Piocher 2 cartes
    [dragon_fruit] Piocher 2 cartes
   *[other] Piocher
}
import-export-option-lead = Déclarer { $a } avec { $b }
import-export-option-follow = Suivre avec { $a }
import-export-option-follow-load = Suivre avec { $a }, pour charger
import-export-option-contract = { $parts ->
    [2] Contracter { $a } sur le { $b }
   *[other] Contracter { $a } sur le { $b }, { $c }
}
import-export-option-load = { $parts ->
    [1] Charger la première carte de { $a }
   *[other] { $b_id ->
        [island] Poser { $a } sur { $b } pour 2 crédits
       *[ship] { $a_count ->
            [one] Charger { $a } sur le { $b }
           *[other] Charger { $a } ensemble sur le { $b }
        }
    }
}
import-export-option-place = { $a_id ->
    [goods] Mettre dans vos biens pour 2 crédits
   *[ship] Charger sur le { $a }
}
import-export-option-ship = { $kind ->
    [import-from] Importer depuis le { $a }
    [paper] Importer depuis le { $a }
    [pocky] Importer depuis le { $a }
    [glasses] Importer depuis le { $a }
    [stretch_goals] Importer depuis le { $a }
    [platinum_rings] Importer depuis le { $a }
    [bamboo] Contracter sur le { $a }
    [prefab_homes] Compléter le { $a } maintenant
   *[other] Choisir le { $a }
}
import-export-option-island = Importer depuis l’île
import-export-option-bid = Offrir { $a }
import-export-option-pass = Passer
import-export-option-take = { $parts ->
    [1] Prendre { $a } sur l’île comme import
   *[other] { $b_id ->
        [goods] Prendre { $a } comme bien
        [imports] Prendre { $a } comme import
       *[discard] Prendre { $a }, à défausser faute de place
    }
}
import-export-option-pirate = { $a_id ->
    [deck] Pirater la première carte de { $a }
    [hand] Pirater au hasard une carte en main chez { $b_seat }
    [island] Pirater { $b } depuis { $a }
   *[other] { $kind ->
        [printed_money] Prendre { $b } sur le { $a }
       *[other] Pirater { $b } depuis le { $a }
    }
}
import-export-option-pirate-together = Pirater ensemble { $b } ({ $a }) et { $d } ({ $c })
import-export-option-sell = { $kind ->
    [supply] Vendre { $a } à l’île pour 4 crédits
    [platinum_rings] Vendre { $a } à l’île pour 4 crédits
    [stretch_goals] Vendre { $a } à l’île pour 4 crédits
    [jasmine_tea] Vendre { $a } à l’île pour 2 crédits
   *[other] Vendre { $a } à l’île
}
import-export-option-action = { $kind ->
    [choose-action] Effectuer des actions { $a }
    [stretch_goals] Effectuer une action { $a } gratuite
   *[other] Choisir { $a }
}
import-export-option-seat = Choisir { $a_seat }
import-export-option-type = Nommer { $a }
import-export-option-card = { $parts ->
    [1] { $kind ->
        [flash_drives] Prendre { $a }
        [jets] Prendre { $a }
        [dino_bones] Prendre { $a }
        [chairs] Défausser { $a }
        [a_small_tank] Donner { $a }
        [platinum_rings] Jouer { $a }
        [rolls_royce] Nommer { $a }
       *[other] Choisir { $a }
    }
   *[other] Compter { $a } comme bien de type { $b }
}
import-export-option-cards = { $kind ->
    [shotguns] Donner { $a }
    [flour] Charger { $a }
   *[other] Choisir { $a }
}
import-export-option-good = { $kind ->
    [dino_bones] Déplacer { $a } sur l’île
    [dyson_vacuums] Donner { $a }
   *[other] Choisir le bien { $a }
}
import-export-option-goods = { $kind ->
    [railguns] Donner les biens { $a }
   *[other] Choisir les biens { $a }
}
import-export-option-shipment = { $kind ->
    [railguns] Donner la cargaison { $a }
    [stolen_research] Échanger contre { $a }
   *[other] Choisir la cargaison { $a }
}
import-export-option-credits = { $kind ->
    [railguns] Payer 4 crédits
    [shotguns] Payer 2 crédits
    [whole_wheat] Gagner 2 crédits
    [dragon_fruit] Gagner 2 crédits
   *[other] Choisir les crédits
}
import-export-option-hand = { $kind ->
    [dyson_vacuums] Donner toute votre main
    [printed_money] Prendre en main
   *[other] Choisir la main
}
import-export-option-yes = Oui
import-export-option-no = { $kind ->
    [place-pirated] Défausser
   *[other] Non
}
import-export-option-done = { $kind ->
    [place-import] Ne rien prendre de plus
    [any-time] Continuer sans rien utiliser
   *[other] Terminer
}
import-export-option-discard-contract = Défausser le contrat { $a }
import-export-option-use = { $a_id ->
    [batteries] Payer 2 crédits pour une action Chargement de plus (Batteries)
    [led_lights] Échanger { $b } contre { $c }, sur l’île (Lampes à LED)
    [segways] { $b_id ->
        [imports] Mettre Segways dans vos imports
        [goods] Mettre Segways dans vos biens
       *[ship] Charger Segways sur le { $b }
    }
    [telescopes] Défausser { $b } pour 4 crédits (Télescopes)
    [lutefisk] Contracter Lutefisk sur le { $b } sans action
    [iceland_water] Vendre { $b } à l’île pour 2 crédits (Eau d’Islande)
    [rope] Échanger { $b } entre main et île (Corde)
    [oysters] Contracter { $b } sur le { $c } sans action (Huîtres)
    [prefab_homes] Compléter le { $b } maintenant (Maisons préfabriquées)
    [teslas] Choisir le type que prennent vos imports Luxe (Voitures Tesla)
    [diamond_rings] Mettre { $b } dans vos biens (Anneaux de diamants)
    [cologne] Nommer { $b } (Eau de Cologne)
   *[other] { $parts ->
        [1] Utiliser { $a }
        [2] Utiliser { $a } en choisissant { $b }
        [3] Utiliser { $a } en choisissant { $b } et { $c }
       *[other] Utiliser { $a } en choisissant { $b }, { $c } et { $d }
    }
}

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
