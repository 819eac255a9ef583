coach-show-me = Quero ver
coach-take-back = Desfazer
coach-what-taking-back-costs = Se depois disso você viu cartas ou apostas novas, o placar vai dizer que você desfez.
coach-close = Fechar
coach-well-spotted = Boa.
coach-one-way-they-may-lie = Uma distribuição possível das cartas escondidas.

coach-mode-none = Não
coach-mode-after-mistakes = Depois de um erro
coach-mode-before-every-decision = Antes de cada decisão

remarks-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
remarks-better-start =
    { KIND($better) ->
        [blind-nil] O nil às cegas
        [nil] O nil
        [bid] Apostar { $bid }
       *[look] Olhar antes as cartas
    }
remarks-discarding =
    { KIND($card) ->
        [none] Era melhor descartar a carta (cerca de { remarks-points }).
       *[some] Era melhor descartar { FORM($card, "the") } (cerca de { remarks-points }).
    }
remarks-keeping =
    { KIND($card) ->
        [none] Era melhor ficar com a carta (cerca de { remarks-points }).
       *[some] Era melhor ficar com { FORM($card, "the") } (cerca de { remarks-points }).
    }
remarks-bid-too-high = Um pouco alta. { remarks-better-start } valia cerca de { remarks-points } a mais.
remarks-bid-too-low = Dava para mais: { remarks-better-more } valia cerca de { remarks-points } a mais.
remarks-bid-for-dummy = Com { $bid } você podia levar o morto, que ninguém tinha visto: na média valia cerca de { remarks-points } a mais.
remarks-bid-worth-more = { remarks-better-start } valia cerca de { remarks-points } a mais.
remarks-better-more =
    { KIND($better) ->
        [blind-nil] o nil às cegas
        [nil] o nil
        [bid] apostar { $bid }
       *[look] olhar antes as cartas
    }
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] O nil às cegas era pedir demais. { remarks-better-start } valia cerca de { remarks-points } a mais.
       *[nil] O nil era pedir demais. { remarks-better-start } valia cerca de { remarks-points } a mais.
    }
remarks-missed-nil = Esta mão era de nil: valia cerca de { remarks-points } a mais.
remarks-endangered-nil = { FORM($taken, "the-start") } podia custar seu nil. Com { FORM($better, "the") } o risco era menor (cerca de { remarks-points }).
remarks-endangered-bid = { FORM($taken, "the-start") } podia furar sua aposta. Com { FORM($better, "the") } o risco era menor (cerca de { remarks-points }).
remarks-spared-others = Com { FORM($better, "the") } havia mais chance de furar a aposta adversária (cerca de { remarks-points }).
remarks-left-partner = { FORM($better, "the-start") } teria coberto o nil da sua dupla. Valia cerca de { remarks-points }.
remarks-took-bags = Com { FORM($taken, "the") } você fez uma sobrevaza. Melhor era { FORM($better, "the") } (cerca de { remarks-points }).
remarks-card-better = Melhor era { FORM($better, "the") } (cerca de { remarks-points }).
remarks-better = Isso custou cerca de { remarks-points }.
