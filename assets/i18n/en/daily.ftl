# The deal of the day.

deal-of-the-day-deal-of-the-day = Deal of the day
deal-of-the-day-motto = Same cards for everyone
deal-of-the-day-rules = Everyone plays the same deals today: three rounds against { level-advanced }, in a different variant each day. Only your first finished match counts, and only if you don’t restart it or undo after seeing new cards or bids.
deal-of-the-day-play-todays-deal = Play today’s deal
deal-of-the-day-continue = Continue
deal-of-the-day-play-once-more = Play again
deal-of-the-day-once-more-counts-for-nothing = Playing again won’t change today’s result.
deal-of-the-day-copy-result = Copy result
deal-of-the-day-share-result = Share result
deal-of-the-day-days-in-a-row = Current streak
deal-of-the-day-most-in-a-row = Longest streak
deal-of-the-day-days-played = Days played
deal-of-the-day-this-month = This month

## How the day went.

day-words =
    { $outcome ->
        [won] You won with { day-points }.
        [lost] You lost with { day-points }.
       *[drawn] You tied with { day-points }.
    }
# "63 points", after "with".
day-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# The line to share: "Spades, deal of the day, Nov 22: Mirror, won 63 to 41 (+52 −11 +22)".
share-line =
    { $outcome ->
        [won] Spades, deal of the day, { FORM($day, "short") }: { $variant }, won { $own } to { $other } ({ FORM($rounds, "spaces") })
        [lost] Spades, deal of the day, { FORM($day, "short") }: { $variant }, lost { $own } to { $other } ({ FORM($rounds, "spaces") })
       *[drawn] Spades, deal of the day, { FORM($day, "short") }: { $variant }, tied { $own } to { $other } ({ FORM($rounds, "spaces") })
    }
shared-copied = Result copied. It doesn’t give any cards away.
shared-gone = This match is no longer in your history.
shared-no-clipboard = Couldn’t use the clipboard: { CLAUSE($text) }.
