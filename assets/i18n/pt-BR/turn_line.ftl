turn-line-took =
    { KIND($who) ->
        [you] Você ganha a vaza
       *[one] { FORM($who, "start") } ganha a vaza
    }
turn-line-broken = Espadas quebradas
turn-line-called =
    { KIND($who) ->
        [you]
            { $rightly ->
                [yes] Você descobriu uma renúncia
               *[no] Você denunciou uma renúncia que não houve
            }
       *[one]
            { $rightly ->
                [yes] { $who } descobriu uma renúncia
               *[no] { $who } denunciou uma renúncia que não houve
            }
    }
turn-line-redealt =
    { KIND($why) ->
        [low-total] As apostas são baixas: cartas dadas de novo
        [misdeal] Uma mão sem espadas: cartas dadas de novo
       *[all-nil] Todos apostaram nil: cartas dadas de novo
    }
turn-line-blind-nil =
    { KIND($who) ->
        [you] Você aposta nil às cegas
       *[one] { $who } aposta nil às cegas
    }

turn-line-whose =
    { KIND($who) ->
        [you] Sua vez
        [dummy] Vez do morto
       *[one] Vez de { $who }
    }
turn-line-pick-up-hand = { turn-line-whose }: pegue suas cartas
turn-line-turn-up-card = { turn-line-whose }: vire sua carta
turn-line-draw-from-stock = { turn-line-whose }: compre do monte
turn-line-lead = { turn-line-whose }: saia com uma carta
turn-line-follow = { turn-line-whose }: jogue { FORM($suit, "a") }
turn-line-any-card = { turn-line-whose }: vale qualquer carta
turn-line-lead-from-the-dummy = { turn-line-whose }: o morto sai
turn-line-dummy-follows = { turn-line-whose }: jogue { FORM($suit, "a") } do morto
turn-line-any-card-of-the-dummy = { turn-line-whose }: vale qualquer carta do morto
turn-line-thinking =
    { KIND($who) ->
        [you] Você está pensando…
       *[one] { FORM($who, "start") } está pensando…
    }
turn-line-blind-bid =
    { KIND($who) ->
        [you] Você aposta { $tricks } às cegas
       *[one] { $who } aposta { $tricks } às cegas
    }
turn-line-pass-cards =
    { KIND($to) ->
        [you]
            { $count ->
                [one] { turn-line-whose }: você recebe { $count } carta
               *[other] { turn-line-whose }: você recebe { $count } cartas
            }
        [dummy]
            { $count ->
                [one] { turn-line-whose }: passe { $count } carta para o morto
               *[other] { turn-line-whose }: passe { $count } cartas para o morto
            }
       *[one]
            { $count ->
                [one] { turn-line-whose }: passe { $count } carta para { FORM($to, "within") }
               *[other] { turn-line-whose }: passe { $count } cartas para { FORM($to, "within") }
            }
    }
