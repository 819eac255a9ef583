# Por qué no se puede hacer algo.

illegal-not-now =
    { KIND($action) ->
        [blind-nil] Ahora no puedes apostar nulo a ciegas.
        [blind-bid] Ahora no puedes apostar a ciegas.
        [misdeal] Ahora no puedes anular el reparto.
        [pass] Ahora no puedes pasar una carta.
        [look] Ahora no puedes mirar tus cartas.
        [draw] Ahora no puedes robar.
        [keep] Ahora no puedes quedarte con una carta.
        [discard] Ahora no puedes descartar.
        [nil] Ahora no puedes apostar.
        [bid] Ahora no puedes apostar.
        [play] Ahora no puedes jugar una carta.
        [call] Ahora no puedes denunciar un renuncio.
        [settle] Todavía no se pueden contar los puntos.
       *[next-round] Todavía no puedes empezar la siguiente ronda.
    }
illegal-match-over = La partida ha terminado.
illegal-choose-first = Primero decide si te quedas con la carta que robaste.
illegal-draw-first = Primero roba una carta.
illegal-look-first = Antes de apostar, mira tus cartas.
illegal-no-blind-nil = Estas reglas no permiten el nulo a ciegas.
illegal-blind-nil-too-late = El nulo a ciegas se apuesta antes de ver ninguna carta.
illegal-not-behind = Solo puedes apostar a ciegas si vas { $points } puntos o más por detrás.
illegal-bid-too-high = Puedes apostar 13 como máximo.

illegal-no-nil = Estas reglas no permiten el nulo.
illegal-nil-needs-bid = Solo puedes apostar nulo si tu pareja apuesta { $min } o más.
illegal-bid-too-low = Debes apostar { $min } como mínimo.
illegal-total-too-low = La última apuesta es tuya: la suma debe llegar a { $min }.
illegal-total-thirteen = La última apuesta es tuya: la suma no puede ser 13.

## Apuestas obligadas por la variante.

illegal-whiz =
    { $spades ->
        [0] No tienes picas, así que debes apostar nulo.
        [one] Apuesta { $spades } por tu pica, o nulo.
       *[other] Apuesta { $spades } por tus picas, o nulo.
    }
illegal-mirror =
    { $spades ->
        [0] No tienes picas, así que debes apostar nulo.
        [one] Tienes { $spades } pica, así que debes apostar { $spades }.
       *[other] Tienes { $spades } picas, así que debes apostar { $spades }.
    }
illegal-suicide-nil-or-four = Apuesta nulo, o 4 como mínimo.
illegal-suicide-nil = Tu pareja no apostó nulo, así que te toca a ti.
illegal-suicide-four = Tu pareja apostó nulo, así que debes apostar 4 o más.

## Cartas y denuncias.

illegal-not-held = No tienes { FORM($card, "the") }.
illegal-must-follow = Hay que asistir: juega { FORM($suit, "a") }.
illegal-not-broken = Las picas aún no están abiertas: sal de otro palo.
illegal-no-calls = Con estas reglas no puede haber renuncios: no hay nada que denunciar.
illegal-call-spent = Ya gastaste tu denuncia de esta ronda.
illegal-nothing-to-call = Tu rival aún no ha jugado ninguna carta.
illegal-no-blind-bid = Estas reglas no permiten apostar a ciegas.
illegal-blind-bid-too-late = Solo puede apostar a ciegas el primero de la pareja, antes de ver ninguna carta.
illegal-no-misdeal = Con estas reglas no se anula ningún reparto.
illegal-has-spades = Solo una mano sin picas anula el reparto.
illegal-no-more-misdeals = Esta ronda ya se repartió bastantes veces.
illegal-already-named = { FORM($card, "the-start") } ya está entre las que pasas.
illegal-must-lead = En la primera baza, sal con { FORM($card, "the") }.
illegal-lowest-club = En la primera baza, juega tu trébol más bajo.
illegal-no-spade-yet = En la primera baza no hay picas mientras tengas otro palo.
