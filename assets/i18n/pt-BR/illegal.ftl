illegal-not-now =
    { KIND($action) ->
        [blind-nil] Agora você não pode apostar nil às cegas.
        [blind-bid] Agora você não pode apostar às cegas.
        [misdeal] Agora você não pode anular a mão.
        [pass] Agora você não pode passar uma carta.
        [look] Agora você não pode olhar suas cartas.
        [draw] Agora você não pode comprar.
        [keep] Agora você não pode ficar com uma carta.
        [discard] Agora você não pode descartar.
        [nil] Agora você não pode apostar.
        [bid] Agora você não pode apostar.
        [play] Agora você não pode jogar uma carta.
        [call] Agora você não pode denunciar uma renúncia.
        [settle] Ainda não dá para contar os pontos da rodada.
       *[next-round] Ainda não dá para começar a próxima rodada.
    }
illegal-match-over = A partida acabou.
illegal-choose-first = Primeiro decida se fica com a carta que comprou.
illegal-draw-first = Primeiro compre uma carta.
illegal-look-first = Antes de apostar, olhe suas cartas.
illegal-no-blind-nil = Estas regras não permitem o nil às cegas.
illegal-blind-nil-too-late = O nil às cegas só vale antes de você ver qualquer carta.
illegal-not-behind = Você só pode apostar às cegas se estiver { $points } pontos ou mais atrás.
illegal-bid-too-high = Você pode apostar no máximo 13.

illegal-no-nil = Estas regras não permitem o nil.
illegal-nil-needs-bid = Você só pode apostar nil se sua dupla apostar { $min } ou mais.
illegal-bid-too-low = Você tem que apostar no mínimo { $min }.
illegal-total-too-low = Você aposta por último: as apostas têm que somar no mínimo { $min }.
illegal-total-thirteen = Você aposta por último: as apostas não podem somar 13.

illegal-whiz =
    { $spades ->
        [0] Você não tem espadas, então tem que apostar nil.
        [one] Aposte nil, ou { $spades } pela sua espada.
       *[other] Aposte nil, ou { $spades } pelas suas espadas.
    }
illegal-mirror =
    { $spades ->
        [0] Você não tem espadas, então tem que apostar nil.
        [one] Você tem { $spades } espada, então tem que apostar { $spades }.
       *[other] Você tem { $spades } espadas, então tem que apostar { $spades }.
    }
illegal-suicide-nil-or-four = Aposte nil, ou no mínimo 4.
illegal-suicide-nil = Sua dupla não apostou nil, então é com você.
illegal-suicide-four = Sua dupla apostou nil, então aposte 4 ou mais.

illegal-not-held = Você não tem { FORM($card, "the") }.
illegal-must-follow = Siga o naipe: jogue { FORM($suit, "a") }.
illegal-not-broken = As espadas ainda não foram quebradas: saia com outro naipe.
illegal-no-calls = Com estas regras não há renúncias: não há o que denunciar.
illegal-call-spent = Você já usou sua denúncia desta rodada.
illegal-nothing-to-call = O adversário ainda não jogou nenhuma carta.
illegal-no-blind-bid = Estas regras não permitem apostar às cegas.
illegal-blind-bid-too-late = Só o primeiro da dupla pode apostar às cegas, antes de ver qualquer carta.
illegal-no-misdeal = Com estas regras nenhuma mão é anulada.
illegal-has-spades = Só uma mão sem espadas pode ser anulada.
illegal-no-more-misdeals = As cartas desta rodada já foram dadas vezes demais.
illegal-already-named = { FORM($card, "the-start") } já está entre as que você passa.
illegal-must-lead = Na primeira vaza, saia com { FORM($card, "the") }.
illegal-lowest-club = Na primeira vaza, jogue sua carta de paus mais baixa.
illegal-no-spade-yet = Na primeira vaza, nada de espadas enquanto você tiver outro naipe.
