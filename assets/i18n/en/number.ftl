### Points that a decision cost.

# $points (Number)
points-lost =
    { $points ->
        [0] 0 points
        [one] −1 point
       *[other] −{ $points } points
    }
