### The page on fair deals. A deck's "fingerprint" is its SHA-256 checksum; "receipt" is what proves it after the round.
###
### prefixes: fair-deals, receipt-checked

# Title, noun.
fair-deals-fair-deal = Fair deal
fair-deals-why = Once a round begins, no card can be changed. The fingerprint below proves it.
fair-deals-how = Before the first card, the deck is shuffled and sealed. Its fingerprint is the SHA-256 of the deck plus a random salt; no other deck can be made to match it.
fair-deals-after = After the round, the receipt shows the deck and the salt. The game checks it here, and you can check it with any SHA-256 tool.
fair-deals-code-of-this-round = This round’s fingerprint
fair-deals-still-sealed = Sealed until the round ends. Jot down the start of the fingerprint if you want to check it later.
fair-deals-checked = Verified: the deck and salt match the fingerprint.
fair-deals-the-deck = Deck, top to bottom
# Button, verb.
fair-deals-copy-receipt = Copy receipt
fair-deals-check-receipt = Check a copied receipt
fair-deals-no-match = Every round has its own fingerprint, shown beside the round number.

## What came of checking a receipt.

# $round (Number): number of the round
# $start (Text): start of the fingerprint
receipt-checked-true = Receipt for round { $round } verified: it matches { $start }…
# $receipt-error (Key)
receipt-checked-false =
    { $receipt-error ->
        [deck] Invalid receipt: its deck isn’t 52 different cards.
        [salt] Invalid receipt: its salt isn’t 64 hexadecimal digits.
       *[commitment] Invalid receipt: the deck and salt don’t match the fingerprint.
    }
# $why (Text): fault of the text
receipt-checked-no-receipt = The clipboard doesn’t contain a receipt. Copy one and try again. ({ CLAUSE($why) })
# $text is what the system says.
# $text (Text)
receipt-checked-no-clipboard = Couldn’t use the clipboard: { CLAUSE($text) }.
