# The editor of custom rules, and the texts of every rule. The last part of an id is the rule's key in a rules file.

editor-custom-rules = Custom rules
editor-start-from = Start from
editor-these-rules-fit = These rules work.
editor-use-these-rules = Use these rules

## Rules, and their choices.

rule-players = Players
rule-sides = Sides
rule-sides-single = No partners
rule-sides-partners = Partners
rule-sides-dummy = With a dummy
rule-hands = Hands
rule-hands-deal = Dealt
rule-hands-open-draft = Open draft
rule-hands-closed-draft = Closed draft
rule-jokers = Jokers
rule-bidding = Bidding
rule-bidding-free = Any bid
rule-bidding-whiz = Whiz
rule-bidding-mirror = Mirror
rule-bidding-suicide = Suicide
rule-bids-first = Bids first
rule-bids-first-first = First player
rule-bids-first-second = Second player
rule-leads-first = Leads first
rule-leads-first-first = First player
rule-leads-first-second = Second player
rule-renege = Reneging
rule-renege-prevented = Not possible
rule-renege-penalised = Penalized
rule-nil = Nil
rule-nil-failure = Failed nil
rule-nil-failure-penalty = Lose the nil points
rule-nil-failure-bags = No penalty, only bags
rule-failed-nil-helps-partner = Failed nil’s tricks count for partner
rule-failed-nil-bags = Failed nil’s tricks also count as bags
rule-blind-nil = Blind nil
rule-moon = Moon
rule-ten-made = Bid of 10 or more, made
rule-ten-failed = Bid of 10 or more, set
rule-set-cost = Cost of a set
rule-set-cost-bid = Lose the bid
rule-set-cost-nothing = No points lost
rule-double-nil = Double nil
rule-bags-limit = Bag limit
rule-bags-penalty = Bag penalty
rule-bags-carry = Bags carry over
rule-bags-points = Points per bag
rule-end-target = Target
rule-end-floor = Losing score
rule-end-rounds = Fixed number of rounds
rule-end-cap = Round limit
rule-end-level-plays-on = Play on if tied

## What a switch does.

rule-detail-jokers = They replace the twos of clubs and diamonds
rule-detail-failed-nil-helps-partner = They count toward the partner’s bid
rule-detail-failed-nil-bags = Only if no partner bid tricks
rule-detail-double-nil = Both make nil: 400 points. Both make blind nil: you win the match.
rule-detail-bags-carry = Extra bags carry past the limit; otherwise the count resets to 0
rule-detail-end-level-plays-on = Another round breaks a tie; otherwise the match ends tied

## The buttons beside a number.

step-less = Decrease { $rule }
step-more = Increase { $rule }
step-value =
    { KIND($value) ->
        [none] Off
       *[other] { $value }
    }

## Why rules make no sense.

rules-do-not-fit = These rules don’t work together. { $why }
rules-error-range = { $rule }: choose a number from { $min } to { $max }.
rules-error-partners-need-four = Partners need four players.
rules-error-dummy-needs-three = The dummy needs exactly three players.
rules-error-three-need-dummy = With three players, there must be a dummy.
rules-error-draft-needs-two = Only two players can draft their hands.
rules-error-two-need-draft = Two players build their hands by drafting.
rules-error-jokers-need-four = Jokers are for four players.
rules-error-suicide-needs-partners = { rule-bidding-suicide } needs partners.
rules-error-dummy-needs-free-bids = The highest bidder plays the dummy, so bidding must be “{ rule-bidding-free }”.
rules-error-second-bids-first = Only two-player games can let the second player bid first.
rules-error-second-leads-first = Only two-player games can let the second player lead first.
rules-error-blind-nil-needs-free-bids = Blind nil needs “{ rule-bidding-free }”.
rules-error-moon-is-shot-alone = The moon bonus is only for games without partners.
rules-error-moon-needs-free-bids = The moon bonus needs “{ rule-bidding-free }”.
rules-error-ten-needs-chosen-bids = { rule-bidding-whiz } and { rule-bidding-mirror } bids follow your spades, so a bid of 10 can’t score extra.
rules-error-double-nil-needs-partners = Double nil needs partners.
rules-error-double-nil-in-suicide = { rule-bidding-suicide } rules out double nil.
rules-error-double-nil-needs-penalty = Double nil loses points when it fails, so single nil must too.
rules-error-renege-needs-two = Reneging penalties are for two-player games only.
rules-error-endless = A match needs a target or a number of rounds.
rules-error-rounds-beyond-cap = The fixed number of rounds is over the round limit.

## Custom rules in a sentence: "Pairs, with jokers, nil 50."

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

different-players =
    { $value ->
        [2] two players
        [3] three players
       *[other] four players
    }
different-sides =
    { $value ->
        [single] no partners
        [dummy] with a dummy
       *[partners] partners
    }
different-hands =
    { $value ->
        [open-draft] open draft
        [closed-draft] closed draft
       *[deal] dealt hands
    }
different-jokers =
    { $value ->
        [yes] with jokers
       *[no] without jokers
    }
different-bidding =
    { $value ->
        [whiz] { rule-bidding-whiz } bids
        [mirror] { rule-bidding-mirror } bids
        [suicide] { rule-bidding-suicide } bids
       *[free] any bid
    }
different-bids-first =
    { $value ->
        [second] the second player bids first
       *[first] the first player bids first
    }
different-leads-first =
    { $value ->
        [second] the second player leads
       *[first] the first player leads
    }
different-nil = nil { $value }
different-nil-failure =
    { $value ->
        [bags] a failed nil costs only bags
       *[penalty] a failed nil loses its points
    }
different-blind-nil =
    { KIND($value) ->
        [none] no blind nil
       *[other] blind nil { $value }
    }
different-moon =
    { KIND($value) ->
        [none] no moon
       *[other] moon { $value }
    }
different-ten-made =
    { KIND($value) ->
        [none] nothing extra for 10
       *[other] { $value } for making 10 or more
    }
different-ten-failed =
    { KIND($value) ->
        [none] a set 10 costs its bid
       *[other] { $value } lost for 10 or more set
    }
different-set-cost =
    { $value ->
        [nothing] a set costs nothing
       *[bid] a set loses its bid
    }
different-double-nil =
    { $value ->
        [yes] double nil
       *[no] no double nil
    }
different-failed-nil-helps-partner =
    { $value ->
        [yes] failed nil’s tricks count for the partner
       *[no] failed nil’s tricks don’t count for the partner
    }
different-failed-nil-bags =
    { $value ->
        [yes] failed nil’s tricks are bags
       *[no] failed nil’s tricks aren’t bags
    }
different-bags-limit = bag limit { $value }
different-bags-penalty =
    { $value ->
        [0] no bag penalty
       *[other] bag penalty { $value }
    }
different-bags-carry =
    { $value ->
        [yes] bags carry over
       *[no] bags reset
    }
different-bags-points =
    { $value ->
        [0] bags score nothing
        [-1] bags lose 1 point each
       *[other] bags score 1 point each
    }
different-renege =
    { $value ->
        [penalised] reneging penalized
       *[prevented] no reneging
    }
different-end-floor =
    { KIND($value) ->
        [none] no losing score
       *[other] { $value } loses
    }
different-end-cap = round limit { $value }
different-end-level-plays-on =
    { $value ->
        [yes] ties are played on
       *[no] ties stand
    }
