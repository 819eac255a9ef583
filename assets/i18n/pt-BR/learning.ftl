learning-learn = Aprender
learning-know-spades = Já sei jogar Espadas
learning-first-trick = Jogue já sua primeira vaza
learning-lessons = Lições
learning-puzzles = Desafios
learning-what-puzzles-are = Todas as mãos estão abertas. Só uma jogada alcança o objetivo, não importa o que o adversário faça.
learning-loading = Carregando lições e desafios…
learning-puzzle-of-the-day = Desafio do dia
learning-next-puzzle = Próximo desafio
learning-rating = Pontuação
learning-days-in-a-row = Sequência atual
learning-solved = Resolvidos
learning-take-back = Desfazer
learning-hint = Dica
learning-show-me = Quero ver
learning-solution = Solução
learning-try-again = Tentar de novo
learning-next = Avançar
learning-leave-the-lesson = Sair
learning-goal-is-lost = Assim o objetivo escapa. Veja o que o adversário faz.
learning-goal-is-missed = Assim o objetivo escapa.
learning-this-is-the-solution = Esta é a solução.
learning-that-is-it = Resolvido! Agora nada mais pode dar errado.
learning-that-is-it-answers = Resolvido! O adversário ficou sem resposta.
learning-that-is-it-roads = Resolvido! Todos os caminhos levam ao objetivo.

cannot-be-read = Não foi possível carregar as lições e os desafios. Recarregue ou reinstale o jogo. ({ CLAUSE($why) })

lesson-name =
    { $all ->
        [one] { $title }: { $own } de { $all } estrela
       *[other] { $title }: { $own } de { $all } estrelas
    }
hand-of = { $title } · { $hand } de { $of }
out-of = { $own } de { $all }
stars = { $count } de 3 estrelas

kind-make-bid = Cumpra sua aposta
kind-set-nil = Fure o nil
kind-force-bag = Force uma sobrevaza
kind-break-contract = Fure a aposta adversária
kind-find-discard = Ache o descarte
kind-what-to-bid = O que apostar

puzzle-goal =
    { $aim ->
        [make-bid] Cumpra sua aposta de { $own }.
        [keep-nil] Você apostou nil: não ganhe nenhuma vaza.
        [set-nil] O adversário apostou nil: faça-o ganhar uma vaza.
        [force-bag]
            { $others ->
                [1] Cumpra sua aposta de { $own } e force uma sobrevaza: o adversário tem que ganhar no mínimo 2.
               *[other] Cumpra sua aposta de { $own } e force uma sobrevaza: o adversário tem que ganhar mais de { $others }.
            }
        [break-contract] O adversário apostou { $others }: fure a aposta dele.
       *[bid-most] Aposte todas as vazas certas e ganhe cada uma.
    }
puzzle-head =
    { KIND($found-by) ->
        [none] { $kind } · Dificuldade { $rating } · Nenhum nível resolve
       *[level] { $kind } · Dificuldade { $rating } · Resolve: { $found-by }
    }
rating-now = Pontuação { $rating } ({ $gained })

off-nil =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Baixa demais. Esta mão faz { $most } vaza, então o nil dá { $points } pontos.
               *[other] Baixa demais. Esta mão faz { $most } vazas, então o nil dá { $points } pontos.
            }
       *[other] Baixa demais. Esta mão faz de { $least } a { $most } vazas, então o nil dá { $points } pontos.
    }
off-high =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Alta demais. Esta mão faz { $most } vaza, então apostar { $bid } dá { $points } pontos.
               *[other] Alta demais. Esta mão faz { $most } vazas, então apostar { $bid } dá { $points } pontos.
            }
       *[other] Alta demais. Esta mão faz de { $least } a { $most } vazas, então apostar { $bid } dá { $points } pontos.
    }
off-low =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Baixa demais. Esta mão faz { $most } vaza, e apostar { $bid } só dá { $points } pontos.
               *[other] Baixa demais. Esta mão faz { $most } vazas, e apostar { $bid } só dá { $points } pontos.
            }
       *[other] Baixa demais. Esta mão faz de { $least } a { $most } vazas, e apostar { $bid } só dá { $points } pontos.
    }
off-above-sure =
    { $most ->
        [one] Alta demais. Você tinha { $most } vaza certa. Veja por quê.
       *[other] Alta demais. Você tinha { $most } vazas certas. Veja por quê.
    }
off-below-sure =
    { $most ->
        [one] Baixa demais. Você tinha { $most } vaza certa.
       *[other] Baixa demais. Você tinha { $most } vazas certas.
    }

idea-count-sure-tricks = Conte as vazas que ninguém tira de você.
idea-draw-spades =
    { $out ->
        [0] Saia com uma espada que ganhe.
        [one] Saia com uma espada que ganhe: o adversário ainda tem { $out }.
       *[other] Saia com uma espada que ganhe: o adversário ainda tem { $out }.
    }
idea-lose-spade = Saia com espadas e deixe o adversário ganhar.
idea-lead-to-win = Saia com uma carta que ganhe já.
idea-lead-to-partner = Saia com o naipe forte da sua dupla.
idea-let-partner-ruff = Sua dupla não tem { $suit }: saia com esse naipe para que ela corte.
idea-force-ruff = O adversário não tem { $suit }: faça-o gastar uma espada.
idea-lose-lead = Dê a saída para o adversário.
idea-win = Ganhe esta vaza.
idea-leave-to-partner = Deixe esta vaza para sua dupla.
idea-duck = Deixe passar esta vaza.
idea-catch-nil = Faça quem apostou nil ganhar esta vaza.
idea-ruff = Corte esta vaza com uma espada.
idea-force-higher-ruff = Corte e obrigue o adversário a cortar mais alto.
idea-throw =
    { $could-ruff ->
        [yes]
            { KIND($suit) ->
                [spades] Descarte uma espada.
               *[other] Não corte. Descarte { FORM($suit, "a") }.
            }
       *[no] Descarte { FORM($suit, "a") }.
    }

praise-first-try = De primeira!
praise-got-it = Agora sim.
praise-there-it-is = É isso aí.
praise-lesson = Lição aprendida, e com todas as estrelas.
praise-course = Esse foi o curso completo. Puxe uma cadeira.
praise-week = Uma semana inteira!
praise-month = Um mês inteiro!
praise-hundred = Cem dias. De onde você saiu?
