menu-menu = Menu
menu-back-to-the-table = Voltar à mesa
menu-look-through-the-discards = Ver os descartes
menu-restart-the-match = Reiniciar a partida
menu-concede-the-round = Desistir da rodada
menu-concede-the-match = Desistir da partida
menu-leave-to-the-title = Menu principal
menu-the-match-is-kept = Sua partida está salva. Escolha { title-continue } para retomar.

discarded-discards = Descartes
discarded-open =
    { $count ->
        [one] { $count } carta fora do jogo
       *[other] { $count } cartas fora do jogo
    }
discarded-closed =
    { $own ->
        [1] Seu descarte; há mais { $others } fechados
       *[other] Seus { $own } descartes; há mais { $others } fechados
    }
last-trick-last-trick = Última vaza
last-trick-took-the-trick = Ganhou a vaza
last-trick-led = Saiu

hint-thinking = Pensando…
hint-numbers = Ver números
hint-hide-numbers = Esconder números
hint-why = Por quê?
hint-close = Fechar a dica
hint-chance-to-win = O número em cada opção é sua chance de ganhar a partida.
hint-chance-over-deals =
    { $count ->
        [one] O número em cada opção é sua chance de ganhar a partida, em { $count } simulação.
       *[other] O número em cada opção é sua chance de ganhar a partida, em { $count } simulações.
    }
advice-blind-nil = Apostar nil às cegas
advice-look = Ver minhas cartas
advice-draw = Comprar
advice-keep = Ficar com ela
advice-discard = Descartar
advice-nil = Apostar nil
advice-bid = Apostar { $tricks }
advice-play = Jogar
advice-call = Denunciar renúncia
advice-settle = Contar os pontos
advice-next-round = Continuar

claim-whatever-is-played = Estas cartas ganham todas as vazas restantes.
claim-grant = Aceitar
claim-play-on = Continuar jogando
claims-the-rest =
    { KIND($who) ->
        [you] Você reivindica as vazas restantes.
       *[one] { FORM($who, "start") } reivindica as vazas restantes.
    }

review-of-round = Análise da rodada { $round }
review-going-through-the-round = Analisando a rodada…
review-accuracy = precisão
review-the-turning-point = O momento decisivo
review-nothing-was-given-away = Impecável. Você sempre achou a melhor opção.
review-what-cost-most = As decisões mais caras
review-best-played = A melhor decisão

luck-came =
    { KIND($who) ->
        [you] Em média, isso custa pontos. Você teve sorte: veio { FORM($card, "the") }.
       *[one] Em média, isso custa pontos. { FORM($who, "start") } teve sorte: veio { FORM($card, "the") }.
    }
luck-spared =
    { KIND($who) ->
        [you] Em média, isso custa pontos. Você teve sorte: a próxima era só { FORM($card, "the") }.
       *[one] Em média, isso custa pontos. { FORM($who, "start") } teve sorte: a próxima era só { FORM($card, "the") }.
    }
luck-bid-made =
    { KIND($who) ->
        [you] Em média, isso custa pontos. Você teve sorte: a aposta foi cumprida.
       *[one] Em média, isso custa pontos. { FORM($who, "start") } teve sorte: a aposta foi cumprida.
    }
luck-higher-missed =
    { KIND($who) ->
        [you] Em média, isso custa pontos. Você teve sorte: não vieram mais vazas.
       *[one] Em média, isso custa pontos. { FORM($who, "start") } teve sorte: não vieram mais vazas.
    }
luck-took =
    { KIND($who) ->
        [you] Em média, isso custa pontos. Você teve sorte: { FORM($card, "the") } ganhou a vaza.
       *[one] Em média, isso custa pontos. { FORM($who, "start") } teve sorte: { FORM($card, "the") } ganhou a vaza.
    }
luck-placed =
    { KIND($who) ->
        [you] Em média, isso custa pontos. Você teve sorte: as outras cartas estavam onde deviam.
       *[one] Em média, isso custa pontos. { FORM($who, "start") } teve sorte: as outras cartas estavam onde deviam.
    }
luck-let-off =
    { KIND($who) ->
        [you] Contra um jogo perfeito, isso custa pontos, mas deu certo para você.
        [dummy] Contra um jogo perfeito, isso custa pontos, mas deu certo para o morto.
       *[one] Contra um jogo perfeito, isso custa pontos, mas deu certo para { FORM($who, "within") }.
    }

advice-blind-bid = Apostar { $tricks } às cegas
advice-misdeal = Anular a mão
advice-pass = Passar
