# El menú, los descartes, la última baza, la pista, la reclamación y el análisis: lo que se abre sobre la mesa.

menu-menu = Menú
menu-back-to-the-table = Volver a la mesa
menu-look-through-the-discards = Ver los descartes
menu-restart-the-match = Reiniciar la partida
menu-concede-the-round = Rendirse en la ronda
menu-concede-the-match = Rendirse en la partida
menu-leave-to-the-title = Menú principal
menu-the-match-is-kept = Tu partida está guardada. Elige { title-continue } para seguir.

## Los descartes.

discarded-discards = Descartes
discarded-open =
    { $count ->
        [one] { $count } carta fuera de juego
       *[other] { $count } cartas fuera de juego
    }
discarded-closed =
    { $own ->
        [1] Tu descarte; hay { $others } más boca abajo
       *[other] Tus { $own } descartes; hay { $others } más boca abajo
    }
last-trick-last-trick = Última baza
last-trick-took-the-trick = Ganó la baza
last-trick-led = Salió

## La pista: sus botones y lo que dicen sus números.

hint-thinking = Pensando…
hint-numbers = Ver números
hint-hide-numbers = Ocultar números
hint-why = ¿Por qué?
hint-close = Cerrar la pista
hint-chance-to-win = El número de cada opción es tu probabilidad de ganar la partida.
hint-chance-over-deals =
    { $count ->
        [one] El número de cada opción es tu probabilidad de ganar la partida, según { $count } reparto simulado.
       *[other] El número de cada opción es tu probabilidad de ganar la partida, según { $count } repartos simulados.
    }
advice-blind-nil = Apostar nulo a ciegas
advice-look = Ver mis cartas
advice-draw = Robar
advice-keep = Quedármela
advice-discard = Descartarla
advice-nil = Apostar nulo
advice-bid = Apostar { $tricks }
advice-play = Jugarla
advice-call = Denunciar un renuncio
advice-settle = Contar los puntos
advice-next-round = Continuar

## Reclamar las demás bazas.

claim-whatever-is-played = Estas cartas ganan todas las bazas que quedan.
claim-grant = Aceptar
claim-play-on = Seguir jugando
claims-the-rest =
    { KIND($who) ->
        [you] Reclamas las demás bazas.
       *[one] { FORM($who, "start") } reclama las demás bazas.
    }

## El análisis.

review-of-round = Análisis de la ronda { $round }
review-going-through-the-round = Analizando la ronda…
review-accuracy = precisión
review-the-turning-point = El momento clave
review-nothing-was-given-away = Impecable. Siempre encontraste la mejor opción.
review-what-cost-most = Las decisiones más caras
review-best-played = La mejor decisión

## Bajo una decisión cara que salió bien: mala en promedio, y con suerte.

luck-came =
    { KIND($who) ->
        [you] En promedio, eso cuesta puntos. Tuviste suerte: llegó { FORM($card, "the") }.
       *[one] En promedio, eso cuesta puntos. { FORM($who, "start") } tuvo suerte: llegó { FORM($card, "the") }.
    }
luck-spared =
    { KIND($who) ->
        [you] En promedio, eso cuesta puntos. Tuviste suerte: lo que seguía era solo { FORM($card, "the") }.
       *[one] En promedio, eso cuesta puntos. { FORM($who, "start") } tuvo suerte: lo que seguía era solo { FORM($card, "the") }.
    }
luck-bid-made =
    { KIND($who) ->
        [you] En promedio, eso cuesta puntos. Tuviste suerte: la apuesta se cumplió.
       *[one] En promedio, eso cuesta puntos. { FORM($who, "start") } tuvo suerte: la apuesta se cumplió.
    }
luck-higher-missed =
    { KIND($who) ->
        [you] En promedio, eso cuesta puntos. Tuviste suerte: no hubo más bazas.
       *[one] En promedio, eso cuesta puntos. { FORM($who, "start") } tuvo suerte: no hubo más bazas.
    }
luck-took =
    { KIND($who) ->
        [you] En promedio, eso cuesta puntos. Tuviste suerte: { FORM($card, "the") } ganó la baza.
       *[one] En promedio, eso cuesta puntos. { FORM($who, "start") } tuvo suerte: { FORM($card, "the") } ganó la baza.
    }
luck-placed =
    { KIND($who) ->
        [you] En promedio, eso cuesta puntos. Tuviste suerte: las demás cartas estaban donde debían.
       *[one] En promedio, eso cuesta puntos. { FORM($who, "start") } tuvo suerte: las demás cartas estaban donde debían.
    }
luck-let-off =
    { KIND($who) ->
        [you] Contra un juego perfecto, eso cuesta puntos, pero te salió bien.
        [dummy] Contra un juego perfecto, eso cuesta puntos, pero al muerto le salió bien.
       *[one] Contra un juego perfecto, eso cuesta puntos, pero a { FORM($who, "within") } le salió bien.
    }

advice-blind-bid = Apostar { $tricks } a ciegas
advice-misdeal = Anular el reparto
advice-pass = Pasarla
