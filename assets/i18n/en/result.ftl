### The score sheet of a round, and the buttons below it.
###
### prefixes: cell, result-button, sheet-line

## Lines of the sheet.

# Row of the score sheet, noun.
sheet-line-bid = Bid
# Row of the score sheet, noun.
sheet-line-tricks-taken = Tricks taken
# Row of the score sheet, noun.
sheet-line-contract = Contract
# Row of the score sheet, noun.
sheet-line-nil = Nil
# Row of the score sheet, noun.
sheet-line-renege = Renege
sheet-line-bags-this-round = Bags this round
# Row of the score sheet, noun.
sheet-line-bag-penalty = Bag penalty
# Row of the score sheet, noun.
sheet-line-bags-in-all = Total bags
# Row of the score sheet, noun.
sheet-line-sets = Sets
sheet-line-round-points = Points this round
# Row of the score sheet, noun.
# room: 10
sheet-line-score = Score
# Row of the score sheet, noun.
# $target (Number)
sheet-line-first-to = First to { $target }

# $bids (List)
cell-bids = { FORM($bids, "plus") }
# $count (Number)
cell-count = { $count }
# $bags (Number)
# $limit (Number)
cell-bags-of = { $bags } of { $limit }

## Buttons below it.

# Button, noun: opens it.
result-button-title = Main menu
# Button, noun: opens it.
result-button-menu = Menu
# Button, verb.
result-button-review = Review
# Button, noun: starts it.
result-button-new-match = New match
# Button, noun: starts it.
# room: 14
result-button-next-round = Next round
# Button, verb.
result-button-copy-receipt = Copy receipt
