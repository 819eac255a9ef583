talk = { $who }: { $line }

talk-line-my-nil =
    { KIND($suit) ->
        [clubs] Nem uma vaza! Isso é bom, né?
        [diamonds] Cem pontos por não fazer nada.
        [hearts] Você me deixou passar. Que gentileza.
       *[spades] Nada. Conforme o previsto.
    }
talk-line-your-nil =
    { KIND($suit) ->
        [clubs] Como você consegue perder todas? Me ensina!
        [diamonds] Você vende caro o seu nada.
        [hearts] Belo nil. Tentei de tudo.
       *[spades] Procurei uma fresta. Não havia.
    }
talk-line-one-trick-too-many =
    { KIND($suit) ->
        [clubs] Ai! E foi só uma!
        [diamonds] Que azar. Eu teria investido nele.
        [hearts] Esse nil merecia outro final.
       *[spades] Uma vaza. Bastava uma.
    }
talk-line-your-nil-failed =
    { KIND($suit) ->
        [clubs] Parecia tão fácil na hora de apostar!
        [diamonds] Que nada mais caro.
        [hearts] Da próxima vez eu olho para o lado.
       *[spades] O nil é um caminho estreito.
    }
talk-line-you-set-me =
    { KIND($suit) ->
        [clubs] Acho que contei aquele ás duas vezes.
        [diamonds] Ui. Essa doeu no bolso.
        [hearts] Boa briga. Essa eu não vi chegar.
       *[spades] Você contava as cartas. Eu percebi.
    }
talk-line-one-short =
    { KIND($suit) ->
        [clubs] Comigo acontece toda hora!
        [diamonds] Por uma. Não há vaza mais cara.
        [hearts] Que coragem. Eu também tentaria.
       *[spades] Por uma. Quase também é um número.
    }
talk-line-together =
    { KIND($suit) ->
        [clubs] Conseguimos! Conseguimos mesmo!
        [diamonds] Assim dá gosto fazer negócio.
        [hearts] Nunca duvidei de você.
       *[spades] O apostado. Como deve ser.
    }
talk-line-exactly =
    { KIND($suit) ->
        [clubs] Você diz e acerta na mosca. Como?
        [diamonds] Contas certas, e nem um centavo a mais.
        [hearts] Nem uma a mais. Uma beleza.
       *[spades] Preciso. Aprovado.
    }
talk-line-ten-bags =
    { KIND($suit) ->
        [clubs] Peraí, sobrevaza é ruim?
        [diamonds] A banca sempre cobra.
        [hearts] Já são dez? Elas se juntam sem avisar.
       *[spades] Dez. Essas eu também contava.
    }
talk-line-won =
    { KIND($suit) ->
        [clubs] Ganhei? Ganhei!
        [diamonds] Foi um prazer cobrar de você.
        [hearts] Boa partida. Jogamos outra?
       *[spades] Mais uma?
    }
talk-line-lost =
    { KIND($suit) ->
        [clubs] De novo! Na próxima você vai ver!
        [diamonds] Você limpou meus bolsos.
        [hearts] Se é para perder, que seja com você.
       *[spades] Você jogou melhor. Aproveite.
    }
