rules-heading-players-and-cards = Jogadores e cartas
rules-heading-bidding = As apostas
rules-heading-play = As vazas
rules-heading-points = Os pontos
rules-heading-for-example = Por exemplo
rules-heading-the-end = O fim da partida

says-who-plays =
    { $players ->
        [2] Dois jogadores.
        [3] Três jogadores e um <dummy>morto</dummy>. Em cada rodada, quem faz a <bid>aposta</bid> mais alta joga com o morto contra os outros dois. Cada um soma seus próprios pontos.
       *[other]
            { KIND($sides) ->
                [partners] Quatro jogadores em duas duplas, cada uma frente a frente.
               *[single] Quatro jogadores, sem duplas.
            }
    }
says-hands =
    { KIND($hand-building) ->
        [open-draft] Monte sua mão na <draft>compra</draft>: compre uma carta. Se ficar com ela, a próxima vai para os <discard>descartes</discard>; se descartar, a próxima é sua. Os descartes ficam abertos.
        [closed-draft] Monte sua mão na <draft>compra</draft>: compre uma carta. Se ficar com ela, a próxima vai para os <discard>descartes</discard>; se descartar, a próxima é sua. Só você vê o que descarta.
        [unseen-draft] Monte sua mão na <draft>compra</draft>: compre uma carta. Se ficar com ela, a próxima vai para os <discard>descartes</discard>; se descartar, a próxima é sua. Só você vê o que descarta, e ninguém vê a carta que segue uma que você guarda.
        [deal-to-two] Cada um recebe 13 cartas. As outras 26 ficam fora do jogo, e ninguém as vê.
       *[deal] Todas as cartas são dadas, 13 para cada mão.
    }
says-jokers = O curinga grande é a espada mais alta e o curinga pequeno, a segunda; os dois de paus e de ouros saem do baralho.
says-trumps =
    { KIND($trumps) ->
        [deuce] O 2 de espadas é um <high-deuce>dois alto</high-deuce>, a espada mais alta, acima do ás.
        [jokers-deuce] As espadas mais altas são o curinga grande, o curinga pequeno e o 2 de espadas, que é um <high-deuce>dois alto</high-deuce>; o ás é a quarta. Os dois de copas e de ouros saem do baralho, então há 15 espadas.
        [jokers-deuces] As espadas mais altas são o curinga grande, o curinga pequeno, o 2 de ouros e o 2 de espadas, que são <high-deuce>dois altos</high-deuce>; o ás é a quinta. Os dois de copas e de paus saem do baralho, então há 16 espadas e 12 cartas de cada um dos outros naipes.
       *[jokers] O curinga grande é a espada mais alta e o curinga pequeno, a segunda; os dois de copas e de ouros saem do baralho.
    }
says-spades-in-every-way = São espadas para todos os efeitos, não importa o que esteja impresso na carta.
says-trumps-example =
    { KIND($trumps) ->
        [deuce] Por exemplo: saída com o ás de ouros, e depois caem o ás de espadas e o 2 de espadas. O 2 ganha a vaza.
        [jokers-deuce] Por exemplo: saída com o ás de ouros, e depois caem o ás de espadas, o 2 de espadas e o curinga pequeno. O curinga ganha a vaza.
        [jokers-deuces] Por exemplo: saída com o ás de ouros, e depois caem o 2 de espadas, o 2 de ouros e o rei de ouros. O 2 de ouros ganha a vaza.
       *[jokers] Por exemplo: saída com o ás de ouros, e depois caem o ás de espadas e o curinga pequeno. O curinga ganha a vaza.
    }
says-bids =
    { KIND($bidding-rule) ->
        [whiz] Cada um <bid>aposta</bid> uma vez: <nil>nil</nil>, ou o número de espadas que tem.
        [mirror] Cada um <bid>aposta</bid> o número de espadas que tem; se não tiver nenhuma, aposta <nil>nil</nil>.
        [suicide] Em cada dupla, um <bid>aposta</bid> <nil>nil</nil> e o outro, 4 ou mais. Quem aposta primeiro escolhe.
       *[free]
            { $nil ->
                [yes] Cada um <bid>aposta</bid> uma vez: <nil>nil</nil>, ou de { $min } a 13 <trick>vazas</trick>.
               *[no] Cada um <bid>aposta</bid> uma vez: de { $min } a 13 <trick>vazas</trick>. Ninguém pode apostar <nil>nil</nil>.
            }
    }
says-bids-add-up = As <bid>apostas</bid> de um <side>lado</side> se somam no seu <contract>contrato</contract>.
says-board = <board>Mínimo</board> de { $min } por lado: as <bid>apostas</bid> de uma dupla têm que somar no mínimo { $min }. Se sua dupla disser 1, você diz { $rest } ou mais.
says-nil-beside-a-bid =
    { $min ->
        [1] Em cada dupla, só um pode <bid>apostar</bid> <nil>nil</nil>.
       *[other] Você só pode <bid>apostar</bid> <nil>nil</nil> se sua dupla apostar { $min } ou mais.
    }
says-total-thrown-in = Se todas as <bid>apostas</bid> somarem menos de { $total }, as cartas são dadas de novo. Depois de três vezes assim, quem aposta por último tem que subir a soma.
says-total-raised = Todas as <bid>apostas</bid> juntas têm que somar { $total }. Se as anteriores somarem 7, a última é de { $rest } ou mais.
says-not-thirteen = A última <bid>aposta</bid> não pode fazer a soma dar 13. Se as anteriores somarem 9, ela não pode ser 4.
says-eldest-begins = Quem está à esquerda de quem dá as cartas <bid>aposta</bid> primeiro e <lead>sai</lead> na primeira <trick>vaza</trick>.
says-bids-first =
    { KIND($starter) ->
        [other-side] Quem dá as cartas <bid>aposta</bid> primeiro.
        [left] Quem não dá as cartas <bid>aposta</bid> primeiro.
        [second] Quem compra em segundo lugar <bid>aposta</bid> primeiro.
       *[first] Quem compra em primeiro lugar <bid>aposta</bid> primeiro.
    }
says-leads-first =
    { KIND($starter) ->
        [other-side] Na primeira <trick>vaza</trick> <lead>sai</lead> quem dá as cartas.
        [left] Na primeira <trick>vaza</trick> <lead>sai</lead> quem não dá as cartas.
        [second] Na primeira <trick>vaza</trick> <lead>sai</lead> quem compra em segundo lugar.
       *[first] Na primeira <trick>vaza</trick> <lead>sai</lead> quem compra em primeiro lugar.
    }
says-blind-nil =
    { KIND($hand-building) ->
        [deal] O <blind-nil>nil às cegas</blind-nil> é <bid>apostado</bid> antes de olhar as cartas.
       *[draft] O <blind-nil>nil às cegas</blind-nil> é <bid>apostado</bid> na sua primeira vez, antes de comprar. Depois você fica com tudo o que compra, sem ver.
    }
says-blind-behind = Só pode fazer isso o <side>lado</side> que começar a rodada { $points } pontos ou mais atrás.
says-moon = <bid>Apostar</bid> 13 é fazer <moon>Boston</moon>.
says-boston = A dupla que <bid>aposta</bid> 13 no total, por exemplo 7 e 6, faz <moon>Boston</moon>.
says-no-nil-for-the-dummy = Se os três <bid>apostarem</bid> <nil>nil</nil>, as cartas são dadas de novo.
says-follow = Quem puder tem que <following-suit>seguir o naipe</following-suit>; quem não puder joga qualquer carta. A <trick>vaza</trick> é da espada mais alta ou, se não houver, da carta mais alta do naipe de <lead>saída</lead>. Quem ganha sai na próxima.
says-breaking = Só se pode <lead>sair</lead> com espadas depois de <breaking-spades>quebradas</breaking-spades>: isso acontece quando alguém joga uma em outro naipe, ou sai com uma por só ter espadas.
says-spades-at-any-time = Dá para <lead>sair</lead> com espadas a qualquer hora.
says-reneging =
    { KIND($renege) ->
        [penalised] O jogo deixa você desrespeitar estas regras, mas o adversário pode denunciar a <renege>renúncia</renege>, uma vez por rodada. Se acertar, a rodada acaba: quem errou não soma nada, e quem denunciou soma as duas <bid>apostas</bid> como cumpridas.
       *[prevented] Não dá para jogar uma carta proibida.
    }
says-target = Ganha quem chegar primeiro a { $target } pontos.
says-floor = O <side>lado</side> que cair a { $floor } pontos ou menos perde.
says-rounds =
    { $rounds ->
        [1] A partida é uma rodada só: a maior pontuação ganha.
       *[other] A partida acaba depois de { $rounds } rodadas: a maior pontuação ganha.
    }
says-target-or-rounds =
    { $rounds ->
        [1] A partida acaba quando alguém chega a { $target } pontos, ou depois de uma rodada. Ganha a maior pontuação.
       *[other] A partida acaba quando alguém chega a { $target } pontos, ou depois de { $rounds } rodadas. Ganha a maior pontuação.
    }
says-cap = De qualquer forma, acaba depois da rodada { $round }.
says-highest-wins = Se mais de um <side>lado</side> chegar na mesma rodada, a maior pontuação ganha.
says-sets =
    { $sets ->
        [1] Um <side>lado</side> com uma <set>aposta furada</set> perde a partida, por maior que seja sua vantagem.
       *[other] Um <side>lado</side> com { $sets } <set>apostas furadas</set> perde a partida, por maior que seja sua vantagem.
    }
says-sets-in-a-row = Um <side>lado</side> com { $sets } <set>apostas furadas</set> seguidas perde a partida.
says-level =
    { $plays-on ->
        [yes] Se houver empate na liderança, há outra rodada.
       *[no] Se houver empate na liderança, a partida fica empatada.
    }
paragraph = { FORM($says, "spaces") }

scored-contract-made = Aposta cumprida
scored-contract-set = Aposta furada
scored-ten = Aposta de 10 ou mais
scored-nil = Nil
scored-blind-nil = Nil às cegas
scored-double-nil = Nil duplo
scored-moon = Boston
scored-tricks-of-a-failed-nil = Vazas de um nil furado
scored-bags = Sobrevazas
worth-ten-a-trick =
    { $bag ->
        [0] 10 por vaza apostada
        [-1] 10 por vaza apostada, menos 1 por sobrevaza
       *[other] 10 por vaza apostada, mais 1 por sobrevaza
    }
worth-ten-lost-a-trick = −10 por vaza apostada
worth-nothing-lost = Nenhum ponto perdido
worth-either = { $won } se cumprir, { $lost } se furar
worth-or-bags = { $points } se cumprir; se não, suas vazas são sobrevazas
worth-wins-or-bags = Ganha a partida se cumprir; se não, suas vazas são sobrevazas
worth-wins = Ganha a partida se cumprir, { $lost } se furar
worth-double = Os dois da dupla apostam nil: { $won } se ambos cumprirem, { $lost } se não. Ambos às cegas: o dobro, e ganham a partida.
worth-help-the-partner = Contam para a aposta da dupla
worth-are-bags = Contam como sobrevazas
worth-are-nothing = Não contam
worth-penalty =
    { $limit ->
        [1] Cada sobrevaza custa { $penalty }
       *[other]
            { $carry ->
                [yes] { $limit } sobrevazas custam { $penalty }; as que passam do limite continuam valendo
               *[no] { $limit } sobrevazas custam { $penalty }, e a conta volta a zero
            }
    }
worth-no-penalty = Sem multa por sobrevazas

story =
    { $bags ->
        [0] { $round }
        [one]
            { $partners ->
                [yes] Seu lado tem { $bags } sobrevaza. { $round }
               *[no] Você tem { $bags } sobrevaza. { $round }
            }
       *[other]
            { $partners ->
                [yes] Seu lado tem { $bags } sobrevazas. { $round }
               *[no] Você tem { $bags } sobrevazas. { $round }
            }
    }
example-bid-moon = 13 (Boston)
example-round-renege = Você aposta { $own }; o adversário aposta { $other }, comete uma renúncia e você denuncia.
example-round-both-nil = Você aposta nil, sua dupla também, e nenhuma vaza é do seu lado.
example-round-with-the-dummy = Você aposta { $own }, a mais alta, e com o morto ganha { $tricks }.
example-round-alone =
    { $tricks ->
        [0] Você aposta { $own } e não ganha nenhuma.
       *[other] Você aposta { $own } e ganha { $tricks }.
    }
example-round-beside-nil =
    { $tricks ->
        [0]
            { $taken ->
                [0] Você aposta { $own } e não ganha nenhuma; sua dupla aposta { $theirs } e não ganha nenhuma.
               *[other] Você aposta { $own } e não ganha nenhuma; sua dupla aposta { $theirs } e ganha { $taken }.
            }
       *[other]
            { $taken ->
                [0] Você aposta { $own } e ganha { $tricks }; sua dupla aposta { $theirs } e não ganha nenhuma.
               *[other] Você aposta { $own } e ganha { $tricks }; sua dupla aposta { $theirs } e ganha { $taken }.
            }
    }
example-round-together = Você aposta { $own } e sua dupla, { $theirs }. Os dois juntos: { $tricks } vazas.
example-round-blind =
    { $partners ->
        [yes] Você aposta { $bid } às cegas pelos dois. Os dois juntos: { $tricks } vazas.
       *[no] Você aposta { $bid } às cegas e ganha { $tricks }.
    }

says-eldest-bids = Quem está à esquerda de quem dá as cartas <bid>aposta</bid> primeiro.
says-highest-bidder-leads = Na primeira <trick>vaza</trick> <lead>sai</lead> quem mais <bid>aposta</bid>; se houver empate, o primeiro.
says-low-club-leads = Quem tem a carta de paus mais baixa <lead>sai</lead> com ela na primeira <trick>vaza</trick>.
says-blind-bid =
    { $partners ->
        [yes] O primeiro de cada dupla pode <bid>apostar</bid> { $min } ou mais pelos dois antes de olhar. Nesse caso os pontos valem o dobro, ganhos ou perdidos, e o outro não <bid>aposta</bid>.
       *[no]
            { KIND($hand-building) ->
                [deal] Você pode <bid>apostar</bid> { $min } ou mais antes de olhar suas cartas. Nesse caso os pontos valem o dobro, ganhos ou perdidos.
               *[draft] Você pode <bid>apostar</bid> { $min } ou mais na sua primeira vez, antes de comprar. Você fica com tudo o que compra, sem ver, e os pontos valem o dobro, ganhos ou perdidos.
            }
    }
says-passing =
    { $blind ->
        [yes] Se sua dupla apostar <blind-nil>nil às cegas</blind-nil>, { says-passing-swap }
       *[no] Se sua dupla apostar <nil>nil</nil>, { says-passing-swap }
    }
says-passing-swap =
    { $count ->
        [one] vocês trocam { $count } carta: { says-passing-order }
       *[other] vocês trocam { $count } cartas: { says-passing-order }
    }
says-passing-order =
    { $together ->
        [yes] cada um escolhe antes de ver o que recebe.
       *[no] sua dupla passa primeiro, e você pode devolver alguma.
    }
says-misdeal = Se não tiver espadas, em vez de <bid>apostar</bid> você pode <misdeal>anular a mão</misdeal>: as cartas são dadas de novo.
says-first-round = Na primeira rodada ninguém <bid>aposta</bid>: cada <trick>vaza</trick> vale 10 pontos.
says-min-tricks = O <side>lado</side> que ganhar menos de { $min } <trick>vazas</trick> nela perde a partida.
says-no-spade-in-the-first-trick = Na primeira <trick>vaza</trick> não se pode jogar uma espada tendo outro naipe.
says-lowest-clubs = Na primeira <trick>vaza</trick> cada um joga sua carta de paus mais baixa; sem paus, qualquer uma de copas ou de ouros. Ganha a carta de paus mais alta.
scored-blind-bid = Aposta às cegas
worth-a-trick = { $won } por vaza apostada se cumprir, { $lost } se furar
