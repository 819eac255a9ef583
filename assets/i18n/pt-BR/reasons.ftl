explained-two = { $first } { $second }

reason-of =
    { KIND($who) ->
        [dummy] do morto
       *[one] { FORM($who, "of") }
    }
reason-nil =
    { KIND($who) ->
        [you] seu nil
       *[one] o nil { reason-of }
    }
reason-nil-start =
    { KIND($who) ->
        [you] Seu nil
       *[one] O nil { reason-of }
    }
reason-bid =
    { KIND($who) ->
        [you] sua aposta
       *[one] a aposta { reason-of }
    }
reason-bid-start =
    { KIND($who) ->
        [you] Sua aposta
       *[one] A aposta { reason-of }
    }
reason-bid-of =
    { KIND($who) ->
        [you] Sua aposta de { $bid }
       *[one] A aposta de { $bid } { reason-of }
    }
reason-side =
    { KIND($who) ->
        [you] seu lado
       *[one] o lado { reason-of }
    }
reason-side-start =
    { KIND($who) ->
        [you] Seu lado
       *[one] O lado { reason-of }
    }
reason-partner =
    { KIND($who) ->
        [you] sua dupla
       *[one] a dupla { reason-of }
    }
reason-partner-start =
    { KIND($who) ->
        [you] Sua dupla
       *[one] A dupla { reason-of }
    }
reason-partner-nil =
    { KIND($who) ->
        [you] o nil da sua dupla
       *[one] o nil da dupla { reason-of }
    }
reason-player-start =
    { $player ->
        [partner] { reason-partner-start }
        [left] { KIND($who) ->
            [you] Quem senta à sua esquerda
           *[one] Quem senta à esquerda { reason-of }
        }
        [right] { KIND($who) ->
            [you] Quem senta à sua direita
           *[one] Quem senta à direita { reason-of }
        }
       *[opposite] { KIND($who) ->
            [you] Quem senta à sua frente
           *[one] Quem senta à frente { reason-of }
        }
    }
reason-player =
    { $player ->
        [partner] { reason-partner }
        [left] { KIND($who) ->
            [you] quem senta à sua esquerda
           *[one] quem senta à esquerda { reason-of }
        }
        [right] { KIND($who) ->
            [you] quem senta à sua direita
           *[one] quem senta à direita { reason-of }
        }
       *[opposite] { KIND($who) ->
            [you] quem senta à sua frente
           *[one] quem senta à frente { reason-of }
        }
    }
reason-none-higher =
    { KIND($suit) ->
        [spades] nenhuma espada mais alta
       *[other] nenhuma { FORM($suit, "one") } mais alta
    }
reason-some-higher =
    { KIND($suit) ->
        [spades]
            { $higher ->
                [one] { $higher } espada mais alta
               *[other] { $higher } espadas mais altas
            }
       *[other]
            { $higher ->
                [one] { $higher } { FORM($suit, "one") } mais alta
               *[other] { $higher } cartas de { $suit } mais altas
            }
    }
reason-none-lower =
    { KIND($suit) ->
        [spades] nenhuma espada mais baixa
       *[other] nenhuma { FORM($suit, "one") } mais baixa
    }
reason-some-lower =
    { KIND($suit) ->
        [spades]
            { $lower ->
                [one] { $lower } espada mais baixa
               *[other] { $lower } espadas mais baixas
            }
       *[other]
            { $lower ->
                [one] { $lower } { FORM($suit, "one") } mais baixa
               *[other] { $lower } cartas de { $suit } mais baixas
            }
    }
reason-highest-left =
    { KIND($suit) ->
        [spades] a espada mais alta que resta
       *[other] a { FORM($suit, "one") } mais alta que resta
    }
reason-highest-then =
    { KIND($suit) ->
        [spades] a espada mais alta que restava
       *[other] a { FORM($suit, "one") } mais alta que restava
    }
reason-last-one =
    { KIND($suit) ->
        [spades] última espada
       *[other] última { FORM($suit, "one") }
    }

deals-counted =
    { $of ->
        [1] { $met } de { $of } simulação
       *[other] { $met } de { $of } simulações
    }
deals-share = { $percent } das simulações
deals-again-counted =
    { $count ->
        [0] nenhuma
       *[other] só { $count }
    }
deals-again-share = só { $percent }

reason-only-choice =
    { KIND($who) ->
        [you] Você não tem outra opção.
       *[one] Não havia outra opção.
    }
reason-only-card =
    { KIND($who) ->
        [you] É sua única carta permitida, então jogue sem remorso.
       *[one] Era a única carta permitida.
    }
reason-renege-proved = O adversário jogou uma carta proibida.
reason-renege-unproved = Não há sinal de renúncia, e só dá para denunciar uma vez por rodada.
reason-draft-even = É cara ou coroa: { FORM($card, "the") } vale mais ou menos o que a próxima costuma trazer.
reason-drawn-better =
    { KIND($suit) ->
        [spades]
            { $spades ->
                [1] { FORM($card, "the-start") } pode cortar qualquer naipe. Vale umas { $tricks } vazas a mais do que a próxima costuma trazer.
               *[other] Com { FORM($card, "the") } já são { $spades } espadas, e cada uma pode cortar. Vale umas { $tricks } vazas a mais do que a próxima costuma trazer.
            }
       *[other]
            { $higher ->
                [0] { FORM($card, "the-start") } é { reason-highest-left }. Vale umas { $tricks } vazas a mais do que a próxima costuma trazer.
                [1] Só resta { $higher } { FORM($suit, "one") } que bate { FORM($card, "the") }. Vale umas { $tricks } vazas a mais do que a próxima costuma trazer.
               *[other] { FORM($card, "the-start") } vale umas { $tricks } vazas a mais do que a próxima costuma trazer.
            }
    }
reason-next-better =
    { KIND($suit) ->
        [spades] A próxima carta deve valer umas { $tricks } vazas a mais que { FORM($card, "the") }.
       *[other]
            { $higher ->
                [0] A próxima carta deve valer umas { $tricks } vazas a mais que { FORM($card, "the") }.
                [one] Ainda resta { reason-some-higher }, então a próxima carta deve valer umas { $tricks } vazas a mais que { FORM($card, "the") }.
               *[other] Ainda restam { reason-some-higher }, então a próxima carta deve valer umas { $tricks } vazas a mais que { FORM($card, "the") }.
            }
    }
reason-blind-nil-at-this-score = O nil às cegas só dá certo em cerca de { $share } das vezes, mas com esta pontuação não há nada melhor.
reason-blind-nil-too-rare =
    { KIND($who) ->
        [you] O nil às cegas só dá certo em cerca de { $share } das vezes. Olhe suas cartas primeiro.
       *[one] O nil às cegas só dá certo em cerca de { $share } das vezes. O melhor era olhar as cartas primeiro.
    }
reason-blind-nil-behind = { reason-behind }. O nil às cegas só dá certo em cerca de { $share } das vezes, mas agora não há nada melhor.
reason-blind-nil-from-behind = { reason-behind }: só o nil às cegas pode salvar a partida.
reason-behind =
    { KIND($rivals) ->
        [none] { reason-is-behind }
       *[some] { reason-is-behind }, e o adversário ganha com mais { $rivals }
    }
reason-is-behind =
    { KIND($who) ->
        [you] Você está { reason-points } atrás
       *[one] { FORM($who, "start") } está { reason-points } atrás
    }
reason-only-blind-nil = Só o nil às cegas pode salvar a partida.
reason-look-first = É melhor olhar as cartas primeiro.
reason-bid-worth-most =
    { $bid ->
        [0] O nil é o que rende mais pontos, em média.
       *[other] Apostar { $bid } é o que rende mais pontos, em média.
    }
reason-bid-likely =
    { KIND($next) ->
        [none] { reason-bid-makes }.
       *[some]
            { $side ->
                [total] { reason-bid-makes }; com { $higher }, as { $next-total } em { $next }.
                [open] { reason-bid-makes }; com { $higher }, em { $next }.
                [dummy] { reason-bid-makes }; com { $higher }, em { $next }.
               *[own] { reason-bid-makes }; com { $higher }, em { $next }.
            }
    }
reason-bid-makes =
    { $side ->
        [total] Com uma aposta de { $bid }, { reason-side } faz suas { $total } vazas em { $odds }
        [open] Com uma aposta de { $bid }, { reason-side } cumpre em { $odds }
        [dummy] { KIND($who) ->
            [you] Uma aposta de { $bid } pode garantir o morto para você e dá certo em { $odds }
           *[one] Uma aposta de { $bid } podia ganhar o morto e dá certo em { $odds }
        }
       *[own] { KIND($who) ->
            [you] Com uma aposta de { $bid }, você cumpre em { $odds }
           *[one] Com uma aposta de { $bid }, { FORM($who, "within") } cumpre em { $odds }
        }
    }
reason-nil-likely =
    { KIND($one) ->
        [none] O nil dá certo em { $odds }.
       *[some] O nil dá certo em { $odds }; uma aposta de 1, em { $one }.
    }
reason-nil-covered = O nil dá certo em { $odds }: { reason-partner } tem força para cobrir.
reason-bid-fails =
    { $bid ->
        [0] Contra um jogo perfeito, o nil fura, mas com esta pontuação vale a pena arriscar.
       *[other] Contra um jogo perfeito, uma aposta de { $bid } fura, mas com esta pontuação vale a pena arriscar.
    }
reason-gamble =
    { $bid ->
        [0] { reason-behind }. Vale a pena arriscar um nil, embora contra um jogo perfeito ele fure.
       *[other] { reason-behind }. Vale a pena arriscar uma aposta de { $bid }, embora contra um jogo perfeito ela fure.
    }
reason-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
reason-bid-indifferent =
    { $bid ->
        [0] Com esta pontuação, tanto faz cumprir o nil ou não.
       *[other] Com esta pontuação, tanto faz cumprir { $bid } ou não.
    }
reason-bid-indifferent-at =
    { $bid ->
        [0] { reason-lead }: tanto faz cumprir o nil ou não.
       *[other] { reason-lead }: tanto faz cumprir { $bid } ou não.
    }
reason-lead =
    { $ahead ->
        [yes] { KIND($who) ->
            [you] Você está { reason-points } na frente
           *[one] { FORM($who, "start") } está { reason-points } na frente
        }
       *[no] { reason-is-behind }
    }
reason-nil-stands = Com jogo perfeito, { reason-nil } dá certo.
reason-bid-stands =
    { $next ->
        [set] { reason-bid-stands-so }; uma aposta de { $higher } furaria.
        [worth-less] { reason-bid-stands-so }; { $higher } também daria certo, mas com esta pontuação vale menos.
       *[unknown] { reason-bid-stands-so }.
    }
reason-bid-stands-so =
    { KIND($who) ->
        [you] Com jogo perfeito, você cumpre { outlook-bid-and-bags }
       *[one] Com jogo perfeito, { FORM($who, "within") } cumpre { outlook-bid-and-bags }
    }
reason-any-card = Qualquer carta serve.
reason-alike = A escolha da carta quase não faz diferença.
reason-alike-beaten =
    { KIND($suit) ->
        [none] Qualquer carta serve: todas perdem para { FORM($by, "the") }.
        [spades] Qualquer espada serve: todas perdem para { FORM($by, "the") }.
       *[some] { reason-any-of-suit } serve: todas perdem para { FORM($by, "the") }.
    }
reason-any-of-suit = Qualquer { FORM($suit, "one") }
reason-alike-touching = { reason-any-of-suit } serve: não resta nada entre elas, então dá no mesmo.
reason-alike-all-take = Qualquer carta serve: todas ganham esta vaza.
reason-alike-decided = Todas as apostas já estão cumpridas ou furadas, então a escolha da carta quase não faz diferença.

need-last = a última vaza
need-all = as { $left } vazas restantes
need-some =
    { $needed ->
        [one] mais { $needed } vaza
       *[other] mais { $needed } vazas
    }
reason-need-start =
    { KIND($who) ->
        [you] Você precisa ganhar { $need }
       *[one] { FORM($who, "start") } precisa ganhar { $need }
    }
outlook-needs =
    { KIND($need) ->
        [some]
            { $left ->
                [one] { reason-need-start }, e resta { $left }.
               *[other] { reason-need-start }, e restam { $left }.
            }
       *[last] { reason-need-start }.
    }

bid-plan =
    { KIND($who) ->
        [you] Você tem { $sources }.
       *[one] { FORM($who, "start") } tem { $sources }.
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
                [1] um curinga
               *[other] { $count } curingas
            }
        [deuce]
            { $count ->
                [1] um dois alto
               *[other] { $count } dois altos
            }
        [ace]
            { $count ->
                [1] um ás
               *[other] { $count } ases
            }
        [king]
            { $count ->
                [1] um rei
               *[other] { $count } reis
            }
        [queen]
            { $count ->
                [1] uma dama
               *[other] { $count } damas
            }
        [jack]
            { $count ->
                [1] um valete
               *[other] { $count } valetes
            }
       *[lower]
            { $count ->
                [1] uma carta firme
               *[other] { $count } cartas firmes
            }
    }
bid-source-guarded =
    { $kings ->
        [1] um rei protegido
       *[other] { $kings } reis protegidos
    }
bid-source-spades =
    { $more ->
        [yes]
            { $spades ->
                [one] mais { $spades } espada
               *[other] mais { $spades } espadas
            }
       *[no]
            { $spades ->
                [one] { $spades } espada
               *[other] { $spades } espadas
            }
    }
bid-source-ruffs = { bid-source-spades } para cortar { $suit }

nil-plan =
    { KIND($who) ->
        [you]
            { KIND($spade) ->
                [none]
                    { KIND($danger) ->
                        [none] Você não tem espadas, e em nenhum naipe tem só cartas altas.
                       *[some] Você não tem espadas, e seu maior risco é { FORM($danger, "the") }.
                    }
               *[some]
                    { KIND($danger) ->
                        [none] Sua espada mais alta é { FORM($spade, "the-rank") }, e em nenhum naipe você tem só cartas altas.
                       *[some] Sua espada mais alta é { FORM($spade, "the-rank") }, e seu maior risco é { FORM($danger, "the") }.
                    }
            }
       *[one]
            { KIND($spade) ->
                [none]
                    { KIND($danger) ->
                        [none] { FORM($who, "start") } não tem espadas, e em nenhum naipe tem só cartas altas.
                       *[some] { FORM($who, "start") } não tem espadas, e o maior risco é { FORM($danger, "the") }.
                    }
               *[some]
                    { KIND($danger) ->
                        [none] A espada mais alta { reason-of } é { FORM($spade, "the-rank") }, e nenhum naipe tem só cartas altas.
                       *[some] A espada mais alta { reason-of } é { FORM($spade, "the-rank") }, e o maior risco é { FORM($danger, "the") }.
                    }
            }
    }

outlook-nil-failed =
    { $rival ->
        [nil] { reason-nil-start } já furou, mas com jogo perfeito o nil adversário também fura.
        [bid] { reason-nil-start } já furou, mas com jogo perfeito a aposta adversária fura.
       *[nothing] { reason-nil-start } já furou.
    }
outlook-bid-made =
    { $rival ->
        [nil] { reason-bid-of } está cumprida, e com jogo perfeito o nil adversário fura.
        [bid] { reason-bid-of } está cumprida, e com jogo perfeito a aposta adversária fura.
       *[nothing] { reason-bid-of } está cumprida.
    }
outlook-bid-lost =
    { $rival ->
        [nil] { reason-bid-start } furou, mas com jogo perfeito o nil adversário fura.
        [bid] { reason-bid-start } furou, mas com jogo perfeito a aposta adversária também fura.
       *[nothing] { reason-bid-start } já furou.
    }
outlook-nil-stands =
    { $rival ->
        [nil] Com jogo perfeito, { reason-nil } dá certo e o nil adversário fura.
        [bid] Com jogo perfeito, { reason-nil } dá certo e a aposta adversária fura.
       *[nothing] Com jogo perfeito, { reason-nil } dá certo.
    }
outlook-nil-fails =
    { $rival ->
        [nil] Com jogo perfeito, { reason-nil } fura, e o nil adversário também.
        [bid] Com jogo perfeito, { reason-nil } fura, mas a aposta adversária também.
       *[nothing]
            { $chosen ->
                [yes] Contra um jogo perfeito, { reason-nil } fura; assim se perde menos.
               *[no] Contra um jogo perfeito, { reason-nil } fura.
            }
    }
outlook-bid-stands =
    { $rival ->
        [nil] { reason-bid-stands-so }, e o nil adversário fura.
        [bid] { reason-bid-stands-so }, e a aposta adversária fura.
       *[nothing] { reason-bid-stands-so }.
    }
outlook-bid-and-bags =
    { KIND($bags) ->
        [none] { $bid }
       *[some]
            { $bags ->
                [0] { $bid } sem nenhuma sobra
                [one] { $bid } com { $bags } de sobra
               *[other] { $bid } com { $bags } de sobra
            }
    }
outlook-bid-fails =
    { $rival ->
        [nil] Um jogo perfeito fura { reason-bid }, mas também o nil adversário.
        [bid] Um jogo perfeito fura as apostas dos dois lados.
       *[nothing]
            { $chosen ->
                [yes] Um jogo perfeito fura { reason-bid }; assim se perde menos.
               *[no] Um jogo perfeito fura { reason-bid }.
            }
    }
outlook-indifferent =
    { $rival ->
        [nil] Com esta pontuação, { reason-bid } não importa mais: o nil adversário fura de qualquer jeito.
        [bid] Com esta pontuação, { reason-bid } não importa mais: a aposta adversária fura de qualquer jeito.
       *[nothing]
            { KIND($who) ->
                [you] Com esta pontuação, suas vazas não mudam o resultado.
               *[one] Com esta pontuação, as vazas { reason-of } não mudam o resultado.
            }
    }

instead-own-nil = { FORM($card, "the-start") } furaria { reason-nil }.
instead-own-bid = { FORM($card, "the-start") } furaria { reason-bid }.
instead-drawn-or-ruffed = { FORM($card, "the-start") } tira do adversário a última espada; { FORM($other, "the") } o deixa cortar com ela.
instead-drawn = { FORM($card, "the-start") } tira do adversário a última espada; { FORM($other, "the") } furaria { reason-bid }.
instead-ruffed = { FORM($card, "the-start") } deixaria o adversário cortar com uma espada, e isso furaria { reason-bid }.
instead-loses-to = { FORM($card, "the-start") } pode perder para { FORM($by, "the") }, e isso furaria { reason-bid }.
instead-stays-below = { FORM($card, "the-start") } ganha esta vaza; { FORM($other, "the") } perde para { FORM($by, "the") }, e isso fura { reason-bid }.
instead-leaves =
    { KIND($who) ->
        [you] Deixe passar esta vaza: ganhar com { FORM($other, "the") } furaria sua aposta.
       *[one] O melhor era deixar passar esta vaza: ganhar com { FORM($other, "the") } furaria { reason-bid }.
    }
instead-enough = { FORM($card, "the-start") } basta para ganhar esta vaza; { instead-needs-later }.
instead-keeps =
    { KIND($who) ->
        [you] Esta vaza está perdida, então largue { FORM($card, "the") }: { instead-needs-later }.
       *[one] Esta vaza estava perdida, então o melhor era { FORM($card, "the") }: { instead-needs-later }.
    }
instead-needs-later =
    { KIND($who) ->
        [you] { FORM($other, "the") } vai fazer falta depois
        [dummy] { FORM($other, "the") } faria falta depois para o morto
       *[one] { FORM($other, "the") } faria falta depois para { FORM($who, "within") }
    }
instead-nil-takes = { FORM($card, "the-start") } ganharia esta vaza e furaria { reason-nil }.
instead-rival-nil = { FORM($card, "the-start") } deixaria o nil adversário dar certo.
instead-rival-bid = { FORM($card, "the-start") } deixaria o adversário cumprir a aposta.
instead-bags =
    { KIND($who) ->
        [you]
            { $bags ->
                [one] { FORM($card, "the-start") } custaria { $bags } sobrevaza a você.
               *[other] { FORM($card, "the-start") } custaria { $bags } sobrevazas a você.
            }
        [dummy]
            { $bags ->
                [one] { FORM($card, "the-start") } custaria { $bags } sobrevaza ao morto.
               *[other] { FORM($card, "the-start") } custaria { $bags } sobrevazas ao morto.
            }
       *[one]
            { $bags ->
                [one] { FORM($card, "the-start") } custaria { $bags } sobrevaza a { FORM($who, "within") }.
               *[other] { FORM($card, "the-start") } custaria { $bags } sobrevazas a { FORM($who, "within") }.
            }
    }
instead-tricks = { FORM($card, "the-start") } daria mais vazas ao adversário.
instead-worth = { FORM($card, "the-start") } rende um pouco menos.

gain-oftener =
    { $goal ->
        [own-nil] { reason-nil-start } dá certo em { $odds }; com { FORM($card, "the") }, em { $other }.
        [own-bid] { KIND($who) ->
            [you] Você cumpre { $bid } em { $odds }; com { FORM($card, "the") }, em { $other }.
           *[one] { FORM($who, "start") } cumpre { $bid } em { $odds }; com { FORM($card, "the") }, em { $other }.
        }
        [side-bid] { reason-side-start } cumpre { $bid } em { $odds }; com { FORM($card, "the") }, em { $other }.
        [partner-nil] { KIND($who) ->
            [you] O nil da sua dupla dá certo em { $odds }; com { FORM($card, "the") }, em { $other }.
           *[one] O nil da dupla { reason-of } dá certo em { $odds }; com { FORM($card, "the") }, em { $other }.
        }
        [rival-nil] O nil adversário fura em { $odds }; com { FORM($card, "the") }, em { $other }.
       *[rival-bid] A aposta adversária fura em { $odds }; com { FORM($card, "the") }, em { $other }.
    }
gain-fewer-bags =
    { KIND($who) ->
        [you] Você faz em média { $bags } sobrevazas; com { FORM($card, "the") }, { $other }.
        [dummy] O morto faz em média { $bags } sobrevazas; com { FORM($card, "the") }, { $other }.
       *[one] { FORM($who, "start") } faz em média { $bags } sobrevazas; com { FORM($card, "the") }, { $other }.
    }
gain-little = Em média, um pouco melhor que { FORM($card, "the") }.

plan-lead =
    { KIND($who) ->
        [you] Saia com { FORM($card, "the") }
       *[one] O melhor era sair com { FORM($card, "the") }
    }
plan-higher =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] não resta { reason-none-higher }
                [one] resta { reason-some-higher }
               *[other] restam { reason-some-higher }
            }
       *[one]
            { $higher ->
                [0] não restava { reason-none-higher }
                [one] restava { reason-some-higher }
               *[other] restavam { reason-some-higher }
            }
    }
plan-only-higher =
    { KIND($who) ->
        [you] só resta { reason-some-higher }
       *[one] só restava { reason-some-higher }
    }
plan-with-higher =
    { $higher ->
        [0] sem { reason-none-higher } fora
       *[other] com { reason-some-higher } fora
    }
plan-need =
    { KIND($who) ->
        [you] Você precisa ganhar { $need }
       *[one] { FORM($who, "start") } precisava ganhar { $need }
    }
plan-made =
    { KIND($who) ->
        [you] Sua aposta está cumprida
       *[one] A aposta { reason-of } estava cumprida
    }
plan-set =
    { KIND($who) ->
        [you] Sua aposta furou
       *[one] A aposta { reason-of } tinha furado
    }
plan-rivals-need =
    { KIND($who) ->
        [you]
            { $rivals ->
                [one] ainda falta { $rivals } para o adversário
               *[other] ainda faltam { $rivals } para o adversário
            }
       *[one]
            { $rivals ->
                [one] ainda faltava { $rivals } para o adversário
               *[other] ainda faltavam { $rivals } para o adversário
            }
    }
plan-partner-start =
    { $partner ->
        [dummy] O morto
        [own] { KIND($who) ->
            [you] Sua mão
           *[one] A mão { reason-of }
        }
       *[player] { reason-partner-start }
    }
plan-partner =
    { $partner ->
        [dummy] o morto
        [own] { KIND($who) ->
            [you] sua mão
           *[one] a mão { reason-of }
        }
       *[player] { reason-partner }
    }
plan-partner-of =
    { $partner ->
        [dummy] do morto
        [own] { KIND($who) ->
            [you] da sua mão
           *[one] da mão { reason-of }
        }
       *[player] { KIND($who) ->
            [you] da sua dupla
           *[one] da dupla { reason-of }
        }
    }
plan-partner-to-play =
    { KIND($who) ->
        [you] Sua dupla ainda vai jogar
       *[one] A dupla { reason-of } ainda ia jogar
    }
plan-partner-wins-with =
    { KIND($who) ->
        [you] { plan-partner } está ganhando com { FORM($winning, "the") }
       *[one] { plan-partner } estava ganhando com { FORM($winning, "the") }
    }

plan-nil-lead = { plan-lead }: { plan-higher }.
plan-nil-discards =
    { KIND($who) ->
        [you] Você não pode seguir o naipe, então é seguro largar { FORM($card, "the") }.
       *[one] { FORM($who, "start") } não podia seguir o naipe, então era seguro largar { FORM($card, "the") }.
    }
plan-nil-ducks =
    { KIND($who) ->
        [you]
            { $highest ->
                [yes] Largue { FORM($card, "the") }: é sua carta mais alta que ainda fica abaixo { FORM($winning, "of") }.
               *[no] Jogue por baixo: { FORM($card, "the") } não pode bater { FORM($winning, "the") }.
            }
       *[one]
            { $highest ->
                [yes] O melhor era { FORM($card, "the") }: a carta mais alta que ainda ficava abaixo { FORM($winning, "of") }.
               *[no] O melhor era jogar por baixo: { FORM($card, "the") } não podia bater { FORM($winning, "the") }.
            }
    }
plan-nil-beats =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } bate { FORM($winning, "the") }, mas { plan-higher }.
       *[one] O melhor era { FORM($card, "the") }: bate { FORM($winning, "the") }, mas { plan-higher }.
    }

plan-cover-takes-over =
    { KIND($who) ->
        [you] Sua dupla está ganhando com { FORM($winning, "the") }: cubra com { FORM($card, "the") } e salve o nil.
       *[one] A dupla { reason-of } estava ganhando com { FORM($winning, "the") }: o melhor era cobrir com { FORM($card, "the") } e salvar o nil.
    }
plan-cover-high =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] { plan-partner-to-play }, então cubra o nil: { FORM($card, "the") } é { reason-highest-left }.
                [one] { plan-partner-to-play }, então cubra o nil com { FORM($card, "the") }: { plan-only-higher }.
               *[other] { plan-partner-to-play }, então cubra o nil com { FORM($card, "the") }.
            }
       *[one]
            { $higher ->
                [0] { plan-partner-to-play }, então o melhor era cobrir o nil: { FORM($card, "the") } era { reason-highest-then }.
                [one] { plan-partner-to-play }, então o melhor era cobrir o nil com { FORM($card, "the") }: { plan-only-higher }.
               *[other] { plan-partner-to-play }, então o melhor era cobrir o nil com { FORM($card, "the") }.
            }
    }
plan-cover-out =
    { KIND($who) ->
        [you] Sua dupla não tem mais { $suit }: saia com { FORM($card, "the") }, e ela pode descartar sem risco.
       *[one] A dupla { reason-of } não tinha mais { $suit }: o melhor era sair com { FORM($card, "the") }, para ela descartar sem risco.
    }
plan-cover-lead =
    { $higher ->
        [0] { plan-lead } para cobrir { reason-partner-nil }: { plan-higher }.
        [1] { plan-lead } para cobrir { reason-partner-nil }: { plan-only-higher }.
       *[other] { plan-lead } pensando no nil da dupla: { plan-higher }.
    }

plan-leaves-to-nil =
    { KIND($who) ->
        [you] Quem apostou nil está ganhando com { FORM($winning, "the") }, e com { FORM($card, "the") } continua assim.
       *[one] Quem apostou nil estava ganhando com { FORM($winning, "the") }, e com { FORM($card, "the") } continuaria assim.
    }
plan-low-at-nil =
    { KIND($who) ->
        [you]
            { $lower ->
                [0] { plan-lead } contra o nil: não resta { reason-none-lower } para escapar por baixo.
                [one] { plan-lead } contra o nil: só resta { reason-some-lower } para escapar por baixo.
               *[other] { plan-lead } contra o nil: só restam { reason-some-lower } para escapar por baixo.
            }
       *[one]
            { $lower ->
                [0] { plan-lead } contra o nil: não restava { reason-none-lower } para escapar por baixo.
                [one] { plan-lead } contra o nil: só restava { reason-some-lower } para escapar por baixo.
               *[other] { plan-lead } contra o nil: só restavam { reason-some-lower } para escapar por baixo.
            }
    }

plan-cash-highest =
    { KIND($who) ->
        [you]
            { KIND($suit) ->
                [spades]
                    { $now ->
                        [yes] { plan-lead }: agora é { reason-highest-left }.
                       *[no] { plan-lead }: é { reason-highest-left }.
                    }
               *[other]
                    { $now ->
                        [yes] { FORM($card, "the-start") } é agora { reason-highest-left }: garanta essa vaza antes que alguém possa cortar.
                       *[no] { FORM($card, "the-start") } é { reason-highest-left }: garanta essa vaza antes que alguém possa cortar.
                    }
            }
       *[one]
            { KIND($suit) ->
                [spades] { plan-lead }: era { reason-highest-then }.
               *[other] { FORM($card, "the-start") } era { reason-highest-then }: o melhor era garantir essa vaza antes que alguém pudesse cortar.
            }
    }
plan-leads-for-bid =
    { KIND($who) ->
        [you] { plan-need }: saia com { FORM($card, "the") }, { plan-with-higher }.
       *[one] { plan-need }: o melhor era sair com { FORM($card, "the") }, { plan-with-higher }.
    }
plan-leads-last =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } é sua { reason-last-one }: saia com essa carta, e depois você pode cortar.
       *[one] { FORM($card, "the-start") } era sua { reason-last-one }: o melhor era sair com essa carta e depois cortar.
    }
plan-drives-out = { plan-lead } para tirar { FORM($by, "the") }, a única carta mais alta.
plan-draws-spades =
    { KIND($spades) ->
        [none] { plan-lead } para puxar espadas.
       *[some]
            { KIND($who) ->
                [you]
                    { $spades ->
                        [0] Ninguém mais tem espadas, então saia com { FORM($card, "the") }.
                        [one] { plan-lead } para puxar espadas: resta { $spades } fora.
                       *[other] { plan-lead } para puxar espadas: restam { $spades } fora.
                    }
               *[one]
                    { $spades ->
                        [0] Ninguém mais tinha espadas, então o melhor era sair com { FORM($card, "the") }.
                        [one] { plan-lead } para puxar espadas: restava { $spades } fora.
                       *[other] { plan-lead } para puxar espadas: restavam { $spades } fora.
                    }
            }
    }
plan-draws-spades-for =
    { KIND($who) ->
        [you]
            { $spades ->
                [one] Resta { $spades } espada que poderia cortar { FORM($boss, "the") }: tire-a com { FORM($card, "the") }.
               *[other] Restam { $spades } espadas que poderiam cortar { FORM($boss, "the") }: puxe-as com { FORM($card, "the") }.
            }
       *[one]
            { $spades ->
                [one] Restava { $spades } espada que podia cortar { FORM($boss, "the") } { reason-of }: o melhor era tirá-la com { FORM($card, "the") }.
               *[other] Restavam { $spades } espadas que podiam cortar { FORM($boss, "the") } { reason-of }: o melhor era puxá-las com { FORM($card, "the") }.
            }
    }
plan-cannot-be-ruffed =
    { KIND($who) ->
        [you] Ninguém mais tem espadas, então ninguém pode cortar { FORM($card, "the") }.
       *[one] Ninguém mais tinha espadas, então ninguém podia cortar { FORM($card, "the") }.
    }
plan-ruffed-by-partner =
    { KIND($who) ->
        [you] { plan-lead }: { reason-player } não tem { $suit } e pode cortar com espada.
       *[one] { plan-lead }: { reason-player } não tinha { $suit } e podia cortar com espada.
    }
plan-other-is-ruffed =
    { KIND($who) ->
        [you] { reason-player-start } não tem { $suit } e pode cortar com espada, então saia com { FORM($card, "the") }.
       *[one] { reason-player-start } não tinha { $suit } e podia cortar com espada, então o melhor era sair com { FORM($card, "the") }.
    }

plan-needed =
    { KIND($who) ->
        [you]
            { $last ->
                [yes] { plan-need }, e { FORM($card, "the") } ganha esta.
               *[no] { plan-need }, e { FORM($card, "the") } pode ganhar esta.
            }
       *[one]
            { $last ->
                [yes] { plan-need }, e { FORM($card, "the") } teria ganho esta.
               *[no] { plan-need }, e { FORM($card, "the") } podia ganhar esta.
            }
    }
plan-needed-highest =
    { KIND($who) ->
        [you] { plan-need }, e { FORM($card, "the") } é agora { reason-highest-left }.
       *[one] { plan-need }, e { FORM($card, "the") } já era { reason-highest-then }.
    }
plan-cannot-be-overruffed =
    { KIND($who) ->
        [you] { reason-player-start } não tem espadas e não pode recortar { FORM($card, "the") }.
       *[one] { reason-player-start } não tinha espadas e não podia recortar { FORM($card, "the") }.
    }
plan-partners-highest =
    { KIND($who) ->
        [you] { FORM($highest, "the-start") } { plan-partner-of } é agora { reason-highest-left }, então jogue { FORM($card, "the") }.
       *[one] { FORM($highest, "the-start") } { plan-partner-of } já era { reason-highest-then }, então o melhor era jogar { FORM($card, "the") }.
    }
plan-partner-wins =
    { KIND($who) ->
        [you]
            { KIND($saves) ->
                [none] { plan-partner-start } está ganhando com { FORM($winning, "the") }, então jogue { FORM($card, "the") }.
               *[some] { plan-partner-start } está ganhando com { FORM($winning, "the") }, então jogue { FORM($card, "the") } e guarde { FORM($saves, "the") }.
            }
       *[one]
            { KIND($saves) ->
                [none] { plan-partner-start } estava ganhando com { FORM($winning, "the") }, então o melhor era jogar { FORM($card, "the") }.
               *[some] { plan-partner-start } estava ganhando com { FORM($winning, "the") }, então o melhor era jogar { FORM($card, "the") } e guardar { FORM($saves, "the") }.
            }
    }
plan-partner-is-behind =
    { KIND($who) ->
        [you] { plan-partner-start } ainda vai jogar, então guarde { FORM($saves, "the") } e jogue { FORM($card, "the") }.
       *[one] { plan-partner-start } ainda ia jogar, então o melhor era guardar { FORM($saves, "the") } e jogar { FORM($card, "the") }.
    }
plan-saves =
    { KIND($who) ->
        [you] Jogue { FORM($card, "the") } e guarde { FORM($saves, "the") } para outra vaza.
       *[one] O melhor era jogar { FORM($card, "the") } e guardar { FORM($saves, "the") } para outra vaza.
    }
plan-loses-last =
    { KIND($who) ->
        [you] Você não pode ganhar esta vaza, mas { FORM($card, "the") } é sua { reason-last-one }: depois você pode cortar.
       *[one] { FORM($who, "start") } não podia ganhar esta vaza, mas { FORM($card, "the") } era sua { reason-last-one }: depois podia cortar.
    }
plan-cannot-beat =
    { KIND($who) ->
        [you] Você não pode bater { FORM($winning, "the") }, então jogue { FORM($card, "the") }.
       *[one] { FORM($who, "start") } não podia bater { FORM($winning, "the") }, então o melhor era jogar { FORM($card, "the") }.
    }

plan-made-stops =
    { KIND($who) ->
        [you] { plan-made }, e { plan-rivals-need }: { FORM($card, "the") } pode tirar uma.
       *[one] { plan-made }, e { plan-rivals-need }: { FORM($card, "the") } podia tirar uma.
    }
plan-made-loses-lead =
    { KIND($who) ->
        [you] { plan-made }, então dê a saída com { FORM($card, "the") }: { plan-higher }.
       *[one] { plan-made }, então o melhor era dar a saída com { FORM($card, "the") }: { plan-higher }.
    }
plan-made-leads-against =
    { KIND($who) ->
        [you] { plan-made }, e { plan-rivals-need }: saia com { FORM($card, "the") }, { plan-with-higher }.
       *[one] { plan-made }, e { plan-rivals-need }: o melhor era sair com { FORM($card, "the") }, { plan-with-higher }.
    }
plan-made-partner-wins =
    { KIND($who) ->
        [you] { plan-made }, e { plan-partner-wins-with }: jogue { FORM($card, "the") }.
       *[one] { plan-made }, e { plan-partner-wins-with }: o melhor era jogar { FORM($card, "the") }.
    }
plan-leaves =
    { KIND($who) ->
        [you]
            { $made ->
                [yes] { plan-made }, então deixe esta vaza { FORM($winning, "to") } e jogue { FORM($card, "the") }.
               *[no] Sem aposta para cumprir, deixe esta vaza { FORM($winning, "to") } e jogue { FORM($card, "the") }.
            }
       *[one]
            { $made ->
                [yes] { plan-made }, então o melhor era jogar { FORM($card, "the") } e deixar a vaza { FORM($winning, "to") }.
               *[no] Sem aposta para cumprir, o melhor era jogar { FORM($card, "the") } e deixar a vaza { FORM($winning, "to") }.
            }
    }
plan-lost-stops =
    { KIND($who) ->
        [you] { plan-set }, mas { plan-rivals-need }: { FORM($card, "the") } pode tirar uma.
       *[one] { plan-set }, mas { plan-rivals-need }: { FORM($card, "the") } podia tirar uma.
    }
plan-lost-saves =
    { KIND($who) ->
        [you] { plan-set }, mas { plan-rivals-need }: jogue { FORM($card, "the") } e guarde { FORM($boss, "the") } para tirar uma.
       *[one] { plan-set }, mas { plan-rivals-need }: o melhor era jogar { FORM($card, "the") } e guardar { FORM($boss, "the") } para tirar uma.
    }
plan-lost-leaves =
    { KIND($who) ->
        [you] Sua aposta furou, e a do adversário está cumprida: jogue { FORM($card, "the") } e deixe a vaza { FORM($winning, "to") }.
       *[one] A aposta { reason-of } tinha furado, e a do adversário estava cumprida: o melhor era jogar { FORM($card, "the") } e deixar a vaza { FORM($winning, "to") }.
    }
plan-lost-leads =
    { KIND($who) ->
        [you] { plan-set }, mas { plan-rivals-need }: saia com { FORM($card, "the") }, { plan-with-higher }.
       *[one] { plan-set }, mas { plan-rivals-need }: o melhor era sair com { FORM($card, "the") }, { plan-with-higher }.
    }
plan-lost-ducks =
    { KIND($who) ->
        [you] { plan-set }, mas { plan-rivals-need }: deixe esta vaza { FORM($winning, "to") } e jogue { FORM($card, "the") }.
       *[one] { plan-set }, mas { plan-rivals-need }: o melhor era jogar { FORM($card, "the") } e deixar esta vaza { FORM($winning, "to") }.
    }
plan-leads =
    { KIND($who) ->
        [you]
            { $decided ->
                [made] { plan-made }: saia com { FORM($card, "the") }, { plan-with-higher }.
                [lost] { plan-set }: saia com { FORM($card, "the") }, { plan-with-higher }.
               *[no-bid] Sem aposta para cumprir, saia com { FORM($card, "the") }, { plan-with-higher }.
            }
       *[one]
            { $decided ->
                [made] { plan-made }: o melhor era sair com { FORM($card, "the") }, { plan-with-higher }.
                [lost] { plan-set }: o melhor era sair com { FORM($card, "the") }, { plan-with-higher }.
               *[no-bid] Sem aposta para cumprir, o melhor era sair com { FORM($card, "the") }, { plan-with-higher }.
            }
    }
plan-does =
    { KIND($who) ->
        [you]
            { $verdict ->
                [nil-at-risk] { FORM($card, "the-start") } é o menor risco para seu nil.
                [at-nil] { FORM($card, "the-start") } é uma carta tão baixa que talvez quem apostou nil tenha que ganhar.
                [no-bid] Sem aposta para cumprir, { FORM($card, "the") } é o que mais prejudica o adversário.
                [made] Sua aposta está cumprida, e { FORM($card, "the") } prejudica o adversário mais do que custa uma sobrevaza.
               *[lost] Sua aposta furou, e { FORM($card, "the") } é o que faz mais estrago.
            }
       *[one]
            { $verdict ->
                [nil-at-risk] { FORM($card, "the-start") } era o menor risco para { reason-nil }.
                [at-nil] Com { FORM($card, "the") } por baixo, talvez quem apostou nil tivesse que ganhar.
                [no-bid] Sem aposta para cumprir, { FORM($card, "the") } era o que mais prejudicava o adversário.
                [made] { plan-made }, e { FORM($card, "the") } teria prejudicado o adversário mais do que custa uma sobrevaza.
               *[lost] { plan-set }, e { FORM($card, "the") } era o que fazia mais estrago.
            }
    }

why-card-worth = { FORM($found, "the-start") } vale { costs-points } a mais que { FORM($taken, "the") }.
why-taken-costs = { FORM($taken, "the-start") } custa { costs-points }.
why-keeps-nil = { FORM($found, "the-start") } salva seu nil; com { FORM($taken, "the") } ele fura.
why-makes-bid = Com { FORM($found, "the") } você cumpre sua aposta de { $bid }; com { FORM($taken, "the") } ela fura.
why-lets-ruff = Com { FORM($found, "the") } você cumpre sua aposta de { $bid }; com { FORM($taken, "the") } o adversário pode cortar com espada, e ela fura.
why-loses-to = Com { FORM($found, "the") } você cumpre sua aposta de { $bid }; { FORM($taken, "the") } pode perder para { FORM($by, "the") }, e ela fura.
why-stays-below = Com { FORM($found, "the") } você cumpre sua aposta de { $bid }; { FORM($taken, "the") } perde esta vaza para { FORM($by, "the") }, e ela fura.
why-sets-their-nil = { FORM($found, "the-start") } fura o nil adversário; { FORM($taken, "the") } deixa passar.
why-sets-them = { FORM($found, "the-start") } fura a aposta adversária; { FORM($taken, "the") } deixa passar.
why-fewer-bags =
    { $bags ->
        [one] Com { FORM($found, "the") } você ganha { $bags } sobrevaza a menos que com { FORM($taken, "the") }.
       *[other] Com { FORM($found, "the") } você ganha { $bags } sobrevazas a menos que com { FORM($taken, "the") }.
    }
why-fewer-tricks = { FORM($found, "the-start") } dá ao adversário menos vazas que { FORM($taken, "the") }.
why-nil-makes = Com { FORM($found, "the") }, seu nil dá certo mesmo contra um jogo perfeito; { FORM($taken, "the") } custa { costs-points }.
why-bid-makes = Com { FORM($found, "the") }, você cumpre { $bid } mesmo contra um jogo perfeito; { FORM($taken, "the") } custa { costs-points }.
why-their-nil-fails = Com { FORM($found, "the") }, o nil adversário fura mesmo contra um jogo perfeito; { FORM($taken, "the") } custa { costs-points }.
why-they-are-set = Com { FORM($found, "the") }, a aposta adversária fura mesmo contra um jogo perfeito; { FORM($taken, "the") } custa { costs-points }.
why-reaches =
    { $goal ->
        [own-nil] Com { FORM($found, "the") }, seu nil dá certo em { $odds }
        [own-bid] Com { FORM($found, "the") }, você cumpre { $bid } em { $odds }
        [side-bid] Com { FORM($found, "the") }, seu lado cumpre { $bid } em { $odds }
        [partner-nil] Com { FORM($found, "the") }, o nil da sua dupla dá certo em { $odds }
        [rival-nil] Com { FORM($found, "the") }, o nil adversário fura em { $odds }
       *[rival-bid] Com { FORM($found, "the") }, a aposta adversária fura em { $odds }
    }
why-oftener = { why-reaches }; com { FORM($taken, "the") }, em { $other }.
why-often = { why-reaches }; { FORM($taken, "the") } custa { costs-points }.
why-fewer-on-average = Com { FORM($found, "the") } você ganha em média { $bags } sobrevazas; com { FORM($taken, "the") }, { $other }.
why-few-on-average = Com { FORM($found, "the") } você ganha em média { $bags } sobrevazas; { FORM($taken, "the") } custa { costs-points }.

why-keeping =
    { KIND($card) ->
        [none] Ficar com a carta vale { costs-points } a mais que descartar.
       *[some] Ficar com { FORM($card, "the") } vale { costs-points } a mais que descartar.
    }
why-discarding =
    { KIND($card) ->
        [none] Descartar a carta vale { costs-points } a mais que ficar com ela.
       *[some] Descartar { FORM($card, "the") } vale { costs-points } a mais que ficar com ela.
    }

why-found-start =
    { KIND($found) ->
        [blind-nil] O nil às cegas
        [nil] O nil
        [bid] Uma aposta de { $bid }
        [blind-bid] Uma aposta às cegas
        [misdeal] Anular a mão
       *[look] Olhar as cartas primeiro
    }
why-taken-bid =
    { KIND($taken) ->
        [blind-nil] o nil às cegas
        [nil] o nil
        [bid] uma aposta de { $other }
        [blind-bid] uma aposta às cegas
        [misdeal] anular a mão
       *[look] olhar as cartas primeiro
    }
why-side-makes =
    { $side ->
        [total] Com uma aposta de { $bid }, seu lado faz suas { $total } vazas em { $odds }
        [open] Com uma aposta de { $bid }, seu lado cumpre em { $odds }
        [dummy] Uma aposta de { $bid } pode garantir o morto para você e dá certo em { $odds }
       *[own] Com uma aposta de { $bid }, você cumpre em { $odds }
    }
why-bid-too-high = { why-side-makes }; { why-taken-bid } pede demais desta mão.
why-bid-too-low = { why-side-makes }, então { why-taken-bid } deixa pontos na mesa.
why-bid-likely = { why-side-makes }: melhor que { why-taken-bid }.
why-nil-likely = O nil dá certo em { $odds }: melhor que { why-taken-bid }.
why-nil-covered = O nil dá certo em { $odds } porque sua dupla pode cobrir. É melhor que { why-taken-bid }.
why-nil-stands = Com jogo perfeito, o nil dá certo: melhor que { why-taken-bid }.
why-taken-is-set = Com jogo perfeito, você cumpre uma aposta de { $bid }, mas uma de { $other } fura.
why-leaves-points = Com jogo perfeito, você cumpre uma aposta de { $bid }, então uma de { $other } deixa pontos na mesa.
why-bid-stands = Com jogo perfeito, você cumpre uma aposta de { $bid }: com esta pontuação, melhor que { why-taken-bid }.
why-gamble = { why-found-start } fura contra um jogo perfeito, mas com esta pontuação é um risco melhor que { why-taken-bid }.
why-best-on-average = { why-found-start } dá em média mais pontos que { why-taken-bid } nas simulações.
why-bid-worth = { why-found-start } vale { costs-points } a mais que { why-taken-bid }.

reason-blind-bid = Uma aposta às cegas de { $bid } ganha a partida mais vezes do que olhar primeiro.
reason-blind-bid-from-behind = { reason-behind }: uma aposta às cegas de { $bid } vale o dobro e ganha a partida mais vezes do que olhar primeiro.
reason-no-spades = Sem espadas, cartas novas valem mais que esta mão.
reason-every-trick = Ninguém apostou, então cada vaza vale dez: { FORM($card, "the") } é o que rende mais.
reason-pass-dangerous = Passe { FORM($card, "the") }: para o nil, é a carta mais perigosa.
reason-pass-spare = Passe { FORM($card, "the") }: é uma carta baixa, segura num nil, e a outra mão não precisa dela.
