would-lead =
    { $breaks ->
        [yes] Sai com { $suit } e quebra o naipe
       *[no] Sai com { $suit }
    }
would-take =
    { $breaks ->
        [yes] Quebra as espadas e ganha a vaza com { FORM($with, "the-rank") }
       *[no] Ganha a vaza com { FORM($with, "the-rank") }
    }
would-beat =
    { $breaks ->
        [yes] Quebra as espadas e supera { FORM($best, "the") }, por enquanto
       *[no] Supera { FORM($best, "the") }, por enquanto
    }
would-lose-to = Perde para { FORM($card, "the") }
would-stay-below-partner = Fica abaixo { FORM($card, "of-rank") } da sua dupla
would-leave-to-partner = Deixa a vaza para sua dupla, que está ganhando com { FORM($card, "the-rank") }
tap-again = Toque de novo ou deslize para cima para jogar

about-card = { FORM($card, "start") }
about-stock = Monte
about-trick = Esta vaza
about-taken =
    { KIND($who) ->
        [you] Suas vazas
        [dummy] Vazas do morto
       *[one] Vazas { FORM($who, "of") }
    }
about-hand =
    { KIND($who) ->
        [you] Sua mão
        [dummy] Mão do morto
       *[one] Mão { FORM($who, "of") }
    }

about-line-higher-out =
    { KIND($suit) ->
        [spades]
            { $count ->
                [0] Não resta nenhuma espada mais alta
                [one] Resta { $count } espada mais alta
               *[other] Restam { $count } espadas mais altas
            }
       *[other]
            { $count ->
                [0] Não resta nenhuma { FORM($suit, "one") } mais alta
                [one] Resta { $count } { FORM($suit, "one") } mais alta
               *[other] Restam { $count } cartas de { $suit } mais altas
            }
    }
about-line-led =
    { KIND($who) ->
        [you] Você saiu com { FORM($card, "the") }
       *[one] { FORM($who, "start") } saiu com { FORM($card, "the") }
    }
about-line-winning =
    { KIND($who) ->
        [you] Você está ganhando com { FORM($card, "the") }
       *[one] { FORM($who, "start") } está ganhando com { FORM($card, "the") }
    }
about-line-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
about-line-left =
    { $count ->
        [one] Resta { $count } carta
       *[other] Restam { $count } cartas
    }
about-line-tricks =
    { $count ->
        [one] { $count } vaza
       *[other] { $count } vazas
    }
about-line-points =
    { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
about-line-bags =
    { $count ->
        [one] { $count } sobrevaza
       *[other] { $count } sobrevazas
    }
