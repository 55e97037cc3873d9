# La Route maritime de la soie

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

## Questions

maritime-silk-road-question-load = Quelle marchandise portera votre nouveau navire ?
maritime-silk-road-question-phase-1 = Phase 1 : échanger un cube, acheter une carte ou passer ?
maritime-silk-road-question-exchange = Un porteur est disponible : échanger un cube de plus ?
maritime-silk-road-question-phase-2 = Phase 2 : jouer des cartes d’une même marchandise, ou en piocher deux ?
maritime-silk-road-question-extra-draw = Votre comptoir vous offre une carte de plus. La piochez-vous ?

maritime-silk-road-why-load = Chaque navire porte exactement un cube. Il rapporte chaque fois que quelqu’un joue des cartes de sa marchandise : une pièce par case du marché qui la montre. Il doit rester un cube de cette marchandise dans la réserve.
maritime-silk-road-why-phase-1 = Dans la première phase de votre tour, vous faites une seule chose : échanger le cube d’un navire contre un autre de la réserve, acheter une carte, ou rien. Les cartes servent jusqu’à la fin : un navire vous fait gagner davantage, une licence ajoute 2 pièces chaque fois que vous en gagnez, un porteur permet d’échanger un cube de plus, un comptoir permet de piocher une carte de plus.
maritime-silk-road-why-exchange = Chacun de vos porteurs permet d’échanger le cube d’un navire de plus. Un navire ne change de cube qu’une fois par tour.
maritime-silk-road-why-phase-2 = Soit vous jouez autant de cartes que vous voulez d’une même marchandise : chacune recouvre une case du marché, puis chaque joueur gagne, pour chacun de ses navires qui la portent, autant de pièces qu’il y a de cases qui la montrent. Soit vous piochez deux cartes. La partie s’arrête dès que la dernière carte est piochée ; qui a le plus de pièces gagne.
maritime-silk-road-why-extra-draw = Pour chaque comptoir que vous avez, vous pouvez piocher une carte après votre seconde phase. À vous de voir : la dernière carte de la pioche met fin à la partie.

## Options

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
maritime-silk-road-option-buy = { $a_id ->
    [ship] Acheter un navire (10 pièces)
    [licence] Acheter une licence (11 pièces)
    [porter] Acheter un porteur (12 pièces)
   *[exchange] Acheter un comptoir (8 pièces)
}
maritime-silk-road-option-pass = Passer
maritime-silk-road-option-done = C’est tout
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
maritime-silk-road-option-draw = Piocher 2 cartes
maritime-silk-road-option-yes = Oui
maritime-silk-road-option-no = Non

## Événements

maritime-silk-road-event-deal = { $known ->
    [yes] { $seat } reçoit : { $cards }.
   *[no] { $amount ->
        [one] { $seat } reçoit { $amount } carte.
       *[other] { $seat } reçoit { $amount } cartes.
    }
}
maritime-silk-road-event-market = Le marché s’ouvre : { $cards }.
maritime-silk-road-event-first = { $seat } commence.
maritime-silk-road-event-turn = Tour { $amount } : { $seat }
maritime-silk-road-event-load = { $seat } charge un cube sur le { $to } : { $cards }.
maritime-silk-road-event-exchange = { $seat } échange le cube du { $to } : { $first_card } contre { $last_card }.
maritime-silk-road-event-buy = { $to_id ->
    [licence] { $seat } achète une { $to } pour { $amount } pièces.
   *[other] { $seat } achète un { $to } pour { $amount } pièces.
}
maritime-silk-road-event-pass = { $seat } passe.
maritime-silk-road-event-play = { $seat } joue : { $cards }.
maritime-silk-road-event-cover = { $seat } recouvre : { $cards }.
maritime-silk-road-event-income = { $amount ->
    [unknown] { $seat } gagne des pièces ({ $cards }).
    [one] { $seat } gagne { $amount } pièce ({ $cards }).
   *[other] { $seat } gagne { $amount } pièces ({ $cards }).
}
maritime-silk-road-event-draw = { $known ->
    [yes] { $seat } pioche : { $cards }.
   *[no] { $amount ->
        [one] { $seat } pioche { $amount } carte.
       *[other] { $seat } pioche { $amount } cartes.
    }
}
maritime-silk-road-event-end = La dernière carte est piochée : la partie est finie.
