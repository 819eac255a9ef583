# Tous les plis sont joués, et une renonce peut encore être signalée.

claims-all-tricks-are-played = C’était le dernier pli
claims-call-it-now = Votre adversaire a-t-il fait une renonce ? C’est le moment de le dire. Un seul signalement par donne ; s’il est faux, il ne coûte rien d’autre.
claims-call-a-renege = Signaler une renonce
claims-calls =
    { KIND($who) ->
        [you] Votre signalement
       *[one] Signalement { FORM($who, "of") }
    }
claims-score-the-round = Compter la donne

called-in-vain =
    { KIND($who) ->
        [you] Il n’y avait pas de renonce. Vous ne pouvez plus en signaler dans cette donne.
       *[one] { FORM($who, "start") } a signalé une renonce, mais il n’y en avait pas.
    }

## La preuve : le pli, et les cartes que ce joueur aurait pu jouer.

proof-trick = Pli { $number }
proof-might-have-played =
    { KIND($who) ->
        [you] Vous auriez pu jouer :
       *[one] { FORM($who, "start") } aurait pu jouer :
    }
