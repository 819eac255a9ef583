### What is only heard: what has just happened, how it stands, and what can be done.
###
### prefixes: bid-name, control, news, table-line
### $card (Card): the card
### $who (Who): the player

# A bid within a sentence, noun: “bids nil”.
bid-name-blind-nil = blind nil
# A bid within a sentence, noun: “bids nil”.
bid-name-nil = nil
# $tricks (Number)
bid-name-blind = { $tricks }
# $tricks (Number)
bid-name-tricks = { $tricks }

## News.

# Heard: news.
# $round (Number)
news-round = Round { $round }
# $card (Card?)
news-discarded =
    { KIND($card) ->
        [none]
            { KIND($who) ->
                [you] You discard a card
               *[one] { FORM($who, "start") } discards a card
            }
       *[some]
            { KIND($who) ->
                [you] You discard { FORM($card, "the") }
               *[one] { FORM($who, "start") } discards { FORM($card, "the") }
            }
    }
# $bid (Words)
news-bid =
    { KIND($who) ->
        [you] You bid { $bid }
       *[one] { FORM($who, "start") } bids { $bid }
    }
news-played =
    { KIND($who) ->
        [you] You play { FORM($card, "the") }
       *[one] { FORM($who, "start") } plays { FORM($card, "the") }
    }
news-took =
    { KIND($who) ->
        [you] You take the trick
       *[one] { FORM($who, "start") } takes the trick
    }
news-spades-broken = Spades are broken
news-round-over = The round is over
# $side (Side)
news-won =
    { KIND($side) ->
        [you] You win the match
        [one] { FORM($side, "start") } wins the match
       *[two] { FORM($side, "start") } win the match
    }
# $sides (List)
news-drawn = It’s a tie: { FORM($sides, "commas") }

## Players and sides: "Mara: −40 points, 1 bag", "You: bid 4, 2 tricks, 1 card in hand".

# $side (Side): the side
# $points (Number): points of the side
# $bags (Number): bags of the side
standing =
    { $bags ->
        [0] { standing-points }
        [one] { standing-points }, { $bags } bag
       *[other] { standing-points }, { $bags } bags
    }
standing-points =
    { $points ->
        [one] { standing-side }: { $points } point
       *[other] { standing-side }: { $points } points
    }
standing-side =
    { KIND($side) ->
        [you] You
       *[one] { $side }
    }
# $bid (Words?): the bid, if made
# $tricks (Number): tricks taken
# $cards (Number): number of cards in hand
seat-description =
    { KIND($who) ->
        [you] You: { seat-description-bid }
        [dummy] Dummy: { seat-description-tricks }
       *[one] { $who }: { seat-description-bid }
    }
seat-description-bid =
    { KIND($bid) ->
        [none] no bid yet, { seat-description-tricks }
       *[some] bid { $bid }, { seat-description-tricks }
    }
seat-description-tricks =
    { $tricks ->
        [one] { $tricks } trick, { seat-description-cards }
       *[other] { $tricks } tricks, { seat-description-cards }
    }
seat-description-cards =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }

## The table.

# Heard: line of the table.
table-line-turn-of = { FORM($who, "of-start") } turn
table-line-your-turn =
    { KIND($who) ->
        [you] Your turn
       *[one] { FORM($who, "of-start") } turn
    }
table-line-pass-the-device = Pass the device to { $who }
# Heard: line of the table.
table-line-please-wait = Please wait
# $count (Number)
table-line-stock =
    { $count ->
        [one] Stock: { $count } card
       *[other] Stock: { $count } cards
    }
# Heard: line of the table.
table-line-discards = Discards:
table-line-hand-of =
    { KIND($who) ->
        [you] Your hand
       *[one] { FORM($who, "of-start") } hand
    }
# Cards of one suit, highest first: "Hearts: queen, 10".
# $suit (Suit)
# $ranks (List)
table-line-holding = { FORM($suit, "start") }: { FORM($ranks, "commas") }
table-line-in-the-trick =
    { KIND($who) ->
        [you] You played { FORM($card, "the") }
       *[one] { FORM($who, "start") } played { FORM($card, "the") }
    }
table-line-spades-broken = Spades are broken
table-line-spades-not-broken = Spades aren’t broken
# Heard: line of the table, before the cards named.
table-line-named = Cards you pass:
# Heard: line of the table.
table-line-drawn = Drawn: { $card }
table-line-dealer =
    { KIND($who) ->
        [you] You dealt this round
       *[one] { FORM($who, "start") } dealt this round
    }
table-line-draws-first =
    { KIND($who) ->
        [you] You draw first
       *[one] { FORM($who, "start") } draws first
    }

## What can be done.

control-show-my-cards = Show my cards
# Heard: name of a control, verb.
control-skip = Skip
control-call-a-renege-of = Call a renege on { $who }
# $action (Words)
control-act =
    { KIND($action) ->
        [draw] Draw a card
        [next-round] Next round
       *[other] { $action }
    }
# Heard: name of a control, verb.
control-play = Play { FORM($card, "the") }
