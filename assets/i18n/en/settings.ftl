### The settings.
###
### prefixes: setting, setting-detail, settings-leaf, settings-note, show-discards, sort-order, tap-plays

# room: 16
settings-leaf-table-and-cards = Table and cards
# Tab of the settings: how one plays; noun.
# room: 16
settings-leaf-play = Play
# Tab of the settings, noun.
# room: 16
settings-leaf-sound = Sound
# Tab of the settings, noun.
# room: 16
settings-leaf-accessibility = Accessibility
# Tab of the settings, noun.
# room: 16
settings-leaf-language = Language
# Tab of the settings, noun.
# room: 16
settings-leaf-about = About

## What can be set.

# Caption above the names of the languages
setting-language = Language
# Label of a switch or of a choice, noun.
setting-card-back = Card back
# Label of a switch or of a choice, noun.
setting-card-faces = Card faces
# Label of a choice: the cloth of the table; noun.
setting-table = Table
# Heard: name of the picture of a table, noun.
setting-preview = Preview
# Label of a switch or of a choice, noun.
setting-four-color-deck = Four-color deck
setting-large-indices = Large corner numbers
# Label of a switch or of a choice, noun.
setting-reduced-motion = Reduced motion
# Label of a switch or of a choice, noun.
setting-animation-speed = Animation speed
# Label of a switch or of a choice, noun.
setting-interface-size = Interface size
setting-auto-play-one = Auto-play forced cards
setting-curtain-between-all-turns = Hide cards between all turns
setting-show-my-discards = Let me review my discards
setting-coach = Coach (vs computer)
# Label of a switch or of a choice, noun.
setting-table-talk = Table talk
setting-undo-what-was-seen = Undo after seeing new cards or bids
setting-tap-plays = Tap to play a card
# Label of a switch or of a choice, noun.
setting-vibration = Vibration
# Label of a switch or of a choice, noun.
setting-left-handed = Left-handed
# Label of a switch or of a choice, noun.
setting-order-of-the-hand = Sort hand
# Label of a switch; verb or noun.
setting-mute = Mute
# Label of a switch or of a choice, noun.
setting-music = Music
# Label of a switch or of a choice, noun.
setting-effects = Sound effects
# $size (Percent)
interface-shown = In this window, everything is shown at { $size }.

## What a switch does.

setting-detail-four-color-deck = Diamonds blue, clubs green
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
settings-note-license = Free software, under the MIT License or the Apache License 2.0, at your option.
settings-note-credits = Court figures and suits after Adrian Kennard (CC0). Linux Libertine and Inter, both under the SIL Open Font License. Icons by Lucide (ISC). Music and stings rendered with the Fluid sound font (MIT). Made with Bevy.
settings-note-promise = No ads, no accounts, and nothing leaves your device. Every deck is sealed before the first card, and you can verify it afterward.

## Choices.

show-discards-against-the-computer = Against the computer
# Choice of “Show discards”.
show-discards-always = Always
# Choice of “Show discards”.
show-discards-never = Never
# Choice of “Tap to play a card”: how often.
tap-plays-second = Twice
# Choice of “Tap to play a card”: how often.
tap-plays-first = Once
# room: 40
sort-order-spades-first = Spades first, high to low
# room: 40
sort-order-spades-last = Spades last, low to high

# A back seen or heard alone.
# key: back-burgundy
card-back-burgundy = Burgundy lattice
# Name of a back of the cards.
# key: back-navy
card-back-navy = Navy waves
# Name of a back of the cards.
# key: back-green
card-back-green = Green stars
# Name of a back of the cards.
# key: back-black
card-back-black = Black rays
# Name of a back of the cards.
# key: back-copper
card-back-copper = Copper diamonds

# A style of faces among others; .alone where it is seen or heard alone.
face-style-classic = Classic
    .alone = Classic faces
# Name of a set of faces of the cards.
face-style-plain = Plain
    .alone = Plain faces
# Name of a set of faces of the cards.
face-style-clear = Large print
    .alone = Large-print faces

# What the table is covered with; .alone where it is seen or heard alone.
felt-green = Felt
    .alone = Green felt
# Name of a cloth of the table.
felt-navy = Linen
    .alone = Navy linen
# Name of a cloth of the table.
felt-burgundy = Damask
    .alone = Burgundy damask
# Name of a cloth of the table.
felt-slate = Slate
    .alone = Slate table
# Name of a cloth of the table.
felt-walnut = Walnut
    .alone = Walnut table
