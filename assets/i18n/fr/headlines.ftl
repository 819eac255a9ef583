# Les titres, écrits pour le moment.

## Le titre à la fin d'une partie.

end-headline-won = Victoire !
end-headline-won-together = Victoire avec { FORM($partner, "within") } !
end-headline-whisker = Sur le fil !
end-headline-rout = Écrasant !
end-headline-comeback = Quelle remontée !
end-headline-every-bid = Toutes vos annonces tenues !
end-headline-no-bags = Pas un pli de trop.
end-headline-set-at-the-end = Chute adverse sur la ligne d’arrivée !
end-headline-nil-at-the-end = Gagné avec trois fois rien !
end-headline-first-win = Niveau { $level } : battu !
end-headline-lost = Ce n’est que partie remise.
end-headline-so-close = Si près du but.
end-headline-led-before = Vous teniez le bon bout, pourtant.
end-headline-bags = Trop de plis en trop.
end-headline-floor = Au fond, tout au fond.
end-headline-tie = Égalité parfaite.
end-headline-shared = Victoire partagée : { $sides }
end-headline-other-won =
    { KIND($side) ->
        [you] Victoire !
        [with-you] { FORM($side, "start") } gagnez !
        [two] { FORM($side, "start") } gagnent
       *[one] { FORM($side, "start") } gagne
    }

## La ligne au-dessous.

end-line-won = Bien joué. On remet ça ?
end-line-won-together = La paire fait bien les choses.
end-line-whisker = { $own } à { $rival }. On respire.
end-line-rout = Aucun suspense.
end-line-comeback = Vous aviez { $behind } points de retard.
end-line-every-bid = Parole donnée, parole tenue.
end-line-no-bags = Un travail d’orfèvre.
end-line-set-at-the-end = Il en fallait { $needed }. Il y en a eu { $took }.
end-line-nil-at-the-end = Au sens propre : pas un pli.
end-line-first-win = Une première, à marquer d’une pierre blanche.
end-line-lost = La prochaine donne sera la bonne.
end-line-so-close =
    { $short ->
        [one] À { $short } point près.
       *[other] À { $short } points près.
    }
end-line-led-before = Voyez où tout a basculé.
end-line-bags = Les petits plis font les grandes ardoises.
end-line-floor = D’ici, on ne peut que remonter.
end-line-tie = Ni vainqueur, ni vaincu.
end-line-shared = Il y a de la place sur le podium.
end-line-other-won = Avec le triomphe modeste, bien sûr.

## Le titre au-dessus de la feuille de score d'une donne.

round-headline-caught = La main dans le sac !
round-headline-moon = Treize sur treize. Grand chelem !
round-headline-blind-nil = Nil, et à l’aveugle ! Chapeau.
round-headline-nil = Nil ! Pas un pli à votre nom.
round-headline-covered = { FORM($partner, "start") } passe entre les gouttes. Bravo !
round-headline-one-trick-too-many = Le pli de trop.
round-headline-bag-penalty =
    { $points ->
        [100] Cent points envolés. Plis en trop : { $limit }.
        [1] Un point envolé. Plis en trop : { $limit }.
       *[other] { $points } points envolés. Plis en trop : { $limit }.
    }
round-headline-all-set = Chute générale.
round-headline-set-them = Patatras ! L’adversaire chute.
round-headline-one-short = Un de chute.
round-headline-got-away = Celle-là vous a échappé.
round-headline-and-then-some = Réussi, haut la main.
round-headline-with-change = Réussi, et gardez la monnaie.
round-headline-exact = Pile poil !
