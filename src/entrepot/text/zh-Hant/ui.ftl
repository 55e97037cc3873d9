# 各種玩法共用的詞語

seat = 玩家{ $number }
a-seat = 座位{ $seat }
sentences = { $first }{ $then }
list-times = { $word }×{ $count }
list-last = { $before }、{ $after }
list-before = { $before }、{ $after }
research-missing = Entrepôt的這個部分需要{ $modules }。請安裝附加套件：pip install "entrepot[research]"
