# Palabras comunes a todas las formas de jugar

seat = Jugador { $number }
a-seat = El asiento { $seat }
sentences = { $first } { $then }
list-times = { $count } de { $word }
list-last = { $begins ->
    [i] { $before } e { $after }
   *[other] { $before } y { $after }
}
list-before = { $before }, { $after }
research-missing = Esta parte de Entrepôt necesita { $modules }. Instala el extra con: pip install "entrepot[research]"
