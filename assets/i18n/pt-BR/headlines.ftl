end-headline-won = Você ganhou!
end-headline-won-together = Você e { FORM($partner, "within") } ganharam!
end-headline-whisker = Por um triz!
end-headline-rout = Lavada!
end-headline-comeback = Que virada!
end-headline-every-bid = Nenhuma aposta furada.
end-headline-no-bags = Nem uma sobrevaza.
end-headline-set-at-the-end = O adversário morreu na praia!
end-headline-nil-at-the-end = Você ganhou sem ganhar nada.
end-headline-first-win = Você venceu o nível { $level }!
end-headline-lost = Não foi dessa vez.
end-headline-so-close = Foi por pouco.
end-headline-led-before = Estava na mão.
end-headline-bags = As sobrevazas pesaram.
end-headline-floor = Fundo do poço.
end-headline-tie = Deu empate.
end-headline-shared = Vitória dividida: { $sides }
end-headline-other-won =
    { KIND($side) ->
        [you] Você ganhou!
        [with-you] Seu lado ganhou!
        [two] { FORM($side, "start") } ganharam!
       *[one] { FORM($side, "start") } ganhou!
    }

end-line-won = Mandou bem. Mais uma?
end-line-won-together = Que dupla!
end-line-whisker = { $own } a { $rival }. Pode respirar.
end-line-rout = Foi um passeio.
end-line-comeback = E olha que você estava { $behind } pontos atrás.
end-line-every-bid = Prometeu, cumpriu. Rodada após rodada.
end-line-no-bags = Isso é pontaria.
end-line-set-at-the-end = Apostou { $needed } e parou em { $took }.
end-line-nil-at-the-end = Literalmente: nem uma vaza.
end-line-first-win = Para tudo tem uma primeira vez.
end-line-lost = A próxima é sua.
end-line-so-close =
    { $short ->
        [one] Por { $short } ponto.
       *[other] Por { $short } pontos.
    }
end-line-led-before = Veja onde desandou.
end-line-bags = Mais cedo ou mais tarde, pegam todo mundo.
end-line-floor = Bola pra frente.
end-line-tie = Ninguém piscou.
end-line-shared = Lá em cima cabe todo mundo.
end-line-other-won = E sem se gabar, com certeza.

round-headline-caught = Com a boca na botija!
round-headline-moon = Todas as treze! Boston!
round-headline-blind-nil = Nil às cegas! E de olhos bem fechados.
round-headline-nil = Nil! Nem uma vaza no seu nome.
round-headline-covered = Você carregou o piano; { FORM($partner, "within") }, nada.
round-headline-one-trick-too-many = Sobrou uma vaza.
round-headline-bag-penalty =
    { $points ->
        [100] Lá se vão cem pontos: { $limit } sobrevazas.
        [1] Lá se vai um ponto: { $limit } sobrevazas.
       *[other] Lá se vão { $points } pontos: { $limit } sobrevazas.
    }
round-headline-all-set = Ninguém se salvou.
round-headline-set-them = A aposta do adversário já era!
round-headline-one-short = Faltou uma.
round-headline-got-away = Escapou por entre os dedos.
round-headline-and-then-some = Cumprida, e com gorjeta.
round-headline-with-change = Cumprida, e ainda sobrou troco.
round-headline-exact = Na mosca!
