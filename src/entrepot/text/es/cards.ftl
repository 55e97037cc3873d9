# Las cartas de Import / Export: su nombre, lo que hacen y lo que se ha aclarado además

## Tecnología, cuya acción es carga

import-export-word-televisions = Televisores
import-export-power-televisions = Los contenedores de tecnología encajan en cualquier hueco de tus barcos.
import-export-ruling-televisions = También vale para las cartas de tecnología que piratees.

import-export-word-generators = Generadores
import-export-power-generators = Tus contratos de tecnología admiten contenedores de cualquier color.

import-export-word-robot_cats = Gatos robot
import-export-power-robot_cats = Con una acción de carga puedes cargar a la vez dos cartas del mismo color de tu mano. Cuentan como un solo contenedor de tecnología. Con dos acciones de pirateo del mismo turno puedes hacer lo mismo con dos contenedores pirateados.
import-export-ruling-robot_cats = La pareja va donde encaje un contenedor de tecnología, también si encaja gracias a un poder. Los dos contenedores se quedan en el barco y aumentan su pago, aunque así el barco lleve más de lo que cabe en él. Si se retira uno, el otro vuelve a ser un contenedor normal.

import-export-word-batteries = Baterías
import-export-power-batteries = Una vez por turno, mientras realizas acciones de carga, puedes comprar una más por 2 créditos.
import-export-ruling-batteries = Se suma a las acciones de carga del turno, nunca a una gratuita. Necesitas un contrato bajo uno de tus barcos en el puerto.

import-export-word-playstations = PlayStations
import-export-power-playstations = Cada turno en el que tengas acciones de carga, recibes 1 más por cada 2 de tus mercancías de tecnología.
import-export-ruling-playstations = Se suma a las acciones de carga del turno, nunca a una gratuita.

import-export-word-cell_phones = Móviles
import-export-power-cell_phones = En lugar de una carta de tu mano, en una acción de carga puedes usar la primera carta del mazo. Si encaja en alguna parte, debes cargarla. Si no, va a tu mano sin que la vean tus rivales.
import-export-ruling-cell_phones = En ambos casos cuenta como tomada del mazo: «Madera» puede reaccionar a ella; tus propios «Nanobots», no. Necesitas un contrato bajo uno de tus barcos en el puerto.

import-export-word-tablets = Tabletas
import-export-power-tablets = En tus barcos caben 8 contenedores, y 8 o más pagan 18 créditos.

import-export-word-refrigerators = Frigoríficos
import-export-power-refrigerators = Cada 2 mercancías de tecnología que tengas cuentan como 1 importación de carga.
import-export-ruling-refrigerators = Esa importación no ocupa espacio, no se puede mover y solo se suma a las acciones del turno.

import-export-word-drones = Drones
import-export-power-drones = Puedes tomar 1 carta del mazo cada vez que contrates.

import-export-word-segways = Segways
import-export-power-segways = En cualquier momento, incluso en la puntuación final, puedes convertir este envío en una importación, en una mercancía o en un contenedor de tecnología en un barco tuyo donde encaje.
import-export-ruling-segways = Debe haber espacio en tus importaciones o mercancías, calculado sin este envío.

import-export-word-smart_cars = Coches Smart
import-export-power-smart_cars = Una vez por turno, puedes gastar una acción de carga para poner una carta de tu mano en la isla y ganar 2 créditos.
import-export-ruling-smart_cars = Necesitas un contrato bajo uno de tus barcos en el puerto.

import-export-word-flash_drives = Memorias USB
import-export-power-flash_drives = De cada barco que completes, puedes llevarte un contenedor a la mano.
import-export-ruling-flash_drives = Primero se cobra el pago del barco; después, zarpa. Si no le queda ningún contenedor, se queda en el puerto. No vale para el barco que trae esta carta.

import-export-word-wind_turbines = Aerogeneradores
import-export-power-wind_turbines = Al completarlo, elige otro envío completado de nivel 0 o 1, tuyo o de un rival. Esta carta tiene ese poder durante el resto de la partida.
import-export-ruling-wind_turbines = Si el poder actúa al completar el envío, lo hace ahora. Esta carta sigue siendo de tecnología, y lo que el texto copiado dice de sí mismo vale para ella. Si no hay ningún envío que elegir, no pasa nada.

import-export-word-laptops = Portátiles
import-export-power-laptops = Toma 2 cartas del mazo cada vez que completes un barco que lleve al menos un contenedor de tecnología.
import-export-ruling-laptops = Se comprueba en el momento del pago, antes de que otros poderes retiren contenedores.

import-export-word-mri_machines = Máquinas de RM
import-export-power-mri_machines = Para todos, la partida pasa a terminar con 70 créditos, sea cual sea el objetivo acordado.
import-export-ruling-mri_machines = Quien tenga 70 o más en este momento ya lo ha alcanzado. Un objetivo alcanzado antes sigue alcanzado.

import-export-word-satellite = Satélite
import-export-power-satellite = Cada vez que cualquier jugador (también tú) complete un barco, puedes tomar 1 carta del mazo y también puedes cargar 1 carta.
import-export-ruling-satellite = Esa carga no es una acción de carga.

import-export-word-neural_units = Unidades neuronales
import-export-power-neural_units = Con una carta de carga puedes seguir cualquier acción declarada; en ese caso realizas acciones de carga en su lugar: una, más otra por cada importación de carga.
import-export-ruling-neural_units = Si se declaró importación, estas cargas se hacen en sentido horario, antes de cualquier apuesta.

import-export-word-jets = Jets privados
import-export-power-jets = De cada barco que completes, puedes llevarte un contenedor a tus mercancías.
import-export-ruling-jets = Debe haber espacio en tus mercancías, calculado con los envíos que trae el barco. Primero se cobra el pago del barco; después, zarpa. Si no le queda ningún contenedor, se queda en el puerto. No vale para el barco que trae esta carta.

import-export-word-telescopes = Telescopios
import-export-power-telescopes = En cualquier momento, incluso en la puntuación final, puedes descartar mercancías de tecnología tuyas y ganar 4 créditos por cada una.

import-export-word-nanobots = Nanobots
import-export-power-nanobots = Cada vez que tomes cartas del mazo, puedes realizar una acción de carga gratuita.
import-export-ruling-nanobots = Una carta obtenida con «Móviles» no cuenta aquí como tomada del mazo.

import-export-word-3d_printers = Impresoras 3D
import-export-power-3d_printers = Sea cual sea la acción declarada, puedes seguirla con una sola carta cualquiera.
import-export-ruling-3d_printers = También puedes seguir con dos cartas del mismo color, como siempre.

import-export-word-delayed_game = Juego con retraso
import-export-power-delayed_game = Al completarlo, cada rival paga 10 créditos al banco, y tu próximo turno como líder irá seguido de otro.
import-export-ruling-delayed_game = Quien no tenga 10 paga todo lo que tenga.

import-export-word-graphics_cards = Tarjetas gráficas
import-export-power-graphics_cards = Ganas la partida de inmediato en cuanto tengas más mercancías que cualquier rival en cada uno de 4 tipos.
import-export-ruling-graphics_cards = Con «Zorros» te basta un empate.

import-export-word-led_lights = Luces LED
import-export-power-led_lights = Mientras seas líder, puedes cambiar dos cartas de tu mano por una de la isla.

import-export-word-rare_metals = Metales raros
import-export-power-rare_metals = Tus barcos que completen a la vez un contrato de tecnología y uno de consumo pagan 4 créditos más.
import-export-ruling-rare_metals = El barco que trae esta carta no cuenta.

## Agricultura, cuya acción es contrato

import-export-word-wheat = Trigo
import-export-power-wheat = Los contenedores de agricultura encajan en cualquier hueco de tus barcos.
import-export-ruling-wheat = También vale para las cartas de agricultura que piratees.

import-export-word-coffee = Café
import-export-power-coffee = Tus contratos de agricultura admiten contenedores de cualquier color.

import-export-word-onions = Cebollas
import-export-power-onions = Gana 2 créditos por cada envío de agricultura que completes, este incluido.
import-export-ruling-onions = También cuentan los demás contratos de agricultura del barco que trae esta carta.

import-export-word-potatoes = Patatas
import-export-power-potatoes = Al completarlo, gana 2 créditos y toma 2 cartas del mazo.

import-export-word-paprika = Pimentón
import-export-power-paprika = Cada vez que contrates, también puedes cargar 1 carta.
import-export-ruling-paprika = Esa carga no es una acción de carga.

import-export-word-honey = Miel
import-export-power-honey = Al completarlo, gana 2 créditos por cada mercancía de agricultura que haya en la mesa, tuya o de tus rivales.

import-export-word-beer = Cerveza
import-export-power-beer = Cuando esta carta vaya a convertirse en un envío, en lugar de eso puedes venderla a la isla por 6 créditos.
import-export-ruling-beer = En ese caso, nunca ha sido un envío: no da espacio, y ningún poder la cuenta.

import-export-word-sugar = Azúcar
import-export-power-sugar = Gana 2 créditos cada vez que contrates una carta de agricultura.

import-export-word-rice = Arroz
import-export-power-rice = Al completarlo, gana 2 créditos por cada envío de agricultura que tengas, este incluido.

import-export-word-chicken_feed = Pienso para pollos
import-export-power-chicken_feed = Al completarlo, tus rivales pueden comprarte este envío por 6 créditos.
import-export-ruling-chicken_feed = Se les pregunta en sentido horario. El primero que lo compre se lo queda como envío.

import-export-word-jasmine_tea = Té de jazmín
import-export-power-jasmine_tea = Una vez por turno, cuando realices una acción de contrato, puedes vender una carta de tu mano a la isla por 2 créditos.

import-export-word-almonds = Almendras
import-export-power-almonds = Al completarlo, gana 8 créditos si tienes 18 o menos; si no, gana 4.
import-export-ruling-almonds = Primero se cobra el pago del barco.

import-export-word-bok_choy = Pak choi
import-export-power-bok_choy = Como contenedor, añade 2 créditos al pago de cualquier barco completado que no tenga contratos de agricultura. Como envío no tiene poder.
import-export-ruling-bok_choy = Los cobra el dueño del barco, que no necesita ningún nivel para ello.

import-export-word-lutefisk = Lutefisk
import-export-power-lutefisk = En cualquier momento, mientras esté en tu mano, puedes contratar esta carta sin gastar una acción, si tienes su nivel.

import-export-word-flour = Harina
import-export-power-flour = Si contratas esta carta con una acción, no te falta ningún nivel y tienes en la mano 4 cartas que encajen en ella, puedes cargarlas todas a la vez.
import-export-ruling-flour = Debes tener esas 4 cartas aunque haya contenedores sueltos que llenen una parte de los huecos; en ese caso, cargas solo tantas como falten.

import-export-word-hawaiian_salt = Sal hawaiana
import-export-power-hawaiian_salt = Al completarlo, tus rivales muestran su mano y te quedas con todas sus cartas de agricultura. El banco te paga 2 créditos por cada una.

import-export-word-iceland_water = Agua de Islandia
import-export-power-iceland_water = En cualquier momento, puedes vender a la isla cartas de agricultura de tu mano por 2 créditos cada una.

import-export-word-bamboo = Bambú
import-export-power-bamboo = Al completarlo, puedes volver a convertirlo en contrato bajo un barco tuyo que esté en el puerto. Es gratis, no requiere nivel y funciona una vez por turno.
import-export-ruling-bamboo = Debe caber en ese barco. Puede ser el que ha traído esta carta, si se ha quedado en el puerto. Como contrato, la carta deja de ser un envío.

import-export-word-soy_sauce = Salsa de soja
import-export-power-soy_sauce = Al completarlo, puedes convertir todas tus importaciones de agricultura en mercancías y ganar 2 créditos por cada una.
import-export-ruling-soy_sauce = O todas o ninguna. Las que superen tu límite de mercancías se descartan, pero se pagan igualmente.

import-export-word-apples = Manzanas
import-export-power-apples = Al completarlo, puedes añadir a tus envíos una carta de agricultura de tu mano y usar su poder como si acabaras de completarla.
import-export-ruling-apples = No interviene ningún barco: no hay pago, y los poderes que reaccionan cuando se completa algo no la tienen en cuenta. Si la carta se cuenta a sí misma, aquí también lo hace.

import-export-word-rice_cookers = Arroceras
import-export-power-rice_cookers = Tus cartas e importaciones de carga te sirven también para contrato, y al revés, tanto para declarar como cuando se haya declarado cualquiera de las dos acciones. Elige una de las dos cuando te toque actuar.
import-export-ruling-rice_cookers = Todas tus acciones del turno son de esa clase. Tus importaciones cuentan aunque hayas tomado cartas.

import-export-word-whole_wheat = Trigo integral
import-export-power-whole_wheat = Cada vez que cualquier jugador (también tú) cargue un contenedor de agricultura, por el medio que sea, puedes ganar 2 créditos o tomar 2 cartas del mazo.
import-export-ruling-whole_wheat = Si el contenedor llena un barco, primero se completa el barco.

import-export-word-aeroponics = Aeroponía
import-export-power-aeroponics = Si alguien retira contenedores de un barco tuyo en mar abierto y deja exactamente uno, el barco vuelve con él a tu puerto.
import-export-ruling-aeroponics = Se comprueba al terminar la acción o el poder. Un barco que zarpa con un solo contenedor se queda en mar abierto. En el puerto, el contenedor está suelto hasta que un contrato tenga un hueco para él.

import-export-word-dragon_fruit = Fruta del dragón
import-export-power-dragon_fruit = Cuando declares pirateo, toma 2 cartas del mazo o gana 2 créditos, a tu elección.

import-export-word-tortillas = Tortillas de maíz
import-export-power-tortillas = Todos los huecos de este contrato admiten cualquier color.

## Ilegal, cuya acción es pirateo

import-export-word-big_cats = Grandes felinos
import-export-power-big_cats = Los contenedores ilegales encajan en cualquier hueco de tus barcos.
import-export-ruling-big_cats = También vale para las cartas ilegales que piratees.

import-export-word-seeds = Semillas
import-export-power-seeds = Tus contratos ilegales admiten contenedores de cualquier color.

import-export-word-ammunition = Munición
import-export-power-ammunition = Al completarlo, cada rival que tenga mercancías ilegales te paga 2 créditos.

import-export-word-pistols = Pistolas
import-export-power-pistols = Cada vez que un rival complete un envío ilegal, te paga 2 créditos.
import-export-ruling-pistols = Si un barco trae varios envíos ilegales, se paga por cada uno.

import-export-word-big_ammunition = Munición pesada
import-export-power-big_ammunition = Cuando piratees un barco de un rival en mar abierto, te quedas además con una carta al azar de su mano.

import-export-word-foxes = Zorros
import-export-power-foxes = Todos los empates se resuelven a tu favor.
import-export-ruling-foxes = Eso incluye apuestas, mayorías (también la de mercancías ilegales), «Champán», «Trajes elegantes», «Tarjetas gráficas», «Peces exóticos» y el resultado final.

import-export-word-shotguns = Escopetas
import-export-power-shotguns = Si pirateas en el turno de un rival, cada jugador que haya pirateado en él antes que tú te entrega 2 cartas o 2 créditos, a su elección.
import-export-ruling-shotguns = Cada uno debe poder entregarlo completo. Si ninguna de las dos cosas es posible, te da los créditos que tenga.

import-export-word-cannabis = Cannabis
import-export-power-cannabis = Cada vez que un rival se lleve algo ilegal con una acción de importación, te paga 2 créditos, una vez por acción.

import-export-word-cannons = Cañones
import-export-power-cannons = Usas las importaciones ilegales de tus rivales como si también fueran tuyas.
import-export-ruling-cannons = No ocupan espacio tuyo y no se pueden mover. Cada una cuenta una sola vez para ti, aunque tengas este poder dos veces.

import-export-word-danger_pets = Mascotas feroces
import-export-power-danger_pets = Al completarlo, cada rival te paga 2 créditos.
import-export-ruling-danger_pets = Quien no tenga 2 paga todo lo que tenga.

import-export-word-drugs = Drogas
import-export-power-drugs = Una vez por turno, cuando piratees, puedes tomar un contenedor más de un barco en mar abierto.

import-export-word-flamethrowers = Lanzallamas
import-export-power-flamethrowers = Al completarlo, lanza una moneda. Cara: cada rival te paga 4 créditos. Cruz: pagas 2 créditos a cada rival.

import-export-word-a_small_tank = Un tanque pequeño
import-export-power-a_small_tank = Cada vez que un rival complete un barco, debe darte una carta de su mano, a su elección.

import-export-word-poison_bottles = Frascos de veneno
import-export-power-poison_bottles = Una vez por turno, cada rival que realice acciones de pirateo te paga 2 créditos.

import-export-word-railguns = Cañones de raíl
import-export-power-railguns = Al completarlo, cada rival te entrega 4 créditos, un envío o dos mercancías, a su elección.
import-export-ruling-railguns = Cada uno debe poder entregarlo completo. Si nada de eso es posible, te da los créditos que tenga. El poder permanente de un envío pasa a ser tuyo; lo que actúa al completar el envío no se repite, y las mercancías sin espacio se descartan.

import-export-word-printed_money = Billetes falsos
import-export-power-printed_money = Al completarlo, toma de cada rival un contenedor de uno de sus barcos, esté donde esté el barco. Cárgalo o llévatelo a la mano.

import-export-word-dino_bones = Huesos de dino
import-export-power-dino_bones = Al completarlo, todos los jugadores (también tú) mueven una de sus mercancías a la isla; después, eliges dos cartas de la isla para tus mercancías.
import-export-ruling-dino_bones = Las que no tengan espacio en tus mercancías se descartan.

import-export-word-stolen_research = Investigación robada
import-export-power-stolen_research = Al completarlo, puedes cambiarlo por un envío de tecnología de un rival y usar el poder de ese envío como si acabaras de completarlo.
import-export-ruling-stolen_research = No interviene ningún barco: no hay pago, y los poderes que reaccionan cuando se completa algo no lo tienen en cuenta.

import-export-word-mini_van = Monovolumen
import-export-power-mini_van = También puedes piratear los barcos de tus rivales en el puerto, la primera carta del mazo y una carta al azar de la mano de un rival.
import-export-ruling-mini_van = Si lo pirateado encaja, hay que cargarlo; si no, se descarta.

import-export-word-the_mother_load = El gran botín
import-export-power-the_mother_load = Ganas la partida de inmediato en cuanto tengas 8 mercancías ilegales.

import-export-word-dyson_vacuums = Aspiradoras Dyson
import-export-power-dyson_vacuums = Al completarlo, cada rival te entrega una mercancía de lujo o toda su mano.
import-export-ruling-dyson_vacuums = Cada rival elige. Quien no tenga mercancías de lujo entrega la mano.

import-export-word-stem_cells = Células madre
import-export-power-stem_cells = Por 2 créditos, lo que piratees puede pasar a tus mercancías, si hay espacio.

import-export-word-ivory = Marfil
import-export-power-ivory = En la puntuación final, tener la mayoría en mercancías ilegales te da 6 créditos en lugar de costarte 6.

import-export-word-stolen_rice = Arroz robado
import-export-power-stolen_rice = Gana 2 créditos por cada contenedor de agricultura que piratees.

import-export-word-stolen_tires = Neumáticos robados
import-export-power-stolen_tires = Cada vez que termines una acción de pirateo, revela la primera carta del mazo y ponla en la isla.

import-export-word-exotic_fish = Peces exóticos
import-export-power-exotic_fish = Ganas la partida de inmediato en cuanto tengas al menos el doble de créditos que cualquier rival y también más mercancías que cualquiera de ellos.
import-export-ruling-exotic_fish = Con 0 créditos no vale. Con «Zorros», te basta un empate en mercancías.

## Consumo, cuya acción es importación

import-export-word-soap = Jabón
import-export-power-soap = Los contenedores de consumo encajan en cualquier hueco de tus barcos.
import-export-ruling-soap = También vale para las cartas de consumo que piratees.

import-export-word-candy = Caramelos
import-export-power-candy = Tus contratos de consumo admiten contenedores de cualquier color.

import-export-word-mouthwash = Enjuague bucal
import-export-power-mouthwash = A partir de ahora, gana 2 créditos por cada envío de consumo que complete cualquier jugador (también tú).
import-export-ruling-mouthwash = Si un barco trae varios envíos de consumo, cuenta cada uno. Del barco que trae esta carta, solo cuentan los que llegan después de ella.

import-export-word-shoes = Zapatos
import-export-power-shoes = Puedes tomar 1 carta del mazo por cada barco que complete cualquier jugador (también tú), incluido el que trae esta carta.

import-export-word-chapstick = Bálsamo labial
import-export-power-chapstick = Gana 2 créditos cada vez que cualquier jugador (también tú) reciba una mercancía de consumo.
import-export-ruling-chapstick = Debe ser una carta de verdad: lo que solo cuenta como mercancía no vale.

import-export-word-shampoo = Champú
import-export-power-shampoo = Con tus acciones de importación puedes tomar un tercer contenedor.
import-export-ruling-shampoo = Como siempre, solo uno de ellos puede ir a tus importaciones.

import-export-word-books = Libros
import-export-power-books = Si declaras importación y te sigue al menos un rival, gana 2 créditos, una vez por turno.

import-export-word-backpacks = Mochilas
import-export-power-backpacks = Puedes tomar 1 carta del mazo cada vez que un barco, sea de quien sea, vuelva al puerto.

import-export-word-chairs = Sillas
import-export-power-chairs = Puedes descartar una carta de tu mano cada vez que un rival realice la acción de tomar cartas.
import-export-ruling-chairs = Las cartas que un rival tome gracias a un poder no cuentan.

import-export-word-pants = Pantalones
import-export-power-pants = Cuando un rival importe de tus barcos, ganas 4 créditos en lugar de 2.
import-export-ruling-pants = Solo vale para las acciones de importación.

import-export-word-fake_dvds = DVD piratas
import-export-power-fake_dvds = Gana 2 créditos cada vez que un rival pague o pierda 4 o más de una sola vez.

import-export-word-cups = Tazas
import-export-power-cups = Al completarlo, toma 5 cartas del mazo.

import-export-word-rope = Cuerda
import-export-power-rope = Una vez en cada turno en el que seas líder, puedes cambiar una carta de tu mano por una de la isla.

import-export-word-paper = Papel
import-export-power-paper = Por cada envío de consumo que completes, este incluido, puedes importar 1 contenedor de un barco en mar abierto, como mercancía o como importación.
import-export-ruling-paper = El dueño del barco no cobra nada.

import-export-word-bubblegum = Chicle
import-export-power-bubblegum = Gana 4 créditos cada vez que cualquier jugador (también tú) reciba una mercancía de consumo.
import-export-ruling-bubblegum = Debe ser una carta de verdad: lo que solo cuenta como mercancía no vale.

import-export-word-glasses = Gafas
import-export-power-glasses = Al completarlo, puedes realizar una acción de importación gratuita.
import-export-ruling-glasses = No hay apuestas. El dueño del barco cobra como siempre.

import-export-word-fixie_bikes = Bicis fixie
import-export-power-fixie_bikes = Gana 2 créditos por cada contenedor que cualquier jugador (también tú) cargue con una acción de carga.

import-export-word-lumber = Madera
import-export-power-lumber = Cada vez que un rival tome cartas del mazo, tú puedes tomar 1.
import-export-ruling-lumber = Lo que se tome gracias a «Madera» no cuenta.

import-export-word-protractors = Transportadores
import-export-power-protractors = Después de que un rival importe de un barco en mar abierto, puedes tomar gratis otro contenedor de ese barco, como mercancía o como importación.
import-export-ruling-protractors = El dueño del barco no cobra nada por ello.

import-export-word-pens = Bolígrafos
import-export-power-pens = Al completarlo, gana 2 créditos por cada mercancía de consumo que haya en la mesa, tuya o de tus rivales.

import-export-word-cheap_shirts = Camisas baratas
import-export-power-cheap_shirts = En la puntuación final, tus importaciones se convierten en mercancías, tantas como quepan.
import-export-ruling-cheap_shirts = No puedes renunciar a ello.

import-export-word-pocky = Pocky
import-export-power-pocky = Al completarlo, gana 2 créditos, toma 2 cartas del mazo e importa 1 contenedor, como mercancía o como importación.
import-export-ruling-pocky = El dueño del barco no cobra nada.

import-export-word-board_games = Juegos de mesa
import-export-power-board_games = Tus importaciones no tienen límite mientras tengas envíos de los 5 tipos.

import-export-word-can_openers = Abrelatas
import-export-power-can_openers = La partida no termina aunque tus créditos alcancen el objetivo.
import-export-ruling-can_openers = Todavía puede terminar porque se agote el mazo o por un poder que dé la victoria.

import-export-word-ceramics = Cerámica
import-export-power-ceramics = En la puntuación final, cada 2 mercancías de consumo te dan 1 mercancía de lujo adicional.
import-export-ruling-ceramics = Solo cuenta como mercancía; no hay carta.

import-export-word-dark_flight_games = Dark Flight Games
import-export-power-dark_flight_games = Cuando elijas el barco por el que se apuesta, puedes elegir la isla en su lugar; quien gane te paga la apuesta a ti.
import-export-ruling-dark_flight_games = Si ganas tú, no pagas nada.

## Lujo, cuya acción es suministro

import-export-word-impalas = Impalas
import-export-power-impalas = Los contenedores de lujo encajan en cualquier hueco de tus barcos.
import-export-ruling-impalas = También vale para las cartas de lujo que piratees.

import-export-word-gold_watches = Relojes de oro
import-export-power-gold_watches = Tus contratos de lujo admiten contenedores de cualquier color.

import-export-word-leather_coats = Abrigos de cuero
import-export-power-leather_coats = En la puntuación final, cada mercancía de lujo que tengas vale 3 créditos.

import-export-word-teslas = Teslas
import-export-power-teslas = En la puntuación final, cada importación de lujo que tengas es también una mercancía, del tipo que prefieras.

import-export-word-massage_tables = Camillas de masaje
import-export-power-massage_tables = Al completarlo, toma cartas del mazo hasta que dos de ellas sean del mismo tipo; gana 1 crédito por carta tomada, redondeando hacia arriba a un número par.

import-export-word-diamond_rings = Anillos de diamante
import-export-power-diamond_rings = En la puntuación final, puedes convertir uno o dos de tus envíos en mercancías.
import-export-ruling-diamond_rings = No hay límite para ellos, y dejan de ser envíos.

import-export-word-champagne = Champán
import-export-power-champagne = En la puntuación final, gana 8 créditos si eres quien más envíos tiene.
import-export-ruling-champagne = Basta con empatar, salvo que «Zorros» deshaga el empate.

import-export-word-helicopter = Helicóptero
import-export-power-helicopter = Por cada carta de lujo que contrate cualquier jugador (también tú), pon 4 créditos sobre esta carta. En la puntuación final se los lleva quien la tenga.

import-export-word-velvet_robes = Batas de terciopelo
import-export-power-velvet_robes = En la puntuación final, cada carta de tu mano vale 1 crédito.

import-export-word-vintage_wines = Vinos de reserva
import-export-power-vintage_wines = En la puntuación final, gana 20 créditos si tienes al menos 2 mercancías de cada tipo.

import-export-word-ferraris = Ferraris
import-export-power-ferraris = Tienes una mercancía adicional de cada tipo.
import-export-ruling-ferraris = Solo cuentan como mercancías: no ocupan espacio y no se pueden mover.

import-export-word-gold_toilets = Váteres de oro
import-export-power-gold_toilets = En la puntuación final, gana 6 créditos por cada envío de lujo que tengas.

import-export-word-shower_heads = Cabezales de ducha
import-export-power-shower_heads = Al completarlo, nombra un tipo y toma 2 cartas del mazo. Si alguna es de ese tipo, gana 8 créditos.

import-export-word-small_poodles = Caniches enanos
import-export-power-small_poodles = Al completarlo, pasa a ser una de tus mercancías.
import-export-ruling-small_poodles = Si no hay espacio, calculado como si no fuera un envío, se queda como envío.

import-export-word-fluffy_pillows = Almohadas mullidas
import-export-power-fluffy_pillows = Al completarlo, gana 2 créditos por cada envío que tengas, este incluido.

import-export-word-sauna = Sauna
import-export-power-sauna = En la puntuación final, las mayorías valen el doble para ti.
import-export-ruling-sauna = La penalización por la mayoría en mercancías ilegales también se duplica.

import-export-word-platinum_rings = Anillos de platino
import-export-power-platinum_rings = Al completarlo, toma cartas del mazo hasta tener 8 en la mano. Después, cada carta que juegues te da 1 acción de su clase; juega tantas como quieras.
import-export-ruling-platinum_rings = Las cartas que tomes más tarde no se pueden jugar. Lo que juegues se descarta al final del turno. Nadie te sigue, solo puedes vender una vez y no puedes pagar con acciones los niveles que te falten.

import-export-word-rolls_royce = Rolls-Royce
import-export-power-rolls_royce = Al completarlo, nombra una carta y toma 1 del mazo. Si es la que has nombrado, ganas la partida de inmediato.

import-export-word-nice_suits = Trajes elegantes
import-export-power-nice_suits = En la puntuación final, gana 16 créditos si eres quien más contenedores tiene en sus dos barcos.
import-export-ruling-nice_suits = Cuentan los contenedores en mar abierto y en el puerto. Basta con empatar, salvo que «Zorros» deshaga el empate.

import-export-word-cologne = Colonia
import-export-power-cologne = En la puntuación final, nombra una acción; gana 4 créditos por cada importación de esa acción que tengas.

import-export-word-apple_watch = Apple Watch
import-export-power-apple_watch = En la puntuación final, gana 6 créditos por cada mercancía de lujo que puedas emparejar con una de consumo.

import-export-word-oysters = Ostras
import-export-power-oysters = En cualquier momento, puedes contratar una carta de lujo sin gastar una acción, si tienes su nivel.

import-export-word-scotch_whisky = Whisky escocés
import-export-power-scotch_whisky = Tus mercancías de lujo ocupan la mitad de espacio: 2 cuentan como 1.

import-export-word-prefab_homes = Casas modulares
import-export-power-prefab_homes = A tus contratos de lujo les basta con la mitad de los huecos llenos, redondeando hacia arriba. Si todos los demás contratos del barco están llenos, puedes completarlo, de inmediato o en cualquier momento posterior.
import-export-ruling-prefab_homes = Cada contrato de lujo necesita la mitad de sus propios huecos. No importa cuáles de ellos estén llenos.

import-export-word-stretch_goals = Metas extra
import-export-power-stretch_goals = Al completarlo, todos los jugadores, empezando por ti, toman 1 carta del mazo; luego, todos ganan 2 créditos; luego, todos importan 1 contenedor, como mercancía o como importación. Por último, puedes realizar 2 acciones gratuitas de cualquier clase.
import-export-ruling-stretch_goals = Ningún dueño de un barco cobra nada por estas importaciones, ni tampoco por las de las acciones gratuitas.

import-export-word-exclusive_cards = Cartas exclusivas
import-export-power-exclusive_cards = Al completarlo, puedes pagar 30 créditos para nombrar un tipo y tomar 1 carta del mazo. Si es de ese tipo, gana 50 créditos.
