mistake-kept-low-spade = Ficar com espadas baixas
mistake-kept-high-spade = Ficar com espadas altas
mistake-kept-high = Ficar com cartas altas
mistake-kept-low = Ficar com cartas baixas
mistake-threw-spade = Descartar espadas
mistake-threw-high = Descartar cartas altas
mistake-threw-low = Descartar cartas baixas
mistake-bid-too-high = Apostas altas demais
mistake-bid-too-low = Apostas baixas demais
mistake-risked-nil = Nils arriscados
mistake-missed-nil = Nils desperdiçados
mistake-endangered-nil = Arriscar o próprio nil
mistake-endangered-bid = Arriscar a própria aposta
mistake-spared-others = Não furar a aposta adversária
mistake-left-partner = Não cobrir o nil da dupla
mistake-took-bags = Sobrevazas sem necessidade
mistake-played-worse = Outras perdas menores

trend-too-few =
    { $missing ->
        [1] Com mais uma rodada analisada você vê o que melhorar.
       *[other] Com mais { $missing } rodadas analisadas você vê o que melhorar.
    }
trend-nothing-stands-out = Nada chama a atenção. É bom sinal.
trend-how-often =
    { $times ->
        [one] { $times } vez nas suas últimas { $rounds } rodadas analisadas. Isso tira cerca de { $chance } da sua chance de ganhar a cada rodada.
       *[other] { $times } vezes nas suas últimas { $rounds } rodadas analisadas. Isso tira cerca de { $chance } da sua chance de ganhar a cada rodada.
    }
trend-work-on =
    { KIND($kind) ->
        [kept-low-spade] Você fica com espadas baixas (9 ou menos) que devia descartar: { trend-how-often }
        [kept-high-spade] Você fica com espadas altas (10 ou mais) que devia descartar: { trend-how-often }
        [kept-high] Você fica com ases, reis ou damas de outros naipes que devia descartar: { trend-how-often }
        [kept-low] Você fica com cartas de outros naipes abaixo da dama que devia descartar: { trend-how-often }
        [threw-spade] Você descarta espadas que devia guardar: { trend-how-often }
        [threw-high] Você descarta ases, reis ou damas de outros naipes que devia guardar: { trend-how-often }
        [threw-low] Você descarta cartas de outros naipes abaixo da dama que devia guardar: { trend-how-often }
        [bid-too-high] Você aposta alto demais: { trend-how-often }
        [bid-too-low] Você aposta baixo demais: { trend-how-often }
        [risked-nil] Você aposta nil quando outra aposta vale mais: { trend-how-often }
        [missed-nil] Você deixa passar nils que valia a pena apostar: { trend-how-often }
        [endangered-nil] Você joga cartas que põem seu nil em perigo: { trend-how-often }
        [endangered-bid] Você joga cartas que põem sua aposta em perigo: { trend-how-often }
        [spared-others] Você deixa passar chances de furar a aposta adversária: { trend-how-often }
        [left-partner] Você deixa o nil da sua dupla sem cobertura: { trend-how-often }
        [took-bags] Você ganha sobrevazas que podia evitar: { trend-how-often }
       *[played-worse] Pequenas perdas ao jogar as cartas: { trend-how-often }
    }
