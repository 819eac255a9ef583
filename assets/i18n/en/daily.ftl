### The deal of the day.
###
### prefixes: deal-of-the-day, shared, week

deal-of-the-day-deal-of-the-day = Deal of the day
deal-of-the-day-motto = Same cards for everyone
deal-of-the-day-rules = Everyone plays the same deals today: three rounds against { level-advanced }, in a different variant each day. Only your first finished match counts, and only if you don’t restart it or undo after seeing new cards or bids.
deal-of-the-day-play-todays-deal = Play today’s deal
# Button, verb.
deal-of-the-day-continue = Continue
# Button, verb.
deal-of-the-day-play-once-more = Play again
deal-of-the-day-once-more-counts-for-nothing = That’s today’s deal. A new one tomorrow, the same for everyone.
# The streak that today’s deal would extend; it is 2 or more.
# $days (Number)
streak-at-risk = { $days } days in a row. Today’s deal keeps it going.
# Button, verb.
deal-of-the-day-copy-result = Copy result
# Button, verb.
deal-of-the-day-share-result = Share result
# Caption over a number or a calendar, noun.
deal-of-the-day-days-in-a-row = Current streak
# Caption over a number or a calendar, noun.
deal-of-the-day-most-in-a-row = Longest streak
# Caption over a number or a calendar, noun.
deal-of-the-day-days-played = Days played
# Caption over a number or a calendar, noun.
deal-of-the-day-this-month = This month

## How the day went.

# $outcome (Key)
# $score (Number)
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
# To share, in two lines: "♠ Spades · Deal of the day · Nov 22", and "Mirror: won 63 to 41 · 🟩🟥🟩". The picture letters, a green square for
# each round whose bid was made and a red one for the others, are the same in every language.
# $day (Day)
share-head = { -game } · { deal-of-the-day-deal-of-the-day } · { FORM($day, "short") }
# $variant (Text)
# $outcome (Key)
# $own (Number)
# $other (Number)
# $squares (Text)
share-line =
    { $outcome ->
        [won] { $variant }: won { $own } to { $other } · { $squares }
        [lost] { $variant }: lost { $own } to { $other } · { $squares }
       *[drawn] { $variant }: tied { $own } to { $other } · { $squares }
    }
shared-copied = Result copied. It doesn’t give any cards away.
shared-gone = This match is no longer in your history.
# $text (Text)
shared-no-clipboard = Couldn’t use the clipboard: { CLAUSE($text) }.

## The days of this week on the main menu, with the days in a row.

# To be heard.
# $days (Number): days in a row
# key: week-deal
week-deal =
    { $days ->
        [0] { deal-of-the-day-deal-of-the-day }, this week
        [one] { deal-of-the-day-deal-of-the-day }, this week: { $days } day in a row
       *[other] { deal-of-the-day-deal-of-the-day }, this week: { $days } days in a row
    }
# To be heard.
# $days (Number): days in a row
# key: week-puzzle
week-puzzle =
    { $days ->
        [0] { learning-puzzle-of-the-day }, this week
        [one] { learning-puzzle-of-the-day }, this week: { $days } day in a row
       *[other] { learning-puzzle-of-the-day }, this week: { $days } days in a row
    }
# Days in a row, beside the days of the week.
# $days (Number): days in a row
# key: week-streak
# room: 12
week-streak =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
