# En la mesa de cualquiera de los dos juegos: palabras comunes, retroceder, respuestas fijas, pistas, teclas, registro, final y repetición

## Palabras comunes a todas las formas de jugar

seat = Jugador { $number }
you = tú
a-seat = El asiento { $seat }
page-turn = Turno { $turn }
sentences = { $first } { $then }
list-times = { $count } de { $word }
list-last = { $begins ->
    [i] { $before } e { $after }
   *[other] { $before } y { $after }
}
list-before = { $before }, { $after }

## Retroceder

page-undo = Deshacer
page-restart = Reiniciar turno
play-restart-why = Volver al principio del turno o, si después se ha revelado algo, solo hasta ese momento
play-propose = Pedir retroceder
play-propose-why = Tu última respuesta ya no la puedes deshacer por tu cuenta: otros han respondido o se ha visto algo después. Si todos están de acuerdo, la partida retrocede hasta antes de ella.

play-proposal = { $who_id ->
    [you] Pides retroceder hasta antes de tu última respuesta.
   *[seat] { $who } pide retroceder hasta antes de su última respuesta.
}
play-proposal-waiting = Acuerdo pendiente: { $who }
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
play-prepare = Preparar respuesta
play-prepare-card = Ahora no te toca. Con un clic preparas tu próxima respuesta.
play-prepare-next = Después: { $option }
play-prepare-cancel = Retirar la respuesta preparada
play-prepare-void = Tu respuesta preparada ya no vale: { $option }
play-prepare-loading = Buscando qué se puede preparar…
play-prepare-why = Tu respuesta se dará cuando llegue la pregunta, si todavía vale. Nadie más la ve.

## Conversación

talk-title = Conversación
talk-open = Conversación, { $count ->
    [0] nada nuevo
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
}
talk-empty = Nadie ha dicho nada todavía.
talk-line = { $who }: { $words }
talk-spectator = Un espectador
talk-phrases = Frases rápidas
talk-text = Di algo
talk-send = Enviar
talk-mute = No mostrar lo que dicen los demás
talk-muted = Has silenciado a los demás.
talk-kept = Solo se guarda mientras la mesa está abierta, y nunca en las grabaciones.
talk-rule = Conversación en la mesa
talk-rule-free = libre
talk-rule-phrases = solo frases rápidas
talk-rule-off = desactivada
talk-rule-spectators = Los espectadores también pueden hablar
talk-phrase-hello = ¡Hola!
talk-phrase-good-luck = ¡Suerte!
talk-phrase-nice-move = ¡Buena jugada!
talk-phrase-oops = ¡Uy!
talk-phrase-thanks = ¡Gracias!
talk-phrase-sorry = ¡Perdón!
talk-phrase-one-moment = Un momento, por favor.
talk-phrase-your-turn = Te toca.
talk-phrase-well-played = ¡Bien jugado!
talk-phrase-again = ¿Otra partida?
talk-phrase-bye = ¡Hasta luego!

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
play-hint-surer = Otra opción muestra un porcentaje más alto, pero solo se probó en { $tried } de { $all } partidas, así que su cifra es menos segura.
play-hint-close = Cerrar

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

## Historial

page-log = Historial
page-since = Mientras no mirabas
page-changed = Nuevo desde tu último turno.
page-newest = Ir a lo último

## Las partes de la mesa en un móvil

page-sections = Partes de la mesa
page-go-table = Mar
page-go-hand = Mano
page-go-rivals = Rivales
page-go-market = Mercado
page-go-ships = Barcos
page-go-trade = Comercio
page-go-log = Historial
page-busy = hay algo que hacer ahí

## Carta ampliada

page-peek = Carta ampliada
page-close-card = Cerrar

## El final de una partida y su repetición

end-won = { $names_id ->
    [you] { $count ->
        [one] ¡Has ganado!
       *[other] Compartes la victoria con { $names }
    }
   *[seat] { $count ->
        [one] Gana { $names }
       *[other] { $names } comparten la victoria
    }
}
end-with = { $game ->
    [maritime-silk-road] { $total ->
        [one] con 1 moneda
       *[other] con { $total } monedas
    }
   *[other] { $total ->
        [one] con 1 crédito
       *[other] con { $total } créditos
    }
}
end-lead = { $game ->
    [maritime-silk-road] { $lead ->
        [one] una moneda más que { $name }
       *[other] { $lead } monedas más que { $name }
    }
   *[other] { $lead ->
        [one] un crédito más que { $name }
       *[other] { $lead } créditos más que { $name }
    }
}
end-tie = No hay desempate: quienes más tienen comparten la victoria.
end-power = Por el poder de «{ $card }»: los puntos no deciden nada.
end-place = Has quedado en el puesto { $place } de { $players }.

## De dónde salen los puntos

end-scores = Puntos por origen
end-total = Total
end-part = { $source }: { $amount }
end-source-credits = Créditos
end-source-harbour = Contenedores en el puerto
end-source-goods = Mercancías: { $type }
end-source-majority = Mayoría: { $type }
end-source-set = Una mercancía de cada tipo
end-source-power = { $card }
end-source-coins = Monedas
end-source-good = Cobrado con { $good }
end-source-licences = Añadido por licencias
end-source-spent = Gastado en cartas

## A lo largo de la partida

end-turn = Turno
end-over-time = { $game ->
    [maritime-silk-road] Las monedas, turno a turno
   *[other] Los créditos, turno a turno
}
end-goal = empieza el final
end-no-chart = Ahora no se puede mostrar el desarrollo de la partida.
end-final = La mesa al final

## Y ahora

end-fair = Reparto comprobable
end-fair-proven = El reparto y todos los pasos corresponden a los compromisos: no se ha cambiado nada a posteriori.
end-fair-parts = { $count ->
    [0] El reparto lo determinó únicamente el servidor.
    [one] El reparto lo determinaron juntos el servidor y 1 jugador.
   *[other] El reparto lo determinaron juntos el servidor y { $count } jugadores.
}
end-fair-own = El reparto incluye tus propios números aleatorios.
end-fair-own-late = El reparto no incluye tus propios números aleatorios: no llegaron a tiempo.
end-fair-first-seen = Este navegador no estaba cuando empezó la partida, así que no puede comparar con lo que se mostró entonces.
end-fair-replayed = Reproducidos con las reglas de este servidor, los pasos llevan al mismo final.
end-fair-not-replayed = Este servidor no ha podido reproducir los pasos.
end-fair-wrong = Algo no corresponde a los compromisos:
end-fair-more = Para reproducir los pasos con tu propia copia de las reglas, descarga la grabación y ejecuta:
end-what-now = ¿Y ahora?
end-rematch = Revancha
end-rematch-waits = { $count ->
    [0] La revancha está preparada
    [one] 1 jugador espera la revancha
   *[other] { $count } jugadores esperan la revancha
}
end-join-rematch = Unirse a la revancha
end-watch-rematch = Ver la siguiente partida
end-replay = Ver la repetición
end-look-back = Repasar la partida
end-share = Compartir
end-share-label = Enlace a la repetición
end-download = Descargar la grabación
end-lobby = Volver al inicio

## Repetición

replay-title = Repetición
replay-choose = Elige una grabación o suéltala en cualquier lugar de la página
replay-choose-why = Una grabación es el archivo que se puede descargar al final de una partida. Contiene todas las respuestas de una partida, de este servidor o de cualquier otro, o jugada en el terminal.
replay-keys = Teclas: ← y →, una respuesta; ↑ y ↓, un turno; Inicio y Fin, ir al principio o al final; espacio, reproducir y pausar.
replay-go-first = Al principio
replay-go-back-turn = Un turno atrás
replay-go-back = Una respuesta atrás
replay-play = Reproducir
replay-pause = Pausa
replay-go-on = Una respuesta adelante
replay-go-on-turn = Un turno adelante
replay-go-last = Al final
replay-scrub = Momento de la partida
replay-where = { $turn ->
    [0] Preparación, respuesta { $at } de { $last }
   *[other] Turno { $turn }, respuesta { $at } de { $last }
}
replay-speed = Velocidad
replay-times = { $speed } ×
replay-eyes = Vista de
replay-spectator = un espectador
replay-download = Descargar
replay-try-again = Probar de nuevo desde aquí
replay-lens = Quién sabe qué
replay-over = La partida ha terminado
replay-asked = { $name }: { $what }
replay-several = { $count } jugadores deciden a la vez
replay-results = Resultado y desarrollo de la partida (revela quién ganó)
