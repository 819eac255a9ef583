curtain-pass-the-device = Passe o dispositivo para { $who }
curtain-pass-the-device-below =
    Passe o dispositivo para
    { $who }
curtain-look-away =
    { FORM($others, "count") ->
        [0] Suas cartas ficam escondidas até você segurar o botão.
        [1] { $others }, olhe para o outro lado, por favor. As cartas de { $next } só aparecem com o botão pressionado.
       *[other] Pessoal, olhem para o outro lado, por favor. As cartas de { $next } só aparecem com o botão pressionado.
    }
curtain-hold =
    { $shows ->
        [yes] Segure para ver suas cartas
       *[no] Segure para jogar
    }
curtain-draft = Rodada { $round } · Compra
curtain-bidding = Rodada { $round } · Apostas
curtain-trick = Rodada { $round } · Vaza { $trick }
curtain-score = { $side }: { $score }
