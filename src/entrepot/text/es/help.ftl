# Los caminos a las reglas y a la página de una carta, desde cualquier lugar

help-rules = Reglas
help-rules-of = Reglas de { $game }
help-paragraph = Reglas, apartado { $number }
help-paragraphs = En las reglas:
help-card = Todo sobre { $card }
help-new-tab = se abre en otra pestaña
help-peek-rules = reglas y más
help-house = La mayoría de los niveles y de los requerimientos de carga son valores propios de este proyecto: el texto de los reglamentos no los da, así que hubo que elegirlos. La página de cada carta dice cuáles.
