# Words shared by all ways to play

seat = Player { $number }
a-seat = Seat { $seat }
sentences = { $first } { $then }
list-times = { $count } { $word }
list-last = { $before } and { $after }
list-before = { $before }, { $after }
research-missing = This part of Entrepôt needs { $modules }. Install the extra with: pip install "entrepot[research]"
