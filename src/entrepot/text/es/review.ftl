# El análisis de una partida: probabilidades de ganar, momentos decisivos y por qué, y ejercicios con ellos

review-known = Probabilidades de ganar, según lo que cada jugador sabía en ese momento
review-open = Probabilidades de ganar, con todas las cartas a la vista
review-turn = Turno
review-points = Momentos decisivos
review-point = Turno { $turn }, { $who }: { $played }
review-cost = Costó { $cost } puntos porcentuales de probabilidad de ganar (entre { $low } y { $high }); quedaba un { $chance } %.
review-better = Mejor: { $option }
review-none = Ninguna respuesta costó claramente más de { $least } puntos porcentuales de probabilidad de ganar.
review-compared = { $count ->
    [one] Se comparó 1 decisión con sus otras opciones en los mismos mundos imaginados. Lo marcado tiene una certeza del 95 %.
   *[other] Se compararon { $count } decisiones con sus otras opciones en los mismos mundos imaginados. Lo marcado tiene una certeza del 95 %, para todas a la vez.
}
review-branch = { $named ->
    [yes] «{ $name }»: una rama de una partida grabada, de la que se separó
   *[no] Esta es una rama de una partida grabada, de la que se separó
} { $answers ->
    [0] antes de la primera respuesta
    [one] tras 1 respuesta
   *[other] tras { $answers } respuestas
}.

## Lo que una respuesta cambia al final de la partida

review-because-points = { $game ->
    [maritime-silk-road] En promedio, { $who } termina con { $amount } monedas menos.
   *[import-export] En promedio, { $who } termina con { $amount } créditos menos.
}
review-because-source = Falta más o menos esto: { $part }.
review-because-rival-points = { $game ->
    [maritime-silk-road] En promedio, { $who } termina con { $amount } monedas más.
   *[import-export] En promedio, { $who } termina con { $amount } créditos más.
}
review-because-rival-wins = De cada 100 partidas como esta, { $who } gana { $amount } más.
review-because-sooner = La partida termina { $amount } turnos antes.
review-because-later = La partida termina { $amount } turnos después.

## Ejercicios

review-practice = Ejercicio: un momento decisivo, con otras cartas en lugar de las que no se podían conocer.
review-practice-best = Eso es también lo que harían los bots.
review-practice-as-good = Eso es tan bueno como lo que harían los bots: { $option }
review-practice-unclear = No está claro si eso es tan bueno como lo que harían los bots: { $option }
review-practice-worse = Eso cuesta { $cost } puntos porcentuales de probabilidad de ganar (entre { $low } y { $high }). Mejor: { $option }

## En la página

look-back-why = Los bots calculan la probabilidad de ganar de cada jugador a lo largo de toda la partida y buscan las respuestas que más costaron. Tarda alrededor de un minuto; con más jugadores, más.
look-back-by = Se juzga según
look-back-known = Lo que sabía cada jugador
look-back-open = Todas las cartas a la vista
look-back-start = Analizar la partida
look-back-waiting = En cola…
look-back-progress = Paso { $done } de { $of } como máximo
look-back-stop = Detener
look-back-go = Ver en la repetición
look-back-practise = { $count ->
    [one] Practicar uno de estos momentos
   *[other] Practicar { $count } de estos momentos
}
look-back-branches = Tus ramas de esta partida
look-back-left = { $answers ->
    [0] se separó antes de la primera respuesta
    [one] se separó tras 1 respuesta
   *[other] se separó tras { $answers } respuestas
}

## Quién sabe qué

who-knows-why = Lo que puedes saber con certeza: por lo que has visto y por descarte.
who-knows-lens = Lo que sabe { $name }
who-knows-since = { $count ->
    [one] { $names } conoce esta carta desde el turno { $turn }.
   *[other] { $names } conocen esta carta desde el turno { $turn }.
}
who-knows-always = { $count ->
    [one] { $names } conoce esta carta.
   *[other] { $names } conocen esta carta.
}
who-knows-own = Tu mano
who-knows-hand = Mano de { $name }
who-knows-deck = Mazo
who-knows-from = desde el turno { $turn }
who-knows-top = la primera
who-knows-below = { $count ->
    [one] debajo de 1 carta
   *[other] debajo de { $count } cartas
}
who-knows-counted = Por descarte, aquí: { $cards }
who-knows-unknown = { $count ->
    [one] 1 carta desconocida
   *[other] { $count } cartas desconocidas
}
who-knows-alone = { $count ->
    [one] 1 carta que nadie más conoce con certeza
   *[other] { $count } cartas que nadie más conoce con certeza
}
who-knows-empty = Ninguna carta
who-knows-hidden = { $count ->
    [one] 1 carta podría estar en varios sitios
   *[other] { $count } cartas podrían estar en varios sitios
}

## Probar de nuevo

try-again-why = Los bots ocupan los demás asientos y tú sigues desde aquí en tu propia mesa. La partida original no cambia.
try-again-redealt = Los bots ocupan los demás asientos y tú sigues desde aquí. Las cartas que no se podían conocer se reparten de nuevo.
try-again-name = Nombre de la rama (opcional)
try-again-level = Bots
try-again-begin = Seguir jugando
try-again-file = Guardar este momento en un archivo

## Ejercicios en la página

practice-title = Ejercicios
practice-number = Momento { $number } de { $count }
practice-ask = Turno { $turn }: ¿qué harías? Ves lo que veía { $who }.
practice-judging = Los bots lo comparan con lo que harían ellos…
practice-answered = Tu respuesta: { $option }
practice-then = En la partida: { $option }
practice-again = Responder otra vez
practice-on = Seguir desde aquí
practice-next = Siguiente momento
practice-back = Volver a la partida
practice-none = Ningún análisis ha marcado un momento tuyo en esta partida.
