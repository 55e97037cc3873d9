# La mesa de La Ruta Marítima de la Seda en el navegador

silk-set-up = Se cargan los primeros barcos
silk-turn-mine = Tu turno
silk-turn-of = Juega { $name }
silk-phases = Las dos fases de un turno
silk-phase-1 = Cambiar o comprar
silk-phase-2 = Jugar o tomar cartas
silk-phase-label = { $now ->
    [yes] Fase { $phase } de 2, ahora: { $what }
   *[no] Fase { $phase } de 2: { $what }
}

## El mercado

silk-market = Mercado
silk-place = Casilla { $place } del mercado: { $good }
silk-deck = { $count ->
    [0] El mazo está vacío
    [one] La última carta: quien la tome termina la partida
   *[other] Mazo: { $count } cartas. La partida termina con la última.
}
silk-deck-left = { $count ->
    [one] en el mazo
   *[other] en el mazo
}
silk-preview = { $places ->
    [one] 1 casilla mostraría { $good }
   *[other] { $places } casillas mostrarían { $good }
}
silk-preview-each = { $name } cobra { $coins }
silk-preview-nobody = nadie cobra
silk-gain = + { $coins }

## Mercancías

silk-goods = Las mercancías
silk-supply = Reserva
silk-cubes = { $good }: { $count ->
    [0] ningún cubo en la reserva
    [one] 1 cubo en la reserva
   *[other] { $count } cubos en la reserva
}
silk-carried = { $count ->
    [0] ninguno
    [one] 1 barco
   *[other] { $count } barcos
}
silk-covered = Cubiertas

## Lo que se puede comprar

silk-shop = A la venta
silk-special-label = { $name }, { $price } monedas, disponibles: { $left }. { $text }
silk-left = { $count ->
    [0] no quedan
    [one] queda 1
   *[other] quedan { $count }
}
silk-price = { $coins } monedas
silk-special-ship = Lleva un cubo, que eliges al comprarlo
silk-special-licence = 2 monedas más cada vez que cobras
silk-special-porter = Cambia un cubo más, y uno al comprarlo
silk-special-exchange = Toma una carta más al final de tu turno

## Mercaderes

silk-hand = Tus mercancías
silk-hand-empty = No tienes mercancías en la mano: toma cartas
silk-ship = Barco { $number } con { $good }
silk-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
silk-coins-hidden = Las monedas son secretas hasta el final
silk-hand-size = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
silk-hand-count = { $good }: { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
silk-rivals = Rivales
silk-open = Mostrar todo lo de { $name }
silk-close = Mostrar menos de { $name }
silk-no-cards = Ninguna carta comprada todavía
silk-would-earn = Una carta en el mercado daría ahora
silk-special-owned = { $count ->
    [one] { $name }: { $text }
   *[other] { $name } × { $count }: { $text }
}
silk-times = × { $count }

silk-over = La partida ha terminado

## Lo que no se puede hacer

silk-why-sold = Ya no quedan
silk-why-coins = { $missing ->
    [one] Te falta 1 moneda
   *[other] Te faltan { $missing } monedas
}
silk-why-no-cube = En la reserva no quedan cubos de { $good }
silk-why-changed = El cubo de este barco ya se ha cambiado en este turno
