### The end of a match.
###
### prefixes: match-end, next-step, taken-back

# $round (Number): number of the round; 0 is the start of the match
# $scores (List): scores of the sides
standings =
    { $round ->
        [0] At the start: { FORM($scores, "commas") }
       *[other] After round { $round }: { FORM($scores, "commas") }
    }
# $side (Side): the side
# $score (Number): its score
side-score = { $side } { $score }

# A trick of a match of one or two rounds, to be heard.
#
# $round (Number)
# $trick (Number)
# $who (Who): the hand that took it
# $card (Card): the card that took it
trick-won =
    { KIND($who) ->
        [you] Round { $round }, trick { $trick }: you, with { FORM($card, "the") }
       *[one] Round { $round }, trick { $trick }: { FORM($who, "within") }, with { FORM($card, "the") }
    }

## The best round, with sentences of names "round_story" behind it.

# $round (Number)
# $side (Side)
# $own (Points)
# $rival (Points)
# $outcomes (List)
best-round =
    { KIND($outcomes) ->
        [none] { best-round-scored }
       *[some] { best-round-scored } { FORM($outcomes, "spaces") }
    }
best-round-scored =
    { KIND($side) ->
        [you] Best round: round { $round }, { $own } to { $rival }.
        [with-you] Your side’s best round: round { $round }, { $own } to { $rival }.
       *[one] { FORM($side, "start") }’s best round: round { $round }, { $own } to { $rival }.
    }

## The curve, the buttons, and what to do next.

match-end-how-it-went = Score by round
match-end-trick-by-trick = Trick by trick
# Button, noun: shows it.
match-end-last-round = Last round
# Button, noun: shows it.
match-end-result = Result
# Button, verb; $level is a level of the computer.
# $level (Words)
match-end-play-against = Play { $level }
# $level (Words)
next-step-stronger = You’re ready for { $level }.
next-step-unaided = Can you win without hints or undos, too?
next-step-best = You’ve beaten the strongest level. Try another variant?
next-step-review = Review the round to see what cost you most.
# Button: the same players once more.
next-step-return = Rematch?

## Decisions that were undone after new cards or bids were seen.

# $count (Number)
taken-back-in-round =
    { $count ->
        [one] { $count } undo after seeing new cards or bids.
       *[other] { $count } undos after seeing new cards or bids.
    }
# $count (Number)
taken-back-in-match =
    { $count ->
        [one] { $count } undo after seeing new cards or bids. This match is counted separately.
       *[other] { $count } undos after seeing new cards or bids. This match is counted separately.
    }
taken-back-restarted = Restarted with the same deals. This match is counted separately.
