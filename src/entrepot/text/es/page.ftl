# La página en el navegador

page-title = Entrepôt
page-gallery = De qué está hecha la página

## Tipos y mercancías de un vistazo

page-letter-technology = T
page-letter-agriculture = A
page-letter-illegal = I
page-letter-consumer = C
page-letter-luxury = L
page-letter-capital = $

## Cartas

page-card-label = { $name }, { $type }, nivel { $tier }, acción de { $action }, requerimiento de carga: { $load }
page-tier = Nivel { $tier }
page-slots = { $type ->
    [ilegal] { $count ->
        [one] 1 ilegal
       *[other] { $count } ilegales
    }
   *[other] { $count } de { $type }
}
page-value-type = tipo
page-value-tier = nivel
page-value-load = requerimiento de carga
page-action = Acción
page-ruling = Aclaración
page-set = Colección
page-from-rulebook = según el reglamento
page-from-house = valor propio de este proyecto: el texto del reglamento no lo da
page-from-table = valor acordado para esta mesa
page-copies = Tiene el poder de «{ $card }»:
page-stored = Tiene { $count } créditos encima.
page-used = Su poder ya se ha usado este turno.
page-peek = Carta ampliada
page-close-card = Cerrar

## Barcos

page-ship-number = { $number ->
    [1] I
   *[2] II
}
page-ship-label = { $owner ->
    [none] { $name }, { $where }
   *[other] { $owner }: { $name }, { $where }
}
page-slot-free = { $type ->
    [ilegal] Hueco { $type } libre para { $contract }
   *[other] Hueco de { $type } libre para { $contract }
}
page-slot-filled = { $card } ({ $type }) en un hueco para { $contract }
page-container = { $card } ({ $type })
page-ship-empty = Sin contratos
page-ship-filled = { $filled } de { $slots } cargados
page-ship-at-sea = en mar abierto
page-ship-in-harbour = en el puerto
page-ship-holds = Caben { $count } contenedores
page-berth = El { $name } está en mar abierto

## La mesa

page-sea = Mar abierto
page-sea-calm = No hay ningún barco en mar abierto
page-island = Isla de suministros
page-island-empty = La isla está vacía
page-pile-deck = Mazo
page-pile = { $pile }: { $count }
page-pile-top = { $pile }: { $count }, con { $card } encima
page-pile-discard = Pila de descartes
page-pile-bare = No hay nada
page-hand = Mano
page-hand-empty = No hay cartas en la mano
page-harbour = Tu puerto
page-zone-goods = Mercancías
page-zone-imports = Importaciones
page-zone-shipments = Envíos
page-room = { $used } de { $room }
page-room-short = { $used }/{ $room }
page-none = nada
page-played = Jugadas
page-held = En camino
page-shown = Vistas en mano
page-note-used = usado
page-note-copy = = { $card }
page-note-stored = +{ $count }
page-credits = { $count ->
    [one] 1 crédito
   *[other] { $count } créditos
}
page-target = termina con { $target } créditos
page-last-turn = último turno
page-hand-size = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
page-tier-in = { $type }: nivel { $tier }
page-tiers = Niveles: las mercancías de cada tipo, y uno más en el color propio
page-leader = líder
page-rivals = Rivales
page-open = Mostrar el puerto de { $name }
page-close = Ocultar el puerto de { $name }
page-turn = Turno { $turn }
page-led-by = { $name } declara { $action }
page-leads = Líder: { $name }
page-picked = { $place ->
    [isla] de la { $place }
   *[other] del { $place }
}
page-again = { $name } será líder también el próximo turno
page-extra-turn = { $name } será líder dos turnos seguidos

## Preguntas

page-waiting = Esperando a { $names }
page-question = Pregunta
page-why = ¿Por qué se me pregunta esto?
page-undo = Deshacer
page-restart = Reiniciar turno
page-confirm = Confirmar
page-log = Historial
page-since = Mientras no mirabas
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

## Una mercancía de La Ruta Marítima de la Seda, ampliada

page-good-rule = Cuando alguien juega cartas de { $good }, cada barco que lleva esa mercancía cobra una moneda por cada casilla del mercado que la muestre.
