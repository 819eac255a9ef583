replay-replay = Replay
replay-look-back = Ver o jogo
replay-replay-the-round = Ver a rodada
replay-leave-the-replay = Sair
replay-previous-round = Rodada anterior
replay-next-round = Próxima rodada
replay-step-back = Passo anterior
replay-step-on = Próximo passo
replay-go-on = Reproduzir
replay-pause = Pausar
replay-time-line = Linha do tempo
replay-play-on-from-here = Jogar daqui
replay-practice-counts-for-nothing = Treino contra o computador. Não conta.
replay-practice-is-not-kept = Treino: não é salvo nem conta.
replay-nothing-was-better = a melhor opção
replay-cannot-be-replayed = Esta partida não pode ser reproduzida.

seen-by-all = Todas as mãos
seen-by-one =
    { KIND($who) ->
        [you] Sua visão
        [dummy] Visão do morto
       *[one] Visão { FORM($who, "of") }
    }
progress = Rodada { $round }: passo { $done } de { $of }
round-begins = Começa a rodada { $round }
reviewing = analisando: { $share }
