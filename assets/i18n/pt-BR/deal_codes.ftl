deal-codes-deal-code = Código das cartas
deal-codes-no-code = Digite ou cole um código
deal-codes-what-it-is-for = Quem digitar este código recebe as mesmas cartas.
deal-codes-not-yet = Você recebe o código no fim da partida. Antes, ele revelaria as cartas que faltam.
deal-codes-paste-code = Colar
deal-codes-no-deal-code = Remover
deal-codes-copy-deal-code = Copiar código
deal-codes-copy-link = Copiar link
deal-codes-copy-link-with-my-points = Copiar link com meus pontos
deal-codes-copy-code-with-my-points = Copiar código com meus pontos
deal-codes-share-link = Compartilhar
deal-codes-share-link-with-my-points = Compartilhar com meus pontos

invitation-plain = Espadas: jogue as mesmas cartas que eu.
invitation-points = Espadas: fiz { scored-points }. E você, com as mesmas cartas?
scored-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

sent-deal-title = Você recebeu estas cartas
sent-deal-they-scored = Quem enviou fez { scored-points }.
sent-deal-same-cards = Você vai receber as mesmas cartas.
sent-deal-play = Jogar
sent-deal-not-now = Agora não
sent-deal-change-players = Mudar jogadores

against-friend-sums = Seu adversário à distância: { $friend } pontos; você: { $own }
against-friend-rounds = { FORM($rounds, "dots") }
round-against = Rodada { $round }: { $friend } a { $own }

code-accepted = Código aceito: { $rules-name }.
code-no-clipboard = Não foi possível usar a área de transferência: { CLAUSE($text) }.
code-empty = Digite um código.
code-not-found = Este texto não contém nenhum código das cartas.
code-character = Os códigos das cartas não têm “{ $found }” (caractere { $at }).
code-too-short = Este código é curto demais.
code-too-long = Este código é longo demais.
code-wrong = Confira o caractere { $at }.
code-swapped = Parece que os caracteres { $at } e { $next } estão trocados.
code-extra = Há um caractere a mais na posição { $at }.
code-missing = Falta um caractere antes do { $at }.
code-mistyped = Este código tem um erro. Confira e tente de novo.
code-newer = Este código precisa de uma versão mais nova do jogo. Atualize e tente de novo.
code-meaningless = Isto não é um código das cartas de Espadas.
