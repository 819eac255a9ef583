# Por qué una opción es la mejor. Al lector se le dan consejos; de otra persona se habla en pasado.

explained-two = { $first } { $second }

## Partes: «tu nulo», «el nulo de Rachel».

reason-of =
    { KIND($who) ->
        [dummy] del muerto
       *[one] de { FORM($who, "within") }
    }
reason-nil =
    { KIND($who) ->
        [you] tu nulo
       *[one] el nulo { reason-of }
    }
reason-nil-start =
    { KIND($who) ->
        [you] Tu nulo
       *[one] El nulo { reason-of }
    }
reason-bid =
    { KIND($who) ->
        [you] tu apuesta
       *[one] la apuesta { reason-of }
    }
reason-bid-start =
    { KIND($who) ->
        [you] Tu apuesta
       *[one] La apuesta { reason-of }
    }
reason-bid-of =
    { KIND($who) ->
        [you] Tu apuesta de { $bid }
       *[one] La apuesta de { $bid } { reason-of }
    }
reason-side =
    { KIND($who) ->
        [you] tu bando
       *[one] el bando { reason-of }
    }
reason-side-start =
    { KIND($who) ->
        [you] Tu bando
       *[one] El bando { reason-of }
    }
reason-partner =
    { KIND($who) ->
        [you] tu pareja
       *[one] la pareja { reason-of }
    }
reason-partner-start =
    { KIND($who) ->
        [you] Tu pareja
       *[one] La pareja { reason-of }
    }
reason-partner-nil = el nulo de { reason-partner }
# Alguien de la mesa, visto desde $who.
reason-player-start =
    { $player ->
        [partner] { reason-partner-start }
        [left] { KIND($who) ->
            [you] Quien tienes a la izquierda
           *[one] Quien está a la izquierda { reason-of }
        }
        [right] { KIND($who) ->
            [you] Quien tienes a la derecha
           *[one] Quien está a la derecha { reason-of }
        }
       *[opposite] { KIND($who) ->
            [you] Quien tienes enfrente
           *[one] Quien está enfrente { reason-of }
        }
    }
reason-player =
    { $player ->
        [partner] { reason-partner }
        [left] { KIND($who) ->
            [you] quien tienes a la izquierda
           *[one] quien está a la izquierda { reason-of }
        }
        [right] { KIND($who) ->
            [you] quien tienes a la derecha
           *[one] quien está a la derecha { reason-of }
        }
       *[opposite] { KIND($who) ->
            [you] quien tienes enfrente
           *[one] quien está enfrente { reason-of }
        }
    }
reason-none-higher =
    { KIND($suit) ->
        [spades] ninguna pica más alta
       *[other] ningún { FORM($suit, "one") } más alto
    }
reason-some-higher =
    { KIND($suit) ->
        [spades]
            { $higher ->
                [one] { $higher } pica más alta
               *[other] { $higher } picas más altas
            }
       *[other]
            { $higher ->
                [one] { $higher } { FORM($suit, "one") } más alto
               *[other] { $higher } { $suit } más altos
            }
    }
reason-none-lower =
    { KIND($suit) ->
        [spades] ninguna pica más baja
       *[other] ningún { FORM($suit, "one") } más bajo
    }
reason-some-lower =
    { KIND($suit) ->
        [spades]
            { $lower ->
                [one] { $lower } pica más baja
               *[other] { $lower } picas más bajas
            }
       *[other]
            { $lower ->
                [one] { $lower } { FORM($suit, "one") } más bajo
               *[other] { $lower } { $suit } más bajos
            }
    }
reason-highest-left =
    { KIND($suit) ->
        [spades] la pica más alta que queda
       *[other] el { FORM($suit, "one") } más alto que queda
    }
reason-highest-then =
    { KIND($suit) ->
        [spades] la pica más alta que quedaba
       *[other] el { FORM($suit, "one") } más alto que quedaba
    }
reason-last-one =
    { KIND($suit) ->
        [spades] última pica
       *[other] último { FORM($suit, "one") }
    }

## En cuántos de los repartos simulados.

deals-counted =
    { $of ->
        [1] { $met } de { $of } reparto simulado
       *[other] { $met } de { $of } repartos simulados
    }
deals-share = el { $percent } de los repartos simulados
deals-again-counted =
    { $count ->
        [0] ninguno
       *[other] solo { $count }
    }
deals-again-share = solo el { $percent }

## Una frase.

reason-only-choice =
    { KIND($who) ->
        [you] No tienes otra opción.
       *[one] No había otra opción.
    }
reason-only-card =
    { KIND($who) ->
        [you] Es tu única carta permitida, así que juégala sin remordimientos.
       *[one] Era la única carta permitida.
    }
reason-renege-proved = Tu rival jugó una carta prohibida.
reason-renege-unproved = No hay indicios de renuncio, y solo se permite una denuncia por ronda.
reason-draft-even = A cara o cruz: { FORM($card, "the") } vale más o menos lo que suele traer la siguiente.
reason-drawn-better =
    { KIND($suit) ->
        [spades]
            { $spades ->
                [one] { FORM($card, "the-start") } puede fallar cualquier palo. Vale unas { $tricks } bazas más de lo que suele traer la siguiente.
               *[other] Con { FORM($card, "the") } ya son { $spades } picas, y cada una puede fallar. Vale unas { $tricks } bazas más de lo que suele traer la siguiente.
            }
       *[other]
            { $higher ->
                [0] { FORM($card, "the-start") } es { reason-highest-left }. Vale unas { $tricks } bazas más de lo que suele traer la siguiente.
                [1] Solo queda fuera { $higher } { FORM($suit, "one") } que gane { FORM($card, "to") }. Vale unas { $tricks } bazas más de lo que suele traer la siguiente.
               *[other] { FORM($card, "the-start") } vale unas { $tricks } bazas más de lo que suele traer la siguiente.
            }
    }
reason-next-better =
    { KIND($suit) ->
        [spades] La siguiente carta debería valer unas { $tricks } bazas más que { FORM($card, "the") }.
       *[other]
            { $higher ->
                [0] La siguiente carta debería valer unas { $tricks } bazas más que { FORM($card, "the") }.
                [one] Aún queda fuera { reason-some-higher }, así que la siguiente carta debería valer unas { $tricks } bazas más que { FORM($card, "the") }.
               *[other] Aún quedan fuera { reason-some-higher }, así que la siguiente carta debería valer unas { $tricks } bazas más que { FORM($card, "the") }.
            }
    }
reason-blind-nil-at-this-score = El nulo a ciegas solo se cumple en torno al { $share } de las veces, pero con esta puntuación no hay nada mejor.
reason-blind-nil-too-rare =
    { KIND($who) ->
        [you] El nulo a ciegas solo se cumple en torno al { $share } de las veces. Mira primero tus cartas.
       *[one] El nulo a ciegas solo se cumple en torno al { $share } de las veces. Lo mejor era mirar primero las cartas.
    }
reason-blind-nil-behind = { reason-behind }. El nulo a ciegas solo se cumple en torno al { $share } de las veces, pero ahora no hay nada mejor.
reason-blind-nil-from-behind = { reason-behind }: solo el nulo a ciegas puede salvar la partida.
reason-behind =
    { KIND($rivals) ->
        [none] { reason-is-behind }
       *[some] { reason-is-behind }, y al rival le bastan { $rivals } para ganar
    }
reason-is-behind =
    { KIND($who) ->
        [you] Vas { reason-points } por detrás
       *[one] { FORM($who, "start") } va { reason-points } por detrás
    }
reason-only-blind-nil = Solo el nulo a ciegas puede salvar la partida.
reason-look-first = Vale más mirar primero las cartas.
reason-bid-worth-most =
    { $bid ->
        [0] El nulo es lo que más puntos da en promedio.
       *[other] Apostar { $bid } es lo que más puntos da en promedio.
    }
reason-bid-likely =
    { KIND($next) ->
        [none] { reason-bid-makes }.
       *[some]
            { $side ->
                [total] { reason-bid-makes }; con { $higher }, las { $next-total } en { $next }.
                [open] { reason-bid-makes }; con { $higher }, en { $next }.
                [dummy] { reason-bid-makes }; con { $higher }, en { $next }.
               *[own] { reason-bid-makes }; con { $higher }, en { $next }.
            }
    }
reason-bid-makes =
    { $side ->
        [total] Con una apuesta de { $bid }, { reason-side } hace sus { $total } bazas en { $odds }
        [open] Con una apuesta de { $bid }, { reason-side } cumple en { $odds }
        [dummy] { KIND($who) ->
            [you] Una apuesta de { $bid } puede darte el muerto y se cumple en { $odds }
           *[one] Una apuesta de { $bid } podía ganar el muerto y se cumple en { $odds }
        }
       *[own] { KIND($who) ->
            [you] Con una apuesta de { $bid }, cumples en { $odds }
           *[one] Con una apuesta de { $bid }, { FORM($who, "within") } cumple en { $odds }
        }
    }
reason-nil-likely =
    { KIND($one) ->
        [none] El nulo se cumple en { $odds }.
       *[some] El nulo se cumple en { $odds }; una apuesta de 1, en { $one }.
    }
reason-nil-covered = El nulo se cumple en { $odds }: { reason-partner } tiene fuerza para cubrirlo.
reason-bid-fails =
    { $bid ->
        [0] Contra un juego perfecto, el nulo se rompe, pero con esta puntuación vale la pena arriesgarse.
       *[other] Contra un juego perfecto, una apuesta de { $bid } se rompe, pero con esta puntuación vale la pena arriesgarse.
    }
reason-gamble =
    { $bid ->
        [0] { reason-behind }. Vale la pena arriesgar un nulo, aunque contra un juego perfecto se rompe.
       *[other] { reason-behind }. Vale la pena arriesgar una apuesta de { $bid }, aunque contra un juego perfecto se rompe.
    }
reason-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
reason-bid-indifferent =
    { $bid ->
        [0] Con esta puntuación, da igual cumplir el nulo o no.
       *[other] Con esta puntuación, da igual cumplir { $bid } o no.
    }
reason-bid-indifferent-at =
    { $bid ->
        [0] { reason-lead }: da igual cumplir el nulo o no.
       *[other] { reason-lead }: da igual cumplir { $bid } o no.
    }
reason-lead =
    { $ahead ->
        [yes] { KIND($who) ->
            [you] Vas { reason-points } por delante
           *[one] { FORM($who, "start") } va { reason-points } por delante
        }
       *[no] { reason-is-behind }
    }
reason-nil-stands = Con juego perfecto, { reason-nil } se cumple.
reason-bid-stands =
    { $next ->
        [set] { reason-bid-stands-so }; una apuesta de { $higher } se rompería.
        [worth-less] { reason-bid-stands-so }; { $higher } también se cumpliría, pero con esta puntuación vale menos.
       *[unknown] { reason-bid-stands-so }.
    }
reason-bid-stands-so =
    { KIND($who) ->
        [you] Con juego perfecto, cumples { outlook-bid-and-bags }
       *[one] Con juego perfecto, { FORM($who, "within") } cumple { outlook-bid-and-bags }
    }
reason-any-card = Vale cualquier carta.
reason-alike = Da casi igual qué carta se juegue.
reason-alike-beaten =
    { KIND($suit) ->
        [none] Vale cualquier carta: todas pierden contra { FORM($by, "the") }.
        [spades] Vale cualquier pica: todas pierden contra { FORM($by, "the") }.
       *[some] Vale { reason-any-of-suit }: todos pierden contra { FORM($by, "the") }.
    }
reason-any-of-suit = cualquier { FORM($suit, "one") }
reason-alike-touching = Vale { reason-any-of-suit }: no queda fuera ninguna carta intermedia, así que da lo mismo.
reason-alike-all-take = Vale cualquier carta: todas ganan esta baza.
reason-alike-decided = Todas las apuestas están ya cumplidas o rotas, así que da casi igual qué carta se juegue.

## Cuántas bazas hacen falta: «Necesitas 2 bazas más».

need-last = la última baza
need-all = las { $left } bazas que quedan
need-some =
    { $needed ->
        [one] { $needed } baza más
       *[other] { $needed } bazas más
    }
reason-need-start =
    { KIND($who) ->
        [you] Necesitas { $need }
       *[one] { FORM($who, "start") } necesita { $need }
    }
outlook-needs =
    { KIND($need) ->
        [some]
            { $left ->
                [one] { reason-need-start }, y queda { $left }.
               *[other] { reason-need-start }, y quedan { $left }.
            }
       *[last] { reason-need-start }.
    }

## De dónde salen las bazas de una apuesta: «Tienes as y rey de picas, as de corazones y 2 picas más para fallar tréboles.»

bid-plan =
    { KIND($who) ->
        [you] Tienes { $sources }.
       *[one] { FORM($who, "start") } tiene { $sources }.
    }
bid-source-joker = { $card }
bid-source-honors =
    { KIND($ranks) ->
        [none] { $suit }
       *[some] { $ranks } de { $suit }
    }
bid-source-count =
    { $honor ->
        [joker]
            { $count ->
                [1] un comodín
               *[other] { $count } comodines
            }
        [deuce]
            { $count ->
                [1] un dos alto
               *[other] { $count } doses altos
            }
        [ace]
            { $count ->
                [1] un as
               *[other] { $count } ases
            }
        [king]
            { $count ->
                [1] un rey
               *[other] { $count } reyes
            }
        [queen]
            { $count ->
                [1] una reina
               *[other] { $count } reinas
            }
        [jack]
            { $count ->
                [1] una jota
               *[other] { $count } jotas
            }
       *[lower]
            { $count ->
                [1] una carta maestra
               *[other] { $count } cartas maestras
            }
    }
bid-source-guarded =
    { $kings ->
        [1] un rey protegido
       *[other] { $kings } reyes protegidos
    }
bid-source-spades =
    { $more ->
        [yes]
            { $spades ->
                [one] { $spades } pica más
               *[other] { $spades } picas más
            }
       *[no]
            { $spades ->
                [one] { $spades } pica
               *[other] { $spades } picas
            }
    }
bid-source-ruffs = { bid-source-spades } para fallar { $suit }

## Por qué un nulo debería cumplirse.

nil-plan =
    { KIND($who) ->
        [you]
            { KIND($spade) ->
                [none]
                    { KIND($danger) ->
                        [none] No tienes picas, y en ningún palo tienes solo cartas altas.
                       *[some] No tienes picas, y tu mayor riesgo es { FORM($danger, "the") }.
                    }
               *[some]
                    { KIND($danger) ->
                        [none] Tu pica más alta es { FORM($spade, "the-rank") }, y en ningún palo tienes solo cartas altas.
                       *[some] Tu pica más alta es { FORM($spade, "the-rank") }, y tu mayor riesgo es { FORM($danger, "the") }.
                    }
            }
       *[one]
            { KIND($spade) ->
                [none]
                    { KIND($danger) ->
                        [none] { FORM($who, "start") } no tiene picas, y en ningún palo tiene solo cartas altas.
                       *[some] { FORM($who, "start") } no tiene picas, y el mayor riesgo es { FORM($danger, "the") }.
                    }
               *[some]
                    { KIND($danger) ->
                        [none] La pica más alta { reason-of } es { FORM($spade, "the-rank") }, y ningún palo tiene solo cartas altas.
                       *[some] La pica más alta { reason-of } es { FORM($spade, "the-rank") }, y el mayor riesgo es { FORM($danger, "the") }.
                    }
            }
    }

## En qué acaba el mejor juego. $rival es lo que el rival no cumple.

outlook-nil-failed =
    { $rival ->
        [nil] { reason-nil-start } ya está roto, pero con juego perfecto también se rompe el nulo rival.
        [bid] { reason-nil-start } ya está roto, pero con juego perfecto se rompe la apuesta rival.
       *[nothing] { reason-nil-start } ya está roto.
    }
outlook-bid-made =
    { $rival ->
        [nil] { reason-bid-of } está cumplida, y con juego perfecto se rompe el nulo rival.
        [bid] { reason-bid-of } está cumplida, y con juego perfecto se rompe la apuesta rival.
       *[nothing] { reason-bid-of } está cumplida.
    }
outlook-bid-lost =
    { $rival ->
        [nil] { reason-bid-start } está rota, pero con juego perfecto se rompe el nulo rival.
        [bid] { reason-bid-start } está rota, pero con juego perfecto también se rompe la apuesta rival.
       *[nothing] { reason-bid-start } ya está rota.
    }
outlook-nil-stands =
    { $rival ->
        [nil] Con juego perfecto, { reason-nil } se cumple y el nulo rival se rompe.
        [bid] Con juego perfecto, { reason-nil } se cumple y la apuesta rival se rompe.
       *[nothing] Con juego perfecto, { reason-nil } se cumple.
    }
outlook-nil-fails =
    { $rival ->
        [nil] Con juego perfecto, { reason-nil } se rompe, y el nulo rival también.
        [bid] Con juego perfecto, { reason-nil } se rompe, pero la apuesta rival también.
       *[nothing]
            { $chosen ->
                [yes] Contra un juego perfecto, { reason-nil } se rompe; así se pierde menos.
               *[no] Contra un juego perfecto, { reason-nil } se rompe.
            }
    }
outlook-bid-stands =
    { $rival ->
        [nil] { reason-bid-stands-so }, y el nulo rival se rompe.
        [bid] { reason-bid-stands-so }, y la apuesta rival se rompe.
       *[nothing] { reason-bid-stands-so }.
    }
outlook-bid-and-bags =
    { KIND($bags) ->
        [none] { $bid }
       *[some]
            { $bags ->
                [0] { $bid } sin ninguna de más
                [one] { $bid } con { $bags } de más
               *[other] { $bid } con { $bags } de más
            }
    }
outlook-bid-fails =
    { $rival ->
        [nil] Un juego perfecto rompe { reason-bid }, pero también el nulo rival.
        [bid] Un juego perfecto rompe las apuestas de los dos bandos.
       *[nothing]
            { $chosen ->
                [yes] Un juego perfecto rompe { reason-bid }; así se pierde menos.
               *[no] Un juego perfecto rompe { reason-bid }.
            }
    }
outlook-indifferent =
    { $rival ->
        [nil] Con esta puntuación, { reason-bid } ya no importa: el nulo rival se rompe de todos modos.
        [bid] Con esta puntuación, { reason-bid } ya no importa: la apuesta rival se rompe de todos modos.
       *[nothing]
            { KIND($who) ->
                [you] Con esta puntuación, tus bazas no cambian el resultado.
               *[one] Con esta puntuación, las bazas { reason-of } no cambian el resultado.
            }
    }

## Lo que costaría otra carta.

instead-own-nil = { FORM($card, "the-start") } rompería { reason-nil }.
instead-own-bid = { FORM($card, "the-start") } rompería { reason-bid }.
instead-drawn-or-ruffed = { FORM($card, "the-start") } le quita al rival su última pica; { FORM($other, "the") } lo deja fallar con ella.
instead-drawn = { FORM($card, "the-start") } le quita al rival su última pica; con { FORM($other, "the") } se rompería { reason-bid }.
instead-ruffed = { FORM($card, "the-start") } dejaría fallar al rival con una pica, y se rompería { reason-bid }.
instead-loses-to = { FORM($card, "the-start") } puede perder contra { FORM($by, "the") }, y se rompería { reason-bid }.
instead-stays-below = { FORM($card, "the-start") } gana esta baza; { FORM($other, "the") } la pierde contra { FORM($by, "the") }, y se rompe { reason-bid }.
instead-leaves =
    { KIND($who) ->
        [you] Deja pasar esta baza: ganarla con { FORM($other, "the") } rompería tu apuesta.
       *[one] Lo mejor era dejar pasar esta baza: ganarla con { FORM($other, "the") } rompería { reason-bid }.
    }
instead-enough = { FORM($card, "the-start") } basta para ganar esta baza; { instead-needs-later }.
instead-keeps =
    { KIND($who) ->
        [you] Esta baza está perdida, así que suelta { FORM($card, "the") }: { instead-needs-later }.
       *[one] Esta baza estaba perdida, así que lo mejor era { FORM($card, "the") }: { instead-needs-later }.
    }
instead-needs-later =
    { KIND($who) ->
        [you] { FORM($other, "the") } te hará falta después
        [dummy] { FORM($other, "the") } le haría falta después al muerto
       *[one] { FORM($other, "the") } le haría falta después a { FORM($who, "within") }
    }
instead-nil-takes = { FORM($card, "the-start") } ganaría esta baza y rompería { reason-nil }.
instead-rival-nil = { FORM($card, "the-start") } dejaría que el nulo rival se cumpliera.
instead-rival-bid = { FORM($card, "the-start") } dejaría que el rival cumpliera su apuesta.
instead-bags =
    { KIND($who) ->
        [you]
            { $bags ->
                [one] { FORM($card, "the-start") } te costaría { $bags } baza de más.
               *[other] { FORM($card, "the-start") } te costaría { $bags } bazas de más.
            }
        [dummy]
            { $bags ->
                [one] { FORM($card, "the-start") } le costaría al muerto { $bags } baza de más.
               *[other] { FORM($card, "the-start") } le costaría al muerto { $bags } bazas de más.
            }
       *[one]
            { $bags ->
                [one] { FORM($card, "the-start") } le costaría a { FORM($who, "within") } { $bags } baza de más.
               *[other] { FORM($card, "the-start") } le costaría a { FORM($who, "within") } { $bags } bazas de más.
            }
    }
instead-tricks = { FORM($card, "the-start") } le daría más bazas al rival.
instead-worth = { FORM($card, "the-start") } sale un poco peor.

## Lo que se gana frente a otra carta.

gain-oftener =
    { $goal ->
        [own-nil] { reason-nil-start } se cumple en { $odds }; con { FORM($card, "the") }, en { $other }.
        [own-bid] { KIND($who) ->
            [you] Cumples { $bid } en { $odds }; con { FORM($card, "the") }, en { $other }.
           *[one] { FORM($who, "start") } cumple { $bid } en { $odds }; con { FORM($card, "the") }, en { $other }.
        }
        [side-bid] { reason-side-start } cumple { $bid } en { $odds }; con { FORM($card, "the") }, en { $other }.
        [partner-nil] { KIND($who) ->
            [you] El nulo de tu pareja se cumple en { $odds }; con { FORM($card, "the") }, en { $other }.
           *[one] El nulo de la pareja { reason-of } se cumple en { $odds }; con { FORM($card, "the") }, en { $other }.
        }
        [rival-nil] El nulo rival se rompe en { $odds }; con { FORM($card, "the") }, en { $other }.
       *[rival-bid] La apuesta rival se rompe en { $odds }; con { FORM($card, "the") }, en { $other }.
    }
gain-fewer-bags =
    { KIND($who) ->
        [you] Te salen en promedio { $bags } bazas de más; con { FORM($card, "the") }, { $other }.
        [dummy] Al muerto le salen en promedio { $bags } bazas de más; con { FORM($card, "the") }, { $other }.
       *[one] A { FORM($who, "within") } le salen en promedio { $bags } bazas de más; con { FORM($card, "the") }, { $other }.
    }
gain-little = En promedio, algo mejor que { FORM($card, "the") }.

## Lo que hace una carta y por qué.

plan-lead =
    { KIND($who) ->
        [you] Sal con { FORM($card, "the") }
       *[one] Lo mejor era salir con { FORM($card, "the") }
    }
plan-higher =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] no queda fuera { reason-none-higher }
                [one] queda fuera { reason-some-higher }
               *[other] quedan fuera { reason-some-higher }
            }
       *[one]
            { $higher ->
                [0] no quedaba fuera { reason-none-higher }
                [one] quedaba fuera { reason-some-higher }
               *[other] quedaban fuera { reason-some-higher }
            }
    }
plan-only-higher =
    { KIND($who) ->
        [you] solo queda fuera { reason-some-higher }
       *[one] solo quedaba fuera { reason-some-higher }
    }
plan-with-higher =
    { $higher ->
        [0] sin { reason-none-higher } fuera
       *[other] con { reason-some-higher } fuera
    }
plan-need =
    { KIND($who) ->
        [you] Necesitas { $need }
       *[one] { FORM($who, "start") } necesitaba { $need }
    }
plan-made =
    { KIND($who) ->
        [you] Tu apuesta está cumplida
       *[one] La apuesta { reason-of } estaba cumplida
    }
plan-set =
    { KIND($who) ->
        [you] Tu apuesta está rota
       *[one] La apuesta { reason-of } estaba rota
    }
plan-rivals-need =
    { KIND($who) ->
        [you]
            { $rivals ->
                [one] al rival aún le falta { $rivals }
               *[other] al rival aún le faltan { $rivals }
            }
       *[one]
            { $rivals ->
                [one] al rival aún le faltaba { $rivals }
               *[other] al rival aún le faltaban { $rivals }
            }
    }
# La mano del mismo bando: de la pareja, del muerto o la propia.
plan-partner-start =
    { $partner ->
        [dummy] El muerto
        [own] { KIND($who) ->
            [you] Tu mano
           *[one] La mano { reason-of }
        }
       *[player] { reason-partner-start }
    }
plan-partner =
    { $partner ->
        [dummy] el muerto
        [own] { KIND($who) ->
            [you] tu mano
           *[one] la mano { reason-of }
        }
       *[player] { reason-partner }
    }
plan-partner-of =
    { $partner ->
        [dummy] del muerto
       *[player] de { plan-partner }
    }
plan-partner-to-play =
    { KIND($who) ->
        [you] Tu pareja aún debe jugar
       *[one] La pareja { reason-of } aún debía jugar
    }
plan-partner-wins-with =
    { KIND($who) ->
        [you] { plan-partner } va ganando con { FORM($winning, "the") }
       *[one] { plan-partner } iba ganando con { FORM($winning, "the") }
    }

# El nulo propio.
plan-nil-lead = { plan-lead }: { plan-higher }.
plan-nil-discards =
    { KIND($who) ->
        [you] No puedes asistir, así que es seguro soltar { FORM($card, "the") }.
       *[one] { FORM($who, "start") } no podía asistir, así que era seguro soltar { FORM($card, "the") }.
    }
plan-nil-ducks =
    { KIND($who) ->
        [you]
            { $highest ->
                [yes] Suelta { FORM($card, "the") }: es tu carta más alta que aún queda por debajo { FORM($winning, "of") }.
               *[no] Quédate por debajo: { FORM($card, "the") } no puede ganar { FORM($winning, "to") }.
            }
       *[one]
            { $highest ->
                [yes] Lo mejor era { FORM($card, "the") }: su carta más alta que aún quedaba por debajo { FORM($winning, "of") }.
               *[no] Lo mejor era quedarse por debajo: { FORM($card, "the") } no podía ganar { FORM($winning, "to") }.
            }
    }
plan-nil-beats =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } gana { FORM($winning, "to") }, pero { plan-higher }.
       *[one] Lo mejor era { FORM($card, "the") }: gana { FORM($winning, "to") }, pero { plan-higher }.
    }

# El nulo de la pareja.
plan-cover-takes-over =
    { KIND($who) ->
        [you] Tu pareja va ganando con { FORM($winning, "the") }: supérala con { FORM($card, "the") } y salva el nulo.
       *[one] La pareja { reason-of } iba ganando con { FORM($winning, "the") }: lo mejor era superarla con { FORM($card, "the") } y salvar el nulo.
    }
plan-cover-high =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] { plan-partner-to-play }, así que cubre el nulo: { FORM($card, "the") } es { reason-highest-left }.
                [one] { plan-partner-to-play }, así que cubre el nulo con { FORM($card, "the") }: { plan-only-higher }.
               *[other] { plan-partner-to-play }, así que cubre el nulo con { FORM($card, "the") }.
            }
       *[one]
            { $higher ->
                [0] { plan-partner-to-play }, así que lo mejor era cubrir el nulo: { FORM($card, "the") } era { reason-highest-then }.
                [one] { plan-partner-to-play }, así que lo mejor era cubrir el nulo con { FORM($card, "the") }: { plan-only-higher }.
               *[other] { plan-partner-to-play }, así que lo mejor era cubrir el nulo con { FORM($card, "the") }.
            }
    }
plan-cover-out =
    { KIND($who) ->
        [you] A tu pareja no le quedan { $suit }: sal con { FORM($card, "the") }, y podrá descartarse sin riesgo.
       *[one] A la pareja { reason-of } no le quedaban { $suit }: lo mejor era salir con { FORM($card, "the") }, para que se descartara sin riesgo.
    }
plan-cover-lead =
    { $higher ->
        [0] { plan-lead } para cubrir { reason-partner-nil }: { plan-higher }.
        [1] { plan-lead } para cubrir { reason-partner-nil }: { plan-only-higher }.
       *[other] { plan-lead } pensando en { reason-partner-nil }: { plan-higher }.
    }

# Un nulo del rival.
plan-leaves-to-nil =
    { KIND($who) ->
        [you] Quien apostó nulo va ganando con { FORM($winning, "the") }, y con { FORM($card, "the") } seguirá así.
       *[one] Quien apostó nulo iba ganando con { FORM($winning, "the") }, y con { FORM($card, "the") } habría seguido así.
    }
plan-low-at-nil =
    { KIND($who) ->
        [you]
            { $lower ->
                [0] { plan-lead } contra el nulo: no queda fuera { reason-none-lower } para escapar por debajo.
                [one] { plan-lead } contra el nulo: solo queda fuera { reason-some-lower } para escapar por debajo.
               *[other] { plan-lead } contra el nulo: solo quedan fuera { reason-some-lower } para escapar por debajo.
            }
       *[one]
            { $lower ->
                [0] { plan-lead } contra el nulo: no quedaba fuera { reason-none-lower } para escapar por debajo.
                [one] { plan-lead } contra el nulo: solo quedaba fuera { reason-some-lower } para escapar por debajo.
               *[other] { plan-lead } contra el nulo: solo quedaban fuera { reason-some-lower } para escapar por debajo.
            }
    }

# Salidas para la apuesta.
plan-cash-highest =
    { KIND($who) ->
        [you]
            { KIND($suit) ->
                [spades]
                    { $now ->
                        [yes] { plan-lead }: ahora es { reason-highest-left }.
                       *[no] { plan-lead }: es { reason-highest-left }.
                    }
               *[other]
                    { $now ->
                        [yes] { FORM($card, "the-start") } es ahora { reason-highest-left }: cobra esa baza antes de que alguien pueda fallar.
                       *[no] { FORM($card, "the-start") } es { reason-highest-left }: cobra esa baza antes de que alguien pueda fallar.
                    }
            }
       *[one]
            { KIND($suit) ->
                [spades] { plan-lead }: era { reason-highest-then }.
               *[other] { FORM($card, "the-start") } era { reason-highest-then }: lo mejor era cobrar esa baza antes de que alguien pudiera fallar.
            }
    }
plan-leads-for-bid =
    { KIND($who) ->
        [you] { plan-need }: sal con { FORM($card, "the") }, { plan-with-higher }.
       *[one] { plan-need }: lo mejor era salir con { FORM($card, "the") }, { plan-with-higher }.
    }
plan-leads-last =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } es tu { reason-last-one }: sal con esa carta y podrás fallar la siguiente.
       *[one] { FORM($card, "the-start") } era su { reason-last-one }: lo mejor era salir con esa carta y fallar la siguiente.
    }
plan-drives-out = { plan-lead } para sacar { FORM($by, "the") }, la única carta que le gana.
plan-draws-spades =
    { KIND($spades) ->
        [none] { plan-lead } para arrastrar picas.
       *[some]
            { KIND($who) ->
                [you]
                    { $spades ->
                        [0] A nadie más le quedan picas, así que sal con { FORM($card, "the") }.
                        [one] { plan-lead } para arrastrar picas: queda { $spades } fuera.
                       *[other] { plan-lead } para arrastrar picas: quedan { $spades } fuera.
                    }
               *[one]
                    { $spades ->
                        [0] A nadie más le quedaban picas, así que lo mejor era salir con { FORM($card, "the") }.
                        [one] { plan-lead } para arrastrar picas: quedaba { $spades } fuera.
                       *[other] { plan-lead } para arrastrar picas: quedaban { $spades } fuera.
                    }
            }
    }
plan-draws-spades-for =
    { KIND($who) ->
        [you]
            { $spades ->
                [one] Queda fuera { $spades } pica que podría fallar tu { $boss }: sácala con { FORM($card, "the") }.
               *[other] Quedan fuera { $spades } picas que podrían fallar tu { $boss }: arrástralas con { FORM($card, "the") }.
            }
       *[one]
            { $spades ->
                [one] Quedaba fuera { $spades } pica que podía fallar { FORM($boss, "the") } { reason-of }: lo mejor era sacarla con { FORM($card, "the") }.
               *[other] Quedaban fuera { $spades } picas que podían fallar { FORM($boss, "the") } { reason-of }: lo mejor era arrastrarlas con { FORM($card, "the") }.
            }
    }
plan-cannot-be-ruffed =
    { KIND($who) ->
        [you] A nadie más le quedan picas, así que nadie puede fallar { FORM($card, "the") }.
       *[one] A nadie más le quedaban picas, así que nadie podía fallar { FORM($card, "the") }.
    }
plan-ruffed-by-partner =
    { KIND($who) ->
        [you] { plan-lead }: { reason-player } no tiene { $suit } y puede fallar con pica.
       *[one] { plan-lead }: { reason-player } no tenía { $suit } y podía fallar con pica.
    }
plan-other-is-ruffed =
    { KIND($who) ->
        [you] { reason-player-start } no tiene { $suit } y puede fallar con pica, así que sal con { FORM($card, "the") }.
       *[one] { reason-player-start } no tenía { $suit } y podía fallar con pica, así que lo mejor era salir con { FORM($card, "the") }.
    }

# La apuesta, en una baza ya empezada.
plan-needed =
    { KIND($who) ->
        [you]
            { $last ->
                [yes] { plan-need }, y { FORM($card, "the") } gana esta.
               *[no] { plan-need }, y { FORM($card, "the") } puede ganar esta.
            }
       *[one]
            { $last ->
                [yes] { plan-need }, y { FORM($card, "the") } habría ganado esta.
               *[no] { plan-need }, y { FORM($card, "the") } podía ganar esta.
            }
    }
plan-needed-highest =
    { KIND($who) ->
        [you] { plan-need }, y { FORM($card, "the") } es ahora { reason-highest-left }.
       *[one] { plan-need }, y { FORM($card, "the") } era ya { reason-highest-then }.
    }
plan-cannot-be-overruffed =
    { KIND($who) ->
        [you] { reason-player-start } no tiene picas y no puede contrafallar { FORM($card, "the") }.
       *[one] { reason-player-start } no tenía picas y no podía contrafallar { FORM($card, "the") }.
    }
plan-partners-highest =
    { KIND($who) ->
        [you] { FORM($highest, "the-start") } { plan-partner-of } es ahora { reason-highest-left }, así que juega { FORM($card, "the") }.
       *[one] { FORM($highest, "the-start") } { plan-partner-of } era ya { reason-highest-then }, así que lo mejor era jugar { FORM($card, "the") }.
    }
plan-partner-wins =
    { KIND($who) ->
        [you]
            { KIND($saves) ->
                [none] { plan-partner-start } va ganando con { FORM($winning, "the") }, así que juega { FORM($card, "the") }.
               *[some] { plan-partner-start } va ganando con { FORM($winning, "the") }, así que juega { FORM($card, "the") } y guarda { FORM($saves, "the") }.
            }
       *[one]
            { KIND($saves) ->
                [none] { plan-partner-start } iba ganando con { FORM($winning, "the") }, así que lo mejor era jugar { FORM($card, "the") }.
               *[some] { plan-partner-start } iba ganando con { FORM($winning, "the") }, así que lo mejor era jugar { FORM($card, "the") } y guardar { FORM($saves, "the") }.
            }
    }
plan-partner-is-behind =
    { KIND($who) ->
        [you] { plan-partner-start } aún debe jugar, así que guarda { FORM($saves, "the") } y juega { FORM($card, "the") }.
       *[one] { plan-partner-start } aún debía jugar, así que lo mejor era guardar { FORM($saves, "the") } y jugar { FORM($card, "the") }.
    }
plan-saves =
    { KIND($who) ->
        [you] Juega { FORM($card, "the") } y guarda { FORM($saves, "the") } para otra baza.
       *[one] Lo mejor era jugar { FORM($card, "the") } y guardar { FORM($saves, "the") } para otra baza.
    }
plan-loses-last =
    { KIND($who) ->
        [you] No puedes ganar esta baza, pero { FORM($card, "the") } es tu { reason-last-one }: podrás fallar la siguiente.
       *[one] { FORM($who, "start") } no podía ganar esta baza, pero { FORM($card, "the") } era su { reason-last-one }: después podía fallar.
    }
plan-cannot-beat =
    { KIND($who) ->
        [you] No puedes ganar { FORM($winning, "to") }, así que juega { FORM($card, "the") }.
       *[one] { FORM($who, "start") } no podía ganar { FORM($winning, "to") }, así que lo mejor era jugar { FORM($card, "the") }.
    }

# Más allá de la apuesta.
plan-made-stops =
    { KIND($who) ->
        [you] { plan-made }, y { plan-rivals-need }: { FORM($card, "the") } puede quitarle una.
       *[one] { plan-made }, y { plan-rivals-need }: { FORM($card, "the") } podía quitarle una.
    }
plan-made-loses-lead =
    { KIND($who) ->
        [you] { plan-made }, así que cede la salida con { FORM($card, "the") }: { plan-higher }.
       *[one] { plan-made }, así que lo mejor era ceder la salida con { FORM($card, "the") }: { plan-higher }.
    }
plan-made-leads-against =
    { KIND($who) ->
        [you] { plan-made }, y { plan-rivals-need }: sal con { FORM($card, "the") }, { plan-with-higher }.
       *[one] { plan-made }, y { plan-rivals-need }: lo mejor era salir con { FORM($card, "the") }, { plan-with-higher }.
    }
plan-made-partner-wins =
    { KIND($who) ->
        [you] { plan-made }, y { plan-partner-wins-with }: juega { FORM($card, "the") }.
       *[one] { plan-made }, y { plan-partner-wins-with }: lo mejor era jugar { FORM($card, "the") }.
    }
plan-leaves =
    { KIND($who) ->
        [you]
            { $made ->
                [yes] { plan-made }, así que deja esta baza { FORM($winning, "to") } y juega { FORM($card, "the") }.
               *[no] Sin apuesta que cumplir, deja esta baza { FORM($winning, "to") } y juega { FORM($card, "the") }.
            }
       *[one]
            { $made ->
                [yes] { plan-made }, así que lo mejor era jugar { FORM($card, "the") } y dejar la baza { FORM($winning, "to") }.
               *[no] Sin apuesta que cumplir, lo mejor era jugar { FORM($card, "the") } y dejar la baza { FORM($winning, "to") }.
            }
    }
plan-lost-stops =
    { KIND($who) ->
        [you] { plan-set }, pero { plan-rivals-need }: { FORM($card, "the") } puede quitarle una.
       *[one] { plan-set }, pero { plan-rivals-need }: { FORM($card, "the") } podía quitarle una.
    }
plan-lost-saves =
    { KIND($who) ->
        [you] { plan-set }, pero { plan-rivals-need }: juega { FORM($card, "the") } y guarda { FORM($boss, "the") } para quitarle una.
       *[one] { plan-set }, pero { plan-rivals-need }: lo mejor era jugar { FORM($card, "the") } y guardar { FORM($boss, "the") } para quitarle una.
    }
plan-lost-leaves =
    { KIND($who) ->
        [you] Tu apuesta está rota y la del rival, cumplida: juega { FORM($card, "the") } y deja la baza { FORM($winning, "to") }.
       *[one] La apuesta { reason-of } estaba rota y la del rival, cumplida: lo mejor era jugar { FORM($card, "the") } y dejar la baza { FORM($winning, "to") }.
    }
plan-lost-leads =
    { KIND($who) ->
        [you] { plan-set }, pero { plan-rivals-need }: sal con { FORM($card, "the") }, { plan-with-higher }.
       *[one] { plan-set }, pero { plan-rivals-need }: lo mejor era salir con { FORM($card, "the") }, { plan-with-higher }.
    }
plan-lost-ducks =
    { KIND($who) ->
        [you] { plan-set }, pero { plan-rivals-need }: deja esta baza { FORM($winning, "to") } y juega { FORM($card, "the") }.
       *[one] { plan-set }, pero { plan-rivals-need }: lo mejor era jugar { FORM($card, "the") } y dejar esta baza { FORM($winning, "to") }.
    }
plan-leads =
    { KIND($who) ->
        [you]
            { $decided ->
                [made] { plan-made }: sal con { FORM($card, "the") }, { plan-with-higher }.
                [lost] { plan-set }: sal con { FORM($card, "the") }, { plan-with-higher }.
               *[no-bid] Sin apuesta que cumplir, sal con { FORM($card, "the") }, { plan-with-higher }.
            }
       *[one]
            { $decided ->
                [made] { plan-made }: lo mejor era salir con { FORM($card, "the") }, { plan-with-higher }.
                [lost] { plan-set }: lo mejor era salir con { FORM($card, "the") }, { plan-with-higher }.
               *[no-bid] Sin apuesta que cumplir, lo mejor era salir con { FORM($card, "the") }, { plan-with-higher }.
            }
    }
plan-does =
    { KIND($who) ->
        [you]
            { $verdict ->
                [nil-at-risk] { FORM($card, "the-start") } es el menor riesgo para tu nulo.
                [at-nil] { FORM($card, "the-start") } es una carta tan baja que quizá tenga que ganar quien apostó nulo.
                [no-bid] Sin apuesta que cumplir, { FORM($card, "the") } es lo que más perjudica al rival.
                [made] Tu apuesta está cumplida, y { FORM($card, "the") } perjudica al rival más de lo que cuesta una baza de más.
               *[lost] Tu apuesta está rota, y { FORM($card, "the") } es lo que más daño hace.
            }
       *[one]
            { $verdict ->
                [nil-at-risk] { FORM($card, "the-start") } era el menor riesgo para { reason-nil }.
                [at-nil] Con { FORM($card, "the") } por debajo, quizá habría tenido que ganar quien apostó nulo.
                [no-bid] Sin apuesta que cumplir, { FORM($card, "the") } era lo que más perjudicaba al rival.
                [made] { plan-made }, y { FORM($card, "the") } habría perjudicado al rival más de lo que cuesta una baza de más.
               *[lost] { plan-set }, y { FORM($card, "the") } era lo que más daño hacía.
            }
    }

## Por qué la carta hallada es mejor que la jugada.

why-card-worth = { FORM($found, "the-start") } vale { costs-points } más que { FORM($taken, "the") }.
why-taken-costs = { FORM($taken, "the-start") } cuesta { costs-points }.
why-keeps-nil = { FORM($found, "the-start") } salva tu nulo; { FORM($taken, "the") } lo rompe.
why-makes-bid = Con { FORM($found, "the") } cumples tu apuesta de { $bid }; con { FORM($taken, "the") } se rompe.
why-lets-ruff = Con { FORM($found, "the") } cumples tu apuesta de { $bid }; con { FORM($taken, "the") } el rival puede fallar con pica, y se rompe.
why-loses-to = Con { FORM($found, "the") } cumples tu apuesta de { $bid }; { FORM($taken, "the") } puede perder contra { FORM($by, "the") }, y se rompe.
why-stays-below = Con { FORM($found, "the") } cumples tu apuesta de { $bid }; { FORM($taken, "the") } pierde esta baza contra { FORM($by, "the") }, y se rompe.
why-sets-their-nil = { FORM($found, "the-start") } rompe el nulo rival; { FORM($taken, "the") } deja que se cumpla.
why-sets-them = { FORM($found, "the-start") } rompe la apuesta rival; { FORM($taken, "the") } deja que se cumpla.
why-fewer-bags =
    { $bags ->
        [one] { FORM($found, "the-start") } te ahorra { $bags } baza de más frente { FORM($taken, "to") }.
       *[other] { FORM($found, "the-start") } te ahorra { $bags } bazas de más frente { FORM($taken, "to") }.
    }
why-fewer-tricks = { FORM($found, "the-start") } le da al rival menos bazas que { FORM($taken, "the") }.
why-nil-makes = Con { FORM($found, "the") }, tu nulo se cumple incluso contra un juego perfecto; { FORM($taken, "the") } cuesta { costs-points }.
why-bid-makes = Con { FORM($found, "the") }, cumples { $bid } incluso contra un juego perfecto; { FORM($taken, "the") } cuesta { costs-points }.
why-their-nil-fails = Con { FORM($found, "the") }, el nulo rival se rompe incluso contra un juego perfecto; { FORM($taken, "the") } cuesta { costs-points }.
why-they-are-set = Con { FORM($found, "the") }, la apuesta rival se rompe incluso contra un juego perfecto; { FORM($taken, "the") } cuesta { costs-points }.
why-reaches =
    { $goal ->
        [own-nil] Con { FORM($found, "the") }, tu nulo se cumple en { $odds }
        [own-bid] Con { FORM($found, "the") }, cumples { $bid } en { $odds }
        [side-bid] Con { FORM($found, "the") }, tu bando cumple { $bid } en { $odds }
        [partner-nil] Con { FORM($found, "the") }, el nulo de tu pareja se cumple en { $odds }
        [rival-nil] Con { FORM($found, "the") }, el nulo rival se rompe en { $odds }
       *[rival-bid] Con { FORM($found, "the") }, la apuesta rival se rompe en { $odds }
    }
why-oftener = { why-reaches }; con { FORM($taken, "the") }, en { $other }.
why-often = { why-reaches }; { FORM($taken, "the") } cuesta { costs-points }.
why-fewer-on-average = Con { FORM($found, "the") } ganas en promedio { $bags } bazas de más; con { FORM($taken, "the") }, { $other }.
why-few-on-average = Con { FORM($found, "the") } ganas en promedio { $bags } bazas de más; { FORM($taken, "the") } cuesta { costs-points }.

## Por qué en el robo era mejor quedarse o descartar una carta.

why-keeping =
    { KIND($card) ->
        [none] Quedarse con la carta vale { costs-points } más que descartarla.
       *[some] Quedarse con { FORM($card, "the") } vale { costs-points } más que el descarte.
    }
why-discarding =
    { KIND($card) ->
        [none] Descartar la carta vale { costs-points } más que quedársela.
       *[some] Descartar { FORM($card, "the") } vale { costs-points } más que quedársela.
    }

## Por qué la apuesta hallada es mejor que la hecha.

why-found-start =
    { KIND($found) ->
        [blind-nil] El nulo a ciegas
        [nil] El nulo
        [bid] Una apuesta de { $bid }
        [blind-bid] Una apuesta a ciegas
        [misdeal] Un reparto nuevo
       *[look] Mirar primero las cartas
    }
why-taken-bid =
    { KIND($taken) ->
        [blind-nil] el nulo a ciegas
        [nil] el nulo
        [bid] una apuesta de { $other }
        [blind-bid] una apuesta a ciegas
        [misdeal] un reparto nuevo
       *[look] mirar primero las cartas
    }
why-side-makes =
    { $side ->
        [total] Con una apuesta de { $bid }, tu bando hace sus { $total } bazas en { $odds }
        [open] Con una apuesta de { $bid }, tu bando cumple en { $odds }
        [dummy] Una apuesta de { $bid } puede darte el muerto y se cumple en { $odds }
       *[own] Con una apuesta de { $bid }, cumples en { $odds }
    }
why-bid-too-high = { why-side-makes }; { why-taken-bid } le pide demasiado a esta mano.
why-bid-too-low = { why-side-makes }, así que { why-taken-bid } deja puntos sobre la mesa.
why-bid-likely = { why-side-makes }: mejor que { why-taken-bid }.
why-nil-likely = El nulo se cumple en { $odds }: mejor que { why-taken-bid }.
why-nil-covered = El nulo se cumple en { $odds } porque tu pareja puede cubrirlo. Es mejor que { why-taken-bid }.
why-nil-stands = Con juego perfecto, el nulo se cumple: mejor que { why-taken-bid }.
why-taken-is-set = Con juego perfecto, cumples una apuesta de { $bid }, pero una de { $other } se rompe.
why-leaves-points = Con juego perfecto, cumples una apuesta de { $bid }, así que una de { $other } deja puntos sobre la mesa.
why-bid-stands = Con juego perfecto, cumples una apuesta de { $bid }: con esta puntuación, mejor que { why-taken-bid }.
why-gamble = { why-found-start } se rompe contra un juego perfecto, pero con esta puntuación es un riesgo mejor que { why-taken-bid }.
why-best-on-average = { why-found-start } da en promedio más puntos que { why-taken-bid } en los repartos simulados.
why-bid-worth = { why-found-start } vale { costs-points } más que { why-taken-bid }.

reason-blind-bid = Una apuesta a ciegas de { $bid } gana la partida más veces que mirar primero.
reason-blind-bid-from-behind = { reason-behind }: una apuesta a ciegas de { $bid } cuenta el doble y gana la partida más veces que mirar primero.
reason-no-spades = Sin picas, un reparto nuevo vale más que esta mano.
reason-every-trick = Nadie ha apostado, así que cada baza vale diez: { FORM($card, "the") } es lo que más gana.
reason-pass-dangerous = Pasa { FORM($card, "the") }: para el nulo, es la carta más peligrosa.
reason-pass-spare = Pasa { FORM($card, "the") }: es una carta baja, segura en un nulo, y la otra mano no la necesita.
