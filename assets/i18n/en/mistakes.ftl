### Learning from mistakes: what was done, what another choice costs, and why the better one is better.
###
### prefixes: costs, find-better
### $card (Card?)

# $count (Number)
# key: learn-from-mistakes
learn-from =
    { $count ->
        [one] Learn from { $count } mistake
       *[other] Learn from { $count } mistakes
    }
take-them-again = Replay your costliest decisions until you find the better choice
# $number (Number): number of the mistake, from 1
# $of (Number): total number of mistakes
mistakes-head = Learn from your mistakes · { $number } of { $of }
# Button.
mistakes-show-me = Show me
# Button.
mistakes-next-mistake = Next
# Button after the last mistake, beside "Try again"; a noun: it leads back to the result of the match.
# room: 14
mistakes-back-to-the-result = Result

## What was done.

# $card (Card)
find-better-card = You played { FORM($card, "the") }. Find a better card.
find-better-kept =
    { KIND($card) ->
        [none] You kept the card. What’s better?
       *[some] You kept { FORM($card, "the") }. What’s better?
    }
find-better-discarded =
    { KIND($card) ->
        [none] You discarded the card. What’s better?
       *[some] You discarded { FORM($card, "the") }. What’s better?
    }
# $tricks (Number)
find-better-bid =
    { $tricks ->
        [0] You bid nil. Find a better bid.
       *[other] You bid { $tricks }. Find a better bid.
    }
find-better-blind-nil = You bid blind nil. What’s better?
# $tricks (Number)
find-better-blind-bid = You bid { $tricks } blind. What’s better?
find-better-misdeal = You called a misdeal. What’s better?
find-better-drew = You drew a card. What’s better?
find-better-looked = You looked at your hand first. What’s better?

## What a choice costs that isn’t good enough.

# "12 points", at the end of "about".
costs-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $card (Card)
# $points (Number)
costs-card = { FORM($card, "the-start") } still costs about { costs-points }. Try another card.
# $card (Card)
costs-card-is-no-better = { FORM($card, "the-start") } isn’t better. Try another card.
# $tricks (Number)
# $points (Number)
costs-bid =
    { $tricks ->
        [0] Nil still costs about { costs-points }. Try another bid.
       *[other] A bid of { $tricks } still costs about { costs-points }. Try another bid.
    }
# $points (Number)
costs-keeping =
    { KIND($card) ->
        [none] Keeping the card still costs about { costs-points }. Try again.
       *[some] Keeping { FORM($card, "the") } still costs about { costs-points }. Try again.
    }
# $points (Number)
costs-discarding =
    { KIND($card) ->
        [none] Discarding the card still costs about { costs-points }. Try again.
       *[some] Discarding { FORM($card, "the") } still costs about { costs-points }. Try again.
    }
# $points (Number)
costs-blind-nil = Blind nil still costs about { costs-points }. Try again.
# $points (Number)
costs-other = That still costs about { costs-points }. Try again.
costs-no-better = No better. Try again.
