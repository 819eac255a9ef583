deed-option =
    { KIND($action) ->
        [play] Jogar { $card }
        [pass] Passar { $card }
        [look] Olhar suas cartas
       *[other] { $action }
    }
deed-better =
    { KIND($action) ->
        [blind-nil] melhor: apostar nil às cegas
        [blind-bid] melhor: apostar { $tricks } às cegas
        [misdeal] melhor: anular a mão
        [pass] melhor: passar { $card }
        [look] melhor: olhar suas cartas
        [draw] melhor: comprar
        [keep] melhor: ficar com ela
        [discard] melhor: descartar
        [nil] melhor: apostar nil
        [bid] melhor: apostar { $tricks }
        [play] melhor: jogar { $card }
        [call] melhor: denunciar uma renúncia
        [settle] melhor: contar os pontos
       *[next-round] melhor: continuar
    }
deed-done =
    { KIND($who) ->
        [you] { deed-done-you }
       *[one] { FORM($who, "start") } { deed-done-other }
    }
deed-done-you =
    { KIND($action) ->
        [blind-nil] Você apostou nil às cegas
        [blind-bid] Você apostou { $tricks } às cegas
        [misdeal] Você anulou a mão
        [pass]
            { KIND($card) ->
                [none] Você passou uma carta
               *[some] Você passou { $card }
            }
        [look] Você olhou suas cartas primeiro
        [draw] Você comprou
        [keep]
            { KIND($card) ->
                [none] Você ficou com a carta
               *[some] Você ficou com { $card }
            }
        [discard]
            { KIND($card) ->
                [none] Você descartou a carta
               *[some] Você descartou { $card }
            }
        [nil] Você apostou nil
        [bid] Você apostou { $tricks }
        [play] Você jogou { $card }
        [call] Você denunciou uma renúncia
        [settle] Você contou os pontos
       *[next-round] Você continuou
    }
deed-done-other =
    { KIND($action) ->
        [blind-nil] apostou nil às cegas
        [blind-bid] apostou { $tricks } às cegas
        [misdeal] anulou a mão
        [pass]
            { KIND($card) ->
                [none] passou uma carta
               *[some] passou { $card }
            }
        [look] olhou suas cartas primeiro
        [draw] comprou
        [keep]
            { KIND($card) ->
                [none] ficou com a carta
               *[some] ficou com { $card }
            }
        [discard]
            { KIND($card) ->
                [none] descartou a carta
               *[some] descartou { $card }
            }
        [nil] apostou nil
        [bid] apostou { $tricks }
        [play] jogou { $card }
        [call] denunciou uma renúncia
        [settle] contou os pontos
       *[next-round] continuou
    }
