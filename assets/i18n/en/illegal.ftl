### Why an action is refused. $action is what was tried.

# $action (Words)
illegal-not-now =
    { KIND($action) ->
        [blind-nil] You can’t bid blind nil now.
        [blind-bid] You can’t bid blind now.
        [look] You can’t look at your cards now.
        [misdeal] You can’t call a misdeal now.
        [pass] You can’t pass a card now.
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
illegal-no-blind-bid = These rules don’t allow blind bids.
illegal-blind-bid-too-late = Only the first of two partners can bid blind, before seeing any cards.
illegal-no-misdeal = These rules have no misdeals.
illegal-has-spades = Only a hand without spades is a misdeal.
illegal-no-more-misdeals = This round has been dealt again often enough.
# $card (Card)
illegal-already-named = { FORM($card, "start") } is among the cards you pass already.
# $points (Number)
illegal-not-behind = You can go blind only if you trail by { $points } points or more.
illegal-bid-too-high = You can bid at most 13.

illegal-no-nil = These rules don’t allow nil.
# $min (Number)
illegal-nil-needs-bid = You can bid nil only if your partner bids at least { $min }.
# $min (Number)
illegal-bid-too-low = You must bid at least { $min }.
# $min (Number)
illegal-total-too-low = You bid last: all bids together must reach { $min }.
illegal-total-thirteen = You bid last: all bids together can’t be 13.

## Bids that the variants prescribe.

# $spades (Number)
illegal-whiz =
    { $spades ->
        [0] You have no spades, so you must bid nil.
        [one] Bid nil, or { $spades } for your spade.
       *[other] Bid nil, or { $spades } for your spades.
    }
# $spades (Number)
illegal-mirror =
    { $spades ->
        [0] You have no spades, so you must bid nil.
        [one] You have { $spades } spade, so you must bid { $spades }.
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
# $card (Card)
illegal-must-lead = Lead { FORM($card, "the") } to the first trick.
illegal-lowest-club = Play your lowest club to the first trick.
illegal-no-spade-yet = No spades in the first trick while you hold another suit.
illegal-no-calls = These rules prevent reneging, so there’s nothing to call.
illegal-call-spent = You’ve already used your call this round.
illegal-nothing-to-call = Your opponent hasn’t played a card yet.
