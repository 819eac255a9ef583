# Lo que la mesa dice de una carta, una placa o un montón. Son rótulos, sin punto final.

would-lead =
    { $breaks ->
        [yes] Sales de { $suit } y las abres
       *[no] Sales de { $suit }
    }
would-take =
    { $breaks ->
        [yes] Abres picas y ganas la baza con { FORM($with, "the-rank") }
       *[no] Ganas la baza con { FORM($with, "the-rank") }
    }
would-beat =
    { $breaks ->
        [yes] Abres picas y superas { FORM($best, "to") }, por ahora
       *[no] Superas { FORM($best, "to") }, por ahora
    }
would-lose-to = Pierde contra { FORM($card, "the") }
would-stay-below-partner = Queda por debajo { FORM($card, "of-rank") } de tu pareja
would-leave-to-partner = Deja la baza a tu pareja, que va ganando con { FORM($card, "the-rank") }
tap-again = Toca otra vez o desliza hacia arriba para jugarla

## Lo que se señala.

about-card = { FORM($card, "start") }
about-stock = Mazo
about-trick = Esta baza
about-taken =
    { KIND($who) ->
        [you] Tus bazas
        [dummy] Bazas del muerto
       *[one] Bazas de { FORM($who, "within") }
    }
about-hand =
    { KIND($who) ->
        [you] Tu mano
        [dummy] Mano del muerto
       *[one] Mano de { FORM($who, "within") }
    }

## Lo que se cuenta de ello.

about-line-higher-out =
    { KIND($suit) ->
        [spades]
            { $count ->
                [0] No queda ninguna pica más alta
                [one] Queda { $count } pica más alta
               *[other] Quedan { $count } picas más altas
            }
       *[other]
            { $count ->
                [0] No queda ningún { FORM($suit, "one") } más alto
                [one] Queda { $count } { FORM($suit, "one") } más alto
               *[other] Quedan { $count } { $suit } más altos
            }
    }
about-line-led =
    { KIND($who) ->
        [you] Saliste con { FORM($card, "the") }
       *[one] { FORM($who, "start") } salió con { FORM($card, "the") }
    }
about-line-winning =
    { KIND($who) ->
        [you] Vas ganando con { FORM($card, "the") }
       *[one] { FORM($who, "start") } va ganando con { FORM($card, "the") }
    }
about-line-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
about-line-left =
    { $count ->
        [one] Queda { $count } carta
       *[other] Quedan { $count } cartas
    }
about-line-tricks =
    { $count ->
        [one] { $count } baza
       *[other] { $count } bazas
    }
about-line-points =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
about-line-bags =
    { $count ->
        [one] { $count } baza de más
       *[other] { $count } bazas de más
    }
