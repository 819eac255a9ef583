coach-show-me = Quero ver
coach-take-back = Desfazer
coach-what-taking-back-costs = Se depois disso você viu cartas ou apostas novas, isso fica anotado no placar.
coach-close = Fechar
coach-well-spotted = Boa!
coach-one-way-they-may-lie = Uma distribuição possível das cartas escondidas.

coach-mode-none = Não
coach-mode-after-mistakes = Depois de um erro
coach-mode-before-every-decision = Antes de cada decisão

remarks-points =
    { $points ->
        [one] cerca de { $points } ponto
       *[other] uns { $points } pontos
    }
remarks-better-start =
    { KIND($better) ->
        [blind-nil] O nil às cegas
        [nil] O nil
        [bid] Apostar { $bid }
       *[look] Olhar as cartas primeiro
    }
remarks-discarding =
    { KIND($card) ->
        [none] Era melhor descartar a carta: valia { remarks-points } a mais.
       *[some] Era melhor descartar { FORM($card, "the") }: valia { remarks-points } a mais.
    }
remarks-keeping =
    { KIND($card) ->
        [none] Era melhor ficar com a carta: valia { remarks-points } a mais.
       *[some] Era melhor ficar com { FORM($card, "the") }: valia { remarks-points } a mais.
    }
remarks-bid-too-high = Um pouco alta. { remarks-better-start } valia { remarks-points } a mais.
remarks-bid-too-low = Dava para mais: { remarks-better-more } valia { remarks-points } a mais.
remarks-bid-for-dummy = Com { $bid } você podia levar o morto, que ninguém tinha visto: em média valia { remarks-points } a mais.
remarks-bid-worth-more = { remarks-better-start } valia { remarks-points } a mais.
remarks-better-more =
    { KIND($better) ->
        [blind-nil] o nil às cegas
        [nil] o nil
        [bid] apostar { $bid }
       *[look] olhar as cartas primeiro
    }
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] O nil às cegas era pedir demais. { remarks-better-start } valia { remarks-points } a mais.
       *[nil] O nil era pedir demais. { remarks-better-start } valia { remarks-points } a mais.
    }
remarks-missed-nil = Esta mão era de nil: valia { remarks-points } a mais.
remarks-endangered-nil = { FORM($taken, "the-start") } podia custar seu nil. Com { FORM($better, "the") } o risco era menor: valia { remarks-points } a mais.
remarks-endangered-bid = { FORM($taken, "the-start") } podia furar sua aposta. Com { FORM($better, "the") } o risco era menor: valia { remarks-points } a mais.
remarks-spared-others = { FORM($better, "the-start") } era a melhor chance de furar a aposta adversária: valia { remarks-points } a mais.
remarks-left-partner = { FORM($better, "the-start") } teria coberto o nil da sua dupla. Valia { remarks-points }.
remarks-took-bags = Com { FORM($taken, "the") } você fez uma vaza que sobrou. Era melhor { FORM($better, "the") }: valia { remarks-points } a mais.
remarks-card-better = Era melhor { FORM($better, "the") }: valia { remarks-points } a mais.
remarks-better = Isso custou { remarks-points }.
