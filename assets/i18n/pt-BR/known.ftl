known-what-do-i-know = O que eu sei?
known-still-out = Ainda fora
known-in-your-hand = Na sua mão
known-just-drawn = Recém-comprada
known-in-the-dummy = No morto
known-played = Jogadas
known-thrown-by-you = Seus descartes
known-thrown-by-others = Outros descartes
known-in-other-hands = O resto está em mãos que você não vê.
known-in-the-other-hand-or-out = O resto está na mão do adversário ou fora do jogo.
known-in-the-other-hand-or-thrown = O resto está na mão do adversário ou foi descartado fechado.
known-in-the-stock-too = O resto está no monte ou na mão do adversário.
known-in-the-stock-or-thrown = O resto está no monte, na mão do adversário ou foi descartado fechado.
known-all-in =
    { KIND($who) ->
        [you] Você tem todas as outras.
       *[one] { FORM($who, "start") } tem todas as outras.
    }
known-has-none =
    { KIND($who) ->
        [you] Você não tem mais nenhuma.
        [dummy] O morto não tem mais nenhuma.
       *[one] { FORM($who, "start") } não tem mais nenhuma.
    }
known-ranks = { FORM($ranks, "commas") }
