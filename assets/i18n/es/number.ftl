points-lost =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
