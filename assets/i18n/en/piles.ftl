### Captions of stock, discards, hand and taken tricks.
###
### prefixes: pile

pile-stock = Stock
# $count (Number)
pile-cards-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
pile-discards = Discards
# $count (Number): number of cards
# $open (Flag): `true` if both players may look at them
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
# $of (Who): owner of the hand
# $count (Number): number of cards, out of thirteen
pile-hand =
    { KIND($of) ->
        [you] Your hand · { $count } of 13
       *[one] { $of }’s hand · { $count } of 13
    }
# $who (Who)
pile-hand-of =
    { KIND($who) ->
        [you] Your hand
       *[one] { $who }’s hand
    }
# $count (Number)
pile-of-thirteen = { $count } of 13
# $who (Who)
pile-tricks =
    { KIND($who) ->
        [you] Your tricks
       *[one] { $who }’s tricks
    }
# The same where there is little room: yours, and the computer's.
pile-yours = Yours
pile-theirs = Theirs
