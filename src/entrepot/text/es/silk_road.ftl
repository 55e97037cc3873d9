# La Ruta Marítima de la Seda

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

## Preguntas

maritime-silk-road-question-load = ¿Qué mercancía llevará tu nuevo barco?
maritime-silk-road-question-phase-1 = Fase 1: ¿cambias un cubo, compras una carta o pasas?
maritime-silk-road-question-exchange = Tienes un porteador disponible: ¿cambias un cubo más?
maritime-silk-road-question-phase-2 = Fase 2: ¿juegas cartas de una mercancía o tomas dos del mazo?
maritime-silk-road-question-extra-draw = Tu lonja te permite tomar una carta más. ¿La tomas?

maritime-silk-road-why-load = Cada barco lleva exactamente un cubo. Da ingresos cada vez que alguien juega cartas de su mercancía: una moneda por cada casilla del mercado que la muestre. Solo se pueden tomar mercancías de las que quede algún cubo en la reserva.
maritime-silk-road-why-phase-1 = En la primera fase de tu turno haces una sola cosa: cambiar el cubo de un barco por otro de la reserva, comprar una carta o nada. Las cartas sirven hasta el final: un barco da más ingresos, una licencia añade 2 monedas cada vez que cobras algo, un porteador te permite cambiar un cubo más y una lonja te permite tomar una carta más.
maritime-silk-road-why-exchange = Cada uno de tus porteadores te permite cambiar el cubo de un barco más. El cubo de un barco se cambia una sola vez por turno.
maritime-silk-road-why-phase-2 = O bien juegas cuantas cartas quieras de una mercancía: cada una cubre una casilla del mercado y, después, cada jugador cobra, por cada barco suyo que lleve esa mercancía, tantas monedas como casillas la muestren. O bien tomas dos cartas del mazo. La partida termina en cuanto se toma la última; gana quien tenga más monedas.
maritime-silk-road-why-extra-draw = Por cada lonja que tengas puedes tomar una carta del mazo después de tu segunda fase. Tú decides: la última carta del mazo termina la partida.

## Opciones

maritime-silk-road-option-load = Cargar { $a }
maritime-silk-road-option-exchange = Barco { $a }: cambiar su cubo por { $b }
maritime-silk-road-option-buy = { $a_id ->
    [ship] Comprar un barco (10 monedas)
    [licence] Comprar una licencia (11 monedas)
    [porter] Comprar un porteador (12 monedas)
   *[exchange] Comprar una lonja (8 monedas)
}
maritime-silk-road-option-pass = Pasar
maritime-silk-road-option-done = Nada más
maritime-silk-road-option-play = { $b_count ->
    [one] Jugar 1 carta de { $a } y cubrir { $b }
   *[other] Jugar { $b_count } cartas de { $a } y cubrir { $b }
}
maritime-silk-road-option-draw = Tomar 2 cartas del mazo
maritime-silk-road-option-yes = Sí
maritime-silk-road-option-no = No

## Sucesos

maritime-silk-road-event-deal = { $known ->
    [yes] { $seat } recibe { $cards }.
   *[no] { $seat } recibe { $amount } cartas.
}
maritime-silk-road-event-market = El mercado abre con { $cards }.
maritime-silk-road-event-first = { $seat } empieza.
maritime-silk-road-event-turn = Turno { $amount }: { $seat }
maritime-silk-road-event-load = { $seat } carga { $cards } en el { $to }.
maritime-silk-road-event-exchange = { $seat } cambia el cubo del { $to }: { $first_card } por { $last_card }.
maritime-silk-road-event-buy = { $to_id ->
    [licence] { $seat } compra una { $to } por { $amount } monedas.
    [exchange] { $seat } compra una { $to } por { $amount } monedas.
   *[other] { $seat } compra un { $to } por { $amount } monedas.
}
maritime-silk-road-event-pass = { $seat } pasa.
maritime-silk-road-event-play = { $seat } juega { $cards }.
maritime-silk-road-event-cover = { $seat } cubre { $cards }.
maritime-silk-road-event-income = { $amount ->
    [unknown] { $seat } cobra con { $cards }.
    [one] { $seat } cobra 1 moneda con { $cards }.
   *[other] { $seat } cobra { $amount } monedas con { $cards }.
}
maritime-silk-road-event-draw = { $known ->
    [yes] { $seat } toma del mazo { $cards }.
   *[no] { $amount ->
        [one] { $seat } toma 1 carta del mazo.
       *[other] { $seat } toma { $amount } cartas del mazo.
    }
}
maritime-silk-road-event-end = Se ha tomado la última carta: la partida ha terminado.
