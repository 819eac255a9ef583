# La préparation d'une partie.

setup-new-match = Nouvelle partie
setup-players = Joueurs
setup-level-of-the-computer = Niveau de l’ordinateur
setup-match-ends-at = Longueur de la partie
setup-blind-nil = Nil à l’aveugle
setup-prevent-reneging = Empêcher les renonces
setup-deal = Distribuer
setup-next = Suivant
setup-group-two-players = À deux
setup-group-classic-games = Classiques
setup-group-table-rules = Règles maison
setup-step-rules = Règles
setup-step-players = Joueurs
setup-step-match = Partie
setup-step-more = Plus
setup-detail-blind-nil = { $points } points, annoncé avant de voir ses cartes
setup-detail-prevent-reneging = Les cartes interdites ne se jouent pas ; sinon, votre adversaire peut signaler une renonce

## Les places, selon le côté de la table.

seat-row-person = { $seat } : une personne
seat-row-computer = { $seat } : l’ordinateur
seat-row-name = { $seat } : nom
seat-row-weaker = { $seat } : niveau plus bas
seat-row-stronger = { $seat } : niveau plus haut
seat-name-you = Vous
namesake = { $number } { $name }
undrawn-all = Impossible d’afficher ces lettres
undrawn-some = Certaines lettres s’affichent en ?
two-people-title = Vous deux
two-people-partners = Partenaires
two-people-opponents = Adversaires
together-nobody = Pas de partenaires : chacun joue pour soi.
together-pairs = Sud et Nord sont partenaires, Ouest et Est aussi.
together-dummy = Est fait le mort : la plus haute annonce le joue.

## La longueur d'une partie.

length-name-quick = Rapide
length-name-target = { $points }
length-in-line-target = { $points } points
duration-minutes = { $count } min
duration-hours = { $count } h
duration-hours-and-a-half = { $count } h 30

## Ce que sont les variantes, en quelques mots et en quelques phrases.

motto =
    { KIND($preset) ->
        [open-draft] Défausse visible
        [closed-draft] Défausse cachée
        [moonshot] Les 13 plis valent 250
        [pairs] Partenaires face à face
        [solo] Chacun pour soi
        [suicide] L’un dit nil
        [whiz] Vos piques, ou nil
        [mirror] Annoncez vos piques
        [classic] Aveugle en cas de retard
        [ace-high] Plancher de 4, pas de nil
        [jjdd] Jokers et deux grands 2
        [jjda] Jokers et un grand 2
        [pass-two] Deux cartes échangées au nil
        [lowest-club] D’abord le plus petit trèfle
       *[three-handed] Le mort au plus offrant
    }
custom-motto = Fixez chaque règle
outline =
    { $players ->
        [2] { outline-length } · à deux
        [3] { outline-length } · à trois
       *[other] { outline-length } · à quatre
    }
outline-length =
    { KIND($target) ->
        [none] { length-name-quick }
       *[other] { $target } points
    }
description =
    { KIND($note) ->
        [none] { description-and-ending }
       *[some] { description-and-ending } { $note }
    }
description-and-ending =
    { KIND($ending) ->
        [none] { $about }
       *[some] { $about } { $ending }
    }
about-preset =
    { KIND($preset) ->
        [open-draft] Piochez, puis gardez ou écartez, 13 fois chacun. La défausse est visible : retenez-la, et vous connaissez les deux mains.
        [closed-draft] Piochez, puis gardez ou écartez, 13 fois chacun. Personne d’autre ne sait ce que vous avez écarté.
        [moonshot] « { preset-open-draft } » avec le grand chelem : annoncez 13 pour +250. Un nil ou un chelem chuté ne coûte que des plis en trop.
        [pairs] Deux partenaires contre deux, 13 cartes chacun. Vos annonces s’additionnent en un contrat ; les plis d’un nil chuté aident le partenaire.
        [solo] Quatre joueurs, chacun pour soi. Le nil vaut 50 ; cinq plis en trop coûtent 50.
        [suicide] Dans chaque équipe, un partenaire doit annoncer nil, et l’autre au moins 4. Les plis d’un nil chuté aident le partenaire.
        [whiz] Par équipes. Annoncez nil, ou exactement votre nombre de piques. Les plis d’un nil chuté aident le partenaire.
        [classic] Par équipes. Les plis d’un nil chuté sont des plis en trop, ceux-ci se reportent, et seul un camp qui a 100 points de retard peut annoncer nil à l’aveugle.
        [ace-high] Règles maison : pas de nil, au moins 4 avec votre partenaire, une annonce de 10 ou plus vaut 150, pique à tout moment. Deux chutes, et c’est perdu.
        [jjdd] Joker Joker Deuce Deuce : pas de nil, au moins 4 à deux, une annonce de 10 ou plus vaut 200, 6 à l’aveugle avec 100 de retard, 13 gagne. Deux chutes, et c’est perdu.
        [jjda] Joker Joker Deuce Ace : pas de nil, au moins 4 à deux, première donne sans annonces. Ensuite, si le total est inférieur à 11, on redonne. Deux chutes, et c’est perdu.
        [pass-two] Par équipes, jokers et grands 2, au moins 4 à deux. Avec un nil, on échange deux cartes ; les plis d’un nil chuté sont des plis en trop. Une annonce de 10 ou plus vaut 200.
        [lowest-club] Par équipes. Au premier pli, chacun joue son plus petit trèfle. Un seul des deux peut annoncer nil ; chuté, ses plis sont en trop. À l’aveugle, on échange deux cartes.
        [mirror] Par équipes. Annoncez exactement votre nombre de piques ; sans pique, c’est nil. Les plis d’un nil chuté aident le partenaire.
       *[three-handed] Trois joueurs et un mort. La plus haute annonce joue avec le mort contre les deux autres.
    }
ending-target = Le premier à { $target } gagne.
ending-target-or-rounds =
    { $rounds ->
        [1] Le premier à { $target } gagne, ou le meilleur score après une donne.
        [one] Le premier à { $target } gagne, ou le meilleur score après { $rounds } donne.
       *[other] Le premier à { $target } gagne, ou le meilleur score après { $rounds } donnes.
    }
ending-rounds =
    { $rounds ->
        [1] Une seule donne : le meilleur score gagne.
        [one] Le meilleur score après { $rounds } donne gagne.
       *[other] Le meilleur score après { $rounds } donnes gagne.
    }
