# Le serveur de tables

server-title = Entrepôt
server-about = Des tables pour des jeux de commerce maritime. Tout ce que fait la page dans le navigateur, un programme peut le faire : créer une table ou prendre une place avec "bearer": true, envoyer la clé reçue dans Authorization: Bearer, et jouer par requêtes POST ou par la socket à /api/tables/(id)/socket.
server-no-page = La page n’est pas encore construite. Dans le dossier du projet, tapez : make page

## Lancer et arrêter

server-here = Entrepôt est ouvert à { $address }
server-others = Les autres l’atteignent à { $address }
server-alone = Seul cet ordinateur l’atteint. Pour jouer avec d’autres sur votre réseau, lancez-le avec --host 0.0.0.0
server-data = Les tables sont gardées dans { $path }
server-stop = Ctrl-C l’arrête ; les tables reprennent quand il est relancé.
server-port-taken = Le port { $port } de { $host } est déjà pris, peut-être par un autre Entrepôt. Choisissez-en un autre avec --port, ou --port 0 pour un port libre quelconque.
server-no-host = Cet ordinateur ne peut pas écouter à { $host }, port { $port } : { $why }.
server-backed-up = Les tables sont copiées dans { $path }
server-pruned = { $count ->
    [0] Aucune table n’est si ancienne.
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
server-would-prune = { $count ->
    [0] Aucune table n’est si ancienne.
    [one] { $count } table serait supprimée.
   *[other] { $count } tables seraient supprimées.
}
