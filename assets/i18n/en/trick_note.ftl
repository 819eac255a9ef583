### What a trick came to for the player who took it: "3 of 4" toward the bid.
###
### prefixes: trick-worth

# $toward (Number)
# $contract (Number)
# room: 16
trick-worth-toward = { $toward } of { $contract }
# Note that rises from a trick: what it is worth.
# room: 16
trick-worth-bag = +1 bag
# Note that rises from a trick: what it is worth.
# room: 16
trick-worth-ten = +10
# Note that rises from a trick: what it is worth.
# room: 16
trick-worth-nil-lost = Nil failed
