### Why an action is refused. $action is what was tried.

# $action (Words)
illegal-not-now =
    { KIND($action) ->
        [blind-nil] You can’t bid blind nil now.
        [look] You can’t look at your cards now.
        [draw] You can’t draw a card now.
        [keep] You can’t keep a card now.
        [discard] You can’t discard a card now.
        [nil] You can’t bid now.
        [bid] You can’t bid now.
        [play] You can’t play a card now.
        [call] You can’t call a renege now.
        [settle] You can’t score the round yet.
       *[next-round] You can’t start the next round yet.
    }
illegal-match-over = The match is over.
illegal-choose-first = First keep or discard the card you drew.
illegal-draw-first = Draw a card first.
illegal-look-first = Look at your cards before bidding.
illegal-no-blind-nil = These rules don’t allow blind nil.
illegal-blind-nil-too-late = Blind nil must be bid before you see any cards.
illegal-bid-too-high = You can bid at most 13.

## Bids that the variants prescribe.

# $spades (Number)
illegal-whiz =
    { $spades ->
        [0] You have no spades, so you must bid nil.
        [one] Bid nil, or 1 for your spade.
       *[other] Bid nil, or { $spades } for your spades.
    }
# $spades (Number)
illegal-mirror =
    { $spades ->
        [0] You have no spades, so you must bid nil.
        [one] You have 1 spade, so you must bid 1.
       *[other] You have { $spades } spades, so you must bid { $spades }.
    }
illegal-suicide-nil-or-four = Bid nil, or at least 4.
illegal-suicide-nil = Your partner didn’t bid nil, so you must.
illegal-suicide-four = Your partner bid nil, so you must bid at least 4.

## Cards and calls.

# $card (Card)
illegal-not-held = You don’t have { FORM($card, "the") }.
# $suit (Suit)
illegal-must-follow = Follow suit: play a { FORM($suit, "one") }.
illegal-not-broken = Spades aren’t broken yet: lead another suit.
illegal-no-calls = These rules prevent reneging, so there’s nothing to call.
illegal-call-spent = You’ve already used your call this round.
illegal-nothing-to-call = Your opponent hasn’t played a card yet.
