# Lo que alguien hizo o debería hacer.

deed-option =
    { KIND($action) ->
        [play] Jugar { $card }
        [pass] Pasar { $card }
        [look] Mirar tus cartas
       *[other] { $action }
    }
deed-better =
    { KIND($action) ->
        [blind-nil] mejor: apostar nulo a ciegas
        [blind-bid] mejor: apostar { $tricks } a ciegas
        [misdeal] mejor: anular el reparto
        [pass] mejor: pasar { $card }
        [look] mejor: mirar tus cartas
        [draw] mejor: robar
        [keep] mejor: quedársela
        [discard] mejor: descartarla
        [nil] mejor: apostar nulo
        [bid] mejor: apostar { $tricks }
        [play] mejor: jugar { $card }
        [call] mejor: denunciar un renuncio
        [settle] mejor: contar los puntos
       *[next-round] mejor: continuar
    }
deed-done =
    { KIND($who) ->
        [you] { deed-done-you }
       *[one] { FORM($who, "start") } { deed-done-other }
    }
deed-done-you =
    { KIND($action) ->
        [blind-nil] Apostaste nulo a ciegas
        [blind-bid] Apostaste { $tricks } a ciegas
        [misdeal] Anulaste el reparto
        [pass]
            { KIND($card) ->
                [none] Pasaste una carta
               *[some] Pasaste { $card }
            }
        [look] Miraste primero tus cartas
        [draw] Robaste
        [keep]
            { KIND($card) ->
                [none] Te quedaste con la carta
               *[some] Te quedaste con { $card }
            }
        [discard]
            { KIND($card) ->
                [none] Descartaste la carta
               *[some] Descartaste { $card }
            }
        [nil] Apostaste nulo
        [bid] Apostaste { $tricks }
        [play] Jugaste { $card }
        [call] Denunciaste un renuncio
        [settle] Contaste los puntos
       *[next-round] Continuaste
    }
deed-done-other =
    { KIND($action) ->
        [blind-nil] apostó nulo a ciegas
        [blind-bid] apostó { $tricks } a ciegas
        [misdeal] anuló el reparto
        [pass]
            { KIND($card) ->
                [none] pasó una carta
               *[some] pasó { $card }
            }
        [look] miró primero sus cartas
        [draw] robó
        [keep]
            { KIND($card) ->
                [none] se quedó con la carta
               *[some] se quedó con { $card }
            }
        [discard]
            { KIND($card) ->
                [none] descartó la carta
               *[some] descartó { $card }
            }
        [nil] apostó nulo
        [bid] apostó { $tricks }
        [play] jugó { $card }
        [call] denunció un renuncio
        [settle] contó los puntos
       *[next-round] continuó
    }
