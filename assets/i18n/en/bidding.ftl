### Panels that ask for a bid.
###
### prefixes: pad-key

bidding-your-bid = Your bid
# $rule (Text)
bidding-how =
    { KIND($rule) ->
        [whiz] Bid the number of spades you hold, or nil.
        [mirror] Bid the number of spades you hold.
        [suicide] One partner bids nil, the other at least 4.
       *[free] How many of the thirteen tricks will you take?
    }
bidding-expected-tricks = Expected tricks
# $tricks (Tenths)
bidding-expected = { $tricks }
bidding-bid = Bid
bidding-fewer = Bid one less
bidding-more = Bid one more
bidding-choose-a-bid = Choose a bid
# $tricks (Number)
bidding-picked =
    { $tricks ->
        [0] Bid nil
       *[other] Bid { $tricks }
    }

## Keys of the bid pad: what is heard, .number is written on the key, .stake below it.

# $tricks (Number)
pad-key-tricks = { $tricks }
    .number =
        { $tricks ->
            [0] Nil
           *[other] { $tricks }
        }
    .stake = { "" }
# $points (Number)
pad-key-moon = 13 (moon), worth { $points } points
    .number = 13
    .stake = +{ $points }
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
            [penalty] ±{ $points }
           *[bags] +{ $points }
        }
