# Der Punktezettel einer Runde, und die Knöpfe darunter.

sheet-line-bid = Gebot
sheet-line-tricks-taken = Stiche
sheet-line-contract = Kontrakt
sheet-line-nil = Null
sheet-line-renege = Falsch bedient
sheet-line-bags-this-round = Überstiche der Runde
sheet-line-bag-penalty = Strafe für Überstiche
sheet-line-bags-in-all = Überstiche insgesamt
sheet-line-sets = Geplatzt
sheet-line-round-points = Punkte der Runde
sheet-line-score = Stand
sheet-line-first-to = Gespielt bis { $target }

cell-bids = { FORM($bids, "plus") }
cell-count = { $count }
cell-bags-of = { $bags } von { $limit }

result-button-title = Hauptmenü
result-button-menu = Menü
result-button-review = Analyse
result-button-new-match = Neue Partie
result-button-next-round = Nächste Runde
result-button-copy-receipt = Quittung kopieren
