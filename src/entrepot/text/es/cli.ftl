# La línea de comandos

## Ayuda

cli-help = Jugar a juegos de comercio marítimo en el navegador o el terminal, y repasar partidas grabadas.
cli-help-play = Jugar a pantalla completa, contra bots o en una mesa de un servidor. Escribe ? durante la partida para ver qué puedes hacer.
cli-help-replay = Mostrar paso a paso una partida grabada.
cli-help-plain = Líneas en lugar de pantalla completa, para lectores de pantalla y terminales sencillos. A las tuberías siempre van líneas.
cli-help-light = Letras oscuras sobre fondo claro en la pantalla completa. Por defecto: según lo que indique el terminal (COLORFGBG); si no indica nada, letras claras.
cli-help-table = El enlace a una mesa de un servidor en marcha: sentarse en ella, o mirar si no queda ningún asiento libre.
cli-help-name = Tu nombre en esa mesa. Por defecto: Navegante.
cli-help-key = La clave de un asiento que ya tengas en ella.
cli-help-hint = Decir qué haría un bot en una partida guardada o una posición, y por qué.
cli-help-time = Milisegundos para pensar. Por defecto: 1000.
cli-help-document = Una partida guardada, una posición o una grabación, en JSON.
cli-help-asked = El asiento al que aconsejar (desde 0). Por defecto: el que tenga que decidir.
cli-help-version = Mostrar la versión y si las reglas están compiladas, y salir.
cli-help-lang = El idioma, uno de: { $languages }. Por defecto: el del entorno (LANG); si no, inglés.
cli-help-game = El juego, uno de: { $games }. Por defecto: maritime-silk-road.
cli-help-bots = Quién juega contra ti: easy, normal, hard o expert para todos, o un nombre para cada uno de los demás asientos, separados por comas, como hard,easy. Por defecto: normal.
cli-help-players = Cuántos juegan, contándote a ti. Por defecto: 3.
cli-help-seed = Un número entero; la misma semilla reparte la misma partida. Por defecto: una al azar.
cli-help-seat = Dónde te sientas; los asientos se numeran desde 0. Por defecto: 0.
cli-help-show-coins = La Ruta Marítima de la Seda: las monedas de todos están a la vista.
cli-help-sets = Import / Export: las colecciones de cartas, separadas por comas, como base,jutaku,kickstarter,captain. Por defecto: base.
cli-help-target = Import / Export: el objetivo de créditos con el que termina la partida, un número par a partir de 50. Por defecto: 50.
cli-help-closed-hands = Import / Export: preguntar lo que dependa de las cartas de una mano aunque no se pueda hacer nada, para que nadie deduzca nada del silencio.
cli-help-cards = Import / Export: un archivo TOML con tus propios tipos, niveles y requerimientos de carga.
cli-help-resume = Continuar una partida guardada en este archivo.
cli-help-save-dir = La carpeta donde guardar la partida cuando salgas. Por defecto: entrepot/saved en tu carpeta de datos.
cli-help-record = El archivo donde escribir la grabación de la partida terminada. Por defecto: un archivo nuevo en entrepot/records, en tu carpeta de datos.
cli-help-file = Una grabación, tal como se escribe al final de una partida.
cli-help-eyes = Verla como la vio este asiento (desde 0). Por defecto: como espectador, que no ve ninguna mano.
cli-help-all = Mostrarlo todo sin esperar a ninguna tecla.
cli-help-serve = Mantener mesas en las que juegan personas, bots y programas, en el navegador.
cli-help-host = La dirección en la que escuchar; 0.0.0.0 para todas las de este ordenador. Por defecto: 127.0.0.1, solo para este ordenador.
cli-help-port = El puerto en el que escuchar; 0 para cualquiera que esté libre. Por defecto: 8000.
cli-help-data = La carpeta donde están las mesas. Por defecto: entrepot/tables en tu carpeta de datos.
cli-help-public-url = La dirección con la que otros ven la página, si está detrás de un proxy, como https://example.org/games.
cli-help-workers = Cuántos procesos piensan para los bots. Por defecto: uno por núcleo, dos como mínimo.
cli-help-limits = Por cuánto se multiplican todos los límites de frecuencia; 0: sin límites. Por defecto: 1.
cli-help-open = Abrir la página en el navegador.
cli-help-log-level = Qué se anota en el registro: debug, info, warning o error. Por defecto: info.
cli-help-backup = Copiar las mesas mientras el servidor funciona.
cli-help-backup-to = El archivo donde escribir la copia.
cli-help-prune = Eliminar mesas en las que hace mucho que no pasa nada.
cli-help-older-than = Desde hace cuánto: 90d son noventa días; 12h, doce horas. Por defecto: 90d.
cli-help-playing = También mesas cuya partida no ha terminado.
cli-help-dry-run = Decir solo cuántas serían.
cli-version = { $rules ->
    [compiled] entrepot { $version } (reglas compiladas)
   *[plain] entrepot { $version } (reglas en Python, sin compilar)
}

## Jugar

cli-welcome = { $game }, { $players } jugadores, semilla { $seed }
cli-you = { $name }, tú
cli-prompt = {"> "}
cli-group = { $name }…
cli-letter = { $label } ({ $letter })
cli-keys = Un número, letra o palabra. ? ayuda, h pista, u deshacer, l historial, q salir
cli-keys-import-export = Número o palabra. ? ayuda, i CARTA, h pista, u deshacer, l historial, q salir
cli-keys-inside = Un número o una palabra. Intro o b para volver. ? ayuda, q salir
cli-commands =
    Elige escribiendo un número, una letra entre paréntesis, el nombre de una
    opción, como { $example }, o lo suficiente de su comienzo.

      ?      esta ayuda
      u      deshacer tu última respuesta, si no se ha visto nada después
      h      pista: qué haría un buen bot, y por qué
      l      historial: todo lo que ha pasado hasta ahora
      q      salir; la partida se conserva y puedes continuarla después
      Intro  mostrar de nuevo la mesa; en una lista que has abierto: volver
cli-unknown = { $count ->
    [one] «{ $typed }» no está entre las opciones. Escribe { $first }, una palabra o ? para ver la ayuda.
   *[other] «{ $typed }» no está entre las opciones. Escribe un número del { $first } al { $last }, una palabra o ? para ver la ayuda.
}
cli-ambiguous = { $more ->
    [0] «{ $typed }» puede ser { $examples }. Escribe algo más, o un número.
   *[other] «{ $typed }» puede ser { $examples } o { $more } más. Escribe algo más, o un número.
}
cli-commands-import-export = {"  "}i CARTA  mostrar una carta; por ejemplo: i drones
cli-no-card = Ninguna carta se llama «{ $name }». Escribe i y el comienzo del nombre de una carta.
cli-several-cards = { $more ->
    [0] «{ $name }» puede ser { $examples }.
   *[other] «{ $name }» puede ser { $examples } o { $more } más.
}
cli-undone = Deshecho.

## En una mesa de un servidor

cli-connected = Se ha recuperado la conexión.
cli-question-gone = Esta pregunta ya no está abierta.
cli-not-now = Eso no se puede hacer ahora. Escribe ? para ver qué se puede hacer.

## Pistas

cli-hint-chance = victoria
cli-hint-tried = pruebas
cli-hint-worth = a primera vista
cli-hint-option = opción
cli-hint-why = { $worlds ->
    [one] A partir de { $worlds } partida que un bot ha continuado mentalmente con lo que { $who } puede saber.
   *[other] A partir de { $worlds } partidas que un bot ha continuado mentalmente con lo que { $who } puede saber.
} La columna «{ cli-hint-worth }» indica cuánto parece valer una opción de entrada, comparada con la mejor.
cli-hint-over = La partida ha terminado: no hay nada que decidir.
cli-hint-not-asked = { $who } no tiene nada que decidir ahora. La partida espera a: { $seats }.

cli-saved = La partida se ha guardado. Para continuarla:
cli-recorded = La partida se ha grabado. Para volver a verla:
cli-result-player = Jugador
cli-result-score = Puntos
cli-winners = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}

## Partidas grabadas

cli-spectator = un espectador
cli-replay-header = { $count ->
    [one] Grabación de 1 respuesta, vista por { $eyes }
   *[other] Grabación de { $count } respuestas, vista por { $eyes }
}
cli-replay-prompt = {"[Intro] "}
cli-replay-keys = Intro: siguiente respuesta, a: todo hasta el final, t: la mesa, i CARTA: verla, q: salir
cli-replay-answer = { $number }. { $name }: { $answer }
cli-replay-sample = todo lo que este jugador no puede saber se reparte de nuevo
cli-replay-secret = una elección que no se ve desde aquí
cli-replay-unfinished = Aquí termina la grabación; la partida no había terminado.

## Lo que falla

cli-file-fault = No se puede usar { $path }: { $why }.
cli-resume-alone = Una partida guardada ya tiene su juego, jugadores, semilla, asiento y demás opciones: usa --resume sin ellas.
cli-table-alone = Una mesa ya tiene su juego, jugadores, semilla, asientos y demás opciones, y la guarda su servidor: usa --table sin ellas.
cli-table-missing = Un nombre o una clave son para una mesa: da su enlace con --table.
cli-is-record = Esto es la grabación de una partida, no una partida guardada. Para verla: { $command }
cli-is-saved = Esto es una partida guardada, no una grabación. Para continuarla: { $command }
cli-unexpected = Ha pasado algo que no debería pasar: { $why }. Avisa del error, por favor.

## La Ruta Marítima de la Seda

cli-silk-road-no-cards = Las cartas de este juego son mercancías y no tienen texto propio.

cli-silk-road-title = { $turn ->
    [0] Preparación, { $deck }
   *[other] Turno { $turn }, { $deck }
}
cli-silk-road-deck = { $count ->
    [0] el mazo está vacío
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
cli-silk-road-market = Mercado
cli-silk-road-supply = Reserva
cli-silk-road-own-hand = Tu mano
cli-silk-road-ships = Barcos
cli-silk-road-own-ships = Tus barcos
cli-silk-road-hand = Mano
cli-silk-road-coins = Mon.
cli-silk-road-cards = Cartas
cli-silk-road-shop = A la venta
cli-silk-road-offer = { $cards } a { $price }
cli-silk-road-ship = { $count ->
    [0] ningún barco
    [one] 1 barco
   *[other] { $count } barcos
}
cli-silk-road-licence = { $count ->
    [0] ninguna licencia
    [one] 1 licencia
   *[other] { $count } licencias
}
cli-silk-road-porter = { $count ->
    [0] ningún porteador
    [one] 1 porteador
   *[other] { $count } porteadores
}
cli-silk-road-exchange = { $count ->
    [0] ninguna lonja
    [one] 1 lonja
   *[other] { $count } lonjas
}
cli-silk-road-group-play = { $count ->
    [one] Jugar 1 carta de { $good }
   *[other] Jugar { $count } cartas de { $good }
}
cli-silk-road-inside-play = { $count ->
    [one] Jugar 1 carta de { $good }: ¿qué carta del mercado va a cubrir?
   *[other] Jugar { $count } cartas de { $good }: ¿qué cartas del mercado van a cubrir?
}
cli-silk-road-group-exchange = Barco { $ship } ({ $good }): cambiar su cubo
cli-silk-road-inside-exchange = El barco { $ship } lleva { $good }: ¿por qué mercancía lo cambias?

## Import / Export

cli-import-export-letter-technology = T
cli-import-export-letter-agriculture = A
cli-import-export-letter-illegal = I
cli-import-export-letter-consumer = C
cli-import-export-letter-luxury = L
cli-import-export-letter-capital = G
cli-import-export-title = { $turn ->
    [0] Preparación
   *[other] { $led ->
        [none] Turno { $turn }, líder { $leader }, objetivo { $target }, mazo { $deck }, descartes { $discard }
       *[other] Turno { $turn }, { $leader } declara { $led }, objetivo { $target }, mazo { $deck }, descartes { $discard }
    }
}{ $last ->
    [yes] , último turno
   *[no] {""}
}
cli-import-export-player = Jugador
cli-import-export-colour = Color
cli-import-export-credits = Créditos
cli-import-export-hand = Mano
cli-import-export-goods = Mercancías, + su color
cli-import-export-imports = Import.
cli-import-export-plus = +
cli-import-export-shipments = Envíos
cli-import-export-harbour = Barcos en el puerto
cli-import-export-empty = Vacíos
cli-import-export-sea = Barcos en mar abierto
cli-import-export-shown = Vistas en las manos
cli-import-export-island = Isla
cli-import-export-held = En camino
cli-import-export-own-hand = Tu mano
cli-import-export-free = libre
cli-import-export-tier = nivel { $tier }
cli-import-export-as = { $name } como { $other }
cli-import-export-with = { $name } con { $credits }
cli-import-export-card = Tipo { $type }, acción { $action }, nivel { $tier }, colección { $set }
cli-import-export-load = Requerimiento de carga
cli-import-export-house = { $count ->
    [one] Valor propio de este proyecto, no el de la carta impresa: { $fields }.
   *[other] Valores propios de este proyecto, no los de la carta impresa: { $fields }.
}
cli-import-export-own = { $count ->
    [one] Valor tomado de tu archivo: { $fields }.
   *[other] Valores tomados de tu archivo: { $fields }.
}
cli-import-export-value-type = tipo
cli-import-export-value-tier = nivel
cli-import-export-value-load = requerimiento de carga
cli-import-export-inside = { $name }: ¿qué eliges?
cli-import-export-group-lead = Declarar { $what }
cli-import-export-group-follow = Seguir con dos cartas
cli-import-export-group-follow-load = Seguir con dos cartas, pero para cargar
cli-import-export-group-contract = Contratar { $what }
cli-import-export-group-load = Cargar { $what }
cli-import-export-group-load-two = Cargar { $what } junto con otra carta
cli-import-export-group-take = Tomar { $what }
cli-import-export-group-take-any = Tomar una carta de la isla
cli-import-export-group-sell-any = Vender una carta
cli-import-export-group-discard-contract-any = Descartar un contrato
cli-import-export-group-pirate = Piratear ({ $what })
cli-import-export-group-pirate-two = Piratear dos contenedores a la vez ({ $what } y otro lugar)
cli-import-export-group-card = Elegir una carta de tipo { $what }
cli-import-export-group-card-as = Contar { $what }
cli-import-export-group-cards = { $what } y otras
cli-import-export-group-goods = { $what } y otra
cli-import-export-group-use = Usar { $what }
