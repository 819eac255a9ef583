# El editor de reglas propias y los textos de cada regla.

editor-custom-rules = Reglas a tu medida
editor-start-from = Partir de
editor-these-rules-fit = Todo encaja.
editor-use-these-rules = Usar estas reglas

## Las reglas y sus opciones.

rule-players = Jugadores
rule-sides = Bandos
rule-sides-single = Sin parejas
rule-sides-partners = Por parejas
rule-sides-dummy = Con muerto
rule-hands = Manos
rule-hands-deal = Repartidas
rule-hands-open-draft = Robo abierto
rule-hands-closed-draft = Robo cerrado
rule-hands-unseen-draft = Robo ciego
rule-trumps = Por encima del as de picas
rule-trumps-ace = Nada
rule-trumps-jokers = Comodines
rule-trumps-deuce = Un dos
rule-trumps-jokers-deuce = Comodines y un dos
rule-trumps-jokers-deuces = Comodines y dos doses
rule-removed = Doses que se quitan por los comodines
rule-removed-minor = Tréboles, diamantes
rule-removed-red = Corazones, diamantes
rule-bidding = Apuestas
rule-bidding-free = Apuesta libre
rule-bidding-whiz = Whiz
rule-bidding-mirror = Espejo
rule-bidding-suicide = Suicida
rule-bids-first = Apuesta primero
rule-bids-first-first = Primer jugador
rule-bids-first-second = Segundo jugador
rule-leads-first = Sale primero
rule-leads-first-first = Primer jugador
rule-leads-first-second = Segundo jugador
rule-spades-lead = Salir de picas
rule-spades-lead-broken = Si están abiertas
rule-spades-lead-any-time = Siempre
rule-renege = Renuncios
rule-renege-prevented = Imposibles
rule-renege-penalised = Se castigan
rule-min-bid-player = Apuesta mínima
rule-min-bid-side = Mínimo por bando
rule-min-bid-total = Mínimo entre todas las apuestas
rule-min-bid-below-total = Si las apuestas suman menos
rule-min-bid-below-total-throw-in = Se reparte otra vez
rule-min-bid-below-total-raise = Sube quien apuesta al final
rule-total-not-thirteen = Las apuestas no suman 13
rule-nil = Nulo
rule-nil-partner-min = Nulo solo junto a una apuesta de
rule-nil-failure = Nulo roto
rule-nil-failure-penalty = Pierde los puntos del nulo
rule-nil-failure-bags = Sin castigo, solo bazas de más
rule-failed-nil-helps-partner = Las bazas de un nulo roto ayudan a la pareja
rule-failed-nil-bags = Las bazas de un nulo roto también son de más
rule-blind-nil = Nulo a ciegas
rule-blind-behind = A ciegas solo por detrás
rule-moon = Pleno
rule-moon-wins-match = Gana
rule-moon-failure = Pleno roto
rule-moon-failure-bags = Solo bazas de más
rule-moon-failure-set = Apuesta rota
rule-ten-made = Apuesta de 10 o más, cumplida
rule-ten-failed = Apuesta de 10 o más, rota
rule-set-cost = Una apuesta rota cuesta
rule-set-cost-bid = Lo apostado
rule-set-cost-nothing = Ningún punto
rule-double-nil = Doble nulo
rule-bags-limit = Límite de bazas de más
rule-bags-penalty = Castigo por bazas de más
rule-bags-carry = Conservar las bazas de más sobrantes
rule-bags-points = Puntos por baza de más
rule-end-target = Meta de puntos
rule-end-floor = Puntuación de derrota
rule-end-rounds = Número fijo de rondas
rule-end-cap = Límite de rondas
rule-end-sets = Apuestas rotas hasta perder
rule-end-sets-in-a-row = Apuestas rotas seguidas hasta perder
rule-end-level-plays-on = Desempatar con otra ronda

## Lo que hace cada opción.

rule-detail-total-not-thirteen = Quien apuesta al final debe evitarlo, así que alguien no cumplirá
rule-detail-failed-nil-helps-partner = Cuentan para la apuesta de su pareja
rule-detail-failed-nil-bags = Solo si ninguno de los dos apostó bazas
rule-detail-double-nil = Si cumplen los dos: 400 puntos. Si los dos iban a ciegas: se gana la partida.
rule-detail-bags-carry = Las que pasan del límite se conservan; si no, la cuenta vuelve a 0
rule-detail-min-bid-side = En bazas, las dos apuestas juntas
rule-detail-min-bid-total = En bazas
rule-detail-nil = Puntos ganados o perdidos
rule-detail-nil-partner-min = En bazas
rule-detail-blind-nil = Puntos ganados o perdidos
rule-detail-blind-behind = En puntos
rule-detail-blind-bid = La mínima, en bazas
rule-detail-first-round-min-tricks = Con menos se pierde la partida
rule-detail-pass-nil = Cartas en cada sentido
rule-detail-pass-blind-nil = Cartas en cada sentido
rule-detail-moon = Puntos por cumplir una apuesta de 13
rule-detail-ten-made = Puntos ganados
rule-detail-ten-failed = Puntos perdidos
rule-detail-bags-limit = Bazas de más antes del castigo
rule-detail-bags-penalty = Puntos perdidos al llegar al límite
rule-detail-end-target = Puntos que ganan la partida
rule-detail-end-floor = Puntos que pierden la partida
rule-detail-end-rounds = Rondas de una partida
rule-detail-end-cap = Rondas hasta que gana quien va por delante
rule-detail-end-sets = Apuestas rotas en una partida
rule-detail-end-sets-in-a-row = Apuestas rotas seguidas
rule-detail-end-level-plays-on = El empate se deshace con otra ronda; si no, la partida queda en empate

## Los botones junto a un número.

step-less = { $rule }: menos
step-more = { $rule }: más
step-value =
    { KIND($value) ->
        [none] No
       *[other] { $value }
    }

## Por qué unas reglas no tienen sentido.

rules-do-not-fit = Estas reglas no encajan entre sí. { $why }
rules-error-range = { $rule }: elige un número de { $min } a { $max }.

rules-error-partners-need-four = Para jugar por parejas hacen falta cuatro jugadores.
rules-error-dummy-needs-three = El muerto requiere exactamente tres jugadores.
rules-error-three-need-dummy = Con tres jugadores tiene que haber un muerto.
rules-error-draft-needs-two = Solo dos jugadores pueden armar su mano con el robo.
rules-error-suicide-needs-partners = «{ rule-bidding-suicide }» se juega por parejas.
rules-error-dummy-needs-free-bids = El muerto lo juega quien más apuesta, así que hace falta «{ rule-bidding-free }».
rules-error-second-bids-first = El segundo jugador solo puede apostar primero en los juegos de dos.
rules-error-second-leads-first = El segundo jugador solo puede salir primero en los juegos de dos.
rules-error-min-bid-needs-chosen-bids = En «{ rule-bidding-whiz }» y «{ rule-bidding-mirror }» la apuesta depende de tus picas, así que no hay apuesta mínima.
rules-error-min-bid-in-suicide = «{ rule-bidding-suicide }» tiene su propia apuesta mínima.
rules-error-board-needs-chosen-bids = En «{ rule-bidding-whiz }» y «{ rule-bidding-mirror }» la apuesta depende de tus picas, así que no hay mínimo por bando.
rules-error-board-in-suicide = «{ rule-bidding-suicide }» tiene su propia apuesta mínima, así que no hay mínimo por bando.
rules-error-board-with-dummy = Con muerto, el contrato es una sola apuesta, así que no hay mínimo por bando.
rules-error-total-needs-chosen-bids = En «{ rule-bidding-whiz }» y «{ rule-bidding-mirror }» la apuesta depende de tus picas, así que su suma no puede tener un mínimo.
rules-error-total-in-suicide = «{ rule-bidding-suicide }» tiene su propia apuesta mínima, así que la suma no puede tener otra.
rules-error-total-with-dummy = Con muerto, el contrato es una sola apuesta, así que la suma no puede tener un mínimo.
rules-error-thirteen-needs-chosen-bids = En «{ rule-bidding-whiz }» y «{ rule-bidding-mirror }» la apuesta depende de tus picas, así que no se puede prohibir ninguna suma.
rules-error-thirteen-in-suicide = «{ rule-bidding-suicide }» tiene su propia apuesta mínima, así que no se puede prohibir que sumen 13.
rules-error-thirteen-with-dummy = Con muerto, el contrato es una sola apuesta, así que no se puede prohibir que sumen 13.
rules-error-nil-must-be-possible = «{ rule-bidding-suicide }», «{ rule-bidding-whiz }» y «{ rule-bidding-mirror }» necesitan el nulo.
rules-error-nil-is-needed = Sin nulo no hay nulo a ciegas, ni doble nulo, ni condición para el nulo.
rules-error-nil-partner-needs-partners = El nulo solo puede depender de la apuesta de la pareja si se juega por parejas.
rules-error-nil-partner-needs-chosen-bids = En «{ rule-bidding-whiz }» y «{ rule-bidding-mirror }» la apuesta depende de tus picas, así que el nulo no puede depender de tu pareja.
rules-error-nil-partner-in-suicide = «{ rule-bidding-suicide }» tiene su propia regla para el nulo junto a la apuesta de la pareja.
rules-error-nil-partner-and-double-nil = Con doble nulo, los dos de la pareja deben poder apostar nulo.
rules-error-blind-nil-needs-free-bids = El nulo a ciegas requiere «{ rule-bidding-free }».
rules-error-moon-with-dummy = Con muerto, los bandos cambian en cada ronda, así que no hay pleno.
rules-error-moon-needs-chosen-bids = En «{ rule-bidding-whiz }» y «{ rule-bidding-mirror }» la apuesta depende de tus picas, así que no hay pleno.
rules-error-ten-needs-chosen-bids = En «{ rule-bidding-whiz }» y «{ rule-bidding-mirror }» la apuesta depende de tus picas, así que una de 10 no puede valer más.
rules-error-double-nil-needs-partners = El doble nulo se juega por parejas.
rules-error-double-nil-in-suicide = «{ rule-bidding-suicide }» excluye el doble nulo.
rules-error-double-nil-needs-penalty = El doble nulo pierde puntos si se rompe, así que el nulo simple también debe perderlos.
rules-error-renege-needs-two = Los castigos por renuncio son solo para dos jugadores.
rules-error-endless = Una partida necesita una meta de puntos o un número de rondas.
rules-error-rounds-beyond-cap = El número fijo de rondas supera el límite de rondas.

## Unas reglas propias en una frase: «Parejas, con comodines, nulo 50.»

rules-summary =
    { KIND($differences) ->
        [none] Igual que { $preset }.
       *[some]
            { $more ->
                [0] { rules-summary-listed }.
                [one] { rules-summary-listed } y { $more } diferencia más.
               *[other] { rules-summary-listed } y { $more } diferencias más.
            }
    }
rules-summary-listed = { $preset }, { FORM($differences, "commas") }

different-players =
    { $value ->
        [2] dos jugadores
        [3] tres jugadores
       *[other] cuatro jugadores
    }
different-sides =
    { $value ->
        [single] sin parejas
        [dummy] con muerto
       *[partners] por parejas
    }
different-hands =
    { $value ->
        [open-draft] robo abierto
        [closed-draft] robo cerrado
        [unseen-draft] robo ciego
       *[deal] manos repartidas
    }
different-trumps =
    { $value ->
        [jokers] con comodines
        [deuce] con un dos alto
        [jokers-deuce] con comodines y un dos alto
        [jokers-deuces] con comodines y dos doses altos
       *[ace] el as es la pica más alta
    }
different-removed =
    { $value ->
        [red] los comodines sustituyen a los doses rojos
       *[minor] los comodines sustituyen a los doses de tréboles y de diamantes
    }
different-bidding =
    { $value ->
        [whiz] apuestas como en { rule-bidding-whiz }
        [mirror] apuestas como en { rule-bidding-mirror }
        [suicide] apuestas como en { rule-bidding-suicide }
       *[free] apuesta libre
    }
different-bids-first =
    { $value ->
        [second] apuesta primero el segundo jugador
       *[first] apuesta primero el primer jugador
    }
different-leads-first =
    { $value ->
        [highest-bidder] sale quien más apuesta
        [low-club] sale el trébol más bajo
        [second] sale el segundo jugador
       *[first] sale el primer jugador
    }
different-min-bid-player =
    { $value ->
        [1] sin apuesta mínima
       *[other] apuesta mínima de { $value }
    }
different-min-bid-side =
    { KIND($value) ->
        [none] sin mínimo por bando
       *[other] mínimo de { $value } por bando
    }
different-min-bid-total =
    { KIND($value) ->
        [none] sin mínimo entre todas las apuestas
       *[other] mínimo de { $value } entre todas las apuestas
    }
different-min-bid-below-total =
    { $value ->
        [raise] sube quien apuesta al final
       *[throw-in] con apuestas bajas se reparte otra vez
    }
different-total-not-thirteen =
    { $value ->
        [yes] las apuestas no suman 13
       *[no] las apuestas pueden sumar 13
    }
different-nil =
    { KIND($value) ->
        [none] sin nulo
       *[other] el nulo vale { $value }
    }
different-nil-partner-min =
    { KIND($value) ->
        [none] nulo junto a cualquier apuesta
       *[other] nulo solo junto a { $value } o más
    }
different-nil-failure =
    { $value ->
        [bags] un nulo roto solo cuesta bazas de más
       *[penalty] un nulo roto pierde sus puntos
    }
different-blind-nil =
    { KIND($value) ->
        [none] sin nulo a ciegas
       *[other] el nulo a ciegas vale { $value }
    }
different-blind-behind =
    { KIND($value) ->
        [none] a ciegas con cualquier puntuación
       *[other] a ciegas solo desde { $value } por detrás
    }
different-moon =
    { KIND($value) ->
        [none] sin pleno
        [wins-match] el pleno gana la partida
       *[other] el pleno vale { $value }
    }
different-moon-failure =
    { $value ->
        [set] un pleno roto es una apuesta rota
       *[bags] un pleno roto solo cuesta bazas de más
    }
different-ten-made =
    { KIND($value) ->
        [none] nada extra por apostar 10
       *[other] { $value } por cumplir 10 o más
    }
different-ten-failed =
    { KIND($value) ->
        [none] un 10 roto cuesta lo apostado
       *[other] un 10 o más roto pierde { $value }
    }
different-set-cost =
    { $value ->
        [nothing] una apuesta rota no cuesta nada
       *[bid] una apuesta rota cuesta lo apostado
    }
different-double-nil =
    { $value ->
        [yes] doble nulo
       *[no] sin doble nulo
    }
different-failed-nil-helps-partner =
    { $value ->
        [yes] las bazas de un nulo roto ayudan a la pareja
       *[no] las bazas de un nulo roto no ayudan a la pareja
    }
different-failed-nil-bags =
    { $value ->
        [yes] las bazas de un nulo roto son de más
       *[no] las bazas de un nulo roto no son de más
    }
different-bags-limit =
    { KIND($value) ->
        [none] sin límite de bazas de más
       *[other] límite de bazas de más: { $value }
    }
different-bags-penalty =
    { $value ->
        [0] sin castigo por bazas de más
       *[other] castigo de { $value } por bazas de más
    }
different-bags-carry =
    { $value ->
        [yes] las bazas de más sobrantes se conservan
       *[no] las bazas de más vuelven a cero
    }
different-bags-points =
    { $value ->
        [0] las bazas de más no puntúan
        [-1] cada baza de más resta 1 punto
       *[other] cada baza de más vale 1 punto
    }
different-spades-lead =
    { $value ->
        [any-time] se puede salir de picas siempre
       *[broken] se sale de picas si están abiertas
    }
different-renege =
    { $value ->
        [penalised] se castigan los renuncios
       *[prevented] sin renuncios
    }
different-end-floor =
    { KIND($value) ->
        [none] ninguna puntuación pierde
       *[other] se pierde con { $value }
    }
different-end-cap =
    { KIND($value) ->
        [none] sin límite de rondas
       *[other] límite de rondas: { $value }
    }
different-end-sets =
    { KIND($value) ->
        [none] cualquier número de apuestas rotas
       *[other] se pierde con { $value } apuestas rotas
    }
different-end-sets-in-a-row =
    { KIND($value) ->
        [none] cualquier número de apuestas rotas seguidas
       *[other] se pierde con { $value } apuestas rotas seguidas
    }
different-end-level-plays-on =
    { $value ->
        [yes] otra ronda si hay empate
       *[no] puede haber empate
    }

# A qué llevan unas reglas.
rules-always-set = Hay { $spades } picas, así que las apuestas suman { $spades } y siempre se rompe alguna.

rule-leads-first-highest-bidder = Quien más apuesta
rule-leads-first-low-club = Trébol más bajo
rule-first-trick = Primera baza
rule-first-trick-free = Sin restricción
rule-first-trick-no-spade = Sin picas
rule-first-trick-lowest-clubs = Tréboles más bajos
rule-first-round-bids-itself = Primera ronda sin apuestas
rule-first-round-min-tricks = Bazas que exige
rule-blind-bid = Apuesta a ciegas desde
rule-blind-bid-failure = Apuesta a ciegas rota
rule-blind-bid-failure-double = Pierde 20 por baza
rule-blind-bid-failure-single = Pierde 10 por baza
rule-pass-nil = Cartas que se pasan con un nulo
rule-pass-blind-nil = Cartas que se pasan con un nulo a ciegas
rule-pass-order = Orden del pase
rule-pass-order-bidder-first = Primero el nulo
rule-pass-order-together = A la vez
rule-misdeal = Reparto nulo
rule-misdeal-none = Nunca
rule-misdeal-no-spades = Sin picas
rule-detail-first-round-bids-itself = Cada baza vale diez y no cuenta nada más
rules-error-low-club-between-two = Entre dos, media baraja queda fuera de juego, así que no puede salir el trébol más bajo.
rules-error-first-trick-between-two = Entre dos, media baraja queda fuera de juego, así que la primera baza no puede tener restricciones.
rules-error-first-round-needs-chosen-bids = «{ rule-bidding-whiz }» y «{ rule-bidding-mirror }» tratan de sus apuestas, así que las hay en cada ronda.
rules-error-first-round-in-suicide = «{ rule-bidding-suicide }» trata de sus apuestas, así que las hay en cada ronda.
rules-error-first-round-with-dummy = El muerto lo juega quien más apuesta, así que hay apuestas en cada ronda.
rules-error-first-round-is-all = Una partida de una sola ronda no tendría ninguna apuesta.
rules-error-min-tricks-need-first-round = Solo se exigen bazas en una primera ronda sin apuestas.
rules-error-min-tricks-alone = Con cuatro jugadores sin pareja, siempre le faltarían bazas a alguien.
rules-error-blind-bid-needs-free-bids = La apuesta a ciegas requiere «{ rule-bidding-free }».
rules-error-blind-bid-with-dummy = Con muerto, el contrato es una sola apuesta, así que no hay apuesta a ciegas para dos.
rules-error-passing-needs-partners = Para pasar cartas hace falta una pareja.
rules-error-blind-passing-needs-partners = Para pasar cartas hace falta una pareja.
rules-error-blind-passing-needs-blind-nil = Sin nulo a ciegas, no se pasan cartas con él.
rules-error-misdeal-needs-deal = Solo puede anularse un reparto; la mano del robo la eliges tú.
different-first-trick =
    { $value ->
        [no-spade] sin picas en la primera baza
        [lowest-clubs] los tréboles más bajos en la primera baza
       *[free] primera baza normal
    }
different-first-round-bids-itself =
    { $value ->
        [yes] primera ronda sin apuestas
       *[no] apuestas en la primera ronda
    }
different-first-round-min-tricks =
    { KIND($value) ->
        [none] cualquier número de bazas en la primera ronda
       *[other] se pierde con menos de { $value } bazas en la primera ronda
    }
different-blind-bid =
    { KIND($value) ->
        [none] sin apuestas a ciegas
       *[other] apuestas a ciegas desde { $value } bazas
    }
different-blind-bid-failure =
    { $value ->
        [single] una apuesta a ciegas rota pierde 10 por baza
       *[double] una apuesta a ciegas rota pierde 20 por baza
    }
different-pass-nil =
    { $value ->
        [0] no se pasan cartas con un nulo
       *[other] cartas que se pasan con un nulo: { $value }
    }
different-pass-blind-nil =
    { $value ->
        [0] no se pasan cartas con un nulo a ciegas
       *[other] cartas que se pasan con un nulo a ciegas: { $value }
    }
different-pass-order =
    { $value ->
        [together] las cartas se pasan a la vez
       *[bidder-first] primero pasa quien apostó nulo
    }
different-misdeal =
    { $value ->
        [no-spades] una mano sin picas anula el reparto
       *[none] ningún reparto se anula
    }
