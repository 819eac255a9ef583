### What to work on. $chance is the win chance lost in a round, $times how often it happened in the last $rounds rounds.
###
### prefixes: mistake

mistake-kept-low-spade = Kept low spades
mistake-kept-high-spade = Kept high spades
mistake-kept-high = Kept high cards
mistake-kept-low = Kept low cards
# Kind of mistake in a list, noun in the plural.
mistake-threw-spade = Discarded spades
mistake-threw-high = Discarded high cards
mistake-threw-low = Discarded low cards
mistake-bid-too-high = Bid too high
mistake-bid-too-low = Bid too low
# Kind of mistake in a list, noun in the plural.
mistake-risked-nil = Risky nils
# Kind of mistake in a list, noun in the plural.
mistake-missed-nil = Missed nils
mistake-endangered-nil = Put own nil at risk
mistake-endangered-bid = Put own bid at risk
mistake-spared-others = Missed chances to set
mistake-left-partner = Partner’s nil not covered
# Kind of mistake in a list, noun in the plural.
mistake-took-bags = Needless bags
mistake-played-worse = Other small losses

# $missing (Number): number of rounds still needed
# key: trend
trend-too-few =
    { $missing ->
        [1] One more reviewed round and you’ll see what to work on.
       *[other] { $missing } more reviewed rounds and you’ll see what to work on.
    }
# key: trend
trend-nothing-stands-out = Nothing stands out. That’s a good sign.
trend-how-often =
    { $times ->
        [1] once in your last { $rounds } reviewed rounds. That lowers your chance of winning by about { $chance } a round.
       *[other] { $times } times in your last { $rounds } reviewed rounds. That lowers your chance of winning by about { $chance } a round.
    }
# $kind (Words): the kind
# $times (Number): number of times it was made
# $rounds (Number): number of latest rounds considered
# $chance (FinePercent): win probability that it costs per round, as a fraction of 1
# key: trend
trend-work-on =
    { KIND($kind) ->
        [kept-low-spade] You keep low spades (9 or lower) you should discard: { trend-how-often }
        [kept-high-spade] You keep high spades (10 or higher) you should discard: { trend-how-often }
        [kept-high] You keep side-suit queens and better you should discard: { trend-how-often }
        [kept-low] You keep side-suit cards below a queen you should discard: { trend-how-often }
        [threw-spade] You discard spades you should keep: { trend-how-often }
        [threw-high] You discard side-suit queens and better you should keep: { trend-how-often }
        [threw-low] You discard side-suit cards below a queen you should keep: { trend-how-often }
        [bid-too-high] You bid too high: { trend-how-often }
        [bid-too-low] You bid too low: { trend-how-often }
        [risked-nil] You bid nil when a bid is worth more: { trend-how-often }
        [missed-nil] You miss nils worth bidding: { trend-how-often }
        [endangered-nil] You play cards that put your own nil at risk: { trend-how-often }
        [endangered-bid] You play cards that put your own bid at risk: { trend-how-often }
        [spared-others] You miss chances to set your opponents: { trend-how-often }
        [left-partner] You leave your partner’s nil uncovered: { trend-how-often }
        [took-bags] You take bags you could avoid: { trend-how-often }
       *[played-worse] Small losses in card play: { trend-how-often }
    }
