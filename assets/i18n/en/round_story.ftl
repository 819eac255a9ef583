### What came of a round, one sentence after another.
###
### prefixes: outcome

# $round-outcome (List)
# key: round-story
round-story = { FORM($round-outcome, "spaces") }

# $side (Side)
# $bid (Number)
# $bags (Number)
outcome-made =
    { KIND($side) ->
        [you]
            { $bags ->
                [0] You made your bid of { $bid }.
                [one] You made your bid of { $bid } with { $bags } bag.
               *[other] You made your bid of { $bid } with { $bags } bags.
            }
       *[one]
            { $bags ->
                [0] { FORM($side, "start") } bid { $bid } and made it.
                [one] { FORM($side, "start") } bid { $bid } and made it, plus { $bags } bag.
               *[other] { FORM($side, "start") } bid { $bid } and made it, plus { $bags } bags.
            }
    }
# $side (Side)
# $bid (Number)
# $tricks (Number)
outcome-set =
    { KIND($side) ->
        [you] You bid { $bid }, took { $tricks }: set.
       *[one] { FORM($side, "start") } bid { $bid }, took { $tricks }: set.
    }
# $who (Who)
# $blind (Flag)
# $tricks (Number)
outcome-nil =
    { $tricks ->
        [0] { outcome-nil-made }
       *[other] { outcome-nil-failed }
    }
outcome-nil-made =
    { KIND($who) ->
        [you]
            { $blind ->
                [yes] You made your blind nil.
               *[no] You made your nil.
            }
       *[one]
            { $blind ->
                [yes] { FORM($who, "start") } made blind nil.
               *[no] { FORM($who, "start") } made nil.
            }
    }
outcome-nil-failed =
    { KIND($who) ->
        [you] Your { outcome-failed-bid } failed: you took { outcome-failed-tricks }.
       *[one] { FORM($who, "of-start") } { outcome-failed-bid } failed: { outcome-failed-tricks } taken.
    }
# English part.
outcome-failed-bid =
    { $blind ->
        [yes] blind nil
       *[no] nil
    }
# English part: an object.
outcome-failed-tricks =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }

## Reneges: who caught one, and what it was.

outcome-caught =
    { KIND($caller) ->
        [you] You caught a renege.
       *[one] { FORM($caller, "start") } caught a renege.
    }
# $caller (Who)
# $culprit (Who)
# $card (Card)
# $suit (Suit)
outcome-not-followed =
    { KIND($culprit) ->
        [you] { outcome-caught } You had { $suit } but played { FORM($card, "the") }.
       *[one] { outcome-caught } { FORM($culprit, "start") } had { $suit } but played { FORM($card, "the") }.
    }
# $caller (Who)
# $culprit (Who)
# $card (Card)
outcome-led-too-early =
    { KIND($culprit) ->
        [you] { outcome-caught } You led { FORM($card, "the") } before spades were broken.
       *[one] { outcome-caught } { FORM($culprit, "start") } led { FORM($card, "the") } before spades were broken.
    }
# $who (Who)
outcome-called-in-vain =
    { KIND($who) ->
        [you] You called a renege, but there wasn’t one.
       *[one] { FORM($who, "start") } called a renege, but there wasn’t one.
    }
