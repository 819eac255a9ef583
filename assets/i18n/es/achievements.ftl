# Los logros: su nombre y lo que hay que hacer.

achievement-first-win = Estreno
    .earned-by = Gana una partida.
achievement-nil = Con las manos vacías
    .earned-by = Cumple un nulo.
achievement-blind-nil = Fe ciega
    .earned-by = Cumple un nulo a ciegas.
achievement-nil-against-expert = Nervios de acero
    .earned-by = Cumple un nulo contra el nivel { level-expert }.
achievement-both-nils = Tal para cual
    .earned-by = Cumple un nulo en la misma ronda que tu pareja.
achievement-nil-broken = Aguafiestas
    .earned-by = Rompe el nulo de un rival.
achievement-five-nils = Cero a la izquierda
    .earned-by = Cumple cinco nulos seguidos.
achievement-bold-bid = Apuesta fuerte
    .earned-by = Apuesta 8 o más y cumple.
achievement-moon = Pleno al trece
    .earned-by = Haz pleno: apuesta 13 y cumple.
achievement-all-tricks = Ni las migas
    .earned-by = Gana las 13 bazas.
achievement-ten-contracts = Palabra de honor
    .earned-by = Cumple 10 apuestas seguidas.
achievement-thirty-contracts = Valor seguro
    .earned-by = Cumple 30 apuestas seguidas.
achievement-flawless-win = Impecable
    .earned-by = Gana una partida de cuatro rondas o más y cumple todas tus apuestas.
achievement-win-without-bags = Ligero de equipaje
    .earned-by = Gana una partida de cuatro rondas o más sin ninguna baza de más.
achievement-won-from-depth = Del pozo a la gloria
    .earned-by = Gana después de caer a −200 o menos.
achievement-comeback = Remontada
    .earned-by = Gana después de ir 150 puntos por detrás.
achievement-close-win = Por un pelo
    .earned-by = Gana una partida por 5 puntos o menos.
achievement-three-sets = De rompe y rasga
    .earned-by = Rompe la apuesta rival tres rondas seguidas.
achievement-renege-caught = Vista de lince
    .earned-by = Descubre un renuncio.
achievement-every-level = Peldaño a peldaño
    .earned-by = Gana a la máquina en todos los niveles.
achievement-every-preset = Trotamundos
    .earned-by = Gana una partida en cada variante, salvo las de mesa.
achievement-five-wins-against-expert = Matagigantes
    .earned-by = Gana cinco partidas seguidas contra el nivel { level-expert }.
achievement-hundred-matches = Más sabe el diablo…
    .earned-by = Termina 100 partidas.
achievement-seven-days = Animal de costumbres
    .earned-by = Juega la partida del día siete días seguidos.

## La página de los logros.

achievements-count = { $earned } de { $of } conseguidos
achievements-what-counts = Cuentan todas las partidas terminadas contra la máquina, incluso las antiguas.
achievements-toward = { $done } de { $of }
achievements-not-yet = Por conseguir
earned-in = { $day } · { $of }
newly-earned =
    { KIND($achievement) ->
        [none] { "" }
       *[some] Acabas de conseguir: { FORM($achievement, "dots") }
    }
