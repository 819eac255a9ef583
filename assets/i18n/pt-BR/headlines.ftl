end-headline-won = Você ganhou!
end-headline-won-together = Você ganhou com { FORM($partner, "within") }!
end-headline-whisker = Por um triz!
end-headline-rout = Lavada!
end-headline-comeback = Que virada!
end-headline-every-bid = Nenhuma aposta furada.
end-headline-no-bags = Nenhuma sobrevaza.
end-headline-set-at-the-end = O adversário tropeçou na chegada!
end-headline-nil-at-the-end = Ganhar sem ganhar nada.
end-headline-first-win = Você venceu o nível { $level }!
end-headline-lost = Desta vez, não.
end-headline-so-close = Foi por pouco.
end-headline-led-before = Estava na sua mão.
end-headline-bags = As sobrevazas pesaram.
end-headline-floor = Fundo do poço.
end-headline-tie = Deu empate.
end-headline-shared = Vitória dividida: { $sides }
end-headline-other-won =
    { KIND($side) ->
        [you] Você ganhou!
        [with-you] Seu lado ganhou!
        [two] { FORM($side, "start") } ganham
       *[one] { FORM($side, "start") } ganha
    }

end-line-won = Bem jogado. Mais uma?
end-line-won-together = Bela dupla.
end-line-whisker = { $own } a { $rival }. Pode respirar.
end-line-rout = Foi um passeio.
end-line-comeback = Você estava { $behind } pontos atrás.
end-line-every-bid = Prometeu, cumpriu. Sempre.
end-line-no-bags = Isso é pontaria.
end-line-set-at-the-end = Apostou { $needed } e parou em { $took }.
end-line-nil-at-the-end = Literalmente: nem uma vaza.
end-line-first-win = E pela primeira vez.
end-line-lost = A próxima é sua.
end-line-so-close =
    { $short ->
        [one] Por { $short } ponto.
       *[other] Por { $short } pontos.
    }
end-line-led-before = Veja onde desandou.
end-line-bags = Mais cedo ou mais tarde, acontece com todos.
end-line-floor = Bola para a frente.
end-line-tie = Ninguém piscou.
end-line-shared = Lá em cima sobra espaço.
end-line-other-won = E sem se gabar, com certeza.

round-headline-caught = Com a boca na botija!
round-headline-moon = Todas as treze! Boston!
round-headline-blind-nil = Nil às cegas! E sem espiar.
round-headline-nil = Nil! Nenhuma vaza no seu nome.
round-headline-covered = Você carregou tudo; { FORM($partner, "within") }, nada.
round-headline-one-trick-too-many = Sobrou uma vaza.
round-headline-bag-penalty =
    { $points ->
        [100] Adeus, cem pontos: { $limit } sobrevazas.
        [1] Adeus, um ponto: { $limit } sobrevazas.
       *[other] Adeus, { $points } pontos: { $limit } sobrevazas.
    }
round-headline-all-set = Ninguém se salvou.
round-headline-set-them = A aposta adversária furou!
round-headline-one-short = Faltou uma.
round-headline-got-away = Escapou das mãos.
round-headline-and-then-some = Cumprida, e com gorjeta.
round-headline-with-change = Cumprida, e ainda sobrou.
round-headline-exact = Na mosca!
