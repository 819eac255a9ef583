### The set-up of a match.
###
### prefixes: about, duration, ending, length-in-line, length-name, seat-name, seat-row, setup-detail, setup-step, together, two-people, undrawn

# Title of the page, noun.
setup-new-match = New match
# Label of a choice or a switch, noun.
setup-players = Players
# Label of a choice or a switch, noun.
setup-level-of-the-computer = Computer level
# Label of a choice or a switch, noun.
setup-match-ends-at = Match length
# Label of a choice or a switch, noun.
setup-blind-nil = Blind nil
# Label of a choice or a switch, noun.
setup-prevent-reneging = Prevent reneging
# Button, verb: deals the cards, and so begins the match.
setup-deal = Deal
# Button: the next step.
setup-next = Next
# Tab of the set-up, above the games of two players; noun.
# room: 13
setup-group-two-players = Two players
# Tab of the set-up, above the usual games of three and four players; adjective.
# room: 13
setup-group-classic-games = Classic
# Tab of the set-up, above the games of card tables; noun.
# room: 13
setup-group-table-rules = Table rules
# Tab of the set-up, noun.
# room: 16
setup-step-rules = Rules
# Tab of the set-up, noun.
# room: 16
setup-step-players = Players
# Tab of the set-up, noun.
# room: 16
setup-step-match = Match
# Tab of the set-up, noun.
# room: 16
setup-step-more = More
# $points (Number)
setup-detail-blind-nil = { $points } points, bid before seeing your cards
setup-detail-prevent-reneging = Illegal cards can’t be played; otherwise your opponent may call a renege

## Seats, by the side of the table.

# Heard: control of a seat.
# $seat (Words)
seat-row-person = { $seat }: Person
# Heard: control of a seat.
# $seat (Words)
seat-row-computer = { $seat }: Computer
# Heard: control of a seat.
# $seat (Words)
seat-row-name = { $seat }: Name
# Heard: control of a seat.
# $seat (Words)
seat-row-weaker = { $seat }: lower level
# Heard: control of a seat.
# $seat (Words)
seat-row-stronger = { $seat }: higher level
# The only person, in the list of seats.
seat-name-you = You
# One of several people with the same name: "2 Ada". The end of a long name is cut off.
# $number (Number): number of the person, from 2
# $name (Text): the shared name
namesake = { $number } { $name }
undrawn-all = Can’t show these letters
undrawn-some = Some letters show as ?
two-people-title = The two of you
# Button: how two people sit; noun.
two-people-partners = Partners
# Button: how two people sit; noun.
two-people-opponents = Opponents
together-nobody = No partners: everyone plays alone.
together-pairs = South and North are partners, and so are West and East.
together-dummy = East is the dummy, played by the highest bidder.

## How long a match is.

# Choice of the length of a match.
# room: 12
length-name-quick = Quick
# $points (Number)
# room: 12
length-name-target = { $points }
# In a line: "Pairs · to 200 · Expert".
# $points (Number)
length-in-line-target = to { $points }
# How long a match takes, as short as can be.
# $count (Number)
# room: 8
duration-minutes = { $count } min
# How long a match takes, as short as can be.
# $count (Number)
# room: 8
duration-hours = { $count } h
# How long a match takes, as short as can be.
# $count (Number)
# room: 8
duration-hours-and-a-half = { $count }½ h

## What the variants are, in a few words and in some sentences.

# $preset (Words)
# room: 32
motto =
    { KIND($preset) ->
        [open-draft] Discards face up
        [closed-draft] Discards hidden
        [moonshot] All 13 tricks pay 250
        [pairs] Partners opposite
        [solo] No partners
        [suicide] One must bid nil
        [whiz] Bid your spades or nil
        [mirror] Bid your spades
        [classic] Blind nil from behind
        [ace-high] Board of 4, no nil
        [jjdd] Jokers and two high deuces
        [jjda] Jokers and one high deuce
        [pass-two] Swap two cards with a nil
        [lowest-club] Everyone’s lowest club first
       *[three-handed] Highest bidder plays the dummy
    }
custom-motto = Set every rule yourself
# $target (Number?): points that end the match; `None` for a quick one
# $players (Number): number of players
# room: 24
outline = { outline-length } · { $players } players
# At the start of a line: "To 200 · 4 players".
outline-length =
    { KIND($target) ->
        [none] { length-name-quick }
       *[other] To { $target }
    }
# $about (Words)
# $ending (Words?)
# $note (Words?): what the rules lead to
description =
    { KIND($note) ->
        [none] { description-and-ending }
       *[some] { description-and-ending } { $note }
    }
description-and-ending =
    { KIND($ending) ->
        [none] { $about }
       *[some] { $about } { $ending }
    }
# $preset (Words)
about-preset =
    { KIND($preset) ->
        [open-draft] Draw, then keep or discard, 13 times each. Discards are face up: remember them and you know both hands.
        [closed-draft] Draw, then keep or discard, 13 times each. Only you know what you discarded.
        [moonshot] { preset-open-draft } with the moon: bid all 13 for +250. A failed nil or moon costs only bags.
        [pairs] Two partners against two, 13 cards each. Your bids add up to one contract; a failed nil’s tricks help your partner.
        [solo] Four players, everyone for themselves. Nil is worth 50; five bags cost 50.
        [suicide] In each pair, one partner must bid nil and the other at least 4. A failed nil’s tricks help the partner.
        [whiz] Partners. Bid nil or exactly the number of spades you hold. A failed nil’s tricks help the partner.
        [classic] Partners. A failed nil’s tricks are bags, bags carry over, and only a side that trails by 100 may bid blind nil.
        [ace-high] A table game: no nil, at least 4 with your partner, bids of 10 or more are worth 150, spades at any time. Two sets lose.
        [jjdd] Joker Joker Deuce Deuce: no nil, at least 4 with your partner, bids of 10 or more are worth 200, blind 6 from 100 behind, 13 wins. Two sets lose.
        [jjda] Joker Joker Deuce Ace: no nil, at least 4 with your partner, a first round without bids. Later, bids below 11 in all are dealt again. Two sets lose.
        [pass-two] Partners with jokers and high deuces, at least 4 together. Beside a nil, partners swap two cards; a failed nil’s tricks are bags. Bids of 10 or more are worth 200.
        [lowest-club] Partners. On the first trick everyone plays their lowest club. Only one partner may bid nil; a failed nil’s tricks are bags. With blind nil, partners swap two cards.
        [mirror] Partners. Bid exactly the number of spades you hold; with none, it’s nil. A failed nil’s tricks help the partner.
       *[three-handed] Three players and a dummy. The highest bidder plays with the dummy against the other two.
    }
# $target (Number)
ending-target = First to { $target } wins.
# $target (Number)
# $rounds (Number)
ending-target-or-rounds =
    { $rounds ->
        [1] First to { $target } wins, or the leader after one round.
       *[other] First to { $target } wins, or the leader after { $rounds } rounds.
    }
# $rounds (Number)
ending-rounds =
    { $rounds ->
        [1] One round: highest score wins.
       *[other] Highest score after { $rounds } rounds wins.
    }
