# Qué ha fallado y qué se puede hacer
# Los errores de la arena están en terminal.ftl.

error-no-such-answer = La partida no tiene la respuesta { $answer }: las respuestas se cuentan hasta { $last }.
error-no-such-seat = No existe el asiento { $seat }: los asientos van del 0 al { $last }.
error-no-option-id = { $option } no es un identificador de opción. Un identificador de opción es un texto corto{ $legal_count ->
    [0] .
   *[other] ; ahora, uno de estos: { $legal }.
}
error-no-question-id = { $question } no es un identificador de pregunta: da como texto el de una pregunta abierta, o ninguno.
error-match-over = La partida ha terminado: ya no se pregunta nada a nadie.
error-not-asked = { $who_id ->
    [you] No tienes
   *[seat] { $who } no tiene
} nada que decidir ahora; la partida espera a otros (asiento { $seats }).
error-other-question = La pregunta { $question } ya no está abierta. { $who_id ->
    [you] Debes
   *[seat] { $who } debe
} responder ahora a la pregunta { $now }: { $legal }.
error-not-an-option = { $option } no se puede elegir ahora ({ $kind }). Se puede elegir: { $legal }.

error-nothing-to-undo = { $who_id ->
    [you] Todavía no has
   *[seat] { $who } todavía no ha
} respondido nada: no hay nada que deshacer.
error-undo-sampled = Esta partida se creó por muestreo: las respuestas anteriores no se pueden deshacer.
error-undo-others-answered = { $who_id ->
    [you] No puedes deshacer tu última respuesta:
   *[seat] { $who } no puede deshacer su última respuesta:
} otros han respondido después. Si todos los jugadores están de acuerdo, se puede retroceder.
error-undo-revealed = { $who_id ->
    [you] No puedes
   *[seat] { $who } no puede
} deshacer una respuesta secreta una vez reveladas todas. Si todos los jugadores están de acuerdo, se puede retroceder.
error-undo-learned = { $who_id ->
    [you] No puedes deshacer tu última respuesta:
   *[seat] { $who } no puede deshacer su última respuesta:
} después se ha visto algo oculto. Si todos los jugadores están de acuerdo, se puede retroceder.
error-undo-chance = { $who_id ->
    [you] No puedes deshacer tu última respuesta:
   *[seat] { $who } no puede deshacer su última respuesta:
} después ha intervenido el azar. Si todos los jugadores están de acuerdo, se puede retroceder.

error-unknown-game = Ningún juego se llama { $game }. Juegos conocidos: { $games }.
error-unknown-bot = Ningún bot se llama «{ $bot }». Bots conocidos: { $bots }.
error-bad-bots = Nombra un bot para todos los demás asientos, o { $seats } separados por comas; { $bots } no sirve.
error-bad-players = A este juego juegan de { $least } a { $most } jugadores, no { $players }.
error-bad-seed = Una semilla es un número entero de 0 a { $most } o 64 cifras hexadecimales, no { $seed }.
error-bad-options = { $field }: { $why }. Opciones de este juego: { $names }.

error-too-large = El documento ocupa { $size } bytes; se leen { $limit } como máximo.
error-not-json = El documento no es JSON: { $why }.
error-not-a-position = Una posición es un objeto JSON con "game" y "players".
error-bad-document = El documento en su conjunto: { $why }.
error-bad-field = Campo { $field }: { $why }.
error-bad-piece = El campo { $field } no describe una mesa de este juego.
error-bad-value = El campo { $field } tiene un valor que no es del tipo correcto: se espera { $expected }.
error-bad-save = El campo { $field } no concuerda: { $why }.
error-bad-digest = La partida guardada se ha modificado: su mesa no corresponde a la huella que se anotó.
error-contradiction = El campo { $field } contradice el resto del documento.
error-not-in-set-up = El campo { $field } no puede aparecer junto a "setup": true, que lo reparte todo de nuevo.
error-seat-not-there = Campo { $field }: los asientos van del 0 al { $last }.
error-unknown-word = Campo { $field }: aquí no se conoce { $word }. Se conocen: { $known }.
error-too-many = Campo { $field }: de { $what } solo hay { $most }.
error-wrong-market = Campo { $field }: el mercado tiene { $places } casillas; nómbralas todas o ninguna.
error-empty-deck = Campo { $field }: el mazo necesita al menos una carta, porque la partida termina cuando se vacía.
error-wrong-opponents = Nombra un asiento de la mesa, y un bot para los otros { $others } asientos o uno para cada uno; el asiento { $seat } y los bots dados no concuerdan.
error-wrong-processes = { $games } partidas no pueden repartirse entre { $processes } procesos: usa al menos un proceso y como máximo uno por partida.
error-wrong-words = Da un número entero para cada una de las { $games } partidas: la palabra que se dice en ella.
error-illegal-word = La palabra { $word } no puede decirse ahora en la partida { $game }. Palabras posibles: { $legal }.
error-bad-observer = Ningún observador da { $wanted }: existen el de la información privada de un jugador y el de ninguna, sin parámetros.

error-bad-cards = { $field } no da valores de cartas: { $why }.
error-unknown-card = Campo { $field }: ninguna carta se llama «{ $word }».
error-card-not-free = Campo { $field }: la carta «{ $word }» ya está en otro lugar o no pertenece a las colecciones de esta partida.
error-no-such-slot = Campo { $field }: este barco no tiene ningún hueco libre «{ $word }». Un contenedor se escribe carta:contrato o carta:contrato:tipo; carta:beside si forma pareja con el anterior, y carta:loose si no llena ningún hueco.
error-colour-twice = Campo { $field }: dos jugadores tienen el mismo color.
error-capital-colour = Campo { $field }: el color capital es solo para 6 jugadores.
error-over-full = Campo { $field }: en este barco caben { $most } como máximo, contando todos los huecos de sus contratos y sus contenedores sueltos.
error-contract-at-sea = Campo { $field }: un barco en mar abierto no tiene contratos.
error-empty-at-sea = Campo { $field }: un barco en mar abierto tiene al menos un contenedor.

error-diverged-question = La respuesta { $index } no concuerda: el asiento { $seat } responde a «{ $kind }» con «{ $option }», pero las reglas (versión { $rules }; grabación de la versión { $written }) preguntan { $asked }.
error-diverged-option = La respuesta { $index } no concuerda: el asiento { $seat } responde a «{ $kind }» con «{ $option }», pero las reglas (versión { $rules }; grabación de la versión { $written }) permiten: { $legal }.
error-diverged-over = La respuesta { $index } no concuerda: el asiento { $seat } responde a «{ $kind }» con «{ $option }», pero la partida ha terminado (reglas de la versión { $rules }; grabación de la versión { $written }).
error-diverged-digest = Las { $index } respuestas concuerdan, pero la mesa a la que llevan no es la que se grabó: la grabación se ha cortado o modificado, o se escribió con otras reglas (versión { $written }; aquí, { $rules }).

error-rule-fault = Las reglas han fallado con «{ $option }» ({ $why }). La partida sigue como estaba antes. Avisa del error y adjunta la grabación de la partida.

error-not-found = No hay nada en esta dirección.
error-wrong-method = Esta dirección no admite peticiones de ese tipo.
error-bad-request = No se entiende la petición.
error-body-too-large = La petición es demasiado grande.
error-head-too-large = La cabecera de la petición es demasiado grande.
error-address-too-long = La dirección de la petición es demasiado larga.
error-request-too-slow = La petición ha tardado demasiado en llegar.
error-too-many-connections = Hay demasiadas conexiones abiertas desde tu dirección. Cierra algunas o vuelve a intentarlo dentro de un rato.
error-server-full = El servidor no admite más conexiones. Vuelve a intentarlo dentro de un rato.
error-frame-too-large = El mensaje es demasiado grande: se leen { $most } bytes como máximo.
error-no-body = La petición no tiene cuerpo: se espera un objeto JSON.
error-not-json-type = La petición debe ser JSON y decirlo: Content-Type: application/json.
error-unknown-host = Este servidor no responde al nombre «{ $host }». Quien lo mantiene puede dar a conocer ese nombre con --public-url.
error-no-origin = La petición no dice de dónde viene: envía una clave (Authorization: Bearer ...) o una cabecera Origin, como hacen los navegadores.
error-foreign-origin = Aquí no se admiten peticiones de páginas de { $origin }.
error-metrics-closed = Las estadísticas del servidor solo se pueden leer en su propia máquina, o con el token que haya puesto quien lo mantiene (--metrics-token).
error-too-often = Han sido demasiadas peticiones de golpe. Vuelve a intentarlo dentro de { $seconds } s.
error-internal = Algo ha fallado en el servidor. Queda anotado en su registro; no ha cambiado nada.
error-too-busy = El servidor tiene demasiado trabajo. Vuelve a intentarlo dentro de un rato.
error-work-lost = No se ha podido hacer el trabajo: el proceso que lo hacía terminó o tardó demasiado. Vuelve a intentarlo.
error-work-waiting = Ya hay { $most } peticiones tuyas en espera. Vuelve a intentarlo dentro de { $seconds } s, cuando se hayan atendido algunas.
error-record-too-long = Campo { $field }: la grabación tiene { $answers } respuestas; se reproducen { $most } como máximo.
error-record-too-slow = Campo { $field }: reproducir esta grabación lleva más de { $seconds } s de cálculo, cosa que no pasa con ninguna partida normal. En tu propio ordenador no hay límite de tiempo: entrepot replay FILE.
error-bad-address = «{ $address }» no es la dirección de una página: debe empezar por http:// o https:// y no llevar ? ni #.
error-bad-table-link = «{ $address }» no es el enlace a una mesa. Tiene que ser como http://192.168.1.20:8000/#/t/abcdefgh, tal como lo muestra la página en «Invitar».
error-not-reached = No se puede acceder a { $address }: { $why }.
error-bad-level = No existe el nivel de registro «{ $level }». Existen debug, info, warning y error.
error-bad-age = «{ $age }» no es una antigüedad: escribe 90d para noventa días, 12h para doce horas.

error-no-such-table = Esa mesa no existe: el enlace está incompleto o la mesa se ha borrado.
error-not-your-seat = Solo puede hacerlo quien ocupa un asiento de la mesa, y esta clave no es (o ya no es) de ninguno de ellos.
error-not-watching = Ocupas un asiento, así que tu nombre es el del asiento; cámbialo en el menú.
error-asked-now = Se te pregunta ahora: responde en vez de preparar una respuesta.
error-not-preparable = «{ $option }» no se puede preparar para la pregunta «{ $kind }». Elige una de las respuestas que se ofrecen.
error-bad-text-length = Un mensaje necesita entre 1 y { $most } caracteres.
error-bad-text-letter = El carácter { $letter } no se puede leer. Escribe sin él.
error-say-one-thing = Di una frase o un texto, no ambos.
error-talk-off = El anfitrión ha desactivado la conversación en esta mesa.
error-talk-phrases-only = En esta mesa solo se pueden decir las frases rápidas.
error-talk-spectators = Los espectadores pueden leer aquí, pero no decir nada.
error-not-the-host = Solo puede hacerlo el anfitrión de la mesa.
error-code-void = Este enlace ya se ha usado o tiene más de diez minutos. Crea uno nuevo en el dispositivo que tiene el asiento.
error-table-waits = La mesa todavía está esperando jugadores.
error-table-begun = La partida ya ha empezado.
error-table-over = La partida ha terminado.
error-table-frozen = Esta mesa está congelada: se puede mirar y exportar, nada más.
error-table-damaged = Lo que se guardó de esta mesa ya no se puede leer.
error-table-diverged = Las reglas han cambiado y esta partida no puede continuar con ellas.
error-table-deleted = La mesa se ha borrado.
error-seat-moved = Este asiento está ahora en otro dispositivo o lo tiene otra persona.
error-server-stops = El servidor se detiene. Cuando vuelva a arrancar, seguirá donde estaba.
error-too-slow = La conexión era demasiado lenta para recibir todas las novedades.
error-ticket-used = El tique { $ticket } ya se ha usado para otra cosa.
error-proposal-open = Ya hay una propuesta: responde antes a esa.
error-no-such-proposal = Esta propuesta ya no está abierta.
error-no-standing-answer = No hay ninguna respuesta fija para «{ $kind }».
error-journal-full = En esta mesa han pasado tantas cosas que ya no se guarda nada más: caben { $most } anotaciones como máximo.
error-too-many-changes = Este asiento ya ha deshecho, propuesto o cambiado algo { $most } veces en esta mesa. Ahora solo puede responder.
error-no-open-seat = Ya no queda ningún asiento libre.
error-seat-reserved = Este asiento está reservado para alguien que jugó la partida anterior.
error-nobody-there = En ese asiento no hay ninguna persona.
error-nothing-to-step-back = Todavía no se ha respondido nada.
error-no-question = Ahora no tienes nada que decidir.
error-record-later = La grabación estará abierta a todos cuando termine la partida.
error-not-dealing = Los números aleatorios de un asiento solo se aceptan mientras se reparten las cartas.
error-other-part = Esos no son los números aleatorios con los que se comprometió este asiento.
error-fair-none = Esta grabación no demuestra nada sobre su reparto: viene de una mesa con reparto elegido, es anterior a los repartos comprobables o es de una partida que no se jugó en un servidor.
error-fair-secret = Los bits aleatorios del servidor no corresponden a su compromiso.
error-fair-other-commitment = El compromiso de esta grabación no es el que se mostró en la mesa.
error-fair-seats = El reparto no corresponde al número de asientos de la partida.
error-fair-part = Los números aleatorios del asiento { $seat } no corresponden a su compromiso.
error-fair-seed = La semilla no resulta de los bits del servidor y de los números aleatorios de los asientos.
error-fair-chain = Los pasos no llevan a la huella final: se ha cambiado, añadido, quitado o movido un paso, o se han cambiado las reglas de la mesa.
error-fair-other-head = La huella vista en la mesa no aparece en ningún momento de esta partida.
error-fair-rules-changed = Las reglas cambiaron durante la partida, así que sus pasos no se pueden reproducir desde el reparto.
error-fair-steps = Las respuestas de la grabación no son las de los pasos encadenados.
error-fair-replay = Los pasos no se pueden reproducir. { $why }
error-fair-unfinished = La partida no ha terminado al final de esta grabación.
error-rematch-later = La siguiente partida se puede crear cuando termine esta.
error-review-later = Una partida se puede analizar cuando termina.
error-reviews-running = Ya hay { $most } análisis tuyos en marcha. Vuelve a intentarlo dentro de { $seconds } s, o detén uno de ellos.
error-no-such-review = Ese análisis ya no existe. Vuelve a pedirlo.
error-one-person = Solo un asiento puede ser tuyo; deja los demás libres para quienes vengan.
error-too-many-listed = Ya hay { $most } mesas creadas desde tu dirección en la página de inicio. Termina u oculta antes alguna de ellas.
error-bad-name-length = Un nombre tiene de 1 a { $most } caracteres.
error-bad-name-letter = Un nombre no puede llevar el carácter { $letter }: no se ve o no se puede leer.
error-name-alike = Este nombre se parece demasiado al de otra persona de la mesa: { $name }. Elige otro.
error-folder-in-use = Otro servidor está usando { $path }. Detén antes ese servidor o elige otra carpeta con --data.
error-folder-unusable = No se puede usar { $path }: { $why }.
error-schema-newer = { $path } se escribió con una versión más reciente de Entrepôt (esquema { $found }; aquí, { $known }). Instala esa versión o elige otra carpeta con --data.
error-no-data = No hay datos en { $path }.
error-no-backup = No se ha podido hacer la copia en { $path }: { $why }.
error-prune-unanswered = El servidor que usa { $path } no ha respondido. ¿Sigue en marcha? Vuelve a intentarlo o detenlo antes.
error-not-written = No se han podido leer o escribir los datos en el disco, y no ha cambiado nada: { $why }. Vuelve a intentarlo.
error-disk-full = El disco de los datos está lleno. No se guarda nada nuevo hasta que haya espacio.
error-data-not-written = Ahora mismo no se pueden escribir los datos. No se guarda nada nuevo hasta que vuelva a ser posible.
error-data-damaged = La base de datos está dañada: una parte ya no se puede leer.
error-data-replaced = La base de datos se ha borrado o sustituido con el servidor en marcha. No se guarda nada nuevo hasta que se reinicie el servidor.
error-database-unusable = No se puede usar la base de datos { $path }: { $why }.
error-database-away = La base de datos no responde en este momento. Vuelve a intentarlo dentro de un rato.
error-unknown-written = La base de datos no ha respondido a tiempo y no se sabe si se ha hecho: { $why }. Mira la mesa o envía otra vez el mismo ticket.
error-schema-in-use = { $path } no se puede actualizar mientras lo usen { $count } procesos de una versión anterior. Detenlos primero.
error-postgres-missing = Una base de datos necesita un extra: pip install "entrepot[postgres]"
error-server-older = Una versión más reciente del servidor continúa con esta mesa. Vuelve a conectarte.
error-two-places = Elige una carpeta con --data o una base de datos con --database, no ambas.

error-no-such-lesson = Ninguna lección se llama { $lesson }.
error-lesson-lost = La respuesta { $number } ya no corresponde a esta lección. Empiézala de nuevo.
error-lesson-done = Esta lección ha terminado: ya no se pregunta nada.

research-missing = Esta parte de Entrepôt necesita { $modules }. Instala el extra con: pip install "entrepot[research]"
