# L'éditeur des règles sur mesure, et les textes de chaque règle.

editor-custom-rules = Règles sur mesure
editor-start-from = Partir de
editor-these-rules-fit = Ces règles vont ensemble.
editor-use-these-rules = Jouer avec ces règles

## Les règles, et leurs choix.

rule-players = Joueurs
rule-sides = Camps
rule-sides-single = Chacun pour soi
rule-sides-partners = Partenaires
rule-sides-dummy = Avec un mort
rule-hands = Mains
rule-hands-deal = Distribuées
rule-hands-open-draft = Pioche ouverte
rule-hands-closed-draft = Pioche fermée
rule-hands-unseen-draft = Pioche aveugle
rule-trumps = Au-dessus de l’as de pique
rule-trumps-ace = Rien
rule-trumps-jokers = Jokers
rule-trumps-deuce = Grand 2
rule-trumps-jokers-deuce = Jokers, grand 2
rule-trumps-jokers-deuces = Jokers, grands 2
rule-removed = Les 2 qui cèdent la place aux jokers
rule-removed-minor = Trèfle, carreau
rule-removed-red = Cœur, carreau
rule-bidding = Annonces
rule-bidding-free = Libres
rule-bidding-whiz = Whiz
rule-bidding-mirror = Miroir
rule-bidding-suicide = Suicide
rule-bids-first = Annonce en premier
rule-bids-first-first = Premier joueur
rule-bids-first-second = Second joueur
rule-leads-first = Entame la donne
rule-leads-first-first = Premier joueur
rule-leads-first-second = Second joueur
rule-leads-first-highest-bidder = Plus haute annonce
rule-leads-first-low-club = Plus petit trèfle
rule-spades-lead = Entame à pique
rule-spades-lead-broken = Une fois ouverts
rule-spades-lead-any-time = À tout moment
rule-first-trick = Premier pli
rule-first-trick-free = Libre
rule-first-trick-no-spade = Sans pique
rule-first-trick-lowest-clubs = Plus petits trèfles
rule-first-round-bids-itself = Première donne sans annonces
rule-first-round-min-tricks = Plis à y faire
rule-blind-bid = Annonces à l’aveugle dès
rule-blind-bid-failure = Annonce à l’aveugle chutée
rule-blind-bid-failure-double = Perd 20 par pli
rule-blind-bid-failure-single = Perd 10 par pli
rule-pass-nil = Cartes passées avec un nil
rule-pass-blind-nil = Cartes passées avec un nil à l’aveugle
rule-pass-order = Ordre du passage
rule-pass-order-bidder-first = Le nil d’abord
rule-pass-order-together = En même temps
rule-misdeal = Maldonne
rule-misdeal-none = Jamais
rule-misdeal-no-spades = Sans pique
rule-renege = Renonces
rule-renege-prevented = Impossibles
rule-renege-penalised = Pénalisées
rule-min-bid-player = Annonce minimum
rule-min-bid-side = Plancher : minimum d’un camp
rule-min-bid-total = Minimum de toutes les annonces
rule-min-bid-below-total = Si le total est inférieur
rule-min-bid-below-total-throw-in = On redonne
rule-min-bid-below-total-raise = Le dernier monte
rule-total-not-thirteen = Le total ne peut pas faire 13
rule-nil = Nil
rule-nil-partner-min = Nil seulement à côté d’au moins
rule-nil-failure = Nil chuté
rule-nil-failure-penalty = Perd les points du nil
rule-nil-failure-bags = Que des plis en trop
rule-failed-nil-helps-partner = Les plis d’un nil chuté comptent pour le partenaire
rule-failed-nil-bags = Les plis d’un nil chuté sont aussi des plis en trop
rule-blind-nil = Nil à l’aveugle
rule-blind-behind = L’aveugle seulement avec un retard de
rule-moon = Grand chelem
rule-moon-wins-match = Gagne
rule-moon-failure = Chelem chuté
rule-moon-failure-bags = Plis en trop
rule-moon-failure-set = Chute
rule-ten-made = Annonce de 10 ou plus, réussie
rule-ten-failed = Annonce de 10 ou plus, chutée
rule-set-cost = Prix d’une chute
rule-set-cost-bid = L’annonce
rule-set-cost-nothing = Aucun point
rule-double-nil = Double nil
rule-bags-limit = Limite de plis en trop
rule-bags-penalty = Pénalité de plis en trop
rule-bags-carry = Le surplus se reporte
rule-bags-points = Points par pli en trop
rule-end-target = Score à atteindre
rule-end-floor = Score éliminatoire
rule-end-rounds = Nombre fixe de donnes
rule-end-cap = Donnes au plus
rule-end-sets = Chutes éliminatoires
rule-end-sets-in-a-row = Chutes de suite éliminatoires
rule-end-level-plays-on = Continuer en cas d’égalité

## Ce que fait un interrupteur.

rule-detail-total-not-thirteen = Le dernier à parler doit l’éviter : il faut que quelqu’un chute
rule-detail-first-round-bids-itself = Chaque pli y vaut dix points, et rien d’autre ne compte
rule-detail-failed-nil-helps-partner = Ils comptent pour l’annonce du partenaire
rule-detail-failed-nil-bags = Seulement si aucun partenaire n’a annoncé de plis
rule-detail-double-nil = Les deux réussissent nil : 400 points. Les deux à l’aveugle : la partie est gagnée.
rule-detail-bags-carry = Le surplus au-delà de la limite reste compté ; sinon, le compte repart de zéro
rule-detail-min-bid-side = En plis, les deux annonces ensemble
rule-detail-min-bid-total = En plis
rule-detail-nil = Points gagnés ou perdus
rule-detail-nil-partner-min = En plis
rule-detail-blind-nil = Points gagnés ou perdus
rule-detail-blind-behind = En points
rule-detail-blind-bid = La plus petite, en plis
rule-detail-first-round-min-tricks = Avec moins, la partie est perdue
rule-detail-pass-nil = Cartes dans chaque sens
rule-detail-pass-blind-nil = Cartes dans chaque sens
rule-detail-moon = Points pour une annonce de 13 réussie
rule-detail-ten-made = Points gagnés
rule-detail-ten-failed = Points perdus
rule-detail-bags-limit = Plis en trop avant la pénalité
rule-detail-bags-penalty = Points perdus à la limite
rule-detail-end-target = Points qui font gagner la partie
rule-detail-end-floor = Points qui font perdre la partie
rule-detail-end-rounds = Donnes d’une partie
rule-detail-end-cap = Donnes avant que le premier gagne
rule-detail-end-sets = Chutes dans une partie
rule-detail-end-sets-in-a-row = Chutes à la suite
rule-detail-end-level-plays-on = Une donne de plus départage ; sinon, la partie est nulle

## Les boutons à côté d'un nombre.

step-less = Moins : { $rule }
step-more = Plus : { $rule }
step-value =
    { KIND($value) ->
        [none] Non
       *[other] { $value }
    }

## Pourquoi des règles ne tiennent pas.

rules-do-not-fit = Ces règles ne vont pas ensemble. { $why }
rules-error-range = { $rule } : choisissez un nombre de { $min } à { $max }.
rules-always-set = Il y a { $spades } piques : le total des annonces fait { $spades }, et quelqu’un chute toujours.

## De même, selon la clé du refus.

rules-error-partners-need-four = Pour avoir des partenaires, il faut être quatre.
rules-error-dummy-needs-three = Le mort demande exactement trois joueurs.
rules-error-three-need-dummy = À trois, il faut un mort.
rules-error-draft-needs-two = La pioche ne se joue qu’à deux.
rules-error-suicide-needs-partners = « { rule-bidding-suicide } » demande des partenaires.
rules-error-dummy-needs-free-bids = La plus haute annonce joue le mort : les annonces doivent être « { rule-bidding-free } ».
rules-error-second-bids-first = Le second joueur ne peut annoncer en premier qu’à deux.
rules-error-second-leads-first = Le second joueur ne peut entamer la donne qu’à deux.
rules-error-low-club-between-two = À deux, la moitié du jeu est hors jeu : le plus petit trèfle ne peut pas entamer.
rules-error-first-trick-between-two = À deux, la moitié du jeu est hors jeu : le premier pli ne peut pas être limité.
rules-error-min-bid-needs-chosen-bids = Avec « { rule-bidding-whiz } » et « { rule-bidding-mirror } », l’annonce dépend de vos piques : pas d’annonce minimum.
rules-error-min-bid-in-suicide = « { rule-bidding-suicide } » a sa propre annonce minimum.
rules-error-board-needs-chosen-bids = Avec « { rule-bidding-whiz } » et « { rule-bidding-mirror } », l’annonce dépend de vos piques : pas de plancher.
rules-error-board-in-suicide = « { rule-bidding-suicide } » a sa propre annonce minimum : pas de plancher.
rules-error-board-with-dummy = Avec un mort, une seule annonce fait le contrat : pas de plancher.
rules-error-total-needs-chosen-bids = Avec « { rule-bidding-whiz } » et « { rule-bidding-mirror } », l’annonce dépend de vos piques : pas de total minimum.
rules-error-total-in-suicide = « { rule-bidding-suicide } » a sa propre annonce minimum : pas de total minimum.
rules-error-total-with-dummy = Avec un mort, une seule annonce fait le contrat : pas de total minimum.
rules-error-thirteen-needs-chosen-bids = Avec « { rule-bidding-whiz } » et « { rule-bidding-mirror } », l’annonce dépend de vos piques : aucun total ne peut être exclu.
rules-error-thirteen-in-suicide = « { rule-bidding-suicide } » a sa propre annonce minimum : un total de 13 ne peut pas être exclu.
rules-error-thirteen-with-dummy = Avec un mort, une seule annonce fait le contrat : un total de 13 ne peut pas être exclu.
rules-error-nil-must-be-possible = « { rule-bidding-suicide } », « { rule-bidding-whiz } » et « { rule-bidding-mirror } » ont besoin du nil.
rules-error-nil-is-needed = Sans nil, il n’y a ni nil à l’aveugle, ni double nil, ni passage de cartes, ni condition sur le nil.
rules-error-nil-partner-needs-partners = Pour que le nil dépende de l’annonce du partenaire, il faut des partenaires.
rules-error-nil-partner-needs-chosen-bids = Avec « { rule-bidding-whiz } » et « { rule-bidding-mirror } », l’annonce dépend de vos piques : le nil ne peut pas dépendre du partenaire.
rules-error-nil-partner-in-suicide = « { rule-bidding-suicide } » a sa propre règle pour le nil à côté d’un partenaire.
rules-error-nil-partner-and-double-nil = Pour le double nil, les deux partenaires doivent pouvoir annoncer nil.
rules-error-first-round-needs-chosen-bids = « { rule-bidding-whiz } » et « { rule-bidding-mirror } » tiennent à leurs annonces : chaque donne en a.
rules-error-first-round-in-suicide = « { rule-bidding-suicide } » tient à ses annonces : chaque donne en a.
rules-error-first-round-with-dummy = La plus haute annonce joue le mort : chaque donne a des annonces.
rules-error-first-round-is-all = Une partie d’une seule donne n’aurait aucune annonce.
rules-error-min-tricks-need-first-round = Il ne faut des plis que dans une première donne sans annonces.
rules-error-min-tricks-alone = À quatre chacun pour soi, il en manquerait toujours à quelqu’un.
rules-error-blind-bid-needs-free-bids = Une annonce à l’aveugle demande des annonces « { rule-bidding-free } ».
rules-error-blind-bid-with-dummy = Avec un mort, une seule annonce fait le contrat : pas d’annonce à l’aveugle pour deux.
rules-error-passing-needs-partners = Pour passer des cartes, il faut un partenaire.
rules-error-blind-passing-needs-partners = Pour passer des cartes, il faut un partenaire.
rules-error-blind-passing-needs-blind-nil = Sans nil à l’aveugle, aucune carte ne se passe avec lui.
rules-error-misdeal-needs-deal = Seule une main distribuée peut être une maldonne ; à la pioche, on choisit la sienne.
rules-error-blind-nil-needs-free-bids = Le nil à l’aveugle demande des annonces « { rule-bidding-free } ».
rules-error-moon-with-dummy = Avec un mort, les camps changent à chaque donne : pas de grand chelem.
rules-error-moon-needs-chosen-bids = Avec « { rule-bidding-whiz } » et « { rule-bidding-mirror } », l’annonce dépend de vos piques : pas de grand chelem.
rules-error-ten-needs-chosen-bids = Avec « { rule-bidding-whiz } » et « { rule-bidding-mirror } », l’annonce dépend de vos piques : pas de prime pour une annonce de 10.
rules-error-double-nil-needs-partners = Le double nil demande des partenaires.
rules-error-double-nil-in-suicide = « { rule-bidding-suicide } » exclut le double nil.
rules-error-double-nil-needs-penalty = Un double nil chuté perd des points : un nil simple doit en perdre aussi.
rules-error-renege-needs-two = Les renonces pénalisées sont réservées aux parties à deux.
rules-error-endless = Une partie a besoin d’un score à atteindre ou d’un nombre de donnes.
rules-error-rounds-beyond-cap = Le nombre fixe de donnes dépasse le nombre de donnes au plus.

## Les règles sur mesure en une phrase : « Par équipes, avec jokers, nil 50. »

rules-summary =
    { KIND($differences) ->
        [none] Comme « { $preset } ».
       *[some]
            { $more ->
                [0] { rules-summary-listed }.
                [one] { rules-summary-listed }, et { $more } autre différence.
               *[other] { rules-summary-listed }, et { $more } autres différences.
            }
    }
rules-summary-listed = { $preset }, { FORM($differences, "commas") }

## Les différences, selon la clé de la règle.

different-players =
    { $value ->
        [2] deux joueurs
        [3] trois joueurs
       *[other] quatre joueurs
    }
different-sides =
    { $value ->
        [single] chacun pour soi
        [dummy] avec un mort
       *[partners] partenaires
    }
different-hands =
    { $value ->
        [open-draft] pioche ouverte
        [closed-draft] pioche fermée
        [unseen-draft] pioche aveugle
       *[deal] mains distribuées
    }
different-trumps =
    { $value ->
        [jokers] avec jokers
        [deuce] avec un grand 2
        [jokers-deuce] avec jokers et un grand 2
        [jokers-deuces] avec jokers et deux grands 2
       *[ace] l’as au sommet
    }
different-removed =
    { $value ->
        [red] jokers à la place des 2 rouges
       *[minor] jokers à la place des 2 de trèfle et de carreau
    }
different-bidding =
    { $value ->
        [whiz] annonces « { rule-bidding-whiz } »
        [mirror] annonces « { rule-bidding-mirror } »
        [suicide] annonces « { rule-bidding-suicide } »
       *[free] annonces libres
    }
different-bids-first =
    { $value ->
        [second] le second joueur annonce en premier
       *[first] le premier joueur annonce en premier
    }
different-leads-first =
    { $value ->
        [second] le second joueur entame
        [highest-bidder] la plus haute annonce entame
        [low-club] le plus petit trèfle entame
       *[first] le premier joueur entame
    }
different-min-bid-player =
    { $value ->
        [1] pas d’annonce minimum
       *[other] annonce minimum { $value }
    }
different-min-bid-side =
    { KIND($value) ->
        [none] pas de plancher
       *[other] plancher { $value }
    }
different-min-bid-total =
    { KIND($value) ->
        [none] pas de total minimum
       *[other] total des annonces d’au moins { $value }
    }
different-min-bid-below-total =
    { $value ->
        [raise] le dernier monte
       *[throw-in] on redonne si les annonces sont basses
    }
different-total-not-thirteen =
    { $value ->
        [yes] le total ne peut pas faire 13
       *[no] le total peut faire 13
    }
different-nil =
    { KIND($value) ->
        [none] pas de nil
       *[other] nil { $value }
    }
different-nil-partner-min =
    { KIND($value) ->
        [none] nil à côté de toute annonce
       *[other] nil seulement à côté de { $value } ou plus
    }
different-nil-failure =
    { $value ->
        [bags] un nil chuté ne coûte que des plis en trop
       *[penalty] un nil chuté perd ses points
    }
different-blind-nil =
    { KIND($value) ->
        [none] pas de nil à l’aveugle
       *[other] nil à l’aveugle { $value }
    }
different-blind-behind =
    { KIND($value) ->
        [none] à l’aveugle à tout score
       *[other] à l’aveugle avec { $value } de retard
    }
different-moon =
    { KIND($value) ->
        [none] pas de grand chelem
        [wins-match] un grand chelem gagne la partie
       *[other] grand chelem { $value }
    }
different-moon-failure =
    { $value ->
        [set] un chelem chuté est une chute
       *[bags] un chelem chuté ne coûte que des plis en trop
    }
different-ten-made =
    { KIND($value) ->
        [none] pas de prime pour 10
       *[other] { $value } pour 10 ou plus, réussi
    }
different-ten-failed =
    { KIND($value) ->
        [none] un 10 chuté coûte son annonce
       *[other] −{ $value } pour 10 ou plus, chuté
    }
different-set-cost =
    { $value ->
        [nothing] une chute ne coûte rien
       *[bid] une chute coûte l’annonce
    }
different-double-nil =
    { $value ->
        [yes] double nil
       *[no] pas de double nil
    }
different-failed-nil-helps-partner =
    { $value ->
        [yes] les plis d’un nil chuté comptent pour le partenaire
       *[no] les plis d’un nil chuté ne comptent pas pour le partenaire
    }
different-failed-nil-bags =
    { $value ->
        [yes] les plis d’un nil chuté sont des plis en trop
       *[no] les plis d’un nil chuté ne sont pas des plis en trop
    }
different-bags-limit = limite de plis en trop { $value }
different-bags-penalty =
    { $value ->
        [0] pas de pénalité de plis en trop
       *[other] pénalité de plis en trop { $value }
    }
different-bags-carry =
    { $value ->
        [yes] le surplus de plis se reporte
       *[no] le compte des plis en trop repart de zéro
    }
different-bags-points =
    { $value ->
        [0] les plis en trop ne valent rien
        [-1] chaque pli en trop coûte 1 point
       *[other] chaque pli en trop vaut 1 point
    }
different-spades-lead =
    { $value ->
        [any-time] entame à pique à tout moment
       *[broken] entame à pique une fois ouverts
    }
different-first-trick =
    { $value ->
        [no-spade] pas de pique au premier pli
        [lowest-clubs] les plus petits trèfles au premier pli
       *[free] un premier pli ordinaire
    }
different-first-round-bids-itself =
    { $value ->
        [yes] première donne sans annonces
       *[no] première donne avec annonces
    }
different-first-round-min-tricks =
    { KIND($value) ->
        [none] autant de plis qu’on veut à la première donne
       *[other] élimination sous { $value } plis à la première donne
    }
different-blind-bid =
    { KIND($value) ->
        [none] pas d’annonce à l’aveugle
       *[other] annonces à l’aveugle dès { $value }
    }
different-blind-bid-failure =
    { $value ->
        [single] une annonce à l’aveugle chutée perd 10 par pli
       *[double] une annonce à l’aveugle chutée perd 20 par pli
    }
different-pass-nil =
    { $value ->
        [0] aucune carte passée avec un nil
        [one] { $value } carte passée avec un nil
       *[other] { $value } cartes passées avec un nil
    }
different-pass-blind-nil =
    { $value ->
        [0] aucune carte passée avec un nil à l’aveugle
        [one] { $value } carte passée avec un nil à l’aveugle
       *[other] { $value } cartes passées avec un nil à l’aveugle
    }
different-pass-order =
    { $value ->
        [together] les cartes se passent en même temps
       *[bidder-first] le nil passe ses cartes d’abord
    }
different-misdeal =
    { $value ->
        [no-spades] une main sans pique est une maldonne
       *[none] pas de maldonne
    }
different-renege =
    { $value ->
        [penalised] renonces pénalisées
       *[prevented] pas de renonces
    }
different-end-floor =
    { KIND($value) ->
        [none] pas de score éliminatoire
       *[other] élimination à { $value }
    }
different-end-cap = limite de donnes { $value }
different-end-sets =
    { KIND($value) ->
        [none] autant de chutes qu’on veut
       *[other] élimination à { $value } chutes
    }
different-end-sets-in-a-row =
    { KIND($value) ->
        [none] autant de chutes de suite qu’on veut
       *[other] élimination à { $value } chutes de suite
    }
different-end-level-plays-on =
    { $value ->
        [yes] les égalités se départagent
       *[no] les égalités restent
    }
