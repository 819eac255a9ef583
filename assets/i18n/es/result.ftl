# La hoja de puntos de una ronda y los botones de abajo.

sheet-line-bid = Apuesta
sheet-line-tricks-taken = Bazas
sheet-line-contract = Contrato
sheet-line-nil = Nulo
sheet-line-renege = Renuncio
sheet-line-bags-this-round = De más
sheet-line-bag-penalty = Castigo
sheet-line-bags-in-all = En total
sheet-line-sets = Apuestas rotas
sheet-line-round-points = Esta ronda
sheet-line-score = Puntuación
sheet-line-first-to = Meta: { $target }
cell-bids = { FORM($bids, "plus") }
cell-count = { $count }
cell-bags-of = { $bags } de { $limit }

result-button-title = Menú principal
result-button-menu = Menú
result-button-review = Análisis
result-button-new-match = Partida nueva
result-button-next-round = Otra ronda
result-button-copy-receipt = Copiar recibo
