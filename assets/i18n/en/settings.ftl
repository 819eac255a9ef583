### The settings.
###
### prefixes: setting, setting-detail, settings-leaf, settings-note, show-discards, sort-order, tap-plays

settings-leaf-table-and-cards = Table and cards
settings-leaf-play = Play
settings-leaf-sound = Sound
settings-leaf-accessibility = Accessibility
settings-leaf-about = About

## What can be set.

setting-card-back = Card back
setting-card-faces = Card faces
setting-table = Table
setting-preview = Preview
setting-four-colour-deck = Four-color deck
setting-large-indices = Large corner numbers
setting-reduced-motion = Reduced motion
setting-animation-speed = Animation speed
setting-interface-size = Interface size
setting-auto-play-one = Auto-play forced cards
setting-curtain-between-all-turns = Hide cards between all turns
setting-show-my-discards = Let me review my discards
setting-coach = Coach (vs computer)
setting-table-talk = Table talk
setting-undo-what-was-seen = Undo after seeing new cards or bids
setting-tap-plays = Tap to play a card
setting-vibration = Vibration
setting-left-handed = Left-handed
setting-order-of-the-hand = Sort hand
setting-mute = Mute
setting-music = Music
setting-effects = Sound effects
# $size (Percent)
interface-shown = This window fits up to { $size }.

## What a switch does.

setting-detail-four-colour-deck = Diamonds blue, clubs green
setting-detail-large-indices = 50% larger, on { face-style-classic } faces only. Phones always use them.
setting-detail-reduced-motion = Cards fade instead of flying
setting-detail-auto-play-one = Plays your card for you when only one is legal
setting-detail-curtain-between-all-turns = With several players: hide the table after every card, not just between phases
setting-detail-undo-what-was-seen = Against the computer: noted on the score sheet; these matches are counted separately
setting-detail-table-talk = Computer players sometimes comment after a round
setting-detail-vibration = When your side takes a trick or you tap a card you can’t play
setting-detail-left-handed = Move the tools and { tool-undo } to the left
setting-detail-mute = No sound at all

## Notes.

settings-note-keyboard = You can play with the keyboard alone: Tab and arrows move, { key-name-enter } or { key-name-space } selects, { key-name-escape } goes back.
settings-note-coach-numbers = The number on each choice is your chance of winning the match.
settings-note-licence = Free software, under the MIT License or the Apache License 2.0, at your option.
settings-note-credits = Court figures and suits after Adrian Kennard (CC0). Linux Libertine and Inter, both under the SIL Open Font License. Icons by Lucide (ISC). Music and stings rendered with the Fluid sound font (MIT). Made with Bevy.
settings-note-promise = No ads, no accounts, and nothing leaves your device. Every deck is sealed before the first card, and you can verify it afterward.

## Choices.

show-discards-against-the-computer = Against the computer
show-discards-always = Always
show-discards-never = Never
tap-plays-second = Twice
tap-plays-first = Once
sort-order-spades-first = Spades first, high to low
sort-order-spades-last = Spades last, low to high

# A back seen or heard alone.
# key: back-burgundy
card-back-burgundy = Burgundy lattice
# key: back-navy
card-back-navy = Navy waves
# key: back-green
card-back-green = Green stars
# key: back-black
card-back-black = Black rays
# key: back-copper
card-back-copper = Copper diamonds

# A style of faces among others; .alone where it is seen or heard alone.
face-style-classic = Classic
    .alone = Classic faces
face-style-plain = Plain
    .alone = Plain faces
face-style-clear = Large print
    .alone = Large-print faces

# What the table is covered with; .alone where it is seen or heard alone.
felt-green = Felt
    .alone = Green felt
felt-navy = Linen
    .alone = Navy linen
felt-burgundy = Damask
    .alone = Burgundy damask
felt-slate = Slate
    .alone = Slate table
felt-walnut = Walnut
    .alone = Walnut table
