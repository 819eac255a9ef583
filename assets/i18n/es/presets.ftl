# Las variantes del juego. Hasta 12 letras.

preset-open-draft = Robo abierto
preset-closed-draft = Robo cerrado
preset-moonshot = Pleno
preset-pairs = Parejas
preset-solo = Individual
preset-suicide = Suicida
preset-whiz = Whiz
preset-mirror = Espejo
preset-three-handed = A tres
preset-classic = Clásica
preset-ace-high = As alto
preset-jjdd = JJDD
preset-jjda = JJDA
preset-pass-two = Pase de dos
preset-lowest-club = Trébol menor

rules-name-cut = { $start }…
rules-kind-custom = A tu medida
match-name-deal-of-the-day = Partida del día
