### Points that a decision cost or gained.

# With the sign: "−12 points", or "+6 points" for a choice that few find.
# $points (Points)
points-lost =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
