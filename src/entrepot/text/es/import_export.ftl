# Import / Export. Las cartas están en cards.ftl

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

## Preguntas

import-export-question-lead = Eres líder este turno: ¿qué acción declaras, o prefieres tomar cartas?
import-export-question-follow = ¿Sigues la acción o prefieres tomar cartas?
import-export-question-contract = ¿Qué carta contratas y en qué barco?
import-export-question-load = ¿Qué cargas?
import-export-question-import-from = ¿De qué barco se va a importar?
import-export-question-bid = ¿Cuánto apuestas (un número par), o pasas?
import-export-question-place-import = ¿Qué contenedor tomas y adónde va?
import-export-question-pirate = ¿Qué pirateas?
import-export-question-place-pirated = ¿Adónde va el contenedor?
import-export-question-place-loaded = ¿Adónde va la carta?
import-export-question-supply = ¿Vendes una carta o tomas una de la isla?
import-export-question-choose-action = ¿Qué acción realizas?
import-export-question-any-time = Antes de que sea tarde: ¿quieres usar algo?
import-export-question-final = La partida ha terminado. ¿Qué usas antes de puntuar?
import-export-question-chicken_feed = «Pienso para pollos» está a la venta. ¿Lo compras como envío por 6 créditos?
import-export-question-beer = «Cerveza» va a convertirse en un envío tuyo. ¿Prefieres venderla a la isla por 6 créditos?
import-export-question-shotguns = Escopetas: ¿entregas 2 cartas o 2 créditos?
import-export-question-railguns = Cañones de raíl: ¿entregas 4 créditos, un envío o dos mercancías?
import-export-question-dyson_vacuums = Aspiradoras Dyson: ¿entregas una mercancía de lujo o toda tu mano?
import-export-question-a_small_tank = Un tanque pequeño: ¿qué carta de tu mano das?
import-export-question-prefab_homes = Casas modulares: ya se ha cargado lo suficiente. ¿Completas el barco ahora?
import-export-question-power = { $card }. { $text }

import-export-power-copied = Copia de «{ $card }». { $text }

## De qué tratan las preguntas

import-export-why-lead = Juega una carta para declarar su acción, o dos cartas del mismo color para declarar cualquier otra acción. Después, los demás siguen o toman cartas, y todos actúan: una acción por declarar o seguir, más una por cada importación de esa acción. Si prefieres tomar cartas, las tomas del mazo hasta tener 5 en la mano (o 1 carta si ya tienes 5 o más), y el turno termina. Como líder, también puedes descartar contratos que ya estuvieran bajo tus barcos en el puerto al empezar el turno.
import-export-why-follow = Con una carta de la acción declarada, o con dos cartas de otro color (las dos del mismo), tienes una acción. Tus importaciones de esa acción te dan acciones en cualquier caso. Si tomas cartas, las tomas ahora mismo del mazo hasta tener 5 en la mano, o 1 carta si ya tienes 5 o más.
import-export-why-contract = Un contrato permanece bajo un barco de tu puerto hasta que se llenan todos los huecos del barco; entonces se convierte en un envío y su poder es tuyo. Necesitas su nivel: tienes uno por cada mercancía de ese tipo, y uno más en tu propio color. Cada nivel que te falte cuesta una acción de contrato más. Todos los contratos de un barco piden en total 6 contenedores como máximo.
import-export-why-load = Un contenedor va a uno de tus barcos en el puerto, y allí debe llenar un hueco más de su color. Todos los contenedores de un barco cuentan para todos sus contratos, así que solo eliges el barco. Cuando todos los huecos están llenos, el barco se completa de inmediato: 2 o 3 contenedores pagan 6 créditos; 4 o 5 pagan 10; 6 o 7 pagan 14. Después, los contratos se convierten en envíos y el barco zarpa con sus contenedores.
import-export-why-import-from = El líder elige un barco en mar abierto; luego, todos los que tengan una acción de importación apuestan en secreto. El dueño del barco gana 2 créditos si la apuesta la gana otro jugador.
import-export-why-bid = Todas las apuestas son secretas y pares. La más alta gana y se paga al banco; los demás no pagan nada. En caso de empate, gana la primera en sentido horario a partir del líder. Quien gana toma 2 contenedores.
import-export-why-place-import = Las mercancías te dan niveles y puntos: puedes tener 2, más 2 por cada envío. Las importaciones te dan más acciones: puedes tener 1, más 1 por cada envío. Solo uno de los contenedores puede ir a tus importaciones. Un contenedor que no cabe en ninguna parte se descarta.
import-export-why-pirate = Toma un contenedor de cualquier barco en mar abierto o una carta de la isla. Si llena un hueco libre de uno de tus barcos en el puerto, debes cargarlo ahí; si no, se descarta. El dueño no recibe nada.
import-export-why-place-pirated = Debes cargar el contenedor si uno de tus barcos en el puerto tiene un hueco libre para él. Si lo tienen varios, eliges el barco.
import-export-why-place-loaded = La carta del mazo encaja en más de uno de tus barcos, y debes cargarla en uno de ellos.
import-export-why-supply = Vende una carta de tu mano a la isla por 4 créditos, una vez por turno, o añade una carta de la isla a tus importaciones. Puedes tener 1 importación, más 1 por cada envío.
import-export-why-choose-action = Todas tus acciones de este turno serán de la clase que elijas ahora.
import-export-why-any-time = Es la última ocasión para lo que se puede hacer en cualquier momento, antes de que se pierda una acción tuya, se haga una apuesta o se puntúe la partida. Usa lo que quieras, una cosa tras otra, o continúa. En una mesa con manos cerradas se te pregunta aunque no haya nada que usar.
import-export-why-final = Algunos de tus envíos ofrecen algo antes de puntuar. Úsalos de uno en uno, en el orden que quieras.
import-export-why-power = { $text }

## Opciones

import-export-option-draw = { $kind ->
    [lead] Tomar cartas y terminar el turno
    [whole_wheat] Tomar 2 cartas del mazo
    [dragon_fruit] Tomar 2 cartas del mazo
   *[other] Tomar cartas
}
import-export-option-lead = Declarar { $a } con { $b }
import-export-option-follow = Seguir con { $a }
import-export-option-follow-load = Seguir con { $a }, pero para cargar
import-export-option-contract = { $parts ->
    [2] Contratar { $a } en el { $b }
   *[other] Contratar { $a } en el { $b }, { $c }
}
import-export-option-load = { $parts ->
    [1] Cargar la primera carta del { $a }
   *[other] { $b_id ->
        [island] Poner { $a } en la { $b } y ganar 2 créditos
       *[ship] { $a_count ->
            [one] Cargar { $a } en el { $b }
           *[other] Cargar a la vez { $a } en el { $b }
        }
    }
}
import-export-option-place = { $a_id ->
    [goods] Pagar 2 créditos y ponerlo en tus mercancías
   *[ship] Cargar en el { $a }
}
import-export-option-ship = { $kind ->
    [import-from] Importar del { $a }
    [paper] Importar del { $a }
    [pocky] Importar del { $a }
    [glasses] Importar del { $a }
    [stretch_goals] Importar del { $a }
    [platinum_rings] Importar del { $a }
    [bamboo] Volver a contratarlo en el { $a }
    [prefab_homes] Completar ahora el { $a }
   *[other] Elegir el { $a }
}
import-export-option-island = Importar de la isla
import-export-option-bid = Apostar { $a }
import-export-option-pass = Pasar
import-export-option-take = { $parts ->
    [1] Tomar { $a } de la isla como importación
   *[other] { $b_id ->
        [goods] Tomar { $a } como mercancía
        [imports] Tomar { $a } como importación
       *[discard] Tomar { $a } (se descarta por falta de espacio)
    }
}
import-export-option-pirate = { $a_id ->
    [deck] Piratear la primera carta del { $a }
    [hand] Piratear una carta al azar de la mano de { $b_seat }
    [island] Piratear { $b } de la { $a }
   *[other] { $kind ->
        [printed_money] Tomar { $b } del { $a }
       *[other] Piratear { $b } del { $a }
    }
}
import-export-option-pirate-together = Piratear a la vez { $b } ({ $a }) y { $d } ({ $c })
import-export-option-sell = { $kind ->
    [supply] Vender { $a } a la isla por 4 créditos
    [platinum_rings] Vender { $a } a la isla por 4 créditos
    [stretch_goals] Vender { $a } a la isla por 4 créditos
    [jasmine_tea] Vender { $a } a la isla por 2 créditos
   *[other] Vender { $a } a la isla
}
import-export-option-action = { $kind ->
    [choose-action] Realizar acciones de { $a }
    [stretch_goals] Realizar una acción de { $a } gratuita
   *[other] Elegir { $a }
}
import-export-option-seat = Elegir a { $a_seat }
import-export-option-type = Nombrar el tipo { $a }
import-export-option-card = { $parts ->
    [1] { $kind ->
        [flash_drives] Tomar { $a }
        [jets] Tomar { $a }
        [dino_bones] Tomar { $a }
        [chairs] Descartar { $a }
        [a_small_tank] Dar { $a }
        [platinum_rings] Jugar { $a }
        [rolls_royce] Nombrar { $a }
       *[other] Elegir { $a }
    }
   *[other] Contar { $a } como mercancía de tipo { $b }
}
import-export-option-cards = { $kind ->
    [shotguns] Dar { $a }
    [flour] Cargar { $a }
   *[other] Elegir { $a }
}
import-export-option-good = { $kind ->
    [dino_bones] Mover { $a } a la isla
    [dyson_vacuums] Dar { $a }
   *[other] Elegir la mercancía { $a }
}
import-export-option-goods = { $kind ->
    [railguns] Dar las mercancías { $a }
   *[other] Elegir las mercancías { $a }
}
import-export-option-shipment = { $kind ->
    [railguns] Dar el envío { $a }
    [stolen_research] Cambiarlo por { $a }
   *[other] Elegir el envío { $a }
}
import-export-option-credits = { $kind ->
    [railguns] Pagar 4 créditos
    [shotguns] Pagar 2 créditos
    [whole_wheat] Ganar 2 créditos
    [dragon_fruit] Ganar 2 créditos
   *[other] Elegir los créditos
}
import-export-option-hand = { $kind ->
    [dyson_vacuums] Dar toda tu mano
    [printed_money] Llevártelo a la mano
   *[other] Elegir la mano
}
import-export-option-yes = Sí
import-export-option-no = { $kind ->
    [place-pirated] Descartarlo
   *[other] No
}
import-export-option-done = { $kind ->
    [place-import] No tomar nada más
    [any-time] Continuar sin usar nada
   *[other] Terminar
}
import-export-option-discard-contract = Descartar el contrato { $a }
import-export-option-use = { $a_id ->
    [batteries] Pagar 2 créditos por una acción de carga más (Baterías)
    [led_lights] Cambiar { $b } por { $c } de la isla (Luces LED)
    [segways] { $b_id ->
        [imports] Pasar Segways a tus importaciones
        [goods] Pasar Segways a tus mercancías
       *[ship] Cargar Segways en el { $b }
    }
    [telescopes] Descartar { $b } y ganar 4 créditos (Telescopios)
    [lutefisk] Contratar Lutefisk en el { $b } sin gastar una acción
    [iceland_water] Vender { $b } a la isla por 2 créditos (Agua de Islandia)
    [rope] Cambiar { $b } entre la mano y la isla (Cuerda)
    [oysters] Contratar { $b } en el { $c } sin gastar una acción (Ostras)
    [prefab_homes] Completar ahora el { $b } (Casas modulares)
    [teslas] Elegir como qué cuentan tus importaciones de lujo (Teslas)
    [diamond_rings] Pasar { $b } a tus mercancías (Anillos de diamante)
    [cologne] Nombrar { $b } (Colonia)
   *[other] { $parts ->
        [1] Usar { $a }
        [2] Usar { $a } y elegir { $b }
        [3] Usar { $a } y elegir { $b } y { $c }
       *[other] Usar { $a } y elegir { $b }, { $c } y { $d }
    }
}

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
import-export-event-colour = { $seat } juega con el color { $to } y empieza con { $amount } créditos.
import-export-event-sail = { $from_id ->
    [deck] { $seat } tiene un barco en mar abierto con { $cards }.
   *[ship] { $seat } envía el { $from } a mar abierto con { $cards }.
}
import-export-event-island = { $from_id ->
    [deck] La isla recibe { $cards }{ import-export-because }.
    [hand] { $seat } pone { $cards } en la isla{ import-export-because }.
    [goods] { $seat } mueve { $cards } de sus mercancías a la isla{ import-export-because }.
    [shipments] { $seat } mueve { $cards } de sus envíos a la isla{ import-export-because }.
   *[other] { $seat } mueve { $cards } del { $from } a la isla{ import-export-because }.
}
import-export-event-draw = { $known ->
    [yes] { $seat } toma del mazo { $cards }{ import-export-because }.
   *[no] { $amount ->
        [one] { $seat } toma 1 carta del mazo{ import-export-because }.
       *[other] { $seat } toma { $amount } cartas del mazo{ import-export-because }.
    }
}
import-export-event-turn = Turno { $amount }: { $seat }
import-export-event-lead = { $seat } declara { $to } con { $cards }.
import-export-event-follow = { $seat } sigue con { $cards } ({ $to }).
import-export-event-play = { $seat } juega { $cards } para una acción de { $to }{ import-export-because }.
import-export-event-contract = { $seat } contrata { $cards } en el { $to }{ import-export-because }.
import-export-event-load = { $seat } carga { $cards } en el { $to }{ import-export-because }.
import-export-event-complete = { $amount ->
    [one] { $seat } completa el { $from } con 1 contenedor{ import-export-because }.
   *[other] { $seat } completa el { $from } con { $amount } contenedores{ import-export-because }.
}
import-export-event-shipment = { $seat } añade { $cards } a sus envíos{ import-export-because }.
import-export-event-gain = { $seat } gana { import-export-credits }{ import-export-because }.
import-export-event-pay = { $to_id ->
    [none] { $seat } paga { import-export-credits }{ import-export-because }.
   *[seat] { $seat } paga { import-export-credits } a { $to }{ import-export-because }.
}
import-export-event-discard = { $seat_id ->
    [none] La pila de descartes recibe { $cards }{ import-export-because }.
   *[seat] { $seat } descarta { $cards }{ import-export-because }.
}
import-export-event-good = { $seat } añade { $cards } a sus mercancías{ import-export-because }.
import-export-event-import = { $seat } añade { $cards } a sus importaciones{ import-export-because }.
import-export-event-take = { $from_id ->
    [island] { $seat } se lleva a la mano { $cards } de la { $from }{ import-export-because }.
   *[other] { $seat } se lleva a la mano { $cards } del { $from }{ import-export-because }.
}
import-export-event-give = { $known ->
    [yes] { $seat } da { $cards } a { $to }{ import-export-because }.
   *[no] { $seat } da una carta a { $to }{ import-export-because }.
}
import-export-event-show = { $known ->
    [yes] { $seat } muestra { $cards }{ import-export-because }.
   *[no] { $seat } no tiene ninguna carta que mostrar{ import-export-because }.
}
import-export-event-pirate = { $from_id ->
    [island] { $seat } piratea { $cards } de la { $from }{ import-export-because }.
    [seat-0] { $seat } piratea { $cards } de la mano de { $from }{ import-export-because }.
    [seat-1] { $seat } piratea { $cards } de la mano de { $from }{ import-export-because }.
    [seat-2] { $seat } piratea { $cards } de la mano de { $from }{ import-export-because }.
    [seat-3] { $seat } piratea { $cards } de la mano de { $from }{ import-export-because }.
    [seat-4] { $seat } piratea { $cards } de la mano de { $from }{ import-export-because }.
    [seat-5] { $seat } piratea { $cards } de la mano de { $from }{ import-export-because }.
   *[other] { $seat } piratea { $cards } del { $from }{ import-export-because }.
}
import-export-event-turn-up = { $seat } revela { $cards }{ import-export-because }.
import-export-event-pick = { $to_id ->
    [island] { $seat } elige la { $to } para la importación.
   *[ship] { $seat } elige el { $to } para la importación.
}
import-export-event-bid = { $amount ->
    [unknown] { $seat } pasa.
   *[other] { $seat } apuesta { $amount }.
}
import-export-event-bid-won = { $seat } gana la apuesta con { $amount }.
import-export-event-return = { $known ->
    [yes] { $seat } recupera en el puerto el { $to } con { $cards }{ import-export-because }.
   *[no] { $seat } recupera en el puerto el { $to }{ import-export-because }.
}
import-export-event-shuffle = { $amount ->
    [one] La pila de descartes forma un nuevo mazo de 1 carta.
   *[other] La pila de descartes forma un nuevo mazo de { $amount } cartas.
}
import-export-event-copy = { $seat } da a { $first_card } el poder de { $last_card }.
import-export-event-coin = { $amount ->
    [0] Sale cruz{ import-export-because }.
   *[1] Sale cara{ import-export-because }.
}
import-export-event-name = { $known ->
    [yes] { $seat } nombra { $cards }{ import-export-because }.
   *[no] { $seat } nombra { $to }{ import-export-because }.
}
import-export-event-store = { import-export-credits } más sobre { $cards }.
import-export-event-claim = { $seat } cuenta { $cards } como mercancía de tipo { $to }{ import-export-because }.
import-export-event-extra-turn = { $seat } será líder dos turnos seguidos{ import-export-because }.
import-export-event-end = Este ha sido el último turno.
import-export-event-win = { $seat } gana la partida de inmediato{ import-export-because }.

## Puntuación

import-export-score-credits = { $amount } en créditos
import-export-score-harbour = { $amount } por contenedores en el puerto
import-export-score-goods = { $amount } por mercancías de tipo { $what }
import-export-score-majority = { $amount } por la mayoría de tipo { $what }
import-export-score-set = { $amount } por mercancías de todos los tipos
import-export-score-power = { $amount } por «{ $what }»
