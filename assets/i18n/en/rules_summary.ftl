# Custom rules in a sentence: "Pairs, with jokers, nil 50."

rules-summary =
    { KIND($differences) ->
        [none] Same as { $preset }.
       *[some]
            { $more ->
                [0] { rules-summary-listed }.
                [one] { rules-summary-listed }, and 1 more difference.
               *[other] { rules-summary-listed }, and { $more } more differences.
            }
    }
rules-summary-listed = { $preset }, { FORM($differences, "commas") }

## Differences.

different-players =
    { $players ->
        [2] two players
        [3] three players
       *[other] four players
    }
different-hands =
    { KIND($hand-building) ->
        [open-draft] open draft
        [closed-draft] closed draft
       *[deal] dealt hands
    }
different-sides =
    { KIND($sides) ->
        [single] no partners
        [dummy] with a dummy
       *[partners] partners
    }
different-jokers =
    { $jokers ->
        [yes] with jokers
       *[no] without jokers
    }
different-bidding =
    { KIND($bidding-rule) ->
        [whiz] { bidding-rule-whiz } bids
        [mirror] { bidding-rule-mirror } bids
        [suicide] { bidding-rule-suicide } bids
       *[free] any bid
    }
different-nil = nil { $points }
different-nil-failure =
    { KIND($nil-failure) ->
        [bags] a failed nil costs only bags
       *[penalty] a failed nil loses its points
    }
different-blind-nil =
    { KIND($points) ->
        [none] no blind nil
       *[other] blind nil { $points }
    }
different-double-nil =
    { $counts ->
        [yes] double nil
       *[no] no double nil
    }
different-moon =
    { KIND($points) ->
        [none] no moon
       *[other] moon { $points }
    }
different-bags =
    { $penalty ->
        [0] no bag penalty
       *[other] bag limit { $limit } and penalty { $penalty }
    }
different-bags-carry =
    { $carry ->
        [yes] bags carry over
       *[no] bags reset
    }
different-renege =
    { KIND($renege) ->
        [penalised] reneging penalized
       *[prevented] no reneging
    }
different-bids-first =
    { KIND($starter) ->
        [second] the second player bids first
       *[first] the first player bids first
    }
different-leads-first =
    { KIND($starter) ->
        [second] the second player leads
       *[first] the first player leads
    }
different-failed-nil-helps =
    { $helps ->
        [yes] failed nil’s tricks count for the partner
       *[no] failed nil’s tricks don’t count for the partner
    }
different-failed-nil-bags =
    { $are-bags ->
        [yes] failed nil’s tricks are bags
       *[no] failed nil’s tricks aren’t bags
    }
different-floor =
    { KIND($points) ->
        [none] no losing score
       *[other] { $points } loses
    }
different-cap = round limit { $count }
different-level =
    { $plays-on ->
        [yes] ties are played on
       *[no] ties stand
    }
