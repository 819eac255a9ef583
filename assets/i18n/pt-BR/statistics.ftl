heading-latest-example = Ver o último exemplo
heading-nothing-played-yet = Ainda não há nada para contar
heading-what-is-counted = Jogue uma rodada e volte.
heading-play-a-match = Jogar uma partida
heading-by-level = Por nível
heading-by-rules = Por variante
heading-by-person = Jogadores deste dispositivo
heading-played-and-won = Jogadas · Ganhas
heading-rounds = Rodadas contra o computador
heading-by-rival = Por adversário
heading-in-these-matches = Nestas partidas
heading-bid-against-taken = Apostas e vazas ganhas
heading-how-to-read-the-grid = As linhas são apostas; as colunas, as vazas que você ganhou. Uma borda dourada marca as apostas certeiras.
heading-how-a-match-went = Uma partida rodada por rodada
heading-no-match-fits = Nenhuma partida assim. Tente um filtro mais amplo.
heading-no-match-counts = Nenhuma partida conta aqui ainda. As partidas em que você desfez algo e as jogadas em grupo são contadas à parte.
heading-earlier-match = Partida anterior
heading-later-match = Próxima partida
heading-accuracy-of-the-last-rounds = Precisão das últimas rodadas
heading-where-it-was-lost = Onde você perde mais
heading-times-and-loss = Vezes · Pontos perdidos por rodada
heading-what-is-reviewed = Cada rodada contra o computador é analisada no fim. 100% quer dizer que nenhuma decisão custou pontos.

counted-matches = Partidas
counted-won-against-the-computer = Ganhas do computador
counted-wins-in-a-row = Sequência atual
counted-best-streak = Maior sequência
counted-rounds = Rodadas
counted-contracts-made = Apostas cumpridas
counted-nils-made = Nils cumpridos
counted-tricks-taken = Vazas ganhas
counted-bags = Sobrevazas
counted-best-round = Melhor rodada
counted-best-winning-score = Maior pontuação vencedora
counted-matches-won = Partidas ganhas
counted-rounds-won = Rodadas ganhas
counted-blind-nils-made = Nils às cegas cumpridos
counted-mean-bid = Aposta média
counted-mean-tricks = Média de vazas
counted-worst-round = Pior rodada
counted-best-score = Melhor pontuação
counted-worst-score = Pior pontuação
counted-worst-streak = Pior sequência
counted-draft-accuracy = Compra
counted-bid-accuracy = Apostas
counted-play-accuracy = Jogo
counted-rounds-reviewed = Rodadas analisadas
counted-matches-of-several-players-here = Partidas em grupo
counted-matches-with-undo = Partidas em que você desfez algo (à parte)

figure-words-nothing = –
figure-words-count = { $count }
figure-words-best =
    { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
figure-words-share = { $share }
figure-words-part-of = { $part } de { $whole } ({ $share })
figure-words-mean = { $mean }

statistics-leaf-overview = Resumo
statistics-leaf-matches = Por partida
statistics-leaf-decisions = Decisões
statistics-leaf-achievements = Conquistas
counting = Contando partidas: { $known } de { $of }

grid-row =
    { $bid ->
        [0] Nil: vazas { FORM($taken, "commas") }
       *[other] Aposta { $bid }: vazas { FORM($taken, "commas") }
    }
grid-cell =
    { $rounds ->
        [one] { $taken } em { $rounds } rodada
       *[other] { $taken } em { $rounds } rodadas
    }
after = Depois da rodada { $round }: você, { $own }; melhor adversário, { $other }
plot-line-you = Você
plot-line-the-best-other = Melhor adversário

round-decided = Rodada { $at } de { $of }: { FORM($accuracy, "commas") }
accuracy-of =
    { $part ->
        [draft] compra { $share }
        [bid] aposta { $share }
       *[play] jogo { $share }
    }
