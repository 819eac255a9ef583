# Qué mejorar.

mistake-kept-low-spade = Quedarse con picas bajas
mistake-kept-high-spade = Quedarse con picas altas
mistake-kept-high = Quedarse con cartas altas
mistake-kept-low = Quedarse con cartas bajas
mistake-threw-spade = Descartar picas
mistake-threw-high = Descartar cartas altas
mistake-threw-low = Descartar cartas bajas
mistake-bid-too-high = Apuestas demasiado altas
mistake-bid-too-low = Apuestas demasiado bajas
mistake-risked-nil = Nulos arriesgados
mistake-missed-nil = Nulos desaprovechados
mistake-endangered-nil = Arriesgar el nulo propio
mistake-endangered-bid = Arriesgar la apuesta propia
mistake-spared-others = No romper la apuesta rival
mistake-left-partner = No cubrir el nulo de la pareja
mistake-took-bags = Bazas de más sin necesidad
mistake-played-worse = Otras pérdidas menores

trend-too-few =
    { $missing ->
        [1] Una ronda analizada más y verás qué mejorar.
       *[other] { $missing } rondas analizadas más y verás qué mejorar.
    }
trend-nothing-stands-out = Nada llama la atención. Es buena señal.
trend-how-often =
    { $times ->
        [one] { $times } vez en tus últimas { $rounds } rondas analizadas. Cada ronda te cuesta así cerca de un { $chance } de probabilidad de ganar.
       *[other] { $times } veces en tus últimas { $rounds } rondas analizadas. Cada ronda te cuesta así cerca de un { $chance } de probabilidad de ganar.
    }
trend-work-on =
    { KIND($kind) ->
        [kept-low-spade] Te quedas con picas bajas (9 o menos) que deberías descartar: { trend-how-often }
        [kept-high-spade] Te quedas con picas altas (10 o más) que deberías descartar: { trend-how-often }
        [kept-high] Te quedas con ases, reyes o reinas de otros palos que deberías descartar: { trend-how-often }
        [kept-low] Te quedas con cartas de otros palos por debajo de la reina que deberías descartar: { trend-how-often }
        [threw-spade] Descartas picas que deberías conservar: { trend-how-often }
        [threw-high] Descartas ases, reyes o reinas de otros palos que deberías conservar: { trend-how-often }
        [threw-low] Descartas cartas de otros palos por debajo de la reina que deberías conservar: { trend-how-often }
        [bid-too-high] Apuestas demasiado alto: { trend-how-often }
        [bid-too-low] Apuestas demasiado bajo: { trend-how-often }
        [risked-nil] Apuestas nulo cuando vale más otra apuesta: { trend-how-often }
        [missed-nil] Dejas pasar nulos que valía la pena apostar: { trend-how-often }
        [endangered-nil] Juegas cartas que ponen en peligro tu nulo: { trend-how-often }
        [endangered-bid] Juegas cartas que ponen en peligro tu apuesta: { trend-how-often }
        [spared-others] Dejas pasar ocasiones de romper la apuesta rival: { trend-how-often }
        [left-partner] Dejas sin cubrir el nulo de tu pareja: { trend-how-often }
        [took-bags] Ganas bazas de más que podías evitar: { trend-how-often }
       *[played-worse] Pequeñas pérdidas al jugar las cartas: { trend-how-often }
    }
