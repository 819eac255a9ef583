### What is at the side of each player when people sit around one screen.
###
### prefixes: asked, seating, tally-words

facing-hold-to-look = Hold to look
# Button on the table, verb: looks at one’s hand, covers it again.
# room: 16
facing-look = Look
facing-tap-to-cover = Tap to cover
# Button on the table, verb: looks at one’s hand, covers it again.
# room: 16
facing-cover = Cover
facing-turn-to-me = Turn toward me

## What a player is asked for.

# room: 42
asked-draw = Your turn: tap the stock
# room: 42
asked-lift-the-cover = Your turn: hold or tap your cover
# room: 42
asked-pass = Pass cards to your partner
# room: 42
asked-look-or-blind-nil = Blind nil, or look at your cards
# room: 42
asked-lead = Your turn: lead a card
# $suit (Suit)
# room: 42
asked-led = Your turn: { $suit } led
# room: 42
asked-lead-from-the-dummy = Your turn: lead from dummy
# $suit (Suit)
# room: 42
asked-led-to-the-dummy = Play from dummy: { $suit } led

## Bid and tricks where there is little room.

# room: 12
tally-words-nothing = –
# $tricks (Number)
# room: 12
tally-words-tricks = { $tricks }
# Line beside a player on a shared screen: bid and tricks.
# room: 12
tally-words-nil = Nil
# Line beside a player on a shared screen: bid and tricks.
# $tricks (Number)
# room: 12
tally-words-nil-and-tricks = Nil, { $tricks }
# Line beside a player on a shared screen: bid and tricks.
# $bid (Number)
# room: 12
tally-words-bid = Bid { $bid }
# $tricks (Number)
# $bid (Number)
# room: 12
tally-words-of = { $tricks } of { $bid }
# $count (Number)
# room: 12
bags =
    { $count ->
        [one] { $count } bag
       *[other] { $count } bags
    }
# $count (Number)
stock-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

## How several people at one device play.

# Title of a page, noun: who sits where.
seating-title = Seating
seating-side-by-side = Side by side
seating-face-to-face = Face to face
seating-about-side-by-side = Take turns and pass the device.
seating-about-face-to-face = Put the device in the middle. Each player has a side and holds their own cover to look at their cards.
seating-no-room = This screen is too small to play face to face. Use a tablet, or pass the device.
