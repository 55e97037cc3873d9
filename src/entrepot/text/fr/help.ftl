# Les chemins vers les règles et vers la page d’une carte, de partout

help-rules = Règles
help-rules-of = Règles : { $game }
help-paragraph = Règles, paragraphe { $number }
help-paragraphs = Dans les règles :
help-card = Tout sur « { $card } »
help-new-tab = s’ouvre à côté de la partie
help-peek-rules = règles et détails
help-house = La plupart des niveaux et des conteneurs requis sont des valeurs propres à ce projet : le texte des livrets de règles ne les donne pas, il a donc fallu les choisir. La page de chaque carte dit lesquelles.
