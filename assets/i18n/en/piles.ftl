### Captions of stock, discards, hand and taken tricks.
###
### prefixes: pile

# Caption of a pile, noun.
pile-stock = Stock
# $count (Number)
pile-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
# Caption of a pile, noun.
pile-discards = Discards
# $count (Number): number of cards
# $open (Flag): `true` if both players may look at them
pile-discarded =
    { $open ->
        [yes]
            { $count ->
                [one] { $count } card, face up
               *[other] { $count } cards, face up
            }
       *[no]
            { $count ->
                [one] { $count } card, face down
               *[other] { $count } cards, face down
            }
    }
# How far a hand of 13 cards is built.
# $of (Who): owner of the hand
# $count (Number): number of cards, out of thirteen
pile-hand =
    { KIND($of) ->
        [you] Your hand · { $count } of 13
       *[one] { FORM($of, "of-start") } hand · { $count } of 13
    }
# $who (Who)
pile-hand-of =
    { KIND($who) ->
        [you] Your hand
       *[one] { FORM($who, "of-start") } hand
    }
# Caption.
# $count (Number)
pile-of-thirteen = { $count } of 13
# $who (Who)
pile-tricks =
    { KIND($who) ->
        [you] Your tricks
       *[one] { FORM($who, "of-start") } tricks
    }
# The same where there is little room: yours, and the computer's.
# room: 10
pile-yours = Yours
# Caption of tricks that opponents have taken, pronoun.
# room: 10
pile-theirs = Theirs
