# Ce qu'il faut travailler.

mistake-kept-low-spade = Petits piques gardés
mistake-kept-high-spade = Gros piques gardés
mistake-kept-high = Grosses cartes gardées
mistake-kept-low = Petites cartes gardées
mistake-threw-spade = Piques écartés
mistake-threw-high = Grosses cartes écartées
mistake-threw-low = Petites cartes écartées
mistake-bid-too-high = Annonces trop hautes
mistake-bid-too-low = Annonces trop basses
mistake-risked-nil = Nils risqués
mistake-missed-nil = Nils manqués
mistake-endangered-nil = Nil mis en danger
mistake-endangered-bid = Contrat mis en danger
mistake-spared-others = Chutes manquées
mistake-left-partner = Nil du partenaire non couvert
mistake-took-bags = Plis en trop évitables
mistake-played-worse = Autres petites pertes

trend-too-few =
    { $missing ->
        [one] Encore { $missing } donne analysée, et vous saurez quoi travailler.
       *[other] Encore { $missing } donnes analysées, et vous saurez quoi travailler.
    }
trend-nothing-stands-out = Rien ne ressort. C’est bon signe.
trend-how-often = { $times } fois dans vos { $rounds } dernières donnes analysées. Vos chances de gagner baissent ainsi d’environ { $chance } par donne.
trend-work-on =
    { KIND($kind) ->
        [kept-low-spade] Vous gardez de petits piques (9 ou moins) qu’il faudrait écarter : { trend-how-often }
        [kept-high-spade] Vous gardez de gros piques (10 ou plus) qu’il faudrait écarter : { trend-how-often }
        [kept-high] Hors des piques, vous gardez des dames ou mieux qu’il faudrait écarter : { trend-how-often }
        [kept-low] Hors des piques, vous gardez des cartes sous la dame qu’il faudrait écarter : { trend-how-often }
        [threw-spade] Vous écartez des piques qu’il faudrait garder : { trend-how-often }
        [threw-high] Hors des piques, vous écartez des dames ou mieux qu’il faudrait garder : { trend-how-often }
        [threw-low] Hors des piques, vous écartez des cartes sous la dame qu’il faudrait garder : { trend-how-often }
        [bid-too-high] Vous annoncez trop haut : { trend-how-often }
        [bid-too-low] Vous annoncez trop bas : { trend-how-often }
        [risked-nil] Vous annoncez nil quand une annonce vaut plus : { trend-how-often }
        [missed-nil] Vous passez à côté de nils à annoncer : { trend-how-often }
        [endangered-nil] Vous jouez des cartes qui mettent votre nil en danger : { trend-how-often }
        [endangered-bid] Vous jouez des cartes qui mettent votre contrat en danger : { trend-how-often }
        [spared-others] Vous laissez passer des occasions de faire chuter : { trend-how-often }
        [left-partner] Vous ne couvrez pas le nil de votre partenaire : { trend-how-often }
        [took-bags] Vous prenez des plis en trop évitables : { trend-how-often }
       *[played-worse] Petites pertes au jeu de la carte : { trend-how-often }
    }
