elsewhere-open-in-another-window = O jogo está aberto em outra janela
elsewhere-looks-on = Só dá para jogar em uma janela por vez. Feche a outra, e em alguns segundos você joga nesta.
elsewhere-played-there = O jogo está lá
elsewhere-no-match-there = Lá não há nenhuma partida em andamento.
elsewhere-close-this-window = Fechar esta janela
