### What is at the side of each player when people sit around one screen.
###
### prefixes: asked, seating, tally-words

facing-hold-to-look = Hold to look
facing-look = Look
facing-tap-to-cover = Tap to cover
facing-cover = Cover
facing-turn-to-me = Turn toward me

## What a player is asked for.

asked-draw = Your turn: tap the stock
asked-lift-the-cover = Your turn: hold or tap your cover
asked-look-or-blind-nil = Blind nil, or look at your cards
asked-lead = Your turn: lead a card
# $suit (Suit)
asked-led = Your turn: { $suit } led
asked-lead-from-the-dummy = Your turn: lead from dummy
# $suit (Suit)
asked-led-to-the-dummy = Play from dummy: { $suit } led

## Bid and tricks where there is little room.

tally-words-nothing = –
# $tricks (Number)
tally-words-tricks = { $tricks }
tally-words-nil = Nil
# $tricks (Number)
tally-words-nil-and-tricks = Nil, { $tricks }
# $bid (Number)
tally-words-bid = Bid { $bid }
# $tricks (Number)
# $bid (Number)
tally-words-of = { $tricks } of { $bid }
# $count (Number)
bags =
    { $count ->
        [one] 1 bag
       *[other] { $count } bags
    }
# $count (Number)
stock-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }

## How several people at one device play.

seating-title = Seating
seating-side-by-side = Side by side
seating-face-to-face = Face to face
seating-about-side-by-side = Take turns and pass the device.
seating-about-face-to-face = Put the device in the middle. Each player has a side and holds their own cover to look at their cards.
seating-no-room = This screen is too small to play face to face. Use a tablet, or pass the device.
