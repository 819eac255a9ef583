### What could be known of the cards of a suit.

known-what-do-i-know = What do I know?
# Caption before the cards of a suit.
known-still-out = Still out
known-in-your-hand = In your hand
# Caption before the cards of a suit.
known-just-drawn = Just drawn
# Caption before the cards of a suit.
known-in-the-dummy = In dummy
# Caption before the cards of a suit.
known-played = Played
# Caption before the cards of a suit.
known-thrown-by-you = Your discards
# Caption before the cards of a suit.
known-thrown-by-others = Other discards
known-in-other-hands = The rest are in hands you can’t see.
known-in-the-other-hand-or-out = The rest are in your opponent’s hand or out of play.
known-in-the-other-hand-or-thrown = The rest are in your opponent’s hand or were discarded face down.
known-in-the-stock-too = The rest are in the stock or your opponent’s hand.
known-in-the-stock-or-thrown = The rest are in the stock, in your opponent’s hand, or were discarded face down.
# $who (Who)
known-all-in =
    { KIND($who) ->
        [you] You hold all the rest.
       *[one] { FORM($who, "start") } holds all the rest.
    }
# $who (Who)
known-has-none =
    { KIND($who) ->
        [you] You’re void.
       *[one] { FORM($who, "start") } is void.
    }

# The ranks of some cards of a suit, highest first: "A, 10, 3".
# $ranks (List)
known-ranks = { FORM($ranks, "commas") }
