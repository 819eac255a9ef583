# Los paneles que piden una apuesta.

bidding-your-bid = Tu apuesta
bidding-not-sure = ¿Dudas? Pide una pista: es gratis.
bidding-how =
    { KIND($rule) ->
        [whiz] Apuesta tantas bazas como picas tengas, o nulo.
        [mirror] Apuesta tantas bazas como picas tengas.
        [suicide] En cada pareja, uno apuesta nulo y el otro, 4 o más.
       *[free] ¿Cuántas de las trece bazas vas a ganar?
    }
bidding-board =
    { $partners ->
        [yes] Mínimo de { $min } con tu pareja.
       *[no] Mínimo de { $min } bazas.
    }
bidding-total = Las apuestas deben sumar { $min } o más.
bidding-not-thirteen = Las apuestas no pueden sumar 13.
bidding-nil-beside =
    { $min ->
        [1] En cada pareja solo puede haber un nulo.
       *[other] Nulo solo si tu pareja apuesta { $min } o más.
    }
bidding-at-least = La apuesta mínima es { $min }.
bidding-expected-tricks = Bazas previstas
bidding-expected = { $tricks }
bidding-bid = Apostar
bidding-fewer = Apostar una menos
bidding-more = Apostar una más
bidding-choose-a-bid = Elige apuesta
bidding-picked =
    { $tricks ->
        [0] Apostar nulo
       *[other] Apostar { $tricks }
    }

## Las teclas del tablero de apuestas.

pad-key-tricks = { $tricks }
    .number =
        { $tricks ->
            [0] Nulo
           *[other] { $tricks }
        }
    .stake = { "" }
pad-key-ten =
    { $equal ->
        [yes] { $tricks }, { $made } puntos ganados o perdidos
       *[no] { $tricks }, { $made } puntos si se cumple, { $lost } perdidos si no
    }
    .number = { $tricks }
    .stake =
        { $equal ->
            [yes] { FORM($made, "either") }
           *[no] { FORM($made, "gain") }
        }
pad-key-moon = 13 (pleno), vale { $points } puntos
    .number = 13
    .stake = { FORM($points, "gain") }
pad-key-nil =
    { KIND($failure) ->
        [penalty] Nulo, { $points } puntos a ganar o perder
       *[bags] Nulo, { $points } puntos, o bazas de más si se rompe
    }
    .number = Nulo
    .stake =
        { KIND($failure) ->
            [penalty] { FORM($points, "either") }
           *[bags] { FORM($points, "gain") }
        }
