# Ce qui ne va pas, et ce qu’on peut y faire
# Les erreurs de l’arène sont dans terminal.ftl.

error-no-such-answer = La partie n’a pas de réponse { $answer } : les réponses se comptent jusqu’à { $last }.
error-no-such-seat = Il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }.
error-no-option-id = { $option } n’est pas un identifiant d’option. Un identifiant d’option est un court texte{ $legal_count ->
    [0] .
   *[other] , ici l’un de ceux-ci : { $legal }.
}
error-no-question-id = { $question } n’est pas un identifiant de question : donnez comme texte celui d’une question ouverte, ou rien.
error-match-over = La partie est finie : plus rien n’est demandé à personne.
error-not-asked = { $who_id ->
    [you] Vous n’avez
   *[seat] { $who } n’a
} rien à décider maintenant ; la partie attend : siège { $seats }.
error-other-question = La question { $question } n’est plus ouverte. { $who_id ->
    [you] Vous devez
   *[seat] { $who } doit
} maintenant répondre à la question { $now } : { $legal }.
error-not-an-option = { $option } ne peut pas être choisi maintenant ({ $kind }). Choix possibles : { $legal }.

error-nothing-to-undo = { $who_id ->
    [you] Vous n’avez
   *[seat] { $who } n’a
} encore donné aucune réponse : il n’y a rien à annuler.
error-undo-sampled = Cette partie est issue d’un tirage : les réponses d’avant ne peuvent pas être annulées.
error-undo-others-answered = { $who_id ->
    [you] Vous ne pouvez pas annuler votre dernière réponse
   *[seat] { $who } ne peut pas annuler sa dernière réponse
} : d’autres ont répondu depuis. Si tous les joueurs sont d’accord, la partie peut revenir en arrière.
error-undo-revealed = { $who_id ->
    [you] Vous ne pouvez
   *[seat] { $who } ne peut
} pas annuler une réponse secrète une fois que toutes sont révélées. Si tous les joueurs sont d’accord, la partie peut revenir en arrière.
error-undo-learned = { $who_id ->
    [you] Vous ne pouvez pas annuler votre dernière réponse
   *[seat] { $who } ne peut pas annuler sa dernière réponse
} : quelque chose de caché a été vu depuis. Si tous les joueurs sont d’accord, la partie peut revenir en arrière.
error-undo-chance = { $who_id ->
    [you] Vous ne pouvez pas annuler votre dernière réponse
   *[seat] { $who } ne peut pas annuler sa dernière réponse
} : le hasard a décidé depuis. Si tous les joueurs sont d’accord, la partie peut revenir en arrière.

error-unknown-game = Aucun jeu ne s’appelle { $game }. Jeux connus : { $games }.
error-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Bots connus : { $bots }.
error-bad-bots = Nommez un bot pour tous les autres sièges, ou { $seats } séparés par des virgules, et non { $bots }.
error-bad-players = Ce jeu se joue de { $least } à { $most } joueurs, et non à { $players }.
error-bad-seed = Une graine est un nombre entier de 0 à { $most } ou 64 chiffres hexadécimaux, et non { $seed }.
error-bad-options = { $field } : { $why }. Options de ce jeu : { $names }.

error-too-large = Le document fait { $size } octets ; { $limit } au plus sont lus.
error-not-json = Le document n’est pas du JSON : { $why }.
error-not-a-position = Une position est un objet JSON avec "game" et "players".
error-bad-document = Le document dans son ensemble : { $why }.
error-bad-field = Champ { $field } : { $why }.
error-bad-piece = Le champ { $field } ne décrit pas une table de ce jeu.
error-bad-value = La valeur du champ { $field } n’est pas du bon type. Attendu : { $expected }.
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
error-wrong-processes = { $games } parties ne peuvent être réparties entre { $processes } processus : prenez au moins un processus et au plus un par partie.
error-wrong-words = Donnez un nombre entier pour chacune des { $games } parties : le mot à y dire.
error-illegal-word = Le mot { $word } ne peut pas être dit maintenant dans la partie { $game }. Mots possibles : { $legal }.
error-bad-observer = Aucun observateur ne donne { $wanted } : il n’existe, sans paramètres, que celui des informations privées d’un joueur et celui qui n’en donne aucune.

error-bad-cards = { $field } ne donne pas de valeurs de cartes : { $why }.
error-unknown-card = Champ { $field } : aucune carte ne s’appelle « { $word } ».
error-card-not-free = Champ { $field } : la carte « { $word } » est déjà ailleurs, ou n’est pas dans les séries de cette partie.
error-no-such-slot = Champ { $field } : ce bateau n’a pas d’emplacement libre « { $word } ». Un conteneur s’écrit card:contract ou card:contract:type, card:beside s’il forme une paire avec le précédent, et card:loose s’il ne remplit aucun emplacement.
error-colour-twice = Champ { $field } : deux joueurs ont la même couleur.
error-capital-colour = Champ { $field } : la couleur Capital n’existe qu’à 6 joueurs.
error-over-full = Champ { $field } : la capacité de ce bateau est { $most }, en comptant tous les emplacements de ses contrats et les conteneurs hors contrat.
error-contract-at-sea = Champ { $field } : un bateau en haute mer n’a pas de contrats.
error-empty-at-sea = Champ { $field } : un bateau en haute mer a au moins un conteneur.

error-diverged-question = La réponse { $index } ne convient pas : le siège { $seat } répond à « { $kind } » par « { $option } », mais les règles (version { $rules }, enregistrement de la version { $written }) demandent { $asked }.
error-diverged-option = La réponse { $index } ne convient pas : le siège { $seat } répond à « { $kind } » par « { $option } », mais les règles (version { $rules }, enregistrement de la version { $written }) permettent : { $legal }.
error-diverged-over = La réponse { $index } ne convient pas : le siège { $seat } répond à « { $kind } » par « { $option } », mais la partie est finie (règles version { $rules }, enregistrement de la version { $written }).
error-diverged-digest = Les { $index } réponses conviennent, mais la table où elles mènent n’est pas celle qui a été enregistrée : l’enregistrement a été coupé ou modifié, ou écrit avec d’autres règles (version { $written }, ici { $rules }).

error-rule-fault = Les règles ont échoué sur « { $option } » ({ $why }). La partie est telle qu’avant. Merci de le signaler avec l’enregistrement de la partie.

error-not-found = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce genre de requête.
error-bad-request = La requête est incompréhensible.
error-body-too-large = La requête est trop grande.
error-head-too-large = L’en-tête de la requête est trop grand.
error-address-too-long = L’adresse de la requête est trop longue.
error-request-too-slow = La requête a mis trop de temps à arriver.
error-too-many-connections = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en quelques-unes, ou réessayez un peu plus tard.
error-server-full = Le serveur a atteint son nombre maximal de connexions. Réessayez un peu plus tard.
error-frame-too-large = Le message est trop grand : { $most } octets au plus sont lus.
error-no-body = La requête n’a pas de corps : un objet JSON est attendu.
error-not-json-type = La requête doit être du JSON et le dire : Content-Type: application/json.
error-unknown-host = Ce serveur ne répond pas au nom « { $host } ». Qui administre le serveur peut faire connaître ce nom avec --public-url.
error-no-origin = La requête ne dit pas d’où elle vient : envoyez une clé (Authorization: Bearer ...), ou un en-tête Origin comme les navigateurs.
error-foreign-origin = Les requêtes des pages de { $origin } ne sont pas acceptées ici.
error-metrics-closed = Les statistiques du serveur ne se lisent que sur sa propre machine, ou avec le jeton fixé par qui l’administre (--metrics-token).
error-too-often = C’était trop à la fois. Réessayez dans { $seconds } s.
error-internal = Quelque chose a échoué dans le serveur. Son journal en garde la trace ; rien n’a changé.
error-too-busy = Le serveur a trop à faire. Réessayez un peu plus tard.
error-work-lost = Le travail n’a pas pu être fait : son processus s’est arrêté ou a pris trop de temps. Réessayez.
error-work-waiting = { $most } de vos requêtes attendent déjà. Réessayez dans { $seconds } s, quand quelques-unes auront été traitées.
error-record-too-long = Champ { $field } : l’enregistrement a { $answers } réponses ; { $most } au plus sont rejouées.
error-record-too-slow = Champ { $field } : rejouer cet enregistrement demande plus de { $seconds } s de calcul, ce qui n’arrive avec aucune partie ordinaire. Sur votre propre ordinateur, le temps n’est pas limité : entrepot replay FILE.
error-bad-address = « { $address } » n’est pas l’adresse d’une page : elle commence par http:// ou https:// et ne contient ni ? ni #.
error-bad-table-link = « { $address } » n’est pas le lien d’une table. Un tel lien ressemble à http://192.168.1.20:8000/#/t/abcdefgh, comme la page le montre sous « Inviter ».
error-not-reached = { $address } est injoignable : { $why }.
error-bad-level = Il n’y a pas de niveau de journal « { $level } ». Il y a debug, info, warning et error.
error-bad-age = « { $age } » n’est pas un âge : écrivez 90d pour quatre-vingt-dix jours, 12h pour douze heures.

error-no-such-table = Cette table n’existe pas : le lien est incomplet, ou la table a été supprimée.
error-not-your-seat = Il faut être à la table pour faire cela, et cette clé n’y donne pas (ou plus) de place.
error-not-watching = Vous avez une place : votre nom est celui de cette place. Changez-le dans le menu.
error-asked-now = La question vous est posée maintenant : répondez au lieu de préparer une réponse.
error-not-preparable = « { $option } » ne peut pas être préparé pour la question « { $kind } ». Choisissez l’une des réponses proposées.
error-bad-text-length = Un message doit avoir de 1 à { $most } caractères.
error-bad-text-letter = Le caractère { $letter } n’est pas lisible par les autres. Écrivez sans lui.
error-say-one-thing = Dites soit une phrase toute faite, soit un texte.
error-talk-off = L’hôte a désactivé la conversation à cette table.
error-talk-phrases-only = À cette table, seules les phrases rapides sont permises.
error-talk-spectators = Les spectateurs peuvent lire ici, mais pas écrire.
error-not-the-host = Seul l’hôte de la table peut faire cela.
error-code-void = Ce lien a déjà servi, ou date de plus de dix minutes. Créez-en un nouveau sur l’appareil qui a la place.
error-table-waits = La table attend encore des joueurs.
error-table-begun = La partie a déjà commencé.
error-table-over = La partie est finie.
error-table-frozen = Cette table est gelée : on peut la regarder et l’exporter, rien de plus.
error-table-damaged = Les données de cette table ne sont plus lisibles.
error-table-diverged = Les règles ont changé, et cette partie ne peut pas continuer avec elles.
error-table-deleted = La table a été supprimée.
error-seat-moved = Cette place est maintenant sur un autre appareil, ou à quelqu’un d’autre.
error-server-stops = Le serveur s’arrête. Il reprendra où il en était quand il sera relancé.
error-too-slow = La connexion était trop lente pour toutes les nouvelles.
error-ticket-used = Le ticket { $ticket } a déjà servi à autre chose.
error-proposal-open = Il y a déjà une proposition : répondez-y d’abord.
error-no-such-proposal = Cette proposition n’est plus ouverte.
error-no-standing-answer = Il n’y a pas de réponse automatique à « { $kind } ».
error-journal-full = Il s’est passé tant de choses à cette table que rien de plus n’est conservé : { $most } entrées au plus.
error-too-many-changes = Cette place a déjà annulé, proposé ou changé quelque chose { $most } fois à cette table. Elle ne peut plus que répondre.
error-no-open-seat = Il n’y a plus de place libre.
error-seat-reserved = Cette place est réservée à quelqu’un de la partie précédente.
error-nobody-there = Personne n’occupe cette place.
error-nothing-to-step-back = Aucune réponse n’a encore été donnée.
error-no-question = Rien ne vous est demandé maintenant.
error-record-later = L’enregistrement sera ouvert à tous quand la partie sera finie.
error-not-dealing = Les nombres aléatoires d’une place ne sont acceptés que pendant la distribution.
error-other-part = Ce ne sont pas les nombres aléatoires sur lesquels cette place s’est engagée.
error-fair-none = Cet enregistrement ne prouve rien sur sa donne : il vient d’une table à donne choisie, d’une époque sans donnes vérifiables ou d’une partie jouée sans serveur.
error-fair-secret = Les bits aléatoires du serveur ne correspondent pas à son engagement.
error-fair-other-commitment = L’engagement de cet enregistrement n’est pas celui qui a été montré à la table.
error-fair-seats = La donne ne correspond pas au nombre de places de la partie.
error-fair-part = Les nombres aléatoires de la place { $seat } ne correspondent pas à son engagement.
error-fair-seed = La graine ne découle pas des bits du serveur et des nombres aléatoires des places.
error-fair-chain = Les étapes ne mènent pas à l’empreinte finale : une étape a été modifiée, ajoutée, retirée ou déplacée, ou les règles de la table l’ont été.
error-fair-other-head = L’empreinte vue à la table n’apparaît nulle part dans cette partie.
error-fair-rules-changed = Les règles ont changé pendant la partie : ses étapes ne peuvent pas être rejouées à partir de la donne.
error-fair-steps = Les réponses de l’enregistrement ne sont pas celles des étapes chaînées.
error-fair-replay = Les étapes ne peuvent pas être rejouées. { $why }
error-fair-unfinished = La partie n’est pas finie à la fin de cet enregistrement.
error-rematch-later = La prochaine partie pourra être créée quand celle-ci sera finie.
error-review-later = Une partie peut être analysée quand elle est finie.
error-reviews-running = { $most } de vos analyses sont déjà en cours. Réessayez dans { $seconds } s, ou arrêtez-en une.
error-no-such-review = Cette analyse n’existe plus. Demandez-la à nouveau.
error-one-person = Une seule place peut être à vous ; laissez les autres libres pour ceux qui viendront.
error-too-many-listed = { $most } tables créées depuis votre adresse sont déjà sur la page d’accueil. Terminez ou masquez d’abord l’une d’elles.
error-bad-name-length = Un nom a de 1 à { $most } caractères.
error-bad-name-letter = Un nom ne peut pas contenir le caractère { $letter } : il est invisible ou illisible.
error-name-alike = Ce nom ressemble trop à celui de quelqu’un d’autre à la table : { $name }. Choisissez-en un autre.
error-folder-in-use = { $path } est utilisé par un autre serveur. Arrêtez d’abord celui-là, ou choisissez un autre dossier avec --data.
error-folder-unusable = { $path } ne peut pas être utilisé : { $why }.
error-schema-newer = { $path } a été écrit par une version plus récente d’Entrepôt (schéma { $found }, ici { $known }). Installez cette version, ou choisissez un autre dossier avec --data.
error-no-data = Il n’y a pas de données dans { $path }.
error-no-backup = La copie dans { $path } n’a pas pu être faite : { $why }.
error-prune-unanswered = Le serveur qui utilise { $path } n’a pas répondu. Tourne-t-il encore ? Réessayez, ou arrêtez-le d’abord.
error-not-written = Les données sur le disque n’ont pas pu être lues ou écrites, et rien n’a changé : { $why }. Réessayez.
error-disk-full = Le disque des données est plein. Rien de nouveau n’est conservé tant qu’il n’y a pas de place.
error-data-not-written = Les données ne peuvent pas être écrites pour le moment. Rien de nouveau n’est conservé tant que cela dure.
error-data-damaged = La base de données est endommagée : une partie n’est plus lisible.
error-data-replaced = La base de données a été retirée ou remplacée pendant que le serveur tournait. Rien de nouveau n’est conservé jusqu’au redémarrage du serveur.
error-database-unusable = La base de données { $path } ne peut pas être utilisée : { $why }.
error-database-away = La base de données ne répond pas pour le moment. Réessayez un peu plus tard.
error-unknown-written = La base de données n’a pas répondu à temps, et on ne sait pas si cela a été fait : { $why }. Regardez la table, ou renvoyez le même ticket.
error-schema-in-use = { $path } ne peut pas être mis à jour tant que { $count } processus d’une version antérieure l’utilisent. Arrêtez-les d’abord.
error-postgres-missing = Une base de données nécessite un extra : pip install "entrepot[postgres]"
error-server-older = Une version plus récente du serveur poursuit cette table. Reconnectez-vous.
error-two-places = Choisissez un dossier avec --data ou une base de données avec --database, pas les deux.

error-no-such-lesson = Aucune leçon ne s’appelle { $lesson }.
error-lesson-lost = La réponse { $number } ne va plus avec cette leçon. Recommencez-la.
error-lesson-done = Cette leçon est finie : plus rien n’est demandé.

research-missing = Cette partie d’Entrepôt demande { $modules }. Installez l’extra avec : pip install "entrepot[research]"
