# El final de una partida.

standings =
    { $round ->
        [0] Al comenzar: { FORM($scores, "commas") }
       *[other] Tras la ronda { $round }: { FORM($scores, "commas") }
    }
side-score = { $side } { $score }
trick-won =
    { KIND($who) ->
        [you] Ronda { $round }, baza { $trick }: tú, con { FORM($card, "the") }
       *[one] Ronda { $round }, baza { $trick }: { FORM($who, "within") }, con { FORM($card, "the") }
    }

## La mejor ronda.

best-round =
    { KIND($outcomes) ->
        [none] { best-round-scored }
       *[some] { best-round-scored } { FORM($outcomes, "spaces") }
    }
best-round-scored =
    { KIND($side) ->
        [you] Tu mejor ronda: la { $round }, { $own } a { $rival }.
        [with-you] La mejor ronda de tu bando: la { $round }, { $own } a { $rival }.
        [dummy] La mejor ronda del muerto: la { $round }, { $own } a { $rival }.
       *[one] La mejor ronda de { FORM($side, "within") }: la { $round }, { $own } a { $rival }.
    }

## La curva, los botones y lo que sigue.

match-end-how-it-went = Puntos por ronda
match-end-trick-by-trick = Baza a baza
match-end-last-round = Última ronda
match-end-result = Resultado
match-end-play-against = Ir al nivel { $level }
next-step-stronger = Ya puedes con el nivel { $level }.
next-step-unaided = ¿Y ganar sin pistas ni deshacer?
next-step-best = Venciste al nivel más fuerte. ¿Pruebas otra variante?
next-step-review = Analiza la ronda y verás qué te costó más.
next-step-return = ¿La revancha?

## Decisiones deshechas tras ver cartas o apuestas nuevas.

taken-back-in-round =
    { $count ->
        [one] Deshiciste { $count } vez tras ver cartas o apuestas nuevas.
       *[other] Deshiciste { $count } veces tras ver cartas o apuestas nuevas.
    }
taken-back-in-match =
    { $count ->
        [one] Deshiciste { $count } vez tras ver cartas o apuestas nuevas. Esta partida se cuenta aparte.
       *[other] Deshiciste { $count } veces tras ver cartas o apuestas nuevas. Esta partida se cuenta aparte.
    }
taken-back-restarted = Reiniciada con los mismos repartos. Esta partida se cuenta aparte.
