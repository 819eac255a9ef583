### The set-up of a match.
###
### prefixes: about, duration, ending, length-in-line, length-name, seat-name, seat-row, setup-detail, setup-step, together, two-people, undrawn

setup-new-match = New match
setup-players = Players
setup-level-of-the-computer = Computer level
setup-match-ends-at = Match length
setup-blind-nil = Blind nil
setup-prevent-reneging = Prevent reneging
setup-deal = Deal
setup-next = Next
setup-step-rules = Rules
setup-step-players = Players
setup-step-match = Match
setup-step-more = More
# $points (Number)
setup-detail-blind-nil = { $points } points, bid before seeing your cards
setup-detail-prevent-reneging = Illegal cards can’t be played; otherwise your opponent may call a renege

## Seats, by the side of the table.

# $seat (Words)
seat-row-person = { $seat }: Person
# $seat (Words)
seat-row-computer = { $seat }: Computer
# $seat (Words)
seat-row-name = { $seat }: Name
# $seat (Words)
seat-row-weaker = { $seat }: lower level
# $seat (Words)
seat-row-stronger = { $seat }: higher level
seat-name-you = You
# $number (Number)
seat-name-player = Player { $number }
seat-name-south = South
seat-name-west = West
seat-name-north = North
seat-name-east = East
# One of several people with the same name: "2 Ada". The end of a long name is cut off.
# $number (Number): number of the person, from 2
# $name (Text): the shared name
namesake = { $number } { $name }
undrawn-all = Can’t show these letters
undrawn-some = Some letters show as ?
two-people-title = The two of you
two-people-partners = Partners
two-people-opponents = Opponents
together-nobody = No partners: everyone plays alone.
together-pairs = South and North are partners, and so are West and East.
together-dummy = East is the dummy, played by the highest bidder.

## How long a match is.

length-name-quick = Quick
# $points (Number)
length-name-target = { $points }
# In a line: "Pairs · to 200 · Expert".
# $points (Number)
length-in-line-target = to { $points }
# $count (Number)
duration-minutes = { $count } min
# $count (Number)
duration-hours = { $count } h
# $count (Number)
duration-hours-and-a-half = { $count }½ h

## What the variants are, in a few words and in some sentences.

# $preset (Words)
motto =
    { KIND($preset) ->
        [open-draft] Discards face up
        [closed-draft] Discards hidden
        [moonshot] All 13 tricks pay 250
        [pairs] Partners opposite
        [solo] No partners
        [suicide] One partner bids nil
        [whiz] Bid your spades or nil
        [mirror] Bid your spades
       *[three-handed] Highest bidder plays the dummy
    }
custom-motto = Set every rule yourself
# $target (Number?): points that end the match; `None` for a quick one
# $players (Number): number of players
outline =
    { $players ->
        [2] { outline-length } · two players
        [3] { outline-length } · three players
       *[other] { outline-length } · four players
    }
# At the start of a line: "To 200 · four players".
outline-length =
    { KIND($target) ->
        [none] { length-name-quick }
       *[other] To { $target }
    }
# $about (Words)
# $ending (Words?)
description =
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
        [pairs] The classic: two partners against two, 13 cards each. Your bids add up to one contract.
        [solo] Four players, everyone for themselves. Nil is worth 50; five bags cost 50.
        [suicide] In each pair, one partner must bid nil and the other at least 4.
        [whiz] Partners. Bid nil or exactly the number of spades you hold.
        [mirror] Partners. Bid exactly the number of spades you hold; with none, it’s nil.
       *[three-handed] Three players and a dummy. The highest bidder plays with the dummy against the other two.
    }
# $target (Number)
ending-target = First to { $target } wins.
# $target (Number)
# $rounds (Number)
ending-target-or-rounds =
    { $rounds ->
        [one] First to { $target } wins, or the leader after one round.
       *[other] First to { $target } wins, or the leader after { $rounds } rounds.
    }
# $rounds (Number)
ending-rounds =
    { $rounds ->
        [one] One round: highest score wins.
       *[other] Highest score after { $rounds } rounds wins.
    }
