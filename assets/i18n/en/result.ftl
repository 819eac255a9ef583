# The score sheet of a round, and the buttons below it.

## Lines of the sheet.

sheet-line-bid = Bid
sheet-line-tricks-taken = Tricks taken
sheet-line-contract = Contract
sheet-line-nil = Nil
sheet-line-renege = Renege
sheet-line-bags-this-round = Bags this round
sheet-line-bag-penalty = Bag penalty
sheet-line-bags-in-all = Total bags
sheet-line-round-points = Points this round
sheet-line-score = Score
sheet-line-first-to = First to { $target }

cell-bids = { FORM($bids, "plus") }
cell-count = { $count }
cell-bags-of = { $bags } of { $limit }

## Buttons below it.

result-button-title = Main menu
result-button-menu = Menu
result-button-review = Review
result-button-new-match = New match
result-button-next-round = Next round
result-button-copy-receipt = Copy receipt
