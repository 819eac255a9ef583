# Lecciones y retos: la página y la barra bajo la mesa.

learning-learn = Aprender
learning-know-spades = Ya sé jugar
learning-first-trick = Juega ya tu primera baza
learning-lessons = Lecciones
learning-puzzles = Retos
learning-what-puzzles-are = Todas las manos están boca arriba. Solo una jugada logra el objetivo, haga lo que haga el rival.
learning-loading = Cargando lecciones y retos…
learning-puzzle-of-the-day = Reto del día
learning-next-puzzle = Siguiente reto
learning-rating = Puntuación
learning-days-in-a-row = Racha actual
learning-solved = Resueltos
learning-take-back = Deshacer
learning-hint = Pista
learning-show-me = Muéstramelo
learning-solution = Solución
learning-try-again = Reintentar
learning-next = Siguiente
learning-leave-the-lesson = Salir
learning-goal-is-lost = Así se te escapa el objetivo. Mira qué hace el rival.
learning-goal-is-missed = Así se te escapa el objetivo.
learning-this-is-the-solution = Esta es la solución.
learning-that-is-it = ¡Resuelto! Ya nada puede salir mal.
learning-that-is-it-answers = ¡Resuelto! El rival se quedó sin respuestas.
learning-that-is-it-roads = ¡Resuelto! Todos los caminos llevan al objetivo.

cannot-be-read = No se pudieron cargar las lecciones y los retos. Recarga o reinstala el juego. ({ CLAUSE($why) })

lesson-name =
    { $all ->
        [one] { $title }: { $own } de { $all } estrella
       *[other] { $title }: { $own } de { $all } estrellas
    }
hand-of = { $title } · { $hand } de { $of }
out-of = { $own } de { $all }
stars = { $count } de 3 estrellas

## Retos

kind-make-bid = Cumple tu apuesta
kind-set-nil = Rompe el nulo
kind-force-bag = Fuerza una baza de más
kind-break-contract = Rompe la apuesta rival
kind-find-discard = Encuentra el descarte
kind-what-to-bid = Qué apostar

puzzle-goal =
    { $aim ->
        [make-bid] Cumple tu apuesta de { $own }.
        [keep-nil] Apostaste nulo: no ganes ninguna baza.
        [set-nil] El rival apostó nulo: haz que gane una baza.
        [force-bag]
            { $others ->
                [1] Cumple tu apuesta de { $own } y fuerza una baza de más: el rival debe ganar al menos 2.
               *[other] Cumple tu apuesta de { $own } y fuerza una baza de más: el rival debe ganar más de { $others }.
            }
        [break-contract] El rival apostó { $others }: rompe su apuesta.
       *[bid-most] Apuesta todas las bazas seguras y gánalas.
    }
puzzle-head =
    { KIND($found-by) ->
        [none] { $kind } · Dificultad { $rating } · Ningún nivel lo resuelve
       *[level] { $kind } · Dificultad { $rating } · Lo resuelve: { $found-by }
    }
rating-now = Puntuación { $rating } ({ $gained })

## En qué acaba una apuesta equivocada.

off-nil =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Demasiado baja. Esta mano hace { $most } baza, así que el nulo da { $points } puntos.
               *[other] Demasiado baja. Esta mano hace { $most } bazas, así que el nulo da { $points } puntos.
            }
       *[other] Demasiado baja. Esta mano hace de { $least } a { $most } bazas, así que el nulo da { $points } puntos.
    }
off-high =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Demasiado alta. Esta mano hace { $most } baza, así que apostar { $bid } da { $points } puntos.
               *[other] Demasiado alta. Esta mano hace { $most } bazas, así que apostar { $bid } da { $points } puntos.
            }
       *[other] Demasiado alta. Esta mano hace de { $least } a { $most } bazas, así que apostar { $bid } da { $points } puntos.
    }
off-low =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Demasiado baja. Esta mano hace { $most } baza, y apostar { $bid } solo da { $points } puntos.
               *[other] Demasiado baja. Esta mano hace { $most } bazas, y apostar { $bid } solo da { $points } puntos.
            }
       *[other] Demasiado baja. Esta mano hace de { $least } a { $most } bazas, y apostar { $bid } solo da { $points } puntos.
    }
off-above-sure =
    { $most ->
        [one] Demasiado alta. Tenías { $most } baza segura. Mira por qué.
       *[other] Demasiado alta. Tenías { $most } bazas seguras. Mira por qué.
    }
off-below-sure =
    { $most ->
        [one] Demasiado baja. Tenías { $most } baza segura.
       *[other] Demasiado baja. Tenías { $most } bazas seguras.
    }

## La idea de una buena jugada.

idea-count-sure-tricks = Cuenta las bazas que nadie te puede quitar.
idea-draw-spades =
    { $out ->
        [0] Sal con una pica que gane.
        [one] Sal con una pica que gane: al rival le queda { $out }.
       *[other] Sal con una pica que gane: al rival le quedan { $out }.
    }
idea-lose-spade = Sal de picas y deja que gane el rival.
idea-lead-to-win = Sal con una carta que gane ya.
idea-lead-to-partner = Sal del palo fuerte de tu pareja.
idea-let-partner-ruff = A tu pareja no le quedan { $suit }: sal de ese palo para que falle con pica.
idea-force-ruff = Al rival no le quedan { $suit }: haz que gaste una pica.
idea-lose-lead = Dale la salida al rival.
idea-win = Gana esta baza.
idea-leave-to-partner = Deja esta baza a tu pareja.
idea-duck = Deja pasar esta baza.
idea-catch-nil = Haz que gane esta baza quien apostó nulo.
idea-ruff = Falla esta baza con una pica.
idea-force-higher-ruff = Falla y obliga al rival a fallar más alto.
idea-throw =
    { $could-ruff ->
        [yes]
            { KIND($suit) ->
                [spades] Descártate de una pica.
               *[other] No falles. Descártate de { FORM($suit, "a") }.
            }
       *[no] Descártate de { FORM($suit, "a") }.
    }

## Elogios junto a las estrellas.

praise-first-try = ¡A la primera!
praise-got-it = Ahora sí.
praise-there-it-is = Ahí está.
praise-lesson = Lección aprendida, y con todas las estrellas.
praise-course = Ese era el curso completo. Toma asiento.
praise-week = ¡Una semana entera!
praise-month = ¡Un mes entero!
praise-hundred = Cien días. ¿De dónde saliste?
