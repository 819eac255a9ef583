# Between people who pass one device on.

curtain-pass-the-device = Pass the device to { $who }
# The name on a line of its own.
curtain-pass-the-device-below =
    Pass the device to
    { $who }
# $others are those who should look away, by name; all are named, so nobody is "you".
curtain-look-away =
    { FORM($others, "count") ->
        [0] Your cards stay hidden until you hold the button.
        [one] { $others }, look away. { $next }’s cards stay hidden until { $next } holds the button.
       *[other] Everyone else, look away. { $next }’s cards stay hidden until { $next } holds the button.
    }
# No cards are shown before a blind nil is decided, nor before the first is drawn.
curtain-hold =
    { $shows ->
        [yes] Hold to show my cards
       *[no] Hold to take my turn
    }
curtain-draft = Round { $round } · Draft
curtain-bidding = Round { $round } · Bidding
curtain-trick = Round { $round } · Trick { $trick }
curtain-score = { $side }: { $score }
