# El entrenador: lo que dice después de una decisión, y sus botones.

coach-show-me = Muéstramelo
coach-take-back = Deshacer
coach-what-taking-back-costs = Si desde entonces viste cartas o apuestas nuevas, quedará anotado en la hoja de puntos.
coach-close = Cerrar
coach-well-spotted = Bien visto.
coach-one-way-they-may-lie = Un reparto posible de las cartas ocultas.

## Cuánta ayuda se quiere.

coach-mode-none = No
coach-mode-after-mistakes = Tras un error
coach-mode-before-every-decision = Antes de cada decisión

## Lo que pudo hacerse mejor.

remarks-points =
    { $points ->
        [one] cerca de { $points } punto
       *[other] unos { $points } puntos
    }
remarks-better-start =
    { KIND($better) ->
        [blind-nil] El nulo a ciegas
        [nil] El nulo
        [bid] Apostar { $bid }
       *[look] Mirar primero las cartas
    }
remarks-discarding =
    { KIND($card) ->
        [none] Era mejor descartar la carta: valía { remarks-points } más.
       *[some] Era mejor descartar { FORM($card, "the") }: valía { remarks-points } más.
    }
remarks-keeping =
    { KIND($card) ->
        [none] Era mejor quedarse con la carta: valía { remarks-points } más.
       *[some] Era mejor quedarse con { FORM($card, "the") }: valía { remarks-points } más.
    }
remarks-bid-too-high = Un poco alta. { remarks-better-start } valía { remarks-points } más.
remarks-bid-too-low = Tenías para más: { remarks-better-more } valía { remarks-points } más.
remarks-bid-for-dummy = Con { $bid } podías llevarte el muerto, que nadie había visto: en promedio valía { remarks-points } más.
remarks-bid-worth-more = { remarks-better-start } valía { remarks-points } más.
remarks-better-more =
    { KIND($better) ->
        [blind-nil] el nulo a ciegas
        [nil] el nulo
        [bid] apostar { $bid }
       *[look] mirar primero las cartas
    }
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] El nulo a ciegas era mucho pedir. { remarks-better-start } valía { remarks-points } más.
       *[nil] El nulo era mucho pedir. { remarks-better-start } valía { remarks-points } más.
    }
remarks-missed-nil = Esta mano era de nulo: valía { remarks-points } más.
remarks-endangered-nil = { FORM($taken, "the-start") } podía costarte el nulo. Con { FORM($better, "the") } había menos riesgo: valía { remarks-points } más.
remarks-endangered-bid = { FORM($taken, "the-start") } podía romper tu apuesta. Con { FORM($better, "the") } había menos riesgo: valía { remarks-points } más.
remarks-spared-others = { FORM($better, "the-start") } era la mejor opción para romper la apuesta rival: valía { remarks-points } más.
remarks-left-partner = { FORM($better, "the-start") } habría cubierto el nulo de tu pareja. Valía { remarks-points }.
remarks-took-bags = Con { FORM($taken, "the") } hiciste una baza que te sobraba. Era mejor { FORM($better, "the") }: valía { remarks-points } más.
remarks-card-better = Era mejor { FORM($better, "the") }: valía { remarks-points } más.
remarks-better = Eso costó { remarks-points }.
