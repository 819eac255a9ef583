setup-new-match = Nova partida
setup-players = Jogadores
setup-level-of-the-computer = Nível do computador
setup-match-ends-at = Duração
setup-blind-nil = Nil às cegas
setup-prevent-reneging = Impedir renúncias
setup-deal = Dar as cartas
setup-next = Avançar
setup-group-two-players = A dois
setup-group-classic-games = Clássicas
setup-group-table-rules = De mesa
setup-step-rules = Regras
setup-step-players = Jogadores
setup-step-match = Partida
setup-step-more = Mais
setup-detail-blind-nil = { $points } pontos, se apostado antes de ver as cartas
setup-detail-prevent-reneging = Não dá para jogar cartas proibidas; sem isso, o adversário pode denunciar uma renúncia

seat-row-person = { $seat }: pessoa
seat-row-computer = { $seat }: computador
seat-row-name = { $seat }: nome
seat-row-weaker = { $seat }: baixar o nível
seat-row-stronger = { $seat }: subir o nível
seat-name-you = Você
namesake = { $number } { $name }
undrawn-all = Não dá para mostrar estas letras
undrawn-some = Algumas letras aparecem como ?
two-people-title = Vocês dois
two-people-partners = Em dupla
two-people-opponents = Adversários
together-nobody = Sem duplas: cada um por si.
together-pairs = Sul e Norte formam uma dupla; Oeste e Leste, a outra.
together-dummy = Leste é o morto: quem aposta mais joga com ele.

length-name-quick = Rápida
length-name-target = { $points }
length-in-line-target = até { $points }
duration-minutes = { $count } min
duration-hours = { $count } h
duration-hours-and-a-half = { $count }½ h

motto =
    { KIND($preset) ->
        [open-draft] Descartes à vista
        [closed-draft] Descartes escondidos
        [moonshot] As 13 vazas valem 250
        [pairs] Sua dupla, à sua frente
        [solo] Cada um por si
        [suicide] Em cada dupla, um nil
        [whiz] Aposte suas espadas ou nil
        [mirror] Aposte suas espadas
        [classic] Às cegas só se estiver perdendo
        [ace-high] Mínimo de 4, sem nil
        [jjdd] Curingas e um par de dois altos
        [jjda] Curingas e um dois alto
        [pass-two] Com nil, trocam-se duas cartas
        [lowest-club] Primeiro, a menor carta de paus
       *[three-handed] Quem aposta mais leva o morto
    }
custom-motto = Você escolhe cada regra
outline =
    { $players ->
        [2] { outline-length } · 2 jogadores
        [3] { outline-length } · 3 jogadores
       *[other] { outline-length } · 4 jogadores
    }
outline-length =
    { KIND($target) ->
        [none] { length-name-quick }
       *[other] Até { $target }
    }
description =
    { KIND($note) ->
        [none] { description-and-ending }
       *[some] { description-and-ending } { $note }
    }
description-and-ending =
    { KIND($ending) ->
        [none] { $about }
       *[some] { $about } { $ending }
    }
about-preset =
    { KIND($preset) ->
        [open-draft] Você compra e fica com a carta ou descarta, 13 vezes cada um. Os descartes ficam à vista: quem lembrar deles conhece as duas mãos.
        [closed-draft] Você compra e fica com a carta ou descarta, 13 vezes cada um. Só você sabe o que descartou.
        [moonshot] { preset-open-draft } com Boston: aposte as 13 e some 250. Um nil ou um Boston furado só custa sobrevazas.
        [pairs] Dois contra dois, 13 cartas para cada um. As apostas da dupla se somam num contrato; as vazas de um nil furado ajudam a dupla.
        [solo] Quatro jogadores, cada um por si. O nil vale 50; cinco sobrevazas custam 50.
        [suicide] Em cada dupla, um tem que apostar nil e o outro, 4 ou mais. As vazas de um nil furado ajudam a dupla.
        [whiz] Em duplas. Aposte nil ou exatamente o número de espadas que você tem. As vazas de um nil furado ajudam a dupla.
        [classic] Em duplas. As vazas de um nil furado são sobrevazas, as que passam do limite continuam valendo, e só um lado que está 100 pontos atrás pode apostar nil às cegas.
        [ace-high] Uma variante de mesa: sem nil, mínimo de 4 por dupla, apostas de 10 ou mais valem 150, espadas a qualquer hora. Quem furar duas apostas perde.
        [jjdd] Joker Joker Deuce Deuce: sem nil, mínimo de 4 por dupla, apostas de 10 ou mais valem 200, 6 às cegas com 100 de atraso, 13 vence. Quem fura duas apostas perde.
        [jjda] Joker Joker Deuce Ace: sem nil, mínimo de 4 por dupla, primeira rodada sem apostas. Depois, se somarem menos de 11, dão-se as cartas de novo. Quem fura duas apostas perde.
        [pass-two] Em duplas, com curingas e dois altos, mínimo de 4 por dupla. Com um nil, trocam-se duas cartas; as vazas de um nil furado são sobrevazas. Apostas de 10 ou mais valem 200.
        [lowest-club] Em duplas. Na primeira vaza cada um joga sua carta de paus mais baixa. Só um pode apostar nil; se furar, suas vazas são sobrevazas. Com nil às cegas, trocam-se duas cartas.
        [mirror] Em duplas. Aposte exatamente o número de espadas que você tem; sem espadas, é nil. As vazas de um nil furado ajudam a dupla.
       *[three-handed] Três jogadores e um morto. Quem aposta mais joga com o morto contra os outros dois.
    }
ending-target = Ganha quem chegar primeiro a { $target }.
ending-target-or-rounds =
    { $rounds ->
        [1] Ganha quem chegar primeiro a { $target }, ou quem estiver na frente depois de uma rodada.
       *[other] Ganha quem chegar primeiro a { $target }, ou quem estiver na frente depois de { $rounds } rodadas.
    }
ending-rounds =
    { $rounds ->
        [1] Uma rodada só: a maior pontuação ganha.
       *[other] Depois de { $rounds } rodadas, a maior pontuação ganha.
    }
