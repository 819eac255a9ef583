# Entre personas que se pasan un dispositivo.

curtain-pass-the-device = Pasa el dispositivo a { $who }
curtain-pass-the-device-below =
    Pasa el dispositivo a
    { $who }
curtain-look-away =
    { FORM($others, "count") ->
        [0] Tus cartas siguen ocultas hasta que mantengas pulsado el botón.
        [1] { $others }, mira hacia otro lado, por favor. Las cartas de { $next } solo se ven mientras mantiene pulsado el botón.
       *[other] Los demás, a mirar hacia otro lado, por favor. Las cartas de { $next } solo se ven mientras mantiene pulsado el botón.
    }
curtain-hold =
    { $shows ->
        [yes] Mantén pulsado para ver tus cartas
       *[no] Mantén pulsado para jugar tu turno
    }
curtain-draft = Ronda { $round } · Robo
curtain-bidding = Ronda { $round } · Apuestas
curtain-trick = Ronda { $round } · Baza { $trick }
curtain-score = { $side }: { $score }
