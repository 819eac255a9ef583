# Les points qu'une décision a coûté.

points-lost =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
