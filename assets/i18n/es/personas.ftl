# Los comentarios de la máquina en la mesa, según el palo: los tréboles, entusiastas; los diamantes, con la cabeza en el dinero; los
# corazones, cálidos; las picas, secas. Hasta 45 letras.

talk = { $who }: { $line }

talk-line-my-nil =
    { KIND($suit) ->
        [clubs] ¡Ni una baza! Eso es bueno, ¿no?
        [diamonds] Cien puntos por no hacer nada.
        [hearts] Me dejaste pasar. Qué detalle.
       *[spades] Nada. Según lo previsto.
    }
talk-line-your-nil =
    { KIND($suit) ->
        [clubs] ¿Cómo haces para perderlas todas?
        [diamonds] Nunca vi cobrar tanto por nada.
        [hearts] Precioso nulo. Lo intenté todo.
       *[spades] Busqué una rendija. No había.
    }
talk-line-one-trick-too-many =
    { KIND($suit) ->
        [clubs] ¡Ay! ¡Y por una sola!
        [diamonds] Lástima. Parecía una inversión segura.
        [hearts] Ese nulo merecía otro final.
       *[spades] Una baza. Me bastaba con una.
    }
talk-line-your-nil-failed =
    { KIND($suit) ->
        [clubs] ¡Con lo fácil que parecía!
        [diamonds] Esa nada te salió cara.
        [hearts] La próxima vez miro para otro lado.
       *[spades] El nulo es un camino estrecho.
    }
talk-line-you-set-me =
    { KIND($suit) ->
        [clubs] Creo que conté ese as dos veces.
        [diamonds] Uf. Eso me dolió en el bolsillo.
        [hearts] Bien peleado. No lo vi venir.
       *[spades] Contabas las cartas. Me di cuenta.
    }
talk-line-one-short =
    { KIND($suit) ->
        [clubs] ¡A mí me pasa siempre!
        [diamonds] Por una. No hay baza más cara.
        [hearts] Valiente. Yo también lo habría intentado.
       *[spades] Por una. Lástima que «casi» no sume.
    }
talk-line-together =
    { KIND($suit) ->
        [clubs] ¡Lo logramos! ¡De verdad lo logramos!
        [diamonds] Socios así valen oro.
        [hearts] Nunca dudé de ti.
       *[spades] Lo apostado, ni más ni menos.
    }
talk-line-exactly =
    { KIND($suit) ->
        [clubs] Lo dices y lo clavas. ¿Cómo lo haces?
        [diamonds] Cuentas claras, y ni una moneda de más.
        [hearts] Ni una de más. Qué maravilla.
       *[spades] Exacto. Nada que objetar.
    }
talk-line-ten-bags =
    { KIND($suit) ->
        [clubs] Un momento: ¿las de más son malas?
        [diamonds] La banca siempre cobra.
        [hearts] ¿Ya diez? Se juntan sin avisar.
       *[spades] Diez. Esas también las contaba.
    }
talk-line-won =
    { KIND($suit) ->
        [clubs] ¿Gané? ¡Gané!
        [diamonds] Un placer hacer negocios contigo.
        [hearts] Buena partida. ¿Jugamos otra?
       *[spades] ¿Otra?
    }
talk-line-lost =
    { KIND($suit) ->
        [clubs] ¡Otra vez! ¡Ya verás la próxima!
        [diamonds] Me vaciaste los bolsillos.
        [hearts] Si hay que perder, que sea contra ti.
       *[spades] Jugaste mejor. Disfrútalo.
    }
