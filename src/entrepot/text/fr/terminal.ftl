# Le plein écran dans le terminal

terminal-pane-table = Table
terminal-pane-own = Chez vous
terminal-pane-log = Journal

## Touches, au bas de l’écran

terminal-key-help = aide
terminal-key-find = filtre
terminal-key-card = carte
terminal-key-hint = conseil
terminal-key-undo = annuler
terminal-key-propose = annuler ?
terminal-key-agree = accepter
terminal-key-refuse = refuser
terminal-key-withdraw = retirer
terminal-key-back = reprendre
terminal-key-log = journal
terminal-key-result = résultat
terminal-key-language = langue
terminal-key-quit = quitter
terminal-key-on = suite
terminal-key-behind = retour
terminal-key-turn-on = tour
terminal-key-run = lire
terminal-key-eyes = vue

## Par-dessus la table

terminal-sheet-keys = Échap ferme ; les flèches et les touches Page font défiler.
terminal-hint-keys = Entrée joue le premier choix, Échap ferme.
terminal-zoom-keys = Tapez un nom pour chercher une carte. Haut et bas : autres cartes. Échap ferme.
terminal-zoom-find = le nom d’une carte
terminal-help = Choisissez avec les flèches et Entrée, par un nombre, par la lettre entre parenthèses ou d’un clic. Un choix qui finit par … ouvre une liste ; Échap en sort. On peut cliquer sur le nom d’une carte.
terminal-help-find = filtre : seulement les choix dont le texte ou l’identifiant contient ce que vous tapez
terminal-help-card = une carte : celles du choix en surbrillance, celles de votre main, ou toute autre que vous nommez
terminal-help-hint = conseil : ce que ferait un bon bot, et pourquoi
terminal-help-undo = annuler votre dernière réponse, si rien n’a été vu depuis
terminal-help-propose = à une table avec d’autres : demander à tous de revenir avant votre dernière réponse
terminal-help-agree = accepter ce retour
terminal-help-refuse = refuser ce retour
terminal-help-withdraw = retirer votre demande
terminal-help-back = reprendre votre place, si un bot a joué pour vous
terminal-help-log = journal : tout ce qui s’est passé jusqu’ici
terminal-help-result = le résultat, quand la partie est finie
terminal-help-pane = la zone suivante de la table
terminal-help-language = la langue suivante
terminal-help-quit = quitter ; vous verrez comment reprendre plus tard

## Marchandises de La Route maritime de la soie

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

## Quitter une table

terminal-left = La table est toujours là. Pour y revenir :

## Parties enregistrées

terminal-eyes = Vu par { $name }
terminal-help-on = une réponse en avant
terminal-help-behind = une réponse en arrière
terminal-help-turn-on = le tour suivant
terminal-help-turn-back = le tour précédent
terminal-help-first = le début
terminal-help-last = la fin
terminal-help-run = lire tout seul, ou mettre en pause
terminal-help-eyes = par les yeux du joueur suivant, ou d’un spectateur

## Touches qui ont un nom

terminal-named-tab = Tab
terminal-named-home = Début
terminal-named-end = Fin
terminal-named-space = Espace
