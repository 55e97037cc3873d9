# Las reglas de los dos juegos y las páginas que las muestran. Un apartado es un mensaje; su clave acaba con su número.
# *así* es énfasis, `así` es una palabra de la notación; las líneas con | son una tabla; con 1., una lista.

## Import / Export

rules-import-export-about = Un juego de contenedores, contratos y barcos rivales para dos a seis comerciantes, de alrededor de una hora. Cada carta es un cargamento con un poder propio. Consigues contratos, cargas barcos, los envías a mar abierto y vives de lo que aportan. Gana quien sume más créditos al final.

## Import / Export · Términos

rules-import-export-1 = Términos
rules-import-export-1-1 =
    Cada carta de mercancía es de uno de los cinco tipos, y su tipo determina su color y su acción:
    | tipo | color | acción |
    | { import-export-word-technology } | verde | { import-export-word-load } |
    | { import-export-word-agriculture } | amarillo | { import-export-word-contract } |
    | { import-export-word-illegal } | rojo | { import-export-word-pirate } |
    | { import-export-word-consumer } | negro | { import-export-word-import } |
    | { import-export-word-luxury } | azul | { import-export-word-supply } |
rules-import-export-1-2 = Además, cada carta tiene un nivel de 0 a 3, un requerimiento de carga y un poder. El requerimiento de carga dice cuántos contenedores pide y de qué colores. Para cada uno hay un *hueco*.
rules-import-export-1-3 = Lo que es una carta depende de dónde esté. Bajo un barco es un *contrato*: importan su requerimiento de carga y su poder. Sobre un barco es un *contenedor*: solo importa su color. Entre tus importaciones es una acción más de su clase; entre tus mercancías, un punto y un paso hacia niveles más altos; en tu mano, lo que tú quieras hacer de ella.
rules-import-export-1-4 = En tu puerto están tus *importaciones*, tus *mercancías*, tus *envíos* (los contratos completados, cuyos poderes trabajan para ti) y tus barcos que están en el puerto. Todos los demás barcos están en mar abierto. En el centro de la mesa están la *isla de suministros*, con sus cartas boca arriba; el mazo, boca abajo; y la pila de descartes, boca arriba.
rules-import-export-1-5 = Los *créditos* son las fichas que tienes delante. Están a la vista de todos, van siempre de dos en dos, nadie puede tener menos de cero y el banco nunca se queda sin ellos.
rules-import-export-1-6 = El juego base tiene 100 cartas. Jutaku añade 10, Kickstarter 15 y Captain 3; cada una de estas colecciones es opcional.
rules-import-export-1-7 = *Valores propios de este proyecto.* Los reglamentos que tenemos imprimen el nivel de una sola carta y el requerimiento de carga de cuatro, y no dan el tipo de las 28 cartas de las expansiones; todo lo demás está en las ilustraciones. Por eso son *valores propios de este proyecto*, elegidos para que el juego resulte bueno, el nivel de todas las cartas menos «{ import-export-word-hawaiian_salt }», el requerimiento de carga de todas menos «{ import-export-word-laptops }», «{ import-export-word-mri_machines }», «{ import-export-word-diamond_rings }» y «{ import-export-word-flour }», y los tipos de las cartas de las expansiones. La lista de cartas los señala uno por uno.
rules-import-export-1-8 = Si tienes el juego impreso, puedes poner sus valores en un archivo tuyo, con la forma de `cards.toml`: las cartas que quieras y, de cada una, el tipo, el nivel o el requerimiento de carga, a tu elección. Sustituyen a los valores de este proyecto y acompañan a la partida, a su grabación y a sus posiciones.

## Import / Export · Preparación

rules-import-export-2 = Preparación
rules-import-export-2-1 = Cada jugador recibe al azar uno de los cinco colores. Con seis jugadores se añade un sexto color, el gris claro de *capital*: no da nivel en ningún tipo, y su jugador tiene 4 créditos más.
rules-import-export-2-2 = Todos tienen dos barcos de su color. El primero empieza en el puerto, vacío; el segundo, en mar abierto, con cuatro cartas del mazo como contenedores.
rules-import-export-2-3 = En la isla se revelan tantas cartas como jugadores haya.
rules-import-export-2-4 = Cada jugador recibe 10 créditos y 5 cartas.
rules-import-export-2-5 = El azar decide quién es líder en el primer turno.
rules-import-export-2-6 = Antes de empezar, los jugadores acuerdan qué colecciones se usan (el juego base, siempre) y cuál es el objetivo: 50 créditos, o cualquier número par más alto para una partida más larga; lo habitual entonces es 80. También pueden acordar jugar con manos cerradas (14.5).

## Import / Export · Un turno

rules-import-export-3 = Un turno
rules-import-export-3-1 = Un jugador es el líder y tiene dos posibilidades. La primera es *tomar cartas*: las toma del mazo hasta tener cinco en la mano, o toma una si ya tiene cinco o más. Con eso termina el turno para todos.
rules-import-export-3-2 = La segunda es *declarar* una acción: juega una carta de esa acción, o dos cartas del mismo color, que juntas sirven para cualquier acción que no sea la suya.
rules-import-export-3-3 = Si se ha declarado una acción, los demás deciden en sentido horario. Cada uno de ellos toma cartas, en ese mismo momento y tantas como tomaría el líder (3.1), o bien *sigue* la acción jugando una carta de esa acción o dos cartas de otro color, las dos del mismo. Hay que hacer una cosa o la otra: no se puede pasar.
rules-import-export-3-4 = Después, el líder y luego los demás, en sentido horario, realizan acciones de la clase declarada: una si la han declarado o seguido, y una por cada importación de esa acción que tengan. Las importaciones dan sus acciones aunque se hayan tomado cartas. El número de acciones de cada jugador queda fijado antes de que se realice la primera; lo que cambie después ya no lo altera.
rules-import-export-3-5 = Se puede renunciar a cualquier acción. Quien deja de actuar ha terminado por este turno.
rules-import-export-3-6 = Las cartas jugadas se quedan sobre la carta de puerto de cada jugador y van a la pila de descartes cuando termina el turno. Entonces pasa a ser líder el jugador de la izquierda.
rules-import-export-3-7 = El líder puede descartar contratos propios en cualquier momento del turno (13.5). Solo puede descartar los que ya estuvieran bajo un barco en el puerto al empezar el turno. Los contenedores se quedan en el barco. Los que entonces no llenen ningún hueco quedan sueltos (5.5).
rules-import-export-3-8 = Cuando se toma la última carta del mazo, se baraja de inmediato la pila de descartes, que pasa a ser el nuevo mazo. Si no hay nada que barajar, ya no se puede tomar ni revelar nada, y este turno es el último (11.2).

## Import / Export · Contrato

rules-import-export-4 = Contrato
rules-import-export-4-1 = Pon una carta de tu mano bajo uno de tus barcos en el puerto. Desde ese momento, los huecos de su requerimiento de carga se llenan en ese barco.
rules-import-export-4-2 = Necesitas el nivel de la carta. Tu nivel en un tipo es el número de mercancías de ese tipo que tienes, y uno más si es tu color.
rules-import-export-4-3 = Los niveles que te falten los puedes suplir con acciones de contrato de este turno: la carta cuesta entonces una acción, más otra por cada nivel que falte. A quien no tiene ningún nivel, una carta de nivel 3 le cuesta cuatro acciones.
rules-import-export-4-4 = En un barco caben 6 contenedores, o más gracias a un poder. Los requerimientos de carga de sus contratos, sean cuantos sean, no pueden sumar más. Los contenedores que ni siquiera con el nuevo contrato llenen un hueco también ocupan sitio.
rules-import-export-4-5 = En cuanto el nuevo contrato está bajo el barco, los contenedores sueltos que haya a bordo llenan los huecos de ese contrato si pueden (5.5). Eso puede bastar para completar el barco.

## Import / Export · Carga

rules-import-export-5 = Carga
rules-import-export-5-1 = Pon una carta de tu mano, como contenedor, en uno de tus barcos en el puerto que tenga algún contrato. Allí debe llenar un hueco más. Un hueco admite contenedores de su color, y también de otros cuando lo dice un poder.
rules-import-export-5-2 = Los contratos de un barco forman juntos un solo requerimiento de carga, y los contenedores del barco cuentan para el conjunto. A bordo se recolocan como más convenga: una carta se puede cargar si los contenedores se pueden colocar de modo que se llene un hueco más. Por eso eliges el barco; nadie elige un hueco ni un contrato.
rules-import-export-5-3 = En cuanto un barco tiene algún contrato y se pueden llenar todos sus huecos, el barco se completa (6.1). Da igual qué haya llenado el último hueco, o que se haya descartado el contrato que tenía el último libre.
rules-import-export-5-4 = Si no tienes ningún contrato bajo un barco en el puerto, no puedes usar ninguna acción de carga, ni siquiera para lo que un poder te permitiría hacer con ella.
rules-import-export-5-5 = Un contenedor que no llena ningún hueco está *suelto*. Ocupa sitio, cuenta para el pago y zarpa con el barco. Cada vez que se añade o se pierde un contrato, un contenedor o un poder, los contenedores sueltos llenan los huecos que pueden; los demás contenedores les hacen sitio si eso ayuda.
rules-import-export-5-6 = Si un contenedor entró en un hueco gracias a un poder y ese poder se pierde, el contenedor sigue llenando el hueco. Solo puede cambiar a un hueco en el que encaje ahora.
rules-import-export-5-7 = Un poder puede hacer de dos contenedores del mismo color una *pareja*: suben a bordo a la vez y cuentan como un solo contenedor de tecnología. El segundo no ocupa sitio, pero los dos cuentan para el pago. Si se retira uno de los dos, o cuando el barco zarpa, cada uno vuelve a ser un contenedor normal.

## Import / Export · Completar un barco

rules-import-export-6 = Completar un barco
rules-import-export-6-1 =
    Todo lo que sucede al completar un barco sigue este orden:
    1. Se revela una carta del mazo y se pone en la isla.
    2. Cobras por los contenedores del barco (6.2). Los poderes que aumentan el pago lo hacen ahora.
    3. Sus contratos pasan a tus envíos, en el orden en que se contrataron.
    4. Se pueden usar los poderes que retiran un contenedor del barco. El espacio se calcula con los nuevos envíos.
    5. El barco zarpa con sus contenedores.
    6. Actúan, en el orden del paso 3, los poderes que solo actúan una vez, al completar el envío.
    7. Actúan los poderes de cualquier jugador que reaccionan cuando se completa algo, en sentido horario y empezando por los tuyos.
rules-import-export-6-2 = Dos o tres contenedores pagan 6 créditos; cuatro o cinco, 10; seis o siete, 14. Ocho o más pagan también 14, salvo que un poder diga otra cosa, y uno solo no paga nada. Cuentan todos los contenedores del barco, también los sueltos.
rules-import-export-6-3 = Los contratos de un mismo barco se completan todos juntos o no se completa ninguno. Sean cuantos sean, va una sola carta a la isla y se cobra una sola vez, por todos los contenedores.
rules-import-export-6-4 = Si en el quinto paso al barco no le queda ningún contenedor, se queda en el puerto.
rules-import-export-6-5 = Si al completar un barco se completa otro, primero se resuelve del todo este último.
rules-import-export-6-6 = Si al cargar un contenedor o al contratar una carta se llena un barco, primero se completa ese barco. Solo después actúan los poderes que reaccionan a esa carga o a ese contrato, pero ninguno de los que hayan llegado con el barco.
rules-import-export-6-7 = Un barco que se llena porque empieza a funcionar un poder se completa de inmediato. Si ese poder ha llegado con un barco que se está completando, este último zarpa primero.

## Import / Export · Importación

rules-import-export-7 = Importación
rules-import-export-7-1 = Las acciones de importación se realizan por rondas. En la primera participan todos los que tengan al menos una acción de importación; en la segunda, los que tengan al menos dos, y así sucesivamente.
rules-import-export-7-2 = En cada ronda, el líder elige un barco en mar abierto, aunque no participe en ella. Si no hay ningún barco que elegir, las acciones de importación restantes se pierden.
rules-import-export-7-3 = Todos los que participan apuestan en secreto y a la vez: un número par de créditos que no supere los que tengan (0 también vale), o pasan.
rules-import-export-7-4 = Gana la apuesta más alta; entre apuestas iguales, la primera en sentido horario a partir del líder, que va antes que nadie. Quien gana paga su apuesta al banco; los demás no pagan nada. Si todos pasan, en esta ronda no se toma nada.
rules-import-export-7-5 = Si solo participa un jugador, no hay apuestas. Ese jugador toma los contenedores gratis o renuncia a ellos.
rules-import-export-7-6 = Quien gana toma dos contenedores del barco, o el único que haya. Cada uno va a sus mercancías o a sus importaciones, pero a las importaciones va uno como máximo. Un contenedor para el que no haya espacio en ninguna de las dos se descarta; ningún otro se puede descartar.
rules-import-export-7-7 = Si el barco es de otro jugador, su dueño recibe 2 créditos del banco, una sola vez, sean cuantos sean los contenedores tomados.

## Import / Export · Pirateo

rules-import-export-8 = Pirateo
rules-import-export-8-1 = Toma un contenedor de cualquier barco en mar abierto, también de los tuyos, o una carta de la isla.
rules-import-export-8-2 = Si se puede cargar en uno de tus barcos en el puerto (5.2), debes cargarlo. Si lo admiten varios barcos, eliges uno. Si no lo admite ninguno, se descarta.
rules-import-export-8-3 = El dueño del barco no recibe nada. Realizas todas tus acciones de pirateo antes de que empiece el siguiente jugador.

## Import / Export · Suministro

rules-import-export-9 = Suministro
rules-import-export-9-1 = Vende una carta de tu mano: va a la isla y ganas 4 créditos. Solo puedes hacer una venta por turno, por muchas acciones que tengas, incluidas las gratuitas.
rules-import-export-9-2 = O bien añade una carta de la isla a tus importaciones, si tienes espacio.

## Import / Export · Barcos y límites

rules-import-export-10 = Barcos y límites
rules-import-export-10-1 = Cuando se retira el último contenedor de un barco en mar abierto, el barco vuelve de inmediato al puerto de su dueño, sea cual sea la causa.
rules-import-export-10-2 = Tienes espacio para una importación, y para una más por cada uno de tus envíos.
rules-import-export-10-3 = Tienes espacio para dos mercancías, y para dos más por cada uno de tus envíos.
rules-import-export-10-4 = No puedes cambiar importaciones ni mercancías por otras, ni deshacerte de ellas. Lo que un poder añadiría por encima del límite se descarta. El espacio para una carta que sale de tus envíos se calcula cuando ya ha salido. Si un límite baja, lo que ya está ahí se queda.

## Import / Export · El final

rules-import-export-11 = El final
rules-import-export-11-1 = Si los créditos de alguien llegan al objetivo vigente en ese momento, este turno es el último: se juega hasta el final. Da igual que esos créditos se vuelvan a gastar.
rules-import-export-11-2 = Lo mismo ocurre si en algún momento del turno han estado vacíos a la vez el mazo y la pila de descartes.
rules-import-export-11-3 = Algunos poderes dan la victoria. En ese caso, la partida termina de inmediato, a mitad de turno, y los puntos no deciden nada.
rules-import-export-11-4 = Después del último turno, cada jugador, en sentido horario a partir del líder, usa los poderes que actúan al final de la partida, de uno en uno y en el orden que quiera. Los poderes que dan la victoria ya no tienen efecto.

## Import / Export · Puntuación

rules-import-export-12 = Puntuación
rules-import-export-12-1 = Los créditos valen lo que son.
rules-import-export-12-2 = Cada contenedor en tus barcos en el puerto vale 2.
rules-import-export-12-3 = Cada una de tus mercancías vale 1; si es ilegal, 2.
rules-import-export-12-4 = Quien tiene la mayoría de un tipo, es decir, más mercancías de ese tipo que nadie, suma 6 si es de tecnología, agricultura o consumo, y 8 si es de lujo. La mayoría de ilegales, en cambio, resta 6. Si nadie tiene mercancías de un tipo, nadie tiene su mayoría.
rules-import-export-12-5 = Si varios jugadores empatan por una mayoría, se la reparten, redondeando hacia arriba; una pérdida repartida se redondea hacia 0.
rules-import-export-12-6 = Tener al menos una mercancía de cada uno de los cinco tipos vale 10.
rules-import-export-12-7 = Por último se cuentan los poderes que puntúan al final.
rules-import-export-12-8 = Gana quien sume más créditos. En caso de empate, se comparte la victoria.

## Import / Export · Cómo se leen los poderes

rules-import-export-13 = Cómo se leen los poderes
rules-import-export-13-1 = El poder de un contrato empieza a funcionar cuando la carta llega a tus envíos, y funciona mientras siga ahí. No reacciona cuando se completa el barco que trae la carta, a no ser que diga que también cuenta («este incluido»); en ese caso cuentan todos los contratos de ese barco a los que se refiere el poder. Solo «{ import-export-word-bok_choy }», «{ import-export-word-lutefisk }», «{ import-export-word-flour }» y «{ import-export-word-tortillas }» funcionan antes, como dicen sus textos.
rules-import-export-13-2 = Cuando un poder dice que puedes hacer algo, se te pregunta. Cuando no lo dice, sucede sin más. A nadie se le pregunta si solo puede pasar una cosa. Pero al líder siempre se le pregunta qué declara, y a los demás, si siguen; y los jugadores pueden acordar jugar con manos cerradas (14.5).
rules-import-export-13-3 = Cuando todos los jugadores deben entregar algo, eso quiere decir todos los demás. Quien tenga menos entrega lo que tenga.
rules-import-export-13-4 = Si varios poderes reaccionan a lo mismo, lo hacen en sentido horario a partir del jugador que lo ha causado; los de un mismo jugador, en el orden en que se completaron.
rules-import-export-13-5 = Algunas cosas se pueden hacer en cualquier momento: usar los poderes que lo dicen y, en el caso del líder, descartar contratos (3.7). Se te ofrecen junto a cualquier pregunta que se te haga, salvo una apuesta secreta. «Una vez por turno» quiere decir una vez en cada turno, sea quien sea el líder.
rules-import-export-13-6 = Una acción gratuita la realiza un solo jugador: nadie la sigue, ni las importaciones ni los poderes le añaden nada, no sirve para suplir niveles que falten y nadie apuesta. Si es de importación, el dueño del barco cobra igualmente, salvo que el poder diga otra cosa.
rules-import-export-13-7 = Cargar «1 carta» o importar «1 contenedor» gracias a un poder no es una acción. Los poderes que reaccionan a acciones de carga o de importación no lo tienen en cuenta.
rules-import-export-13-8 = Lo que solo cuenta como mercancía o importación vale siempre que se cuenten mercancías o importaciones. No ocupa espacio y no se puede mover, entregar ni vender. Ningún poder lo considera algo que se haya añadido.
rules-import-export-13-9 = «Completar un barco» sucede una vez por barco, lleve los contratos que lleve. Un envío *de un tipo* se completa una vez por cada contrato de ese tipo.
rules-import-export-13-10 = Lo que puedes hacer en cualquier momento no se pierde por falta de una pregunta. Si tienes una opción así, se te pregunta, y puedes renunciar a ella: antes de que se pierda una acción tuya porque no puedes hacer nada con ella; antes de una apuesta secreta tuya, si la opción puede darte créditos; y, en el último turno, antes de la puntuación. Si eso afecta a varios jugadores, se les pregunta en sentido horario a partir del líder.
rules-import-export-13-11 = Mientras una pregunta espera respuesta pueden pasar otras cosas. Si después un poder ya no encuentra su propia carta, o lo que se había elegido, no hace nada más.

## Import / Export · Qué es secreto

rules-import-export-14 = Qué es secreto
rules-import-export-14-1 = Tu mano solo la conoces tú; cuántas cartas tiene no es secreto. Nadie conoce el orden del mazo.
rules-import-export-14-2 = Una apuesta es secreta hasta que se han hecho todas las de la ronda; entonces se muestran todas.
rules-import-export-14-3 = Todo lo demás está a la vista: créditos, importaciones, mercancías, envíos, barcos, contratos y contenedores, la isla, la pila de descartes, las cartas jugadas, el número de cartas del mazo y todo lo que se hace, salvo qué cartas se toman del mazo.
rules-import-export-14-4 = Las cartas que todos han visto ir a una mano, o que un jugador ha tenido que mostrar, el programa las recuerda para todos los que las han visto, mientras puedan tener la certeza de que siguen ahí.
rules-import-export-14-5 = Normalmente no se pregunta lo que no se puede responder, y eso revela algo: si a alguien no se le pregunta qué carga, es que no tiene nada que cargar. Los jugadores pueden acordar de antemano jugar con *manos cerradas* (la opción `closed_hands`). Entonces, una pregunta que dependa de las cartas de una mano se hace siempre que esa mano tenga alguna, aunque la única respuesta posible sea renunciar.

## Import / Export · Ejemplos: un título, y lo que se ve al principio y después de cada respuesta

rules-import-export-example-lead = Declarar y seguir
rules-import-export-example-lead-0 = Eres líder este turno. En la mano tienes «{ import-export-word-rice }» para contrato, «{ import-export-word-pistols }» para pirateo y «{ import-export-word-drones }» para carga.
rules-import-export-example-lead-1 = Declaras contrato con «{ import-export-word-rice }», que es una carta de esa acción. Se queda delante de ti hasta que termine el turno.
rules-import-export-example-lead-2 = { rules-player-1 } no tiene ninguna carta de contrato, pero le bastan dos cartas del mismo color: sigue con «{ import-export-word-candy }» y «{ import-export-word-soap }» a la vez.
rules-import-export-example-lead-3 = { rules-player-2 } no sigue, así que toma cartas: cuatro, hasta tener cinco en la mano.
rules-import-export-example-lead-4 = Ahora actúan todos, empezando por ti. Con tu única acción pones «{ import-export-word-drones }» bajo tu primer barco: el nivel 0 no exige nada.
rules-import-export-example-lead-5 = { rules-player-1 } contrata «{ import-export-word-ammunition }». { rules-player-2 } ha tomado cartas y no tiene ninguna importación de esa acción, así que no puede hacer nada. Las cartas jugadas se descartan, y el próximo líder es { rules-player-1 }.

rules-import-export-example-imports = Una importación es una acción más
rules-import-export-example-imports-0 = { rules-player-1 } es líder. Entre tus importaciones está «{ import-export-word-smart_cars }», una carta de carga: te da una acción de carga cada vez que se declara carga.
rules-import-export-example-imports-1 = { rules-player-1 } declara carga con «{ import-export-word-tablets }».
rules-import-export-example-imports-2 = En lugar de seguir, tomas cartas: tres, hasta tener cinco en la mano.
rules-import-export-example-imports-3 = { rules-player-1 } realiza su única acción: «{ import-export-word-pistols }» va a su barco y llena uno de los dos huecos de «{ import-export-word-ammunition }».
rules-import-export-example-imports-4 = Has tomado cartas, pero tu importación te da su acción igualmente: «{ import-export-word-batteries }» va a tu barco, bajo el que está «{ import-export-word-drones }». De haber seguido, habrías tenido dos acciones.

rules-import-export-example-contract = Dos contratos en un barco
rules-import-export-example-contract-0 = Juegas con el color de tecnología, y bajo tus barcos no hay nada. Tu importación «{ import-export-word-sugar }» es una acción de contrato más.
rules-import-export-example-contract-1 = Declaras contrato con «{ import-export-word-potatoes }»: una acción por declarar y otra por la importación.
rules-import-export-example-contract-2 = { rules-player-1 } toma cartas. Como tiene cinco en la mano, toma solo una.
rules-import-export-example-contract-3 = Tu primera acción: «{ import-export-word-drones }» va bajo el primer barco y pide dos contenedores de tecnología.
rules-import-export-example-contract-4 = La segunda: «{ import-export-word-tablets }» va bajo el mismo barco. Dos y tres son cinco de los seis contenedores que caben en él, así que «{ import-export-word-robot_cats }» ya no cabría.

rules-import-export-example-tiers = Los niveles, y cómo suplirlos
rules-import-export-example-tiers-0 = Quieres «{ import-export-word-jets }», de nivel 2, y «{ import-export-word-cups }», de nivel 1. En tecnología tienes nivel 2: uno por tu color y otro por la mercancía «{ import-export-word-batteries }». En consumo no tienes ninguno.
rules-import-export-example-tiers-1 = Declaras contrato con «{ import-export-word-potatoes }». Con tus dos importaciones, son tres acciones de contrato.
rules-import-export-example-tiers-2 = { rules-player-1 } toma cartas.
rules-import-export-example-tiers-3 = Para «{ import-export-word-jets }» tienes el nivel: cuesta una acción.
rules-import-export-example-tiers-4 = Para «{ import-export-word-cups }» te falta un nivel: cuesta una acción y otra más. Con eso has gastado las tres.

rules-import-export-example-load = Cargar y completar un barco
rules-import-export-example-load-0 = Tu barco tiene un contrato, «{ import-export-word-drones }». Pide dos contenedores de tecnología, y uno ya está a bordo.
rules-import-export-example-load-1 = Declaras carga con «{ import-export-word-laptops }».
rules-import-export-example-load-2 = { rules-player-1 } toma cartas.
rules-import-export-example-load-3 = Cargas «{ import-export-word-jets }» en el barco. Ahora todos los huecos están llenos, así que se completa de inmediato. Llega una carta a la isla, los dos contenedores pagan 6 créditos, «{ import-export-word-drones }» pasa a tus envíos y desde ahora trabaja para ti, y el barco zarpa con lo que lleva. Con un envío tienes espacio para dos importaciones y cuatro mercancías.

rules-import-export-example-bids = Importar con apuestas
rules-import-export-example-bids-0 = Hay dos barcos en mar abierto: uno de { rules-player-1 } y otro de { rules-player-2 }.
rules-import-export-example-bids-1 = Declaras importación con «{ import-export-word-soap }».
rules-import-export-example-bids-2 = { rules-player-1 } sigue con «{ import-export-word-candy }»: también apostará.
rules-import-export-example-bids-3 = { rules-player-2 } toma cartas, así que no participa.
rules-import-export-example-bids-4 = Eres líder, así que eliges tú el barco: el de { rules-player-2 }.
rules-import-export-example-bids-5 = Apuestas 4. De momento nadie lo ve.
rules-import-export-example-bids-6 = { rules-player-1 } también apuesta 4. Se muestran las apuestas: entre apuestas iguales gana la primera en sentido horario a partir del líder, y es la tuya. Pagas 4 créditos al banco; { rules-player-1 } no paga nada.
rules-import-export-example-bids-7 = Tomas dos contenedores. «{ import-export-word-batteries }» va a tus mercancías: un punto, y un paso hacia niveles más altos.
rules-import-export-example-bids-8 = «{ import-export-word-sugar }» va a tus importaciones: desde ahora, una acción de contrato más. { rules-player-2 } recibe 2 créditos del banco, porque el barco es suyo.

rules-import-export-example-pirate = Piratear en el mar y en la isla
rules-import-export-example-pirate-0 = Los dos huecos de «{ import-export-word-drones }» están libres. Tu importación «{ import-export-word-seeds }» es una acción de pirateo más.
rules-import-export-example-pirate-1 = Declaras pirateo con «{ import-export-word-pistols }».
rules-import-export-example-pirate-2 = { rules-player-1 } toma cartas.
rules-import-export-example-pirate-3 = Pirateas «{ import-export-word-laptops }» del barco de { rules-player-1 }. Se puede cargar en tu barco, así que debes cargarlo. { rules-player-1 } no recibe nada.
rules-import-export-example-pirate-4 = Con tu segunda acción tomas «{ import-export-word-tablets }» de la isla. Llena el último hueco: el barco se completa, paga 6 créditos y zarpa.

rules-import-export-example-supply = Vender a la isla y tomar de ella
rules-import-export-example-supply-0 = Tienes un envío, así que hay espacio para dos importaciones. Una es «{ import-export-word-velvet_robes }», una carta de suministro; queda espacio para otra.
rules-import-export-example-supply-1 = Declaras suministro con «{ import-export-word-champagne }»: dos acciones, una por declarar y otra por la importación.
rules-import-export-example-supply-2 = { rules-player-1 } toma cartas.
rules-import-export-example-supply-3 = Vendes «{ import-export-word-shoes }»: va a la isla, y ganas 4 créditos. En este turno ya no puedes vender nada más.
rules-import-export-example-supply-4 = Con tu segunda acción tomas «{ import-export-word-batteries }» de la isla. Desde ahora es para ti una acción de carga más.

rules-import-export-example-end = El último turno y los puntos
rules-import-export-example-end-0 = La partida termina con 50 créditos. Tú tienes 46; { rules-player-1 }, 40.
rules-import-export-example-end-1 = Declaras carga con «{ import-export-word-laptops }».
rules-import-export-example-end-2 = { rules-player-1 } toma cartas.
rules-import-export-example-end-3 = Cargas «{ import-export-word-segways }» y completas el barco: 6 créditos, y con 52 has superado el objetivo. Este turno ha sido el último. Pero las mercancías cuentan: { rules-player-1 } tiene una de cada tipo, lo que vale 10, y tiene él solo la mayoría de consumo y la de lujo. Tener la mayoría de ilegales le cuesta 6. Gana él, aunque tú tenías más créditos.

## La Ruta Marítima de la Seda

rules-maritime-silk-road-about = Un juego de Reiner Knizia para dos a cuatro mercaderes, de una media hora. Tus barcos llevan mercancías entre Oriente y Occidente. Cada vez que alguien pone una mercancía en el mercado, cobran todos los que la llevan. Gana quien tenga más monedas al final.

## La Ruta Marítima de la Seda · Qué hay en la caja

rules-maritime-silk-road-1 = Qué hay en la caja
rules-maritime-silk-road-1-1 = Hay seis mercancías: porcelana (blanca), seda (morada), té (verde), especias (amarillas), vidrio (rojo) y mineral (negro). De cada una hay 11 cartas y 5 cubos de madera: en total, 66 cartas de mercancía y 30 cubos. Los cubos que no están en ningún barco forman la reserva.
rules-maritime-silk-road-1-2 = Hay 20 cartas especiales de cuatro clases: 14 barcos a 10 monedas, 2 licencias a 11, 2 porteadores a 12 y 2 lonjas a 8.
rules-maritime-silk-road-1-3 = Las monedas son ilimitadas. Si se agotan las impresas, sigue con cualquier otra cosa que se pueda contar.

## La Ruta Marítima de la Seda · Preparación

rules-maritime-silk-road-2 = Preparación
rules-maritime-silk-road-2-1 = Todos empiezan sin monedas. Baraja las cartas de mercancía y reparte tres a cada jugador.
rules-maritime-silk-road-2-2 = Pon seis cartas boca arriba en el centro: son las seis casillas del mercado. Las demás, boca abajo, forman el mazo.
rules-maritime-silk-road-2-3 = Cada jugador recibe dos barcos. Todas las demás cartas especiales están a la venta.
rules-maritime-silk-road-2-4 = El azar decide quién empieza.
rules-maritime-silk-road-2-5 = Después se cargan los barcos. Empezando por el primer jugador y en sentido horario, cada uno elige un cubo de la reserva para uno de sus barcos. En una segunda ronda, en el mismo orden, se cargan los segundos barcos.
rules-maritime-silk-road-2-6 = Un barco lleva siempre exactamente un cubo. Si en la reserva no queda ningún cubo de una mercancía, esa mercancía no se puede elegir.

## La Ruta Marítima de la Seda · Un turno

rules-maritime-silk-road-3 = Un turno
rules-maritime-silk-road-3-1 = Los jugadores se turnan en sentido horario. Cada turno tiene dos fases, una después de la otra.
rules-maritime-silk-road-3-2 = En la fase 1 haces una de estas tres cosas: cambiar (4.1), comprar (4.3) o pasar (4.8).
rules-maritime-silk-road-3-3 = En la fase 2 haces una de estas dos cosas: jugar cartas (5.1) o tomar cartas (5.5). Aquí no se puede pasar.

## La Ruta Marítima de la Seda · Fase 1

rules-maritime-silk-road-4 = Fase 1
rules-maritime-silk-road-4-1 = Cambiar: devuelve a la reserva el cubo de uno de tus barcos y carga en él un cubo de la reserva que sea de otra mercancía.
rules-maritime-silk-road-4-2 = Cada porteador que tengas te permite cambiar, si quieres, el cubo de un barco más. Los cambios se hacen de uno en uno, y el cubo de cada barco se cambia como máximo una vez por turno.
rules-maritime-silk-road-4-3 = Comprar: toma una carta especial que siga a la venta, paga su precio en el acto y consérvala hasta el final. Funciona desde ese momento. Si tienes varias de la misma clase, sus efectos se suman. Cuando se vende la última carta de una clase, ya no se puede comprar ninguna más.
rules-maritime-silk-road-4-4 = Un barco se carga en el momento de comprarlo, con un cubo de la reserva a tu elección. Mientras no quede ningún cubo en la reserva, no se pueden comprar barcos.
rules-maritime-silk-road-4-5 = Una licencia hace que cobres más (5.4).
rules-maritime-silk-road-4-6 = Un porteador te ayuda en los cambios posteriores (4.2). Además, al comprarlo puedes cambiar de inmediato el cubo de uno de tus barcos.
rules-maritime-silk-road-4-7 = Una lonja te permite tomar más cartas (5.6).
rules-maritime-silk-road-4-8 = Pasar: no haces nada. Siempre puedes pasar.

## La Ruta Marítima de la Seda · Fase 2

rules-maritime-silk-road-5 = Fase 2
rules-maritime-silk-road-5-1 = Jugar: elige una mercancía y pon en el mercado una o más cartas de ella de tu mano, seis como máximo.
rules-maritime-silk-road-5-2 = Cada una de esas cartas va a una casilla distinta y cubre lo que había en ella. Tú eliges las casillas; también puedes cubrir las que ya muestran esa misma mercancía. De cada casilla solo cuenta la carta de encima. Da igual cuál de las casillas que muestran la misma mercancía se cubra, así que para elegir basta con nombrar las mercancías que se cubren.
rules-maritime-silk-road-5-3 = Después cobran todos, no solo quien tiene el turno: por cada barco que lleve la mercancía jugada, su dueño cobra tantas monedas como casillas la muestren ahora. Las demás mercancías no dan nada.
rules-maritime-silk-road-5-4 = Quien haya cobrado algo de esta manera recibe 2 monedas más por cada licencia que tenga, sea de quien sea el turno. A quien no haya cobrado nada, las licencias no le dan nada.
rules-maritime-silk-road-5-5 = Tomar cartas: llévate a la mano las dos primeras cartas del mazo, o una si es la única que queda. La mano no tiene límite.
rules-maritime-silk-road-5-6 = Después de la fase 2, tanto si has jugado como si has tomado cartas, cada lonja que tengas te permite tomar una carta más. Lo decides lonja por lonja.

## La Ruta Marítima de la Seda · El final

rules-maritime-silk-road-6 = El final
rules-maritime-silk-road-6-1 = En cuanto alguien toma la última carta del mazo, la partida termina. Ni se juega el resto del turno ni se completa la ronda.
rules-maritime-silk-road-6-2 = Gana quien tenga más monedas. Si varios jugadores empatan en el primer puesto, comparten la victoria.
rules-maritime-silk-road-6-3 = Las cartas especiales, las mercancías y las cartas de la mano no valen nada.

## La Ruta Marítima de la Seda · Qué es secreto

rules-maritime-silk-road-7 = Qué es secreto
rules-maritime-silk-road-7-1 = Las cartas de tu mano solo las conoces tú; el orden del mazo no lo conoce nadie.
rules-maritime-silk-road-7-2 = Cuántas monedas tienes es un secreto tuyo hasta el final de la partida. Los jugadores pueden acordar de antemano que todas las monedas estén a la vista (la opción `show_coins`).
rules-maritime-silk-road-7-3 = Todo lo demás es público: el mercado y lo que está cubierto en él, los barcos y sus cubos, las cartas especiales, la reserva, lo que está a la venta, el número de cartas de cada mano y del mazo, y todo lo que se hace y se cobra, salvo qué cartas se toman del mazo.

## La Ruta Marítima de la Seda · Ejemplos: un título, y lo que se ve al principio y después de cada respuesta

rules-maritime-silk-road-example-exchange = Cambiar cubos
rules-maritime-silk-road-example-exchange-0 = Tienes un porteador. El mercado muestra seda dos veces, y en la mano tienes dos cartas de seda.
rules-maritime-silk-road-example-exchange-1 = Devuelves el mineral de tu primer barco y cargas seda.
rules-maritime-silk-road-example-exchange-2 = El porteador te permite cambiar el cubo de un barco más: ahora el segundo también lleva seda.
rules-maritime-silk-road-example-exchange-3 = Juegas las dos cartas de seda, una sobre mineral y otra sobre especias. Ahora cuatro casillas muestran seda: cada uno de tus dos barcos cobra 4 monedas. { rules-player-1 }, que también tiene un barco con seda, cobra 4.

rules-maritime-silk-road-example-buy = Comprar un barco
rules-maritime-silk-road-example-buy-0 = Tienes 13 monedas. Un barco cuesta 10.
rules-maritime-silk-road-example-buy-1 = Compras un barco y lo pagas en el acto.
rules-maritime-silk-road-example-buy-2 = Un barco nuevo se carga en el momento de comprarlo. Eliges té, que aparece en tres casillas del mercado.
rules-maritime-silk-road-example-buy-3 = Juegas tu té sobre vidrio. Cuatro casillas muestran té, así que el barco nuevo ya cobra 4 monedas.

rules-maritime-silk-road-example-play = Jugar, y cobran todos
rules-maritime-silk-road-example-play-0 = Tienes dos cartas de té en la mano. Tus dos barcos llevan té, y también uno de { rules-player-1 }. En este ejemplo, las monedas están a la vista.
rules-maritime-silk-road-example-play-1 = En la fase 1 pasas.
rules-maritime-silk-road-example-play-2 = Pones las dos cartas de té sobre mineral. Tres casillas muestran té: cada uno de tus barcos cobra 3 y, como has cobrado algo, tu licencia añade 2. En total, 8. { rules-player-1 } cobra 3. { rules-player-2 } no lleva té: no cobra nada, y su licencia no le añade nada.

rules-maritime-silk-road-example-draw = Tomar cartas, y tomar una más
rules-maritime-silk-road-example-draw-0 = Tienes una lonja y pocas cartas en la mano.
rules-maritime-silk-road-example-draw-1 = En la fase 1 pasas.
rules-maritime-silk-road-example-draw-2 = En la fase 2 tomas cartas: las dos primeras del mazo, té y seda.
rules-maritime-silk-road-example-draw-3 = Tu lonja te permite tomar una carta más. No es obligatorio, pero lo haces y consigues tu tercer té.

rules-maritime-silk-road-example-end = La última carta termina la partida
rules-maritime-silk-road-example-end-0 = Queda una carta en el mazo. Tienes 31 monedas; cuántas tiene { rules-player-1 } es un secreto.
rules-maritime-silk-road-example-end-1 = En la fase 1 pasas.
rules-maritime-silk-road-example-end-2 = Tomas cartas. Solo queda una y, como era la última, la partida termina en el acto. Ahora se muestran todas las monedas: ganas por 31 a 28. Las cartas y los barcos no valen nada.

## Las páginas de reglas en el navegador, y lo que tienen en común

rules-title = Reglas: { $game }
rules-own-words = Estas son las reglas con las que juega este proyecto, contadas con nuestras propias palabras. Donde las reglas impresas callan, o difieren de un idioma a otro, hemos tenido que decidir.
rules-chapters = Capítulos
rules-link = Enlace al apartado { $number }
rules-all-cards = Todas las cartas y sus poderes
rules-player-1 = Ben
rules-player-2 = Cleo

## Búsqueda

rules-sought = Buscar en las reglas y las cartas
rules-found = { $count ->
    [0] No se ha encontrado nada
    [one] 1 resultado
   *[other] { $count } resultados
}
# Words of questions that do not tell what is sought: the search passes over them. No accents.
rules-search-fillers = a al algo alguien como con cual cuando cuanta cuantas cuanto cuantos de del donde e el ella en es esta este hay la las lo los me mi mis no o para por porque puede puedo que quien se si son soy su sus tengo tiene un una y yo
rules-found-paragraphs = Apartados
rules-found-cards = Cartas

## Ejemplos

rules-example = Ejemplo
rules-example-step = { $at } de { $last }
rules-example-first = Al principio
rules-example-back = Atrás
rules-example-on = Siguiente
rules-example-total = Total
rules-example-wait = Preparando la mesa…

## Ilustraciones

rules-picture-card = Una carta
rules-picture-card-1 = Su tipo y, con él, su color
rules-picture-card-2 = Su nombre
rules-picture-card-3 = Su nivel
rules-picture-card-4 = Su acción
rules-picture-card-5 = Su requerimiento de carga, hueco a hueco
rules-picture-card-6 = Su poder
rules-picture-ship = Un barco en el puerto
rules-picture-ship-1 = Un contrato bajo el barco
rules-picture-ship-2 = Un contenedor que llena un hueco
rules-picture-ship-3 = Un hueco libre: solo admite su color
rules-picture-ship-4 = El barco, del color de su dueño
rules-picture-harbour = Un puerto
rules-picture-harbour-1 = Créditos
rules-picture-harbour-2 = Niveles por tipo
rules-picture-harbour-3 = Barcos en el puerto
rules-picture-harbour-4 = Importaciones y espacio para ellas
rules-picture-harbour-5 = Mercancías y espacio para ellas
rules-picture-harbour-6 = Envíos, cuyos poderes están activos
rules-picture-goods = Las seis mercancías
rules-picture-market = El mercado
rules-picture-market-1 = Una casilla: solo cuenta la carta de encima
rules-picture-market-2 = El mazo: la partida termina con su última carta
rules-picture-shop = A la venta
rules-picture-shop-1 = La clase de carta
rules-picture-shop-2 = Su precio
rules-picture-shop-3 = Cuántas quedan
rules-picture-merchant = Un mercader
rules-picture-merchant-1 = Un barco con su cubo
rules-picture-merchant-2 = Cartas especiales compradas
rules-picture-merchant-3 = Monedas

## La página de una carta

rules-card-about = Lo que dicen las reglas
rules-card-all = Todas las cartas
rules-card-before = Carta anterior
rules-card-next = Carta siguiente
rules-card-house = { $count ->
    [0] Todos sus valores son los que imprimen los reglamentos.
    [one] Valor propio de este proyecto: { $values }. El texto de los reglamentos no lo da, así que hubo que elegirlo; la carta impresa puede ser distinta.
   *[other] Valores propios de este proyecto: { $values }. El texto de los reglamentos no los da, así que hubo que elegirlos; la carta impresa puede ser distinta.
}
rules-card-unknown = Esa carta no existe
