# Lecciones. Las páginas de lecciones cargan este archivo; las demás no lo necesitan. $rival es quien juega contra quien aprende.

learn-about = Juega una primera partida corta con tu guía al lado y, después, pon a prueba lo aprendido con los ejercicios. Tu progreso se guarda en este navegador.
learn-guided = Tu primera partida
learn-minutes = Unos diez minutos
learn-practice = Ejercicios
learn-practice-solved = { $solved } de { $all } resueltos
learn-begin = Empezar
learn-go-on = Continuar
learn-once-more = Jugar de nuevo
learn-solved = resuelto
learn-coach = Tu guía
learn-question = El reto
learn-step = Paso { $number } de { $count }
learn-answers = { $count ->
    [one] Se resuelve con una sola respuesta.
   *[other] Se resuelve con { $count } respuestas.
}
learn-read = Lee lo que dice tu guía y sigue adelante.
learn-next = Siguiente
learn-back = Atrás
learn-restart = Empezar de nuevo
learn-leave = Salir
learn-hint = Pista
learn-solution = Ver una solución
learn-solution-is = Una manera: { $option }
learn-solution-lost = Desde aquí, la solución ya no encaja. Vuelve atrás o empieza de nuevo.
learn-fold = Plegar
learn-unfold = Mostrar
learn-well-done = ¡Bien hecho!
learn-next-practice = Siguiente ejercicio
learn-play-now = Jugar una partida de verdad
learn-rival-import-export = María
learn-rival-maritime-silk-road = Zheng
lesson-elsewhere = En una partida de verdad podrías hacerlo. Por ahora, sigamos el plan: elige lo que está señalado.
lesson-not-yet = No del todo: así no se supera el reto. No ha cambiado nada; prueba de otra manera o vuelve atrás.

## La primera partida de La Ruta Marítima de la Seda

lesson-silk-first-title = Tu primera partida de La Ruta Marítima de la Seda
lesson-silk-first-welcome = ¡Te damos la bienvenida a bordo! Eres mercader, y { $rival } también. Gana quien tenga más monedas al final. Nos sumamos a una partida que acaba de empezar: de momento, cada cual ha cobrado 6 monedas.
lesson-silk-first-market = Este es el mercado: seis casillas, y cada una muestra una mercancía. Solo cuenta lo que está encima.
lesson-silk-first-ships = Estos son tus barcos. Cada uno lleva una mercancía, siempre. Cuando alguien juega cartas de esa mercancía, el barco cobra tantas monedas como casillas la muestren.
lesson-silk-first-pass = Un turno tiene dos fases. En la primera puedes cambiar un cubo, comprar una carta especial o pasar. Tu barco con té te va bien para lo que viene ahora, así que pasa.
lesson-silk-first-play = En la fase 2 juegas cartas de una mercancía o tomas cartas. Tienes dos cartas de té en la mano. Cada una cubre una casilla del mercado. Elige el té y luego las dos casillas que muestran mineral: { $rival } lleva mineral; tú, no.
lesson-silk-first-earned = Ahora tres casillas muestran té, y uno de tus barcos lo lleva: 3 monedas. Con dos barcos con té serían 6. Le toca a { $rival }.
lesson-silk-first-exchange = { $rival } ha devuelto el mineral y ha cargado té; después ha tomado dos cartas. Cambia algo tú también: nadie juega porcelana. Elige tu segundo barco y luego el vidrio.
lesson-silk-first-draw = Una sola carta de vidrio no da para mucho. En lugar de jugar, puedes tomar dos cartas del mazo. La mano no tiene límite. Toma cartas.
lesson-silk-first-both-earn = Has tomado dos cartas más de vidrio. Y mira: { $rival } ha jugado una carta de té, así que cuatro casillas muestran té. Cobran todos los que llevan té, juegue quien juegue. Has cobrado 4 monedas sin mover un dedo.
lesson-silk-first-buy-ship = Tienes 13 monedas. En la fase 1 puedes comprar una carta especial. Un barco cuesta 10, y cada barco cobra por su cuenta. Compra uno.
lesson-silk-first-load = Un barco nuevo se carga en el acto, con cualquier mercancía que quede en la reserva. Tienes tres cartas de vidrio, así que carga vidrio.
lesson-silk-first-play-many = Ahora juega las tres cartas de vidrio a la vez. Cubre la seda, que solo lleva { $rival }, y dos casillas con té. Ya hay una cuarta casilla que muestra vidrio.
lesson-silk-first-eight = Cuatro casillas con vidrio y dos barcos que lo llevan: 8 monedas. Jugar muchas cartas de una mercancía a la vez compensa. Veamos qué hace { $rival }.
lesson-silk-first-covered = { $rival } ha cubierto con seda dos de tus casillas de vidrio: lo que construyes se puede volver a cubrir. También ha comprado una lonja, que permite tomar una carta más al final de cada turno propio.
lesson-silk-first-licence = Tienes 11 monedas, justo lo que cuesta una licencia. Desde ese momento, cada vez que tus barcos cobren algo, recibirás 2 monedas más, también en los turnos de los demás. Cómprala.
lesson-silk-first-draw-again = No te quedan cartas en la mano, así que toma cartas. En la fase 2 no se puede pasar: se juega o se toman cartas.
lesson-silk-first-porter = Queda por explicar una carta especial. Un porteador te permite cambiar el cubo de un barco más cada turno, y uno de inmediato al comprarlo. Y no pierdas de vista el mazo: está casi agotado.
lesson-silk-first-third = Has tomado una carta de vidrio. Antes de jugarla, haz que valga más: cambia por vidrio el té de tu primer barco.
lesson-silk-first-harvest = Ahora juega el vidrio sobre una casilla que muestre seda. ¿Cuántas monedas serán? Tres casillas, tres barcos y tu licencia.
lesson-silk-first-eleven = Tres casillas por tres barcos son 9, y 2 de la licencia: 11 monedas. En el mazo quedan dos cartas. Cuando alguien tome la última, la partida terminará en el acto.
lesson-silk-first-end = { $rival } ha tomado las últimas cartas: la partida termina al instante, sin completar la ronda. Hasta ahora las monedas eran secretas. Tú tienes 11; { $rival }, 4. Los barcos, las cartas especiales y las cartas de la mano no valen nada. ¡Has ganado!
lesson-silk-first-done = Ya conoces todas las reglas. En una partida de verdad empiezas sin monedas y eliges tú las mercancías de tus dos primeros barcos. Pueden jugar de dos a cuatro personas.

## La primera partida de Import / Export

lesson-trade-first-title = Tu primera partida de Import / Export
lesson-trade-first-welcome = ¡Te damos la bienvenida al puerto! Te dedicas a enviar contenedores, igual que { $rival }. Gana quien sume más créditos al final. Lo normal es empezar con 10 créditos; para que esta partida sea corta, tú tienes 34, y { $rival }, 26.
lesson-trade-first-cards = Cada carta puede ser muchas cosas: una acción cuando la juegas, un contrato bajo un barco, un contenedor sobre un barco, una mercancía o una importación. Cada tipo tiene su acción, que figura en la carta: agricultura, contrato; tecnología, carga; ilegal, pirateo; consumo, importación; lujo, suministro.
lesson-trade-first-harbour = Tienes dos barcos. El primero está en el puerto, vacío. El segundo está en mar abierto, con dos contenedores a bordo.
lesson-trade-first-lead = Eres líder este turno. Al jugar una carta declaras su acción, para todos. «{ import-export-word-rice }» es una carta de agricultura: elígela y luego elige contrato.
lesson-trade-first-contract = { $rival } no te ha seguido: ha preferido tomar una carta. Ahora realiza tu acción: pon «{ import-export-word-potatoes }» bajo tu barco en el puerto. Pide dos contenedores de agricultura.
lesson-trade-first-follow = Ahora es líder { $rival }, y declara carga. Puedes seguir con una carta de la misma acción, o tomar cartas. «{ import-export-word-batteries }» es de tecnología: sigue con ella y tú también cargarás.
lesson-trade-first-load = { $rival } ya ha cargado; ahora te toca a ti. Una carta cargada es solo un contenedor: no cuenta más que su tipo. Carga «{ import-export-word-sugar }» para «{ import-export-word-potatoes }».
lesson-trade-first-draw = Vuelves a ser líder, pero te queda una sola carta. En lugar de declarar, puedes tomar cartas del mazo hasta tener cinco; quien ya tiene cinco o más toma una. Con eso termina el turno para todos. Toma cartas.
lesson-trade-first-follow-again = { $rival } vuelve a declarar carga, y eso te viene bien. Sigue con «{ import-export-word-laptops }».
lesson-trade-first-complete = Queda un hueco libre. Carga ahí «{ import-export-word-onions }» y el barco se completará.
lesson-trade-first-completed = ¡Tu primer barco completado! Se ha revelado una carta en la isla, y dos contenedores te han pagado 6 créditos. «{ import-export-word-potatoes }» es ahora uno de tus envíos: su poder te ha dado 2 créditos y dos cartas. El barco ha zarpado con sus contenedores.
lesson-trade-first-import = Tus dos barcos están en mar abierto, así que no puedes contratar. Pero puedes importar: tomar contenedores de un barco en mar abierto. Declara importación con «{ import-export-word-books }».
lesson-trade-first-pick = { $rival } te sigue, así que hay apuestas. El barco lo elige el líder, y eres tú: elige tu segundo barco. Si fuera de otro jugador, el banco le pagaría 2 créditos.
lesson-trade-first-bid = Las apuestas son secretas: un número par de créditos, o pasar. La más alta gana y se paga al banco; los demás no pagan nada. En caso de empate, el líder va primero. Apuesta 2.
lesson-trade-first-good = ¡Has ganado la apuesta! Dos contenedores bajan a tierra. Haz de «{ import-export-word-cell_phones }» una mercancía: las mercancías dan puntos al final y suben tu nivel, como verás enseguida.
lesson-trade-first-import-kept = De los dos contenedores, solo uno puede ser una importación. Una importación te da una acción más cada vez que se declara la acción de su tipo. «{ import-export-word-smart_cars }» es de tecnología: ponlo en tus importaciones y cargarás más.
lesson-trade-first-returned = Tu segundo barco se ha quedado sin contenedores, así que ha vuelto a tu puerto. Cada envío te da espacio para una importación y dos mercancías más.
lesson-trade-first-pair = { $rival } declara contrato, y tú no tienes ninguna carta de agricultura. Pero dos cartas del mismo tipo, juntas, valen por cualquier otra acción. Sigue con tus dos cartas de lujo.
lesson-trade-first-tiers = «{ import-export-word-jets }» es de nivel 2. Tu nivel en tecnología es el número de tus mercancías de tecnología, y uno más porque tecnología es tu color: 1 y 1 son 2. Contrata «{ import-export-word-jets }».
lesson-trade-first-pirate = «{ import-export-word-jets }» pide tres contenedores de tecnología. La única carta que tienes es ilegal: declara pirateo con ella.
lesson-trade-first-seize = Al piratear tomas un contenedor de cualquier barco en mar abierto, o una carta de la isla. Si encaja en uno de tus barcos en el puerto, se carga; si no, se descarta. El barco de { $rival } lleva «{ import-export-word-telescopes }», que es de tecnología: tómalo.
lesson-trade-first-must-draw = { $rival } declara suministro. No tienes cartas, así que no puedes seguir: toma cinco del mazo. Solo actuarías si tuvieras una importación de esa acción.
lesson-trade-first-two-loads = { $rival } ha vendido una carta a la isla por 4 créditos. Ahora tú: declara carga con «{ import-export-word-refrigerators }». Tienes una acción por declarar y otra por la importación de tecnología de tu puerto.
lesson-trade-first-load-first = Tienes dos acciones de carga. Carga primero «{ import-export-word-playstations }».
lesson-trade-first-load-second = Ahora, «{ import-export-word-segways }». Con eso se completa el barco.
lesson-trade-first-jets = Tres contenedores pagan 6 créditos: dos o tres pagan 6; cuatro o cinco, 10; seis o siete, 14. Desde ahora, el poder de «{ import-export-word-jets }» trabaja para ti cada vez que completes un barco. Tienes 46 créditos.
lesson-trade-first-supply = { $rival } vuelve a declarar suministro. Sigue con «{ import-export-word-gold_watches }», una carta de lujo.
lesson-trade-first-sell = Con suministro vendes una carta a la isla por 4 créditos, una vez por turno, o añades una carta de la isla a tus importaciones. Vende «{ import-export-word-cups }» y tendrás 50.
lesson-trade-first-last-turn = Alguien tiene 50 créditos, así que este turno ha sido el último. Ahora se cuenta todo.
lesson-trade-first-scoring = Cuentan tus 50 créditos, y 1 por tu mercancía. Tienes en solitario la mayoría de tecnología: 6 más. { $rival } suma 2 por cada contenedor en un barco en el puerto. El resultado es 57 a 38: ¡has ganado!
lesson-trade-first-done = Estas son las cinco acciones. En una partida de verdad hay más por descubrir: cada carta tiene su propio poder, y tener una mercancía de cada uno de los cinco tipos vale 10 créditos al final.

## Ejercicios: La Ruta Marítima de la Seda

lesson-silk-count-title = Cuenta antes de jugar
lesson-silk-count-question = Estás en la fase 2. Cobra 6 monedas con lo que juegues ahora.
lesson-silk-count-hint = Los barcos cuentan tanto como las casillas. Compara lo que darían el té y el mineral.
lesson-silk-count-done = Tres casillas con mineral y dos barcos que lo llevan: 6. El té aparecería en cinco casillas, pero solo lo lleva un barco: 5.

lesson-silk-alone-title = Esto no es para dos
lesson-silk-alone-question = Estás en la fase 2. Cobra al menos 4 monedas más que { $rival }.
lesson-silk-alone-hint = Mira qué llevan los barcos de { $rival }. Cobran todos, juegue quien juegue.
lesson-silk-alone-done = Cuatro casillas con vidrio, y solo lo llevas tú. Con el té habrías cobrado 4, y { $rival }, 8.

lesson-silk-exchange-title = Primero cambia, luego juega
lesson-silk-exchange-question = Tienes un turno entero. Termínalo con 8 monedas más.
lesson-silk-exchange-hint = En la fase 1, prepara un segundo barco para lo que tienes en la mano.
lesson-silk-exchange-done = Cuatro casillas con mineral por dos barcos. Primero se cambia y después se juega: el orden de las fases está de tu parte.

lesson-silk-ship-title = Un barco a tiempo
lesson-silk-ship-question = Cobra 12 monedas de una vez con las cartas que juegues este turno. Gastar está permitido.
lesson-silk-ship-hint = Con dos cartas de seda son cuatro casillas. ¿Cuántos barcos necesitas?
lesson-silk-ship-done = Cuatro casillas por tres barcos: 12 en lugar de 8. Y el barco nuevo seguirá cobrando, turno tras turno.

lesson-silk-porter-title = Un porteador muy ocupado
lesson-silk-porter-question = Tienes un porteador. Termina este turno con 12 monedas más.
lesson-silk-porter-hint = Con un porteador puedes cambiar los cubos de dos barcos, uno después de otro.
lesson-silk-porter-done = Tus tres barcos llevan vidrio, y cuatro casillas lo muestran. Sin el porteador habrían sido 8.

lesson-silk-licence-title = Dos licencias
lesson-silk-licence-question = Estás en la fase 2 y tienes dos licencias. Cobra 7 monedas.
lesson-silk-licence-hint = Cada licencia añade 2, por poco que cobres. Así que lo que importa es lo demás.
lesson-silk-licence-done = Tres casillas con té, más 4 de las licencias. Con dos cartas de seda habrían sido 2, más 4 de las licencias: 6.

lesson-silk-one-card-title = Menos es más
lesson-silk-one-card-question = Estás en la fase 2. Cobra al menos 3 monedas más que { $rival }.
lesson-silk-one-card-hint = { $rival } tiene dos barcos con té, y tú, uno. Pero tienes dos licencias.
lesson-silk-one-card-done = Una carta te da 1 moneda y 4 de las licencias; a { $rival }, solo 2. Cada carta adicional le daría a { $rival } el doble que a ti.

lesson-silk-three-title = Tres en la mesa
lesson-silk-three-question = Cobra en este turno al menos 4 monedas más que cada uno de tus dos rivales.
lesson-silk-three-hint = Antes de jugar, uno de tus barcos puede pasar a llevar otra cosa.
lesson-silk-three-done = Lo mejor es una mercancía que no lleve nadie más. Y una que tú lleves dos veces te da más que a los demás.

lesson-silk-next-ship-title = Ahorrar a tiempo
lesson-silk-next-ship-question = Estás en la fase 2 y tienes 6 monedas. Compra un barco en tu próximo turno.
lesson-silk-next-ship-hint = Un barco cuesta 10 monedas, así que ahora necesitas 4 más. { $rival } solo va a tomar cartas.
lesson-silk-next-ship-done = Cuatro casillas con vidrio te han dado las 4 monedas que faltaban. Conviene saberse los precios.

lesson-silk-last-card-title = Cierra el mercado
lesson-silk-last-card-question = Estás en la fase 2. Quedan dos cartas en el mazo. Tú tienes 12 monedas; { $rival } tiene 10 y dos barcos con seda. Gana la partida.
lesson-silk-last-card-hint = La partida termina en cuanto se toma la última carta, y vas por delante.
lesson-silk-last-card-done = Has tomado las dos últimas cartas, y la partida ha terminado antes de que { $rival } pudiera jugar seda.

lesson-silk-not-yet-title = No tan deprisa
lesson-silk-not-yet-question = Estás en la fase 2. Quedan dos cartas, y { $rival } va a tomarlas. Tú tienes 7 monedas; { $rival }, 10. Gana la partida.
lesson-silk-not-yet-hint = Necesitas cobrar 4 monedas con esta jugada, y { $rival } no debe cobrar también.
lesson-silk-not-yet-done = Cuatro casillas con té: tienes 11, y { $rival } termina la partida con 10.

lesson-silk-third-card-title = Una carta más
lesson-silk-third-card-question = Estás en la fase 2. Quedan tres cartas en el mazo, y tienes una lonja. Tú tienes 15 monedas; { $rival } tiene 13 y tres barcos con mineral. Gana la partida.
lesson-silk-third-card-hint = Dos cartas y una más son tres.
lesson-silk-third-card-done = Has tomado dos y, gracias a tu lonja, también la última. Contar el mazo gana partidas.

## Ejercicios: Import / Export

lesson-trade-complete-title = El último hueco
lesson-trade-complete-question = Eres líder. Completa tu barco.
lesson-trade-complete-hint = Con una carta de tecnología declaras carga; la otra la cargas.
lesson-trade-complete-done = Dos contenedores, 6 créditos, y «{ import-export-word-drones }» es uno de tus envíos.

lesson-trade-loose-title = A la espera del contrato adecuado
lesson-trade-loose-question = En tu barco en el puerto hay dos contenedores de tecnología sueltos. Completa el barco en este turno.
lesson-trade-loose-hint = Los contenedores sueltos llenan por sí solos los huecos de un contrato nuevo.
lesson-trade-loose-done = Los contenedores han llenado los dos huecos en cuanto has puesto el contrato bajo el barco.

lesson-trade-pirate-title = Un trabajo para piratas
lesson-trade-pirate-question = Completa tu barco en este turno.
lesson-trade-pirate-hint = El hueco libre es ilegal. ¿Quién dice que un contenedor tenga que salir de tu mano?
lesson-trade-pirate-done = Lo que se piratea se carga si encaja. La isla es un buen sitio donde buscar.

lesson-trade-pair-title = Las cartas equivocadas
lesson-trade-pair-question = No tienes ninguna carta de tecnología con la que declarar carga. Completa tu barco de todos modos.
lesson-trade-pair-hint = Dos cartas del mismo tipo valen por cualquier otra acción.
lesson-trade-pair-done = Dos cartas por una acción es un precio alto, pero 6 créditos lo valen.

lesson-trade-two-ships-title = Dos de un golpe
lesson-trade-two-ships-question = Completa dos barcos en este turno.
lesson-trade-two-ships-hint = Cuenta tus acciones de carga: una por declarar y otra por cada importación de tecnología.
lesson-trade-two-ships-done = Cada barco paga por su cuenta. Con importaciones, un turno da para mucho.

lesson-trade-eight-title = ¿Cuál de los dos?
lesson-trade-eight-question = Puedes completar uno de tus barcos. Gana 8 créditos en este turno.
lesson-trade-eight-hint = Los dos barcos pagan 6. Lee qué hacen los contratos al completarse.
lesson-trade-eight-done = 6 créditos por dos contenedores, 2 más por «{ import-export-word-potatoes }», y dos cartas.

lesson-trade-fourteen-title = El barco lleno
lesson-trade-fourteen-question = Gana 14 créditos en este turno.
lesson-trade-fourteen-hint = Todos los contenedores de un barco se pagan juntos: 6 por dos o tres, 10 por cuatro o cinco, 14 por seis o siete.
lesson-trade-fourteen-done = Seis contenedores pagan 14 créditos, y tres contratos se han convertido en envíos a la vez.

lesson-trade-tier-title = Un nivel demasiado alto
lesson-trade-tier-question = Contrata «{ import-export-word-hawaiian_salt }» en este turno. Es de nivel 2, y tu nivel en agricultura es 1.
lesson-trade-tier-hint = Cada nivel que falta cuesta una acción de contrato más. ¿Cuántas tienes?
lesson-trade-tier-done = Una acción por la carta y otra por el nivel que faltaba. La segunda te la ha dado tu importación.

lesson-trade-home-title = De vuelta a casa
lesson-trade-home-question = Tus dos barcos están en mar abierto. Haz volver uno de ellos.
lesson-trade-home-hint = Un barco vuelve cuando se toma su último contenedor. Al importar se toman dos.
lesson-trade-home-done = Nadie más participaba, así que no ha habido apuestas, y tu barco ya está de vuelta para el próximo contrato.

lesson-trade-discard-title = Saber renunciar
lesson-trade-discard-question = No tienes nada que cargar. Completa tu barco con una sola respuesta.
lesson-trade-discard-hint = Uno de los dos contratos ya está lleno. El otro retiene el barco en el puerto.
lesson-trade-discard-done = El líder puede descartar contratos que ya estuvieran ahí al empezar el turno. Sin huecos libres, el barco se completa.

lesson-trade-paprika-title = { import-export-word-paprika }
lesson-trade-paprika-question = «{ import-export-word-paprika }» es uno de tus envíos, y hay un contenedor de tecnología suelto. Contrata una carta y completa el barco en el mismo turno.
lesson-trade-paprika-hint = Con «{ import-export-word-paprika }» puedes cargar una carta cada vez que contratas.
lesson-trade-paprika-done = Contratado, cargado y completado, todo en una acción. Los poderes que se combinan hacen fuerte un puerto.

lesson-trade-win-title = El último turno
lesson-trade-win-question = Tú tienes 46 créditos; { $rival }, 44. La partida termina con 50. Gánala en este turno.
lesson-trade-win-hint = El turno en el que alguien llega a 50 créditos es el último. Vender una carta da 4.
lesson-trade-win-done = Después se ha contado todo, y tus mercancías y contenedores también han contado.

lesson-trade-mother-title = { import-export-word-the_mother_load }
lesson-trade-mother-question = «{ import-export-word-the_mother_load }» te hace ganar la partida de inmediato cuando tienes 8 mercancías ilegales. Tienes 7.
lesson-trade-mother-hint = Importa un contenedor y ponlo donde cuente.
lesson-trade-mother-done = Ocho mercancías ilegales: la partida termina a mitad de turno, y los puntos no importan.
