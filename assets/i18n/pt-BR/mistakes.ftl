learn-from =
    { $count ->
        [one] Aprender com { $count } erro
       *[other] Aprender com { $count } erros
    }
take-them-again = Repita suas decisões mais caras até achar a melhor
mistakes-head = Aprenda com seus erros · { $number } de { $of }
mistakes-show-me = Quero ver
mistakes-next-mistake = Avançar
mistakes-back-to-the-result = Resultado

find-better-card = Você jogou { FORM($card, "the") }. Procure uma carta melhor.
find-better-kept =
    { KIND($card) ->
        [none] Você ficou com a carta. O que era melhor?
       *[some] Você ficou com { FORM($card, "the") }. O que era melhor?
    }
find-better-discarded =
    { KIND($card) ->
        [none] Você descartou a carta. O que era melhor?
       *[some] Você descartou { FORM($card, "the") }. O que era melhor?
    }
find-better-bid =
    { $tricks ->
        [0] Você apostou nil. Procure uma aposta melhor.
       *[other] Você apostou { $tricks }. Procure uma aposta melhor.
    }
find-better-blind-nil = Você apostou nil às cegas. O que era melhor?
find-better-drew = Você comprou uma carta. O que era melhor?
find-better-looked = Você olhou suas cartas primeiro. O que era melhor?

costs-points =
    { $points ->
        [one] cerca de { $points } ponto
       *[other] uns { $points } pontos
    }
costs-card = { FORM($card, "the-start") } ainda custa { costs-points }. Tente outra carta.
costs-card-is-no-better = { FORM($card, "the-start") } não é melhor. Tente outra carta.
costs-bid =
    { $tricks ->
        [0] O nil ainda custa { costs-points }. Tente outra aposta.
       *[other] Apostar { $tricks } ainda custa { costs-points }. Tente outra aposta.
    }
costs-keeping =
    { KIND($card) ->
        [none] Ficar com a carta ainda custa { costs-points }. Tente de novo.
       *[some] Ficar com { FORM($card, "the") } ainda custa { costs-points }. Tente de novo.
    }
costs-discarding =
    { KIND($card) ->
        [none] Descartar a carta ainda custa { costs-points }. Tente de novo.
       *[some] Descartar { FORM($card, "the") } ainda custa { costs-points }. Tente de novo.
    }
costs-blind-nil = O nil às cegas ainda custa { costs-points }. Tente de novo.
costs-other = Isso ainda custa { costs-points }. Tente de novo.
costs-no-better = Não é melhor. Tente de novo.
find-better-blind-bid = Você apostou { $tricks } às cegas. O que era melhor?
find-better-misdeal = Você anulou a mão. O que era melhor?
