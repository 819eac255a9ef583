fair-deals-fair-deal = Jogo limpo
fair-deals-why = Depois que uma rodada começa, nenhuma carta pode ser trocada. A impressão digital abaixo prova isso.
fair-deals-how = Antes da primeira carta, o baralho é embaralhado e lacrado. Sua impressão digital é o SHA-256 do baralho mais um sal aleatório; nenhum outro baralho dá a mesma.
fair-deals-after = Depois da rodada, o comprovante mostra o baralho e o sal. O jogo confere aqui, e você pode conferir com qualquer ferramenta de SHA-256.
fair-deals-code-of-this-round = Impressão digital desta rodada
fair-deals-still-sealed = Lacrada até o fim da rodada. Anote o começo da impressão digital se quiser conferir depois.
fair-deals-checked = Conferido: o baralho e o sal dão a impressão digital.
fair-deals-the-deck = Baralho, de cima para baixo
fair-deals-copy-receipt = Copiar comprovante
fair-deals-check-receipt = Conferir um comprovante copiado
fair-deals-no-match = Cada rodada tem sua própria impressão digital, ao lado do número da rodada.

receipt-checked-true = Comprovante da rodada { $round } conferido: bate com { $start }…
receipt-checked-false =
    { $receipt-error ->
        [deck] Comprovante inválido: o baralho não tem 52 cartas diferentes.
        [salt] Comprovante inválido: o sal não tem 64 dígitos hexadecimais.
       *[commitment] Comprovante inválido: o baralho e o sal não dão a impressão digital.
    }
receipt-checked-no-receipt = Na área de transferência não há nenhum comprovante. Copie um e tente de novo. ({ CLAUSE($why) })
receipt-checked-no-clipboard = Não foi possível usar a área de transferência: { CLAUSE($text) }.
