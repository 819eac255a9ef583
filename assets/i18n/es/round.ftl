# Ronda, baza y meta.

round-title-round = Ronda { $round }
round-title-of-rules = { $rules } · Ronda { $round }
round-title-practice = Práctica · Ronda { $round }
round-title-practice-alone = Práctica
round-title-deal-of-the-day = Partida del día · Ronda { $round }
round-title-deal-of-the-day-alone = Partida del día
round-title-heard = { $rules }, ronda { $round }
round-title-heard-of-the-day = Partida del día, { $rules }, ronda { $round }

round-line-bidding = Apuestas
round-line-trick = Baza { $trick } de { $all }
round-line-last-round = Acaba tras la ronda { $round }
round-line-one-round = Una ronda
round-line-of-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
round-line-first-to = A { $target } puntos
round-line-first-to-or-rounds =
    { $rounds ->
        [one] A { $target }, máximo { $rounds } ronda
       *[other] A { $target }, máximo { $rounds } rondas
    }

fair-deal-caption = Reparto limpio
fair-deal-code = Reparto limpio { $code }
fair-deal-checksum = SHA-256 { $code }
fair-deal-about = La baraja se selló antes de la primera carta. Esta es su huella: ábrela para comprobar el reparto.

spades-broken = Picas abiertas
spades-not-broken = Picas sin abrir
round-line-passing = Pase de cartas
