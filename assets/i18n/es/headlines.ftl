# Titulares. Hasta 45 letras.

end-headline-won = ¡Ganaste!
end-headline-won-together = ¡Ganaste con { FORM($partner, "within") }!
end-headline-whisker = ¡Por un pelo!
end-headline-rout = ¡Paliza!
end-headline-comeback = ¡Qué remontada!
end-headline-every-bid = Ni una apuesta rota.
end-headline-no-bags = Ni una baza de más.
end-headline-set-at-the-end = ¡El rival murió en la orilla!
end-headline-nil-at-the-end = Ganaste sin ganar nada.
end-headline-first-win = ¡Venciste al nivel { $level }!
end-headline-lost = Esta vez no pudo ser.
end-headline-so-close = Qué poco faltó.
end-headline-led-before = La tenías en la mano.
end-headline-bags = Te pudieron las bazas de más.
end-headline-floor = Tocaste fondo.
end-headline-tie = Tablas.
end-headline-shared = Victoria compartida: { $sides }
end-headline-other-won =
    { KIND($side) ->
        [you] ¡Ganaste!
        [with-you] ¡Ganó tu bando!
        [two] Ganan { FORM($side, "within") }
       *[one] Gana { FORM($side, "within") }
    }

## La línea de abajo.

end-line-won = Bien jugado. ¿Otra?
end-line-won-together = Eso es jugar en equipo.
end-line-whisker = { $own } a { $rival }. Ya puedes respirar.
end-line-rout = Fue un paseo.
end-line-comeback = Y eso que ibas { $behind } puntos por detrás.
end-line-every-bid = Dicho y hecho, ronda tras ronda.
end-line-no-bags = Eso es puntería.
end-line-set-at-the-end = Apostó { $needed } y se quedó en { $took }.
end-line-nil-at-the-end = Literalmente: ni una baza.
end-line-first-win = Siempre hay una primera vez.
end-line-lost = La próxima es tuya.
end-line-so-close =
    { $short ->
        [one] Por { $short } punto.
       *[other] Por { $short } puntos.
    }
end-line-led-before = Mira dónde se torció.
end-line-bags = Tarde o temprano, a todos les llega.
end-line-floor = Borrón y cuenta nueva.
end-line-tie = Nadie pestañeó.
end-line-shared = Arriba hay sitio de sobra.
end-line-other-won = Y sin presumir, seguro.

## El titular de la hoja de puntos de una ronda.

round-headline-caught = ¡Con las manos en la masa!
round-headline-moon = ¡Las trece! ¡Pleno!
round-headline-blind-nil = ¡Nulo, y con los ojos cerrados!
round-headline-nil = ¡Nulo! Ni una baza a tu nombre.
round-headline-covered = Tú cargaste con todo; { FORM($partner, "within") }, con nada.
round-headline-one-trick-too-many = Sobró una baza.
round-headline-bag-penalty =
    { $points ->
        [100] Adiós a cien puntos: { $limit } bazas de más.
        [1] Adiós a un punto: { $limit } bazas de más.
       *[other] Adiós a { $points } puntos: { $limit } bazas de más.
    }
round-headline-all-set = No se salvó nadie.
round-headline-set-them = ¡Su apuesta, hecha añicos!
round-headline-one-short = Faltó una.
round-headline-got-away = Se te fue de las manos.
round-headline-and-then-some = Cumplida, y con propina.
round-headline-with-change = Cumplida, y algo más.
round-headline-exact = ¡Clavada!
