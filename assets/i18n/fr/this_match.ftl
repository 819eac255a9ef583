# Les règles de la partie en cours.

rules-heading-players-and-cards = Joueurs et cartes
rules-heading-bidding = Les annonces
rules-heading-play = Le jeu de la carte
rules-heading-points = La marque
rules-heading-for-example = Par exemple
rules-heading-the-end = Fin de la partie

says-who-plays =
    { $players ->
        [2] Deux joueurs.
        [3] Trois joueurs et un <dummy>mort</dummy>. À chaque donne, la plus haute <bid>annonce</bid> prend le mort pour partenaire, contre les deux autres. Chacun marque pour soi.
       *[other]
            { KIND($sides) ->
                [partners] Quatre joueurs en deux équipes, partenaires face à face.
               *[single] Quatre joueurs, chacun pour soi.
            }
    }
says-hands =
    { KIND($hand-building) ->
        [open-draft] La main se compose à la <draft>pioche</draft> : piochez une carte. Gardez-la, et la suivante part à la <discard>défausse</discard> ; écartez-la, et la suivante est pour vous. La défausse est visible.
        [closed-draft] La main se compose à la <draft>pioche</draft> : piochez une carte. Gardez-la, et la suivante part à la <discard>défausse</discard> ; écartez-la, et la suivante est pour vous. Personne d’autre ne voit ce que vous écartez.
        [unseen-draft] La main se compose à la <draft>pioche</draft> : piochez une carte. Gardez-la, et la suivante part à la <discard>défausse</discard> ; écartez-la, et la suivante est pour vous. Vous seul voyez ce que vous écartez, et personne ne voit la carte qui suit une carte gardée.
        [deal-to-two] Chacun reçoit 13 cartes. Les 26 autres restent hors jeu, et personne ne les voit.
       *[deal] Toutes les cartes sont distribuées, 13 par main.
    }
says-jokers = Le grand joker est le plus fort pique, le petit joker le deuxième ; le 2 de trèfle et le 2 de carreau sont retirés.
says-trumps =
    { KIND($trumps) ->
        [deuce] Le 2 de pique est un <high-deuce>grand 2</high-deuce>, le plus fort pique, au-dessus de l’as.
        [jokers-deuce] Les plus forts piques sont le grand joker, le petit joker et le 2 de pique, un <high-deuce>grand 2</high-deuce> ; l’as vient en quatrième. Les 2 de cœur et de carreau sont retirés : il y a 15 piques.
        [jokers-deuces] Les plus forts piques sont le grand joker, le petit joker, le 2 de carreau et le 2 de pique, tous deux des <high-deuce>grands 2</high-deuce> ; l’as vient en cinquième. Les 2 de cœur et de trèfle sont retirés : il y a 16 piques, et 12 cartes dans chaque autre couleur.
       *[jokers] Le grand joker est le plus fort pique, le petit joker le deuxième ; les 2 de cœur et de carreau sont retirés.
    }
says-spades-in-every-way = Ce sont des piques à part entière, quoi que montre leur image.
says-trumps-example =
    { KIND($trumps) ->
        [deuce] Par exemple, entame de l’as de carreau, puis viennent l’as de pique et le 2 de pique : le 2 prend le pli.
        [jokers-deuce] Par exemple, entame de l’as de carreau, puis viennent l’as de pique, le 2 de pique et le petit joker : le joker prend le pli.
        [jokers-deuces] Par exemple, entame de l’as de carreau, puis viennent le 2 de pique, le 2 de carreau et le roi de carreau : le 2 de carreau prend le pli.
       *[jokers] Par exemple, entame de l’as de carreau, puis viennent l’as de pique et le petit joker : le joker prend le pli.
    }
says-bids =
    { KIND($bidding-rule) ->
        [whiz] Chacun <bid>annonce</bid> une fois : <nil>nil</nil>, ou son nombre de piques.
        [mirror] Chacun <bid>annonce</bid> son nombre de piques ; sans pique, c’est <nil>nil</nil>.
        [suicide] Un partenaire <bid>annonce</bid> <nil>nil</nil>, l’autre au moins 4. Le premier à parler choisit.
       *[free]
            { $nil ->
                [yes] Chacun <bid>annonce</bid> une fois : <nil>nil</nil>, ou de { $min } à 13 <trick>plis</trick>.
               *[no] Chacun <bid>annonce</bid> une fois : de { $min } à 13 <trick>plis</trick>. Personne ne peut annoncer <nil>nil</nil>.
            }
    }
says-bids-add-up = Les <bid>annonces</bid> d’un <side>camp</side> s’additionnent en un <contract>contrat</contract>.
says-board = <board>Plancher</board> de { $min } : vous et votre partenaire ne pouvez pas <bid>annoncer</bid> moins de { $min } à deux. Si votre partenaire dit 1, vous dites { $rest } ou plus.
says-nil-beside-a-bid =
    { $min ->
        [1] Un seul des partenaires peut <bid>annoncer</bid> <nil>nil</nil>.
       *[other] On ne peut <bid>annoncer</bid> <nil>nil</nil> qu’à côté d’un partenaire qui annonce { $min } ou plus.
    }
says-total-thrown-in = Si le total des <bid>annonces</bid> est inférieur à { $total }, on redonne. Après trois donnes de ce genre, le dernier à parler doit monter jusqu’au total.
says-total-raised = Le total des <bid>annonces</bid> doit atteindre { $total }. Si les précédentes font 7, la dernière est de { $rest } ou plus.
says-not-thirteen = La dernière <bid>annonce</bid> ne peut pas porter le total à 13. Si les précédentes font 9, elle ne peut pas être de 4.
says-eldest-begins = Le joueur à gauche du donneur <bid>annonce</bid> en premier et <lead>entame</lead> le premier <trick>pli</trick>.
says-eldest-bids = Le joueur à gauche du donneur <bid>annonce</bid> en premier.
says-highest-bidder-leads = La plus haute <bid>annonce</bid> <lead>entame</lead> le premier <trick>pli</trick> ; à égalité, la première faite.
says-low-club-leads = Le plus petit trèfle <lead>entame</lead> le premier <trick>pli</trick> : qui l’a doit le jouer.
says-bids-first =
    { KIND($starter) ->
        [other-side] Le donneur <bid>annonce</bid> en premier.
        [left] Le joueur qui ne donne pas <bid>annonce</bid> en premier.
        [second] Le second à piocher <bid>annonce</bid> en premier.
       *[first] Le premier à piocher <bid>annonce</bid> en premier.
    }
says-leads-first =
    { KIND($starter) ->
        [other-side] Le donneur <lead>entame</lead> le premier <trick>pli</trick>.
        [left] Le joueur qui ne donne pas <lead>entame</lead> le premier <trick>pli</trick>.
        [second] Le second à piocher <lead>entame</lead> le premier <trick>pli</trick>.
       *[first] Le premier à piocher <lead>entame</lead> le premier <trick>pli</trick>.
    }
says-blind-nil =
    { KIND($hand-building) ->
        [deal] Le <blind-nil>nil à l’aveugle</blind-nil> s’<bid>annonce</bid> avant de regarder ses cartes.
       *[draft] Le <blind-nil>nil à l’aveugle</blind-nil> s’<bid>annonce</bid> à votre premier coup, avant de piocher. Vous gardez ensuite toutes vos cartes, sans les voir.
    }
says-blind-bid =
    { $partners ->
        [yes] Le premier de deux partenaires peut <bid>annoncer</bid> { $min } ou plus pour les deux avant de regarder ses cartes. Les points comptent alors double, gagnés ou perdus, et l’autre n’<bid>annonce</bid> pas.
       *[no]
            { KIND($hand-building) ->
                [deal] Vous pouvez <bid>annoncer</bid> { $min } ou plus avant de regarder vos cartes. Les points comptent alors double, gagnés ou perdus.
               *[draft] Vous pouvez <bid>annoncer</bid> { $min } ou plus à votre premier coup, avant de piocher. Vous gardez ensuite toutes vos cartes, sans les voir, et les points comptent double, gagnés ou perdus.
            }
    }
says-passing =
    { $blind ->
        [yes] Si votre partenaire annonce <blind-nil>nil à l’aveugle</blind-nil>, { says-passing-swap }
       *[no] Si votre partenaire annonce <nil>nil</nil>, { says-passing-swap }
    }
says-passing-swap =
    { $count ->
        [one] vous échangez { $count } carte : { says-passing-order }
       *[other] vous échangez { $count } cartes : { says-passing-order }
    }
says-passing-order =
    { $together ->
        [yes] chacun choisit avant de voir ce qu’il reçoit.
       *[no] votre partenaire passe d’abord, puis vous pouvez lui rendre une carte.
    }
says-misdeal = Si vous n’avez aucun pique, vous pouvez demander <misdeal>la maldonne</misdeal> au lieu d’<bid>annoncer</bid> : on redonne.
says-first-round = Personne n’<bid>annonce</bid> à la première donne : chaque <trick>pli</trick> vaut 10 points.
says-min-tricks = Un <side>camp</side> qui y fait moins de { $min } <trick>plis</trick> perd la partie.
says-blind-behind = Seul un <side>camp</side> qui a { $points } points de retard ou plus au début de la donne y a droit.
says-moon = <bid>Annoncer</bid> 13, c’est tenter le <moon>grand chelem</moon>.
says-boston = Deux partenaires qui <bid>annoncent</bid> 13 à eux deux, par exemple 7 et 6, tentent le <moon>grand chelem</moon>, dit aussi « boston ».
says-no-nil-for-the-dummy = Si les trois <bid>annoncent</bid> <nil>nil</nil>, on redonne.
says-follow = Qui le peut doit <following-suit>fournir</following-suit> ; sinon, on joue ce qu’on veut. Le plus fort pique prend le <trick>pli</trick>, ou, sans pique, la plus forte carte de la couleur <lead>entamée</lead>. Qui a fait le pli entame le suivant.
says-breaking = On ne peut pas <lead>entamer</lead> pique tant que les piques ne sont pas <breaking-spades>ouverts</breaking-spades> : par un pique joué sur une autre couleur, ou entamé d’une main qui n’a que des piques.
says-spades-at-any-time = On peut <lead>entamer</lead> pique quand on veut.
says-no-spade-in-the-first-trick = Au premier <trick>pli</trick>, on ne peut pas jouer pique tant qu’on a une autre couleur.
says-lowest-clubs = Au premier <trick>pli</trick>, chacun joue son plus petit trèfle ; sans trèfle, un cœur ou un carreau au choix. Le plus fort trèfle le prend.
says-reneging =
    { KIND($renege) ->
        [penalised] Le jeu vous laisse enfreindre ces règles, mais votre adversaire peut signaler la <renege>renonce</renege>, une fois par donne. Un signalement juste termine la donne : le fautif ne marque rien, et l’autre marque les deux <bid>annonces</bid> comme réussies.
       *[prevented] Une carte interdite ne peut pas être jouée.
    }
says-target = Le premier à { $target } points gagne.
says-floor = Un <side>camp</side> qui tombe à { $floor } points ou plus bas perd.
says-rounds =
    { $rounds ->
        [1] La partie se joue en une donne : le plus haut score gagne.
        [one] La partie s’arrête après { $rounds } donne : le plus haut score gagne.
       *[other] La partie s’arrête après { $rounds } donnes : le plus haut score gagne.
    }
says-target-or-rounds =
    { $rounds ->
        [one] La partie s’arrête quand quelqu’un atteint { $target } points, ou après { $rounds } donne. Le plus haut score gagne.
       *[other] La partie s’arrête quand quelqu’un atteint { $target } points, ou après { $rounds } donnes. Le plus haut score gagne.
    }
says-cap = Elle s’arrête toujours après la donne { $round }.
says-highest-wins = Si plusieurs <side>camps</side> y arrivent dans la même donne, le plus haut score gagne.
says-sets =
    { $sets ->
        [1] Un <side>camp</side> qui <set>chute</set> perd la partie, quelle que soit son avance.
       *[other] Un <side>camp</side> qui <set>chute</set> { $sets } fois perd la partie, quelle que soit son avance.
    }
says-sets-in-a-row = Un <side>camp</side> qui <set>chute</set> { $sets } fois de suite perd la partie.
says-level =
    { $plays-on ->
        [yes] En cas d’égalité en tête, on joue une donne de plus.
       *[no] En cas d’égalité en tête, la partie est nulle.
    }
paragraph = { FORM($says, "spaces") }

## Ce qui se marque, et ce que cela vaut.

scored-contract-made = Annonce réussie
scored-contract-set = Chute
scored-ten = Annonce de 10 ou plus
scored-nil = Nil
scored-blind-nil = Nil à l’aveugle
scored-blind-bid = Annonce à l’aveugle
scored-double-nil = Double nil
scored-moon = Grand chelem
scored-tricks-of-a-failed-nil = Plis d’un nil chuté
scored-bags = Plis en trop
worth-ten-a-trick =
    { $bag ->
        [0] 10 par pli annoncé
        [-1] 10 par pli annoncé, moins 1 par pli en trop
       *[other] 10 par pli annoncé, plus 1 par pli en trop
    }
worth-ten-lost-a-trick = −10 par pli annoncé
worth-nothing-lost = Aucun point perdu
worth-either = { $won } si réussi, { $lost } si chuté
worth-a-trick = { $won } par pli annoncé si réussi, { $lost } si chuté
worth-or-bags = { $points } si réussi ; sinon, ses plis sont des plis en trop
worth-wins-or-bags = Gagne la partie si réussi ; sinon, ses plis sont des plis en trop
worth-wins = Gagne la partie si réussi, { $lost } si chuté
worth-double = Les deux partenaires annoncent nil : { $won } si les deux réussissent, { $lost } sinon. Tous deux à l’aveugle : le double, et la partie est gagnée.
worth-help-the-partner = Comptent pour l’annonce du partenaire
worth-are-bags = Comptent comme des plis en trop
worth-are-nothing = Ne comptent pas
worth-penalty =
    { $limit ->
        [1] Chaque pli en trop coûte { $penalty }
       *[other]
            { $carry ->
                [yes] { $limit } plis en trop coûtent { $penalty } ; le surplus se reporte
               *[no] { $limit } plis en trop coûtent { $penalty }, puis le compte repart de zéro
            }
    }
worth-no-penalty = Pas de pénalité

## Exemples.

story =
    { $bags ->
        [0] { $round }
        [one]
            { $partners ->
                [yes] Votre camp a { $bags } pli en trop. { $round }
               *[no] Vous avez { $bags } pli en trop. { $round }
            }
       *[other]
            { $partners ->
                [yes] Votre camp a { $bags } plis en trop. { $round }
               *[no] Vous avez { $bags } plis en trop. { $round }
            }
    }
example-bid-moon = 13 (le grand chelem)
example-round-renege = Vous annoncez { $own } ; votre adversaire annonce { $other }, fait une renonce, et vous la signalez.
example-round-both-nil = Vous et votre partenaire annoncez nil tous les deux, et aucun ne fait de pli.
example-round-with-the-dummy = Vous annoncez { $own }, la plus haute annonce, et faites { $tricks } avec le mort.
example-round-alone =
    { $tricks ->
        [0] Vous annoncez { $own } et ne faites aucun pli.
       *[other] Vous annoncez { $own } et en faites { $tricks }.
    }
example-round-beside-nil =
    { $tricks ->
        [0]
            { $taken ->
                [0] Vous annoncez { $own } et ne faites aucun pli ; votre partenaire annonce { $theirs } et n’en fait aucun.
               *[other] Vous annoncez { $own } et ne faites aucun pli ; votre partenaire annonce { $theirs } et en fait { $taken }.
            }
       *[other]
            { $taken ->
                [0] Vous annoncez { $own } et en faites { $tricks } ; votre partenaire annonce { $theirs } et n’en fait aucun.
               *[other] Vous annoncez { $own } et en faites { $tricks } ; votre partenaire annonce { $theirs } et en fait { $taken }.
            }
    }
example-round-together = Vous annoncez { $own }, votre partenaire { $theirs }. À vous deux, vous en faites { $tricks }.
example-round-blind =
    { $partners ->
        [yes] Vous annoncez { $bid } à l’aveugle pour vous deux. À vous deux, vous en faites { $tricks }.
       *[no] Vous annoncez { $bid } à l’aveugle et en faites { $tricks }.
    }
