talk = { $who }: { $line }

talk-line-my-nil =
    { KIND($suit) ->
        [clubs] Nem uma vaza! Isso é bom, né?
        [diamonds] Cem pontos por não fazer nada.
        [hearts] Você me deixou passar. Que gentileza.
       *[spades] Nada. Como planejado.
    }
talk-line-your-nil =
    { KIND($suit) ->
        [clubs] Como você consegue perder todas? Me ensina!
        [diamonds] Nunca vi cobrar tanto por nada.
        [hearts] Que nil lindo. Tentei de tudo.
       *[spades] Procurei uma brecha. Não tinha.
    }
talk-line-one-trick-too-many =
    { KIND($suit) ->
        [clubs] Ah, não! Por uma só!
        [diamonds] Que pena. Parecia um bom investimento.
        [hearts] Esse nil merecia um final feliz.
       *[spades] Uma vaza. Eu só precisava de uma.
    }
talk-line-your-nil-failed =
    { KIND($suit) ->
        [clubs] Parecia tão fácil na hora de apostar!
        [diamonds] Esse nada saiu caro.
        [hearts] Da próxima vez eu finjo que não vi.
       *[spades] Nil é uma corda bamba.
    }
talk-line-you-set-me =
    { KIND($suit) ->
        [clubs] Acho que contei aquele ás duas vezes.
        [diamonds] Ai. Essa doeu no bolso.
        [hearts] Boa! Essa eu não vi chegando.
       *[spades] Você estava contando. Eu percebi.
    }
talk-line-one-short =
    { KIND($suit) ->
        [clubs] Comigo acontece toda hora!
        [diamonds] Por uma. É a vaza mais cara que existe.
        [hearts] Que coragem. Eu também tentaria.
       *[spades] Por uma. Pena que “quase” não conta.
    }
talk-line-together =
    { KIND($suit) ->
        [clubs] Conseguimos! Conseguimos mesmo!
        [diamonds] Parceria assim vale ouro.
        [hearts] Eu nunca duvidei da gente.
       *[spades] Nem mais, nem menos. Como deve ser.
    }
talk-line-exactly =
    { KIND($suit) ->
        [clubs] Falou, fez. Como é que você consegue?
        [diamonds] Tudo pago, e sem troco.
        [hearts] Nem uma a mais. Que beleza.
       *[spades] Exato. Nada a declarar.
    }
talk-line-ten-bags =
    { KIND($suit) ->
        [clubs] Peraí, sobrevaza é ruim?
        [diamonds] A banca sempre cobra.
        [hearts] Já deu dez? Elas vêm de mansinho.
       *[spades] Dez. Essas eu também estava contando.
    }
talk-line-won =
    { KIND($suit) ->
        [clubs] Ganhei? Ganhei!
        [diamonds] Foi um prazer fazer negócio com você.
        [hearts] Boa partida. Vamos mais uma?
       *[spades] Mais uma?
    }
talk-line-lost =
    { KIND($suit) ->
        [clubs] De novo! Na próxima você vai ver!
        [diamonds] Você me deixou sem um tostão.
        [hearts] Se é pra perder, que seja pra você.
       *[spades] Você jogou melhor. Aproveite.
    }
