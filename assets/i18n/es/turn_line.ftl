# La línea entre la mesa y la mano: a quién le toca y qué acaba de pasar. Son rótulos, sin punto final.

turn-line-took =
    { KIND($who) ->
        [you] Ganas la baza
       *[one] { FORM($who, "start") } gana la baza
    }
turn-line-broken = Picas abiertas
turn-line-called =
    { KIND($who) ->
        [you]
            { $rightly ->
                [yes] Descubriste un renuncio
               *[no] Denunciaste un renuncio que no hubo
            }
       *[one]
            { $rightly ->
                [yes] { $who } descubrió un renuncio
               *[no] { $who } denunció un renuncio que no hubo
            }
    }
turn-line-redealt =
    { KIND($why) ->
        [low-total] Las apuestas son bajas: se reparte otra vez
        [misdeal] Una mano sin picas: se reparte otra vez
       *[all-nil] Todos apostaron nulo: se reparte otra vez
    }
turn-line-blind-nil =
    { KIND($who) ->
        [you] Apuestas nulo a ciegas
       *[one] { $who } apuesta nulo a ciegas
    }

## A quién le toca y qué debe hacer.

turn-line-whose =
    { KIND($who) ->
        [you] Tu turno
        [dummy] Turno del muerto
       *[one] Turno de { $who }
    }
turn-line-pick-up-hand = { turn-line-whose }: levanta tus cartas
turn-line-turn-up-card = { turn-line-whose }: dale la vuelta a tu carta
turn-line-draw-from-stock = { turn-line-whose }: roba del mazo
turn-line-lead =
    { KIND($who) ->
        [you] Tu turno: sales tú
       *[one] { turn-line-whose }: le toca salir
    }
turn-line-follow = { turn-line-whose }: juega { FORM($suit, "a") }
turn-line-any-card = { turn-line-whose }: vale cualquier carta
turn-line-lead-from-the-dummy = { turn-line-whose }: sale el muerto
turn-line-dummy-follows = { turn-line-whose }: juega { FORM($suit, "a") } del muerto
turn-line-any-card-of-the-dummy = { turn-line-whose }: vale cualquier carta del muerto
turn-line-thinking =
    { KIND($who) ->
        [you] Estás pensando…
       *[one] { FORM($who, "start") } está pensando…
    }
turn-line-blind-bid =
    { KIND($who) ->
        [you] Apuestas { $tricks } a ciegas
       *[one] { $who } apuesta { $tricks } a ciegas
    }
turn-line-pass-cards =
    { KIND($to) ->
        [you]
            { $count ->
                [one] { turn-line-whose }: te pasa { $count } carta
               *[other] { turn-line-whose }: te pasa { $count } cartas
            }
        [dummy]
            { $count ->
                [one] { turn-line-whose }: pasa { $count } carta al muerto
               *[other] { turn-line-whose }: pasa { $count } cartas al muerto
            }
       *[one]
            { $count ->
                [one] { turn-line-whose }: pasa { $count } carta a { FORM($to, "within") }
               *[other] { turn-line-whose }: pasa { $count } cartas a { FORM($to, "within") }
            }
    }
