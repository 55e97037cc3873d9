# La arena y el informe

## Ayuda

cli-help-arena = Hacer que los bots jueguen entre sí en todos los núcleos: quién gana cuántas veces, valoraciones y tiempos. Los asientos rotan, los repartos se emparejan; con Ctrl-C no se pierde nada.
cli-help-arena-game = El juego, uno de: { $games }.
cli-help-arena-bots = Los bots, separados por comas, uno para cada asiento; por ejemplo, random, greedy, search:200ms, search:400i, easy, normal, hard, expert.
cli-help-games = Cuántas partidas; se redondea hacia arriba para que cada bot ocupe cada asiento de cada reparto.
cli-help-arena-seed = Un número entero del que salen todos los repartos. Por defecto: el del archivo; si no, uno al azar.
cli-help-out = El archivo de las partidas, una por línea. Si ya existe, se juega lo que falte. Por defecto: un archivo nuevo en entrepot/arena, en tu carpeta de datos.
cli-help-cores = Cuántas partidas se juegan a la vez. Por defecto: una por procesador.
cli-help-picture = Dibujar las valoraciones y las victorias por asiento en este archivo (.png, .svg o .pdf). Necesita el extra "pictures".
cli-help-with-report = Contar también cómo han ido las partidas: cuánto duran, de dónde salen los créditos, qué cartas ganan.
cli-help-top = Cuántas líneas puede tener una tabla del informe; el archivo JSON las tiene todas.

## Mientras se juega

lab-progress = Partidas
lab-begins = { $game }: { $bots }. Semilla { $seed }, partidas: { $count }, repartos: { $blocks }.
lab-rounded = Con { $wanted } partidas quedaría un reparto a medias: serán { $count }, para que cada uno de los { $bots } bots ocupe cada asiento de cada reparto.
lab-goes-on = Partidas que ya están en { $path }: { $done } de { $count }.
lab-stopped = Partidas jugadas y guardadas: { $done } de { $count }. Para continuar:
lab-failed-bot = La partida con semilla { $seed } (reparto { $block }, rotación { $rotation }) falló cuando le tocaba decidir a { $bot }, en el asiento { $seat }: { $why }
lab-failed-game = La partida con semilla { $seed } (reparto { $block }, rotación { $rotation }) falló antes de la primera decisión: { $why }
lab-died = La partida con semilla { $seed } (reparto { $block }, rotación { $rotation }) se perdió: su proceso terminó con el código { $code }.
lab-more-failed = { $count ->
    [one] Ha fallado 1 partida más.
   *[other] Han fallado { $count } partidas más.
}
lab-incomplete = { $count ->
    [one] Falta 1 partida en estos resultados.
   *[other] Faltan { $count } partidas en estos resultados.
} Para jugar lo que falta:
lab-written = Escrito: { $paths }

## El resultado

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

## El informe

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

## La imagen

lab-picture-title = { $game }, { $count } partidas
lab-picture-rating = Valoración con su intervalo del 95 %
lab-picture-wins = Victorias en %
lab-picture-even = todos iguales

## Lo que falla

error-no-games = Son muy pocas partidas ({ $games }): juega al menos 1.
error-no-cores = Con { $cores } procesos no se juega nada: da al menos 1, o prescinde de --cores.
error-needs-research = { $why }
error-no-bots = Nombra los bots con --bots, uno para cada asiento, como --bots random,random.
error-arena-differs = { $path } contiene partidas de otra arena: allí { $field } es { $there }, aquí es { $here }. Da los mismos ajustes para continuarla, u otro archivo.
error-arena-in-use = Otra arena está escribiendo en { $path }. Espera a que termine, o da otro archivo.
error-arena-not-one = { $path } no es el archivo de una arena: su línea { $line } no tiene ajustes. Da otro archivo.
error-arena-bad-line = La línea { $line } de { $path } está dañada. Borra esa línea: su partida se jugará de nuevo.
error-bad-picture = { $path } no se puede dibujar: el nombre de una imagen termina en una de estas extensiones: { $kinds }.
error-no-matplotlib = Para dibujar hace falta matplotlib. Se instala con: pip install "entrepot[pictures]"
