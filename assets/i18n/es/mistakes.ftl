# Aprender de los errores: lo que se hizo, lo que cuesta otra opción y por qué la mejor es mejor.

learn-from =
    { $count ->
        [one] Aprender de { $count } error
       *[other] Aprender de { $count } errores
    }
take-them-again = Repite tus decisiones más caras hasta dar con la mejor
mistakes-head = Aprende de tus errores · { $number } de { $of }
mistakes-show-me = Muéstramelo
mistakes-next-mistake = Siguiente
mistakes-back-to-the-result = Resultado

find-better-card = Jugaste { FORM($card, "the") }. Busca una carta mejor.
find-better-kept =
    { KIND($card) ->
        [none] Te quedaste con la carta. ¿Qué era mejor?
       *[some] Te quedaste con { FORM($card, "the") }. ¿Qué era mejor?
    }
find-better-discarded =
    { KIND($card) ->
        [none] Descartaste la carta. ¿Qué era mejor?
       *[some] Descartaste { FORM($card, "the") }. ¿Qué era mejor?
    }
find-better-bid =
    { $tricks ->
        [0] Apostaste nulo. Busca una apuesta mejor.
       *[other] Apostaste { $tricks }. Busca una apuesta mejor.
    }
find-better-blind-nil = Apostaste nulo a ciegas. ¿Qué era mejor?
find-better-drew = Robaste una carta. ¿Qué era mejor?
find-better-looked = Miraste primero tus cartas. ¿Qué era mejor?

costs-points =
    { $points ->
        [one] cerca de { $points } punto
       *[other] unos { $points } puntos
    }
costs-card = { FORM($card, "the-start") } aún cuesta { costs-points }. Prueba con otra carta.
costs-card-is-no-better = { FORM($card, "the-start") } no es mejor. Prueba con otra carta.
costs-bid =
    { $tricks ->
        [0] El nulo aún cuesta { costs-points }. Prueba con otra apuesta.
       *[other] Apostar { $tricks } aún cuesta { costs-points }. Prueba con otra apuesta.
    }
costs-keeping =
    { KIND($card) ->
        [none] Quedarse con la carta aún cuesta { costs-points }. Prueba otra vez.
       *[some] Quedarse con { FORM($card, "the") } aún cuesta { costs-points }. Prueba otra vez.
    }
costs-discarding =
    { KIND($card) ->
        [none] Descartar la carta aún cuesta { costs-points }. Prueba otra vez.
       *[some] Descartar { FORM($card, "the") } aún cuesta { costs-points }. Prueba otra vez.
    }
costs-blind-nil = El nulo a ciegas aún cuesta { costs-points }. Prueba otra vez.
costs-other = Eso aún cuesta { costs-points }. Prueba otra vez.
costs-no-better = No es mejor. Prueba otra vez.
find-better-blind-bid = Apostaste { $tricks } a ciegas. ¿Qué era mejor?
find-better-misdeal = Anulaste el reparto. ¿Qué era mejor?
