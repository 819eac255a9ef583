### The statistics.
###
### prefixes: counted, figure-words, heading, plot-line, statistics-leaf

heading-latest-example = Replay the latest one
heading-nothing-played-yet = Nothing to count yet
heading-what-is-counted = Play one round and come back.
heading-play-a-match = Play a match
heading-by-level = By level
heading-by-rules = By variant
heading-by-person = Players on this device
heading-played-and-won = Played · Won
heading-rounds = Rounds against the computer
heading-by-rival = By opponent
heading-in-these-matches = In these matches
heading-bid-against-taken = Bids vs tricks taken
heading-how-to-read-the-grid = Rows are bids, columns the tricks you took. A brass border marks bids made exactly.
heading-how-a-match-went = A match round by round
heading-no-match-fits = No matches found.
heading-no-match-counts = No matches count here yet. Matches with undos and local multiplayer matches are counted separately.
heading-earlier-match = Earlier match
heading-later-match = Later match
heading-accuracy-of-the-last-rounds = Accuracy of the last rounds
heading-where-it-was-lost = Where you lose the most
heading-times-and-loss = Count · Points lost per round
heading-what-is-reviewed = Every round against the computer is reviewed when it’s over. 100% means no choice cost you points.

## What is counted.

counted-matches = Matches
counted-won-against-the-computer = Won against the computer
counted-wins-in-a-row = Current streak
counted-best-streak = Longest streak
counted-rounds = Rounds
counted-contracts-made = Bids made
counted-nils-made = Nils made
counted-tricks-taken = Tricks taken
counted-bags = Bags
counted-best-round = Best round
counted-best-winning-score = Best winning score
counted-matches-won = Matches won
counted-rounds-won = Rounds won
counted-blind-nils-made = Blind nils made
counted-mean-bid = Average bid
counted-mean-tricks = Average tricks
counted-worst-round = Worst round
counted-best-score = Best score
counted-worst-score = Worst score
counted-worst-streak = Longest losing streak
counted-draft-accuracy = Draft
counted-bid-accuracy = Bids
counted-play-accuracy = Play
counted-rounds-reviewed = Rounds reviewed
counted-matches-of-several-players-here = Local multiplayer matches
counted-matches-with-undo = Matches with undos (counted separately)

## Figures.

figure-words-nothing = –
# $count (Number)
figure-words-count = { $count }
# $score (Number)
figure-words-best =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# $share (Percent)
figure-words-share = { $share }
# $part (Number)
# $whole (Number)
# $share (Percent)
figure-words-part-of = { $part } of { $whole } ({ $share })
# $mean (Tenths)
figure-words-mean = { $mean }

## Tabs of the page.

statistics-leaf-overview = Overview
statistics-leaf-matches = By match
statistics-leaf-decisions = Decisions
statistics-leaf-achievements = Achievements
# $known (Number): number of matches counted so far
# $of (Number): total number of matches
# key: counting
counting = Counting matches: { $known } of { $of }

## Plots, for those who hear them.

# $bid (Number): tricks bid
# $taken (List): tricks taken, and in how many rounds
# key: grid-row
grid-row =
    { $bid ->
        [0] Nil: took { FORM($taken, "commas") }
       *[other] Bid { $bid }: took { FORM($taken, "commas") }
    }
# $taken (Number): tricks taken
# $rounds (Number): number of rounds
grid-cell =
    { $rounds ->
        [one] { $taken } in 1 round
       *[other] { $taken } in { $rounds } rounds
    }
# $round (Number): number of the round, from 1
# $own (Number): score of the player's side
# $other (Number): best score among the opponents
# key: after
after = After round { $round }: you { $own }, your best opponent { $other }
plot-line-you = You
plot-line-the-best-other = Best opponent

# How a round was decided, with up to three accuracies.
# $at (Number)
# $of (Number)
# $accuracy (List)
round-decided = Round { $at } of { $of }: { FORM($accuracy, "commas") }
# $part (Key)
# $share (Percent)
accuracy-of =
    { $part ->
        [draft] draft { $share }
        [bid] bid { $share }
       *[play] play { $share }
    }
