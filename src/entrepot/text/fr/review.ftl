# L’analyse d’une partie : chances de gagner, tournants et leurs raisons, et exercices qui en viennent

review-known = Chances de gagner, d’après ce que chaque joueur savait alors
review-open = Chances de gagner, toutes cartes visibles
review-turn = Tour
review-points = Tournants de la partie
review-point = Tour { $turn }, { $who } : { $played }
review-cost = Coût : { $cost } % de chances de gagner (entre { $low } et { $high } %) ; il en restait { $chance } %.
review-better = Mieux : { $option }
review-none = Aucune réponse n’a clairement coûté plus de { $least } % de chances de gagner.
review-compared = { $count ->
    [one] { $count } décision a été comparée à d’autres dans les mêmes mondes imaginés. Ce qui est signalé est sûr à 95 %.
   *[other] { $count } décisions ont été comparées à d’autres dans les mêmes mondes imaginés. Ce qui est signalé est sûr à 95 %, pour toutes à la fois.
}
review-branch = { $named ->
    [yes] « { $name } » : une branche d’une partie enregistrée, quittée après { $answers } réponses.
   *[no] Ceci est une branche d’une partie enregistrée, quittée après { $answers } réponses.
}

## Ce qu’une réponse change à la fin de la partie

review-because-points = { $game ->
    [maritime-silk-road] En moyenne, { $who } finit avec { $amount } pièces de moins.
   *[import-export] En moyenne, { $who } finit avec { $amount } crédits de moins.
}
review-because-source = Il manque à peu près ceci : { $part }.
review-because-rival-points = { $game ->
    [maritime-silk-road] En moyenne, { $who } finit avec { $amount } pièces de plus.
   *[import-export] En moyenne, { $who } finit avec { $amount } crédits de plus.
}
review-because-rival-wins = { $who } gagne { $amount } parties de plus sur 100.
review-because-sooner = La partie finit { $amount } tours plus tôt.
review-because-later = La partie finit { $amount } tours plus tard.

## Exercices

review-practice = Exercice : un tournant de la partie, avec d’autres cartes là où l’on ne pouvait pas les connaître.
review-practice-best = C’est aussi ce que feraient les bots.
review-practice-as-good = C’est aussi bon que ce que feraient les bots : { $option }
review-practice-unclear = Il n’est pas clair que ce soit aussi bon que ce que feraient les bots : { $option }
review-practice-worse = Cela coûte { $cost } % de chances de gagner (entre { $low } et { $high } %). Mieux : { $option }

## On the page

look-back-why = Les bots calculent les chances de gagner de chacun tout au long de la partie et cherchent les réponses qui ont coûté le plus. Cela prend une minute environ, davantage avec plus de joueurs.
look-back-by = Ce qui compte
look-back-known = Ce que chaque joueur savait
look-back-open = Toutes les cartes visibles
look-back-start = Analyser la partie
look-back-waiting = En attente de son tour…
look-back-progress = Étape { $done } sur { $of } au plus
look-back-stop = Arrêter
look-back-go = Voir dans la relecture
look-back-practise = { $count ->
    [one] S’exercer : répondre de nouveau à l’un de ces moments
   *[other] S’exercer : répondre de nouveau à { $count } de ces moments
}
look-back-branches = Vos branches de cette partie
look-back-left = { $answers ->
    [one] quittée après { $answers } réponse
   *[other] quittée après { $answers } réponses
}

## Qui sait quoi

who-knows-why = Ce dont vous pouvez être sûr : d’après ce que vous avez vu, et par déduction.
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
who-knows-hand = Main de { $name }
who-knows-deck = Pioche
who-knows-from = depuis le tour { $turn }
who-knows-top = sur le dessus
who-knows-below = { $count ->
    [one] sous { $count } carte
   *[other] sous { $count } cartes
}
who-knows-counted = Ne peut être ailleurs : { $cards }
who-knows-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
who-knows-alone = { $count ->
    [one] { $count } carte dont personne d’autre n’est sûr
   *[other] { $count } cartes dont personne d’autre n’est sûr
}
who-knows-empty = Aucune carte
who-knows-hidden = { $count ->
    [one] { $count } carte peut se trouver à plusieurs endroits
   *[other] { $count } cartes peuvent se trouver à plusieurs endroits
}

## Réessayer

try-again-why = Les bots prennent les autres places et vous continuez d’ici à votre propre table. La partie elle-même reste telle qu’elle était.
try-again-redealt = Les bots prennent les autres places et vous continuez d’ici. Les cartes que l’on ne pouvait pas connaître sont redistribuées.
try-again-name = Nom de la branche, si vous voulez
try-again-level = Les bots
try-again-begin = Continuer la partie
try-again-file = Enregistrer ce moment dans un fichier

## Exercices sur la page

practice-title = Exercices
practice-number = Moment { $number } sur { $count }
practice-ask = Tour { $turn } : que feriez-vous ? Vous voyez ce que voyait { $who }.
practice-judging = Les bots comparent avec ce qu’ils feraient…
practice-answered = Votre réponse : { $option }
practice-then = Joué alors : { $option }
practice-again = Répondre encore
practice-on = Continuer d’ici
practice-next = Moment suivant
practice-back = Retour à la partie
practice-none = Aucune analyse n’a signalé un moment de vous dans cette partie.
