### Panels that ask for a bid.
###
### prefixes: pad-key

# Heading of the bid pad, noun.
bidding-your-bid = Your bid
# $rule (Text)
bidding-how =
    { KIND($rule) ->
        [whiz] Bid the number of spades you hold, or nil.
        [mirror] Bid the number of spades you hold.
        [suicide] One partner bids nil, the other at least 4.
       *[free] How many of the thirteen tricks will you take?
    }
# room: 34
# $min (Number)
# $partners (Flag)
bidding-board =
    { $partners ->
        [yes] Board: { $min } with your partner.
       *[no] Board: at least { $min } tricks.
    }
# $min (Number)
bidding-total = All bids together: at least { $min }.
bidding-not-thirteen = All bids together can’t be 13.
# $min (Number)
bidding-nil-beside =
    { $min ->
        [1] Only one partner may bid nil.
       *[other] Nil only if your partner bids { $min } or more.
    }
# $min (Number)
bidding-at-least = A bid is at least { $min } tricks.
# Over the very first bid, in place of how to bid.
bidding-not-sure = Not sure? Ask for a hint. It’s free.
# Caption over a number, noun.
bidding-expected-tricks = Expected tricks
# $tricks (Tenths)
bidding-expected = { $tricks }
# Button, verb: makes the bid that is chosen.
# room: 10
bidding-bid = Bid
bidding-fewer = Bid one less
bidding-more = Bid one more
# room: 14
bidding-choose-a-bid = Choose a bid
# $tricks (Number)
# room: 16
bidding-picked =
    { $tricks ->
        [0] Bid nil
       *[other] Bid { $tricks }
    }

## Keys of the bid pad: what is heard, .number is written on the key, .stake below it.

# room .number: 4
# $tricks (Number)
pad-key-tricks = { $tricks }
    .number =
        { $tricks ->
            [0] Nil
           *[other] { $tricks }
        }
    .stake = { "" }
# room .number: 4
# $tricks (Number)
# $made (Number): points
# $lost (Number): points
# $equal (Flag): they are equally many
pad-key-ten =
    { $equal ->
        [yes] { $tricks }, { $made } points won or lost
       *[no] { $tricks }, { $made } points if made, { $lost } lost if set
    }
    .number = { $tricks }
    .stake =
        { $equal ->
            [yes] { FORM($made, "either") }
           *[no] { FORM($made, "gain") }
        }
# room .number: 4
# $points (Number)
pad-key-moon = 13 (moon), worth { $points } points
    .number = 13
    .stake = { FORM($points, "gain") }
# room .number: 4
# $points (Number)
# $failure (Text)
pad-key-nil =
    { KIND($failure) ->
        [penalty] Nil, { $points } points won or lost
       *[bags] Nil, { $points } points, or bags if it fails
    }
    .number = Nil
    .stake =
        { KIND($failure) ->
            [penalty] { FORM($points, "either") }
           *[bags] { FORM($points, "gain") }
        }
