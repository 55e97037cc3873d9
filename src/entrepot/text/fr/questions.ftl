# Ce qu’on demande aux joueurs et ce qu’ils peuvent répondre, sur la page et dans le terminal.
# Un pouvoir sans question à lui la pose avec le texte de sa carte, qui est dans cards.ftl.

## La barre

play-waiting = On attend { $who } : { $kind ->
    [lead] déclarer une action ou piocher.
    [follow] suivre ou piocher.
    [choose-action] choisir une action.
    [contract] prendre un contrat.
    [load] charger.
    [place-loaded] choisir un bateau pour la carte de la pioche.
    [import-from] choisir d’où vient l’import.
    [bid] faire une offre.
    [place-import] prendre des conteneurs.
    [pirate] pirater.
    [place-pirated] placer le conteneur.
    [supply] vendre ou prendre une carte.
    [final] utiliser ce qui sert au décompte final.
    [any-time] utiliser quelque chose avant qu’il soit trop tard, ou continuer.
    [phase-1] jouer la phase 1.
    [phase-2] jouer la phase 2.
    [exchange] échanger un cube.
    [extra-draw] piocher ou non une carte de plus.
    [power] décider pour « { $card } ».
   *[other] répondre.
}
page-waiting = On attend { $names }
page-question = Question
page-why = Pourquoi cette question ?
play-sealed = Votre réponse : { $option }. Elle reste secrète jusqu’à ce que tous aient répondu.
play-sent = Envoyé : { $option }
play-over = La partie est finie.
play-nothing = Rien ne se passe à la table.
play-thinking = réfléchit
play-choices = Choix
play-choose-one = Choisir…
play-forced = Il n’y a pas d’autre choix : le coup se joue tout seul
play-more = Vous pouvez en ajouter
page-confirm = Valider
play-options = { $count ->
    [one] Le seul choix, en texte
   *[other] Les { $count } choix, en texte
}
play-options-short = En texte

## Pourquoi pas

play-why-other = Ce choix n’est pas possible pour cette question.
play-why-sent = Votre réponse est en route.
play-why-wait = Ce n’est pas à vous de répondre. On attend { $who }.

## Import / Export · Questions

import-export-question-lead = Vous êtes capitaine : quelle action déclarez-vous, ou piochez-vous ?
import-export-why-lead = Jouez une carte pour déclarer son action, ou deux cartes de la même couleur pour déclarer n’importe quelle autre action. Les autres suivent ou piochent, puis tout le monde agit : une action pour avoir déclaré ou suivi, plus une par import de cette action. Si vous préférez piocher, complétez votre main à 5 cartes (ou piochez 1 carte si vous en avez déjà autant), et le tour est fini. En tant que capitaine, vous pouvez aussi défausser des contrats qui étaient sous vos bateaux au port au début du tour.

import-export-question-follow = Suivez-vous, ou piochez-vous ?
import-export-why-follow = Avec une carte de l’action déclarée, ou avec deux cartes d’une même couleur, autre que la sienne, vous avez une action. Vos imports de cette action vous en donnent dans tous les cas. Si vous piochez, complétez tout de suite votre main à 5 cartes, ou piochez 1 carte si vous en avez déjà autant.

import-export-question-choose-action = Quelle action effectuez-vous ?
import-export-why-choose-action = Votre choix vaut pour toutes vos actions de ce tour.

import-export-question-contract = Quel contrat prenez-vous, et pour quel bateau ?
import-export-why-contract = Un contrat reste sous un bateau de votre port jusqu’à ce que tous les emplacements de ce bateau soient remplis ; il devient alors une cargaison, et son pouvoir est à vous. Il vous faut son niveau : le nombre de vos biens de son type, plus un dans votre propre couleur. Chaque niveau qui manque coûte une action Contrat de plus. Tous les contrats d’un bateau demandent ensemble 6 conteneurs au plus.

import-export-question-load = Que chargez-vous ?
import-export-why-load = Un conteneur va sur un de vos bateaux au port, où il doit remplir un emplacement de plus de sa couleur. Tous les conteneurs d’un bateau comptent pour tous ses contrats : vous ne choisissez donc que le bateau. Quand tous les emplacements sont remplis, le bateau est aussitôt complété : 2 ou 3 conteneurs rapportent 6 crédits, 4 ou 5 en rapportent 10, 6 ou 7 en rapportent 14. Les contrats deviennent alors des cargaisons, et le bateau prend la mer avec ses conteneurs.

import-export-question-place-loaded = Où va la carte ?
import-export-why-place-loaded = La carte de la pioche convient à plusieurs de vos bateaux et doit être chargée sur l’un d’eux.

import-export-question-import-from = Depuis quel bateau se fera l’import ?
import-export-why-import-from = Le capitaine choisit le bateau en haute mer ; tous ceux qui ont une action Import font alors une offre secrète. Le propriétaire du bateau gagne 2 crédits si quelqu’un d’autre l’emporte.

import-export-question-bid = Combien offrez-vous (un nombre pair), ou passez-vous ?
import-export-why-bid = Toutes les offres sont secrètes et paires. La plus haute l’emporte et se paie à la banque ; les autres ne paient rien. À égalité, la première dans le sens horaire à partir du capitaine l’emporte. Le gagnant prend 2 conteneurs.

import-export-question-place-import = Quel conteneur prenez-vous, et où va-t-il ?
import-export-why-place-import = Les biens vous donnent des niveaux et des points : vous pouvez en avoir 2, plus 2 par cargaison. Les imports vous donnent des actions de plus : vous pouvez en avoir 1, plus 1 par cargaison. Un seul des conteneurs peut devenir un import. Un conteneur qui n’a de place nulle part est défaussé.

import-export-question-pirate = Que piratez-vous ?
import-export-why-pirate = Prenez un conteneur de n’importe quel bateau en haute mer, ou une carte de l’île. S’il remplit un emplacement libre sur un de vos bateaux au port, vous devez l’y charger ; sinon, il est défaussé. Le propriétaire ne reçoit rien.

import-export-question-place-pirated = Où va le conteneur ?
import-export-why-place-pirated = Le conteneur doit être chargé si un de vos bateaux au port a un emplacement libre pour lui. Si plusieurs en ont un, vous choisissez le bateau.

import-export-question-supply = Vendez-vous une carte, ou en prenez-vous une sur l’île ?
import-export-why-supply = Vendez une carte de votre main à l’île pour 4 crédits, une fois par tour, ou faites d’une carte de l’île un de vos imports. Vous pouvez avoir 1 import, plus 1 par cargaison.

import-export-question-any-time = Avant qu’il soit trop tard : voulez-vous utiliser quelque chose ?
import-export-why-any-time = C’est la dernière occasion pour ce qui peut se faire à tout moment, avant qu’une de vos actions soit perdue, qu’une offre soit faite ou que vienne le décompte final. Utilisez ce que vous voulez, une chose après l’autre, ou continuez. À une table où l’on joue à mains fermées, la question est posée même s’il n’y a rien à utiliser.

import-export-question-final = La partie est finie. Qu’utilisez-vous avant le décompte ?
import-export-why-final = Certaines de vos cargaisons offrent quelque chose avant le décompte. Utilisez-les une par une, dans l’ordre que vous voulez.

import-export-question-chicken_feed = « Nourriture pour poulets » est à vendre. L’achetez-vous comme cargaison pour 6 crédits ?
import-export-question-beer = « Bière » va devenir une de vos cargaisons. Préférez-vous la vendre à l’île pour 6 crédits ?
import-export-question-shotguns = « Fusils à pompe » : donnez-vous 2 cartes ou 2 crédits ?
import-export-question-railguns = « Canons électriques » : donnez-vous 4 crédits, une cargaison ou deux biens ?
import-export-question-dyson_vacuums = « Aspirateurs de la marque Dyson » : donnez-vous un bien Luxe ou toute votre main ?
import-export-question-a_small_tank = « Un petit char d’assaut » : quelle carte de votre main donnez-vous ?
import-export-question-prefab_homes = « Maisons préfabriquées » : le chargement est suffisant. Complétez-vous le bateau maintenant ?

import-export-question-power = [{ $card }] { $text }
import-export-why-power = { $text }
import-export-power-copied = Copie de « { $card } ». { $text }

## Import / Export · Options

import-export-option-draw = { $kind ->
    [lead] Piocher et finir le tour
    [whole_wheat] Piocher 2 cartes
    [dragon_fruit] Piocher 2 cartes
   *[other] Piocher
}

import-export-option-lead = Déclarer { $a } avec { $b }
cli-import-export-group-lead = Déclarer { $what }

import-export-option-follow = Suivre avec { $a }
cli-import-export-group-follow = Suivre avec deux cartes
import-export-option-follow-load = Suivre avec { $a }, pour charger
cli-import-export-group-follow-load = Suivre avec deux cartes, pour charger
play-follow-load = pour charger
play-as-good = comme bien
play-as-import = comme import
play-place = { $good } ({ $place })

import-export-option-contract = { $parts ->
    [2] Contracter { $a } sur le { $b }
   *[other] Contracter { $a } sur le { $b }, { $c }
}
cli-import-export-group-contract = Contracter { $what }
import-export-option-discard-contract = Défausser le contrat { $a }
cli-import-export-group-discard-contract-any = Défausser un contrat

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
cli-import-export-group-load = Charger { $what }
cli-import-export-group-load-two = Charger { $what } avec une autre carte
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
play-bid = Votre offre
play-fewer = Moins
play-more-bid = Plus

import-export-option-take = { $parts ->
    [1] Prendre { $a } sur l’île comme import
   *[other] { $b_id ->
        [goods] Prendre { $a } comme bien
        [imports] Prendre { $a } comme import
       *[discard] Prendre { $a }, à défausser faute de place
    }
}
cli-import-export-group-take = Prendre { $what }
cli-import-export-group-take-any = Prendre une carte sur l’île

import-export-option-pirate = { $a_id ->
    [deck] Pirater la première carte de { $a }
    [hand] Pirater au hasard une carte en main chez { $b_seat }
    [island] Pirater { $b } depuis { $a }
   *[other] { $kind ->
        [printed_money] Prendre { $b } sur le { $a }
       *[other] Pirater { $b } depuis le { $a }
    }
}
cli-import-export-group-pirate = Pirater ({ $what })
import-export-option-pirate-together = Pirater ensemble { $b } ({ $a }) et { $d } ({ $c })
cli-import-export-group-pirate-two = Pirater deux conteneurs ensemble ({ $what } et ailleurs)

import-export-option-sell = { $kind ->
    [supply] Vendre { $a } à l’île pour 4 crédits
    [platinum_rings] Vendre { $a } à l’île pour 4 crédits
    [stretch_goals] Vendre { $a } à l’île pour 4 crédits
    [jasmine_tea] Vendre { $a } à l’île pour 2 crédits
   *[other] Vendre { $a } à l’île
}
cli-import-export-group-sell-any = Vendre une carte

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
cli-import-export-group-card = Choisir une carte de type { $what }
cli-import-export-group-card-as = Compter { $what }
import-export-option-cards = { $kind ->
    [shotguns] Donner { $a }
    [flour] Charger { $a }
   *[other] Choisir { $a }
}
cli-import-export-group-cards = { $what } et d’autres
import-export-option-good = { $kind ->
    [dino_bones] Déplacer { $a } sur l’île
    [dyson_vacuums] Donner { $a }
   *[other] Choisir le bien { $a }
}
import-export-option-goods = { $kind ->
    [railguns] Donner les biens { $a }
   *[other] Choisir les biens { $a }
}
cli-import-export-group-goods = { $what } et un autre
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
cli-import-export-group-use = Utiliser { $what }

import-export-option-yes = Oui
import-export-option-no = { $kind ->
    [place-pirated] Défausser
   *[other] Non
}
import-export-option-done = { $kind ->
    [place-import] Ne rien prendre de plus
    [any-time] Continuer
   *[other] Terminer
}

cli-import-export-inside = { $name } : que choisissez-vous ?

## Import / Export · Pourquoi pas

play-why-no-slot = Elle ne remplirait aucun emplacement de plus sur vos bateaux au port.
play-why-at-sea = Ce bateau est en haute mer.
play-why-no-contract = Ce bateau n’a pas de contrat.
play-why-no-card = Aucune carte de votre main ne remplirait un emplacement de plus sur ce bateau.
play-why-no-harbour = Vous n’avez pas de bateau au port.
play-why-too-large = Conteneurs requis : { $load }. Aucun de vos bateaux au port n’a cette place.
play-why-tier = Il faut le niveau { $tier } et vous avez { $have } : il vous reste trop peu d’actions Contrat.
play-why-follow = Elle sert pour { $action }, pas pour { $led }, et vous n’avez pas de seconde carte de sa couleur.
play-why-sold = Vous avez déjà fait la seule vente de ce tour.
play-why-no-room-imports = Vous n’avez pas de place pour un import de plus.
play-why-no-room-goods = Vous n’avez pas de place pour un bien de plus.

## La Route maritime de la soie · Questions

maritime-silk-road-question-load = Quelle marchandise portera votre nouveau navire ?
maritime-silk-road-why-load = Chaque navire porte exactement un cube. Il rapporte chaque fois que quelqu’un joue des cartes de sa marchandise : une pièce par case du marché qui la montre. Il doit rester un cube de cette marchandise dans la réserve.

maritime-silk-road-question-phase-1 = Phase 1 : échanger un cube, acheter une carte ou passer ?
maritime-silk-road-why-phase-1 = Dans la première phase de votre tour, vous faites une seule chose : échanger le cube d’un navire contre un autre de la réserve, acheter une carte, ou rien. Les cartes servent jusqu’à la fin : un navire vous fait gagner davantage, une licence ajoute 2 pièces chaque fois que vous en gagnez, un porteur permet d’échanger un cube de plus, un comptoir permet de piocher une carte de plus.

maritime-silk-road-question-exchange = Un porteur est disponible : échanger un cube de plus ?
maritime-silk-road-why-exchange = Chacun de vos porteurs permet d’échanger le cube d’un navire de plus. Un navire ne change de cube qu’une fois par tour.

maritime-silk-road-question-phase-2 = Phase 2 : jouer des cartes d’une même marchandise, ou en piocher deux ?
maritime-silk-road-why-phase-2 = Soit vous jouez autant de cartes que vous voulez d’une même marchandise : chacune recouvre une case du marché, puis chaque joueur gagne, pour chacun de ses navires qui la portent, autant de pièces qu’il y a de cases qui la montrent. Soit vous piochez deux cartes. La partie s’arrête dès que la dernière carte est piochée ; qui a le plus de pièces gagne.

maritime-silk-road-question-extra-draw = Votre comptoir vous offre une carte de plus. La piochez-vous ?
maritime-silk-road-why-extra-draw = Pour chaque comptoir que vous avez, vous pouvez piocher une carte après votre seconde phase. À vous de voir : la dernière carte de la pioche met fin à la partie.

silk-phases = Les deux phases d’un tour
silk-phase-1 = Échanger ou acheter
silk-phase-2 = Jouer ou piocher
silk-phase-label = { $now ->
    [yes] Phase { $phase } sur 2, en cours : { $what }
   *[no] Phase { $phase } sur 2 : { $what }
}

## La Route maritime de la soie · Options

maritime-silk-road-option-load = { $a_id ->
    [spice] Charger des épices
    [porcelain] Charger de la porcelaine
    [silk] Charger de la soie
   *[other] Charger du { $a }
}

maritime-silk-road-option-exchange = { $b_id ->
    [spice] Navire { $a } : échanger son cube contre des épices
    [porcelain] Navire { $a } : échanger son cube contre de la porcelaine
    [silk] Navire { $a } : échanger son cube contre de la soie
   *[other] Navire { $a } : échanger son cube contre du { $b }
}
cli-silk-road-group-exchange = Navire { $ship } ({ $good }) : échanger son cube
cli-silk-road-inside-exchange = Le navire { $ship } porte un cube ({ $good }) : contre quoi l’échanger ?

maritime-silk-road-option-buy = { $a_id ->
    [ship] Acheter un navire (10 pièces)
    [licence] Acheter une licence (11 pièces)
    [porter] Acheter un porteur (12 pièces)
   *[exchange] Acheter un comptoir (8 pièces)
}

maritime-silk-road-option-play = { $a_id ->
    [spice] { $b_count ->
        [one] Jouer { $b_count } carte d’épices sur { $b }
       *[other] Jouer { $b_count } cartes d’épices sur { $b }
    }
   *[other] { $b_count ->
        [one] Jouer { $b_count } carte de { $a } sur { $b }
       *[other] Jouer { $b_count } cartes de { $a } sur { $b }
    }
}
cli-silk-road-group-play = Jouer { $count } × { $good }
cli-silk-road-inside-play = { $count ->
    [one] Jouer { $count } × { $good } : quelle carte du marché recouvrir ?
   *[other] Jouer { $count } × { $good } : quelles cartes du marché recouvrir ?
}

maritime-silk-road-option-draw = Piocher 2 cartes

maritime-silk-road-option-pass = Passer
maritime-silk-road-option-done = C’est tout
maritime-silk-road-option-yes = Oui
maritime-silk-road-option-no = Non

## La Route maritime de la soie · Pourquoi pas

silk-why-sold = Il n’en reste plus
silk-why-coins = { $missing ->
    [one] Il vous manque { $missing } pièce
   *[other] Il vous manque { $missing } pièces
}
silk-why-no-cube = La réserve n’a plus de cube ({ $good })
silk-why-changed = Ce navire a déjà changé de cube ce tour-ci
