# Punkte, die eine Entscheidung gekostet hat.

points-lost =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
