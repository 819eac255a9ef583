# Lo que se puede saber de las cartas de un palo.

known-what-do-i-know = ¿Qué se sabe?
known-still-out = Quedan fuera
known-in-your-hand = En tu mano
known-just-drawn = Recién robada
known-in-the-dummy = En el muerto
known-played = Jugadas
known-thrown-by-you = Tus descartes
known-thrown-by-others = Otros descartes
known-in-other-hands = El resto está en manos que no ves.
known-in-the-other-hand-or-out = El resto está en la mano de tu rival o fuera de juego.
known-in-the-other-hand-or-thrown = El resto está en la mano de tu rival o se descartó boca abajo.
known-in-the-stock-too = El resto está en el mazo o en la mano de tu rival.
known-in-the-stock-or-thrown = El resto está en el mazo, en la mano de tu rival o se descartó boca abajo.
known-all-in =
    { KIND($who) ->
        [you] Tienes todas las demás.
       *[one] { FORM($who, "start") } tiene todas las demás.
    }
known-has-none =
    { KIND($who) ->
        [you] No te queda ninguna.
        [dummy] Al muerto no le queda ninguna.
       *[one] A { FORM($who, "within") } no le queda ninguna.
    }
known-ranks = { FORM($ranks, "commas") }
