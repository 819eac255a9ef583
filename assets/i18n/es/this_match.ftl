# Las reglas de la partida que se juega.

rules-heading-players-and-cards = Jugadores y cartas
rules-heading-bidding = Las apuestas
rules-heading-play = Las bazas
rules-heading-points = Los puntos
rules-heading-for-example = Por ejemplo
rules-heading-the-end = El final de la partida

says-who-plays =
    { $players ->
        [2] Dos jugadores.
        [3] Tres jugadores y un <dummy>muerto</dummy>. En cada ronda, quien hace la <bid>apuesta</bid> más alta juega con el muerto contra los otros dos. Cada cual suma sus propios puntos.
       *[other]
            { KIND($sides) ->
                [partners] Cuatro jugadores en dos parejas, cada una frente a frente.
               *[single] Cuatro jugadores, sin parejas.
            }
    }
says-hands =
    { KIND($hand-building) ->
        [open-draft] Arma tu mano con el <draft>robo</draft>: roba una carta. Si te la quedas, la siguiente va a los <discard>descartes</discard>; si la descartas, la siguiente es tuya. Los descartes están boca arriba.
        [closed-draft] Arma tu mano con el <draft>robo</draft>: roba una carta. Si te la quedas, la siguiente va a los <discard>descartes</discard>; si la descartas, la siguiente es tuya. Solo tú ves lo que descartas.
        [unseen-draft] Arma tu mano con el <draft>robo</draft>: roba una carta. Si te la quedas, la siguiente va a los <discard>descartes</discard>; si la descartas, la siguiente es tuya. Solo tú ves lo que descartas, y nadie ve la carta que sigue a una que te quedas.
        [deal-to-two] Se reparten 13 cartas a cada uno. Las otras 26 quedan fuera de juego y no las ve nadie.
       *[deal] Se reparten todas las cartas, 13 a cada mano.
    }
says-jokers = El comodín grande es la pica más alta y el comodín chico, la segunda; se quitan los doses de tréboles y de diamantes.
says-trumps =
    { KIND($trumps) ->
        [deuce] El 2 de picas es un <high-deuce>dos alto</high-deuce>, la pica más alta, por encima del as.
        [jokers-deuce] Las picas más altas son el comodín grande, el comodín chico y el 2 de picas, que es un <high-deuce>dos alto</high-deuce>; el as va el cuarto. Se quitan los doses de corazones y de diamantes, así que hay 15 picas.
        [jokers-deuces] Las picas más altas son el comodín grande, el comodín chico, el 2 de diamantes y el 2 de picas, que son <high-deuce>doses altos</high-deuce>; el as va el quinto. Se quitan los doses de corazones y de tréboles, así que hay 16 picas y 12 cartas de cada uno de los demás palos.
       *[jokers] El comodín grande es la pica más alta y el comodín chico, la segunda; se quitan los doses de corazones y de diamantes.
    }
says-spades-in-every-way = Son picas a todos los efectos, diga lo que diga la carta.
says-trumps-example =
    { KIND($trumps) ->
        [deuce] Por ejemplo: salida con el as de diamantes, y luego caen el as de picas y el 2 de picas. Gana la baza el 2.
        [jokers-deuce] Por ejemplo: salida con el as de diamantes, y luego caen el as de picas, el 2 de picas y el comodín chico. Gana la baza el comodín.
        [jokers-deuces] Por ejemplo: salida con el as de diamantes, y luego caen el 2 de picas, el 2 de diamantes y el rey de diamantes. Gana la baza el 2 de diamantes.
       *[jokers] Por ejemplo: salida con el as de diamantes, y luego caen el as de picas y el comodín chico. Gana la baza el comodín.
    }
says-bids =
    { KIND($bidding-rule) ->
        [whiz] Cada cual <bid>apuesta</bid> una vez: <nil>nulo</nil>, o el número de picas que tiene.
        [mirror] Cada cual <bid>apuesta</bid> el número de picas que tiene; si no tiene ninguna, apuesta <nil>nulo</nil>.
        [suicide] En cada pareja, uno <bid>apuesta</bid> <nil>nulo</nil> y el otro, 4 o más. Elige quien apuesta primero.
       *[free]
            { $nil ->
                [yes] Cada cual <bid>apuesta</bid> una vez: <nil>nulo</nil>, o de { $min } a 13 <trick>bazas</trick>.
               *[no] Cada cual <bid>apuesta</bid> una vez: de { $min } a 13 <trick>bazas</trick>. Nadie puede apostar <nil>nulo</nil>.
            }
    }
says-bids-add-up = Las <bid>apuestas</bid> de un <side>bando</side> se suman en su <contract>contrato</contract>.
says-board = <board>Mínimo</board> de { $min } por bando: las <bid>apuestas</bid> de una pareja deben sumar { $min } como mínimo. Si tu pareja dice 1, tú dices { $rest } o más.
says-nil-beside-a-bid =
    { $min ->
        [1] En cada pareja, solo uno puede <bid>apostar</bid> <nil>nulo</nil>.
       *[other] Solo puedes <bid>apostar</bid> <nil>nulo</nil> si tu pareja apuesta { $min } o más.
    }
says-total-thrown-in = Si todas las <bid>apuestas</bid> suman menos de { $total }, se reparte otra vez. Tras tres repartos así, quien apuesta al final debe subir la suma.
says-total-raised = Todas las <bid>apuestas</bid> juntas deben sumar { $total }. Si las anteriores suman 7, la última es de { $rest } o más.
says-not-thirteen = La última <bid>apuesta</bid> no puede hacer que sumen 13. Si las anteriores suman 9, no puede ser 4.
says-eldest-begins = Quien está a la izquierda de quien reparte <bid>apuesta</bid> primero y <lead>sale</lead> en la primera <trick>baza</trick>.
says-bids-first =
    { KIND($starter) ->
        [other-side] Primero <bid>apuesta</bid> quien reparte.
        [left] Primero <bid>apuesta</bid> quien no reparte.
        [second] Primero <bid>apuesta</bid> quien roba en segundo lugar.
       *[first] Primero <bid>apuesta</bid> quien roba en primer lugar.
    }
says-leads-first =
    { KIND($starter) ->
        [other-side] En la primera <trick>baza</trick> <lead>sale</lead> quien reparte.
        [left] En la primera <trick>baza</trick> <lead>sale</lead> quien no reparte.
        [second] En la primera <trick>baza</trick> <lead>sale</lead> quien roba en segundo lugar.
       *[first] En la primera <trick>baza</trick> <lead>sale</lead> quien roba en primer lugar.
    }
says-blind-nil =
    { KIND($hand-building) ->
        [deal] El <blind-nil>nulo a ciegas</blind-nil> se <bid>apuesta</bid> antes de mirar las cartas.
       *[draft] El <blind-nil>nulo a ciegas</blind-nil> se <bid>apuesta</bid> en tu primer turno, antes de robar. Luego te quedas con todo lo que robas, sin verlo.
    }
says-blind-behind = Solo puede hacerlo el <side>bando</side> que empieza la ronda { $points } puntos o más por detrás.
says-moon = <bid>Apostar</bid> 13 es hacer <moon>pleno</moon>.
says-boston = La pareja que <bid>apuesta</bid> 13 en total, por ejemplo 7 y 6, hace <moon>pleno</moon>, también llamado Boston.
says-no-nil-for-the-dummy = Si los tres <bid>apuestan</bid> <nil>nulo</nil>, se reparte otra vez.
says-follow = Hay que <following-suit>asistir</following-suit> si se puede; si no, vale cualquier carta. Gana la <trick>baza</trick> la pica más alta o, si no hay, la carta más alta del palo de <lead>salida</lead>. Quien gana sale en la siguiente.
says-breaking = No se puede <lead>salir</lead> de picas hasta que estén <breaking-spades>abiertas</breaking-spades>: cuando se juega una en otro palo, o cuando sale con una quien solo tiene picas.
says-spades-at-any-time = Se puede <lead>salir</lead> de picas en cualquier momento.
says-reneging =
    { KIND($renege) ->
        [penalised] El juego te deja faltar a estas reglas, pero tu rival puede denunciar el <renege>renuncio</renege>, una vez por ronda. Si acierta, la ronda se acaba: quien faltó no suma nada, y quien denunció suma las dos <bid>apuestas</bid> como cumplidas.
       *[prevented] No se puede jugar una carta prohibida.
    }
says-target = Gana quien llega antes a { $target } puntos.
says-floor = El <side>bando</side> que cae a { $floor } puntos o menos pierde.
says-rounds =
    { $rounds ->
        [1] La partida es una sola ronda: gana la puntuación más alta.
       *[other] La partida acaba tras { $rounds } rondas: gana la puntuación más alta.
    }
says-target-or-rounds =
    { $rounds ->
        [1] La partida acaba cuando alguien llega a { $target } puntos, o tras una ronda. Gana la puntuación más alta.
       *[other] La partida acaba cuando alguien llega a { $target } puntos, o tras { $rounds } rondas. Gana la puntuación más alta.
    }
says-cap = En todo caso, acaba tras la ronda { $round }.
says-highest-wins = Si llega más de un <side>bando</side> en la misma ronda, gana la puntuación más alta.
says-sets =
    { $sets ->
        [1] Un <side>bando</side> con una <set>apuesta rota</set> pierde la partida, por mucha ventaja que lleve.
       *[other] Un <side>bando</side> con { $sets } <set>apuestas rotas</set> pierde la partida, por mucha ventaja que lleve.
    }
says-sets-in-a-row = Un <side>bando</side> con { $sets } <set>apuestas rotas</set> seguidas pierde la partida.
says-level =
    { $plays-on ->
        [yes] Si hay empate en cabeza, se juega otra ronda.
       *[no] Si hay empate en cabeza, la partida queda en empate.
    }
paragraph = { FORM($says, "spaces") }

## Lo que se puntúa y lo que vale.

scored-contract-made = Apuesta cumplida
scored-contract-set = Apuesta rota
scored-ten = Apuesta de 10 o más
scored-nil = Nulo
scored-blind-nil = Nulo a ciegas
scored-double-nil = Doble nulo
scored-moon = Pleno
scored-tricks-of-a-failed-nil = Bazas de un nulo roto
scored-bags = Bazas de más
worth-ten-a-trick =
    { $bag ->
        [0] 10 por baza apostada
        [-1] 10 por baza apostada, menos 1 por cada baza de más
       *[other] 10 por baza apostada, más 1 por cada baza de más
    }
worth-ten-lost-a-trick = −10 por baza apostada
worth-nothing-lost = No se pierden puntos
worth-either = { $won } si se cumple, { $lost } si se rompe
worth-or-bags = { $points } si se cumple; si no, sus bazas son de más
worth-wins-or-bags = Gana la partida si se cumple; si no, sus bazas son de más
worth-wins = Gana la partida si se cumple, { $lost } si se rompe
worth-double = Los dos de la pareja apuestan nulo: { $won } si cumplen ambos, { $lost } si no. Ambos a ciegas: el doble, y ganan la partida.
worth-help-the-partner = Cuentan para la apuesta de la pareja
worth-are-bags = Cuentan como bazas de más
worth-are-nothing = No cuentan
worth-penalty =
    { $limit ->
        [1] Cada baza de más cuesta { $penalty }
       *[other]
            { $carry ->
                [yes] { $limit } bazas de más cuestan { $penalty }; las que pasan del límite se conservan
               *[no] { $limit } bazas de más cuestan { $penalty }, y la cuenta vuelve a cero
            }
    }
worth-no-penalty = Sin castigo por bazas de más

## Ejemplos.

story =
    { $bags ->
        [0] { $round }
        [one]
            { $partners ->
                [yes] Tu bando lleva { $bags } baza de más. { $round }
               *[no] Llevas { $bags } baza de más. { $round }
            }
       *[other]
            { $partners ->
                [yes] Tu bando lleva { $bags } bazas de más. { $round }
               *[no] Llevas { $bags } bazas de más. { $round }
            }
    }
example-bid-moon = 13 (pleno)
example-round-renege = Apuestas { $own }; tu rival apuesta { $other }, comete un renuncio y tú lo denuncias.
example-round-both-nil = Apuestas nulo y tu pareja también, y ninguna baza es de tu bando.
example-round-with-the-dummy = Apuestas { $own }, lo más alto, y con el muerto ganas { $tricks }.
example-round-alone =
    { $tricks ->
        [0] Apuestas { $own } y no ganas ninguna.
       *[other] Apuestas { $own } y ganas { $tricks }.
    }
example-round-beside-nil =
    { $tricks ->
        [0]
            { $taken ->
                [0] Apuestas { $own } y no ganas ninguna; tu pareja apuesta { $theirs } y no gana ninguna.
               *[other] Apuestas { $own } y no ganas ninguna; tu pareja apuesta { $theirs } y gana { $taken }.
            }
       *[other]
            { $taken ->
                [0] Apuestas { $own } y ganas { $tricks }; tu pareja apuesta { $theirs } y no gana ninguna.
               *[other] Apuestas { $own } y ganas { $tricks }; tu pareja apuesta { $theirs } y gana { $taken }.
            }
    }
example-round-together = Apuestas { $own } y tu pareja, { $theirs }. Entre los dos: { $tricks } bazas.
example-round-blind =
    { $partners ->
        [yes] Apuestas { $bid } a ciegas por los dos. Entre los dos: { $tricks } bazas.
       *[no] Apuestas { $bid } a ciegas y ganas { $tricks }.
    }

says-eldest-bids = Quien está a la izquierda de quien reparte <bid>apuesta</bid> primero.
says-highest-bidder-leads = En la primera <trick>baza</trick> <lead>sale</lead> quien más <bid>apuesta</bid>; si hay varios iguales, el primero.
says-low-club-leads = Quien tiene el trébol más bajo <lead>sale</lead> con él en la primera <trick>baza</trick>.
says-blind-bid =
    { $partners ->
        [yes] El primero de cada pareja puede <bid>apostar</bid> { $min } o más por los dos antes de mirar. Los puntos cuentan entonces el doble, ganados o perdidos, y el otro no <bid>apuesta</bid>.
       *[no]
            { KIND($hand-building) ->
                [deal] Puedes <bid>apostar</bid> { $min } o más antes de mirar tus cartas. Los puntos cuentan entonces el doble, ganados o perdidos.
               *[draft] Puedes <bid>apostar</bid> { $min } o más en tu primer turno, antes de robar. Te quedas con todo lo que robas, sin verlo, y los puntos cuentan el doble, ganados o perdidos.
            }
    }
says-passing =
    { $blind ->
        [yes] Si tu pareja apuesta <blind-nil>nulo a ciegas</blind-nil>, { says-passing-swap }
       *[no] Si tu pareja apuesta <nil>nulo</nil>, { says-passing-swap }
    }
says-passing-swap =
    { $count ->
        [one] se cambia { $count } carta: { says-passing-order }
       *[other] se cambian { $count } cartas: { says-passing-order }
    }
says-passing-order =
    { $together ->
        [yes] se eligen antes de ver lo que llega.
       *[no] primero pasa tu pareja, y tú puedes devolver alguna.
    }
says-misdeal = Si no tienes picas, en vez de <bid>apostar</bid> puedes <misdeal>anular el reparto</misdeal>: se reparte otra vez.
says-first-round = En la primera ronda nadie <bid>apuesta</bid>: cada <trick>baza</trick> vale 10 puntos.
says-min-tricks = El <side>bando</side> que gana en ella menos de { $min } <trick>bazas</trick> pierde la partida.
says-no-spade-in-the-first-trick = En la primera <trick>baza</trick> no se puede jugar una pica si se tiene otro palo.
says-lowest-clubs = En la primera <trick>baza</trick> cada cual juega su trébol más bajo; sin tréboles, cualquier corazón o diamante. La gana el trébol más alto.
scored-blind-bid = Apuesta a ciegas
worth-a-trick = { $won } por baza apostada si se cumple, { $lost } si se rompe
