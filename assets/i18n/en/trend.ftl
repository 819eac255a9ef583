# What to work on. $chance is the win chance lost in a round.

mistake-kept-low-spade = Kept low spades
mistake-kept-high-spade = Kept high spades
mistake-kept-high = Kept high cards
mistake-kept-low = Kept low cards
mistake-threw-spade = Discarded spades
mistake-threw-high = Discarded high cards
mistake-threw-low = Discarded low cards
mistake-bid-too-high = Bid too high
mistake-bid-too-low = Bid too low
mistake-risked-nil = Risky nils
mistake-missed-nil = Missed nils
mistake-endangered-nil = Put own nil at risk
mistake-endangered-bid = Put own bid at risk
mistake-spared-others = Missed chances to set
mistake-left-partner = Partner’s nil not covered
mistake-took-bags = Needless bags
mistake-played-worse = Other small losses

trend-too-few =
    { $missing ->
        [one] One more reviewed round and you’ll see what to work on.
       *[other] { $missing } more reviewed rounds and you’ll see what to work on.
    }
trend-nothing-stands-out = No pattern stands out. Keep going.
trend-work-on =
    { KIND($kind) ->
        [kept-low-spade] You keep low spades you should discard. Cost: { $chance } win chance per round.
        [kept-high-spade] You keep high spades you should discard. Cost: { $chance } win chance per round.
        [kept-high] You keep high cards you should discard. Cost: { $chance } win chance per round.
        [kept-low] You keep low cards you should discard. Cost: { $chance } win chance per round.
        [threw-spade] You discard spades you should keep. Cost: { $chance } win chance per round.
        [threw-high] You discard high cards you should keep. Cost: { $chance } win chance per round.
        [threw-low] You discard low cards you should keep. Cost: { $chance } win chance per round.
        [bid-too-high] You bid too high. Cost: { $chance } win chance per round.
        [bid-too-low] You bid too low. Cost: { $chance } win chance per round.
        [risked-nil] You bid nil when a bid is worth more. Cost: { $chance } win chance per round.
        [missed-nil] You miss nils worth bidding. Cost: { $chance } win chance per round.
        [endangered-nil] You play cards that put your own nil at risk. Cost: { $chance } win chance per round.
        [endangered-bid] You play cards that put your own bid at risk. Cost: { $chance } win chance per round.
        [spared-others] You miss chances to set your opponents. Cost: { $chance } win chance per round.
        [left-partner] You could cover your partner’s nil more. Cost: { $chance } win chance per round.
        [took-bags] You take bags you could avoid. Cost: { $chance } win chance per round.
       *[played-worse] Small losses in card play. Cost: { $chance } win chance per round.
    }
