### The plates around the table.
###
### prefixes: beginner, plate-caption, plate-stamp, seat-line, side-bid, status

# Caption over the number that was bid, noun.
# room: 8
plate-caption-bid = Bid
# Caption over a number, noun.
# room: 8
plate-caption-tricks = Tricks
# Caption over the number of tricks taken; past of a verb or a noun.
# room: 5
plate-caption-took = Took
# Caption over a number, noun.
# room: 8
plate-caption-bags = Bags
# $bid (Words?)
bid-made =
    { KIND($bid) ->
        [none] –
        [nil] Nil
        [blind-nil] Blind nil
        [blind] Blind { $bid }
       *[tricks] { $bid }
    }
# On a plate, a blind nil is "Nil" under the caption "Blind".
# $bid (Words?)
# room: 8
bid-figure =
    { KIND($bid) ->
        [none] –
        [nil] Nil
        [blind-nil] Nil
       *[tricks] { $bid }
    }
# $bid (Words?)
# room: 8
bid-caption =
    { KIND($bid) ->
        [blind-nil] Blind
        [blind] Blind
       *[any] Bid
    }
# The same beside other figures where letters are large: it may be abbreviated.
# $bid (Words?)
# room: 5
bid-caption-short =
    { KIND($bid) ->
        [blind-nil] Blind
        [blind] Blind
       *[any] Bid
    }
# $beginner (Words)
marker-means =
    { KIND($beginner) ->
        [dealer] Dealer
       *[first-to-draw] Draws first
    }
# $count (Number?)
tricks-taken =
    { KIND($count) ->
        [none] –
       *[other] { $count }
    }

# The stamp on the plate of a side that can no longer make its bid.
# room: 8
plate-stamp-set = SET

## What a player is doing.

# room: 18
status-nil-in-danger = Nil at risk
# room: 18
status-takes-the-trick = Takes the trick
# State under a name: what you are to do; noun.
# room: 18
status-your-draw = Your draw
# State under a name: what you are to do; noun.
# room: 18
status-your-bid = Your bid
# State under a name: what you are to do; noun.
# room: 18
status-your-turn = Your turn
# State under the name of another player, who does it now.
# room: 18
status-draws = Drawing
# State under the name of another player, who does it now.
# room: 18
status-is-bidding = Bidding
# State under the name of another player, who does it now.
# room: 18
status-is-playing = Playing
# State under the name of the player who led to this trick; past.
# room: 18
status-led = Led
# State under a name.
# room: 18
status-waits = Waiting

## Bid and tricks in a line.

# After the score, “212 of 500”; may be “/ 500”.
# $points (Number)
# room: 26
of-target = of { $points }
# Line under a name; past of a verb.
# $tricks (Number)
# room: 17
seat-line-took = Took { $tricks }
# room: 14
seat-line-no-bid-yet = No bid yet
# Line under a name: what was bid; past of a verb, or a noun.
# $bid (Words)
# room: 17
seat-line-bid = Bid { $bid }
# $bid (Words)
# $tricks (Number)
# room: 17
seat-line-bid-and-took =
    { KIND($bid) ->
        [blind-nil] Blind nil · { $tricks }
        [blind] Blind { $bid } · { $tricks }
       *[other] Bid { $bid } · took { $tricks }
    }
# room: 17
seat-line-nil-in-danger = Nil at risk
# What the bids of a side come to; "2 nils" is short, for there is little room.
# $tricks (Number)
# room: 16
side-bid-tricks = Bid { $tricks }
# What the bids of a side come to; past of a verb, or a noun.
# $tricks (Number)
# room: 16
side-bid-tricks-and-nil = { $tricks } + nil
# What the bids of a side come to; past of a verb, or a noun.
# room: 16
side-bid-nil = Bid nil
# What the bids of a side come to; past of a verb, or a noun.
# room: 16
side-bid-blind-nil = Blind nil
# What the bids of a side come to; past of a verb, or a noun.
# room: 16
side-bid-two-nils = 2 nils
# Caption of a side’s bid, made before looking; adjective.
# $tricks (Number)
side-bid-blind = Blind { $tricks }
# A player and the hand that plays with it in this round: "Rachel + dummy", "You + Ada".
# $who (Who): the player
# $partner (Who): the partner
# room: 20
with-partner = { $who } + { FORM($partner, "partner") }
# Two partners where there is little room.
# $first (Text)
# $second (Text)
# room: 30
short-pair = { $first } & { $second }
# The start of a name that is too long: "Maximili.", and "Play. 2" with the number that tells people apart who gave no name.
# $start (Text)
# room: 16
name-cut = { $start }.
# $start (Text)
# $number (Text)
# room: 28
numbered-name-cut = { $start }. { $number }
# The scores of two partners, in the order of their names.
# $first (Number): the first player's
# $second (Number): the second player's
two-scores = { $first } · { $second }
# $bid (Words): the team's bid
# $tricks (Number): tricks taken by the team
# room: 26
team-tricks = { $bid } · took { $tricks }
# Each of two partners counts their own bags: "1+2 bags". It is short for narrow phones.
# $bid (Words): the team's bid
# $tricks (Number): tricks taken by the team
# $bags (Number): the bags of the first player
# $more-bags (Number?): the bags of the second player; a dummy has none
# room: 28
team-line =
    { KIND($more-bags) ->
        [none] { $bid } · took { $tricks } · { side-line-bags }
       *[other] { $bid } · took { $tricks } · { $bags }+{ $more-bags } bags
    }
# $bid (Words?): combined bid of the side; `None` until all have bid
# $tricks (Number): tricks taken by the side
# $bags (Number): bags of the side
# room: 27
side-line =
    { KIND($bid) ->
        [none] { side-line-bags }
       *[other] { $bid } · took { $tricks } · { side-line-bags }
    }
side-line-bags =
    { $bags ->
        [one] { $bags } bag
       *[other] { $bags } bags
    }

## The letter on the disc of whoever begins.
## by key: beginner

# On the disc of whoever deals: one letter.
beginner-dealer = D
beginner-first-to-draw = 1
