# L’analyse d’une partie : chances de gagner, tournants et leurs raisons, et exercices qui en viennent

review-known = Chances de gagner, d’après ce que chaque joueur savait alors
review-open = Chances de gagner, toutes cartes visibles
review-turn = Tour
review-points = Tournants de la partie
review-point = Tour { $turn }, { $who } : { $played }
review-cost = Les chances de gagner ont baissé de { $cost } points de pourcentage (entre { $low } et { $high }), à { $chance } %.
review-better = Mieux : { $option }
review-none = Aucune réponse n’a clairement fait baisser les chances de gagner de plus de { $least } points de pourcentage.
review-compared = { $count ->
    [one] { $count } décision a été comparée à ses autres choix possibles dans les mêmes mondes imaginés. Ce qui est signalé est sûr à 95 %.
   *[other] { $count } décisions ont été comparées à leurs autres choix possibles dans les mêmes mondes imaginés. Ce qui est signalé est sûr à 95 %, pour toutes à la fois.
}
review-branch = { $named ->
    [yes] « { $name } » : une branche d’une partie enregistrée ; elle s’en écarte
   *[no] Ceci est une branche d’une partie enregistrée ; elle s’en écarte
} { $answers ->
    [0] avant la première réponse
    [one] après { $answers } réponse
   *[other] après { $answers } réponses
}.

## Ce qu’une réponse change à la fin de la partie

review-because-points = { $game ->
    [maritime-silk-road] En moyenne, { $who } finit avec moins de pièces (écart : { $amount }).
   *[import-export] En moyenne, { $who } finit avec moins de crédits (écart : { $amount }).
}
review-because-source = Il manque à peu près ceci : { $part }.
review-because-rival-points = { $game ->
    [maritime-silk-road] En moyenne, { $who } finit avec plus de pièces (écart : { $amount }).
   *[import-export] En moyenne, { $who } finit avec plus de crédits (écart : { $amount }).
}
review-because-rival-wins = Sur 100 parties comme celle-ci, { $who } en gagne { $amount } de plus.
review-because-sooner = La partie finit plus tôt (écart en tours : { $amount }).
review-because-later = La partie finit plus tard (écart en tours : { $amount }).

## Exercices

review-practice = Exercice : un tournant de la partie, avec d’autres cartes à la place de celles qu’on ne pouvait pas connaître.
review-practice-best = C’est aussi ce que feraient les bots.
review-practice-as-good = C’est aussi bon que ce que feraient les bots : { $option }
review-practice-unclear = Il n’est pas clair que ce soit aussi bon que ce que feraient les bots : { $option }
review-practice-worse = Cela fait baisser les chances de gagner de { $cost } points de pourcentage (entre { $low } et { $high }). Mieux : { $option }

## Sur la page

look-back-why = Les bots calculent les chances de gagner de chacun tout au long de la partie et cherchent les réponses qui ont coûté le plus. Cela prend une minute environ, davantage avec plus de joueurs.
look-back-by = Juger d’après
look-back-known = Ce que chaque joueur savait
look-back-open = Toutes les cartes visibles
look-back-start = Analyser la partie
look-back-waiting = En file d’attente…
look-back-progress = Étape { $done } sur { $of } au plus
look-back-stop = Arrêter
look-back-go = Voir dans le replay
look-back-practise = { $count ->
    [one] S’exercer sur l’un de ces moments
   *[other] S’exercer sur { $count } de ces moments
}
look-back-branches = Vos branches de cette partie
look-back-left = { $answers ->
    [0] s’en écarte avant la première réponse
    [one] s’en écarte après { $answers } réponse
   *[other] s’en écarte après { $answers } réponses
}

## Qui sait quoi

who-knows-why = Ce que vous pouvez savoir avec certitude : d’après ce que vous avez vu, et par déduction.
who-knows-lens = Ce que sait { $name }
who-knows-since = { $count ->
    [one] { $names } connaît cette carte depuis le tour { $turn }.
   *[other] { $names } connaissent cette carte depuis le tour { $turn }.
}
who-knows-always = { $count ->
    [one] { $names } connaît cette carte.
   *[other] { $names } connaissent cette carte.
}
who-knows-own = Votre main
who-knows-hand = Main : { $name }
who-knows-deck = Pioche
who-knows-from = depuis le tour { $turn }
who-knows-top = sur le dessus
who-knows-below = { $count ->
    [one] sous { $count } carte
   *[other] sous { $count } cartes
}
who-knows-counted = Forcément ici : { $cards }
who-knows-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
who-knows-alone = { $count ->
    [one] { $count } carte que personne d’autre ne connaît avec certitude
   *[other] { $count } cartes que personne d’autre ne connaît avec certitude
}
who-knows-empty = Aucune carte
who-knows-hidden = { $count ->
    [one] { $count } carte peut se trouver à plusieurs endroits
   *[other] { $count } cartes peuvent se trouver à plusieurs endroits
}

## Rejouer

try-again-why = Les bots prennent les autres places et vous continuez à partir d’ici, à une table à vous. La partie d’origine ne change pas.
try-again-redealt = Les bots prennent les autres places et vous continuez à partir d’ici. Les cartes qu’on ne pouvait pas connaître sont redistribuées.
try-again-name = Nom de la branche (facultatif)
try-again-level = Bots
try-again-begin = Continuer la partie
try-again-file = Enregistrer ce moment dans un fichier

## Exercices sur la page

practice-title = Exercices
practice-number = Moment { $number } sur { $count }
practice-ask = Tour { $turn } : que feriez-vous ? Vous voyez ce que voyait { $who }.
practice-judging = Les bots comparent avec ce qu’ils feraient…
practice-answered = Votre réponse : { $option }
practice-then = Dans la partie : { $option }
practice-again = Répondre de nouveau
practice-on = Continuer à partir d’ici
practice-next = Moment suivant
practice-back = Retour à la partie
practice-none = Aucune analyse ne signale l’une de vos réponses dans cette partie.
