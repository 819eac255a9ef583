editor-custom-rules = Regras do seu jeito
editor-start-from = Começar de
editor-these-rules-fit = Tudo certo com estas regras.
editor-use-these-rules = Usar estas regras

rule-players = Jogadores
rule-sides = Lados
rule-sides-single = Cada um por si
rule-sides-partners = Em duplas
rule-sides-dummy = Com morto
rule-hands = Mãos
rule-hands-deal = Distribuídas
rule-hands-open-draft = Compra aberta
rule-hands-closed-draft = Compra fechada
rule-hands-unseen-draft = Compra cega
rule-trumps = Acima do ás de espadas
rule-trumps-ace = Nada
rule-trumps-jokers = Curingas
rule-trumps-deuce = Um dois
rule-trumps-jokers-deuce = Curingas e um dois
rule-trumps-jokers-deuces = Curingas e um par de dois
rule-removed = Dois que saem quando só há curingas
rule-removed-minor = Paus e ouros
rule-removed-red = Copas e ouros
rule-bidding = Apostas
rule-bidding-free = Aposta livre
rule-bidding-whiz = Whiz
rule-bidding-mirror = Espelho
rule-bidding-suicide = Suicida
rule-bids-first = Aposta primeiro
rule-bids-first-first = Primeiro jogador
rule-bids-first-second = Segundo jogador
rule-leads-first = Sai primeiro
rule-leads-first-first = Primeiro jogador
rule-leads-first-second = Segundo jogador
rule-spades-lead = Sair com espadas
rule-spades-lead-broken = Se quebradas
rule-spades-lead-any-time = Sempre
rule-renege = Renúncias
rule-renege-prevented = Impossíveis
rule-renege-penalised = São punidas
rule-min-bid-player = Aposta mínima
rule-min-bid-side = Mínimo por lado
rule-min-bid-total = Mínimo da soma das apostas
rule-min-bid-below-total = Se as apostas somarem menos
rule-min-bid-below-total-throw-in = Dar as cartas de novo
rule-min-bid-below-total-raise = Quem aposta por último sobe
rule-total-not-thirteen = As apostas não somam 13
rule-nil = Nil
rule-nil-partner-min = Nil só junto a uma aposta de
rule-nil-failure = Nil furado
rule-nil-failure-penalty = Perde os pontos do nil
rule-nil-failure-bags = Sem multa, só sobrevazas
rule-failed-nil-helps-partner = As vazas de um nil furado ajudam a dupla
rule-failed-nil-bags = As vazas de um nil furado também são sobrevazas
rule-blind-nil = Nil às cegas
rule-blind-behind = Às cegas só para quem está atrás
rule-moon = Boston
rule-moon-wins-match = Ganha
rule-moon-failure = Boston furado
rule-moon-failure-bags = Só sobrevazas
rule-moon-failure-set = Aposta furada
rule-ten-made = Aposta de 10 ou mais, cumprida
rule-ten-failed = Aposta de 10 ou mais, furada
rule-set-cost = Uma aposta furada custa
rule-set-cost-bid = O valor apostado
rule-set-cost-nothing = Nenhum ponto
rule-double-nil = Nil duplo
rule-bags-limit = Limite de sobrevazas
rule-bags-penalty = Multa por sobrevazas
rule-bags-carry = Manter as sobrevazas além do limite
rule-bags-points = Pontos por sobrevaza
rule-end-target = Meta de pontos
rule-end-floor = Pontuação de derrota
rule-end-rounds = Número fixo de rodadas
rule-end-cap = Limite de rodadas
rule-end-sets = Apostas furadas até perder
rule-end-sets-in-a-row = Apostas furadas seguidas até perder
rule-end-level-plays-on = Desempatar com outra rodada

rule-detail-total-not-thirteen = Quem aposta por último tem que evitar isso, então alguém não vai cumprir
rule-detail-failed-nil-helps-partner = Contam para a aposta da dupla
rule-detail-failed-nil-bags = Só se nenhum dos dois apostou vazas
rule-detail-double-nil = Se os dois cumprirem: 400 pontos. Se os dois forem às cegas: ganham a partida.
rule-detail-bags-carry = As que passam do limite continuam valendo; sem isso, a conta volta a 0
rule-detail-min-bid-side = Em vazas, as duas apostas juntas
rule-detail-min-bid-total = Em vazas
rule-detail-nil = Pontos ganhos ou perdidos
rule-detail-nil-partner-min = Em vazas
rule-detail-blind-nil = Pontos ganhos ou perdidos
rule-detail-blind-behind = Em pontos
rule-detail-blind-bid = A menor, em vazas
rule-detail-first-round-min-tricks = Com menos, perde a partida
rule-detail-pass-nil = Cartas em cada sentido
rule-detail-pass-blind-nil = Cartas em cada sentido
rule-detail-moon = Pontos por cumprir uma aposta de 13
rule-detail-ten-made = Pontos ganhos
rule-detail-ten-failed = Pontos perdidos
rule-detail-bags-limit = Sobrevazas antes da multa
rule-detail-bags-penalty = Pontos perdidos ao chegar ao limite
rule-detail-end-target = Pontos que ganham a partida
rule-detail-end-floor = Pontos que perdem a partida
rule-detail-end-rounds = Rodadas de uma partida
rule-detail-end-cap = Rodadas até ganhar quem está na frente
rule-detail-end-sets = Apostas furadas em uma partida
rule-detail-end-sets-in-a-row = Apostas furadas seguidas
rule-detail-end-level-plays-on = O empate se decide com outra rodada; sem isso, a partida fica empatada

step-less = { $rule }: menos
step-more = { $rule }: mais
step-value =
    { KIND($value) ->
        [none] Não
       *[other] { $value }
    }

rules-do-not-fit = Estas regras não combinam. { $why }
rules-error-range = { $rule }: escolha um número de { $min } a { $max }.

rules-error-partners-need-four = Para jogar em duplas é preciso ter quatro jogadores.
rules-error-dummy-needs-three = O morto exige exatamente três jogadores.
rules-error-three-need-dummy = Com três jogadores tem que haver um morto.
rules-error-draft-needs-two = Só dois jogadores podem montar a mão comprando.
rules-error-suicide-needs-partners = “{ rule-bidding-suicide }” se joga em duplas.
rules-error-dummy-needs-free-bids = Quem aposta mais joga com o morto, então é preciso “{ rule-bidding-free }”.
rules-error-second-bids-first = O segundo jogador só pode apostar primeiro nos jogos de dois.
rules-error-second-leads-first = O segundo jogador só pode sair primeiro nos jogos de dois.
rules-error-min-bid-needs-chosen-bids = Em “{ rule-bidding-whiz }” e “{ rule-bidding-mirror }” a aposta depende das suas espadas, então não há aposta mínima.
rules-error-min-bid-in-suicide = “{ rule-bidding-suicide }” tem sua própria aposta mínima.
rules-error-board-needs-chosen-bids = Em “{ rule-bidding-whiz }” e “{ rule-bidding-mirror }” a aposta depende das suas espadas, então não há mínimo por lado.
rules-error-board-in-suicide = “{ rule-bidding-suicide }” tem sua própria aposta mínima, então não há mínimo por lado.
rules-error-board-with-dummy = Com morto, o contrato é uma aposta só, então não há mínimo por lado.
rules-error-total-needs-chosen-bids = Em “{ rule-bidding-whiz }” e “{ rule-bidding-mirror }” a aposta depende das suas espadas, então a soma não pode ter um mínimo.
rules-error-total-in-suicide = “{ rule-bidding-suicide }” tem sua própria aposta mínima, então a soma não pode ter outra.
rules-error-total-with-dummy = Com morto, o contrato é uma aposta só, então a soma não pode ter um mínimo.
rules-error-thirteen-needs-chosen-bids = Em “{ rule-bidding-whiz }” e “{ rule-bidding-mirror }” a aposta depende das suas espadas, então nenhuma soma pode ser proibida.
rules-error-thirteen-in-suicide = “{ rule-bidding-suicide }” tem sua própria aposta mínima, então somar 13 não pode ser proibido.
rules-error-thirteen-with-dummy = Com morto, o contrato é uma aposta só, então somar 13 não pode ser proibido.
rules-error-nil-must-be-possible = “{ rule-bidding-suicide }”, “{ rule-bidding-whiz }” e “{ rule-bidding-mirror }” precisam do nil.
rules-error-nil-is-needed = Sem nil não há nil às cegas, nem nil duplo, nem condição para o nil.
rules-error-nil-partner-needs-partners = O nil só pode depender da aposta da dupla se o jogo for em duplas.
rules-error-nil-partner-needs-chosen-bids = Em “{ rule-bidding-whiz }” e “{ rule-bidding-mirror }” a aposta depende das suas espadas, então o nil não pode depender da sua dupla.
rules-error-nil-partner-in-suicide = “{ rule-bidding-suicide }” tem sua própria regra para o nil junto à aposta da dupla.
rules-error-nil-partner-and-double-nil = Com nil duplo, os dois da dupla têm que poder apostar nil.
rules-error-blind-nil-needs-free-bids = O nil às cegas exige “{ rule-bidding-free }”.
rules-error-moon-with-dummy = Com morto, os lados mudam a cada rodada, então não há Boston.
rules-error-moon-needs-chosen-bids = Em “{ rule-bidding-whiz }” e “{ rule-bidding-mirror }” a aposta depende das suas espadas, então não há Boston.
rules-error-ten-needs-chosen-bids = Em “{ rule-bidding-whiz }” e “{ rule-bidding-mirror }” a aposta depende das suas espadas, então uma de 10 não pode valer mais.
rules-error-double-nil-needs-partners = O nil duplo se joga em duplas.
rules-error-double-nil-in-suicide = “{ rule-bidding-suicide }” exclui o nil duplo.
rules-error-double-nil-needs-penalty = O nil duplo perde pontos se furar, então o nil simples também tem que perder.
rules-error-renege-needs-two = As punições por renúncia são só para dois jogadores.
rules-error-endless = Uma partida precisa de uma meta de pontos ou de um número de rodadas.
rules-error-rounds-beyond-cap = O número fixo de rodadas passa do limite de rodadas.

rules-summary =
    { KIND($differences) ->
        [none] Igual a { $preset }.
       *[some]
            { $more ->
                [0] { rules-summary-listed }.
                [one] { rules-summary-listed } e mais { $more } diferença.
               *[other] { rules-summary-listed } e mais { $more } diferenças.
            }
    }
rules-summary-listed = { $preset }, { FORM($differences, "commas") }

different-players =
    { $value ->
        [2] dois jogadores
        [3] três jogadores
       *[other] quatro jogadores
    }
different-sides =
    { $value ->
        [single] sem duplas
        [dummy] com morto
       *[partners] em duplas
    }
different-hands =
    { $value ->
        [open-draft] compra aberta
        [closed-draft] compra fechada
        [unseen-draft] compra cega
       *[deal] mãos distribuídas
    }
different-trumps =
    { $value ->
        [jokers] com curingas
        [deuce] com um dois alto
        [jokers-deuce] com curingas e um dois alto
        [jokers-deuces] com curingas e um par de dois altos
       *[ace] o ás é a espada mais alta
    }
different-removed =
    { $value ->
        [red] os curingas substituem os dois vermelhos
       *[minor] os curingas substituem os dois de paus e de ouros
    }
different-bidding =
    { $value ->
        [whiz] apostas como em { rule-bidding-whiz }
        [mirror] apostas como em { rule-bidding-mirror }
        [suicide] apostas como em { rule-bidding-suicide }
       *[free] aposta livre
    }
different-bids-first =
    { $value ->
        [second] o segundo jogador aposta primeiro
       *[first] o primeiro jogador aposta primeiro
    }
different-leads-first =
    { $value ->
        [highest-bidder] sai quem aposta mais
        [low-club] sai a carta de paus mais baixa
        [second] o segundo jogador sai
       *[first] o primeiro jogador sai
    }
different-min-bid-player =
    { $value ->
        [1] sem aposta mínima
       *[other] aposta mínima de { $value }
    }
different-min-bid-side =
    { KIND($value) ->
        [none] sem mínimo por lado
       *[other] mínimo de { $value } por lado
    }
different-min-bid-total =
    { KIND($value) ->
        [none] sem mínimo na soma das apostas
       *[other] mínimo de { $value } na soma das apostas
    }
different-min-bid-below-total =
    { $value ->
        [raise] quem aposta por último sobe
       *[throw-in] com apostas baixas, cartas dadas de novo
    }
different-total-not-thirteen =
    { $value ->
        [yes] as apostas não somam 13
       *[no] as apostas podem somar 13
    }
different-nil =
    { KIND($value) ->
        [none] sem nil
       *[other] o nil vale { $value }
    }
different-nil-partner-min =
    { KIND($value) ->
        [none] nil junto a qualquer aposta
       *[other] nil só junto a { $value } ou mais
    }
different-nil-failure =
    { $value ->
        [bags] um nil furado só custa sobrevazas
       *[penalty] um nil furado perde seus pontos
    }
different-blind-nil =
    { KIND($value) ->
        [none] sem nil às cegas
       *[other] o nil às cegas vale { $value }
    }
different-blind-behind =
    { KIND($value) ->
        [none] às cegas com qualquer pontuação
       *[other] às cegas só com { $value } ou mais atrás
    }
different-moon =
    { KIND($value) ->
        [none] sem Boston
        [wins-match] o Boston ganha a partida
       *[other] o Boston vale { $value }
    }
different-moon-failure =
    { $value ->
        [set] um Boston furado é uma aposta furada
       *[bags] um Boston furado só custa sobrevazas
    }
different-ten-made =
    { KIND($value) ->
        [none] nada extra por apostar 10
       *[other] { $value } por cumprir 10 ou mais
    }
different-ten-failed =
    { KIND($value) ->
        [none] um 10 furado custa o valor apostado
       *[other] um 10 ou mais furado perde { $value }
    }
different-set-cost =
    { $value ->
        [nothing] uma aposta furada não custa nada
       *[bid] uma aposta furada custa o valor apostado
    }
different-double-nil =
    { $value ->
        [yes] nil duplo
       *[no] sem nil duplo
    }
different-failed-nil-helps-partner =
    { $value ->
        [yes] as vazas de um nil furado ajudam a dupla
       *[no] as vazas de um nil furado não ajudam a dupla
    }
different-failed-nil-bags =
    { $value ->
        [yes] as vazas de um nil furado são sobrevazas
       *[no] as vazas de um nil furado não são sobrevazas
    }
different-bags-limit =
    { KIND($value) ->
        [none] sem limite de sobrevazas
       *[other] limite de sobrevazas: { $value }
    }
different-bags-penalty =
    { $value ->
        [0] sem multa por sobrevazas
       *[other] multa de { $value } por sobrevazas
    }
different-bags-carry =
    { $value ->
        [yes] as sobrevazas além do limite são mantidas
       *[no] as sobrevazas voltam a zero
    }
different-bags-points =
    { $value ->
        [0] as sobrevazas não pontuam
        [-1] cada sobrevaza tira 1 ponto
       *[other] cada sobrevaza vale 1 ponto
    }
different-spades-lead =
    { $value ->
        [any-time] sair com espadas vale sempre
       *[broken] sair com espadas só se quebradas
    }
different-renege =
    { $value ->
        [penalised] renúncias são punidas
       *[prevented] sem renúncias
    }
different-end-floor =
    { KIND($value) ->
        [none] nenhuma pontuação perde
       *[other] perde com { $value }
    }
different-end-cap =
    { KIND($value) ->
        [none] sem limite de rodadas
       *[other] limite de rodadas: { $value }
    }
different-end-sets =
    { KIND($value) ->
        [none] qualquer número de apostas furadas
       *[other] perde com { $value } apostas furadas
    }
different-end-sets-in-a-row =
    { KIND($value) ->
        [none] qualquer número de apostas furadas seguidas
       *[other] perde com { $value } apostas furadas seguidas
    }
different-end-level-plays-on =
    { $value ->
        [yes] o empate leva a outra rodada
       *[no] o empate vale
    }

rules-always-set = Há { $spades } espadas, então as apostas somam { $spades } e alguma sempre fura.

rule-leads-first-highest-bidder = Quem aposta mais
rule-leads-first-low-club = Mais baixa de paus
rule-first-trick = Primeira vaza
rule-first-trick-free = Sem restrição
rule-first-trick-no-spade = Sem espadas
rule-first-trick-lowest-clubs = As mais baixas de paus
rule-first-round-bids-itself = Primeira rodada sem apostas
rule-first-round-min-tricks = Vazas que ela exige
rule-blind-bid = Aposta às cegas a partir de
rule-blind-bid-failure = Aposta às cegas furada
rule-blind-bid-failure-double = Perde 20 por vaza
rule-blind-bid-failure-single = Perde 10 por vaza
rule-pass-nil = Cartas passadas com um nil
rule-pass-blind-nil = Cartas passadas com um nil às cegas
rule-pass-order = Ordem do passe
rule-pass-order-bidder-first = O nil primeiro
rule-pass-order-together = Ao mesmo tempo
rule-misdeal = Anular a mão
rule-misdeal-none = Nunca
rule-misdeal-no-spades = Sem espadas
rule-detail-first-round-bids-itself = Cada vaza vale dez, e nada mais conta
rules-error-low-club-between-two = Entre dois, metade do baralho fica fora do jogo, então a carta de paus mais baixa não pode sair.
rules-error-first-trick-between-two = Entre dois, metade do baralho fica fora do jogo, então a primeira vaza não pode ter restrições.
rules-error-first-round-needs-chosen-bids = “{ rule-bidding-whiz }” e “{ rule-bidding-mirror }” giram em torno das apostas, então há apostas em cada rodada.
rules-error-first-round-in-suicide = “{ rule-bidding-suicide }” gira em torno das apostas, então há apostas em cada rodada.
rules-error-first-round-with-dummy = Quem aposta mais joga com o morto, então há apostas em cada rodada.
rules-error-first-round-is-all = Uma partida de uma rodada só não teria nenhuma aposta.
rules-error-min-tricks-need-first-round = Só dá para exigir vazas numa primeira rodada sem apostas.
rules-error-min-tricks-alone = Com quatro jogadores sem dupla, sempre faltariam vazas para alguém.
rules-error-blind-bid-needs-free-bids = A aposta às cegas exige “{ rule-bidding-free }”.
rules-error-blind-bid-with-dummy = Com morto, o contrato é uma aposta só, então não há aposta às cegas para dois.
rules-error-passing-needs-partners = Para passar cartas é preciso uma dupla.
rules-error-blind-passing-needs-partners = Para passar cartas é preciso uma dupla.
rules-error-blind-passing-needs-blind-nil = Sem nil às cegas, não se passam cartas com ele.
rules-error-misdeal-needs-deal = Só mãos distribuídas podem ser anuladas; na compra, você monta a sua.
different-first-trick =
    { $value ->
        [no-spade] sem espadas na primeira vaza
        [lowest-clubs] cartas mais baixas de paus na primeira vaza
       *[free] primeira vaza normal
    }
different-first-round-bids-itself =
    { $value ->
        [yes] primeira rodada sem apostas
       *[no] apostas na primeira rodada
    }
different-first-round-min-tricks =
    { KIND($value) ->
        [none] qualquer número de vazas na primeira rodada
       *[other] perde com menos de { $value } vazas na primeira rodada
    }
different-blind-bid =
    { KIND($value) ->
        [none] sem apostas às cegas
       *[other] apostas às cegas a partir de { $value }
    }
different-blind-bid-failure =
    { $value ->
        [single] uma aposta às cegas furada perde 10 por vaza
       *[double] uma aposta às cegas furada perde 20 por vaza
    }
different-pass-nil =
    { $value ->
        [0] sem passe de cartas com um nil
       *[other] cartas passadas com um nil: { $value }
    }
different-pass-blind-nil =
    { $value ->
        [0] sem passe de cartas com um nil às cegas
       *[other] cartas passadas com um nil às cegas: { $value }
    }
different-pass-order =
    { $value ->
        [together] as cartas se passam ao mesmo tempo
       *[bidder-first] quem apostou nil passa primeiro
    }
different-misdeal =
    { $value ->
        [no-spades] uma mão sem espadas pode ser anulada
       *[none] nenhuma mão é anulada
    }
