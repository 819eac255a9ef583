# Captions of stock, discards, hand and taken tricks.

pile-stock = Stock
pile-cards-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
pile-discards = Discards
pile-discarded =
    { $open ->
        [yes]
            { $count ->
                [one] 1 card, face up
               *[other] { $count } cards, face up
            }
       *[no]
            { $count ->
                [one] 1 card, face down
               *[other] { $count } cards, face down
            }
    }
# How far a hand of 13 cards is built.
pile-hand =
    { KIND($of) ->
        [you] Your hand · { $count } of 13
       *[one] { $of }’s hand · { $count } of 13
    }
pile-hand-of =
    { KIND($who) ->
        [you] Your hand
       *[one] { $who }’s hand
    }
pile-of-thirteen = { $count } of 13
pile-tricks =
    { KIND($who) ->
        [you] Your tricks
       *[one] { $who }’s tricks
    }
# The same where there is little room: yours, and the computer's.
pile-yours = Yours
pile-theirs = Theirs
