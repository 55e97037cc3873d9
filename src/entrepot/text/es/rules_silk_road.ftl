# Las reglas de La Ruta Marítima de la Seda. Un mensaje es un apartado; su clave acaba con el número.
# *así* es énfasis, `así` es una palabra de la notación; las líneas con | son una tabla; con 1., una lista.

rules-maritime-silk-road-about = Un juego de Reiner Knizia para dos a cuatro mercaderes, de una media hora. Tus barcos llevan mercancías entre Oriente y Occidente. Cada vez que alguien pone una mercancía en el mercado, cobran todos los que la llevan. Gana quien tenga más monedas al final.

## Qué hay en la caja

rules-maritime-silk-road-1 = Qué hay en la caja
rules-maritime-silk-road-1-1 = Hay seis mercancías: porcelana (blanca), seda (morada), té (verde), especias (amarillas), vidrio (rojo) y mineral (negro). De cada una hay 11 cartas y 5 cubos de madera: en total, 66 cartas de mercancía y 30 cubos. Los cubos que no están en ningún barco forman la reserva.
rules-maritime-silk-road-1-2 = Hay 20 cartas especiales de cuatro clases: 14 barcos a 10 monedas, 2 licencias a 11, 2 porteadores a 12 y 2 lonjas a 8.
rules-maritime-silk-road-1-3 = Las monedas son ilimitadas. Si se agotan las impresas, sigue con cualquier otra cosa que se pueda contar.

## Preparación

rules-maritime-silk-road-2 = Preparación
rules-maritime-silk-road-2-1 = Todos empiezan sin monedas. Baraja las cartas de mercancía y reparte tres a cada jugador.
rules-maritime-silk-road-2-2 = Pon seis cartas boca arriba en el centro: son las seis casillas del mercado. Las demás, boca abajo, forman el mazo.
rules-maritime-silk-road-2-3 = Cada jugador recibe dos barcos. Todas las demás cartas especiales están a la venta.
rules-maritime-silk-road-2-4 = El azar decide quién empieza.
rules-maritime-silk-road-2-5 = Después se cargan los barcos. Empezando por el primer jugador y en sentido horario, cada uno elige un cubo de la reserva para uno de sus barcos. En una segunda ronda, en el mismo orden, se cargan los segundos barcos.
rules-maritime-silk-road-2-6 = Un barco lleva siempre exactamente un cubo. Si en la reserva no queda ningún cubo de una mercancía, esa mercancía no se puede elegir.

## Un turno

rules-maritime-silk-road-3 = Un turno
rules-maritime-silk-road-3-1 = Los jugadores se turnan en sentido horario. Cada turno tiene dos fases, una después de la otra.
rules-maritime-silk-road-3-2 = En la fase 1 haces una de estas tres cosas: cambiar (4.1), comprar (4.3) o pasar (4.8).
rules-maritime-silk-road-3-3 = En la fase 2 haces una de estas dos cosas: jugar cartas (5.1) o tomar cartas (5.5). Aquí no se puede pasar.

## Fase 1

rules-maritime-silk-road-4 = Fase 1
rules-maritime-silk-road-4-1 = Cambiar: devuelve a la reserva el cubo de uno de tus barcos y carga en él un cubo de la reserva que sea de otra mercancía.
rules-maritime-silk-road-4-2 = Cada porteador que tengas te permite cambiar, si quieres, el cubo de un barco más. Los cambios se hacen de uno en uno, y el cubo de cada barco se cambia como máximo una vez por turno.
rules-maritime-silk-road-4-3 = Comprar: toma una carta especial que siga a la venta, paga su precio en el acto y consérvala hasta el final. Funciona desde ese momento. Si tienes varias de la misma clase, sus efectos se suman. Cuando se vende la última carta de una clase, ya no se puede comprar ninguna más.
rules-maritime-silk-road-4-4 = Un barco se carga en el momento de comprarlo, con un cubo de la reserva a tu elección. Mientras no quede ningún cubo en la reserva, no se pueden comprar barcos.
rules-maritime-silk-road-4-5 = Una licencia hace que cobres más (5.4).
rules-maritime-silk-road-4-6 = Un porteador te ayuda en los cambios posteriores (4.2). Además, al comprarlo puedes cambiar de inmediato el cubo de uno de tus barcos.
rules-maritime-silk-road-4-7 = Una lonja te permite tomar más cartas (5.6).
rules-maritime-silk-road-4-8 = Pasar: no haces nada. Siempre puedes pasar.

## Fase 2

rules-maritime-silk-road-5 = Fase 2
rules-maritime-silk-road-5-1 = Jugar: elige una mercancía y pon en el mercado una o más cartas de ella de tu mano, seis como máximo.
rules-maritime-silk-road-5-2 = Cada una de esas cartas va a una casilla distinta y cubre lo que había en ella. Tú eliges las casillas; también puedes cubrir las que ya muestran esa misma mercancía. De cada casilla solo cuenta la carta de encima. Da igual cuál de las casillas que muestran la misma mercancía se cubra, así que para elegir basta con nombrar las mercancías que se cubren.
rules-maritime-silk-road-5-3 = Después cobran todos, no solo quien tiene el turno: por cada barco que lleve la mercancía jugada, su dueño cobra tantas monedas como casillas la muestren ahora. Las demás mercancías no dan nada.
rules-maritime-silk-road-5-4 = Quien haya cobrado algo de esta manera recibe 2 monedas más por cada licencia que tenga, sea de quien sea el turno. A quien no haya cobrado nada, las licencias no le dan nada.
rules-maritime-silk-road-5-5 = Tomar cartas: llévate a la mano las dos primeras cartas del mazo, o una si es la única que queda. La mano no tiene límite.
rules-maritime-silk-road-5-6 = Después de la fase 2, tanto si has jugado como si has tomado cartas, cada lonja que tengas te permite tomar una carta más. Lo decides lonja por lonja.

## El final

rules-maritime-silk-road-6 = El final
rules-maritime-silk-road-6-1 = En cuanto alguien toma la última carta del mazo, la partida termina. Ni se juega el resto del turno ni se completa la ronda.
rules-maritime-silk-road-6-2 = Gana quien tenga más monedas. Si varios jugadores empatan en el primer puesto, comparten la victoria.
rules-maritime-silk-road-6-3 = Las cartas especiales, las mercancías y las cartas de la mano no valen nada.

## Qué es secreto

rules-maritime-silk-road-7 = Qué es secreto
rules-maritime-silk-road-7-1 = Las cartas de tu mano solo las conoces tú; el orden del mazo no lo conoce nadie.
rules-maritime-silk-road-7-2 = Tus monedas, y lo que cobras, son un secreto tuyo hasta el final de la partida. Los jugadores pueden acordar de antemano que todas las monedas estén a la vista (la opción `show_coins`).
rules-maritime-silk-road-7-3 = Todo lo demás es público: el mercado y lo que está cubierto en él, los barcos y sus cubos, las cartas especiales, la reserva, lo que está a la venta, el número de cartas de cada mano y del mazo, y todo lo que se hace, salvo qué cartas se toman del mazo.

## Ejemplos: un título, y lo que se ve al principio y después de cada respuesta

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
