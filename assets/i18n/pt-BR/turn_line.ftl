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
turn-line-pick-up-hand = { turn-line-whose }: pegue sua mão
turn-line-turn-up-card = { turn-line-whose }: vire sua carta
turn-line-draw-from-stock = { turn-line-whose }: compre do monte
turn-line-lead =
    { KIND($who) ->
        [you] Sua vez: saia com uma carta
       *[one] { turn-line-whose }: sair com uma carta
    }
turn-line-follow = { turn-line-whose }: jogue { FORM($suit, "a") }
turn-line-any-card = { turn-line-whose }: vale qualquer carta
turn-line-lead-from-the-dummy = { turn-line-whose }: sai o morto
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
    { $count ->
        [one] { turn-line-whose }: passe { $count } carta { turn-line-to }
       *[other] { turn-line-whose }: passe { $count } cartas { turn-line-to }
    }
turn-line-to =
    { KIND($to) ->
        [you] para sua mão
        [dummy] para o morto
       *[one] para { FORM($to, "within") }
    }
