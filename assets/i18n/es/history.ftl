# El historial de partidas terminadas.

history-history = Historial
history-unfinished = En curso
history-player = Jugador
history-any-player = Cualquiera
history-no-match-has-ended = Tu historia empieza con el primer reparto.
history-what-is-kept = Aquí se guarda cada partida que terminas, carta por carta.
history-no-match-fits = Ninguna partida así. Prueba con un filtro más amplio.
history-earlier-matches = Partidas anteriores
history-later-matches = Partidas posteriores

## El filtro del historial y de las estadísticas.

filter-toggle = Filtro
filter-summary =
    { KIND($parts) ->
        [none] Todas las partidas
       *[some] { FORM($parts, "dots") }
    }
step-previous =
    { $filter-kind ->
        [rules] Variante anterior
        [level] Nivel anterior
        [rival] Rival anterior
        [result] Resultado anterior
        [month] Mes anterior
       *[period] Periodo más corto
    }
step-next =
    { $filter-kind ->
        [rules] Variante siguiente
        [level] Nivel siguiente
        [rival] Rival siguiente
        [result] Resultado siguiente
        [month] Mes siguiente
       *[period] Periodo más largo
    }
filter-value-any =
    { $filter-kind ->
        [rules] Toda variante
        [level] Todos los niveles
        [rival] Todo rival
        [result] Todo resultado
        [month] Cualquier fecha
       *[period] Desde siempre
    }
filter-value-result =
    { $outcome ->
        [won] Victorias
        [lost] Derrotas
       *[drawn] Empates
    }
filter-value-days =
    { $days ->
        [1] Hoy
       *[other] Últimos { $days } días
    }
shown-matches-all =
    { $of ->
        [0] { "" }
        [one] { $of } partida
       *[other] { $of } partidas
    }
shown-matches-some = { $first } a { $last } de { $of } partidas

## Una partida.

ended =
    { KIND($result) ->
        [won] { $rules } · Victoria { FORM($scores, "to") }
        [lost] { $rules } · Derrota { FORM($scores, "to") }
        [drawn] { $rules } · Empate { FORM($scores, "to") }
        [conceded] { $rules } · Rendición con { FORM($scores, "to") }
       *[none] { $rules } · { FORM($scores, "to") }
    }
played-by =
    { $rounds ->
        [one] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }ronda · { $day }
       *[other] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }rondas · { $day }
    }
player-of-match-you = Tú
player-of-match-unnamed = Sin nombre
player-of-match-computer = { $who } ({ $level })
