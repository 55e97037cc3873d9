# The table server

server-title = Entrepôt
server-about = Tables for games of sea trade. All that the page in the browser does, a program can do: make a table or take a seat with "bearer": true, send the key that comes back as Authorization: Bearer, and play by POST requests or over the socket at /api/tables/(id)/socket.
server-no-page = The page is not built yet. In the project's folder, type: make page

## Starting and stopping

server-here = Entrepôt is open at { $address }
server-others = Others reach it at { $address }
server-alone = Only this computer reaches it. To play with others on your network, start it with --host 0.0.0.0
server-data = Tables are kept in { $path }
server-stop = Ctrl-C ends it; tables go on when it is started again.
server-port-taken = Port { $port } of { $host } is in use already, perhaps by another Entrepôt. Choose another one with --port, or --port 0 for any that is free.
server-no-host = This computer can't listen at { $host }, port { $port }: { $why }.
server-backed-up = The tables are copied to { $path }
server-pruned = { $count ->
    [0] No table is that old.
    [one] One table is removed.
   *[other] { $count } tables are removed.
}
server-would-prune = { $count ->
    [0] No table is that old.
    [one] One table would be removed.
   *[other] { $count } tables would be removed.
}
