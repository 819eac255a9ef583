pile-stock = Monte
pile-cards-left =
    { $count ->
        [one] Resta { $count } carta
       *[other] Restam { $count } cartas
    }
pile-discards = Descartes
pile-discarded =
    { $open ->
        [yes]
            { $count ->
                [one] { $count } carta aberta
               *[other] { $count } cartas abertas
            }
       *[no]
            { $count ->
                [one] { $count } carta fechada
               *[other] { $count } cartas fechadas
            }
    }
pile-hand =
    { KIND($of) ->
        [you] Sua mão · { $count } de 13
        [dummy] Mão do morto · { $count } de 13
       *[one] Mão de { $of } · { $count } de 13
    }
pile-hand-of =
    { KIND($who) ->
        [you] Sua mão
        [dummy] Mão do morto
       *[one] Mão de { $who }
    }
pile-of-thirteen = { $count } de 13
pile-tricks =
    { KIND($who) ->
        [you] Suas vazas
        [dummy] Vazas do morto
       *[one] Vazas de { $who }
    }
pile-yours = Suas
pile-theirs = Do outro
