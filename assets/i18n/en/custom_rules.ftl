# The editor of custom rules.

editor-custom-rules = Custom rules
editor-start-from = Start from
editor-these-rules-fit = These rules work.
editor-use-these-rules = Use these rules

## Rules, and what a switch does.

rule-players = Players
rule-sides = Sides
rule-hands = Hands
rule-jokers = Jokers
rule-bidding = Bidding
rule-bids-first = Bids first
rule-leads-first = Leads first
rule-reneging = Reneging
rule-nil = Nil
rule-failed-nil = Failed nil
rule-its-tricks-help-the-partner = Failed nil’s tricks count for partner
rule-its-tricks-are-bags = Failed nil’s tricks also count as bags
rule-blind-nil = Blind nil
rule-moon = Moon
rule-double-nil = Double nil
rule-bags-until-the-penalty = Bag limit
rule-bag-penalty = Bag penalty
rule-bags-carry-over = Bags carry over
rule-target = Target
rule-floor-that-loses = Losing score
rule-set-number-of-rounds = Fixed number of rounds
rule-never-more-rounds-than = Round limit
rule-level-plays-on = Play on if tied

rule-detail-jokers = They replace the twos of clubs and diamonds
rule-detail-its-tricks-help-the-partner = They count toward the partner’s bid
rule-detail-its-tricks-are-bags = Only if no partner bid tricks
rule-detail-double-nil = Both make nil: 400 points. Both make blind nil: you win the match.
rule-detail-bags-carry-over = Extra bags carry past the limit; otherwise the count resets to 0
rule-detail-level-plays-on = Another round breaks a tie; otherwise the match ends tied

## Values.

players =
    { $count ->
        [2] Two
        [3] Three
       *[other] Four
    }
sides-single = No partners
sides-partners = Partners
sides-dummy = With a dummy
hand-building-deal = Dealt
hand-building-open-draft = Open draft
hand-building-closed-draft = Closed draft
bidding-rule-free = Any bid
bidding-rule-whiz = Whiz
bidding-rule-mirror = Mirror
bidding-rule-suicide = Suicide
starter-first = First player
starter-second = Second player
renege-prevented = Not possible
renege-penalised = Penalized
nil-failure-penalty = Lose the nil points
nil-failure-bags = No penalty, only bags

## The buttons beside a number.

step-less = Decrease { $rule }
step-more = Increase { $rule }
step-value =
    { KIND($value) ->
        [none] Off
       *[other] { $value }
    }
