one-file-everything-in-one-file = Backup
one-file-what-it-holds = Suas partidas, histórico, estatísticas, configurações e regras em um só arquivo, para guardar ou levar para outro dispositivo. Ao importar, tudo se soma ao que já existe aqui.
one-file-or-drop-it = Ou solte um arquivo nesta página.
one-file-export = Exportar
one-file-import = Importar
one-file-not-at-the-table = Para importar um arquivo, vá ao menu principal.

file-saved = Salvo em { $place }.
file-downloaded = Baixado como { $name }.
file-import-summary =
    { $matches ->
        [0]
            { $ended ->
                [0] Importado. Você já tinha todas as partidas dele.
                [one] Importado: { $ended } partida terminada.
               *[other] Importado: { $ended } partidas terminadas.
            }
        [one]
            { $ended ->
                [0] Importado: { $matches } partida em andamento.
                [one] Importado: { $matches } partida em andamento e { $ended } terminada.
               *[other] Importado: { $matches } partida em andamento e { $ended } terminadas.
            }
       *[other]
            { $ended ->
                [0] Importado: { $matches } partidas em andamento.
                [one] Importado: { $matches } partidas em andamento e { $ended } terminada.
               *[other] Importado: { $matches } partidas em andamento e { $ended } terminadas.
            }
    }
file-damaged = Não foi possível importar: o arquivo está danificado. Nada mudou. ({ CLAUSE($why) })
file-not-ours = Isto não é um backup de Espadas. Nada foi importado.
file-newer = Este backup é de uma versão mais nova do jogo. Atualize e tente de novo.
file-part =
    { KIND($item) ->
        [none] Não foi possível importar por um erro em { file-part-name }: { $why }.
       *[some] Não foi possível importar por um erro em { file-part-name } (“{ $item }”): { $why }.
    }
file-part-name =
    { $part ->
        [matches] partidas em andamento
        [history] histórico
        [statistics] estatísticas
        [settings] configurações
        [setup] última configuração
        [daily] partidas do dia
        [friends] resultados contra amigos
        [reviews] análises
        [learning] progresso nas lições
       *[other] outros dados
    }
part-fault-changed = foi modificado depois de exportado
part-fault-newer = é de uma versão mais nova do jogo
part-fault-shape = formato desconhecido
part-fault-other = { CLAUSE($why) }
file-history-damaged = Há uma partida danificada no histórico, então nada foi exportado: { CLAUSE($place) }.
file-no-room = Não há espaço suficiente. Nada mudou.
file-forbidden = Seu navegador não permite salvar nesta página. Nada mudou.
file-newer-here = Nada mudou: { $name } é de uma versão mais nova do jogo.
file-nothing-changed = Nada mudou: { CLAUSE($why) }.
file-no-file = Não foi possível abrir o arquivo: { CLAUSE($why) }.
file-none-chosen = Nenhum arquivo escolhido.
file-none-there = Não há nenhum backup em { $place }. Os backups se chamam spades-….json.
