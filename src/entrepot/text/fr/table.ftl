# À la table de l’un ou l’autre jeu : mots communs, retour en arrière, réponses automatiques, conseils, touches, journal, fin et replay

## Mots communs à toutes les façons de jouer

seat = Joueur { $number }
you = vous
a-seat = Siège { $seat }
page-turn = Tour { $turn }
sentences = { $first } { $then }
list-times = { $count } × { $word }
list-last = { $before } et { $after }
list-before = { $before }, { $after }

## Revenir en arrière

page-undo = Annuler
page-restart = Tout annuler
play-restart-why = Retour vers le début du tour, sans défaire ce qui a été révélé
play-propose = Annuler ?
play-propose-why = Vous ne pouvez plus annuler votre dernière réponse de vous-même : d’autres ont répondu, ou quelque chose a été vu depuis. Si tous sont d’accord, la partie revient avant elle.

play-proposal = { $who_id ->
    [you] Vous proposez de revenir avant votre dernière réponse.
   *[seat] { $who } propose de revenir avant sa dernière réponse.
}
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
play-prepare = Préparer une réponse
play-prepare-card = Rien ne vous est demandé pour l’instant. Un clic prépare votre prochaine réponse.
play-prepare-next = Ensuite : { $option }
play-prepare-cancel = Annuler la réponse préparée
play-prepare-void = Votre réponse préparée ne convient plus : { $option }
play-prepare-loading = Recherche de ce qui peut être préparé…
play-prepare-why = Votre réponse sera donnée quand la question viendra, si elle convient encore. Personne d’autre ne la voit.

## Conversation

talk-title = Conversation
talk-open = Conversation, { $count ->
    [0] rien de nouveau
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
talk-empty = Personne n’a encore rien dit.
talk-line = { $who } : { $words }
talk-spectator = Un spectateur
talk-phrases = Phrases rapides
talk-text = Dire quelque chose
talk-send = Envoyer
talk-mute = Ne pas afficher ce que disent les autres
talk-muted = Vous avez masqué les messages des autres.
talk-kept = Conservée seulement tant que la table est ouverte, jamais dans les enregistrements.
talk-rule = Conversation à la table
talk-rule-free = libre
talk-rule-phrases = phrases rapides seulement
talk-rule-off = désactivée
talk-rule-spectators = Les spectateurs peuvent aussi parler
talk-phrase-hello = Bonjour !
talk-phrase-good-luck = Bonne chance !
talk-phrase-nice-move = Joli coup !
talk-phrase-oops = Oups.
talk-phrase-thanks = Merci !
talk-phrase-sorry = Pardon !
talk-phrase-one-moment = Un instant, s’il vous plaît.
talk-phrase-your-turn = C’est à vous.
talk-phrase-well-played = Bien joué !
talk-phrase-again = Encore une partie ?
talk-phrase-bye = Au revoir !

## Conseils

play-hint = Conseil
play-hint-asked = Réflexion…
play-hint-title = Ce que ferait un bot
play-hint-chance = { $chance } de victoire
play-hint-why = Estimé en poursuivant { $tried } fois la partie, dans des mondes conformes à ce que vous savez.
play-hint-first-sight = Au premier regard, c’est le meilleur choix.
play-hint-worse = Au premier regard, ce choix paraît moins bon que le meilleur (écart : { $worth }), mais la suite lui donne raison.
play-hint-surer = Une autre option affiche un pourcentage plus élevé, mais elle n’a été essayée que dans { $tried } parties sur { $all } : son chiffre est moins sûr.
play-hint-close = Fermer

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

## Journal

page-log = Journal
page-since = Pendant votre absence
page-changed = Nouveau depuis votre dernier tour.
page-newest = Aller à la dernière ligne

## Les parties de la table sur un téléphone

page-sections = Zones de la table
page-go-table = Mer
page-go-hand = Main
page-go-rivals = Joueurs
page-go-market = Marché
page-go-ships = Navires
page-go-trade = Négoce
page-go-log = Journal
page-busy = il y a quelque chose à y faire

## Une carte en grand

page-peek = Une carte en grand
page-close-card = Fermer

## La fin d’une partie, et son replay

end-won = { $names_id ->
    [you] { $count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire avec { $names }
    }
   *[seat] { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
}
end-with = { $game ->
    [maritime-silk-road] { $total ->
        [one] avec { $total } pièce
       *[other] avec { $total } pièces
    }
   *[other] { $total ->
        [one] avec { $total } crédit
       *[other] avec { $total } crédits
    }
}
end-lead = { $game ->
    [maritime-silk-road] { $lead ->
        [one] { $lead } pièce d’avance sur { $name }
       *[other] { $lead } pièces d’avance sur { $name }
    }
   *[other] { $lead ->
        [one] { $lead } crédit d’avance sur { $name }
       *[other] { $lead } crédits d’avance sur { $name }
    }
}
end-tie = Rien ne départage les ex æquo : la victoire se partage.
end-power = Grâce au pouvoir de « { $card } » : les scores ne décident de rien.
end-place = Votre rang : { $place } sur { $players }.

## D’où viennent les scores

end-scores = Détail des scores
end-total = Total
end-part = { $source } : { $amount }
end-source-credits = Crédits
end-source-harbour = Conteneurs au port
end-source-goods = Biens : { $type }
end-source-majority = Majorité : { $type }
end-source-set = Un bien de chaque type
end-source-power = { $card }
end-source-coins = Pièces
end-source-good = Revenu : { $good }
end-source-licences = Bonus des licences
end-source-spent = Dépensé en cartes

## Au fil du temps

end-turn = Tour
end-over-time = { $game ->
    [maritime-silk-road] Pièces au fil des tours
   *[other] Crédits au fil des tours
}
end-goal = objectif
end-no-chart = Le cours de la partie ne peut pas être montré pour l’instant.
end-final = La table à la fin

## Et maintenant

end-fair = Donne vérifiable
end-fair-proven = La donne et toutes les étapes sont conformes aux engagements : rien n’a été changé après coup.
end-fair-parts = { $count ->
    [0] Le serveur a déterminé seul la donne.
    [one] Le serveur et { $count } joueur ont déterminé ensemble la donne.
   *[other] Le serveur et { $count } joueurs ont déterminé ensemble la donne.
}
end-fair-own = Vos propres nombres aléatoires ont servi à la donne.
end-fair-own-late = Vos propres nombres aléatoires n’ont pas servi à la donne : ils ne sont pas arrivés à temps.
end-fair-first-seen = Ce navigateur n’était pas là au début de la partie : il ne peut pas comparer avec ce qui a été montré alors.
end-fair-replayed = Rejouées selon les règles de ce serveur, les étapes mènent à la même fin.
end-fair-not-replayed = Ce serveur n’a pas pu rejouer les étapes.
end-fair-wrong = Quelque chose n’est pas conforme aux engagements :
end-fair-more = Pour rejouer les étapes avec votre propre copie des règles, téléchargez l’enregistrement et lancez :
end-what-now = Et maintenant
end-rematch = Revanche
end-rematch-waits = { $count ->
    [0] La revanche est prête
    [one] { $count } joueur attend la revanche
   *[other] { $count } joueurs attendent la revanche
}
end-join-rematch = Rejoindre la revanche
end-watch-rematch = Regarder la prochaine partie
end-replay = Revoir
end-look-back = Retour sur la partie
end-share = Partager
end-share-label = Lien vers le replay
end-download = Télécharger l’enregistrement
end-lobby = Retour à l’accueil

## Replay

replay-title = Replay
replay-choose = Choisissez un enregistrement, ou déposez-le n’importe où sur la page
replay-choose-why = Un enregistrement est le fichier à télécharger à la fin d’une partie. Il contient toutes les réponses d’une partie, jouée sur ce serveur, sur un autre ou dans le terminal.
replay-keys = Touches : ← et → une réponse, ↑ et ↓ un tour, Début et Fin pour aller au début ou à la fin, espace pour lire ou mettre en pause.
replay-go-first = Au début
replay-go-back-turn = Un tour en arrière
replay-go-back = Une réponse en arrière
replay-play = Lire
replay-pause = Pause
replay-go-on = Une réponse en avant
replay-go-on-turn = Un tour en avant
replay-go-last = À la fin
replay-scrub = Moment de la partie
replay-where = { $turn ->
    [0] Mise en place, réponse { $at } sur { $last }
   *[other] Tour { $turn }, réponse { $at } sur { $last }
}
replay-speed = Vitesse
replay-times = { $speed } ×
replay-eyes = Vu par
replay-spectator = un spectateur
replay-download = Télécharger
replay-try-again = Rejouer à partir d’ici
replay-lens = Qui sait quoi
replay-over = La partie est finie
replay-asked = { $name } : { $what }
replay-several = { $count } joueurs répondent en même temps
replay-results = Résultat et cours de la partie (révèle qui a gagné)
