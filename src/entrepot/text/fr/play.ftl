# Jouer à la table dans le navigateur

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
play-sealed = Votre réponse : { $option }. Elle reste secrète jusqu’à ce que tous aient répondu.
play-sent = Envoyé : { $option }
play-over = La partie est finie.
play-nothing = Rien ne se passe à la table.
play-thinking = réfléchit
play-choices = Choix
play-choose-one = Choisir…
play-pick-first = Faites un choix
play-more = Vous pouvez en ajouter
play-propose = Annuler ?
play-propose-why = Vous ne pouvez plus annuler votre dernière réponse de vous-même : d’autres ont répondu, ou quelque chose a été vu depuis. Si tous sont d’accord, la partie revient avant elle.
play-restart-why = Retour vers le début du tour, sans défaire ce qui a été révélé
play-fewer = Moins
play-more-bid = Plus
play-bid = Votre offre
play-bid-is = Offrir { $amount }
play-follow-load = pour charger
play-options = { $count ->
    [one] Le seul choix, en texte
   *[other] Les { $count } choix, en texte
}
play-options-short = En texte

## Revenir en arrière

play-proposal = { $who } propose de revenir avant la dernière réponse.
play-proposal-yours = Vous proposez de revenir avant votre dernière réponse.
play-proposal-waiting = Accord encore attendu : { $who }
play-agree = Accepter
play-disagree = Refuser
play-withdraw = Retirer

## Réponses automatiques

play-standing = Réponses automatiques
play-standing-how = Pour « { $card } »
play-standing-ask = demander
play-standing-always = toujours oui
play-standing-never = jamais
play-standing-is = { $answer ->
    [always] { $card } : toujours oui
   *[never] { $card } : jamais
}
play-standing-cancel = Demander à nouveau pour { $card }

## Conseils

play-hint = Conseil
play-hint-asked = Réflexion…
play-hint-title = Ce que ferait un bot
play-hint-chance = { $chance } de victoire
play-hint-why = Estimé en poursuivant { $tried } fois la partie, dans des mondes conformes à ce que vous savez.
play-hint-first-sight = Au premier regard, c’est le meilleur choix.
play-hint-worse = Au premier regard, ce choix paraît moins bon que le meilleur (écart : { $worth }), mais la suite lui donne raison.
play-hint-take = Choisir
play-hint-close = Fermer

## Pourquoi pas

play-why-other = Ce choix n’est pas possible pour cette question.
play-why-sent = Votre réponse est en route.
play-why-wait = Ce n’est pas à vous de répondre. On attend { $who }.
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

## Touches

play-keys = Touches
play-keys-title = Jouer au clavier
play-key-arrows = Aller d’un choix possible à l’autre
play-key-tab = Au bouton suivant
play-key-enter = Choisir l’élément actif
play-key-confirm = Valider
play-key-escape = Abandonner la sélection
play-key-undo = Annuler
play-key-hint = Conseil
play-key-look = Voir une carte en grand
play-key-rules = La page de la carte affichée
play-key-help = Ces touches
play-keys-close = Fermer

## Annonces

play-your-turn = À vous : { $question }
play-announce-proposed = Choisi : { $option }. Validez avec c.
play-news = Ce qui s’est passé
