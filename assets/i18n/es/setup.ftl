# La preparación de una partida.

setup-new-match = Partida nueva
setup-players = Jugadores
setup-level-of-the-computer = Nivel de la máquina
setup-match-ends-at = Duración
setup-blind-nil = Nulo a ciegas
setup-prevent-reneging = Impedir renuncios
setup-deal = Repartir
setup-next = Siguiente
setup-group-two-players = Dos jugadores
setup-group-classic-games = Clásicas
setup-group-table-rules = De mesa
setup-step-rules = Reglas
setup-step-players = Jugadores
setup-step-match = Partida
setup-step-more = Más
setup-detail-blind-nil = { $points } puntos, si se apuesta antes de ver las cartas
setup-detail-prevent-reneging = No se pueden jugar cartas prohibidas; si no, tu rival puede denunciar un renuncio

## Los sitios, según el lado de la mesa.

seat-row-person = { $seat }: persona
seat-row-computer = { $seat }: máquina
seat-row-name = { $seat }: nombre
seat-row-weaker = { $seat }: bajar nivel
seat-row-stronger = { $seat }: subir nivel
seat-name-you = Tú
namesake = { $number } { $name }
undrawn-all = Estas letras no se pueden mostrar
undrawn-some = Algunas letras se ven como ?
two-people-title = Entre los dos
two-people-partners = En pareja
two-people-opponents = Rivales
together-nobody = Sin parejas: cada cual juega por su cuenta.
together-pairs = Sur y Norte forman una pareja; Oeste y Este, la otra.
together-dummy = El muerto está al Este: lo juega quien más apuesta.

## La duración de la partida.

length-name-quick = Rápida
length-name-target = { $points }
length-in-line-target = a { $points }
duration-minutes = { $count } min
duration-hours = { $count } h
duration-hours-and-a-half = { $count }½ h

## Las variantes, en pocas palabras y en unas frases.

motto =
    { KIND($preset) ->
        [open-draft] Descartes a la vista
        [closed-draft] Descartes ocultos
        [moonshot] Las 13 bazas valen 250
        [pairs] Tu pareja, enfrente
        [solo] Sin parejas
        [suicide] Uno de cada pareja, nulo
        [whiz] Apuesta tus picas o nulo
        [mirror] Apuesta tus picas
        [classic] A ciegas solo si vas detrás
        [ace-high] Mínimo 4, sin nulo
        [jjdd] Comodines y dos doses altos
        [jjda] Comodines y un dos alto
        [pass-two] Con un nulo se cambian 2 cartas
        [lowest-club] Primero, el trébol más bajo
       *[three-handed] El muerto, al mejor postor
    }
custom-motto = Elige tú cada regla
outline =
    { $players ->
        [2] { outline-length } · entre dos
        [3] { outline-length } · entre tres
       *[other] { outline-length } · entre cuatro
    }
outline-length =
    { KIND($target) ->
        [none] { length-name-quick }
       *[other] A { $target }
    }
description =
    { KIND($note) ->
        [none] { description-and-ending }
       *[some] { description-and-ending } { $note }
    }
description-and-ending =
    { KIND($ending) ->
        [none] { $about }
       *[some] { $about } { $ending }
    }
about-preset =
    { KIND($preset) ->
        [open-draft] Robas y te quedas con la carta o la descartas, 13 veces cada uno. Los descartes están boca arriba: si los recuerdas, conoces las dos manos.
        [closed-draft] Robas y te quedas con la carta o la descartas, 13 veces cada uno. Solo tú sabes qué descartaste.
        [moonshot] { preset-open-draft } con pleno: apuesta las 13 y suma 250. Un nulo o un pleno roto solo cuesta bazas de más.
        [pairs] Dos contra dos, 13 cartas cada uno. Las apuestas de una pareja se suman en un contrato; las bazas de un nulo roto le ayudan.
        [solo] Cuatro jugadores, cada cual por su cuenta. El nulo vale 50; cinco bazas de más cuestan 50.
        [suicide] En cada pareja, uno debe apostar nulo y el otro, 4 o más. Las bazas de un nulo roto ayudan a la pareja.
        [whiz] Por parejas. Apuesta nulo o justo el número de picas que tienes. Las bazas de un nulo roto ayudan a la pareja.
        [classic] Por parejas. Las bazas de un nulo roto son de más, las que pasan del límite se conservan, y solo un bando que va 100 puntos por detrás puede apostar nulo a ciegas.
        [ace-high] Una variante de mesa: sin nulo, mínimo 4 con tu pareja, las apuestas de 10 o más valen 150, picas en cualquier momento. Con dos apuestas rotas se pierde.
        [jjdd] Joker Joker Deuce Deuce: sin nulo, mínimo 4 con tu pareja, las apuestas de 10 o más valen 200, 6 a ciegas si vas 100 por detrás, 13 gana. Dos apuestas rotas pierden.
        [jjda] Joker Joker Deuce Ace: sin nulo, mínimo 4 con tu pareja y una primera ronda sin apuestas. Luego, si suman menos de 11, se reparte otra vez. Dos apuestas rotas pierden.
        [pass-two] Por parejas, con comodines y doses altos, mínimo 4 entre los dos. Con un nulo se cambian dos cartas; las bazas de un nulo roto son de más. Las apuestas de 10 o más valen 200.
        [lowest-club] Por parejas. En la primera baza cada cual juega su trébol más bajo. Solo uno puede apostar nulo; si se rompe, sus bazas son de más. Con nulo a ciegas se cambian dos cartas.
        [mirror] Por parejas. Apuesta justo el número de picas que tienes; sin picas, es nulo. Las bazas de un nulo roto ayudan a la pareja.
       *[three-handed] Tres jugadores y un muerto. Quien más apuesta juega con el muerto contra los otros dos.
    }
ending-target = Gana quien llega antes a { $target }.
ending-target-or-rounds =
    { $rounds ->
        [1] Gana quien llega antes a { $target }, o quien va por delante tras una ronda.
       *[other] Gana quien llega antes a { $target }, o quien va por delante tras { $rounds } rondas.
    }
ending-rounds =
    { $rounds ->
        [1] Una sola ronda: gana la puntuación más alta.
       *[other] Gana la puntuación más alta tras { $rounds } rondas.
    }
