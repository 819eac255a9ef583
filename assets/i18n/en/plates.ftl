# The plates around the table.

plate-caption-bid = Bid
plate-caption-tricks = Tricks
plate-caption-took = Took
plate-caption-bags = Bags
bid-made =
    { KIND($bid) ->
        [none] –
        [nil] Nil
        [blind-nil] Blind nil
       *[tricks] { $bid }
    }
# On a plate, a blind nil is "Nil" under the caption "Blind".
bid-figure =
    { KIND($bid) ->
        [none] –
        [nil] Nil
        [blind-nil] Nil
       *[tricks] { $bid }
    }
bid-caption =
    { KIND($bid) ->
        [blind-nil] Blind
       *[any] Bid
    }
# The letter on the disc of whoever begins.
beginner-dealer = D
beginner-first-to-draw = 1
marker-means =
    { KIND($beginner) ->
        [dealer] Dealer
       *[first-to-draw] Draws first
    }
tricks-taken =
    { KIND($count) ->
        [none] –
       *[other] { $count }
    }

# The stamp on the plate of a side that can no longer make its bid.
plate-stamp-set = SET

## What a player is doing.

status-nil-in-danger = Nil at risk
status-takes-the-trick = Takes the trick
status-your-draw = Your draw
status-your-bid = Your bid
status-your-turn = Your turn
status-draws = Drawing
status-is-bidding = Bidding
status-is-playing = Playing
status-led = Led
status-waits = Waiting

## Bid and tricks in a line.

of-target = of { $points }
seat-line-took = Took { $tricks }
seat-line-no-bid-yet = No bid yet
seat-line-bid = Bid { $bid }
seat-line-bid-and-took =
    { KIND($bid) ->
        [blind-nil] Blind nil · took { $tricks }
       *[other] Bid { $bid } · took { $tricks }
    }
seat-line-nil-in-danger = Nil at risk
# What the bids of a side come to; "2 nils" is short, for there is little room.
side-bid-tricks = Bid { $tricks }
side-bid-tricks-and-nil = { $tricks } + nil
side-bid-nil = Bid nil
side-bid-blind-nil = Blind nil
side-bid-two-nils = 2 nils
# A player and the hand that plays with it in this round: "Rachel + dummy", "You + Ada".
with-partner = { $who } + { FORM($partner, "partner") }
# The scores of two partners, in the order of their names.
two-scores = { $first } · { $second }
team-tricks = { $bid } · took { $tricks }
# Each of two partners counts their own bags: "1+2 bags". It is short for narrow phones.
team-line =
    { KIND($more-bags) ->
        [none] { $bid } · took { $tricks } · { side-line-bags }
       *[other] { $bid } · took { $tricks } · { $bags }+{ $more-bags } bags
    }
side-line =
    { KIND($bid) ->
        [none] { side-line-bags }
       *[other] { $bid } · took { $tricks } · { side-line-bags }
    }
side-line-bags =
    { $bags ->
        [one] 1 bag
       *[other] { $bags } bags
    }
