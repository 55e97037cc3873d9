# La página en torno a la mesa: inicio, sala de espera, anfitrión, ajustes

page-title = Entrepôt
page-gallery = De qué está hecha la página

lobby-title = { $title } · Entrepôt
lobby-title-turn = ● Tu turno · { $game }
lobby-unknown-problem = Algo ha fallado ({ $code }).
lobby-trouble-not-reached = No se puede acceder al servidor. ¿Está en marcha? ¿Tiene conexión este dispositivo?
lobby-trouble-no-json = { $name } no es un archivo JSON, así que no puede ser una grabación.
lobby-trouble-no-document = Los valores de las cartas no son ni JSON ni TOML: { $why }
lobby-close = Cerrar
lobby-done = Hecho.
lobby-home = Ir a la página de inicio
lobby-nowhere = Aquí no hay nada
lobby-nowhere-why = Esta dirección no lleva a ninguna página. Quizá se perdió una parte por el camino.
lobby-pages = Páginas
lobby-link-learn = Aprender
lobby-link-cards = Cartas
lobby-link-replay = Repetición
lobby-link-settings = Ajustes
lobby-link-about = Acerca de

## Asientos

lobby-bot = Bot ({ $level ->
    [easy] fácil
    [hard] difícil
    [expert] experto
   *[normal] normal
})
lobby-bot-number = Bot { $number } ({ $level ->
    [easy] fácil
    [hard] difícil
    [expert] experto
   *[normal] normal
})
lobby-captain = { $name } (bot, { $level ->
    [easy] fácil
    [hard] difícil
    [expert] experto
   *[normal] normal
})
captain-brackwater = Brackwater
captain-corallis = Corallis
captain-driftmoor = Driftmoor
captain-fathomby = Fathomby
captain-galewin = Galewin
captain-harbrook = Harbrook
captain-kelpworth = Kelpworth
captain-lanterby = Lanterby
captain-merrowin = Merrowin
captain-moorwick = Moorwick
captain-oystermark = Oystermark
captain-petrellan = Petrellan
captain-saltonby = Saltonby
captain-sandarel = Sandarel
captain-spindrake = Spindrake
captain-tidewell = Tidewell
lobby-open-seat = Asiento libre { $number }
lobby-kept-for = Reservado para { $name }
lobby-seat-open = libre
lobby-seat-bot = bot
lobby-seat-thinking = piensa
lobby-seat-away = ausente, juega un bot
lobby-seat-away-since = ausente, juega un bot desde las { $time }
lobby-seat-you = Tú
lobby-seat-here = presente
lobby-seat-offline = sin conexión
lobby-seat-friend = Libre, para amigos
lobby-level-easy = fácil
lobby-level-normal = normal
lobby-level-hard = difícil
lobby-level-expert = experto

## Inicio

lobby-tagline = Dos juegos de comercio marítimo, para amigos y bots
lobby-sail-as = Tu nombre
lobby-nobody = Navegante
lobby-about-import-export = Consigue contratos, carga barcos, hazte pirata. Cada carta es a la vez mercancía, contrato y poder.
lobby-about-maritime-silk-road = Porcelana, seda y té. Lee el mercado, juega la carta adecuada y vende en el momento justo.
lobby-players = Jugadores
lobby-player-count = { $count } jugadores
lobby-level-bots = { $level ->
    [easy] bots fáciles
    [hard] bots difíciles
    [expert] bots expertos
   *[normal] bots normales
}
lobby-play-now = Jugar ahora
lobby-dealing = Repartiendo…
lobby-learn = ¿Primera vez? Aprende jugando
lobby-set-up = Crear una mesa, invitar a amigos
lobby-your-tables = Tus mesas
lobby-branch = Rama
lobby-your-turn = Tu turno
lobby-state-waiting = Esperando jugadores
lobby-state-dealing = Repartiendo cartas
lobby-state-over = Terminada
lobby-state-frozen = Congelada
lobby-open-tables = Mesas abiertas
lobby-no-tables = Ahora no hay ninguna mesa abierta a todos. Si creas una, puedes mostrarla aquí.
lobby-filter-game = Juego
lobby-filter-game-all = todos
lobby-filter-state = Mesas
lobby-filter-state-all = todas
lobby-filter-state-waiting = con asientos libres
lobby-filter-state-playing = para mirar
lobby-no-such-tables = Ahora mismo no hay ninguna mesa así.
lobby-free-seats = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
lobby-join = Unirse
lobby-watch = Ver partida
lobby-more-tables = Mostrar más mesas
lobby-records = Ver una partida grabada
lobby-records-why = Suelta la grabación de una partida en cualquier lugar de esta página, o elige el archivo.
lobby-choose-file = Elegir archivo
lobby-drop-here = Suelta la grabación para verla

## Una mesa nueva

lobby-new-table = { $game }: mesa nueva
lobby-no-such-game = Este servidor no tiene ese juego.
lobby-who-plays = Quién juega
lobby-all-friends = Los demás: amigos
lobby-all-bots = Los demás: bots
lobby-shuffle = Sortear los asientos
lobby-the-game = La partida
lobby-the-table = La mesa
lobby-option-sets = Colecciones de cartas
lobby-option-note-sets = Basta una colección para jugar. Con más hay más cartas y más poderes.
lobby-option-target = Créditos con los que termina la partida
lobby-option-note-target = Un número par. 50 según el reglamento; con más, la partida dura más.
lobby-option-closed-hands = Manos cerradas
lobby-option-note-closed-hands = Las preguntas que dependen de las cartas de una mano se hacen siempre, aunque no se pueda hacer nada. Así nadie deduce nada del silencio; la partida dura un poco más.
lobby-option-show-coins = Las monedas están a la vista de todos
lobby-option-note-show-coins = Según el reglamento, las monedas son secretas y cada cual lleva la cuenta.
lobby-option-cards = Valores de cartas propios
lobby-option-note-cards = Tipos, niveles y requerimientos de carga de tus cartas impresas, en JSON o TOML, por el identificador de la carta
lobby-listed = Mostrar la mesa a todos en la página de inicio
lobby-pace-label = Los bots tardan al menos
lobby-pace-none = nada
lobby-pace-is = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
lobby-clock-label = Tiempo por respuesta
lobby-clock-none = sin límite
lobby-budget-label = Minutos para toda la partida
lobby-budget-none = sin límite
lobby-grace-label = Un bot sustituye a quien se ausente tras
lobby-grace-none = nunca
lobby-time = { $unit ->
    [second] { $count } segundos
    [minute] { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
    [hour] { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
   *[day] { $count ->
        [one] 1 día
       *[other] { $count } días
    }
}
lobby-seed = Semilla
lobby-seed-random = al azar
lobby-open-table = Abrir la mesa

## La sala de espera

lobby-invite = Invitar
lobby-invite-link = Enlace a esta mesa
lobby-by-link = Solo quien tenga este enlace encuentra la mesa.
lobby-is-listed = Cualquiera encuentra esta mesa en la página de inicio.
lobby-loopback = Esta dirección solo funciona en este ordenador. Para que otros puedan unirse, arranca el servidor con --host 0.0.0.0, o con --public-url si está detrás de un proxy.
lobby-address = Dirección
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-share-sheet = Compartir…
lobby-qr = Código QR del enlace
lobby-seats = Asientos
lobby-name = Tu nombre
lobby-sit-down = Sentarse
lobby-take-seat = Ocupar este asiento
lobby-take-seat-number = Ocupar el asiento { $number }
lobby-waiting-for = { $count ->
    [one] Falta 1 jugador.
   *[other] Faltan { $count } jugadores.
}
lobby-begins = Ya no falta nadie: empieza la partida.
lobby-bots-level = Bots
lobby-begin-with-bots = Empezar, con bots en los asientos libres
lobby-seeded = reparto elegido
lobby-seeded-why = Reparto elegido: quien creó esta mesa eligió la semilla, y quizá sepa en qué orden están las cartas.
lobby-coins-open = monedas a la vista
lobby-own-values-in-use = valores de cartas propios
lobby-clock-is = { $seconds } segundos por respuesta
lobby-budget-is = { $minutes } minutos por persona para toda la partida

## En la mesa

lobby-menu = Menú
lobby-menu-share = Invitar, compartir
lobby-menu-move = Llevar mi asiento a otro dispositivo
lobby-menu-rename = Cambiar mi nombre
lobby-menu-introduce = Decir quién soy
lobby-menu-host = Panel del anfitrión
lobby-menu-leave = Salir de la mesa
lobby-you-watch = Estás mirando
lobby-watching = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
lobby-watchers = Miran: { $names }
lobby-clock = Tiempo restante
lobby-time-left = Tiempo restante para toda la partida
lobby-latency = { $ms } ms
lobby-connection-on = con conexión
lobby-connection-connecting = conectando
lobby-connection-off = sin conexión
lobby-connecting = Remando hacia la mesa…
lobby-lost = Se ha perdido la conexión. Se está reintentando; de la partida no se pierde nada.
lobby-lost-with-answer = Se ha perdido la conexión. Se está reintentando; tu respuesta se enviará en cuanto vuelva.
lobby-bot-plays = Un bot juega por ti.
lobby-bot-plays-since = Un bot juega por ti desde las { $time }.
lobby-bot-played = Un bot ha jugado por ti desde las { $from } hasta las { $to }.
lobby-bot-did = Qué ha hecho
lobby-bot-did-nothing = No ha tenido nada que decidir.
lobby-play-again = Volver a jugar yo
lobby-talk-share = Invitar, compartir
lobby-share-why = Quien abra este enlace puede ocupar un asiento libre o mirar.
lobby-talk-move = Llevar el asiento
lobby-move-why = El enlace lleva tu asiento a otro dispositivo o a otro navegador. Después, aquí solo podrás mirar.
lobby-move-make = Crear el enlace
lobby-move-link = Enlace para llevarte tu asiento
lobby-move-once = Funciona una sola vez, durante 10 minutos. No se lo des a nadie más.
lobby-moving = Trayendo el asiento…
lobby-talk-rename = Cambiar mi nombre
lobby-rename = Cambiar
lobby-talk-introduce = Decir quién soy
lobby-introduce-why = Todos en la mesa ven este nombre mientras miras. Déjalo vacío para mirar sin nombre.
lobby-talk-leave = Salir de la mesa
lobby-leave-why = Un bot seguirá jugando por ti. Puedes recuperar tu asiento desde este navegador en cualquier momento.
lobby-leave-waiting = Tu asiento volverá a quedar libre.
lobby-leave = Salir
lobby-stay = Quedarse
lobby-talk-settings = Ajustes
lobby-gone = Aquí no está esa mesa
lobby-moved = Ya no tienes asiento aquí
lobby-moved-why = Aquí puedes mirar.
lobby-result = Ver el resultado
lobby-broken = La página no puede mostrar esta mesa
lobby-again = Reintentar
lobby-frozen = Esta mesa está congelada
lobby-frozen-why = Se puede mirar y descargar, pero no seguir jugando en ella.
lobby-download = Descargar la grabación

## El panel del anfitrión

lobby-to-table = Ir a la mesa
lobby-not-host = Solo puede hacerlo quien creó la mesa, en el navegador en el que la creó.
lobby-give-away = Suplir con un bot
lobby-give-away-seat = Suplir con un bot el asiento { $number }
lobby-give-bot = Ceder a un bot
lobby-give-bot-seat = Ceder el asiento { $number } a un bot
lobby-give-open = Liberar el asiento
lobby-give-open-seat = Liberar el asiento { $number }
lobby-give-back = Devolver
lobby-give-back-seat = Devolver el asiento { $number } a su jugador
lobby-step-back = Retroceder
lobby-step-back-why = La partida retrocede hasta antes de la última respuesta, sea de quien sea. Se avisa a todos. El azar se repite.
lobby-stepped-back = La partida ha retrocedido.
lobby-took-back-person = { $who_id ->
    [you] Has
   *[seat] { $who } ha
} deshecho una respuesta.
lobby-took-back-people = Todos han acordado retroceder hasta antes de { $who_id ->
    [you] tu última respuesta.
   *[seat] la última respuesta de { $who }.
}
lobby-took-back-host = El anfitrión ha deshecho { $who_id ->
    [you] tu última respuesta.
   *[seat] la última respuesta, que era de { $who }.
}
lobby-notice-left = { $who_id ->
    [you] Has salido. Un bot juega por ti
   *[seat] { $who } ha salido. Un bot juega por { $who }
} desde las { $time }.
lobby-notice-grace = Un bot juega por { $who_id ->
    [you] ti
   *[seat] { $who }
} desde las { $time }.
lobby-notice-host = El anfitrión ha puesto a un bot a jugar por { $who_id ->
    [you] ti
   *[seat] { $who }
} desde las { $time }.
lobby-notice-back = { $who_id ->
    [you] Has vuelto.
   *[seat] { $who } ha vuelto.
}
lobby-notice-bot = Un bot ha ocupado { $who_id ->
    [you] tu asiento.
   *[seat] el asiento de { $who }.
}
lobby-notice-refused = { $by_id ->
    [you] No aceptas
   *[seat] { $by } no acepta
} retroceder, como { $who_id ->
    [you] pedías.
   *[seat] pedía { $who }.
}
lobby-notice-withdrawn = { $who_id ->
    [you] Ya no pides retroceder.
   *[seat] { $who } ya no pide retroceder.
}
lobby-export = Exportar
lobby-export-before = Hasta que termine la partida, lo que exportes contiene solo lo que puedes saber.
lobby-export-after = Lo que exportes es la grabación de la partida: se puede volver a ver.
lobby-delete = Borrar la mesa
lobby-delete-why = La mesa, su partida y todos sus asientos desaparecen para siempre y para todos.
lobby-delete-now = Borrar para siempre
lobby-keep = Conservarla

## Ajustes

lobby-theme = Claro u oscuro
lobby-theme-auto = como el sistema
lobby-theme-light = claro
lobby-theme-dark = oscuro
lobby-sound = Sonido
lobby-sound-off = apagado
lobby-sound-turn = cuando me toca
lobby-sound-all = todo
lobby-volume = Volumen
lobby-motion = Movimiento
lobby-motion-auto = como el sistema
lobby-motion-off = menos
lobby-motion-speed = Velocidad del movimiento
lobby-motion-speed-slow = lenta
lobby-motion-speed-normal = normal
lobby-motion-speed-fast = rápida
lobby-text-size = Tamaño del texto
lobby-text-size-small = pequeño
lobby-text-size-normal = normal
lobby-text-size-large = grande
lobby-card-size = Tamaño de las cartas
lobby-card-size-small = pequeño
lobby-card-size-normal = normal
lobby-card-size-large = grande
lobby-new-tables = Para mesas nuevas y para «Jugar ahora»
lobby-confirm = Confirmación
lobby-confirm-all = Pedirme confirmación de cada elección
lobby-notify = Aviso
lobby-notify-turn = Avisarme cuando me toque y esta página esté oculta
lobby-notify-refused = El navegador no lo permite para esta página.
lobby-language = Idioma
lobby-language-auto = como el navegador

## Todas las cartas

lobby-all-cards = Todas las cartas
lobby-card-sought = Nombre o poder
lobby-card-type = Tipo
lobby-card-all = cualquiera
lobby-card-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

## Los caminos a las reglas y a la página de una carta, desde cualquier lugar

help-rules = Reglas
help-rules-of = Reglas de { $game }
help-paragraph = Reglas, apartado { $number }
help-paragraphs = En las reglas:
help-card = Todo sobre { $card }
help-new-tab = se abre en otra pestaña
help-peek-rules = reglas y más
help-house = La mayoría de los niveles y de los requerimientos de carga son valores propios de este proyecto: el texto de los reglamentos no los da, así que hubo que elegirlos. La página de cada carta dice cuáles.

## Acerca de

lobby-about-unofficial-title = No oficial
lobby-about-unofficial-text = Esto es obra de aficionados. Los autores y las editoriales de Import / Export y de La Ruta Marítima de la Seda ni lo han hecho ni lo han aprobado, y no usa ninguna de sus ilustraciones. Si te gusta un juego, cómpralo.
lobby-about-icons-title = Iconos
lobby-about-icons-text = Los iconos son de la colección game-icons, de Lorc, Delapouite, Skoll, sbed y otros, con licencia CC BY 3.0, sin más cambios que el color y el tamaño.
lobby-about-icons-link = game-icons.net
lobby-about-licence-link = CC BY 3.0
lobby-about-fonts-title = Tipos de letra
lobby-about-fonts-text = Big Shoulders Stencil, de The Big Shoulders Project Authors; Barlow, de The Barlow Project Authors; Alegreya, de Juan Pablo del Peral y the Alegreya Project Authors; todos con la SIL Open Font License 1.1.
lobby-about-fonts-link = SIL Open Font License
lobby-about-code-title = Todo lo demás
lobby-about-code-text = Todo lo demás que está dibujado, y el programa, es propio de este proyecto, con licencia MIT.
lobby-about-house-title = Valores de las cartas
lobby-about-house-text = { $count } de las { $all } cartas tienen valores propios de este proyecto ({ $kinds }), porque el texto del reglamento no los da. Cada carta dice cuáles. Quien tenga el juego impreso puede poner los valores impresos al crear una mesa.
lobby-about-api = La API, para programas
lobby-version = Versión { $version }
