### What the table says of a card, a plate or a pile. Captions, so no full stops.
###
### prefixes: about, about-line, would
### $card (Card): the card
### $who (Who): the player

## What a card would do to this trick.

# $suit (Suit): its suit
# $breaks (Flag): `true` if it breaks spades
would-lead =
    { $breaks ->
        [yes] Leads { $suit } and breaks them
       *[no] Leads { $suit }
    }
# $with (Card): the card
# $breaks (Flag): `true` if it breaks spades
would-take =
    { $breaks ->
        [yes] Breaks spades and takes the trick with { FORM($with, "the-rank") }
       *[no] Takes the trick with { FORM($with, "the-rank") }
    }
# $best (Card): highest card before it
# $breaks (Flag): `true` if it breaks spades
would-beat =
    { $breaks ->
        [yes] Breaks spades; beats { FORM($best, "the") }, for now
       *[no] Beats { FORM($best, "the") }, for now
    }
# Caption beside a card that is looked at; the card is the subject.
would-lose-to = Loses to { FORM($card, "the") }
would-stay-below-partner = Stays below your partner’s { FORM($card, "rank") }
would-leave-to-partner = Leaves the trick to your partner’s { FORM($card, "rank") }
tap-again = Tap again or flick up to play

## What is pointed at.

about-card = { FORM($card, "start") }
# Heading of the information about it, noun.
about-stock = Stock
# Heading of the information about it, noun.
about-trick = This trick
about-taken =
    { KIND($who) ->
        [you] Your tricks
       *[one] { FORM($who, "of-start") } tricks
    }
about-hand =
    { KIND($who) ->
        [you] Your hand
       *[one] { FORM($who, "of-start") } hand
    }

## Lines about it.

# $count (Number)
# $suit (Suit)
about-line-higher-out =
    { $count ->
        [0] No higher { FORM($suit, "one") } left
        [one] { $count } higher { FORM($suit, "one") } left
       *[other] { $count } higher { $suit } left
    }
about-line-led =
    { KIND($who) ->
        [you] You led { FORM($card, "the") }
       *[one] { FORM($who, "start") } led { FORM($card, "the") }
    }
about-line-winning =
    { KIND($who) ->
        [you] You’re winning with { FORM($card, "the") }
       *[one] { FORM($who, "start") } is winning with { FORM($card, "the") }
    }
# $count (Number)
about-line-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $count (Number)
about-line-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
# $count (Number)
about-line-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
# $score (Number)
about-line-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# $count (Number)
about-line-bags =
    { $count ->
        [one] { $count } bag
       *[other] { $count } bags
    }
