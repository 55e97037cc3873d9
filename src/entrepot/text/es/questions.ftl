# Lo que se pregunta a los jugadores y lo que pueden responder, en la página y en el terminal.
# Un poder sin pregunta propia pregunta con el texto de su carta, que está en cards.ftl.

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
page-waiting = Esperando a { $names }
page-question = Pregunta
page-why = ¿Por qué se me pregunta esto?
play-sealed = Has respondido: { $option }. Es secreto hasta que respondan todos.
play-sent = Enviado: { $option }
play-over = La partida ha terminado.
play-nothing = La mesa está en calma.
play-thinking = piensa
play-choices = Opciones
play-choose-one = Elige…
play-forced = No hay otra opción: se juega solo
play-more = Puedes añadir más
page-confirm = Confirmar
play-options = { $count ->
    [one] La única opción, como texto
   *[other] Las { $count } opciones, como texto
}
play-options-short = Como texto

## Por qué no

play-why-other = No se puede elegir en esta pregunta.
play-why-sent = Tu respuesta está en camino.
play-why-wait = Ahora no te toca responder a ti, sino a { $who }.

## Import / Export · Preguntas

import-export-question-lead = Eres líder este turno: ¿qué acción declaras, o prefieres tomar cartas?
import-export-why-lead = Juega una carta para declarar su acción, o dos cartas del mismo color para declarar cualquier otra acción. Después, los demás siguen o toman cartas, y todos actúan: una acción por declarar o seguir, más una por cada importación de esa acción. Si prefieres tomar cartas, las tomas del mazo hasta tener 5 en la mano (o 1 carta si ya tienes 5 o más), y el turno termina. Como líder, también puedes descartar contratos que ya estuvieran bajo tus barcos en el puerto al empezar el turno.

import-export-question-follow = ¿Sigues la acción o prefieres tomar cartas?
import-export-why-follow = Con una carta de la acción declarada, o con dos cartas de otro color (las dos del mismo), tienes una acción. Tus importaciones de esa acción te dan acciones en cualquier caso. Si tomas cartas, las tomas ahora mismo del mazo hasta tener 5 en la mano, o 1 carta si ya tienes 5 o más.

import-export-question-choose-action = ¿Qué acción realizas?
import-export-why-choose-action = Todas tus acciones de este turno serán de la clase que elijas ahora.

import-export-question-contract = ¿Qué carta contratas y en qué barco?
import-export-why-contract = Un contrato permanece bajo un barco de tu puerto hasta que se llenan todos los huecos del barco; entonces se convierte en un envío y su poder es tuyo. Necesitas su nivel: tienes uno por cada mercancía de ese tipo, y uno más en tu propio color. Cada nivel que te falte cuesta una acción de contrato más. Todos los contratos de un barco piden en total 6 contenedores como máximo.

import-export-question-load = ¿Qué cargas?
import-export-why-load = Un contenedor va a uno de tus barcos en el puerto, y allí debe llenar un hueco más de su color. Todos los contenedores de un barco cuentan para todos sus contratos, así que solo eliges el barco. Cuando todos los huecos están llenos, el barco se completa de inmediato: 2 o 3 contenedores pagan 6 créditos; 4 o 5 pagan 10; 6 o 7 pagan 14. Después, los contratos se convierten en envíos y el barco zarpa con sus contenedores.

import-export-question-place-loaded = ¿Adónde va la carta?
import-export-why-place-loaded = La carta del mazo encaja en más de uno de tus barcos, y debes cargarla en uno de ellos.

import-export-question-import-from = ¿De qué barco se va a importar?
import-export-why-import-from = El líder elige un barco en mar abierto; luego, todos los que tengan una acción de importación apuestan en secreto. El dueño del barco gana 2 créditos si la apuesta la gana otro jugador.

import-export-question-bid = ¿Cuánto apuestas (un número par), o pasas?
import-export-why-bid = Todas las apuestas son secretas y pares. La más alta gana y se paga al banco; los demás no pagan nada. En caso de empate, gana la primera en sentido horario a partir del líder. Quien gana toma 2 contenedores.

import-export-question-place-import = ¿Qué contenedor tomas y adónde va?
import-export-why-place-import = Las mercancías te dan niveles y puntos: puedes tener 2, más 2 por cada envío. Las importaciones te dan más acciones: puedes tener 1, más 1 por cada envío. Solo uno de los contenedores puede ir a tus importaciones. Un contenedor que no cabe en ninguna parte se descarta.

import-export-question-pirate = ¿Qué pirateas?
import-export-why-pirate = Toma un contenedor de cualquier barco en mar abierto o una carta de la isla. Si llena un hueco libre de uno de tus barcos en el puerto, debes cargarlo ahí; si no, se descarta. El dueño no recibe nada.

import-export-question-place-pirated = ¿Adónde va el contenedor?
import-export-why-place-pirated = Debes cargar el contenedor si uno de tus barcos en el puerto tiene un hueco libre para él. Si lo tienen varios, eliges el barco.

import-export-question-supply = ¿Vendes una carta o tomas una de la isla?
import-export-why-supply = Vende una carta de tu mano a la isla por 4 créditos, una vez por turno, o añade una carta de la isla a tus importaciones. Puedes tener 1 importación, más 1 por cada envío.

import-export-question-any-time = Antes de que sea tarde: ¿quieres usar algo?
import-export-why-any-time = Es la última ocasión para lo que se puede hacer en cualquier momento, antes de que se pierda una acción tuya, se haga una apuesta o se puntúe la partida. Usa lo que quieras, una cosa tras otra, o continúa. En una mesa con manos cerradas se te pregunta aunque no haya nada que usar.

import-export-question-final = La partida ha terminado. ¿Qué usas antes de puntuar?
import-export-why-final = Algunos de tus envíos ofrecen algo antes de puntuar. Úsalos de uno en uno, en el orden que quieras.

import-export-question-chicken_feed = «Pienso para pollos» está a la venta. ¿Lo compras como envío por 6 créditos?
import-export-question-beer = «Cerveza» va a convertirse en un envío tuyo. ¿Prefieres venderla a la isla por 6 créditos?
import-export-question-shotguns = Escopetas: ¿entregas 2 cartas o 2 créditos?
import-export-question-railguns = Cañones de raíl: ¿entregas 4 créditos, un envío o dos mercancías?
import-export-question-dyson_vacuums = Aspiradoras Dyson: ¿entregas una mercancía de lujo o toda tu mano?
import-export-question-a_small_tank = Un tanque pequeño: ¿qué carta de tu mano das?
import-export-question-prefab_homes = Casas modulares: ya se ha cargado lo suficiente. ¿Completas el barco ahora?

import-export-question-power = { $card }. { $text }
import-export-why-power = { $text }
import-export-power-copied = Copia de «{ $card }». { $text }

## Import / Export · Opciones

import-export-option-draw = { $kind ->
    [lead] Tomar cartas y terminar el turno
    [whole_wheat] Tomar 2 cartas del mazo
    [dragon_fruit] Tomar 2 cartas del mazo
   *[other] Tomar cartas
}

import-export-option-lead = Declarar { $a } con { $b }
cli-import-export-group-lead = Declarar { $what }

import-export-option-follow = Seguir con { $a }
cli-import-export-group-follow = Seguir con dos cartas
import-export-option-follow-load = Seguir con { $a }, pero para cargar
cli-import-export-group-follow-load = Seguir con dos cartas, pero para cargar
play-follow-load = para cargar
play-as-good = como mercancía
play-as-import = como importación
play-place = { $good } ({ $place })

import-export-option-contract = { $parts ->
    [2] Contratar { $a } en el { $b }
   *[other] Contratar { $a } en el { $b }, { $c }
}
cli-import-export-group-contract = Contratar { $what }
import-export-option-discard-contract = Descartar el contrato { $a }
cli-import-export-group-discard-contract-any = Descartar un contrato

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
cli-import-export-group-load = Cargar { $what }
cli-import-export-group-load-two = Cargar { $what } junto con otra carta
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
play-bid = Tu apuesta
play-fewer = Menos
play-more-bid = Más

import-export-option-take = { $parts ->
    [1] Tomar { $a } de la isla como importación
   *[other] { $b_id ->
        [goods] Tomar { $a } como mercancía
        [imports] Tomar { $a } como importación
       *[discard] Tomar { $a } (se descarta por falta de espacio)
    }
}
cli-import-export-group-take = Tomar { $what }
cli-import-export-group-take-any = Tomar una carta de la isla

import-export-option-pirate = { $a_id ->
    [deck] Piratear la primera carta del { $a }
    [hand] Piratear una carta al azar de la mano de { $b_seat }
    [island] Piratear { $b } de la { $a }
   *[other] { $kind ->
        [printed_money] Tomar { $b } del { $a }
       *[other] Piratear { $b } del { $a }
    }
}
cli-import-export-group-pirate = Piratear ({ $what })
import-export-option-pirate-together = Piratear a la vez { $b } ({ $a }) y { $d } ({ $c })
cli-import-export-group-pirate-two = Piratear dos contenedores a la vez ({ $what } y otro lugar)

import-export-option-sell = { $kind ->
    [supply] Vender { $a } a la isla por 4 créditos
    [platinum_rings] Vender { $a } a la isla por 4 créditos
    [stretch_goals] Vender { $a } a la isla por 4 créditos
    [jasmine_tea] Vender { $a } a la isla por 2 créditos
   *[other] Vender { $a } a la isla
}
cli-import-export-group-sell-any = Vender una carta

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
cli-import-export-group-card = Elegir una carta de tipo { $what }
cli-import-export-group-card-as = Contar { $what }
import-export-option-cards = { $kind ->
    [shotguns] Dar { $a }
    [flour] Cargar { $a }
   *[other] Elegir { $a }
}
cli-import-export-group-cards = { $what } y otras
import-export-option-good = { $kind ->
    [dino_bones] Mover { $a } a la isla
    [dyson_vacuums] Dar { $a }
   *[other] Elegir la mercancía { $a }
}
import-export-option-goods = { $kind ->
    [railguns] Dar las mercancías { $a }
   *[other] Elegir las mercancías { $a }
}
cli-import-export-group-goods = { $what } y otra
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
cli-import-export-group-use = Usar { $what }

import-export-option-yes = Sí
import-export-option-no = { $kind ->
    [place-pirated] Descartarlo
   *[other] No
}
import-export-option-done = { $kind ->
    [place-import] No tomar nada más
    [any-time] Continuar
   *[other] Terminar
}

cli-import-export-inside = { $name }: ¿qué eliges?

## Import / Export · Por qué no

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

## La Ruta Marítima de la Seda · Preguntas

maritime-silk-road-question-load = ¿Qué mercancía llevará tu nuevo barco?
maritime-silk-road-why-load = Cada barco lleva exactamente un cubo. Da ingresos cada vez que alguien juega cartas de su mercancía: una moneda por cada casilla del mercado que la muestre. Solo se pueden tomar mercancías de las que quede algún cubo en la reserva.

maritime-silk-road-question-phase-1 = Fase 1: ¿cambias un cubo, compras una carta o pasas?
maritime-silk-road-why-phase-1 = En la primera fase de tu turno haces una sola cosa: cambiar el cubo de un barco por otro de la reserva, comprar una carta o nada. Las cartas sirven hasta el final: un barco da más ingresos, una licencia añade 2 monedas cada vez que cobras algo, un porteador te permite cambiar un cubo más y una lonja te permite tomar una carta más.

maritime-silk-road-question-exchange = Tienes un porteador disponible: ¿cambias un cubo más?
maritime-silk-road-why-exchange = Cada uno de tus porteadores te permite cambiar el cubo de un barco más. El cubo de un barco se cambia una sola vez por turno.

maritime-silk-road-question-phase-2 = Fase 2: ¿juegas cartas de una mercancía o tomas dos del mazo?
maritime-silk-road-why-phase-2 = O bien juegas cuantas cartas quieras de una mercancía: cada una cubre una casilla del mercado y, después, cada jugador cobra, por cada barco suyo que lleve esa mercancía, tantas monedas como casillas la muestren. O bien tomas dos cartas del mazo. La partida termina en cuanto se toma la última; gana quien tenga más monedas.

maritime-silk-road-question-extra-draw = Tu lonja te permite tomar una carta más. ¿La tomas?
maritime-silk-road-why-extra-draw = Por cada lonja que tengas puedes tomar una carta del mazo después de tu segunda fase. Tú decides: la última carta del mazo termina la partida.

silk-phases = Las dos fases de un turno
silk-phase-1 = Cambiar o comprar
silk-phase-2 = Jugar o tomar cartas
silk-phase-label = { $now ->
    [yes] Fase { $phase } de 2, ahora: { $what }
   *[no] Fase { $phase } de 2: { $what }
}

## La Ruta Marítima de la Seda · Opciones

maritime-silk-road-option-load = Cargar { $a }

maritime-silk-road-option-exchange = Barco { $a }: cambiar su cubo por { $b }
cli-silk-road-group-exchange = Barco { $ship } ({ $good }): cambiar su cubo
cli-silk-road-inside-exchange = El barco { $ship } lleva { $good }: ¿por qué mercancía lo cambias?

maritime-silk-road-option-buy = { $a_id ->
    [ship] Comprar un barco (10 monedas)
    [licence] Comprar una licencia (11 monedas)
    [porter] Comprar un porteador (12 monedas)
   *[exchange] Comprar una lonja (8 monedas)
}

maritime-silk-road-option-play = { $b_count ->
    [one] Jugar 1 carta de { $a } y cubrir { $b }
   *[other] Jugar { $b_count } cartas de { $a } y cubrir { $b }
}
cli-silk-road-group-play = { $count ->
    [one] Jugar 1 carta de { $good }
   *[other] Jugar { $count } cartas de { $good }
}
cli-silk-road-inside-play = { $count ->
    [one] Jugar 1 carta de { $good }: ¿qué carta del mercado va a cubrir?
   *[other] Jugar { $count } cartas de { $good }: ¿qué cartas del mercado van a cubrir?
}

maritime-silk-road-option-draw = Tomar 2 cartas del mazo

maritime-silk-road-option-pass = Pasar
maritime-silk-road-option-done = Nada más
maritime-silk-road-option-yes = Sí
maritime-silk-road-option-no = No

## La Ruta Marítima de la Seda · Por qué no

silk-why-sold = Ya no quedan
silk-why-coins = { $missing ->
    [one] Te falta 1 moneda
   *[other] Te faltan { $missing } monedas
}
silk-why-no-cube = En la reserva no quedan cubos de { $good }
silk-why-changed = El cubo de este barco ya se ha cambiado en este turno
