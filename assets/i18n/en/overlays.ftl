### The menu, discards, last trick, hint, claim and review: what opens over the table.
###
### prefixes: advice, claim, discarded, hint, last-trick, luck, menu, review

# Title of the menu over the table, noun.
menu-menu = Menu
# room: 18
menu-back-to-the-table = Back to the table
# Button of the menu, verb.
menu-look-through-the-discards = Show discards
# Button of the menu, verb.
# room: 20
menu-restart-the-match = Restart match
# Button of the menu, verb.
menu-concede-the-round = Concede round
# Button of the menu, verb.
menu-concede-the-match = Concede match
# Button: leaves the table for the main menu.
menu-leave-to-the-title = Main menu
menu-the-match-is-kept = Your match is saved. Choose { title-continue } to resume.

## Discards.

# Title of the box with the discards, noun.
discarded-discards = Discards
# $count (Number)
discarded-open =
    { $count ->
        [one] { $count } card, out of play
       *[other] { $count } cards, out of play
    }
# $own (Number): number of the player's own discards
# $others (Number): number of hidden discards
discarded-closed =
    { $own ->
        [1]
            { $others ->
                [one] Your discard; { $others } more is face down
               *[other] Your discard; { $others } more are face down
            }
       *[other]
            { $others ->
                [one] Your { $own } discards; { $others } more is face down
               *[other] Your { $own } discards; { $others } more are face down
            }
    }
# Title of the box with the last trick, noun.
last-trick-last-trick = Last trick
last-trick-took-the-trick = Took the trick
# Caption under the card that was led; past participle.
last-trick-led = Led

## The hint: its buttons, and what its numbers mean.

# State while the hint is searched.
hint-thinking = Thinking…
# Button, verb.
hint-numbers = Show numbers
# Button, verb.
hint-hide-numbers = Hide numbers
# Button, verb.
hint-why = Why?
# Button, verb.
hint-close = Close hint
hint-chance-to-win = The number on each choice is your chance of winning the match.
# $count (Number)
hint-chance-over-deals =
    { $count ->
        [one] The number on each choice is your chance of winning the match, from { $count } sample deal.
       *[other] The number on each choice is your chance of winning the match, from { $count } sample deals.
    }
advice-blind-nil = Bid blind nil
# Hint, verb: on its button, as an option in a list, and heard as a control.
# $tricks (Number)
advice-blind-bid = Bid { $tricks } blind
advice-look = Show my cards
# Hint, verb: on its button, as an option in a list, and heard as a control.
advice-misdeal = Call a misdeal
# Hint, verb: on its button, as an option in a list, and heard as a control.
advice-pass = Pass it
# Hint, verb: on its button, as an option in a list, and heard as a control.
advice-draw = Draw
# Hint, verb: on its button, as an option in a list, and heard as a control.
advice-keep = Keep it
# Hint, verb: on its button, as an option in a list, and heard as a control.
advice-discard = Discard it
# Hint, verb: on its button, as an option in a list, and heard as a control.
advice-nil = Bid nil
# Hint, verb: on its button, as an option in a list, and heard as a control.
# $tricks (Number)
advice-bid = Bid { $tricks }
# Hint, verb: on its button, as an option in a list, and heard as a control.
advice-play = Play it
advice-call = Call a renege
advice-settle = Score the round
# Hint, verb: on its button, as an option in a list, and heard as a control.
advice-next-round = Continue

## Claims of the rest of the tricks.

claim-whatever-is-played = These cards take every remaining trick.
# Button, verb: gives the tricks that are claimed.
claim-grant = Accept
claim-play-on = Play it out
# $who (Who)
claims-the-rest =
    { KIND($who) ->
        [you] You claim the rest.
       *[one] { FORM($who, "start") } claims the rest.
    }

## The review.

# Title, noun.
# $round (Number)
review-of-round = Round { $round } review
review-going-through-the-round = Reviewing the round…
# Caption beside a percentage, noun without a capital.
review-accuracy = accuracy
review-the-turning-point = The turning point
review-nothing-was-given-away = Flawless. You found the best choice every time.
# Heading of a list, noun.
review-what-cost-most = Costliest decisions
# The best choice that a plain player would have missed.
review-best-played = Best decision

## Below a costly decision that turned out well: it was wrong on average, and lucky.

# $who (Who): the player
# $card (Card): the card that came after the discard
luck-came =
    { KIND($who) ->
        [you] On average that costs points. You were lucky: { FORM($card, "the") } came.
       *[one] On average that costs points. { FORM($who, "start") } was lucky: { FORM($card, "the") } came.
    }
# $who (Who): the player
# $card (Card): the card that would have come after a discard
luck-spared =
    { KIND($who) ->
        [you] On average that costs points. You were lucky: only { FORM($card, "the") } came next.
       *[one] On average that costs points. { FORM($who, "start") } was lucky: only { FORM($card, "the") } came next.
    }
# $who (Who): the player
luck-bid-made =
    { KIND($who) ->
        [you] On average that costs points. You were lucky: the bid was made.
       *[one] On average that costs points. { FORM($who, "start") } was lucky: the bid was made.
    }
# The bid was low, and no more tricks came than it needed.
# $who (Who): the player
luck-higher-missed =
    { KIND($who) ->
        [you] On average that costs points. You were lucky: no more tricks came.
       *[one] On average that costs points. { FORM($who, "start") } was lucky: no more tricks came.
    }
# $who (Who): the player
# $card (Card): the card that was played
luck-took =
    { KIND($who) ->
        [you] On average that costs points. You were lucky: { FORM($card, "the") } took the trick.
       *[one] On average that costs points. { FORM($who, "start") } was lucky: { FORM($card, "the") } took the trick.
    }
# $who (Who): the player
luck-placed =
    { KIND($who) ->
        [you] On average that costs points. You were lucky: the other cards were in the right hands.
       *[one] On average that costs points. { FORM($who, "start") } was lucky: the other cards were in the right hands.
    }
# All cards were known, and the opponents missed their chance.
# $who (Who): the player
luck-let-off =
    { KIND($who) ->
        [you] That costs points against best play, but you got away with it.
       *[one] That costs points against best play, but { $who } got away with it.
    }
