# Lo que solo se oye: qué acaba de pasar, cómo va todo y qué se puede hacer.

bid-name-blind-nil = nulo a ciegas
bid-name-nil = nulo
bid-name-tricks = { $tricks }

## Novedades.

news-round = Ronda { $round }
news-discarded =
    { KIND($card) ->
        [none]
            { KIND($who) ->
                [you] Descartas una carta
               *[one] { FORM($who, "start") } descarta una carta
            }
       *[some]
            { KIND($who) ->
                [you] Descartas { FORM($card, "the") }
               *[one] { FORM($who, "start") } descarta { FORM($card, "the") }
            }
    }
news-bid =
    { KIND($who) ->
        [you] Apuestas { $bid }
       *[one] { FORM($who, "start") } apuesta { $bid }
    }
news-played =
    { KIND($who) ->
        [you] Juegas { FORM($card, "the") }
       *[one] { FORM($who, "start") } juega { FORM($card, "the") }
    }
news-took =
    { KIND($who) ->
        [you] Ganas la baza
       *[one] { FORM($who, "start") } gana la baza
    }
news-spades-broken = Picas abiertas
news-round-over = Terminó la ronda
news-won =
    { KIND($side) ->
        [you] Ganas la partida
        [with-you] Tu bando gana la partida
        [two] { FORM($side, "start") } ganan la partida
       *[one] { FORM($side, "start") } gana la partida
    }
news-drawn = Empate: { FORM($sides, "commas") }

## Jugadores y bandos.

standing =
    { $bags ->
        [0] { standing-points }
        [one] { standing-points }, { $bags } baza de más
       *[other] { standing-points }, { $bags } bazas de más
    }
standing-points =
    { $points ->
        [one] { standing-side }: { $points } punto
       *[other] { standing-side }: { $points } puntos
    }
standing-side =
    { KIND($side) ->
        [you] Tú
       *[one] { $side }
    }
seat-description =
    { KIND($who) ->
        [you] Tú: { seat-description-bid }
        [dummy] Muerto: { seat-description-tricks }
       *[one] { $who }: { seat-description-bid }
    }
seat-description-bid =
    { KIND($bid) ->
        [none] aún sin apostar, { seat-description-tricks }
       *[some] apuesta { $bid }, { seat-description-tricks }
    }
seat-description-tricks =
    { $tricks ->
        [one] { $tricks } baza, { seat-description-cards }
       *[other] { $tricks } bazas, { seat-description-cards }
    }
seat-description-cards =
    { $cards ->
        [one] { $cards } carta en la mano
       *[other] { $cards } cartas en la mano
    }

## La mesa.

table-line-turn-of = { spoken-turn }
table-line-your-turn =
    { KIND($who) ->
        [you] Tu turno
       *[one] { spoken-turn }
    }
spoken-turn =
    { KIND($who) ->
        [dummy] Turno del muerto
       *[one] Turno de { $who }
    }
table-line-pass-the-device = Pasa el dispositivo a { $who }
table-line-please-wait = Espera un momento
table-line-stock =
    { $count ->
        [one] Mazo: { $count } carta
       *[other] Mazo: { $count } cartas
    }
table-line-discards = Descartes:
table-line-hand-of =
    { KIND($who) ->
        [you] Tu mano
        [dummy] Mano del muerto
       *[one] Mano de { FORM($who, "within") }
    }
table-line-holding = { FORM($suit, "start") }: { FORM($ranks, "commas") }
table-line-in-the-trick =
    { KIND($who) ->
        [you] Jugaste { FORM($card, "the") }
       *[one] { FORM($who, "start") } jugó { FORM($card, "the") }
    }
table-line-spades-broken = Picas abiertas
table-line-spades-not-broken = Picas sin abrir
table-line-drawn = Carta robada: { $card }
table-line-dealer =
    { KIND($who) ->
        [you] Repartiste esta ronda
       *[one] { FORM($who, "start") } repartió esta ronda
    }
table-line-draws-first =
    { KIND($who) ->
        [you] Robas primero
       *[one] { FORM($who, "start") } roba primero
    }

## Lo que se puede hacer.

control-show-my-cards = Ver mis cartas
control-skip = Saltar
control-call-a-renege-of =
    { KIND($who) ->
        [dummy] Denunciar un renuncio del muerto
       *[one] Denunciar un renuncio de { $who }
    }
control-act =
    { KIND($action) ->
        [draw] Robar una carta
        [next-round] Siguiente ronda
       *[other] { $action }
    }
control-play = Jugar { FORM($card, "the") }
bid-name-blind = { $tricks }
table-line-named = Cartas que pasas:
