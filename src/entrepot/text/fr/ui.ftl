# Mots communs à toutes les façons de jouer

seat = Joueur { $number }
a-seat = Siège { $seat }
sentences = { $first } { $then }
list-times = { $count } × { $word }
list-last = { $before } et { $after }
list-before = { $before }, { $after }
research-missing = Cette partie d’Entrepôt demande { $modules }. Installez l’extra avec : pip install "entrepot[research]"
