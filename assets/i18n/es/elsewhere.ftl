# La página de una ventana mientras el juego está abierto en otra.

elsewhere-open-in-another-window = El juego está abierto en otra ventana
elsewhere-looks-on = Solo se puede jugar en una ventana a la vez. Cierra la otra y en unos segundos podrás jugar en esta.
elsewhere-played-there = Allí se juega
elsewhere-no-match-there = Allí no hay ninguna partida en curso.
elsewhere-close-this-window = Cerrar esta ventana
