# La ayuda.

help-leaf-this-match = Esta partida
help-leaf-the-game = El juego
help-leaf-the-draft = El robo
help-leaf-bidding = Las apuestas
help-leaf-play = Las bazas
help-leaf-scoring = Los puntos
help-leaf-variants = Variantes
help-leaf-glossary = Glosario
help-leaf-controls = Controles

aside-words-here = Términos de esta página

## El juego

help-game-promise-tricks-then-take = Promete bazas y gánalas
help-game-spades-is-a-game = Picas (en inglés, Spades) es un juego de bazas. Recibes 13 cartas, <bid>apuestas</bid> cuántas <trick>bazas</trick> vas a ganar y procuras ganar justo esas. Las picas son siempre <trump>triunfo</trump>: cualquiera gana a las cartas de los demás palos.
help-game-within-a-suit-the = Dentro de un palo, de mayor a menor: as (A), rey (K), reina (Q), jota (J), 10 9 8 7 6 5 4 3 2.
help-game-a-round = Una ronda
help-game-build-a-hand = 1. Armar la mano
help-game-build-a-hand-text = Entre dos, cada uno arma su mano de 13 cartas con el <draft>robo</draft> del <stock>mazo</stock>. Entre tres o cuatro, se reparte todo.
help-game-bid = 2. Apostar
help-game-bid-text = Cada cual <bid>apuesta</bid> cuántas <trick>bazas</trick> va a ganar. Ese es el <contract>contrato</contract>.
help-game-play = 3. Jugar
help-game-play-text = Son trece <trick>bazas</trick>. Hay que <following-suit>asistir</following-suit> si se puede.
help-game-score = 4. Contar los puntos
help-game-score-text = Si cumples tu <bid>apuesta</bid>, 10 puntos por <trick>baza</trick> apostada. Si la <set>apuesta se rompe</set>, los pierdes.
help-game-rounds-are-played-until = Se juegan rondas hasta alcanzar la meta de puntos. Una partida rápida acaba a los 100 puntos o tras tres rondas.

## El robo

help-draft-two-players-build-their = Cómo funciona el robo
help-draft-all-52-cards-lie = Las 52 cartas empiezan boca abajo. En tu turno, robas la de arriba. Si te la quedas, la siguiente va directa a los <discard>descartes</discard>; si la descartas, te quedas con la siguiente, sea cual sea. Tras 13 turnos cada uno, las dos manos están completas.
help-draft-the-four-of-diamonds = <discard>Descartas</discard> el 4 de diamantes y debes quedarte con la siguiente: esta vez, la reina de picas.
help-draft-open-draft = Robo abierto
help-draft-open-draft-text = Los <discard>descartes</discard> están boca arriba y los dos pueden repasarlos cuando quieran. Si los cuentas, conoces la mano de tu rival.
help-draft-closed-draft = Robo cerrado
help-draft-closed-draft-text = Solo tú ves lo que <discard>descartas</discard>, y una sola vez. Contra la máquina puedes repasar tus propios descartes; se cambia en { caption-settings }.
help-draft-in-the-end-26 = Al final quedan 26 cartas fuera de juego. Los <discard>descartes</discard> no vuelven nunca.

## Las apuestas

help-bidding-say-what-you-will = Las apuestas
help-bidding-everyone-bids-once-openly = Cada cual <bid>apuesta</bid> una vez y en voz alta; no hace falta superar a nadie. Cuenta los ases, los reyes protegidos y, si tienes muchas, las picas. Las apuestas de una pareja se suman en un <contract>contrato</contract>.
help-bidding-two-high-spades-ace = Dos picas altas y el as y el rey de corazones: cuatro <trick>bazas</trick> casi seguras. El 8 puede hacer la quinta.
help-bidding-nil = Nulo
help-bidding-nil-text = <bid>Apostar</bid> que no ganarás ninguna <trick>baza</trick>: suele valer 100, y se pierden 100 si ganas alguna.
help-bidding-blind-nil = Nulo a ciegas
help-bidding-blind-nil-text = Un <nil>nulo</nil> que se <bid>apuesta</bid> antes de ver las cartas: +200 o −200.
help-bidding-moon = Pleno
help-bidding-moon-text = Las 13 <trick>bazas</trick>: 250 puntos en { preset-moonshot } y 200 en { preset-ace-high }; en { preset-jjdd } y { preset-jjda } ganan la partida.

## Las bazas

help-play-thirteen-tricks = Trece bazas
help-play-the-leader-plays-any = Quien <lead>sale</lead> juega la carta que quiera; los demás deben <following-suit>asistir</following-suit> si pueden. Si no, vale cualquier carta, incluso una pica. Gana la pica más alta y, si no hay, la carta más alta del palo de salida. Quien gana sale en la siguiente.
help-play-hearts-were-led-the = <lead>Salida</lead> de corazones. El rey pintaba bien, pero alguien con <void>fallo</void> a corazones <ruff>falla</ruff> con el 2 de picas y gana.
help-play-breaking-spades = Abrir picas
help-play-spades-may-not-be = No puedes <lead>salir</lead> de picas hasta que estén <breaking-spades>abiertas</breaking-spades>: las abre una pica jugada en otro palo. Si solo tienes picas, puedes salir con una cuando sea, y eso también las abre.
help-play-cards-that-may-not = Las cartas que no puedes jugar se ven apagadas. Haz clic o toca una para saber por qué.

## Los puntos

help-scoring-points = Puntos
help-scoring-contract-made = Apuesta cumplida
help-scoring-contract-made-text = 10 por <trick>baza</trick> <bid>apostada</bid>, más 1 por cada <bag>baza de más</bag>
help-scoring-contract-set = Apuesta rota
help-scoring-contract-set-text = −10 por <trick>baza</trick> <bid>apostada</bid>
help-scoring-bags = Bazas de más
help-scoring-bags-text = Diez <bag>bazas de más</bag> cuestan 100 (en { preset-solo }, cinco cuestan 50)
help-scoring-nil = Nulo
help-scoring-nil-text = 100 a ganar o perder (50 en { preset-solo }); en { preset-moonshot }, un <nil>nulo</nil> roto solo cuesta sus <bag>bazas de más</bag>
help-scoring-blind-nil = Nulo a ciegas
help-scoring-blind-nil-text = 200 a ganar o perder
help-scoring-an-example-you-bid = Un ejemplo: <bid>apuestas</bid> 5 y ganas 7. Son 50 por la apuesta y 2 <bag>bazas de más</bag>: 52. Con solo 4, perderías 50.
help-scoring-who-reaches-the-target = Gana el primer <side>bando</side> que alcanza la meta. Si llega más de un <side>bando</side> en la misma ronda, gana la puntuación más alta; si hay empate, se juega otra ronda. En { preset-pairs } y sus variantes, y en { preset-three-handed }, pierde la partida quien cae a −150 o menos.

## Las variantes

help-variants-nine-games-and-your = Quince variantes, y la tuya
help-variants-open-draft = { preset-open-draft }
help-variants-open-draft-text = Dos jugadores, a 500. <discard>Descartes</discard> boca arriba. Se permite el <blind-nil>nulo a ciegas</blind-nil>. <lead>Sale</lead> quien roba en segundo lugar.
help-variants-closed-draft = { preset-closed-draft }
help-variants-closed-draft-text = Dos jugadores, a 300. <discard>Descartes</discard> ocultos.
help-variants-moonshot = { preset-moonshot }
help-variants-moonshot-text = Dos jugadores, a 500. Las 13 <trick>bazas</trick> valen 250; un <nil>nulo</nil> roto solo cuesta <bag>bazas de más</bag>.
help-variants-pairs = { preset-pairs }
help-variants-pairs-text = Cuatro jugadores, cada pareja frente a frente, a 200. Las <bid>apuestas</bid> se suman.
help-variants-solo = { preset-solo }
help-variants-solo-text = Cuatro jugadores, sin parejas, a 200. El <nil>nulo</nil> vale 50; cinco <bag>bazas de más</bag> cuestan 50.
help-variants-suicide = { preset-suicide }
help-variants-suicide-text = { preset-pairs }, pero en cada una uno <bid>apuesta</bid> <nil>nulo</nil> y el otro, 4 o más.
help-variants-whiz = { preset-whiz }
help-variants-whiz-text = { preset-pairs }, pero se <bid>apuesta</bid> <nil>nulo</nil> o justo el número de picas que se tiene.
help-variants-mirror = { preset-mirror }
help-variants-mirror-text = { preset-pairs }, pero se <bid>apuesta</bid> justo el número de picas que se tiene.
help-variants-threehanded = { preset-three-handed }
help-variants-threehanded-text = Tres jugadores y una cuarta mano, el <dummy>muerto</dummy>. Lo juega como pareja quien hace la <bid>apuesta</bid> más alta.
help-variants-classic = { preset-classic }
help-variants-classic-text = { preset-pairs } a 500, como se juega en casi todas las mesas: solo un <side>bando</side> que va 100 puntos por detrás puede apostar <blind-nil>nulo a ciegas</blind-nil>, las bazas de un <nil>nulo</nil> roto son <bag>bazas de más</bag>, y las que pasan del límite se conservan.
help-variants-ace-high = { preset-ace-high }
help-variants-ace-high-text = Una variante de mesa a 350: sin <nil>nulo</nil>, mínimo 4 con tu pareja, las apuestas de 10 o más valen 150, se puede salir de picas en cualquier momento y las <bag>bazas de más</bag> no puntúan. Con dos <set>apuestas rotas</set> se pierde la partida.
help-variants-jjdd = { preset-jjdd }
help-variants-jjdd-text = Joker Joker Deuce Deuce, una variante de mesa a 350: comodines y dos <high-deuce>doses altos</high-deuce>, sin <nil>nulo</nil>, mínimo 4 con tu pareja. Si vais 100 por detrás, el primero de la pareja puede <bid>apostar</bid> 6 o más a ciegas. Las apuestas de 10 o más valen 200, con 13 se gana la partida y las <bag>bazas de más</bag> no puntúan, pero 10 cuestan 100. Dos <set>apuestas rotas</set> pierden la partida.
help-variants-jjda = { preset-jjda }
help-variants-jjda-text = Joker Joker Deuce Ace, una variante de mesa a 350: comodines y un <high-deuce>dos alto</high-deuce>. En la primera ronda nadie <bid>apuesta</bid>, y cada <side>bando</side> necesita 4 <trick>bazas</trick>. Después, si todas las apuestas suman menos de 11, se reparte otra vez. Sin <nil>nulo</nil>, mínimo 4 con tu pareja, las apuestas de 10 o más valen 200, con 13 se gana la partida y las <bag>bazas de más</bag> no puntúan. Dos <set>apuestas rotas</set> pierden la partida.
help-variants-pass-two = { preset-pass-two }
help-variants-pass-two-text = { preset-pairs } a 500 con comodines y dos <high-deuce>doses altos</high-deuce>: si uno <bid>apuesta</bid> <nil>nulo</nil>, la pareja se cambia dos cartas. Mínimo 4 entre los dos; las apuestas de 10 o más ganan o pierden 200.
help-variants-lowest-club = { preset-lowest-club }
help-variants-lowest-club-text = { preset-pairs } a 500: en la primera <trick>baza</trick> cada cual juega su trébol más bajo. Solo uno de la pareja puede <bid>apostar</bid> <nil>nulo</nil>. Un <side>bando</side> que va 100 puntos por detrás puede apostar <blind-nil>nulo a ciegas</blind-nil>, y entonces se cambia dos cartas.
help-variants-custom = A tu medida
help-variants-custom-text = Elige tú cada regla, hasta los comodines.
help-variants-with-jokers-the-big = Con comodines, el grande y el chico son las dos picas más altas. Se quitan el 2 de tréboles y el 2 de diamantes.
help-variants-with-high-deuces = En algunas mesas se juega con <high-deuce>doses altos</high-deuce>: el 2 de diamantes y el 2 de picas van por debajo de los comodines y por encima del as. Son picas a todos los efectos, diga lo que diga la carta.

## Los controles

help-controls-mouse-and-touch = Ratón y pantalla táctil
help-controls-play-a-card = Jugar una carta
help-controls-play-a-card-text = Haz clic en ella o arrástrala al centro
help-controls-with-a-finger = Con un dedo
help-controls-with-a-finger-text = Toca una vez para ver qué haría y otra para jugarla, o desliza hacia arriba. Desliza por tu mano para recorrerla.
help-controls-what-is-this = ¿Qué es esto?
help-controls-what-is-this-text = Mantén pulsado o haz clic derecho en una carta, un montón o un jugador
help-controls-keep-or-discard = Quedársela o descartarla
help-controls-keep-or-discard-text = Con los botones, o arrastrando la carta a tu mano o a los descartes
help-controls-bid = Apostar
help-controls-bid-text = Haz clic o toca un número en el tablero de apuestas
help-controls-hurry = Saltar
help-controls-hurry-text = Haz clic o toca para saltar una animación
help-controls-undo-hint-last-trick = Deshacer, pista, última baza, descartes, menú
help-controls-undo-hint-last-trick-text = Los botones redondos
help-controls-last-trick = Última baza
help-controls-last-trick-text = El botón, o desliza de lado sobre la mesa
help-controls-several-players = Jugar entre varios
help-controls-several-players-text = Las cartas siguen boca abajo hasta que su dueño hace clic o las toca. En el robo, con eso también se roba.
help-controls-keyboard = Teclado
help-controls-tab-and-arrows = Tabulador y flechas
help-controls-tab-and-arrows-text = Con ellos pasas de un botón a otro; con { key-name-enter } o { key-name-space } eliges
help-controls-in-a-browser = En el navegador
help-controls-no-sound = ¿No se oye nada?
help-controls-no-sound-text = El interruptor de silencio del iPhone también silencia el juego. GNOME Web no puede reproducir su sonido: usa otro navegador.

## El glosario

help-glossary-what-the-words-mean = Qué significan las palabras
