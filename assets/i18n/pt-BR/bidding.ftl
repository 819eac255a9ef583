bidding-your-bid = Sua aposta
bidding-not-sure = Na dúvida? Peça uma dica: é de graça.
bidding-how =
    { KIND($rule) ->
        [whiz] Aposte o número de espadas que tem, ou nil.
        [mirror] Aposte o número de espadas que tem.
        [suicide] Em cada dupla, um aposta nil e o outro, 4 ou mais.
       *[free] Quantas das treze vazas você vai ganhar?
    }
bidding-board =
    { $partners ->
        [yes] Mínimo de { $min } com sua dupla.
       *[no] Mínimo de { $min } vazas.
    }
bidding-total = As apostas têm que somar no mínimo { $min }.
bidding-not-thirteen = As apostas não podem somar 13.
bidding-nil-beside =
    { $min ->
        [1] Em cada dupla, só um pode apostar nil.
       *[other] Nil só se sua dupla apostar { $min } ou mais.
    }
bidding-at-least = A aposta mínima é { $min }.
bidding-expected-tricks = Vazas previstas
bidding-expected = { $tricks }
bidding-bid = Apostar
bidding-fewer = Apostar uma a menos
bidding-more = Apostar uma a mais
bidding-choose-a-bid = Faça a aposta
bidding-picked =
    { $tricks ->
        [0] Apostar nil
       *[other] Apostar { $tricks }
    }

pad-key-tricks = { $tricks }
    .number =
        { $tricks ->
            [0] Nil
           *[other] { $tricks }
        }
    .stake = { "" }
pad-key-ten =
    { $equal ->
        [yes] { $tricks }, { $made } pontos ganhos ou perdidos
       *[no] { $tricks }, { $made } pontos se cumprir, { $lost } perdidos se furar
    }
    .number = { $tricks }
    .stake =
        { $equal ->
            [yes] { FORM($made, "either") }
           *[no] { FORM($made, "gain") }
        }
pad-key-moon = 13 (Boston), vale { $points } pontos
    .number = 13
    .stake = { FORM($points, "gain") }
pad-key-nil =
    { KIND($failure) ->
        [penalty] Nil, { $points } pontos ganhos ou perdidos
       *[bags] Nil, { $points } pontos, ou sobrevazas se furar
    }
    .number = Nil
    .stake =
        { KIND($failure) ->
            [penalty] { FORM($points, "either") }
           *[bags] { FORM($points, "gain") }
        }
