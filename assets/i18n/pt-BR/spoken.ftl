bid-name-blind-nil = nil às cegas
bid-name-nil = nil
bid-name-tricks = { $tricks }

news-round = Rodada { $round }
news-discarded =
    { KIND($card) ->
        [none]
            { KIND($who) ->
                [you] Você descarta uma carta
               *[one] { FORM($who, "start") } descarta uma carta
            }
       *[some]
            { KIND($who) ->
                [you] Você descarta { FORM($card, "the") }
               *[one] { FORM($who, "start") } descarta { FORM($card, "the") }
            }
    }
news-bid =
    { KIND($who) ->
        [you] Você aposta { $bid }
       *[one] { FORM($who, "start") } aposta { $bid }
    }
news-played =
    { KIND($who) ->
        [you] Você joga { FORM($card, "the") }
       *[one] { FORM($who, "start") } joga { FORM($card, "the") }
    }
news-took =
    { KIND($who) ->
        [you] Você ganha a vaza
       *[one] { FORM($who, "start") } ganha a vaza
    }
news-spades-broken = Espadas quebradas
news-round-over = A rodada acabou
news-won =
    { KIND($side) ->
        [you] Você ganha a partida
        [with-you] Seu lado ganha a partida
        [two] { FORM($side, "start") } ganham a partida
       *[one] { FORM($side, "start") } ganha a partida
    }
news-drawn = Empate: { FORM($sides, "commas") }

standing =
    { $bags ->
        [0] { standing-points }
        [one] { standing-points }, { $bags } sobrevaza
       *[other] { standing-points }, { $bags } sobrevazas
    }
standing-points =
    { $points ->
        [one] { standing-side }: { $points } ponto
       *[other] { standing-side }: { $points } pontos
    }
standing-side =
    { KIND($side) ->
        [you] Você
       *[one] { $side }
    }
seat-description =
    { KIND($who) ->
        [you] Você: { seat-description-bid }
        [dummy] Morto: { seat-description-tricks }
       *[one] { $who }: { seat-description-bid }
    }
seat-description-bid =
    { KIND($bid) ->
        [none] ainda sem aposta, { seat-description-tricks }
       *[some] aposta { $bid }, { seat-description-tricks }
    }
seat-description-tricks =
    { $tricks ->
        [one] { $tricks } vaza, { seat-description-cards }
       *[other] { $tricks } vazas, { seat-description-cards }
    }
seat-description-cards =
    { $cards ->
        [one] { $cards } carta na mão
       *[other] { $cards } cartas na mão
    }

table-line-turn-of = { spoken-turn }
table-line-your-turn =
    { KIND($who) ->
        [you] Sua vez
       *[one] { spoken-turn }
    }
spoken-turn =
    { KIND($who) ->
        [dummy] Vez do morto
       *[one] Vez de { $who }
    }
table-line-pass-the-device = Passe o dispositivo para { $who }
table-line-please-wait = Espere um momento
table-line-stock =
    { $count ->
        [one] Monte: { $count } carta
       *[other] Monte: { $count } cartas
    }
table-line-discards = Descartes:
table-line-hand-of =
    { KIND($who) ->
        [you] Sua mão
        [dummy] Mão do morto
       *[one] Mão { FORM($who, "of") }
    }
table-line-holding = { FORM($suit, "start") }: { FORM($ranks, "commas") }
table-line-in-the-trick =
    { KIND($who) ->
        [you] Você jogou { FORM($card, "the") }
       *[one] { FORM($who, "start") } jogou { FORM($card, "the") }
    }
table-line-spades-broken = Espadas quebradas
table-line-spades-not-broken = Espadas intactas
table-line-drawn = Carta comprada: { $card }
table-line-dealer =
    { KIND($who) ->
        [you] Você deu as cartas nesta rodada
       *[one] { FORM($who, "start") } deu as cartas nesta rodada
    }
table-line-draws-first =
    { KIND($who) ->
        [you] Você compra primeiro
       *[one] { FORM($who, "start") } compra primeiro
    }

control-show-my-cards = Ver minhas cartas
control-skip = Pular
control-call-a-renege-of =
    { KIND($who) ->
        [dummy] Denunciar uma renúncia do morto
       *[one] Denunciar uma renúncia de { $who }
    }
control-act =
    { KIND($action) ->
        [draw] Comprar uma carta
        [next-round] Próxima rodada
       *[other] { $action }
    }
control-play = Jogar { FORM($card, "the") }
bid-name-blind = { $tricks }
table-line-named = Cartas que você passa:
