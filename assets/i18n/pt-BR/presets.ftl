preset-open-draft = Compra aberta
preset-closed-draft = Compra fechada
preset-moonshot = Boston
preset-pairs = Duplas
preset-solo = Individual
preset-suicide = Suicida
preset-whiz = Whiz
preset-mirror = Espelho
preset-three-handed = Trio
preset-classic = Clássica
preset-ace-high = Ás alto

rules-name-cut = { $start }…
rules-kind-custom = Do seu jeito
match-name-deal-of-the-day = Partida do dia
