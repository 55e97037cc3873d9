# La Route maritime de la soie : ses mots, ses événements, et sa table sur la page et dans le terminal.
# Les questions sont dans questions.ftl, les règles dans rules.ftl.

maritime-silk-road-name = La Route maritime de la soie

## Marchandises et lieux

maritime-silk-road-word-porcelain = porcelaine
maritime-silk-road-word-silk = soie
maritime-silk-road-word-tea = thé
maritime-silk-road-word-spice = épices
maritime-silk-road-word-glass = verre
maritime-silk-road-word-ore = minerai

maritime-silk-road-word-deck = pioche
maritime-silk-road-word-hand = main
maritime-silk-road-word-market = marché
maritime-silk-road-word-covered = cartes recouvertes
maritime-silk-road-word-supply = réserve
maritime-silk-road-word-ship = navire
maritime-silk-road-word-ship-number = navire { $number }
maritime-silk-road-word-licence = licence
maritime-silk-road-word-porter = porteur
maritime-silk-road-word-exchange = comptoir
maritime-silk-road-word-draw = pioche

## Événements

maritime-silk-road-event-deal = { $seat_id ->
    [you] Vous recevez
   *[seat] { $seat } reçoit
}{ $known ->
    [yes]  : { $cards }.
   *[no] {" "}{ $amount ->
        [one] { $amount } carte.
       *[other] { $amount } cartes.
    }
}
maritime-silk-road-event-market = Le marché s’ouvre : { $cards }.
maritime-silk-road-event-first = { $seat_id ->
    [you] Vous commencez.
   *[seat] { $seat } commence.
}
maritime-silk-road-event-turn = Tour { $amount } : { $seat }
maritime-silk-road-event-load = { $seat_id ->
    [you] Vous chargez
   *[seat] { $seat } charge
} un cube sur le { $to } : { $cards }.
maritime-silk-road-event-exchange = { $seat_id ->
    [you] Vous échangez
   *[seat] { $seat } échange
} le cube du { $to } : { $first_card } contre { $last_card }.
maritime-silk-road-event-buy = { $seat_id ->
    [you] Vous achetez
   *[seat] { $seat } achète
} { $to_id ->
    [licence] une { $to }
   *[other] un { $to }
} pour { $amount } pièces.
maritime-silk-road-event-pass = { $seat_id ->
    [you] Vous passez.
   *[seat] { $seat } passe.
}
maritime-silk-road-event-play = { $seat_id ->
    [you] Vous jouez
   *[seat] { $seat } joue
} : { $cards }.
maritime-silk-road-event-cover = { $seat_id ->
    [you] Vous recouvrez
   *[seat] { $seat } recouvre
} : { $cards }.
maritime-silk-road-event-income = { $seat_id ->
    [you] Vous gagnez
   *[seat] { $seat } gagne
} { $amount ->
    [unknown] des pièces
    [one] { $amount } pièce
   *[other] { $amount } pièces
} ({ $cards }).
maritime-silk-road-event-draw = { $seat_id ->
    [you] Vous piochez
   *[seat] { $seat } pioche
}{ $known ->
    [yes]  : { $cards }.
   *[no] {" "}{ $amount ->
        [one] { $amount } carte.
       *[other] { $amount } cartes.
    }
}
maritime-silk-road-event-end = La dernière carte est piochée : la partie est finie.

## La table sur la page

silk-set-up = Chargement des premiers navires
silk-turn-of = { $name_id ->
    [you] À vous de jouer
   *[seat] { $name } joue
}
silk-over = La partie est finie

## Le marché

silk-market = Marché
silk-place = Case { $place } du marché : { $good }
silk-deck = { $count ->
    [0] La pioche est vide
    [one] La dernière carte : qui la pioche met fin à la partie
   *[other] Pioche : { $count } cartes. La partie finit avec la dernière.
}
silk-deck-left = { $count ->
    [one] carte
   *[other] cartes
}
silk-preview = Le marché montrerait { $places } × { $good }
silk-preview-each = { $name_id ->
    [you] vous gagnez
   *[seat] { $name } gagne
} { $coins }
silk-preview-nobody = personne ne gagne rien
silk-gain = + { $coins }

## Marchandises

silk-goods = Les marchandises
silk-supply = Réserve
silk-cubes = { $good } : { $count ->
    [0] aucun cube dans la réserve
    [one] { $count } cube dans la réserve
   *[other] { $count } cubes dans la réserve
}
silk-carried = { $count ->
    [0] aucun navire
    [one] { $count } navire
   *[other] { $count } navires
}
silk-covered = Dessous

## Ce qu’on peut acheter

silk-shop = À vendre
silk-special-label = { $name }, { $price } pièces, encore { $left } : { $text }
silk-left = { $count ->
    [0] épuisé
   *[other] encore { $count }
}
silk-price = { $coins } pièces
silk-special-ship = Porte un cube, choisi aussitôt
silk-special-licence = 2 pièces de plus à chacun de vos gains
silk-special-porter = Échangez un cube de plus, et un tout de suite
silk-special-exchange = Piochez une carte de plus après vos tours

## Marchands

silk-hand = Vos marchandises
silk-hand-empty = Aucune carte en main : piochez-en
silk-ship = Navire { $number } : { $good }
silk-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
silk-coins-hidden = Les pièces sont secrètes jusqu’à la fin
silk-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
silk-hand-count = { $good } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
silk-rivals = Adversaires
silk-open = Tout montrer : { $name }
silk-close = Montrer moins : { $name }
silk-no-cards = Aucune carte achetée
silk-would-earn = Une carte jouée maintenant rapporterait
silk-special-owned = { $count ->
    [one] { $name } : { $text }
   *[other] { $count } × { $name } : { $text }
}
silk-times = × { $count }

## Une marchandise de La Route maritime de la soie, en grand

page-good-rule = Quand quelqu’un joue cette marchandise ({ $good }), chaque navire qui la porte rapporte une pièce par case du marché qui la montre.

terminal-good-supply = { $count ->
    [0] Plus aucun cube dans la réserve.
    [one] Encore { $count } cube dans la réserve.
   *[other] Encore { $count } cubes dans la réserve.
}
terminal-good-market = { $count ->
    [0] Aucune case du marché ne la montre.
    [one] { $count } case du marché la montre.
   *[other] { $count } cases du marché la montrent.
}
terminal-good-ships = { $count ->
    [0] Aucun navire ne la porte.
    [one] { $count } navire la porte.
   *[other] { $count } navires la portent.
}

## La table dans le terminal

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
