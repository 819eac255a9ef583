# La fin d'une partie.

standings =
    { $round ->
        [0] Au début : { FORM($scores, "commas") }
       *[other] Après la donne { $round } : { FORM($scores, "commas") }
    }
side-score = { $side } { $score }

trick-won =
    { KIND($who) ->
        [you] Donne { $round }, pli { $trick } : vous, avec { FORM($card, "the") }
       *[one] Donne { $round }, pli { $trick } : { FORM($who, "within") }, avec { FORM($card, "the") }
    }

## La meilleure donne, suivie des phrases de « round_story ».

best-round =
    { KIND($outcomes) ->
        [none] { best-round-scored }
       *[some] { best-round-scored } { FORM($outcomes, "spaces") }
    }
best-round-scored =
    { KIND($side) ->
        [you] Meilleure donne : la donne { $round }, { $own } à { $rival }.
        [with-you] Meilleure donne de votre camp : la donne { $round }, { $own } à { $rival }.
       *[one] Meilleure donne pour { FORM($side, "within") } : la donne { $round }, { $own } à { $rival }.
    }

## La courbe, les boutons, et la suite.

match-end-how-it-went = Le score, donne par donne
match-end-trick-by-trick = Pli par pli
match-end-last-round = Dernière donne
match-end-result = Résultat
match-end-play-against = Défier « { $level } »
next-step-stronger = Le niveau { $level } vous attend.
next-step-unaided = Et sans indice ni annulation ?
next-step-best = Vous avez battu le niveau le plus fort. Une autre variante ?
next-step-review = L’analyse vous dira ce qui a coûté le plus.
next-step-return = La revanche ?

## Les décisions annulées après avoir vu de nouvelles cartes ou annonces.

taken-back-in-round =
    { $count ->
        [one] { $count } annulation après avoir vu de nouvelles cartes ou annonces.
       *[other] { $count } annulations après avoir vu de nouvelles cartes ou annonces.
    }
taken-back-in-match =
    { $count ->
        [one] { $count } annulation après avoir vu de nouvelles cartes ou annonces. Cette partie est comptée à part.
       *[other] { $count } annulations après avoir vu de nouvelles cartes ou annonces. Cette partie est comptée à part.
    }
taken-back-restarted = Recommencée avec les mêmes donnes. Cette partie est comptée à part.
