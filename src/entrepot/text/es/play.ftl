# Jugar en la mesa, en el navegador

## La barra

play-waiting = { $kind ->
    [lead] Esperando a { $who }: declarar o tomar cartas.
    [follow] Esperando a { $who }: seguir o tomar cartas.
    [choose-action] Esperando a { $who }: elegir una acción.
    [contract] Esperando a { $who }: contratar.
    [load] Esperando a { $who }: cargar.
    [place-loaded] Esperando a { $who }: elegir barco para la carta del mazo.
    [import-from] Esperando a { $who }: elegir de dónde se importa.
    [bid] Esperando la apuesta de { $who }.
    [place-import] Esperando a { $who }: tomar contenedores.
    [pirate] Esperando a { $who }: piratear.
    [place-pirated] Esperando a { $who }: elegir lugar para el contenedor.
    [supply] Esperando a { $who }: vender o tomar una carta.
    [final] Esperando a { $who }: usar lo que cuenta al final.
    [any-time] Esperando a { $who }: usar algo antes de que sea tarde, o continuar.
    [phase-1] Esperando a { $who }: fase 1.
    [phase-2] Esperando a { $who }: fase 2.
    [exchange] Esperando a { $who }: cambiar un cubo.
    [extra-draw] Esperando a { $who }: tomar o no una carta más.
    [power] Esperando la decisión de { $who } sobre «{ $card }».
   *[other] Esperando la respuesta de { $who }.
}
play-sealed = Has respondido: { $option }. Es secreto hasta que respondan todos.
play-sent = Enviado: { $option }
play-over = La partida ha terminado.
play-nothing = La mesa está en calma.
play-thinking = piensa
play-choices = Opciones
play-choose-one = Elige…
play-pick-first = Elige algo
play-more = Puedes añadir más
play-propose = Pedir retroceder
play-propose-why = Tu última respuesta ya no la puedes deshacer por tu cuenta: otros han respondido o se ha visto algo después. Si todos están de acuerdo, la partida retrocede hasta antes de ella.
play-restart-why = Volver al principio del turno o, si después se ha revelado algo, solo hasta ese momento
play-fewer = Menos
play-more-bid = Más
play-bid = Tu apuesta
play-bid-is = Apostar { $amount }
play-follow-load = para cargar
play-options = { $count ->
    [one] La única opción, como texto
   *[other] Las { $count } opciones, como texto
}
play-options-short = Como texto

## Retroceder

play-proposal = { $who } pide retroceder hasta antes de su última respuesta.
play-proposal-yours = Pides retroceder hasta antes de tu última respuesta.
play-proposal-waiting = Falta el acuerdo de: { $who }
play-agree = Aceptar
play-disagree = Rechazar
play-withdraw = Retirar

## Respuestas fijas

play-standing = Respuestas fijas
play-standing-how = Cuando pregunte «{ $card }»
play-standing-ask = preguntar
play-standing-always = siempre sí
play-standing-never = nunca
play-standing-is = { $answer ->
    [always] { $card }: siempre sí
   *[never] { $card }: nunca
}
play-standing-cancel = Volver a preguntar por { $card }

## Pistas

play-hint = Pista
play-hint-asked = Pensando…
play-hint-title = Lo que haría un bot
play-hint-chance = victoria: { $chance }
play-hint-why = Estimado al continuar la partida { $tried ->
    [one] una vez
   *[other] { $tried } veces
} en mundos posibles según lo que sabes.
play-hint-first-sight = A primera vista es la mejor opción.
play-hint-worse = A primera vista parece { $worth } peor que la mejor, pero al jugarla sale mejor.
play-hint-take = Elegir
play-hint-close = Cerrar

## Por qué no

play-why-other = No se puede elegir en esta pregunta.
play-why-sent = Tu respuesta está en camino.
play-why-wait = Ahora no te toca responder a ti, sino a { $who }.
play-why-no-slot = No llenaría ningún hueco más en ninguno de tus barcos en el puerto.
play-why-at-sea = Este barco está en mar abierto.
play-why-no-contract = Este barco no tiene ningún contrato.
play-why-no-card = Ninguna carta de tu mano llenaría un hueco más de este barco.
play-why-no-harbour = No tienes ningún barco en el puerto.
play-why-too-large = { $load ->
    [one] Pide 1 contenedor, y no cabe en ninguno de tus barcos en el puerto.
   *[other] Pide { $load } contenedores, y no caben en ninguno de tus barcos en el puerto.
}
play-why-tier = Necesita nivel { $tier } y tienes { $have }: harían falta más acciones de contrato de las que te quedan.
play-why-follow = Es de { $action }, no de { $led }, y no tienes otra carta de su color.
play-why-sold = Ya has hecho la única venta de este turno.
play-why-no-room-imports = No tienes espacio para otra importación.
play-why-no-room-goods = No tienes espacio para otra mercancía.

## Teclas

play-keys = Teclas
play-keys-title = Jugar con el teclado
play-key-arrows = Moverse entre lo que se puede elegir
play-key-tab = Ir al siguiente botón
play-key-enter = Elegir lo que tiene el foco
play-key-confirm = Confirmar
play-key-escape = Quitar la selección
play-key-undo = Deshacer
play-key-hint = Pista
play-key-look = Ver una carta
play-key-rules = Abrir la página de la carta ampliada
play-key-help = Estas teclas
play-keys-close = Cerrar

## Anuncios

play-your-turn = Te toca: { $question }
play-announce-proposed = Elegido: { $option }. Confirma con c.
play-news = Lo que ha pasado
