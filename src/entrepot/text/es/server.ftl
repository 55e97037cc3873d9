# El servidor de mesas

server-title = Entrepôt
server-about = Mesas para juegos de comercio marítimo. Todo lo que hace la página en el navegador puede hacerlo un programa: crea una mesa o toma un asiento con "bearer": true, envía la clave recibida como Authorization: Bearer y juega con peticiones POST o por el socket en /api/tables/(id)/socket.
server-no-page = La página todavía no está construida. En la carpeta del proyecto, escribe: make page

## Arrancar y detener

server-here = Entrepôt está abierto en { $address }
server-others = Los demás acceden en { $address }
server-alone = Solo se puede acceder desde este ordenador. Para jugar con otros en tu red, arráncalo con --host 0.0.0.0
server-data = Las mesas se guardan en { $path }
server-stop = Ctrl-C lo detiene; las mesas continúan cuando vuelva a arrancar.
server-port-taken = El puerto { $port } de { $host } ya está en uso, quizá por otro Entrepôt. Elige otro con --port, o --port 0 para usar cualquiera que esté libre.
server-no-host = Este ordenador no puede escuchar en { $host }, puerto { $port }: { $why }.
server-backed-up = Las mesas se han copiado en { $path }
server-pruned = { $count ->
    [0] No hay ninguna mesa tan antigua.
    [one] Se ha eliminado una mesa.
   *[other] Se han eliminado { $count } mesas.
}
server-would-prune = { $count ->
    [0] No hay ninguna mesa tan antigua.
    [one] Se eliminaría una mesa.
   *[other] Se eliminarían { $count } mesas.
}
