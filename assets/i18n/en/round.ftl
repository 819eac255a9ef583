### Round, trick and goal.
###
### prefixes: fair-deal, round-line, round-title, spades
### $rules (Words)

# Heading over the table, noun.
# $round (Number)
round-title-round = Round { $round }
# $round (Number)
round-title-of-rules = { $rules } · Round { $round }
# Heading over the table, noun.
# $round (Number)
round-title-practice = Practice · Round { $round }
# Heading over the table, noun.
round-title-practice-alone = Practice
# $round (Number)
round-title-deal-of-the-day = Deal of the day · Round { $round }
round-title-deal-of-the-day-alone = Deal of the day
# To be heard.
# $round (Number)
round-title-heard = { $rules }, round { $round }
# $round (Number)
round-title-heard-of-the-day = Deal of the day, { $rules }, round { $round }

# Line below the heading of the table.
round-line-bidding = Bidding
# Line beside the round’s number: what happens now; noun.
round-line-passing = Passing
# $trick (Number)
# $all (Number)
# room: 16
round-line-trick = Trick { $trick } of { $all }
# $round (Number)
round-line-last-round = Ends after round { $round }
# Line below the heading of the table.
round-line-one-round = One round
# $rounds (Number)
round-line-of-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
# Line below the heading of the table.
# $target (Number)
round-line-first-to = First to { $target }
# $target (Number)
# $rounds (Number)
round-line-first-to-or-rounds =
    { $rounds ->
        [one] { $target } points or { $rounds } round
       *[other] { $target } points or { $rounds } rounds
    }

## The fingerprint of the deck, sealed before the first card.

# Caption over the start of a checksum, noun.
fair-deal-caption = Fair deal
# Caption over the start of a checksum, noun.
# $code (Text)
fair-deal-code = Fair deal { $code }
# Caption over the start of a checksum, noun.
# $code (Text)
fair-deal-checksum = SHA-256 { $code }
fair-deal-about = The deck was sealed before the first card. This is its fingerprint: open it to verify the deal.

# State of the round; participle.
# room: 18
spades-broken = Spades broken
# room: 18
spades-not-broken = Spades not broken
