### The menu, discards, last trick, hint, claim and review: what opens over the table.
###
### prefixes: advice, claim, discarded, hint, last-trick, menu, review

menu-menu = Menu
menu-back-to-the-table = Back to the table
menu-look-through-the-discards = Show discards
menu-restart-the-match = Restart match
menu-concede-the-round = Concede round
menu-concede-the-match = Concede match
menu-leave-to-the-title = Main menu
menu-the-match-is-kept = Your match is saved. Choose { title-continue } to resume.

## Discards.

discarded-discards = Discards
# $count (Number)
discarded-open =
    { $count ->
        [one] 1 card, out of play
       *[other] { $count } cards, out of play
    }
# $own (Number): number of the player's own discards
# $others (Number): number of hidden discards
discarded-closed =
    { $own ->
        [one]
            { $others ->
                [one] Your discard; 1 more is face down
               *[other] Your discard; { $others } more are face down
            }
       *[other]
            { $others ->
                [one] Your { $own } discards; 1 more is face down
               *[other] Your { $own } discards; { $others } more are face down
            }
    }
last-trick-last-trick = Last trick
last-trick-took-the-trick = Took the trick
last-trick-led = Led

## The hint: its buttons, and what its numbers mean.

hint-thinking = Thinking…
hint-numbers = Show numbers
hint-hide-numbers = Hide numbers
hint-why = Why?
hint-close = Close hint
hint-chance-to-win = The number on each choice is your chance of winning the match.
# $count (Number)
hint-chance-over-deals =
    { $count ->
        [one] The number on each choice is your chance of winning the match, from 1 sample deal.
       *[other] The number on each choice is your chance of winning the match, from { $count } sample deals.
    }
advice-blind-nil = Bid blind nil
advice-look = Show my cards
advice-draw = Draw
advice-keep = Keep it
advice-discard = Discard it
advice-nil = Bid nil
# $tricks (Number)
advice-bid = Bid { $tricks }
advice-play = Play it
advice-call = Call a renege
advice-settle = Score the round
advice-next-round = Continue

## Claims of the rest of the tricks.

claim-whatever-is-played = These cards take every remaining trick.
claim-grant = Accept
claim-play-on = Play it out
# $who (Who)
claims-the-rest =
    { KIND($who) ->
        [you] You claim the rest.
       *[one] { FORM($who, "start") } claims the rest.
    }

## The review.

# $round (Number)
review-of-round = Round { $round } review
review-going-through-the-round = Reviewing the round…
review-accuracy = accuracy
review-the-turning-point = The turning point
review-nothing-was-given-away = Flawless. You found the best choice every time.
review-what-cost-most = Costliest decisions
