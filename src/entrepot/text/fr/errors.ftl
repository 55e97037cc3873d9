# Ce qui ne va pas, et ce qu’on peut y faire

error-no-such-seat = Il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }.
error-no-option-id = { $option } n’est pas un identifiant d’option. Un identifiant d’option est un court texte{ $legal_count ->
    [0] .
   *[other] , ici l’un de ceux-ci : { $legal }.
}
error-no-question-id = { $question } n’est pas un identifiant de question : donnez comme texte celui d’une question ouverte, ou rien.
error-match-over = La partie est finie : plus rien n’est demandé à personne.
error-not-asked = { $who } n’a rien à décider maintenant ; la partie attend : siège { $seats }.
error-other-question = La question { $question } n’est plus ouverte. { $who } doit maintenant répondre à la question { $now } : { $legal }.
error-not-an-option = { $option } ne peut pas être choisi maintenant ({ $kind }). Possible : { $legal }.

error-nothing-to-undo = { $who } n’a encore donné aucune réponse : il n’y a rien à annuler.
error-undo-sampled = Cette partie est issue d’un tirage : les réponses d’avant ne peuvent pas être annulées.
error-undo-others-answered = { $who } ne peut pas annuler sa dernière réponse : d’autres ont répondu depuis. Tous les joueurs ensemble peuvent convenir de revenir en arrière.
error-undo-revealed = { $who } ne peut pas annuler une réponse secrète une fois que toutes sont révélées. Tous les joueurs ensemble peuvent convenir de revenir en arrière.
error-undo-learned = { $who } ne peut pas annuler sa dernière réponse : quelque chose de caché a été vu depuis. Tous les joueurs ensemble peuvent convenir de revenir en arrière.
error-undo-chance = { $who } ne peut pas annuler sa dernière réponse : le hasard a décidé depuis. Tous les joueurs ensemble peuvent convenir de revenir en arrière.

error-unknown-game = Aucun jeu ne s’appelle { $game }. Jeux connus : { $games }.
error-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Bots connus : { $bots }.
error-bad-bots = Nommez un bot pour tous les autres sièges, ou { $seats } séparés par des virgules, et non { $bots }.
error-bad-players = Ce jeu se joue de { $least } à { $most } joueurs, et non à { $players }.
error-bad-seed = Une graine est un nombre entier de 0 à { $most }, et non { $seed }.
error-bad-options = { $field } : { $why }. Options de ce jeu : { $names }.

error-too-large = Le document fait { $size } octets ; { $limit } au plus sont lus.
error-not-json = Le document n’est pas du JSON : { $why }.
error-not-a-position = Une position est un objet JSON avec "game" et "players".
error-bad-document = Le document dans son ensemble : { $why }.
error-bad-field = Champ { $field } : { $why }.
error-bad-piece = Le champ { $field } ne décrit pas une table de ce jeu.
error-bad-value = Le champ { $field } a une valeur qui n’est pas de la bonne sorte. Attendu : { $expected }.
error-bad-save = Le champ { $field } est incohérent : { $why }.
error-bad-digest = La partie sauvegardée a été modifiée : sa table n’a pas l’empreinte qui avait été notée.
error-contradiction = Le champ { $field } contredit le reste du document.
error-not-in-set-up = Le champ { $field } ne peut pas accompagner "setup": true, qui redistribue tout.
error-seat-not-there = Champ { $field } : les sièges vont de 0 à { $last }.
error-unknown-word = Champ { $field } : { $word } n’est pas connu ici. Connus : { $known }.
error-too-many = Champ { $field } : il n’y a que { $most } fois { $what }.
error-wrong-market = Champ { $field } : le marché a { $places } cases ; nommez-les toutes, ou aucune.
error-empty-deck = Champ { $field } : il faut au moins une carte dans la pioche, car la partie finit quand elle est vide.
error-wrong-opponents = Nommez un siège de la table, et un bot pour les { $others } autres sièges ou un pour chacun ; le siège { $seat } et les bots donnés ne vont pas ensemble.
error-bad-observer = Aucun observateur ne donne { $wanted } : il y a ceux de l’information privée d’un joueur et d’aucune, sans paramètres.

error-bad-cards = { $field } ne donne pas de valeurs de cartes : { $why }.
error-unknown-card = Champ { $field } : aucune carte ne s’appelle « { $word } ».
error-card-not-free = Champ { $field } : la carte « { $word } » est déjà ailleurs, ou n’est pas dans les séries de cette partie.
error-no-such-slot = Champ { $field } : ce bateau n’a pas d’emplacement libre « { $word } ». Un conteneur s’écrit card:contract ou card:contract:type, et card:loose s’il ne remplit aucun emplacement.
error-colour-twice = Champ { $field } : deux joueurs ont la même couleur.
error-capital-colour = Champ { $field } : la couleur Capital n’existe qu’à 6 joueurs.
error-over-full = Champ { $field } : la capacité de ce bateau est { $most }, en comptant tous les emplacements de ses contrats et les conteneurs hors contrat.
error-contract-at-sea = Champ { $field } : un bateau en haute mer n’a pas de contrats.
error-empty-at-sea = Champ { $field } : un bateau en haute mer a au moins un conteneur.
error-ship-complete = Champ { $field } : tous les emplacements de ce bateau sont remplis, il aurait donc pris la mer.

error-diverged-question = La réponse { $index } ne convient pas : le siège { $seat } répond à « { $kind } » par « { $option } », mais les règles (version { $rules }, enregistrement de la version { $written }) demandent { $asked }.
error-diverged-option = La réponse { $index } ne convient pas : le siège { $seat } répond à « { $kind } » par « { $option } », mais les règles (version { $rules }, enregistrement de la version { $written }) permettent : { $legal }.
error-diverged-over = La réponse { $index } ne convient pas : le siège { $seat } répond à « { $kind } » par « { $option } », mais la partie est finie (règles version { $rules }, enregistrement de la version { $written }).
error-diverged-digest = Les { $index } réponses conviennent, mais la table où elles mènent n’est pas celle qui a été enregistrée : l’enregistrement a été coupé ou modifié, ou écrit avec d’autres règles (version { $written }, ici { $rules }).

error-rule-fault = Les règles ont échoué sur « { $option } » ({ $why }). La partie est telle qu’avant. Merci de le signaler avec l’enregistrement de la partie.
