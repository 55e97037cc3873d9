# El terminal: comandos, juego en líneas y a pantalla completa, la arena y lo que el servidor dice de sí mismo

## Ayuda

cli-help = Jugar a juegos de comercio marítimo en el navegador o el terminal, y repasar partidas grabadas.
cli-help-play = Jugar a pantalla completa, contra bots o en una mesa de un servidor. Escribe ? durante la partida para ver qué puedes hacer.
cli-help-replay = Mostrar paso a paso una partida grabada.
cli-help-review = Repasar una partida: cómo cambió la probabilidad de ganar de cada jugador, qué respuestas costaron más y qué habrían hecho los bots.
cli-help-review-seat = Mostrar solo los momentos decisivos de este asiento (desde 0); con --from, jugar en él. Por defecto: todos; con --from, el que respondió ahí.
cli-help-review-open = Juzgar con todas las cartas a la vista, no según lo que sabía cada jugador.
cli-help-review-json = Escribirlo todo como JSON.
cli-help-review-picture = Dibujar las probabilidades en este archivo (.png, .svg o .pdf). Necesita el extra "pictures".
cli-help-review-seed = Un número entero; la misma semilla da el mismo análisis.
cli-help-review-worlds = En cuántos mundos imaginados se compara una respuesta, como máximo. Con más, tarda más y encuentra más.
cli-help-review-cores = Cuántos procesos piensan. Por defecto: uno por procesador.
cli-help-review-from = Seguir jugando contra bots desde justo antes de la respuesta con este número. La grabación queda como está; lo que juegas es una rama con su propio archivo.
cli-help-review-practice = Jugar otra vez el momento decisivo con este número, con otras cartas en lugar de las que no se podían conocer, y saber lo buena que fue tu respuesta.
cli-help-review-name = Un nombre para la rama, que se guarda en su archivo.
cli-help-verify = Comprobar que el reparto y todos los pasos de una partida jugada en un servidor corresponden a los compromisos.
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
cli-help-commitment = El compromiso que la mesa mostró mientras jugabas.
cli-help-head = Una huella de los pasos que viste en la mesa, por ejemplo la última.
cli-help-eyes = Verla como la vio este asiento (desde 0). Por defecto: como espectador, que no ve ninguna mano.
cli-help-all = Mostrarlo todo sin esperar a ninguna tecla.
cli-help-serve = Arrancar un servidor con mesas para personas, bots y programas; se juega en el navegador.
cli-help-host = La dirección en la que escuchar; 0.0.0.0 para todas las de este ordenador. Por defecto: 127.0.0.1, solo para este ordenador.
cli-help-port = El puerto en el que escuchar; 0 para cualquiera que esté libre. Por defecto: 8000.
cli-help-data = La carpeta donde están las mesas. Por defecto: entrepot/tables en tu carpeta de datos.
cli-help-database = Una base de datos PostgreSQL para las mesas, en lugar de una carpeta: postgresql://usuario@host/nombre. Pueden compartirla varios servidores.
cli-help-drain = Los segundos que un servidor sigue atendiendo tras la orden de detenerse, cuando /ready ya ha dicho que no.
cli-help-migrate = Copiar todas las mesas de una carpeta a una base de datos, o al revés. Las mesas que ya están allí no se tocan.
cli-help-migrate-from = Dónde están las mesas: una carpeta o postgresql://...
cli-help-migrate-to = Adónde van: una carpeta o postgresql://...
cli-help-think = Pensar para los bots de todos los servidores que comparten una base de datos, en cualquier máquina.
cli-help-public-url = La dirección con la que otros ven la página, si está detrás de un proxy, como https://example.org/games.
cli-help-workers = Cuántos procesos piensan para los bots. Por defecto: uno por núcleo, dos como mínimo.
cli-help-limits = Por cuánto se multiplican todos los límites de frecuencia; 0: sin límites. Por defecto: 1.
cli-help-open = Abrir la página en el navegador.
cli-help-log-level = Qué se anota en el registro: debug, info, warning o error. Por defecto: info.
cli-help-metrics-token = Quien lo envíe como token bearer puede leer /metrics desde otra máquina.
cli-help-backup = Copiar las mesas mientras el servidor funciona.
cli-help-backup-to = El archivo donde escribir la copia.
cli-help-prune = Eliminar mesas en las que hace mucho que no pasa nada.
cli-help-older-than = Desde hace cuánto: 90d son noventa días; 12h, doce horas. Por defecto: 90d.
cli-help-playing = También mesas cuya partida no ha terminado.
cli-help-dry-run = Decir solo cuántas serían.
cli-help-admin = Para quien mantiene un servidor: mesas por estado y antigüedad, carga de un servidor en marcha, copia de seguridad y limpieza.
cli-help-admin-tables = Contar las mesas de una carpeta por estado y por los días transcurridos desde la última actividad. El servidor puede estar en marcha.
cli-help-admin-load = Mostrar la carga de un servidor en marcha, según su /metrics.
cli-help-admin-url = La dirección del servidor.
cli-help-admin-token = El token con el que se arrancó el servidor, si está en otra máquina.
cli-version = { $rules ->
    [compiled] entrepot { $version } (reglas compiladas)
   *[plain] entrepot { $version } (reglas en Python, sin compilar)
}

cli-help-arena = Hacer que los bots jueguen entre sí en todos los núcleos: quién gana cuántas veces, valoraciones y tiempos. Los asientos rotan, los repartos se emparejan; con Ctrl-C no se pierde nada.
cli-help-arena-game = El juego, uno de: { $games }.
cli-help-arena-bots = Los bots, separados por comas, uno para cada asiento; por ejemplo, random, greedy, search:200ms, search:400i, easy, normal, hard, expert.
cli-help-games = Cuántas partidas; se redondea hacia arriba para que cada bot ocupe cada asiento de cada reparto.
cli-help-arena-seed = Un número entero del que salen todos los repartos. Por defecto: el del archivo; si no, uno al azar.
cli-help-out = El archivo de las partidas, una por línea. Si ya existe, se juega lo que falte. Por defecto: un archivo nuevo en entrepot/arena, en tu carpeta de datos.
cli-help-cores = Cuántas partidas se juegan a la vez. Por defecto: una por procesador.
cli-help-cluster = Jugar en un clúster de Ray: auto para aquel del que esta máquina es un nodo, HOST:PUERTO, o ray://HOST:PUERTO desde fuera. Necesita el extra "cluster".
cli-help-picture = Dibujar las valoraciones y las victorias por asiento en este archivo (.png, .svg o .pdf). Necesita el extra "pictures".
cli-help-with-report = Contar también cómo han ido las partidas: cuánto duran, de dónde salen los créditos, qué cartas ganan.
cli-help-top = Cuántas líneas puede tener una tabla del informe; el archivo JSON las tiene todas.
cli-help-train = Entrenar un bot con partidas entre bots. Ctrl-C lo detiene; el mismo comando lo reanuda. Necesita el extra "learning".
cli-help-train-game = El juego: import-export o maritime-silk-road.
cli-help-train-players = Para cuántos jugadores.
cli-help-train-games = De cuántas partidas aprender.
cli-help-train-seed = Un número entero del que se derivan todas las partidas.
cli-help-train-scores = Aprender qué tan buena parece cada opción, y no quién ganará (solo import-export). Aprende bien si hay una red neuronal para ese número de jugadores.
cli-help-train-by-scores = Aprender de partidas jugadas según las puntuaciones aprendidas del paquete, y no según las escritas a mano (solo import-export, sin --scores).
cli-help-train-start = Seguir desde la red neuronal de este archivo, con pasos más pequeños y partidas con menos ruido (solo maritime-silk-road).
cli-help-train-out = La carpeta para los puntos de control y la red neuronal. Por defecto: una carpeta en entrepot/training, en tu carpeta de datos.
train-begins = Entrenamiento para { $game }; los puntos de control y la red neuronal se guardan en { $folder }.
train-progress = { $games } partidas, { $rate } por segundo, pérdida { $loss }, faltan { $minutes } min
train-tried = { $what ->
    [import-export] Tras { $games } partidas, una búsqueda con la red neuronal gana el { $won } % de las suyas contra búsquedas sin ella.
    [scores] Tras { $games } partidas, las puntuaciones aprendidas ganan el { $won } % de las suyas contra bots "greedy".
   *[other] Tras { $games } partidas, la red neuronal sola gana el { $won } % de las suyas contra bots "greedy".
}
train-stopped = Detenido. Lo aprendido está en { $folder }; el mismo comando lo reanuda.
train-done = Listo: { $file }

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
cli-say = S TEXTO dice algo a todos en la mesa; S NÚMERO, una frase en el idioma de cada cual:
cli-unprepared = Ya no hay ninguna respuesta preparada.
cli-prepare = P NÚMERO prepara la respuesta a tu próxima pregunta; P 0 la retira:

## Pistas

cli-hint-chance = victoria
cli-hint-tried = pruebas
cli-hint-worth = a primera vista
cli-hint-option = opción
cli-hint-why = { $worlds ->
    [one] A partir de { $worlds } partida que un bot ha continuado mentalmente con lo que
   *[other] A partir de { $worlds } partidas que un bot ha continuado mentalmente con lo que
} { $who_id ->
    [you] puedes saber.
   *[seat] { $who } puede saber.
} La columna «{ cli-hint-worth }» indica cuánto parece valer una opción de entrada, comparada con la mejor.
cli-hint-over = La partida ha terminado: no hay nada que decidir.
cli-hint-not-asked = { $who } no tiene nada que decidir ahora. La partida espera a: { $seats }.

cli-saved = La partida se ha guardado. Para continuarla:
cli-recorded = La partida se ha grabado. Para volver a verla:
cli-result-player = Jugador
cli-result-score = Puntos
cli-winners = { $names_id ->
    [you] { $count ->
        [one] Has ganado.
       *[other] Compartes la victoria con { $names }.
    }
   *[seat] { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
}

## Análisis

cli-review-progress = Análisis
cli-review-running = Esta partida no ha terminado. Un análisis diría lo que sus jugadores aún no pueden saber.
cli-review-stopped = Detenido. No se ha guardado nada.
cli-review-no-point = { $count ->
    [0] No hay ningún momento decisivo con el que practicar.
    [one] Hay 1 momento decisivo, pero ninguno con el número { $number }.
   *[other] Hay { $count } momentos decisivos, pero ninguno con el número { $number }.
}

## Partidas grabadas

cli-spectator = un espectador
cli-verify-proven = El reparto y todos los pasos corresponden a los compromisos.
cli-verify-failed = La grabación no demuestra que la partida se jugara conforme a los compromisos.
cli-verify-deal = El reparto resulta de los bits aleatorios del servidor, con los que se había comprometido, y de los números aleatorios de { $who }.
cli-verify-deal-alone = El reparto resulta únicamente de los bits aleatorios del servidor, con los que se había comprometido.
cli-verify-left-out = No están en el reparto, porque no llegaron a tiempo: los números aleatorios de { $who }.
cli-verify-steps = { $count ->
    [one] La cadena de { $count } paso está intacta; respuestas deshechas: { $taken }.
   *[other] La cadena de { $count } pasos está intacta; respuestas deshechas: { $taken }.
}
cli-verify-replay = Reproducidos según las reglas, los pasos llevan al mismo final.
cli-verify-seen-commitment = El compromiso es el que viste.
cli-verify-seen-head = La huella que viste es la del paso { $number }.
cli-verify-unseen = Hasta aquí la grabación solo concuerda consigo misma. Compara esto con lo que te mostró la mesa:
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

## Pantalla completa

terminal-pane-table = Mesa
terminal-pane-own = Lo tuyo
terminal-pane-log = Historial

## Pantalla completa · Teclas, al pie de la pantalla

terminal-key-help = ayuda
terminal-key-find = buscar
terminal-key-card = carta
terminal-key-hint = pista
terminal-key-undo = deshacer
terminal-key-propose = retroceder
terminal-key-agree = aceptar
terminal-key-refuse = rechazar
terminal-key-withdraw = retirar
terminal-key-back = jugar yo
terminal-key-say = hablar
terminal-key-prepare = preparar
terminal-key-log = historial
terminal-key-result = resultado
terminal-key-language = idioma
terminal-key-quit = salir
terminal-key-on = adelante
terminal-key-behind = atrás
terminal-key-turn-on = turno
terminal-key-run = reproducir
terminal-key-eyes = vista

## Pantalla completa · Sobre la mesa

terminal-sheet-keys = Esc cierra; las flechas, Re Pág y Av Pág desplazan.
terminal-hint-keys = Intro elige la primera opción; Esc cierra.
terminal-say-keys = Escribe un texto o el número de una frase. Intro lo dice; Esc cierra.
terminal-prepare-keys = Escribe el número de una respuesta. Intro la prepara, 0 la retira; Esc cierra.
terminal-zoom-keys = Escribe un nombre para buscar una carta. Arriba y abajo: otras cartas. Esc cierra.
terminal-zoom-find = el nombre de una carta
terminal-help = Elige con las flechas e Intro, con un número, con la letra entre paréntesis o con un clic. Una opción que acaba en … abre una lista; Esc vuelve atrás. Se puede hacer clic en las cartas que se nombran.
terminal-help-find = buscar: solo las opciones que contengan lo que escribas en su texto o en su identificador
terminal-help-card = una carta: las de la opción resaltada, las de tu mano o cualquiera que nombres
terminal-help-hint = pista: qué haría un buen bot, y por qué
terminal-help-undo = deshacer tu última respuesta, si no se ha visto nada después
terminal-help-propose = en una mesa con otros: pedir a todos retroceder hasta antes de tu última respuesta
terminal-help-agree = aceptar retroceder
terminal-help-refuse = rechazarlo
terminal-help-withdraw = retirar tu petición
terminal-help-back = volver a jugar en persona si un bot juega por ti
terminal-help-say = decir algo a todos en la mesa: S y tu texto, o S y el número de una frase
terminal-help-prepare = preparar tu próxima respuesta mientras juegan otros: P y su número; P 0 la retira
terminal-help-log = historial: todo lo que ha pasado hasta ahora
terminal-help-result = el resultado, cuando termina la partida
terminal-help-pane = la siguiente parte de la mesa
terminal-help-language = el siguiente idioma
terminal-help-quit = salir; se te dirá cómo continuar después

## Pantalla completa · Salir de una mesa

terminal-left = La mesa sigue ahí. Para volver a ella:
terminal-verify = Para comprobar que el reparto y los pasos fueron justos, descarga la grabación de la partida desde su página ({ $page }) y ejecuta:

## Pantalla completa · Partidas grabadas

terminal-eyes = Vista de { $name }
terminal-help-on = una respuesta adelante
terminal-help-behind = una respuesta atrás
terminal-help-turn-on = el turno siguiente
terminal-help-turn-back = el turno anterior
terminal-help-first = el principio
terminal-help-last = el final
terminal-help-run = reproducir sin parar, o detenerse
terminal-help-eyes = la vista del siguiente jugador, o la de un espectador

## Pantalla completa · Teclas con nombre

terminal-named-tab = Tab
terminal-named-home = Inicio
terminal-named-end = Fin
terminal-named-space = Espacio

## Arena · Mientras se juega

lab-progress = Partidas
lab-begins = { $game }: { $bots }. Semilla { $seed }, partidas: { $count }, repartos: { $blocks }.
lab-rounded = Con { $wanted } partidas quedaría un reparto a medias: serán { $count }, para que cada uno de los { $bots } bots ocupe cada asiento de cada reparto.
lab-goes-on = Partidas que ya están en { $path }: { $done } de { $count }.
lab-stopped = Partidas jugadas y guardadas: { $done } de { $count }. Para continuar:
lab-failed-bot = La partida con semilla { $seed } (reparto { $block }, rotación { $rotation }) falló cuando le tocaba decidir a { $bot }, en el asiento { $seat }: { $why }
lab-failed-game = La partida con semilla { $seed } (reparto { $block }, rotación { $rotation }) falló antes de la primera decisión: { $why }
lab-died = La partida con semilla { $seed } (reparto { $block }, rotación { $rotation }) se perdió: su proceso terminó con el código { $code }.
lab-lost = La partida con semilla { $seed } (reparto { $block }, rotación { $rotation }) se perdió: su proceso murió { $tries } veces.
lab-more-failed = { $count ->
    [one] Ha fallado 1 partida más.
   *[other] Han fallado { $count } partidas más.
}
lab-incomplete = { $count ->
    [one] Falta 1 partida en estos resultados.
   *[other] Faltan { $count } partidas en estos resultados.
} Para jugar lo que falta:
lab-written = Escrito: { $paths }

## Arena · El resultado

lab-bot = Bot
lab-games = Partidas
lab-wins = Victorias
lab-win-rate = Tasa
lab-interval = 95 %
lab-score = Puntos
lab-margin = Ventaja
lab-rating = Valoración
lab-decisions = Decisiones
lab-time-mean = ms, media
lab-time-most-of = 95 %
lab-time-most = máximo
lab-pooled = { $name } (todos)
lab-title-bots = Sus resultados
lab-title-times = Su tiempo
lab-title-seats = Tasa de victorias por asiento
lab-everybody = Todos
lab-percent = { $rate } %
lab-range = { $low }–{ $high }
lab-rating-value = { $mu } ± { $sigma }
lab-length = Una partida duró { $turns } turnos (la mitad de las partidas, de { $quarter } a { $three_quarters }) y { $decisions } decisiones.
lab-pair = { $first } ganó más que { $second } en { $better } repartos, menos en { $worse } y lo mismo en { $equal }; solo por azar, una diferencia así se da con p = { $p }.
lab-tiny = menos de 0,0001

## Arena · El informe

lab-title-gained = { $what ->
    [monedas] De dónde salen las { $what }
   *[other] De dónde salen los { $what }
}
lab-title-gained-things = Lo mismo en detalle
lab-title-spent = { $what ->
    [monedas] Adónde van las { $what }
   *[other] Adónde van los { $what }
}
lab-credits = créditos
lab-coins = monedas
lab-source = Concepto
lab-per-player = Por jugador
lab-share = Parte
lab-winners-share = Ganadores
lab-card = Carta
lab-per-game = Por partida
lab-players = Jugadores
lab-more-rows = … y { $count } más en el archivo JSON
lab-title-did-contracted = Cartas contratadas: { $count }
lab-title-did-completed = Cartas completadas: { $count }
lab-title-did-won = Cartas que dieron la victoria inmediata: { $count }
lab-title-did-bought = Clases de cartas compradas: { $count }
lab-even = Si diera igual, quien lo hizo ganaría el { $rate } % de las partidas. Una carta lleva + o - cuando el intervalo excluye esa cifra; entre muchas cartas, a algunas les pasa por azar.
lab-winning-score = Los ganadores tenían { $score } de media.

lab-source-start = Al empezar
lab-source-shipping = Barcos completados
lab-source-selling = Ventas
lab-source-imports = Importaciones de barcos propios
lab-source-bids = Apuestas
lab-source-power = Poderes
lab-source-harbour = Contenedores en el puerto
lab-source-goods = Mercancías
lab-source-majority = Mayorías
lab-source-set = Mercancías de todos los tipos
lab-source-income = Ingresos
lab-source-special = Cartas especiales
lab-source-of = { $kind }: { $what }

## Arena · La imagen

lab-picture-title = { $game }, { $count } partidas
lab-picture-rating = Valoración con su intervalo del 95 %
lab-picture-wins = Victorias en %
lab-picture-even = todos iguales

## Arena · Lo que falla

error-no-games = Son muy pocas partidas ({ $games }): juega al menos 1.
error-no-cores = Con { $cores } procesos no se juega nada: da al menos 1, o prescinde de --cores.
error-needs-cluster = Un clúster necesita el extra «cluster» ({ $why }): pip install "entrepot[cluster]".
error-cluster-bad-address = { $address } no es la dirección de un clúster: da auto, HOST:PUERTO o ray://HOST:PUERTO.
error-cluster-away = El clúster en { $address } no se puede usar: { $why }
error-cluster-without-entrepot = El nodo { $node } del clúster no tiene Entrepôt. Instala allí { $here }.
error-cluster-differs = El nodo { $node } del clúster tiene otro Entrepôt ({ $there }) que esta máquina ({ $here }). Instala el mismo en todos los nodos.
error-cluster-silent = El nodo { $node } del clúster lleva { $seconds } segundos sin responder. Inténtalo cuando esté menos ocupado, o quítalo del clúster.
error-needs-research = { $why }
error-needs-learning = El entrenamiento necesita el extra "learning" ({ $why }): pip install "entrepot[learning]".
error-training-differs = { $folder } contiene un entrenamiento con otros ajustes. Da los mismos ajustes para continuarlo, u otra carpeta.
error-no-scores = En { $game }, una sola red neuronal da las probabilidades y las puntuaciones: prescinde de --scores.
error-no-by-scores = Solo una red neuronal de import-export puede aprender de partidas jugadas según puntuaciones aprendidas: prescinde de --by-scores o de --scores.
error-no-start = Una red neuronal de { $game } no puede seguir aprendiendo desde otra: prescinde de --start.
error-not-a-net = { $file } no es una red neuronal para { $players } jugadores ({ $why }). Indica un archivo escrito por entrepot train.
error-no-bots = Nombra los bots con --bots, uno para cada asiento, como --bots random,random.
error-arena-differs = { $path } contiene partidas de otra arena: allí { $field } es { $there }, aquí es { $here }. Da los mismos ajustes para continuarla, u otro archivo.
error-arena-in-use = Otra arena está escribiendo en { $path }. Espera a que termine, o da otro archivo.
error-arena-not-one = { $path } no es el archivo de una arena: su línea { $line } no tiene ajustes. Da otro archivo.
error-arena-bad-line = La línea { $line } de { $path } está dañada. Borra esa línea: su partida se jugará de nuevo.
error-bad-picture = { $path } no se puede dibujar: el nombre de una imagen termina en una de estas extensiones: { $kinds }.
error-no-matplotlib = Para dibujar hace falta matplotlib. Se instala con: pip install "entrepot[pictures]"

## El servidor de mesas

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
server-migrated = { $count ->
    [0] No se ha copiado ninguna mesa a { $path }.
    [one] Se ha copiado una mesa a { $path }.
   *[other] Se han copiado { $count } mesas a { $path }.
}
server-migrated-left = { $count ->
    [one] Una ya estaba allí.
   *[other] { $count } ya estaban allí.
}
server-thinks = { $workers ->
    [one] Un proceso piensa
   *[other] { $workers } procesos piensan
} para los servidores de { $path }. Ctrl-C lo termina.
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
server-tables = Mesas en { $path }
server-tables-state = estado
server-tables-waiting = en espera
server-tables-dealing = repartiendo
server-tables-playing = en juego
server-tables-over = terminadas
server-tables-frozen = congeladas
server-tables-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
server-tables-older = más antiguas
server-tables-all = todas
server-tables-due = Mesas en las que un bot debe responder en cuanto alguien mire: { $count }
server-load-tables = Mesas en memoria: { $loaded } de { $all }. Conexiones abiertas: { $sockets }.
server-load-workers = Procesos: { $busy } de { $workers } ocupados. En espera: { $watched } para bots que alguien mira, { $hint } pistas, { $replay } repeticiones, { $unwatched } para otros bots.
server-load-answers = Desde el arranque: { $answers } respuestas dadas, { $refused } peticiones rechazadas.
server-load-times = En el 95 % de los casos, como máximo: actualizaciones, { $update } ms; escrituras, { $write } ms; pausas del recolector de basura, { $pause } ms.
server-load-process = Memoria: { $memory } MB. Archivos abiertos: { $files } de { $most }.
