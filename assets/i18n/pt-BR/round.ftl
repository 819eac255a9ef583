round-title-round = Rodada { $round }
round-title-of-rules = { $rules } · Rodada { $round }
round-title-practice = Treino · Rodada { $round }
round-title-practice-alone = Treino
round-title-deal-of-the-day = Partida do dia · Rodada { $round }
round-title-deal-of-the-day-alone = Partida do dia
round-title-heard = { $rules }, rodada { $round }
round-title-heard-of-the-day = Partida do dia, { $rules }, rodada { $round }

round-line-bidding = Apostas
round-line-trick = Vaza { $trick } de { $all }
round-line-last-round = Acaba depois da rodada { $round }
round-line-one-round = Uma rodada
round-line-of-rounds =
    { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
round-line-first-to = Até { $target } pontos
round-line-first-to-or-rounds =
    { $rounds ->
        [one] Até { $target } pontos ou { $rounds } rodada
       *[other] Até { $target } pontos ou { $rounds } rodadas
    }

fair-deal-caption = Jogo limpo
fair-deal-code = Jogo limpo { $code }
fair-deal-checksum = SHA-256 { $code }
fair-deal-about = O baralho foi lacrado antes da primeira carta. Esta é a impressão digital dele: abra para conferir as cartas.

spades-broken = Espadas quebradas
spades-not-broken = Espadas intactas
round-line-passing = Passe de cartas
