### The editor of custom rules, and the texts of every rule. The last part of an id is the rule’s key in a rules file.
###
### prefixes: editor, step

# Title of the page, noun.
editor-custom-rules = Custom rules
# Caption before the names of variants: take their rules over.
editor-start-from = Start from
editor-these-rules-fit = These rules work.
editor-use-these-rules = Use these rules

## Rules, and their choices.
## by key: rule

# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-players = Players
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-sides = Sides
# Choice of the rule before it in the editor.
rule-sides-single = No partners
# Choice of the rule before it in the editor.
rule-sides-partners = Partners
rule-sides-dummy = With a dummy
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-hands = Hands
# Choice of the rule before it in the editor.
rule-hands-deal = Dealt
# Choice of the rule before it in the editor.
rule-hands-open-draft = Open draft
# Choice of the rule before it in the editor.
rule-hands-closed-draft = Closed draft
# Choice of the rule before it in the editor.
rule-hands-unseen-draft = Unseen draft
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-trumps = Above the ace of spades
# Choice of the rule before it in the editor.
rule-trumps-ace = Nothing
# Choice of the rule before it in the editor.
rule-trumps-jokers = Jokers
# Choice of the rule before it in the editor.
rule-trumps-deuce = Deuce
# Choice of the rule before it in the editor.
rule-trumps-jokers-deuce = Jokers, deuce
# Choice of the rule before it in the editor.
rule-trumps-jokers-deuces = Jokers, two deuces
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-removed = Twos that jokers alone replace
# Choice of the rule before it in the editor.
rule-removed-minor = Clubs, diamonds
# Choice of the rule before it in the editor.
rule-removed-red = Hearts, diamonds
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-bidding = Bidding
# Choice of the rule before it in the editor.
rule-bidding-free = Any bid
# Choice of the rule before it in the editor.
rule-bidding-whiz = Whiz
# Choice of the rule before it in the editor.
rule-bidding-mirror = Mirror
# Choice of the rule before it in the editor.
rule-bidding-suicide = Suicide
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-bids-first = Bids first
# Choice of the rule before it in the editor.
rule-bids-first-first = First player
# Choice of the rule before it in the editor.
rule-bids-first-second = Second player
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-leads-first = Leads first
# Choice of the rule before it in the editor.
rule-leads-first-first = First player
# Choice of the rule before it in the editor.
rule-leads-first-second = Second player
# Choice of the rule before it in the editor.
rule-leads-first-highest-bidder = Highest bidder
# Choice of the rule before it in the editor.
rule-leads-first-low-club = Lowest club
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-spades-lead = Leading spades
# Choice of the rule before it in the editor.
rule-spades-lead-broken = Once broken
# Choice of the rule before it in the editor.
rule-spades-lead-any-time = Any time
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-first-trick = First trick
# Choice of the rule before it in the editor.
rule-first-trick-free = No restriction
# Choice of the rule before it in the editor.
rule-first-trick-no-spade = No spades
# Choice of the rule before it in the editor.
rule-first-trick-lowest-clubs = Lowest clubs
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-first-round-bids-itself = First round without bids
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-first-round-min-tricks = Tricks needed in it
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-blind-bid = Blind bids from
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-blind-bid-failure = Missed blind bid
# Choice of the rule before it in the editor.
rule-blind-bid-failure-double = Lose 20 a trick
# Choice of the rule before it in the editor.
rule-blind-bid-failure-single = Lose 10 a trick
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-pass-nil = Cards passed with a nil
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-pass-blind-nil = Cards passed with a blind nil
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-pass-order = Order of passing
# Choice of the rule before it in the editor.
rule-pass-order-bidder-first = Nil bidder first
# Choice of the rule before it in the editor.
rule-pass-order-together = At the same time
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-misdeal = Misdeal
# Choice of the rule before it in the editor.
rule-misdeal-none = Never
# Choice of the rule before it in the editor.
rule-misdeal-no-spades = Without spades
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-renege = Reneging
# Choice of the rule before it in the editor.
rule-renege-prevented = Not possible
# Choice of the rule before it in the editor.
rule-renege-penalised = Penalized
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-min-bid-player = Minimum bid
rule-min-bid-side = Board: minimum of a side
rule-min-bid-total = Minimum of all bids
rule-min-bid-below-total = If bids total less
# Choice for “bids below the minimum”, verb.
rule-min-bid-below-total-throw-in = Deal again
rule-min-bid-below-total-raise = Last bidder raises
rule-total-not-thirteen = Bids can’t total 13
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-nil = Nil
rule-nil-partner-min = Nil only beside a bid of
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-nil-failure = Failed nil
rule-nil-failure-penalty = Lose the nil points
rule-nil-failure-bags = No penalty, only bags
rule-failed-nil-helps-partner = Failed nil’s tricks count for partner
rule-failed-nil-bags = Failed nil’s tricks also count as bags
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-blind-nil = Blind nil
rule-blind-behind = Blind only from behind
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-moon = Moon
# Choice for “what a moon is worth”: it wins the match; verb.
rule-moon-wins-match = Wins
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-moon-failure = Missed moon
# Choice for “missed moon”: what it costs; noun.
rule-moon-failure-bags = Only bags
# Choice for “missed moon”: what it costs; noun.
rule-moon-failure-set = A set
rule-ten-made = Bid of 10 or more, made
rule-ten-failed = Bid of 10 or more, set
rule-set-cost = Cost of a set
rule-set-cost-bid = Lose the bid
rule-set-cost-nothing = No points lost
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-double-nil = Double nil
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-bags-limit = Bag limit
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-bags-penalty = Bag penalty
rule-bags-carry = Bags carry over
rule-bags-points = Points per bag
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-end-target = Target
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-end-floor = Losing score
rule-end-rounds = Fixed number of rounds
# Label of a rule in the editor, noun; also heard as “Bag limit: less”.
rule-end-cap = Round limit
rule-end-sets = Sets that lose
rule-end-sets-in-a-row = Sets in a row that lose
rule-end-level-plays-on = Play on if tied

## What a switch does, and what a number counts.
## by key: rule-detail

rule-detail-total-not-thirteen = The last bidder must avoid it, so that somebody fails
rule-detail-first-round-bids-itself = Every trick in it is worth ten, and nothing else counts
rule-detail-failed-nil-helps-partner = They count toward the partner’s bid
rule-detail-failed-nil-bags = Only if no partner bid tricks
rule-detail-double-nil = Both make nil: 400 points. Both make blind nil: you win the match.
rule-detail-bags-carry = Extra bags carry past the limit; otherwise the count resets to 0
rule-detail-min-bid-side = In tricks, both bids together
# Below the name of a rule with a number: what it counts.
rule-detail-min-bid-total = In tricks
rule-detail-nil = Points won or lost
# Below the name of a rule with a number: what it counts.
rule-detail-nil-partner-min = In tricks
rule-detail-blind-nil = Points won or lost
# Below the name of a rule with a number: what it counts.
rule-detail-blind-behind = In points
rule-detail-blind-bid = Smallest one, in tricks
rule-detail-first-round-min-tricks = Fewer lose the match
rule-detail-pass-nil = Cards each way
rule-detail-pass-blind-nil = Cards each way
rule-detail-moon = Points for a bid of 13, made
# Below the name of a rule with a number: what it counts.
rule-detail-ten-made = Points won
# Below the name of a rule with a number: what it counts.
rule-detail-ten-failed = Points lost
rule-detail-bags-limit = Bags before the penalty
rule-detail-bags-penalty = Points lost at the limit
rule-detail-end-target = Points that win the match
rule-detail-end-floor = Points that lose the match
rule-detail-end-rounds = Rounds of a match
rule-detail-end-cap = Rounds before the leader wins
rule-detail-end-sets = Sets in a match
rule-detail-end-sets-in-a-row = Sets one after another
rule-detail-end-level-plays-on = Another round breaks a tie; otherwise the match ends tied

## The buttons beside a number.

# Heard: button before or after a number; $rule is its label.
# $rule (Words): the name of the rule
step-less = { $rule }: less
# Heard: button before or after a number; $rule is its label.
# $rule (Words): the name of the rule
step-more = { $rule }: more
# $value (Number?)
step-value =
    { KIND($value) ->
        [none] Off
       *[other] { $value }
    }

## Why rules make no sense.

# $why (Words)
rules-do-not-fit = These rules don’t work together. { $why }
# $rule (Words?): the name of the rule
# $min (Number)
# $max (Number)
rules-error-range = { $rule }: choose a number from { $min } to { $max }.

# What the rules lead to where bids follow the spades held.
# $spades (Number): number of spades in the deck
rules-always-set = There are { $spades } spades, so the bids add up to { $spades } and somebody is always set.

## The same, by the key of the refusal.
## by key: rules-error

rules-error-partners-need-four = Partners need four players.
rules-error-dummy-needs-three = The dummy needs exactly three players.
rules-error-three-need-dummy = With three players, there must be a dummy.
rules-error-draft-needs-two = Only two players can draft their hands.
rules-error-suicide-needs-partners = { rule-bidding-suicide } needs partners.
rules-error-dummy-needs-free-bids = The highest bidder plays the dummy, so bidding must be “{ rule-bidding-free }”.
rules-error-second-bids-first = Only two-player games can let the second player bid first.
rules-error-second-leads-first = Only two-player games can let the second player lead first.
rules-error-low-club-between-two = Between two players half of the deck is out of play, so the lowest club can’t lead.
rules-error-first-trick-between-two = Between two players half of the deck is out of play, so the first trick can’t be restricted.
rules-error-min-bid-needs-chosen-bids = { rule-bidding-whiz } and { rule-bidding-mirror } bids follow your spades, so there’s no minimum bid.
rules-error-min-bid-in-suicide = { rule-bidding-suicide } has its own minimum bid.
rules-error-board-needs-chosen-bids = { rule-bidding-whiz } and { rule-bidding-mirror } bids follow your spades, so there’s no board.
rules-error-board-in-suicide = { rule-bidding-suicide } has its own minimum bid, so there’s no board.
rules-error-board-with-dummy = With a dummy, one bid is the contract, so there’s no board.
rules-error-total-needs-chosen-bids = { rule-bidding-whiz } and { rule-bidding-mirror } bids follow your spades, so they can’t have a minimum total.
rules-error-total-in-suicide = { rule-bidding-suicide } has its own minimum bid, so bids can’t have a minimum total.
rules-error-total-with-dummy = With a dummy, one bid is the contract, so bids can’t have a minimum total.
rules-error-thirteen-needs-chosen-bids = { rule-bidding-whiz } and { rule-bidding-mirror } bids follow your spades, so their total can’t be ruled out.
rules-error-thirteen-in-suicide = { rule-bidding-suicide } has its own minimum bid, so a total of 13 can’t be ruled out.
rules-error-thirteen-with-dummy = With a dummy, one bid is the contract, so a total of 13 can’t be ruled out.
rules-error-nil-must-be-possible = { rule-bidding-suicide }, { rule-bidding-whiz } and { rule-bidding-mirror } need nil.
rules-error-nil-is-needed = Without nil, there’s no blind nil, no double nil, no passing and no condition on nil.
rules-error-nil-partner-needs-partners = Nil can depend on a partner’s bid only if there are partners.
rules-error-nil-partner-needs-chosen-bids = { rule-bidding-whiz } and { rule-bidding-mirror } bids follow your spades, so nil can’t depend on the partner’s bid.
rules-error-nil-partner-in-suicide = { rule-bidding-suicide } has its own rule for nil beside a partner’s bid.
rules-error-nil-partner-and-double-nil = With double nil, both partners must be able to bid nil.
rules-error-first-round-needs-chosen-bids = { rule-bidding-whiz } and { rule-bidding-mirror } are about their bids, so every round has them.
rules-error-first-round-in-suicide = { rule-bidding-suicide } is about its bids, so every round has them.
rules-error-first-round-with-dummy = The highest bidder plays the dummy, so every round has bids.
rules-error-first-round-is-all = A match of one round would have no bids at all.
rules-error-min-tricks-need-first-round = Tricks are needed only in a first round without bids.
rules-error-min-tricks-alone = With four players alone, somebody would always fall short.
rules-error-blind-bid-needs-free-bids = A blind bid needs “{ rule-bidding-free }”.
rules-error-blind-bid-with-dummy = With a dummy, one bid is the contract, so there’s no blind bid for two.
rules-error-passing-needs-partners = Passing cards needs a partner.
rules-error-blind-passing-needs-partners = Passing cards needs a partner.
rules-error-blind-passing-needs-blind-nil = Without blind nil, no cards are passed with one.
rules-error-misdeal-needs-deal = Only a dealt hand can be a misdeal; a drafted one is your own choice.
rules-error-blind-nil-needs-free-bids = Blind nil needs “{ rule-bidding-free }”.
rules-error-moon-with-dummy = With a dummy, sides change every round, so there’s no moon.
rules-error-moon-needs-chosen-bids = { rule-bidding-whiz } and { rule-bidding-mirror } bids follow your spades, so there’s no moon.
rules-error-ten-needs-chosen-bids = { rule-bidding-whiz } and { rule-bidding-mirror } bids follow your spades, so a bid of 10 can’t score extra.
rules-error-double-nil-needs-partners = Double nil needs partners.
rules-error-double-nil-in-suicide = { rule-bidding-suicide } rules out double nil.
rules-error-double-nil-needs-penalty = Double nil loses points when it fails, so single nil must too.
rules-error-renege-needs-two = Reneging penalties are for two-player games only.
rules-error-endless = A match needs a target or a number of rounds.
rules-error-rounds-beyond-cap = The fixed number of rounds is over the round limit.

## Custom rules in a sentence: "Pairs, with jokers, nil 50."

# $preset (Words): the nearest preset
# $differences (List)
# $more (Number): number of differences beyond those listed
rules-summary =
    { KIND($differences) ->
        [none] Same as { $preset }.
       *[some]
            { $more ->
                [0] { rules-summary-listed }.
                [one] { rules-summary-listed }, and { $more } more difference.
               *[other] { rules-summary-listed }, and { $more } more differences.
            }
    }
rules-summary-listed = { $preset }, { FORM($differences, "commas") }

## The differences, by the key of the rule.
## by key: different
## $value (Value): its value

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
        [unseen-draft] unseen draft
       *[deal] dealt hands
    }
different-trumps =
    { $value ->
        [jokers] with jokers
        [deuce] with a high deuce
        [jokers-deuce] with jokers and a high deuce
        [jokers-deuces] with jokers and two high deuces
       *[ace] ace high
    }
different-removed =
    { $value ->
        [red] jokers replace the red twos
       *[minor] jokers replace the twos of clubs and diamonds
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
        [highest-bidder] the highest bidder leads
        [low-club] the lowest club leads
       *[first] the first player leads
    }
different-min-bid-player =
    { $value ->
        [1] no minimum bid
       *[other] minimum bid { $value }
    }
different-min-bid-side =
    { KIND($value) ->
        [none] no board
       *[other] board { $value }
    }
different-min-bid-total =
    { KIND($value) ->
        [none] no minimum for all bids
       *[other] all bids at least { $value }
    }
different-min-bid-below-total =
    { $value ->
        [raise] the last bidder raises
       *[throw-in] low bids are dealt again
    }
different-total-not-thirteen =
    { $value ->
        [yes] bids can’t total 13
       *[no] bids can total 13
    }
different-nil =
    { KIND($value) ->
        [none] no nil
       *[other] nil { $value }
    }
different-nil-partner-min =
    { KIND($value) ->
        [none] nil beside any bid
       *[other] nil only beside { $value } or more
    }
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
different-blind-behind =
    { KIND($value) ->
        [none] blind at any score
       *[other] blind only from { $value } behind
    }
different-moon =
    { KIND($value) ->
        [none] no moon
        [wins-match] a moon wins the match
       *[other] moon { $value }
    }
different-moon-failure =
    { $value ->
        [set] a missed moon is a set
       *[bags] a missed moon costs only bags
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
# Part of a list after the name of a variant, without a capital: “Pairs, bag limit 5”.
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
different-spades-lead =
    { $value ->
        [any-time] spades led at any time
       *[broken] spades led once broken
    }
different-first-trick =
    { $value ->
        [no-spade] no spades in the first trick
        [lowest-clubs] lowest clubs in the first trick
       *[free] an ordinary first trick
    }
different-first-round-bids-itself =
    { $value ->
        [yes] no bids in the first round
       *[no] bids in the first round
    }
different-first-round-min-tricks =
    { KIND($value) ->
        [none] any number of tricks in the first round
       *[other] fewer than { $value } tricks in the first round lose
    }
different-blind-bid =
    { KIND($value) ->
        [none] no blind bids
       *[other] blind bids from { $value }
    }
different-blind-bid-failure =
    { $value ->
        [single] a missed blind bid loses 10 a trick
       *[double] a missed blind bid loses 20 a trick
    }
different-pass-nil =
    { $value ->
        [0] no cards passed with a nil
        [one] 1 card passed with a nil
       *[other] { $value } cards passed with a nil
    }
different-pass-blind-nil =
    { $value ->
        [0] no cards passed with a blind nil
        [one] 1 card passed with a blind nil
       *[other] { $value } cards passed with a blind nil
    }
different-pass-order =
    { $value ->
        [together] cards are passed at the same time
       *[bidder-first] the nil bidder passes first
    }
different-misdeal =
    { $value ->
        [no-spades] a hand without spades is a misdeal
       *[none] no misdeals
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
# Part of a list after the name of a variant, without a capital: “Pairs, bag limit 5”.
different-end-cap = round limit { $value }
different-end-sets =
    { KIND($value) ->
        [none] any number of sets
       *[other] set { $value } times loses
    }
different-end-sets-in-a-row =
    { KIND($value) ->
        [none] any number of sets in a row
       *[other] { $value } sets in a row lose
    }
different-end-level-plays-on =
    { $value ->
        [yes] ties are played on
       *[no] ties stand
    }
