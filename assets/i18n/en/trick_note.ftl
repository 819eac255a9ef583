### What a trick came to for the player who took it: "3 of 4" toward the bid.
###
### prefixes: trick-worth

# $towards (Number)
# $contract (Number)
trick-worth-towards = { $towards } of { $contract }
trick-worth-bag = +1 bag
trick-worth-nil-lost = Nil failed
