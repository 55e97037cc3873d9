# La table de La Route maritime de la soie dans le navigateur

silk-set-up = Chargement des premiers navires
silk-turn-mine = À vous de jouer
silk-turn-of = { $name } joue
silk-phases = Les deux phases d’un tour
silk-phase-1 = Échanger ou acheter
silk-phase-2 = Jouer ou piocher
silk-phase-label = { $now ->
    [yes] Phase { $phase } sur 2, en cours : { $what }
   *[no] Phase { $phase } sur 2 : { $what }
}

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
silk-preview-each = { $name } gagne { $coins }
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

silk-over = La partie est finie

## Ce qui ne se peut pas

silk-why-sold = Il n’en reste plus
silk-why-coins = { $missing ->
    [one] Il vous manque { $missing } pièce
   *[other] Il vous manque { $missing } pièces
}
silk-why-no-cube = La réserve n’a plus de cube ({ $good })
silk-why-changed = Ce navire a déjà changé de cube ce tour-ci
