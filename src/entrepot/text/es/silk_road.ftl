# La Ruta Marítima de la Seda: sus palabras y sucesos, y su mesa en la página y en el terminal.
# Las preguntas están en questions.ftl y las reglas en rules.ftl.

maritime-silk-road-name = La Ruta Marítima de la Seda

## Mercancías y lugares

maritime-silk-road-word-porcelain = porcelana
maritime-silk-road-word-silk = seda
maritime-silk-road-word-tea = té
maritime-silk-road-word-spice = especias
maritime-silk-road-word-glass = vidrio
maritime-silk-road-word-ore = mineral

maritime-silk-road-word-deck = mazo
maritime-silk-road-word-hand = mano
maritime-silk-road-word-market = mercado
maritime-silk-road-word-covered = cartas cubiertas
maritime-silk-road-word-supply = reserva
maritime-silk-road-word-ship = barco
maritime-silk-road-word-ship-number = barco { $number }
maritime-silk-road-word-licence = licencia
maritime-silk-road-word-porter = porteador
maritime-silk-road-word-exchange = lonja
maritime-silk-road-word-draw = tomar cartas

## Sucesos

maritime-silk-road-event-deal = { $seat_id ->
    [you] Recibes
   *[seat] { $seat } recibe
} { $known ->
    [yes] { $cards }.
   *[no] { $amount } cartas.
}
maritime-silk-road-event-market = El mercado abre con { $cards }.
maritime-silk-road-event-first = { $seat_id ->
    [you] Empiezas tú.
   *[seat] { $seat } empieza.
}
maritime-silk-road-event-turn = Turno { $amount }: { $seat }
maritime-silk-road-event-load = { $seat_id ->
    [you] Cargas
   *[seat] { $seat } carga
} { $cards } en el { $to }.
maritime-silk-road-event-exchange = { $seat_id ->
    [you] Cambias
   *[seat] { $seat } cambia
} el cubo del { $to }: { $first_card } por { $last_card }.
maritime-silk-road-event-buy = { $seat_id ->
    [you] Compras
   *[seat] { $seat } compra
} { $to_id ->
    [licence] una { $to }
    [exchange] una { $to }
   *[other] un { $to }
} por { $amount } monedas.
maritime-silk-road-event-pass = { $seat_id ->
    [you] Pasas.
   *[seat] { $seat } pasa.
}
maritime-silk-road-event-play = { $seat_id ->
    [you] Juegas
   *[seat] { $seat } juega
} { $cards }.
maritime-silk-road-event-cover = { $seat_id ->
    [you] Cubres
   *[seat] { $seat } cubre
} { $cards }.
maritime-silk-road-event-income = { $seat_id ->
    [you] Cobras
   *[seat] { $seat } cobra
} { $amount ->
    [unknown] {""}
    [one] 1 moneda{" "}
   *[other] { $amount } monedas{" "}
}con { $cards }.
maritime-silk-road-event-draw = { $seat_id ->
    [you] Tomas
   *[seat] { $seat } toma
} { $known ->
    [yes] del mazo { $cards }.
   *[no] { $amount ->
        [one] 1 carta del mazo.
       *[other] { $amount } cartas del mazo.
    }
}
maritime-silk-road-event-end = Se ha tomado la última carta: la partida ha terminado.

## La mesa en la página

silk-set-up = Se cargan los primeros barcos
silk-turn-of = { $name_id ->
    [you] Tu turno
   *[seat] Juega { $name }
}
silk-over = La partida ha terminado

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
silk-preview-each = { $name_id ->
    [you] cobras
   *[seat] { $name } cobra
} { $coins }
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

## Una mercancía de La Ruta Marítima de la Seda, ampliada

page-good-rule = Cuando alguien juega cartas de { $good }, cada barco que lleva esa mercancía cobra una moneda por cada casilla del mercado que la muestre.

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

## La mesa en el terminal

cli-silk-road-no-cards = Las cartas de este juego son mercancías y no tienen texto propio.

cli-silk-road-title = { $turn ->
    [0] Preparación, { $deck }
   *[other] Turno { $turn }, { $deck }
}
cli-silk-road-deck = { $count ->
    [0] el mazo está vacío
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
cli-silk-road-market = Mercado
cli-silk-road-supply = Reserva
cli-silk-road-own-hand = Tu mano
cli-silk-road-ships = Barcos
cli-silk-road-own-ships = Tus barcos
cli-silk-road-hand = Mano
cli-silk-road-coins = Mon.
cli-silk-road-cards = Cartas
cli-silk-road-shop = A la venta
cli-silk-road-offer = { $cards } a { $price }
cli-silk-road-ship = { $count ->
    [0] ningún barco
    [one] 1 barco
   *[other] { $count } barcos
}
cli-silk-road-licence = { $count ->
    [0] ninguna licencia
    [one] 1 licencia
   *[other] { $count } licencias
}
cli-silk-road-porter = { $count ->
    [0] ningún porteador
    [one] 1 porteador
   *[other] { $count } porteadores
}
cli-silk-road-exchange = { $count ->
    [0] ninguna lonja
    [one] 1 lonja
   *[other] { $count } lonjas
}
