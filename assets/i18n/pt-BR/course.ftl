standings =
    { $round ->
        [0] No começo: { FORM($scores, "commas") }
       *[other] Depois da rodada { $round }: { FORM($scores, "commas") }
    }
side-score = { $side } { $score }
trick-won =
    { KIND($who) ->
        [you] Rodada { $round }, vaza { $trick }: você, com { FORM($card, "the") }
       *[one] Rodada { $round }, vaza { $trick }: { FORM($who, "within") }, com { FORM($card, "the") }
    }

best-round =
    { KIND($outcomes) ->
        [none] { best-round-scored }
       *[some] { best-round-scored } { FORM($outcomes, "spaces") }
    }
best-round-scored =
    { KIND($side) ->
        [you] Sua melhor rodada: a { $round }, { $own } a { $rival }.
        [with-you] A melhor rodada do seu lado: a { $round }, { $own } a { $rival }.
        [dummy] A melhor rodada do morto: a { $round }, { $own } a { $rival }.
       *[one] A melhor rodada { FORM($side, "of") }: a { $round }, { $own } a { $rival }.
    }

match-end-how-it-went = Pontos por rodada
match-end-trick-by-trick = Vaza por vaza
match-end-last-round = Última rodada
match-end-result = Resultado
match-end-play-against = Ir para o nível { $level }
next-step-stronger = Você já dá conta do nível { $level }.
next-step-unaided = Que tal ganhar sem dicas e sem desfazer?
next-step-best = Você venceu o nível mais forte. Vai encarar outra variante?
next-step-review = Analise a rodada e veja o que custou mais.
next-step-return = E a revanche?

taken-back-in-round =
    { $count ->
        [one] Você desfez { $count } vez depois de ver cartas ou apostas novas.
       *[other] Você desfez { $count } vezes depois de ver cartas ou apostas novas.
    }
taken-back-in-match =
    { $count ->
        [one] Você desfez { $count } vez depois de ver cartas ou apostas novas. Esta partida é contada à parte.
       *[other] Você desfez { $count } vezes depois de ver cartas ou apostas novas. Esta partida é contada à parte.
    }
taken-back-restarted = Reiniciada com as mesmas cartas. Esta partida é contada à parte.
