### The history of finished matches.
###
### prefixes: filter-value, player-of-match, shown-matches, step

# Title of the page, noun.
history-history = History
# Button, noun: opens these matches.
history-unfinished = In progress
# Label of the field that searches by name, noun.
history-player = Player
# In that field while it is empty.
history-any-player = Any player
history-no-match-has-ended = Your story starts with the first deal.
history-what-is-kept = Every match you finish is kept here, card by card.
history-no-match-fits = No matches like that. Try a wider filter.
# Button, noun: opens these matches.
history-earlier-matches = Earlier matches
# Button, noun: opens these matches.
history-later-matches = Later matches

## The filter of the history and the statistics.

# Button, noun.
filter-toggle = Filter
# $parts (List)
# key: filter-summary
filter-summary =
    { KIND($parts) ->
        [none] All matches
       *[some] { FORM($parts, "dots") }
    }
# $filter-kind (Key)
step-previous =
    { $filter-kind ->
        [rules] Previous variant
        [level] Previous level
        [rival] Previous opponent
        [result] Previous result
        [month] Previous month
       *[period] Shorter period
    }
# $filter-kind (Key)
step-next =
    { $filter-kind ->
        [rules] Next variant
        [level] Next level
        [rival] Next opponent
        [result] Next result
        [month] Next month
       *[period] Longer period
    }
# $filter-kind (Key)
# room: 17
filter-value-any =
    { $filter-kind ->
        [rules] All variants
        [level] All levels
        [rival] All opponents
        [result] All results
        [month] Any time
       *[period] All time
    }
# $outcome (Key)
filter-value-result =
    { $outcome ->
        [won] Won
        [lost] Lost
       *[drawn] Tied
    }
# $days (Number)
filter-value-days =
    { $days ->
        [1] Today
       *[other] The last { $days } days
    }
# $of (Number)
shown-matches-all =
    { $of ->
        [0] { "" }
        [one] { $of } match
       *[other] { $of } matches
    }
# $first (Number)
# $last (Number)
# $of (Number)
shown-matches-some = { $first } to { $last } of { $of } matches

## A match: "Open Draft · Won 212 to 187", "Ada, Rook (Expert) · 5 rounds · November 22, 2026".

# $rules (Words)
# $result (Key?)
# $scores (List)
# key: ended
ended =
    { KIND($result) ->
        [won] { $rules } · Won { FORM($scores, "to") }
        [lost] { $rules } · Lost { FORM($scores, "to") }
        [drawn] { $rules } · Tied { FORM($scores, "to") }
        [conceded] { $rules } · Conceded at { FORM($scores, "to") }
       *[none] { $rules } · { FORM($scores, "to") }
    }
# $players (List)
# $rounds (Number)
# $day (Day)
# key: who-and-when
played-by =
    { $rounds ->
        [one] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }round · { $day }
       *[other] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }rounds · { $day }
    }
# A player in a list of those who played.
player-of-match-you = You
# A player in a list of those who played.
player-of-match-unnamed = Unnamed
# "Rachel (Intermediate)"
# $who (Who)
# $level (Words)
player-of-match-computer = { $who } ({ $level })
