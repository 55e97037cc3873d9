# La pantalla completa en el terminal

terminal-pane-table = Mesa
terminal-pane-own = Lo tuyo
terminal-pane-log = Historial

## Teclas, al pie de la pantalla

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
terminal-key-log = historial
terminal-key-result = resultado
terminal-key-language = idioma
terminal-key-quit = salir
terminal-key-on = adelante
terminal-key-behind = atrás
terminal-key-turn-on = turno
terminal-key-run = reproducir
terminal-key-eyes = vista

## Sobre la mesa

terminal-sheet-keys = Esc cierra; las flechas, Re Pág y Av Pág desplazan.
terminal-hint-keys = Intro elige la primera opción; Esc cierra.
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
terminal-help-log = historial: todo lo que ha pasado hasta ahora
terminal-help-result = el resultado, cuando termina la partida
terminal-help-pane = la siguiente parte de la mesa
terminal-help-language = el siguiente idioma
terminal-help-quit = salir; se te dirá cómo continuar después

## Las mercancías de La Ruta Marítima de la Seda

terminal-good-supply = { $count ->
    [0] No queda ningún cubo en la reserva.
    [one] Queda 1 cubo en la reserva.
   *[other] Quedan { $count } cubos en la reserva.
}
terminal-good-market = { $count ->
    [0] No aparece en ninguna casilla del mercado.
    [one] Aparece en 1 casilla del mercado.
   *[other] Aparece en { $count } casillas del mercado.
}
terminal-good-ships = { $count ->
    [0] No va en ningún barco.
    [one] Va en 1 barco.
   *[other] Va en { $count } barcos.
}

## Salir de una mesa

terminal-left = La mesa sigue ahí. Para volver a ella:

## Partidas grabadas

terminal-eyes = Vista de { $name }
terminal-help-on = una respuesta adelante
terminal-help-behind = una respuesta atrás
terminal-help-turn-on = el turno siguiente
terminal-help-turn-back = el turno anterior
terminal-help-first = el principio
terminal-help-last = el final
terminal-help-run = reproducir sin parar, o detenerse
terminal-help-eyes = la vista del siguiente jugador, o la de un espectador

## Teclas con nombre

terminal-named-tab = Tab
terminal-named-home = Inicio
terminal-named-end = Fin
terminal-named-space = Espacio
