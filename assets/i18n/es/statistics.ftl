# Las estadísticas.

heading-latest-example = Ver el último ejemplo
heading-nothing-played-yet = Aún no hay nada que contar
heading-what-is-counted = Juega una ronda y vuelve.
heading-play-a-match = Jugar una partida
heading-by-level = Por nivel
heading-by-rules = Por variante
heading-by-person = Jugadores de este dispositivo
heading-played-and-won = Jugadas · Ganadas
heading-rounds = Rondas contra la máquina
heading-by-rival = Por rival
heading-in-these-matches = En estas partidas
heading-bid-against-taken = Apuestas y bazas ganadas
heading-how-to-read-the-grid = Las filas son apuestas; las columnas, las bazas que ganaste. Un borde dorado marca las apuestas clavadas.
heading-how-a-match-went = Una partida ronda a ronda
heading-no-match-fits = Ninguna partida así. Prueba con un filtro más amplio.
heading-no-match-counts = Aquí aún no cuenta ninguna partida. Las partidas en las que deshiciste algo y las jugadas entre varios se cuentan aparte.
heading-earlier-match = Partida anterior
heading-later-match = Partida posterior
heading-accuracy-of-the-last-rounds = Precisión de las últimas rondas
heading-where-it-was-lost = Dónde pierdes más
heading-times-and-loss = Veces · Puntos perdidos por ronda
heading-what-is-reviewed = Cada ronda contra la máquina se analiza al terminar. Un 100 % significa que ninguna decisión te costó puntos.

## Lo que se cuenta.

counted-matches = Partidas
counted-won-against-the-computer = Ganadas a la máquina
counted-wins-in-a-row = Racha actual
counted-best-streak = Mejor racha
counted-rounds = Rondas
counted-contracts-made = Apuestas cumplidas
counted-nils-made = Nulos cumplidos
counted-tricks-taken = Bazas ganadas
counted-bags = Bazas de más
counted-best-round = Mejor ronda
counted-best-winning-score = Mejor victoria
counted-matches-won = Partidas ganadas
counted-rounds-won = Rondas ganadas
counted-blind-nils-made = Nulos a ciegas cumplidos
counted-mean-bid = Promedio apostado
counted-mean-tricks = Promedio de bazas
counted-worst-round = Peor ronda
counted-best-score = Mejor puntuación
counted-worst-score = Peor puntuación
counted-worst-streak = Peor racha
counted-draft-accuracy = Robo
counted-bid-accuracy = Apuestas
counted-play-accuracy = Juego
counted-rounds-reviewed = Rondas analizadas
counted-matches-of-several-players-here = Partidas entre varios
counted-matches-with-undo = Partidas en las que deshiciste (aparte)

## Cifras.

figure-words-nothing = –
figure-words-count = { $count }
figure-words-best =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
figure-words-share = { $share }
figure-words-part-of = { $part } de { $whole } ({ $share })
figure-words-mean = { $mean }

## Pestañas de la página.

statistics-leaf-overview = Resumen
statistics-leaf-matches = Por partida
statistics-leaf-decisions = Decisiones
statistics-leaf-achievements = Logros
counting = Contando partidas: { $known } de { $of }

## Las gráficas, para quien las oye.

grid-row =
    { $bid ->
        [0] Nulo: bazas { FORM($taken, "commas") }
       *[other] Apuesta { $bid }: bazas { FORM($taken, "commas") }
    }
grid-cell =
    { $rounds ->
        [one] { $taken } en { $rounds } ronda
       *[other] { $taken } en { $rounds } rondas
    }
after = Tras la ronda { $round }: tú, { $own }; tu mejor rival, { $other }
plot-line-you = Tú
plot-line-the-best-other = Mejor rival

round-decided = Ronda { $at } de { $of }: { FORM($accuracy, "commas") }
accuracy-of =
    { $part ->
        [draft] robo { $share }
        [bid] apuesta { $share }
       *[play] juego { $share }
    }
