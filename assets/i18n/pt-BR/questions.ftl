concede-concede-the-match = Desistir da partida?
concede-it-counts-as-lost = Conta como derrota, e não dá para continuar depois.
concede-it-is-lost-for = Conta como derrota para { FORM($side, "within") }, e não dá para continuar depois.
concede-concede = Desistir
concede-play-on = Continuar jogando

concede-round-concede-the-round = Desistir da rodada?
concede-round-your-cards-play-themselves = O computador joga suas cartas, da menor para a maior, e os pontos da rodada são contados.
concede-round-concede = Desistir
concede-round-play-on = Continuar jogando

take-back-may-take-back = { $of }: { $who } quer desfazer. Pode ser?
take-back-may-take-back-among-all = { FORM($who, "start") } quer desfazer. Todos concordam?
take-back-if-agreed = Se { $of } concordar, { $who } escolhe de novo.
take-back-if-all-agree = Se todos concordarem, { $who } escolhe de novo.
take-back-agree = Concordo
take-back-we-all-agree = Todos concordam
take-back-leave-it = Não

restart-restart-match = Reiniciar a partida?
restart-same-deals = Reiniciar: as mesmas cartas desde a rodada 1. O que foi jogado até agora não será salvo.
restart-same-deals-count-separately =
    { $daily ->
        [yes] Reiniciar: as mesmas cartas desde a rodada 1. O que foi jogado até agora não será salvo e, como você já viu as cartas, esta partida é contada à parte, e não como a partida do dia.
       *[no] Reiniciar: as mesmas cartas desde a rodada 1. O que foi jogado até agora não será salvo e, como você já viu as cartas, esta partida é contada à parte.
    }
restart-practice-from-its-point = Reiniciar: treinar de novo a partir do mesmo ponto. O treino não é salvo nem conta.
restart-new-match-has-other-deals = Nova partida: mesmas regras, mesmos jogadores, outras cartas.
restart-new-match-keeps-this-one = Nova partida: mesmas regras, mesmos jogadores, outras cartas. Esta fica salva em { matches-matches }, no menu principal.
restart-restart = Reiniciar
restart-new-match = Nova partida
restart-play-on = Continuar jogando

undo-separately-undo = Desfazer?
undo-separately-counts-separately =
    { $daily ->
        [yes] { undo-separately-seen } O placar vai registrar isso, e esta partida será contada à parte, e não como a partida do dia.
       *[no] { undo-separately-seen } O placar vai registrar isso, e esta partida será contada à parte.
    }
undo-separately-seen =
    { $news ->
        [bid] Depois disso você viu outra aposta.
        [call] Depois disso uma renúncia foi denunciada.
       *[card] Depois disso você viu cartas novas.
    }
undo-separately-undo-it = Desfazer
undo-separately-leave-it = Continuar jogando

blind-nil-bid-it = Apostar nil às cegas?
blind-nil-for-so-many =
    { $costs-bags ->
        [yes] Nem uma vaza na rodada inteira, e com cartas que você não viu: { FORM($points, "gain") } se cumprir. Se furar, suas vazas contam como sobrevazas.
       *[no] Nem uma vaza na rodada inteira, e com cartas que você não viu: { FORM($points, "gain") } se cumprir, { FORM($points, "loss") } se furar.
    }
blind-nil-bid-blind-nil = Apostar nil às cegas
blind-nil-not-now = Agora não

ask-call-ask-first = Denunciar uma renúncia?
ask-call-one-call-a-round = Você tem uma denúncia por rodada; se errar, só perde a denúncia.
ask-call-call-it = Denunciar
ask-call-play-on = Continuar jogando

blind-bid-bid-it = Apostar às cegas?
blind-bid-for-so-many =
    { $covers ->
        [yes] Você aposta pelos dois, com cartas que não viu: { $won } por vaza apostada se cumprir, −{ $lost } se furar. Sua dupla não aposta.
       *[no] Você aposta com cartas que não viu: { $won } por vaza apostada se cumprir, −{ $lost } se furar.
    }
blind-bid-number = { $tricks }: +{ $points }
