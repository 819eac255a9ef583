weekday =
    { $day ->
        [0] Lun
        [1] Mar
        [2] Mié
        [3] Jue
        [4] Vie
        [5] Sáb
       *[6] Dom
    }
