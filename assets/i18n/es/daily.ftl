# La partida del día.

deal-of-the-day-deal-of-the-day = Partida del día
deal-of-the-day-motto = Las mismas cartas para todo el mundo
deal-of-the-day-rules = Hoy todo el mundo juega los mismos repartos: tres rondas contra el nivel { level-advanced }, cada día con otra variante. Solo cuenta la primera partida que termines, y solo si no la reinicias ni deshaces nada tras ver cartas o apuestas nuevas.
deal-of-the-day-play-todays-deal = Jugar la de hoy
deal-of-the-day-continue = Continuar
deal-of-the-day-play-once-more = Jugar otra vez
deal-of-the-day-once-more-counts-for-nothing = La de hoy ya está. Mañana hay otra, la misma para todo el mundo.
streak-at-risk = { $days } días seguidos. Juega la de hoy y sigue la racha.
deal-of-the-day-copy-result = Copiar resultado
deal-of-the-day-share-result = Compartir resultado
deal-of-the-day-days-in-a-row = Racha actual
deal-of-the-day-most-in-a-row = Mejor racha
deal-of-the-day-days-played = Días jugados
deal-of-the-day-this-month = Este mes

## Cómo fue el día.

day-words =
    { $outcome ->
        [won] Ganaste con { day-points }.
        [lost] Perdiste con { day-points }.
       *[drawn] Empataste con { day-points }.
    }
day-points =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
share-head = Picas · { deal-of-the-day-deal-of-the-day } · { FORM($day, "short") }
share-line =
    { $outcome ->
        [won] { $variant }: victoria { $own } a { $other } · { $squares }
        [lost] { $variant }: derrota { $own } a { $other } · { $squares }
       *[drawn] { $variant }: empate { $own } a { $other } · { $squares }
    }
shared-copied = Resultado copiado. No revela ninguna carta.
shared-gone = Esta partida ya no está en tu historial.
shared-no-clipboard = No se pudo usar el portapapeles: { CLAUSE($text) }.

## Los días de esta semana en el menú principal.

week-deal =
    { $days ->
        [0] { deal-of-the-day-deal-of-the-day }, esta semana
        [one] { deal-of-the-day-deal-of-the-day }, esta semana: { $days } día seguido
       *[other] { deal-of-the-day-deal-of-the-day }, esta semana: { $days } días seguidos
    }
week-puzzle =
    { $days ->
        [0] { learning-puzzle-of-the-day }, esta semana
        [one] { learning-puzzle-of-the-day }, esta semana: { $days } día seguido
       *[other] { learning-puzzle-of-the-day }, esta semana: { $days } días seguidos
    }
week-streak =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
