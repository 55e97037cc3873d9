# La fin d’une partie, et son replay

end-won = { $name } gagne
end-won-mine = Vous gagnez !
end-shared = { $names } partagent la victoire
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
end-share = Partager
end-share-label = Lien vers le replay
end-download = Télécharger l’enregistrement
end-lobby = Retour à l’accueil

## Replay

replay-title = Replay
replay-choose = Choisissez un enregistrement, ou déposez-le n’importe où sur la page
replay-choose-why = Un enregistrement est le fichier à télécharger à la fin d’une partie. Il contient toutes les réponses d’une partie, jouée sur ce serveur, sur un autre ou dans le terminal.
replay-keys = Touches : ← et → une réponse, ↑ et ↓ un tour, espace pour lire ou mettre en pause, Début et Fin.
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
replay-over = La partie est finie
replay-asked = { $name } : { $what }
replay-several = { $count } joueurs répondent en même temps
replay-results = Résultat et cours de la partie (révèle qui a gagné)
