### Sets of a side, where enough of them lose the match.

# On a plate: "Bid 7 · took 2 · 0/2 sets".
# $line (Words)
# $sets (Number)
# $limit (Number): number of sets that loses the match
sets-beside = { $line } · { $sets }/{ $limit } sets
# Where there is less room: "Bid 7 · took 2 · 0/2".
# $line (Words)
# $sets (Number)
# $limit (Number): number of sets that loses the match
sets-beside-short = { $line } · { $sets }/{ $limit }
# $sets (Number)
# $limit (Number): number of sets that loses the match
sets-alone = { $sets }/{ $limit } sets
# For screen readers: "South: 70 points, 1 of 2 sets".
# $line (Words)
# $sets (Number)
# $limit (Number): number of sets that loses the match
sets-said = { $line }, { $sets } of { $limit } sets
