### The coach: what it says after a decision, and the buttons beside it.
###
### prefixes: coach-mode, remarks

# Button, verb.
coach-show-me = Show me
# Button, verb: takes the action back.
coach-take-back = Undo
coach-what-taking-back-costs = If you’ve seen new cards or bids since, the score sheet will note the undo.
# Button, verb.
coach-close = Close
# After a good decision that was hard.
coach-well-spotted = Well spotted.
coach-one-way-they-may-lie = One possible layout of the hidden cards.

## How much help is wanted.

# Setting: when the coach speaks.
coach-mode-none = Off
# Setting: when the coach speaks.
coach-mode-after-mistakes = After mistakes
coach-mode-before-every-decision = Before every decision

## What was worse than it might have been. $points is what it cost.

# "12 points", after "about".
remarks-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
remarks-better-start =
    { KIND($better) ->
        [blind-nil] Blind nil
        [nil] Nil
        [bid] A bid of { $bid }
       *[look] Looking first
    }
# $card (Card?)
# $points (Number)
remarks-discarding =
    { KIND($card) ->
        [none] Discarding the card was better, by about { remarks-points }.
       *[some] Discarding { FORM($card, "the") } was better, by about { remarks-points }.
    }
# $card (Card?)
# $points (Number)
remarks-keeping =
    { KIND($card) ->
        [none] Keeping the card was better, by about { remarks-points }.
       *[some] Keeping { FORM($card, "the") } was better, by about { remarks-points }.
    }
# $better (Words)
# $bid (Number)
# $points (Number)
remarks-bid-too-high = A bit high. { remarks-better-start } was worth about { remarks-points } more.
# $better (Words)
# $bid (Number)
# $points (Number)
remarks-bid-too-low = You had more: { remarks-better-more } was worth about { remarks-points } more.
# $bid (Number)
# $points (Number)
remarks-bid-for-dummy = A bid of { $bid } could have won you the dummy, which nobody had seen: on average worth about { remarks-points } more.
# $better (Words)
# $bid (Number)
# $points (Number)
remarks-bid-worth-more = { remarks-better-start } was worth about { remarks-points } more.
remarks-better-more =
    { KIND($better) ->
        [blind-nil] blind nil
        [nil] nil
        [bid] a bid of { $bid }
       *[look] looking first
    }
# $taken (Words)
# $better (Words)
# $bid (Number)
# $points (Number)
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] Blind nil was a long shot. { remarks-better-start } was worth about { remarks-points } more.
       *[nil] Nil was a long shot. { remarks-better-start } was worth about { remarks-points } more.
    }
# $points (Number)
remarks-missed-nil = This hand was a nil, worth about { remarks-points } more.
# $taken (Card)
# $better (Card)
# $points (Number)
remarks-endangered-nil = { FORM($taken, "the-start") } could cost you your nil. { FORM($better, "the-start") } was safer, by about { remarks-points }.
# $taken (Card)
# $better (Card)
# $points (Number)
remarks-endangered-bid = { FORM($taken, "the-start") } could get you set. { FORM($better, "the-start") } was safer, by about { remarks-points }.
# $better (Card)
# $points (Number)
remarks-spared-others = { FORM($better, "the-start") } was the better chance to set them, by about { remarks-points }.
# $better (Card)
# $points (Number)
remarks-left-partner = { FORM($better, "the-start") } would have covered your partner’s nil. That was worth about { remarks-points }.
# $taken (Card)
# $better (Card)
# $points (Number)
remarks-took-bags = { FORM($taken, "the-start") } took a bag you didn’t need. { FORM($better, "the-start") } was better, by about { remarks-points }.
# $better (Card)
# $points (Number)
remarks-card-better = { FORM($better, "the-start") } was about { remarks-points } better.
# $points (Number)
remarks-better = That cost about { remarks-points }.
