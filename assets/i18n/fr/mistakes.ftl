# Apprendre de ses erreurs : ce qui a été fait, ce que coûte un autre choix, et pourquoi le meilleur est meilleur.

learn-from =
    { $count ->
        [one] Revoir { $count } erreur
       *[other] Revoir { $count } erreurs
    }
take-them-again = Rejouez vos décisions les plus coûteuses jusqu’à trouver le meilleur choix
mistakes-head = Apprendre de ses erreurs · { $number } sur { $of }
mistakes-show-me = Montrez-moi
mistakes-next-mistake = Suivante
mistakes-back-to-the-result = Résultat

## Ce qui a été fait.

find-better-card = Vous avez joué { FORM($card, "the") }. Trouvez mieux.
find-better-kept =
    { KIND($card) ->
        [none] Vous avez gardé la carte. Que valait-il mieux faire ?
       *[some] Vous avez gardé { FORM($card, "the") }. Que valait-il mieux faire ?
    }
find-better-discarded =
    { KIND($card) ->
        [none] Vous avez écarté la carte. Que valait-il mieux faire ?
       *[some] Vous avez écarté { FORM($card, "the") }. Que valait-il mieux faire ?
    }
find-better-bid =
    { $tricks ->
        [0] Vous avez annoncé nil. Trouvez une meilleure annonce.
       *[other] Vous avez annoncé { $tricks }. Trouvez une meilleure annonce.
    }
find-better-blind-nil = Vous avez annoncé nil à l’aveugle. Que valait-il mieux faire ?
find-better-blind-bid = Vous avez annoncé { $tricks } à l’aveugle. Que valait-il mieux faire ?
find-better-misdeal = Vous avez demandé la maldonne. Que valait-il mieux faire ?
find-better-drew = Vous avez pioché. Que valait-il mieux faire ?
find-better-looked = Vous avez d’abord regardé votre main. Que valait-il mieux faire ?

## Ce que coûte un choix qui ne suffit pas.

costs-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
costs-card = { FORM($card, "the-start") } coûte encore environ { costs-points }. Essayez une autre carte.
costs-card-is-no-better = { FORM($card, "the-start") } ne vaut pas mieux. Essayez une autre carte.
costs-bid =
    { $tricks ->
        [0] Le nil coûte encore environ { costs-points }. Essayez une autre annonce.
       *[other] Une annonce de { $tricks } coûte encore environ { costs-points }. Essayez une autre annonce.
    }
costs-keeping =
    { KIND($card) ->
        [none] Garder la carte coûte encore environ { costs-points }. Essayez encore.
       *[some] Garder { FORM($card, "the") } coûte encore environ { costs-points }. Essayez encore.
    }
costs-discarding =
    { KIND($card) ->
        [none] Écarter la carte coûte encore environ { costs-points }. Essayez encore.
       *[some] Écarter { FORM($card, "the") } coûte encore environ { costs-points }. Essayez encore.
    }
costs-blind-nil = Le nil à l’aveugle coûte encore environ { costs-points }. Essayez encore.
costs-other = Cela coûte encore environ { costs-points }. Essayez encore.
costs-no-better = Pas mieux. Essayez encore.
