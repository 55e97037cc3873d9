# Qué ha fallado y qué se puede hacer

error-no-such-seat = No existe el asiento { $seat }: los asientos van del 0 al { $last }.
error-no-option-id = { $option } no es un identificador de opción. Un identificador de opción es un texto corto{ $legal_count ->
    [0] .
   *[other] ; ahora, uno de estos: { $legal }.
}
error-no-question-id = { $question } no es un identificador de pregunta: da como texto el de una pregunta abierta, o ninguno.
error-match-over = La partida ha terminado: ya no se pregunta nada a nadie.
error-not-asked = { $who } no tiene nada que decidir ahora; la partida espera a otros (asiento { $seats }).
error-other-question = La pregunta { $question } ya no está abierta. { $who } debe responder ahora a la pregunta { $now }: { $legal }.
error-not-an-option = { $option } no se puede elegir ahora ({ $kind }). Se puede: { $legal }.

error-nothing-to-undo = { $who } todavía no ha respondido nada: no hay nada que deshacer.
error-undo-sampled = Esta partida se creó por muestreo: las respuestas anteriores no se pueden deshacer.
error-undo-others-answered = { $who } no puede deshacer su última respuesta: otros han respondido después. Si todos los jugadores están de acuerdo, se puede retroceder.
error-undo-revealed = { $who } no puede deshacer una respuesta secreta una vez reveladas todas. Si todos los jugadores están de acuerdo, se puede retroceder.
error-undo-learned = { $who } no puede deshacer su última respuesta: después se ha visto algo oculto. Si todos los jugadores están de acuerdo, se puede retroceder.
error-undo-chance = { $who } no puede deshacer su última respuesta: después ha intervenido el azar. Si todos los jugadores están de acuerdo, se puede retroceder.

error-unknown-game = Ningún juego se llama { $game }. Juegos conocidos: { $games }.
error-unknown-bot = Ningún bot se llama «{ $bot }». Bots conocidos: { $bots }.
error-bad-bots = Nombra un bot para todos los demás asientos, o { $seats } separados por comas; { $bots } no sirve.
error-bad-players = A este juego juegan de { $least } a { $most } jugadores, no { $players }.
error-bad-seed = Una semilla es un número entero de 0 a { $most }, no { $seed }.
error-bad-options = { $field }: { $why }. Opciones de este juego: { $names }.

error-too-large = El documento ocupa { $size } bytes; se leen { $limit } como máximo.
error-not-json = El documento no es JSON: { $why }.
error-not-a-position = Una posición es un objeto JSON con "game" y "players".
error-bad-document = El documento en su conjunto: { $why }.
error-bad-field = Campo { $field }: { $why }.
error-bad-piece = El campo { $field } no describe una mesa de este juego.
error-bad-value = El campo { $field } tiene un valor de la clase equivocada: se espera { $expected }.
error-bad-save = El campo { $field } no concuerda: { $why }.
error-bad-digest = La partida guardada se ha modificado: su mesa no corresponde al resumen que se anotó.
error-contradiction = El campo { $field } contradice el resto del documento.
error-not-in-set-up = El campo { $field } no puede aparecer junto a "setup": true, que lo reparte todo de nuevo.
error-seat-not-there = Campo { $field }: los asientos van del 0 al { $last }.
error-unknown-word = Campo { $field }: { $word } no se conoce aquí. Conocidos: { $known }.
error-too-many = Campo { $field }: de { $what } solo hay { $most }.
error-wrong-market = Campo { $field }: el mercado tiene { $places } casillas; nómbralas todas o ninguna.
error-empty-deck = Campo { $field }: el mazo necesita al menos una carta, porque la partida termina cuando se vacía.
error-wrong-opponents = Nombra un asiento de la mesa, y un bot para los otros { $others } asientos o uno para cada uno; el asiento { $seat } y los bots dados no concuerdan.
error-bad-observer = Ningún observador da { $wanted }: existen el de la información privada de un jugador y el de ninguna, sin parámetros.

error-bad-cards = { $field } no da valores de cartas: { $why }.
error-unknown-card = Campo { $field }: ninguna carta se llama «{ $word }».
error-card-not-free = Campo { $field }: la carta «{ $word }» ya está en otro lugar o no pertenece a las colecciones de esta partida.
error-no-such-slot = Campo { $field }: este barco no tiene ningún hueco libre «{ $word }». Un contenedor se escribe carta:contrato o carta:contrato:tipo, y carta:loose si no llena ningún hueco.
error-colour-twice = Campo { $field }: dos jugadores tienen el mismo color.
error-capital-colour = Campo { $field }: el color capital es solo para 6 jugadores.
error-over-full = Campo { $field }: en este barco caben { $most } como máximo, contando todos los huecos de sus contratos y sus contenedores sueltos.
error-contract-at-sea = Campo { $field }: un barco en mar abierto no tiene contratos.
error-empty-at-sea = Campo { $field }: un barco en mar abierto tiene al menos un contenedor.
error-ship-complete = Campo { $field }: todos los huecos de este barco están llenos, así que ya habría zarpado.

error-diverged-question = La respuesta { $index } no concuerda: el asiento { $seat } responde a «{ $kind }» con «{ $option }», pero las reglas (versión { $rules }; grabación de la versión { $written }) preguntan { $asked }.
error-diverged-option = La respuesta { $index } no concuerda: el asiento { $seat } responde a «{ $kind }» con «{ $option }», pero las reglas (versión { $rules }; grabación de la versión { $written }) permiten: { $legal }.
error-diverged-over = La respuesta { $index } no concuerda: el asiento { $seat } responde a «{ $kind }» con «{ $option }», pero la partida ha terminado (reglas de la versión { $rules }; grabación de la versión { $written }).
error-diverged-digest = Las { $index } respuestas concuerdan, pero la mesa a la que llevan no es la que se grabó: la grabación se ha cortado o modificado, o se escribió con otras reglas (versión { $written }; aquí, { $rules }).

error-rule-fault = Las reglas han fallado con «{ $option }» ({ $why }). La partida sigue como estaba antes. Avisa del error y adjunta la grabación de la partida.
