# Le menu, la défausse, le dernier pli, l'indice, l'étalement et l'analyse : ce qui s'ouvre au-dessus de la table.

menu-menu = Menu
menu-back-to-the-table = Retour à la table
menu-look-through-the-discards = Voir la défausse
menu-restart-the-match = Recommencer
menu-concede-the-round = Abandonner la donne
menu-concede-the-match = Abandonner la partie
menu-leave-to-the-title = Menu principal
menu-the-match-is-kept = Votre partie est enregistrée. Choisissez « { title-continue } » pour y revenir.

## La défausse.

discarded-discards = Défausse
discarded-open =
    { $count ->
        [one] { $count } carte, hors jeu
       *[other] { $count } cartes, hors jeu
    }
discarded-closed =
    { $own ->
        [1]
            { $others ->
                [one] La carte que vous avez écartée ; { $others } autre est cachée
               *[other] La carte que vous avez écartée ; { $others } autres sont cachées
            }
       *[other]
            { $others ->
                [one] Les { $own } cartes que vous avez écartées ; { $others } autre est cachée
               *[other] Les { $own } cartes que vous avez écartées ; { $others } autres sont cachées
            }
    }
last-trick-last-trick = Dernier pli
last-trick-took-the-trick = A fait le pli
last-trick-led = Entame

## L'indice : ses boutons, et ce que disent ses nombres.

hint-thinking = Réflexion…
hint-numbers = Voir les nombres
hint-hide-numbers = Cacher les nombres
hint-why = Pourquoi ?
hint-close = Fermer l’indice
hint-chance-to-win = Le nombre inscrit sur chaque choix est votre chance de gagner la partie.
hint-chance-over-deals =
    { $count ->
        [one] Le nombre inscrit sur chaque choix est votre chance de gagner la partie, d’après { $count } donne simulée.
       *[other] Le nombre inscrit sur chaque choix est votre chance de gagner la partie, d’après { $count } donnes simulées.
    }
advice-blind-nil = Annoncer nil à l’aveugle
advice-blind-bid = Annoncer { $tricks } à l’aveugle
advice-look = Voir mes cartes
advice-misdeal = Demander la maldonne
advice-pass = La passer
advice-draw = Piocher
advice-keep = La garder
advice-discard = L’écarter
advice-nil = Annoncer nil
advice-bid = Annoncer { $tricks }
advice-play = La jouer
advice-call = Signaler une renonce
advice-settle = Compter la donne
advice-next-round = Continuer

## Étaler son jeu pour prendre les plis restants.

claim-whatever-is-played = Ces cartes font tous les plis restants.
claim-grant = Accepter
claim-play-on = Jouer encore
claims-the-rest =
    { KIND($who) ->
        [you] Vous étalez votre jeu : le reste est à vous.
        [dummy] Le mort fait tout le reste.
       *[one] { $who } étale son jeu et prend le reste.
    }

## L'analyse.

review-of-round = Analyse de la donne { $round }
review-going-through-the-round = Analyse de la donne…
review-accuracy = précision
review-the-turning-point = Le tournant
review-nothing-was-given-away = Sans faute. Le meilleur choix, à chaque fois.
review-what-cost-most = Les décisions les plus coûteuses
review-best-played = Meilleure décision
luck-came = En moyenne, ce choix coûte des points. Un coup de chance : la carte suivante était { FORM($card, "the") }.
luck-spared = En moyenne, ce choix coûte des points. Un coup de chance : la suivante n’était que { FORM($card, "the") }.
luck-bid-made = En moyenne, ce choix coûte des points. Un coup de chance : l’annonce est passée.
luck-higher-missed = En moyenne, ce choix coûte des points. Un coup de chance : il n’est pas venu plus de plis.
luck-took = En moyenne, ce choix coûte des points. Un coup de chance : { FORM($card, "the") } a fait le pli.
luck-placed = En moyenne, ce choix coûte des points. Un coup de chance : les autres cartes étaient bien placées.
luck-let-off =
    { KIND($who) ->
        [you] Ce choix coûte des points contre la meilleure défense, mais vous vous en tirez bien.
       *[one] Ce choix coûte des points contre la meilleure défense, mais { FORM($who, "within") } s’en tire bien.
    }
