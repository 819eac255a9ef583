history-history = Histórico
history-unfinished = Em andamento
history-player = Jogador
history-any-player = Qualquer um
history-no-match-has-ended = Sua história começa com as primeiras cartas.
history-what-is-kept = Aqui fica guardada cada partida que você termina, carta por carta.
history-no-match-fits = Nenhuma partida assim. Tente um filtro mais amplo.
history-earlier-matches = Partidas anteriores
history-later-matches = Partidas seguintes

filter-toggle = Filtro
filter-summary =
    { KIND($parts) ->
        [none] Todas as partidas
       *[some] { FORM($parts, "dots") }
    }
step-previous =
    { $filter-kind ->
        [rules] Variante anterior
        [level] Nível anterior
        [rival] Adversário anterior
        [result] Resultado anterior
        [month] Mês anterior
       *[period] Período mais curto
    }
step-next =
    { $filter-kind ->
        [rules] Próxima variante
        [level] Próximo nível
        [rival] Próximo adversário
        [result] Próximo resultado
        [month] Próximo mês
       *[period] Período mais longo
    }
filter-value-any =
    { $filter-kind ->
        [rules] Toda variante
        [level] Todos os níveis
        [rival] Todo adversário
        [result] Todo resultado
        [month] Qualquer data
       *[period] Todo o período
    }
filter-value-result =
    { $outcome ->
        [won] Vitórias
        [lost] Derrotas
       *[drawn] Empates
    }
filter-value-days =
    { $days ->
        [1] Hoje
       *[other] Últimos { $days } dias
    }
shown-matches-all =
    { $of ->
        [0] { "" }
        [one] { $of } partida
       *[other] { $of } partidas
    }
shown-matches-some = { $first } a { $last } de { $of } partidas

ended =
    { KIND($result) ->
        [won] { $rules } · Vitória { FORM($scores, "to") }
        [lost] { $rules } · Derrota { FORM($scores, "to") }
        [drawn] { $rules } · Empate { FORM($scores, "to") }
        [conceded] { $rules } · Desistência com { FORM($scores, "to") }
       *[none] { $rules } · { FORM($scores, "to") }
    }
played-by =
    { $rounds ->
        [one] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }rodada · { $day }
       *[other] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }rodadas · { $day }
    }
player-of-match-you = Você
player-of-match-unnamed = Sem nome
player-of-match-computer = { $who } ({ $level })
