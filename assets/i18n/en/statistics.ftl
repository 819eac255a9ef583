### The statistics.
###
### prefixes: counted, figure-words, heading, plot-line, statistics-leaf

heading-latest-example = Replay the latest one
heading-nothing-played-yet = Nothing to count yet
heading-what-is-counted = Play one round and come back.
heading-play-a-match = Play a match
# Heading of a table or of a part of the page.
heading-by-level = By level
# Heading of a table or of a part of the page.
heading-by-rules = By variant
heading-by-person = Players on this device
# Heading of a table or of a part of the page.
heading-played-and-won = Played · Won
heading-rounds = Rounds against the computer
# Heading of a table or of a part of the page.
heading-by-rival = By opponent
heading-in-these-matches = In these matches
heading-bid-against-taken = Bids vs tricks taken
heading-how-to-read-the-grid = Rows are bids, columns the tricks you took. A brass border marks bids made exactly.
heading-how-a-match-went = A match round by round
heading-no-match-fits = No matches like that. Try a wider filter.
heading-no-match-counts = No matches count here yet. Matches with undos and local multiplayer matches are counted separately.
# Heading of a table or of a part of the page.
heading-earlier-match = Earlier match
# Heading of a table or of a part of the page.
heading-later-match = Later match
heading-accuracy-of-the-last-rounds = Accuracy of the last rounds
heading-where-it-was-lost = Where you lose the most
heading-times-and-loss = Count · Points lost per round
heading-what-is-reviewed = Every round against the computer is reviewed when it’s over. 100% means no choice cost you points.

## What is counted.

# Caption beside a number, noun.
counted-matches = Matches
counted-won-against-the-computer = Won against the computer
# Caption beside a number, noun.
counted-wins-in-a-row = Current streak
# Caption beside a number, noun.
counted-best-streak = Longest streak
# Caption beside a number, noun.
counted-rounds = Rounds
# Caption beside a number, noun.
counted-contracts-made = Bids made
# Caption beside a number, noun.
counted-nils-made = Nils made
# Caption beside a number, noun.
counted-tricks-taken = Tricks taken
# Caption beside a number, noun.
counted-bags = Bags
# Caption beside a number, noun.
counted-best-round = Best round
counted-best-winning-score = Best winning score
# Caption beside a number, noun.
counted-matches-won = Matches won
# Caption beside a number, noun.
counted-rounds-won = Rounds won
counted-blind-nils-made = Blind nils made
# Caption beside a number, noun.
counted-mean-bid = Average bid
# Caption beside a number, noun.
counted-mean-tricks = Average tricks
# Caption beside a number, noun.
counted-worst-round = Worst round
# Caption beside a number, noun.
counted-best-score = Best score
# Caption beside a number, noun.
counted-worst-score = Worst score
counted-worst-streak = Longest losing streak
# Row of accuracies by phase of the game, noun.
counted-draft-accuracy = Draft
# Row of accuracies by phase of the game, noun.
counted-bid-accuracy = Bids
# Row of accuracies by phase of the game, noun.
counted-play-accuracy = Play
# Caption beside a number, noun.
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

# Tab of the statistics.
# room: 16
statistics-leaf-overview = Overview
# Tab of the statistics.
# room: 16
statistics-leaf-matches = By match
# Tab of the statistics.
# room: 16
statistics-leaf-decisions = Decisions
# Tab of the statistics.
# room: 16
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
        [one] { $taken } in { $rounds } round
       *[other] { $taken } in { $rounds } rounds
    }
# $round (Number): number of the round, from 1
# $own (Number): score of the player's side
# $other (Number): best score among the opponents
# key: after
after = After round { $round }: you { $own }, your best opponent { $other }
# Name of a line of the plot.
plot-line-you = You
# Name of a line of the plot.
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
