matches-matches = Partidas
matches-continue = Continuar
matches-delete = Apagar
matches-undo = Desfazer
matches-delete-the-deal-of-the-day = É uma partida do dia. Apagar mesmo assim?
matches-keep = Manter
matches-deleted = Será apagada quando você sair desta página.
matches-rename = Renomear
matches-done = Pronto
matches-name = Nome da partida
matches-no-name = Sem nome
matches-nothing-unfinished = Não há cartas na mesa. Comece uma partida, e ela vai esperar por você aqui.

playing-only-computers = Computador contra computador
playing-you-and-computers = Você contra o computador
playing-people = { $people }
playing-people-and-computers = { FORM($people, "commas") } e o computador
last-played-sometime = { $playing }
last-played-today = { $playing } · hoje
last-played-yesterday = { $playing } · ontem
last-played-on = { $playing } · { $day }

stake =
    { $bid ->
        [0] Nil: { $tricks }
       *[other] { $tricks } de { $bid }
    }
on-the-table =
    { KIND($trick) ->
        [none] { on-the-table-tricks }
       *[some] { on-the-table-tricks } Na mesa: { FORM($trick, "commas") }.
    }
on-the-table-tricks =
    { KIND($stakes) ->
        [none] Cartas restantes: { FORM($hands, "commas") }.
       *[some] Cartas restantes: { FORM($hands, "commas") }. Vazas: { FORM($stakes, "commas") }.
    }
