# Las páginas de reglas en el navegador, y lo que tienen en común

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
