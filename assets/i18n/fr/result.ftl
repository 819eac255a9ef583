# La feuille de score d'une donne, et les boutons au-dessous.

sheet-line-bid = Annonce
sheet-line-tricks-taken = Plis faits
sheet-line-contract = Contrat
sheet-line-nil = Nil
sheet-line-renege = Renonce
sheet-line-bags-this-round = Plis en trop
sheet-line-bag-penalty = Pénalité
sheet-line-bags-in-all = En trop, cumul
sheet-line-sets = Chutes
sheet-line-round-points = Points de la donne
sheet-line-score = Score
sheet-line-first-to = Partie en { $target } points

cell-bids = { FORM($bids, "plus") }
cell-count = { $count }
cell-bags-of = { $bags } sur { $limit }

## Les boutons au-dessous.

result-button-title = Menu principal
result-button-menu = Menu
result-button-review = Analyse
result-button-new-match = Nouvelle partie
result-button-next-round = Donne suivante
result-button-copy-receipt = Copier le reçu
