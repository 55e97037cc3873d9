# Import / Export: sus palabras, sucesos y puntuación, y su mesa en la página y en el terminal.
# Las cartas están en cards.ftl, las preguntas en questions.ftl y las reglas en rules.ftl.

import-export-name = Import / Export

## Tipos, acciones y lugares

import-export-word-technology = tecnología
import-export-word-agriculture = agricultura
import-export-word-illegal = ilegal
import-export-word-consumer = consumo
import-export-word-luxury = lujo
import-export-word-capital = capital

import-export-word-technology-number = barco de tecnología { $number }
import-export-word-agriculture-number = barco de agricultura { $number }
import-export-word-illegal-number = barco ilegal { $number }
import-export-word-consumer-number = barco de consumo { $number }
import-export-word-luxury-number = barco de lujo { $number }
import-export-word-capital-number = barco de capital { $number }

import-export-word-load = carga
import-export-word-contract = contrato
import-export-word-pirate = pirateo
import-export-word-import = importación
import-export-word-supply = suministro
import-export-word-draw = tomar cartas

import-export-word-hand = mano
import-export-word-deck = mazo
import-export-word-island = isla
import-export-word-discard = pila de descartes
import-export-word-goods = mercancías
import-export-word-imports = importaciones
import-export-word-shipments = envíos
import-export-word-played = cartas jugadas
import-export-word-sea = mar abierto
import-export-word-harbour = puerto
import-export-word-loaded = con toda su carga

import-export-word-base = juego base
import-export-word-jutaku = Jutaku
import-export-word-kickstarter = Kickstarter
import-export-word-captain = Captain

## Sucesos

import-export-because = { $cause_id ->
    [none] {""}
    [load] {""}
    [contract] {""}
    [pirate] {""}
    [import] {""}
    [supply] {""}
    [draw] {""}
   *[card] {" "}({ $cause })
}
import-export-credits = { $amount ->
    [one] 1 crédito
   *[other] { $amount } créditos
}
import-export-event-colour = { $seat_id ->
    [you] Juegas con el color { $to } y empiezas con { $amount } créditos.
   *[seat] { $seat } juega con el color { $to } y empieza con { $amount } créditos.
}
import-export-event-sail = { $seat_id ->
    [you] { $from_id ->
        [deck] Tienes un barco en mar abierto
       *[ship] Envías el { $from } a mar abierto
    }
   *[seat] { $from_id ->
        [deck] { $seat } tiene un barco en mar abierto
       *[ship] { $seat } envía el { $from } a mar abierto
    }
} con { $cards }.
import-export-event-island = { $seat_id ->
    [none] La isla recibe { $cards }
    [you] { $from_id ->
        [hand] Pones { $cards } en la isla
        [goods] Mueves { $cards } de tus mercancías a la isla
        [shipments] Mueves { $cards } de tus envíos a la isla
       *[other] Mueves { $cards } del { $from } a la isla
    }
   *[seat] { $from_id ->
        [hand] { $seat } pone { $cards } en la isla
        [goods] { $seat } mueve { $cards } de sus mercancías a la isla
        [shipments] { $seat } mueve { $cards } de sus envíos a la isla
       *[other] { $seat } mueve { $cards } del { $from } a la isla
    }
}{ import-export-because }.
import-export-event-draw = { $seat_id ->
    [you] Tomas
   *[seat] { $seat } toma
} { $known ->
    [yes] del mazo { $cards }
   *[no] { $amount ->
        [one] 1 carta del mazo
       *[other] { $amount } cartas del mazo
    }
}{ import-export-because }.
import-export-event-turn = Turno { $amount }: { $seat }
import-export-event-lead = { $seat_id ->
    [you] Declaras
   *[seat] { $seat } declara
} { $to } con { $cards }.
import-export-event-follow = { $seat_id ->
    [you] Sigues
   *[seat] { $seat } sigue
} con { $cards } ({ $to }).
import-export-event-play = { $seat_id ->
    [you] Juegas
   *[seat] { $seat } juega
} { $cards } para una acción de { $to }{ import-export-because }.
import-export-event-contract = { $seat_id ->
    [you] Contratas
   *[seat] { $seat } contrata
} { $cards } en el { $to }{ import-export-because }.
import-export-event-load = { $seat_id ->
    [you] Cargas
   *[seat] { $seat } carga
} { $cards } en el { $to }{ import-export-because }.
import-export-event-complete = { $seat_id ->
    [you] Completas
   *[seat] { $seat } completa
} el { $from } con { $amount ->
    [one] 1 contenedor
   *[other] { $amount } contenedores
}{ import-export-because }.
import-export-event-shipment = { $seat_id ->
    [you] Añades { $cards } a tus envíos
   *[seat] { $seat } añade { $cards } a sus envíos
}{ import-export-because }.
import-export-event-gain = { $seat_id ->
    [you] Ganas
   *[seat] { $seat } gana
} { import-export-credits }{ import-export-because }.
import-export-event-pay = { $to_id ->
    [you] { $seat } te paga { import-export-credits }
   *[other] { $seat_id ->
        [you] Pagas { import-export-credits }
       *[seat] { $seat } paga { import-export-credits }
    }
}{ $to_id ->
    [seat] {" "}a { $to }
   *[other] {""}
}{ import-export-because }.
import-export-event-discard = { $seat_id ->
    [none] La pila de descartes recibe
    [you] Descartas
   *[seat] { $seat } descarta
} { $cards }{ import-export-because }.
import-export-event-good = { $seat_id ->
    [you] Añades { $cards } a tus mercancías
   *[seat] { $seat } añade { $cards } a sus mercancías
}{ import-export-because }.
import-export-event-import = { $seat_id ->
    [you] Añades { $cards } a tus importaciones
   *[seat] { $seat } añade { $cards } a sus importaciones
}{ import-export-because }.
import-export-event-take = { $seat_id ->
    [you] Te llevas
   *[seat] { $seat } se lleva
} { $from_id ->
    [you] { $cards } de tu mano
    [seat] { $cards } de la mano de { $from }
    [island] a la mano { $cards } de la { $from }
   *[other] a la mano { $cards } del { $from }
}{ import-export-because }.
import-export-event-give = { $seat_id ->
    [you] Das
   *[seat] { $to_id ->
        [you] { $seat } te da
       *[seat] { $seat } da
    }
} { $known ->
    [yes] { $cards }
   *[no] una carta
}{ $to_id ->
    [you] {""}
   *[seat] {" "}a { $to }
}{ import-export-because }.
import-export-event-show = { $known ->
    [yes] { $seat_id ->
        [you] Muestras { $cards }
       *[seat] { $seat } muestra { $cards }
    }
   *[no] { $seat_id ->
        [you] No tienes ninguna carta que mostrar
       *[seat] { $seat } no tiene ninguna carta que mostrar
    }
}{ import-export-because }.
import-export-event-pirate = { $seat_id ->
    [you] Pirateas
   *[seat] { $seat } piratea
} { $cards } { $from_id ->
    [you] de tu mano
    [seat] de la mano de { $from }
    [island] de la { $from }
   *[other] del { $from }
}{ import-export-because }.
import-export-event-turn-up = { $seat_id ->
    [you] Revelas
   *[seat] { $seat } revela
} { $cards }{ import-export-because }.
import-export-event-pick = { $seat_id ->
    [you] Eliges
   *[seat] { $seat } elige
} { $to_id ->
    [island] la { $to }
   *[ship] el { $to }
} para la importación.
import-export-event-bid = { $amount ->
    [unknown] { $seat_id ->
        [you] Pasas.
       *[seat] { $seat } pasa.
    }
   *[other] { $seat_id ->
        [you] Apuestas { $amount }.
       *[seat] { $seat } apuesta { $amount }.
    }
}
import-export-event-bid-won = { $seat_id ->
    [you] Ganas
   *[seat] { $seat } gana
} la apuesta con { $amount }.
import-export-event-return = { $seat_id ->
    [you] Recuperas
   *[seat] { $seat } recupera
} en el puerto el { $to }{ $known ->
    [yes] {" "}con { $cards }
   *[no] {""}
}{ import-export-because }.
import-export-event-shuffle = { $amount ->
    [one] La pila de descartes forma un nuevo mazo de 1 carta.
   *[other] La pila de descartes forma un nuevo mazo de { $amount } cartas.
}
import-export-event-copy = { $seat_id ->
    [you] Das
   *[seat] { $seat } da
} a { $first_card } el poder de { $last_card }.
import-export-event-coin = { $amount ->
    [0] Sale cruz{ import-export-because }.
   *[1] Sale cara{ import-export-because }.
}
import-export-event-name = { $seat_id ->
    [you] Nombras
   *[seat] { $seat } nombra
} { $known ->
    [yes] { $cards }
   *[no] { $to }
}{ import-export-because }.
import-export-event-store = { import-export-credits } más sobre { $cards }.
import-export-event-claim = { $seat_id ->
    [you] Cuentas
   *[seat] { $seat } cuenta
} { $cards } como mercancía de tipo { $to }{ import-export-because }.
import-export-event-extra-turn = { $seat_id ->
    [you] Serás
   *[seat] { $seat } será
} líder dos turnos seguidos{ import-export-because }.
import-export-event-end = Este ha sido el último turno.
import-export-event-win = { $seat_id ->
    [you] Ganas
   *[seat] { $seat } gana
} la partida de inmediato{ import-export-because }.

## Puntuación

import-export-score-credits = { $amount } en créditos
import-export-score-harbour = { $amount } por contenedores en el puerto
import-export-score-goods = { $amount } por mercancías de tipo { $what }
import-export-score-majority = { $amount } por la mayoría de tipo { $what }
import-export-score-set = { $amount } por mercancías de todos los tipos
import-export-score-power = { $amount } por «{ $what }»

## Tipos y mercancías de un vistazo

page-letter-technology = T
page-letter-agriculture = A
page-letter-illegal = I
page-letter-consumer = C
page-letter-luxury = L
page-letter-capital = $

cli-import-export-letter-technology = T
cli-import-export-letter-agriculture = A
cli-import-export-letter-illegal = I
cli-import-export-letter-consumer = C
cli-import-export-letter-luxury = L
cli-import-export-letter-capital = G

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

## La mesa en la página

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
page-led-by = { $name_id ->
    [you] Declaras
   *[seat] { $name } declara
} { $action }
page-leads = { $name_id ->
    [you] Eres líder
   *[seat] Líder: { $name }
}
page-bidding = se apuesta por { $place }
page-bid-won = { $name_id ->
    [you] Ganas
   *[seat] { $name } gana
} la apuesta con { $amount }
page-bid-tie = Empate a { $amount }: { $name_id ->
    [you] ganas tú
   *[seat] gana { $name }
}, por orden horario a partir del líder
page-bid-tie-power = Empate a { $amount }: { $name_id ->
    [you] ganas
   *[seat] { $name } gana
} todos los empates
page-bid-down = ya ha apostado
page-picked = { $place ->
    [isla] de la { $place }
   *[other] del { $place }
}
page-again = { $name_id ->
    [you] Serás
   *[seat] { $name } será
} líder también el próximo turno
page-extra-turn = { $name_id ->
    [you] Serás
   *[seat] { $name } será
} líder dos turnos seguidos

## La mesa en el terminal

cli-import-export-title = { $turn ->
    [0] Preparación
   *[other] Turno { $turn }, { $led ->
        [none] { $leader_id ->
            [you] eres líder
           *[seat] líder { $leader }
        }
       *[other] { $leader_id ->
            [you] declaras { $led }
           *[seat] { $leader } declara { $led }
        }
    }, objetivo { $target }, mazo { $deck }, descartes { $discard }
}{ $last ->
    [yes] , último turno
   *[no] {""}
}
cli-import-export-player = Jugador
cli-import-export-colour = Color
cli-import-export-credits = Créditos
cli-import-export-hand = Mano
cli-import-export-goods = Mercancías, + su color
cli-import-export-imports = Import.
cli-import-export-plus = +
cli-import-export-shipments = Envíos
cli-import-export-harbour = Barcos en el puerto
cli-import-export-empty = Vacíos
cli-import-export-sea = Barcos en mar abierto
cli-import-export-shown = Vistas en las manos
cli-import-export-island = Isla
cli-import-export-held = En camino
cli-import-export-own-hand = Tu mano
cli-import-export-free = libre
cli-import-export-tier = nivel { $tier }
cli-import-export-as = { $name } como { $other }
cli-import-export-with = { $name } con { $credits }
cli-import-export-card = Tipo { $type }, acción { $action }, nivel { $tier }, colección { $set }
cli-import-export-load = Requerimiento de carga
cli-import-export-house = { $count ->
    [one] Valor propio de este proyecto, no el de la carta impresa: { $fields }.
   *[other] Valores propios de este proyecto, no los de la carta impresa: { $fields }.
}
cli-import-export-own = { $count ->
    [one] Valor tomado de tu archivo: { $fields }.
   *[other] Valores tomados de tu archivo: { $fields }.
}
cli-import-export-value-type = tipo
cli-import-export-value-tier = nivel
cli-import-export-value-load = requerimiento de carga
