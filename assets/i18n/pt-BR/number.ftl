points-lost =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
