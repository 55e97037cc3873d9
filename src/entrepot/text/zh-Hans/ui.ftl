# 各种玩法共用的词语

seat = 玩家{ $number }
a-seat = 座位{ $seat }
sentences = { $first }{ $then }
list-times = { $word }×{ $count }
list-last = { $before }、{ $after }
list-before = { $before }、{ $after }
research-missing = Entrepôt的这一部分需要{ $modules }。请安装附加依赖：pip install "entrepot[research]"
