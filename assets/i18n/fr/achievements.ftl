# Les exploits : le nom, et comment on l'obtient.

achievement-first-win = Le compteur est ouvert
    .earned-by = Gagner une partie.
achievement-nil = Les mains vides
    .earned-by = Réussir un nil.
achievement-blind-nil = Les yeux fermés
    .earned-by = Réussir un nil à l’aveugle.
achievement-nil-against-expert = Nerfs d’acier
    .earned-by = Réussir un nil contre le niveau { level-expert }.
achievement-both-nils = Les deux font la paire
    .earned-by = Réussir un nil dans la même donne que votre partenaire.
achievement-nil-broken = Trouble-fête
    .earned-by = Faire chuter le nil d’un adversaire.
achievement-five-nils = Zéro absolu
    .earned-by = Réussir cinq nils de suite.
achievement-bold-bid = Qui ose gagne
    .earned-by = Annoncer 8 ou plus, et réussir.
achievement-moon = Treize à la douzaine
    .earned-by = Réussir le grand chelem : annoncer 13 et les faire.
achievement-all-tricks = Razzia
    .earned-by = Faire les 13 plis.
achievement-ten-contracts = Parole d’honneur
    .earned-by = Réussir 10 annonces de suite.
achievement-thirty-contracts = Valeur sûre
    .earned-by = Réussir 30 annonces de suite.
achievement-flawless-win = Sans faute
    .earned-by = Gagner une partie de quatre donnes ou plus en réussissant toutes les annonces.
achievement-win-without-bags = Voyager léger
    .earned-by = Gagner une partie de quatre donnes ou plus sans un seul pli en trop.
achievement-won-from-depth = Revenir de loin
    .earned-by = Gagner après un score de −200 ou pire.
achievement-comeback = Remontada
    .earned-by = Gagner après 150 points de retard.
achievement-close-win = D’un cheveu
    .earned-by = Gagner une partie avec 5 points d’avance au plus.
achievement-three-sets = Rouleau compresseur
    .earned-by = Faire chuter vos adversaires trois donnes de suite.
achievement-renege-caught = Œil de lynx
    .earned-by = Repérer une renonce.
achievement-every-level = Le dessus du panier
    .earned-by = Battre l’ordinateur à tous les niveaux.
achievement-every-preset = Voir du pays
    .earned-by = Gagner une partie dans chaque variante, sauf les règles maison.
achievement-five-wins-against-expert = David contre Goliath
    .earned-by = Gagner cinq parties de suite contre le niveau { level-expert }.
achievement-hundred-matches = De la bouteille
    .earned-by = Finir 100 parties.
achievement-seven-days = Réglé comme une horloge
    .earned-by = Jouer la donne du jour sept jours de suite.

## La page des exploits.

achievements-count = { $earned } sur { $of }
achievements-what-counts = Chaque partie finie contre l’ordinateur compte, même les anciennes.
achievements-toward = { $done } sur { $of }
achievements-not-yet = Encore à décrocher
earned-in = { $day } · { $of }
newly-earned =
    { KIND($achievement) ->
        [none] { "" }
       *[some] Au tableau d’honneur : { FORM($achievement, "dots") }
    }
