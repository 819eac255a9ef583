# Los rótulos del mazo, los descartes, la mano y las bazas.

pile-stock = Mazo
pile-cards-left =
    { $count ->
        [one] Queda { $count } carta
       *[other] Quedan { $count } cartas
    }
pile-discards = Descartes
pile-discarded =
    { $open ->
        [yes]
            { $count ->
                [one] { $count } carta boca arriba
               *[other] { $count } cartas boca arriba
            }
       *[no]
            { $count ->
                [one] { $count } carta boca abajo
               *[other] { $count } cartas boca abajo
            }
    }
pile-hand =
    { KIND($of) ->
        [you] Tu mano · { $count } de 13
        [dummy] Mano del muerto · { $count } de 13
       *[one] Mano de { $of } · { $count } de 13
    }
pile-hand-of =
    { KIND($who) ->
        [you] Tu mano
        [dummy] Mano del muerto
       *[one] Mano de { $who }
    }
pile-of-thirteen = { $count } de 13
pile-tricks =
    { KIND($who) ->
        [you] Tus bazas
        [dummy] Bazas del muerto
       *[one] Bazas de { $who }
    }
pile-yours = Tuyas
pile-theirs = Suyas
