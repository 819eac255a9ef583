# Learning from mistakes: what was done, what another choice costs, and why the better one is better.

learn-from =
    { $count ->
        [one] Learn from 1 mistake
       *[other] Learn from { $count } mistakes
    }
take-them-again = Replay your costliest decisions until you find the better choice
mistakes-head = Learn from your mistakes · { $number } of { $of }
mistakes-show-me = Show me
mistakes-next-mistake = Next
mistakes-back-to-the-result = Back to the result

## What was done.

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
find-better-bid =
    { $tricks ->
        [0] You bid nil. Find a better bid.
       *[other] You bid { $tricks }. Find a better bid.
    }
find-better-blind-nil = You bid blind nil. What’s better?
find-better-drew = You drew a card. What’s better?
find-better-looked = You looked at your hand first. What’s better?

## What a choice costs that isn’t good enough.

# "12 points", at the end of "about".
costs-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
costs-card = { FORM($card, "the-start") } still costs about { costs-points }. Try another card.
costs-card-is-no-better = { FORM($card, "the-start") } isn’t better. Try another card.
costs-bid =
    { $tricks ->
        [0] Nil still costs about { costs-points }. Try another bid.
       *[other] A bid of { $tricks } still costs about { costs-points }. Try another bid.
    }
costs-keeping =
    { KIND($card) ->
        [none] Keeping the card still costs about { costs-points }. Try again.
       *[some] Keeping { FORM($card, "the") } still costs about { costs-points }. Try again.
    }
costs-discarding =
    { KIND($card) ->
        [none] Discarding the card still costs about { costs-points }. Try again.
       *[some] Discarding { FORM($card, "the") } still costs about { costs-points }. Try again.
    }
costs-blind-nil = Blind nil still costs about { costs-points }. Try again.
costs-other = That still costs about { costs-points }. Try again.
costs-no-better = No better. Try again.

## Why the found card is better than the one that was played ($taken).

why-card-worth = { FORM($found, "the-start") } is worth about { costs-points } more than { FORM($taken, "the") }.
why-taken-costs = { FORM($taken, "the-start") } costs about { costs-points }.
why-keeps-nil = { FORM($found, "the-start") } keeps your nil; { FORM($taken, "the") } loses it.
why-makes-bid = { FORM($found, "the-start") } makes your { $bid }; { FORM($taken, "the") } gets you set.
why-lets-ruff = { FORM($found, "the-start") } makes your { $bid }; { FORM($taken, "the") } lets them ruff and gets you set.
why-loses-to = { FORM($found, "the-start") } makes your { $bid }; { FORM($taken, "the") } can lose to { FORM($by, "the") } and gets you set.
why-stays-below = { FORM($found, "the-start") } makes your { $bid }; { FORM($taken, "the") } loses this trick to { FORM($by, "the") } and gets you set.
why-sets-their-nil = { FORM($found, "the-start") } sets their nil; { FORM($taken, "the") } lets it through.
why-sets-them = { FORM($found, "the-start") } sets them; { FORM($taken, "the") } lets them make it.
why-fewer-bags =
    { $bags ->
        [one] { FORM($found, "the-start") } takes 1 bag fewer than { FORM($taken, "the") }.
       *[other] { FORM($found, "the-start") } takes { $bags } bags fewer than { FORM($taken, "the") }.
    }
why-fewer-tricks = { FORM($found, "the-start") } gives your opponents fewer tricks than { FORM($taken, "the") }.
why-nil-makes = With { FORM($found, "the") }, your nil makes against best play; { FORM($taken, "the") } costs about { costs-points }.
why-bid-makes = With { FORM($found, "the") }, you make { $bid } against best play; { FORM($taken, "the") } costs about { costs-points }.
why-their-nil-fails = With { FORM($found, "the") }, their nil fails against best play; { FORM($taken, "the") } costs about { costs-points }.
why-they-are-set = With { FORM($found, "the") }, they’re set against best play; { FORM($taken, "the") } costs about { costs-points }.
why-reaches =
    { $goal ->
        [own-nil] { FORM($found, "the-start") } makes your nil in { $odds }
        [own-bid] { FORM($found, "the-start") } makes your { $bid } in { $odds }
        [side-bid] { FORM($found, "the-start") } makes your side’s { $bid } in { $odds }
        [partner-nil] { FORM($found, "the-start") } makes your partner’s nil in { $odds }
        [rival-nil] { FORM($found, "the-start") } sets their nil in { $odds }
       *[rival-bid] { FORM($found, "the-start") } sets them in { $odds }
    }
why-oftener = { why-reaches }; { FORM($taken, "the") } in { $other }.
why-often = { why-reaches }; { FORM($taken, "the") } costs about { costs-points }.
why-fewer-on-average = { FORM($found, "the-start") } averages { $bags } bags, { FORM($taken, "the") } { $other }.
why-few-on-average = { FORM($found, "the-start") } averages { $bags } bags; { FORM($taken, "the") } costs about { costs-points }.

## Why a card of a draft is better kept or discarded.

why-keeping =
    { KIND($card) ->
        [none] Keeping the card is worth about { costs-points } more than discarding it.
       *[some] Keeping { FORM($card, "the") } is worth about { costs-points } more than discarding it.
    }
why-discarding =
    { KIND($card) ->
        [none] Discarding the card is worth about { costs-points } more than keeping it.
       *[some] Discarding { FORM($card, "the") } is worth about { costs-points } more than keeping it.
    }

## Why the found bid is better than the one that was made ($taken, with $other tricks).

why-found-start =
    { KIND($found) ->
        [blind-nil] Blind nil
        [nil] Nil
        [bid] A bid of { $bid }
       *[look] Looking first
    }
why-taken-bid =
    { KIND($taken) ->
        [blind-nil] blind nil
        [nil] nil
        [bid] a bid of { $other }
       *[look] looking first
    }
why-side-makes =
    { $side ->
        [total] With a bid of { $bid }, your side makes its { $total } in { $odds }
        [open] With a bid of { $bid }, your side makes its bid in { $odds }
        [dummy] A bid of { $bid } may win the dummy and makes in { $odds }
       *[own] You make a bid of { $bid } in { $odds }
    }
why-bid-too-high = { why-side-makes }; { why-taken-bid } asks too much of this hand.
why-bid-too-low = { why-side-makes }, so { why-taken-bid } leaves points on the table.
why-bid-likely = { why-side-makes }, which beats { why-taken-bid }.
why-nil-likely = Nil makes in { $odds }, which beats { why-taken-bid }.
why-nil-covered = Nil makes in { $odds } because your partner can cover. That beats { why-taken-bid }.
why-nil-stands = With best play, nil makes, which beats { why-taken-bid }.
why-taken-is-set = With best play, you make a bid of { $bid }, but a bid of { $other } gets set.
why-leaves-points = With best play, you make a bid of { $bid }, so a bid of { $other } leaves points on the table.
why-bid-stands = With best play, you make a bid of { $bid }, which at this score beats { why-taken-bid }.
why-gamble = { why-found-start } fails against best play, but at this score it’s a better gamble than { why-taken-bid }.
why-best-on-average = { why-found-start } scores the most on average across the sample deals, ahead of { why-taken-bid }.
why-bid-worth = { why-found-start } is worth about { costs-points } more than { why-taken-bid }.
