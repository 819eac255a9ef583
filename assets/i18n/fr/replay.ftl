# La barre d'une relecture.

replay-replay = Revoir
replay-look-back = Revoir la partie
replay-replay-the-round = Revoir la donne
replay-leave-the-replay = Quitter
replay-previous-round = Donne précédente
replay-next-round = Donne suivante
replay-step-back = Coup précédent
replay-step-on = Coup suivant
replay-go-on = Lecture
replay-pause = Pause
replay-time-line = Déroulement
replay-play-on-from-here = Reprendre d’ici
replay-practice-counts-for-nothing = Exercice contre l’ordinateur. Ne compte pas.
replay-practice-is-not-kept = Exercice : ni enregistré, ni compté.
replay-nothing-was-better = meilleur choix
replay-cannot-be-replayed = Cette partie ne peut pas être revue.

seen-by-all = Toutes les mains
seen-by-one =
    { KIND($who) ->
        [you] Votre point de vue
       *[one] Vu par { FORM($who, "within") }
    }
progress = Donne { $round } : coup { $done } sur { $of }
round-begins = Début de la donne { $round }
reviewing = analyse : { $share }
