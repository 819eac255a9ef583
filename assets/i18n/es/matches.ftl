# La página de las partidas en curso.

matches-matches = Partidas
matches-continue = Continuar
matches-delete = Borrar
matches-undo = Deshacer
matches-delete-the-deal-of-the-day = Es una partida del día. ¿Borrarla de todos modos?
matches-keep = Conservar
matches-deleted = Se borrará al salir de esta página.
matches-rename = Cambiar nombre
matches-done = Listo
matches-name = Nombre de la partida
matches-no-name = Sin nombre
matches-nothing-unfinished = No hay cartas en la mesa. Empieza una partida y aquí te esperará.

playing-only-computers = Máquina contra máquina
playing-you-and-computers = Tú contra la máquina
playing-people = { $people }
playing-people-and-computers = { FORM($people, "commas") } y la máquina
last-played-sometime = { $playing }
last-played-today = { $playing } · hoy
last-played-yesterday = { $playing } · ayer
last-played-on = { $playing } · { $day }

stake =
    { $bid ->
        [0] Nulo: { $tricks }
       *[other] { $tricks } de { $bid }
    }
on-the-table =
    { KIND($trick) ->
        [none] { on-the-table-tricks }
       *[some] { on-the-table-tricks } En la mesa: { FORM($trick, "commas") }.
    }
on-the-table-tricks =
    { KIND($stakes) ->
        [none] Cartas que quedan: { FORM($hands, "commas") }.
       *[some] Cartas que quedan: { FORM($hands, "commas") }. Bazas: { FORM($stakes, "commas") }.
    }
