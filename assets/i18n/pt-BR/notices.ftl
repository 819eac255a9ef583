notice-starting-afresh =
    { KIND($place) ->
        [none]
            { $what ->
                [settings] Não foi possível ler suas configurações, então elas foram restauradas.
                [statistics] Não foi possível ler suas estatísticas, então elas começam do zero.
                [days] Não foi possível ler seus resultados da partida do dia, então eles começam do zero.
                [reviews] Não foi possível ler suas análises, então elas começam do zero.
                [friends] Não foi possível ler seus resultados contra amigos, então eles começam do zero.
                [learning] Não foi possível ler seu progresso nas lições, então ele começa do zero.
               *[last-set-up] Não foi possível ler sua última configuração de partida, então ela foi restaurada.
            }
       *[some]
            { $what ->
                [settings] Não foi possível ler suas configurações, então elas foram restauradas. O arquivo antigo foi salvo como { $place }.
                [statistics] Não foi possível ler suas estatísticas, então elas começam do zero. O arquivo antigo foi salvo como { $place }.
                [days] Não foi possível ler seus resultados da partida do dia, então eles começam do zero. O arquivo antigo foi salvo como { $place }.
                [reviews] Não foi possível ler suas análises, então elas começam do zero. O arquivo antigo foi salvo como { $place }.
                [friends] Não foi possível ler seus resultados contra amigos, então eles começam do zero. O arquivo antigo foi salvo como { $place }.
                [learning] Não foi possível ler seu progresso nas lições, então ele começa do zero. O arquivo antigo foi salvo como { $place }.
               *[last-set-up] Não foi possível ler sua última configuração de partida, então ela foi restaurada. O arquivo antigo foi salvo como { $place }.
            }
    }
notice-of-newer-version =
    { $what ->
        [settings] Suas configurações são de uma versão mais nova do jogo. Até você atualizar, as mudanças não serão salvas.
        [statistics] Suas estatísticas são de uma versão mais nova do jogo. Até você atualizar, nada será adicionado.
        [days] Seus resultados da partida do dia são de uma versão mais nova do jogo. Até você atualizar, os novos não serão salvos.
        [reviews] Suas análises são de uma versão mais nova do jogo. Até você atualizar, as novas não serão salvas.
        [friends] Seus resultados contra amigos são de uma versão mais nova do jogo. Até você atualizar, os novos não serão salvos.
        [learning] Seu progresso nas lições é de uma versão mais nova do jogo. Até você atualizar, nada será adicionado.
       *[last-set-up] Sua última configuração de partida é de uma versão mais nova do jogo. Até você atualizar, as mudanças não serão salvas.
    }
notice-cannot-be-read = Uma parte dos seus dados não pode ser lida agora. Eles continuam intactos, e o jogo vai tentar de novo. ({ CLAUSE($why) })
notice-can-be-read-again = Todos os seus dados podem ser lidos de novo.
notice-match-damaged =
    { KIND($place) ->
        [none] Sua partida salva está danificada e não pode ser aberta.
       *[some] Sua partida salva está danificada e não pode ser aberta. Há uma cópia em { $place }.
    }
notice-match-not-taken-up =
    { KIND($place) ->
        [none] Sua partida salva não pode ser retomada.
       *[some] Sua partida salva não pode ser retomada. Há uma cópia em { $place }.
    }
notice-match-of-newer-version = Uma partida salva é de uma versão mais nova do jogo. Atualize para jogá-la.
notice-oldest-match-made-room = Você tinha { $most } partidas em andamento, então a mais antiga foi apagada.

not-saved-forbidden = Seu navegador não permite salvar nesta página. Você pode continuar jogando, mas nada será salvo.
not-saved-full = O espaço do navegador para esta página está cheio, então nada está sendo salvo. Libere algum espaço.
not-saved-not-ours = O arquivo { $name } é de outra versão e não será sobrescrito, então nada está sendo salvo.
not-saved-other = Aqui não dá para salvar nada, mas você pode continuar jogando. ({ CLAUSE($why) })

notice-history-damaged =
    { KIND($place) ->
        [none] Uma parte do seu histórico está danificada. As outras partidas estão bem.
       *[some] Uma parte do seu histórico está danificada; há uma cópia em { $place }. As outras partidas estão bem.
    }
notice-history-of-newer-version = Uma parte do seu histórico é de uma versão mais nova do jogo. Atualize para vê-la.
notice-history-made-room =
    { $matches ->
        [1] Não há mais espaço, então a partida mais antiga do seu histórico foi apagada.
       *[other] Não há mais espaço, então as { $matches } partidas mais antigas do seu histórico foram apagadas.
    }
notice-history-match-damaged = Esta partida está danificada e não pode ser aberta.

notice-claim-accepted = Contra fatos não há argumentos.
notice-round-conceded = Rodada entregue. Vamos para a próxima.
notice-match-conceded = Você desistiu, e isso conta como derrota. O próximo baralho não guarda mágoa.
notice-crashed-last-time = Da última vez, o jogo travou. Suas partidas estão a salvo: escolha { title-continue } para seguir de onde parou. Relatório: { $place }
notice-match-before-is-kept = Nova partida. A anterior está salva em { matches-matches }, no menu principal.
notice-side-conceded = { notice-who-conceded }. { notice-who-wins }.
notice-who-conceded =
    { KIND($loses) ->
        [you] Você desistiu
        [with-you] Seu lado desistiu
        [two] { FORM($loses, "start") } desistiram
       *[one] { FORM($loses, "start") } desistiu
    }
notice-who-wins =
    { KIND($wins) ->
        [you] Você ganha a partida
        [with-you] Seu lado ganha
        [two] { FORM($wins, "start") } ganham
       *[one] { FORM($wins, "start") } ganha
    }

notice-may-be-dropped = Seu navegador pode apagar suas partidas para liberar espaço. Por via das dúvidas, exporte um backup em { caption-settings }.
notice-may-be-kept = Seu navegador pode apagar suas partidas para liberar espaço, a não ser que você peça para guardá-las.
notice-button-keep-them = Guardar
notice-new-version = Há uma versão nova do jogo. Depois de atualizar, você volta a este ponto.
notice-button-update = Atualizar

clipboard-fault-no-text = está vazia, ou o que há nela não é texto
clipboard-fault-refused = o navegador não deixa esta página ler
clipboard-fault-missing = não existe aqui
clipboard-fault-busy = outro programa está usando
notice-deal-code-copied = Código das cartas copiado. Quem digitar o código recebe as mesmas cartas.
notice-deal-link-copied = Link copiado. Quem abrir o link recebe as mesmas cartas.
notice-deals-with-points-copied = Copiado com seus pontos. Quem jogar estas cartas pode comparar rodada por rodada.
notice-deal-code-not-copied = Não foi possível copiar o código das cartas: { CLAUSE($why) }.
notice-receipt-copied = Comprovante copiado. Você pode conferir com qualquer ferramenta de SHA-256.
notice-receipt-not-copied = Não foi possível copiar o comprovante: { CLAUSE($why) }.
