### Between people who pass one device on.

# $who (Who)
curtain-pass-the-device = Pass the device to { $who }
# The name on a line of its own.
# $who (Who)
curtain-pass-the-device-below =
    Pass the device to
    { $who }
# $others are those who should look away, by name; all are named, so nobody is "you".
# $others (List): all other people
# $next (Who): the next person
curtain-look-away =
    { FORM($others, "count") ->
        [0] Your cards stay hidden until you hold the button.
        [1] { $others }, eyes elsewhere, please. { FORM($next, "of-start") } cards stay hidden until { $next } holds the button.
       *[other] Everyone else, eyes elsewhere, please. { FORM($next, "of-start") } cards stay hidden until { $next } holds the button.
    }
# No cards are shown before a blind nil is decided, nor before the first is drawn.
# $shows (Flag): `true` if that shows cards: it doesn't before a blind nil is decided, nor before the first card is drawn
curtain-hold =
    { $shows ->
        [yes] Hold to show my cards
       *[no] Hold to take my turn
    }
# Caption of how far the round is, nouns.
# $round (Number)
curtain-draft = Round { $round } · Draft
# Caption of how far the round is, nouns.
# $round (Number)
curtain-bidding = Round { $round } · Bidding
# $round (Number): number of the round
# $trick (Number): number of the trick
curtain-trick = Round { $round } · Trick { $trick }
# $side (Side)
# $score (Number)
curtain-score = { $side }: { $score }
