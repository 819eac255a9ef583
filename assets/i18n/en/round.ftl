# Round, trick and goal.

round-title-round = Round { $round }
round-title-of-rules = { $rules } · Round { $round }
round-title-practice = Practice · Round { $round }
round-title-practice-alone = Practice
round-title-deal-of-the-day = Deal of the day · Round { $round }
round-title-deal-of-the-day-alone = Deal of the day
# To be heard.
round-title-heard = { $rules }, round { $round }
round-title-heard-of-the-day = Deal of the day, { $rules }, round { $round }

round-line-bidding = Bidding
round-line-trick = Trick { $trick } of { $all }
round-line-last-round = Ends after round { $round }
round-line-one-round = One round
round-line-of-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
round-line-first-to = First to { $target }
round-line-first-to-or-rounds =
    { $rounds ->
        [one] { $target } points or 1 round
       *[other] { $target } points or { $rounds } rounds
    }

## The fingerprint of the deck, sealed before the first card.

fair-deal-caption = Fair deal
fair-deal-code = Fair deal { $code }
fair-deal-checksum = SHA-256 { $code }
fair-deal-about = The deck was sealed before the first card. This is its fingerprint: open it to verify the deal.

spades-broken = Spades broken
spades-not-broken = Spades not broken
