# Pourquoi un choix est le meilleur. « Vous » est le lecteur ; d'un autre joueur ([one]), l'analyse parle au passé. Aucune phrase ne met
# « de » ni « que » devant un nom de joueur, qui peut commencer par une voyelle.

explained-two = { $first } { $second }

## Des morceaux de phrases.

reason-make-start =
    { KIND($who) ->
        [you] Vous réussissez
       *[one] { FORM($who, "start") } réussit
    }
reason-make =
    { KIND($who) ->
        [you] vous réussissez
       *[one] { FORM($who, "within") } réussit
    }
reason-have =
    { KIND($who) ->
        [you] Vous avez
       *[one] { FORM($who, "start") } a
    }
reason-they = l’adversaire
reason-their-nil = le nil adverse
reason-makes-nil =
    { KIND($who) ->
        [you] vous réussissez votre nil
       *[one] { FORM($who, "within") } réussit son nil
    }
# « vous fait chuter », après une carte.
reason-sets =
    { KIND($who) ->
        [you] vous fait chuter
       *[one] fait chuter { FORM($who, "within") }
    }
reason-would-set =
    { KIND($who) ->
        [you] vous ferait chuter
       *[one] ferait chuter { FORM($who, "within") }
    }
# Un joueur, vu par $who.
reason-player-start =
    { KIND($who) ->
        [you]
            { $player ->
                [partner] Votre partenaire
                [left] Le joueur à votre gauche
                [right] Le joueur à votre droite
               *[opposite] Le joueur en face de vous
            }
       *[one]
            { $player ->
                [partner] Le partenaire
                [left] Le joueur de gauche
                [right] Le joueur de droite
               *[opposite] Le joueur d’en face
            }
    }
reason-player =
    { KIND($who) ->
        [you]
            { $player ->
                [partner] votre partenaire
                [left] le joueur à votre gauche
                [right] le joueur à votre droite
               *[opposite] le joueur en face de vous
            }
       *[one]
            { $player ->
                [partner] le partenaire
                [left] le joueur de gauche
                [right] le joueur de droite
               *[opposite] le joueur d’en face
            }
    }

## Dans combien de donnes essayées : « dans 28 des 32 donnes simulées ».

deals-counted =
    { $of ->
        [1] { $met } donne simulée sur une
       *[other] { $met } des { $of } donnes simulées
    }
deals-share = { $percent } des donnes simulées
deals-again-counted =
    { $count ->
        [0] aucune
       *[other] { $count } seulement
    }
deals-again-share = { $percent } seulement

## Une phrase.

reason-only-choice =
    { KIND($who) ->
        [you] C’est votre seul choix.
       *[one] Il n’y avait qu’un choix.
    }
reason-only-card =
    { KIND($who) ->
        [you] C’est votre seule carte permise : inutile d’hésiter.
       *[one] C’était la seule carte permise.
    }
reason-renege-proved = Une carte interdite a été jouée.
reason-renege-unproved = Rien n’indique une renonce, et un seul signalement est permis par donne.
reason-draft-even = C’est du pile ou face : { FORM($card, "the") } vaut à peu près ce que vaut en moyenne la carte suivante.
reason-tricks =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
reason-drawn-better =
    { KIND($suit) ->
        [spades]
            { $spades ->
                [one] { FORM($card, "the-start") } peut couper toutes les couleurs : environ { reason-tricks } de mieux que la carte suivante en moyenne.
               *[other] Avec { FORM($card, "the") }, cela fait { $spades } piques, et chacun peut couper : environ { reason-tricks } de mieux que la carte suivante en moyenne.
            }
       *[other]
            { $higher ->
                [0] { FORM($card, "the-start") } est le plus fort { $suit } qui reste : environ { reason-tricks } de mieux que la carte suivante en moyenne.
                [1] Un seul { $suit } encore dehors bat { FORM($card, "the") } : environ { reason-tricks } de mieux que la carte suivante en moyenne.
               *[other] { FORM($card, "the-start") } vaut environ { reason-tricks } de mieux que la carte suivante en moyenne.
            }
    }
reason-next-better =
    { KIND($suit) ->
        [spades] La carte suivante devrait valoir environ { reason-tricks } de mieux que { FORM($card, "the") }.
       *[other]
            { $higher ->
                [0] La carte suivante devrait valoir environ { reason-tricks } de mieux que { FORM($card, "the") }.
                [one] Il reste dehors { $higher } { $suit } plus fort : la carte suivante devrait valoir environ { reason-tricks } de mieux que { FORM($card, "the") }.
               *[other] Il reste dehors { $higher } { FORM($suit, "many") } plus forts : la carte suivante devrait valoir environ { reason-tricks } de mieux que { FORM($card, "the") }.
            }
    }
reason-blind-nil-at-this-score = Le nil à l’aveugle ne réussit que dans { $share } des donnes environ, mais à ce score, rien ne vaut mieux.
reason-blind-nil-too-rare =
    { KIND($who) ->
        [you] Le nil à l’aveugle ne réussit que dans { $share } des donnes environ. Regardez d’abord.
       *[one] Le nil à l’aveugle ne réussit que dans { $share } des donnes environ. Il fallait d’abord regarder.
    }
reason-blind-nil-behind = { reason-behind }. Le nil à l’aveugle ne réussit que dans { $share } des donnes environ, mais rien ne vaut mieux à présent.
reason-blind-nil-from-behind = { reason-behind } : seul le nil à l’aveugle peut sauver la partie.
reason-behind =
    { KIND($rivals) ->
        [none] { reason-have } { reason-points } de retard
       *[some] { reason-have } { reason-points } de retard, et il n’en faut plus que { $rivals } à l’adversaire pour gagner
    }
reason-only-blind-nil = Seul le nil à l’aveugle peut sauver la partie.
reason-look-first = Regarder d’abord vaut mieux.
reason-blind-bid = Une annonce de { $bid } à l’aveugle gagne la partie plus souvent qu’une annonce faite après avoir regardé.
reason-blind-bid-from-behind = { reason-behind } : une annonce de { $bid } à l’aveugle compte double, et gagne la partie plus souvent qu’une annonce faite après avoir regardé.
reason-no-spades = Sans pique, redonner vaut mieux que cette main.
reason-every-trick = Personne n’a annoncé, chaque pli vaut dix points : c’est { FORM($card, "the") } qui en fait le plus.
reason-pass-dangerous = Passez { FORM($card, "the") } : aucune autre carte ne menace autant le nil.
reason-pass-spare = Passez { FORM($card, "the") } : une petite carte est sans danger pour un nil, et ne manquera pas à l’autre main.
reason-bid-worth-most =
    { $bid ->
        [0] Annoncer nil rapporte le plus en moyenne.
       *[other] Annoncer { $bid } rapporte le plus en moyenne.
    }
reason-bid-likely =
    { KIND($next) ->
        [none] { reason-bid-makes }.
       *[some]
            { $side ->
                [total] { reason-bid-makes } ; avec { $higher }, ses { $next-total } dans { $next }.
               *[own] { reason-bid-makes } ; avec { $higher }, dans { $next }.
            }
    }
reason-bid-makes =
    { KIND($who) ->
        [you]
            { $side ->
                [total] Avec une annonce de { $bid }, votre camp réussit ses { $total } dans { $odds }
                [open] Avec une annonce de { $bid }, votre camp réussit son contrat dans { $odds }
                [dummy] Une annonce de { $bid } peut vous donner le mort et réussit dans { $odds }
               *[own] Vous réussissez { $bid } dans { $odds }
            }
       *[one]
            { $side ->
                [total] Avec une annonce de { $bid } pour { FORM($who, "within") }, son camp réussit ses { $total } dans { $odds }
                [open] Avec une annonce de { $bid } pour { FORM($who, "within") }, son camp réussit son contrat dans { $odds }
                [dummy] Une annonce de { $bid } peut donner le mort { FORM($who, "to") } et réussit dans { $odds }
               *[own] { FORM($who, "start") } réussit { $bid } dans { $odds }
            }
    }
reason-nil-likely =
    { KIND($one) ->
        [none] Le nil réussit dans { $odds }.
       *[some] Le nil réussit dans { $odds } ; une annonce de 1, dans { $one }.
    }
reason-nil-covered =
    { KIND($who) ->
        [you] Le nil réussit dans { $odds } : votre partenaire est de taille à couvrir.
       *[one] Le nil réussit dans { $odds } : le partenaire est de taille à couvrir.
    }
reason-bid-fails =
    { $bid ->
        [0] Le nil chute contre la meilleure défense, mais à ce score, le pari en vaut la peine.
       *[other] Une annonce de { $bid } chute contre la meilleure défense, mais à ce score, le pari en vaut la peine.
    }
reason-gamble =
    { $bid ->
        [0] { reason-behind }. Le nil vaut le pari, même s’il chute contre la meilleure défense.
       *[other] { reason-behind }. Une annonce de { $bid } vaut le pari, même si elle chute contre la meilleure défense.
    }
reason-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-bid-indifferent =
    { $bid ->
        [0] À ce score, réussir ou chuter le nil ne change rien.
       *[other] À ce score, réussir ou chuter { $bid } ne change rien.
    }
reason-bid-indifferent-at =
    { $bid ->
        [0] { reason-lead }, et réussir ou chuter le nil ne change rien.
       *[other] { reason-lead }, et réussir ou chuter { $bid } ne change rien.
    }
reason-lead =
    { $ahead ->
        [yes] { reason-have } { reason-points } d’avance
       *[no] { reason-have } { reason-points } de retard
    }
reason-nil-stands = Au jeu parfait, { reason-makes-nil }.
reason-bid-stands =
    { $next ->
        [set] { reason-bid-stands-so } ; une annonce de { $higher } chuterait.
        [worth-less] { reason-bid-stands-so } ; { $higher } réussirait aussi, mais vaut moins à ce score.
       *[unknown] { reason-bid-stands-so }.
    }
reason-bid-stands-so = Au jeu parfait, { reason-make } { outlook-bid-and-bags }
reason-any-card = N’importe quelle carte convient.
reason-alike = Toutes les cartes se valent à peu près.
reason-alike-beaten =
    { KIND($suit) ->
        [none] N’importe quelle carte convient : toutes perdent contre { FORM($by, "the") }.
       *[some] N’importe quel { $suit } convient : tous perdent contre { FORM($by, "the") }.
    }
reason-alike-touching = N’importe quel { $suit } convient : rien ne reste dehors entre eux, ils sont équivalents.
reason-alike-all-take = N’importe quelle carte convient : chacune prend ce pli.
reason-alike-decided = Tous les contrats sont déjà réussis ou chutés : peu importe la carte.

## Combien de plis il faut : « Il vous faut encore 2 plis ».

need-last = le dernier pli
need-all = les { $left } plis restants
need-some =
    { $needed ->
        [one] encore { $needed } pli
       *[other] encore { $needed } plis
    }
reason-need-start =
    { KIND($who) ->
        [you] Il vous faut { $need }
       *[one] Il faut { $need } { FORM($who, "to") }
    }
outlook-needs =
    { KIND($need) ->
        [some] { reason-need-start }, et il en reste { $left } à jouer.
       *[last] { reason-need-start }.
    }

## D'où viennent les plis d'une annonce : « Vous avez as-roi de pique, as de cœur et 2 autres piques pour couper à trèfle. »

bid-plan =
    { KIND($who) ->
        [you] Vous avez { $sources }.
       *[one] { FORM($who, "start") } a { $sources }.
    }

# Éléments de la liste.
bid-source-joker = { $card }
bid-source-honors =
    { KIND($ranks) ->
        [none] { $suit }
       *[some] { FORM($ranks, "dash") } de { $suit }
    }
bid-source-count =
    { $honor ->
        [joker]
            { $count ->
                [1] un joker
               *[other] { $count } jokers
            }
        [deuce]
            { $count ->
                [1] un grand 2
               *[other] { $count } grands 2
            }
        [ace]
            { $count ->
                [1] un as
               *[other] { $count } as
            }
        [king]
            { $count ->
                [1] un roi
               *[other] { $count } rois
            }
        [queen]
            { $count ->
                [1] une dame
               *[other] { $count } dames
            }
        [jack]
            { $count ->
                [1] un valet
               *[other] { $count } valets
            }
       *[lower]
            { $count ->
                [1] une carte maîtresse
               *[other] { $count } cartes maîtresses
            }
    }
bid-source-guarded =
    { $kings ->
        [1] un roi gardé
       *[other] { $kings } rois gardés
    }
bid-source-spades =
    { $more ->
        [yes]
            { $spades ->
                [one] { $spades } autre pique
               *[other] { $spades } autres piques
            }
       *[no]
            { $spades ->
                [one] { $spades } pique
               *[other] { $spades } piques
            }
    }
bid-source-ruffs = { bid-source-spades } pour couper à { $suit }

## Pourquoi un nil devrait réussir : le plus fort pique, et la carte la plus difficile à lâcher.

nil-plan =
    { KIND($who) ->
        [you]
            { KIND($spade) ->
                [none]
                    { KIND($danger) ->
                        [none] Vous n’avez aucun pique, et aucune couleur n’a que de grosses cartes.
                       *[some] Vous n’avez aucun pique, et { FORM($danger, "the") } est votre plus grand risque.
                    }
               *[some]
                    { KIND($danger) ->
                        [none] Vous n’avez pas plus fort à pique que { FORM($spade, "the-rank") }, et aucune couleur n’a que de grosses cartes.
                       *[some] Vous n’avez pas plus fort à pique que { FORM($spade, "the-rank") }, et { FORM($danger, "the") } est votre plus grand risque.
                    }
            }
       *[one]
            { KIND($spade) ->
                [none]
                    { KIND($danger) ->
                        [none] { FORM($who, "start") } n’a aucun pique, et aucune couleur n’a que de grosses cartes.
                       *[some] { FORM($who, "start") } n’a aucun pique, et { FORM($danger, "the") } est le plus grand risque.
                    }
               *[some]
                    { KIND($danger) ->
                        [none] { FORM($who, "start") } n’a pas plus fort à pique que { FORM($spade, "the-rank") }, et aucune couleur n’a que de grosses cartes.
                       *[some] { FORM($who, "start") } n’a pas plus fort à pique que { FORM($spade, "the-rank") }, et { FORM($danger, "the") } est le plus grand risque.
                    }
            }
    }

## Ce que donne le jeu parfait.

outlook-nil-failed =
    { $rival ->
        [nil] { outlook-nil-gone }, mais au jeu parfait, { reason-their-nil } chute aussi.
        [bid] { outlook-nil-gone }, mais au jeu parfait, { reason-they } chute aussi.
       *[nothing] { outlook-nil-gone }.
    }
outlook-nil-gone =
    { KIND($who) ->
        [you] Votre nil a déjà chuté
       *[one] { FORM($who, "start") } a déjà chuté son nil
    }
outlook-bid-made =
    { $rival ->
        [nil] { outlook-bid-done }, et au jeu parfait, { reason-their-nil } chute.
        [bid] { outlook-bid-done }, et au jeu parfait, { reason-they } chute.
       *[nothing] { outlook-bid-done }.
    }
outlook-bid-done =
    { KIND($who) ->
        [you] Votre annonce de { $bid } est réussie
       *[one] { FORM($who, "start") } a réussi son annonce de { $bid }
    }
outlook-bid-lost =
    { $rival ->
        [nil] { outlook-bid-gone }, mais au jeu parfait, { reason-their-nil } chute.
        [bid] { outlook-bid-gone }, mais au jeu parfait, { reason-they } chute aussi.
       *[nothing] { outlook-bid-gone }.
    }
outlook-bid-gone =
    { KIND($who) ->
        [you] Vous avez déjà chuté
       *[one] { FORM($who, "start") } a déjà chuté
    }
outlook-nil-stands =
    { $rival ->
        [nil] Au jeu parfait, { reason-makes-nil } et { reason-their-nil } chute.
        [bid] Au jeu parfait, { reason-makes-nil } et { reason-they } chute.
       *[nothing] Au jeu parfait, { reason-makes-nil }.
    }
outlook-nil-fails =
    { $rival ->
        [nil]
            { KIND($who) ->
                [you] Au jeu parfait, votre nil chute, et le nil adverse aussi.
               *[one] Au jeu parfait, { FORM($who, "within") } chute son nil, et le nil adverse chute aussi.
            }
        [bid]
            { KIND($who) ->
                [you] Au jeu parfait, votre nil chute, mais l’adversaire chute aussi.
               *[one] Au jeu parfait, { FORM($who, "within") } chute son nil, mais l’adversaire chute aussi.
            }
       *[nothing]
            { $chosen ->
                [yes] { outlook-nil-falls } ; ce choix perd le moins.
               *[no] { outlook-nil-falls }.
            }
    }
outlook-nil-falls =
    { KIND($who) ->
        [you] Votre nil chute contre la meilleure défense
       *[one] { FORM($who, "start") } chute son nil contre la meilleure défense
    }
outlook-bid-stands =
    { $rival ->
        [nil] Au jeu parfait, { reason-make } { outlook-bid-and-bags }, et { reason-their-nil } chute.
        [bid] Au jeu parfait, { reason-make } { outlook-bid-and-bags }, et { reason-they } chute.
       *[nothing] Au jeu parfait, { reason-make } { outlook-bid-and-bags }.
    }
outlook-bid-and-bags =
    { KIND($bags) ->
        [none] { $bid }
       *[some]
            { $bags ->
                [0] { $bid } sans pli en trop
                [one] { $bid } avec { $bags } pli en trop
               *[other] { $bid } avec { $bags } plis en trop
            }
    }
outlook-bid-fails =
    { $rival ->
        [nil] La meilleure défense { reason-sets }, mais { reason-their-nil } chute aussi.
        [bid] Au jeu parfait, les deux camps chutent.
       *[nothing]
            { $chosen ->
                [yes] La meilleure défense { reason-sets } ; ce choix perd le moins.
               *[no] La meilleure défense { reason-sets }.
            }
    }
outlook-indifferent =
    { $rival ->
        [nil] À ce score, l’annonce ne compte plus : { reason-their-nil } chute de toute façon.
        [bid] À ce score, l’annonce ne compte plus : { reason-they } chute de toute façon.
       *[nothing] À ce score, plus aucun pli ne peut changer le résultat.
    }

## Ce que coûterait une autre carte.

instead-own-nil =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } ferait chuter votre nil.
       *[one] { FORM($card, "the-start") } ferait perdre son nil { FORM($who, "to") }.
    }
instead-own-bid = { FORM($card, "the-start") } { reason-would-set }.
instead-drawn-or-ruffed = { instead-draws-last } ; { FORM($other, "the") } lui permet de couper.
instead-draws-last = { FORM($card, "the-start") } fait tomber le dernier pique de l’adversaire
instead-drawn = { instead-draws-last } ; { FORM($other, "the") } { reason-would-set }.
instead-ruffed = { FORM($card, "the-start") } laisserait couper l’adversaire et { reason-would-set }.
instead-loses-to = { FORM($card, "the-start") } peut perdre contre { FORM($by, "the") } et { reason-would-set }.
instead-stays-below = { FORM($card, "the-start") } prend ce pli ; { FORM($other, "the") } le perd contre { FORM($by, "the") } et { reason-sets }.
instead-leaves =
    { KIND($who) ->
        [you] Laissez filer ce pli : le prendre avec { FORM($other, "the") } vous ferait chuter.
       *[one] Il fallait laisser filer ce pli : le prendre avec { FORM($other, "the") } ferait chuter { FORM($who, "within") }.
    }
instead-enough =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } suffit pour ce pli ; vous aurez besoin { FORM($other, "of") } plus tard.
       *[one] { FORM($card, "the-start") } suffisait pour ce pli ; { FORM($other, "the") } devait servir plus tard.
    }
instead-keeps =
    { KIND($who) ->
        [you] Ce pli est perdu de toute façon, sacrifiez { FORM($card, "the") } : vous aurez besoin { FORM($other, "of") } plus tard.
       *[one] Ce pli était perdu de toute façon, il fallait sacrifier { FORM($card, "the") } : { FORM($other, "the") } devait servir plus tard.
    }
instead-nil-takes =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } prendrait ce pli et ferait chuter votre nil.
       *[one] { FORM($card, "the-start") } prendrait ce pli et ferait perdre son nil { FORM($who, "to") }.
    }
instead-rival-nil = { FORM($card, "the-start") } laisserait passer { reason-their-nil }.
instead-rival-bid = { FORM($card, "the-start") } laisserait passer le contrat adverse.
instead-bags =
    { KIND($who) ->
        [you]
            { $bags ->
                [one] { FORM($card, "the-start") } vous coûterait { $bags } pli en trop.
               *[other] { FORM($card, "the-start") } vous coûterait { $bags } plis en trop.
            }
       *[one]
            { $bags ->
                [one] { FORM($card, "the-start") } coûterait { $bags } pli en trop { FORM($who, "to") }.
               *[other] { FORM($card, "the-start") } coûterait { $bags } plis en trop { FORM($who, "to") }.
            }
    }
instead-tricks = { FORM($card, "the-start") } donnerait plus de plis à l’adversaire.
instead-worth = { FORM($card, "the-start") } vaut un peu moins.

## Ce qu'on gagne sur une autre carte.

gain-oftener =
    { $goal ->
        [own-nil]
            { KIND($who) ->
                [you] Votre nil réussit dans { $odds } ; avec { FORM($card, "the") }, dans { $other }.
               *[one] { FORM($who, "start") } réussit son nil dans { $odds } ; avec { FORM($card, "the") }, dans { $other }.
            }
        [own-bid] { reason-make-start } { $bid } dans { $odds } ; avec { FORM($card, "the") }, dans { $other }.
        [side-bid]
            { KIND($who) ->
                [you] Votre camp réussit { $bid } dans { $odds } ; avec { FORM($card, "the") }, dans { $other }.
               *[one] Le camp réussit { $bid } dans { $odds } ; avec { FORM($card, "the") }, dans { $other }.
            }
        [partner-nil]
            { KIND($who) ->
                [you] Le nil de votre partenaire réussit dans { $odds } ; avec { FORM($card, "the") }, dans { $other }.
               *[one] Le nil du partenaire réussit dans { $odds } ; avec { FORM($card, "the") }, dans { $other }.
            }
        [rival-nil] Le nil adverse chute dans { $odds } ; avec { FORM($card, "the") }, dans { $other }.
       *[rival-bid] L’adversaire chute dans { $odds } ; avec { FORM($card, "the") }, dans { $other }.
    }
gain-fewer-bags = Plis en trop, en moyenne : { $bags } ; avec { FORM($card, "the") }, { $other }.
gain-little = Un peu mieux que { FORM($card, "the") } en moyenne.

## Ce que fait une carte, et pourquoi : un conseil au lecteur, et au passé quand un autre a décidé autrement.

plan-lead =
    { KIND($who) ->
        [you] Entamez { FORM($card, "the") }
       *[one] Il fallait entamer { FORM($card, "the") }
    }
plan-higher =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] plus rien au-dessus à { $suit }
                [one] il reste { $higher } { $suit } au-dessus
               *[other] il reste { $higher } { FORM($suit, "many") } au-dessus
            }
       *[one]
            { $higher ->
                [0] plus rien au-dessus à { $suit }
                [one] il restait { $higher } { $suit } au-dessus
               *[other] il restait { $higher } { FORM($suit, "many") } au-dessus
            }
    }
plan-need =
    { KIND($who) ->
        [you] Il vous faut { $need }
       *[one] Il fallait { $need } { FORM($who, "to") }
    }
plan-made =
    { KIND($who) ->
        [you] Votre annonce est réussie
       *[one] { FORM($who, "start") } avait réussi son annonce
    }
plan-set =
    { KIND($who) ->
        [you] Vous chutez
       *[one] { FORM($who, "start") } chutait
    }
plan-rivals-need =
    { KIND($who) ->
        [you]
            { $rivals ->
                [one] il faut encore { $rivals } pli à l’adversaire
               *[other] il faut encore { $rivals } plis à l’adversaire
            }
       *[one]
            { $rivals ->
                [one] il fallait encore { $rivals } pli à l’adversaire
               *[other] il fallait encore { $rivals } plis à l’adversaire
            }
    }
# La main du même camp : celle d'un partenaire, ou à trois celle du mort, ou à côté de lui la main du joueur.
plan-partner-start =
    { $partner ->
        [dummy] Le mort
        [own] { KIND($who) ->
            [you] Votre main
           *[one] L’autre main
        }
       *[player] { KIND($who) ->
            [you] Votre partenaire
           *[one] Le partenaire
        }
    }
plan-partner =
    { $partner ->
        [dummy] le mort
        [own] { KIND($who) ->
            [you] votre main
           *[one] l’autre main
        }
       *[player] { KIND($who) ->
            [you] votre partenaire
           *[one] le partenaire
        }
    }
plan-of-partner =
    { $partner ->
        [dummy] du mort
        [own] { KIND($who) ->
            [you] de votre main
           *[one] de l’autre main
        }
       *[player] { KIND($who) ->
            [you] de votre partenaire
           *[one] du partenaire
        }
    }
plan-partner-to-play =
    { KIND($who) ->
        [you] Votre partenaire doit encore jouer
       *[one] Le partenaire devait encore jouer
    }
plan-partner-wins-with =
    { KIND($who) ->
        [you] { plan-partner } tient le pli avec { FORM($winning, "the") }
       *[one] { plan-partner } tenait le pli avec { FORM($winning, "the") }
    }

# Le propre nil.
plan-nil-lead = { plan-lead } : { plan-higher }.
plan-nil-discards =
    { KIND($who) ->
        [you] Vous ne pouvez pas fournir : { FORM($card, "the") } se défausse sans danger.
       *[one] { FORM($who, "start") } ne pouvait pas fournir : { FORM($card, "the") } se défaussait sans danger.
    }
plan-nil-ducks =
    { KIND($who) ->
        [you]
            { $highest ->
                [yes] Débarrassez-vous { FORM($card, "of") } : c’est votre plus grosse carte qui passe sous { FORM($winning, "the") }.
               *[no] Restez dessous : { FORM($card, "the") } ne peut pas battre { FORM($winning, "the") }.
            }
       *[one]
            { $highest ->
                [yes] Il fallait jouer { FORM($card, "the") }, la plus grosse carte qui passait sous { FORM($winning, "the") }.
               *[no] Il fallait rester dessous : { FORM($card, "the") } ne pouvait pas battre { FORM($winning, "the") }.
            }
    }
plan-nil-beats =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } bat { FORM($winning, "the") }, mais { plan-over }.
       *[one] Il fallait jouer { FORM($card, "the") } : de quoi battre { FORM($winning, "the") }, mais { plan-over }.
    }
plan-over =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] il ne reste rien au-dessus à { $suit }
                [one] il reste { $higher } { $suit } au-dessus
               *[other] il reste { $higher } { FORM($suit, "many") } au-dessus
            }
       *[one]
            { $higher ->
                [0] il ne restait rien au-dessus à { $suit }
                [one] il restait { $higher } { $suit } au-dessus
               *[other] il restait { $higher } { FORM($suit, "many") } au-dessus
            }
    }

# Le nil d'un partenaire.
plan-cover-takes-over =
    { KIND($who) ->
        [you] Votre partenaire tient le pli avec { FORM($winning, "the") } : passez au-dessus avec { FORM($card, "the") } pour sauver son nil.
       *[one] Le partenaire tenait le pli avec { FORM($winning, "the") } : il fallait passer au-dessus avec { FORM($card, "the") } pour sauver son nil.
    }
plan-cover-high =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] { plan-partner-to-play } : couvrez son nil ; { FORM($card, "the") } est le plus fort { $suit } qui reste.
                [1] { plan-partner-to-play } : couvrez son nil ; il ne reste qu’un { $suit } au-dessus { FORM($card, "of") }.
                [one] { plan-partner-to-play } : couvrez son nil ; il ne reste que { $higher } { $suit } au-dessus { FORM($card, "of") }.
               *[other] { plan-partner-to-play } : couvrez son nil avec { FORM($card, "the") }.
            }
       *[one]
            { $higher ->
                [0] { plan-partner-to-play } : il fallait couvrir son nil ; { FORM($card, "the") } était le plus fort { $suit } qui restait.
                [1] { plan-partner-to-play } : il fallait couvrir son nil ; il ne restait qu’un { $suit } au-dessus { FORM($card, "of") }.
                [one] { plan-partner-to-play } : il fallait couvrir son nil ; il ne restait que { $higher } { $suit } au-dessus { FORM($card, "of") }.
               *[other] { plan-partner-to-play } : il fallait couvrir son nil avec { FORM($card, "the") }.
            }
    }
plan-cover-out =
    { KIND($who) ->
        [you] Votre partenaire n’a plus de { $suit } : entamez { FORM($card, "the") }, et offrez-lui une défausse.
       *[one] Le partenaire n’avait plus de { $suit } : il fallait entamer { FORM($card, "the") } pour lui offrir une défausse.
    }
plan-cover-lead =
    { KIND($who) ->
        [you]
            { $higher ->
                [0] { plan-lead } pour couvrir le nil de votre partenaire : { plan-higher }.
                [1] { plan-lead } pour couvrir le nil de votre partenaire : { plan-higher }.
               *[other] { plan-lead } en pensant au nil de votre partenaire : { plan-higher }.
            }
       *[one]
            { $higher ->
                [0] { plan-lead } pour couvrir le nil du partenaire : { plan-higher }.
                [1] { plan-lead } pour couvrir le nil du partenaire : { plan-higher }.
               *[other] { plan-lead } en pensant au nil du partenaire : { plan-higher }.
            }
    }

# Un nil des adversaires.
plan-leaves-to-nil =
    { KIND($who) ->
        [you] Le nil adverse tient le pli avec { FORM($winning, "the") } : { FORM($card, "the") } le lui laisse.
       *[one] Le nil adverse tenait le pli avec { FORM($winning, "the") } : { FORM($card, "the") } le lui aurait laissé.
    }
plan-low-at-nil =
    { KIND($who) ->
        [you]
            { $lower ->
                [0] { plan-lead } contre le nil : plus aucun { $suit } plus petit ne peut passer dessous.
                [1] { plan-lead } contre le nil : il ne reste qu’un { $suit } plus petit pour passer dessous.
                [one] { plan-lead } contre le nil : il ne reste que { $lower } { $suit } plus petit pour passer dessous.
               *[other] { plan-lead } contre le nil : il ne reste que { $lower } { FORM($suit, "many") } plus petits pour passer dessous.
            }
       *[one]
            { $lower ->
                [0] { plan-lead } contre le nil : plus aucun { $suit } plus petit ne pouvait passer dessous.
                [1] { plan-lead } contre le nil : il ne restait qu’un { $suit } plus petit pour passer dessous.
                [one] { plan-lead } contre le nil : il ne restait que { $lower } { $suit } plus petit pour passer dessous.
               *[other] { plan-lead } contre le nil : il ne restait que { $lower } { FORM($suit, "many") } plus petits pour passer dessous.
            }
    }

# Entames pour l'annonce.
plan-cash-highest =
    { KIND($who) ->
        [you]
            { KIND($suit) ->
                [spades]
                    { $now ->
                        [yes] { plan-lead } : c’est maintenant le plus fort pique qui reste.
                       *[no] { plan-lead } : c’est le plus fort pique qui reste.
                    }
               *[other]
                    { $now ->
                        [yes] { FORM($card, "the-start") } est maintenant le plus fort { $suit } qui reste : encaissez avant que quelqu’un ne coupe.
                       *[no] { FORM($card, "the-start") } est le plus fort { $suit } qui reste : encaissez avant que quelqu’un ne coupe.
                    }
            }
       *[one]
            { KIND($suit) ->
                [spades] { plan-lead }, alors le plus fort pique qui restait.
               *[other] { FORM($card, "the-start") } était le plus fort { $suit } qui restait : il fallait encaisser avant que quelqu’un ne coupe.
            }
    }
plan-leads-for-bid =
    { KIND($who) ->
        [you] { plan-need } : entamez { FORM($card, "the") } ; { plan-higher }.
       *[one] { plan-need } : la bonne entame était { FORM($card, "the") } ; { plan-higher }.
    }
plan-leads-last =
    { KIND($who) ->
        [you] { FORM($card, "the-start") } est votre dernier { $suit } : entamez, et vous pourrez couper le suivant.
       *[one] { FORM($card, "the-start") } était le dernier { $suit } de cette main : il fallait entamer, pour couper le suivant.
    }
plan-drives-out = { plan-lead } pour faire sauter { FORM($by, "the") }, la seule carte au-dessus.
plan-draws-spades =
    { KIND($spades) ->
        [none] { plan-lead } pour faire tomber les piques.
       *[some]
            { KIND($who) ->
                [you]
                    { $spades ->
                        [0] Plus personne d’autre n’a de pique : entamez { FORM($card, "the") }.
                       *[other] { plan-lead } pour faire tomber les piques : il en reste { $spades } dehors.
                    }
               *[one]
                    { $spades ->
                        [0] Plus personne d’autre n’avait de pique : il fallait entamer { FORM($card, "the") }.
                       *[other] { plan-lead } pour faire tomber les piques : il en restait { $spades } dehors.
                    }
            }
    }
plan-draws-spades-for =
    { KIND($who) ->
        [you]
            { $spades ->
                [one] Il reste dehors { $spades } pique, qui pourrait couper votre { $boss } : faites-le tomber avec { FORM($card, "the") }.
               *[other] Il reste dehors { $spades } piques, qui pourraient couper votre { $boss } : faites-les tomber avec { FORM($card, "the") }.
            }
       *[one]
            { $spades ->
                [one] Il restait dehors { $spades } pique, qui aurait pu couper { FORM($boss, "the") } : il fallait le faire tomber avec { FORM($card, "the") }.
               *[other] Il restait dehors { $spades } piques, qui auraient pu couper { FORM($boss, "the") } : il fallait les faire tomber avec { FORM($card, "the") }.
            }
    }
plan-cannot-be-ruffed =
    { KIND($who) ->
        [you] Plus personne d’autre n’a de pique pour couper { FORM($card, "the") }.
       *[one] Plus personne d’autre n’avait de pique pour couper { FORM($card, "the") }.
    }
plan-ruffed-by-partner =
    { KIND($who) ->
        [you] { plan-lead } : { reason-player } n’a plus de { $suit } et peut couper.
       *[one] { plan-lead } : { reason-player } n’avait plus de { $suit } et pouvait couper.
    }
plan-other-is-ruffed =
    { KIND($who) ->
        [you] { reason-player-start } n’a plus de { $suit } et peut couper : entamez plutôt { FORM($card, "the") }.
       *[one] { reason-player-start } n’avait plus de { $suit } et aurait pu couper : il fallait plutôt entamer { FORM($card, "the") }.
    }

# L'annonce, dans un pli déjà entamé.
plan-needed =
    { KIND($who) ->
        [you]
            { $last ->
                [yes] { plan-need }, et { FORM($card, "the") } prend celui-ci.
               *[no] { plan-need }, et { FORM($card, "the") } peut prendre celui-ci.
            }
       *[one]
            { $last ->
                [yes] { plan-need }, et { FORM($card, "the") } aurait pris celui-ci.
               *[no] { plan-need }, et { FORM($card, "the") } aurait pu prendre celui-ci.
            }
    }
plan-needed-highest =
    { KIND($who) ->
        [you] { plan-need }, et { FORM($card, "the") } est maintenant le plus fort { $suit } qui reste.
       *[one] { plan-need }, et { FORM($card, "the") } était alors le plus fort { $suit } qui restait.
    }
plan-cannot-be-overruffed =
    { KIND($who) ->
        [you] { reason-player-start } n’a plus de pique et ne peut pas surcouper { FORM($card, "the") }.
       *[one] { reason-player-start } n’avait plus de pique et n’aurait pas pu surcouper { FORM($card, "the") }.
    }
plan-partners-highest =
    { KIND($who) ->
        [you] { FORM($highest, "the-start") } { plan-of-partner } est maintenant le plus fort { $suit } qui reste : jouez { FORM($card, "the") }.
       *[one] { FORM($highest, "the-start") } { plan-of-partner } était alors le plus fort { $suit } qui restait : il fallait jouer { FORM($card, "the") }.
    }
plan-partner-wins =
    { KIND($who) ->
        [you]
            { KIND($saves) ->
                [none] { plan-partner-start } tient le pli avec { FORM($winning, "the") } : jouez { FORM($card, "the") }.
               *[some] { plan-partner-start } tient le pli avec { FORM($winning, "the") } : jouez { FORM($card, "the") } et gardez { FORM($saves, "the") }.
            }
       *[one]
            { KIND($saves) ->
                [none] { plan-partner-start } tenait le pli avec { FORM($winning, "the") } : il fallait jouer { FORM($card, "the") }.
               *[some] { plan-partner-start } tenait le pli avec { FORM($winning, "the") } : il fallait jouer { FORM($card, "the") } et garder { FORM($saves, "the") }.
            }
    }
plan-partner-is-behind =
    { KIND($who) ->
        [you] { plan-partner-start } doit encore jouer : gardez { FORM($saves, "the") } et jouez { FORM($card, "the") }.
       *[one] { plan-partner-start } devait encore jouer : il fallait garder { FORM($saves, "the") } et jouer { FORM($card, "the") }.
    }
plan-saves =
    { KIND($who) ->
        [you] Jouez { FORM($card, "the") } et gardez { FORM($saves, "the") } pour un pli à venir.
       *[one] Il fallait jouer { FORM($card, "the") } et garder { FORM($saves, "the") } pour un pli à venir.
    }
plan-loses-last =
    { KIND($who) ->
        [you] Ce pli est hors d’atteinte, mais { FORM($card, "the") } est votre dernier { $suit } : vous pourrez couper le suivant.
       *[one] Ce pli était hors d’atteinte, mais { FORM($card, "the") } était le dernier { $suit } de cette main : une coupe pouvait suivre.
    }
plan-cannot-beat =
    { KIND($who) ->
        [you] Vous ne pouvez pas battre { FORM($winning, "the") } : jouez { FORM($card, "the") }.
       *[one] { FORM($who, "start") } ne pouvait pas battre { FORM($winning, "the") } : il fallait jouer { FORM($card, "the") }.
    }

# Au-delà de l'annonce.
plan-made-stops =
    { KIND($who) ->
        [you] { plan-made }, et { plan-rivals-need } : { FORM($card, "the") } peut en prendre un.
       *[one] { plan-made }, et { plan-rivals-need } : { FORM($card, "the") } aurait pu en prendre un.
    }
plan-made-loses-lead =
    { KIND($who) ->
        [you] { plan-made } : rendez la main avec { FORM($card, "the") } ; { plan-higher }.
       *[one] { plan-made } : il fallait rendre la main avec { FORM($card, "the") } ; { plan-higher }.
    }
plan-made-leads-against =
    { KIND($who) ->
        [you] { plan-made }, et { plan-rivals-need } : entamez { FORM($card, "the") } ; { plan-higher }.
       *[one] { plan-made }, et { plan-rivals-need } : la bonne entame était { FORM($card, "the") } ; { plan-higher }.
    }
plan-made-partner-wins =
    { KIND($who) ->
        [you] { plan-made }, et { plan-partner-wins-with } : jouez { FORM($card, "the") }.
       *[one] { plan-made }, et { plan-partner-wins-with } : il fallait jouer { FORM($card, "the") }.
    }
plan-leaves =
    { KIND($who) ->
        [you]
            { $made ->
                [yes] { plan-made } : laissez ce pli { FORM($winning, "to") } et jouez { FORM($card, "the") }.
               *[no] Sans contrat à tenir, laissez ce pli { FORM($winning, "to") } et jouez { FORM($card, "the") }.
            }
       *[one]
            { $made ->
                [yes] { plan-made } : il fallait jouer { FORM($card, "the") } et laisser le pli { FORM($winning, "to") }.
               *[no] Sans contrat à tenir, il fallait jouer { FORM($card, "the") } et laisser le pli { FORM($winning, "to") }.
            }
    }
plan-lost-stops =
    { KIND($who) ->
        [you] { plan-set }, mais { plan-rivals-need } : { FORM($card, "the") } peut en prendre un.
       *[one] { plan-set }, mais { plan-rivals-need } : { FORM($card, "the") } aurait pu en prendre un.
    }
plan-lost-saves =
    { KIND($who) ->
        [you] { plan-set }, mais { plan-rivals-need } : jouez { FORM($card, "the") } et gardez { FORM($boss, "the") } pour en prendre un.
       *[one] { plan-set }, mais { plan-rivals-need } : mieux valait jouer { FORM($card, "the") } et garder { FORM($boss, "the") } pour en prendre un.
    }
plan-lost-leaves =
    { KIND($who) ->
        [you] Vous chutez et le contrat adverse est réussi : jouez { FORM($card, "the") } et laissez le pli { FORM($winning, "to") }.
       *[one] { plan-set } et le contrat adverse était réussi : il fallait jouer { FORM($card, "the") } et laisser le pli { FORM($winning, "to") }.
    }
plan-lost-leads =
    { KIND($who) ->
        [you] { plan-set }, mais { plan-rivals-need } : entamez { FORM($card, "the") } ; { plan-higher }.
       *[one] { plan-set }, mais { plan-rivals-need } : la bonne entame était { FORM($card, "the") } ; { plan-higher }.
    }
plan-lost-ducks =
    { KIND($who) ->
        [you] { plan-set }, mais { plan-rivals-need } : laissez ce pli { FORM($winning, "to") } et jouez { FORM($card, "the") }.
       *[one] { plan-set }, mais { plan-rivals-need } : mieux valait jouer { FORM($card, "the") } et laisser le pli { FORM($winning, "to") }.
    }
# Une entame une fois l'annonce décidée.
plan-leads =
    { KIND($who) ->
        [you]
            { $decided ->
                [made] { plan-made } : entamez { FORM($card, "the") } ; { plan-higher }.
                [lost] { plan-set } : entamez { FORM($card, "the") } ; { plan-higher }.
               *[no-bid] Sans contrat à tenir, entamez { FORM($card, "the") } : { plan-higher }.
            }
       *[one]
            { $decided ->
                [made] { plan-made } : il fallait entamer { FORM($card, "the") } ; { plan-higher }.
                [lost] { plan-set } : il fallait entamer { FORM($card, "the") } ; { plan-higher }.
               *[no-bid] Sans contrat à tenir, il fallait entamer { FORM($card, "the") } : { plan-higher }.
            }
    }
plan-does =
    { KIND($who) ->
        [you]
            { $verdict ->
                [nil-at-risk] { FORM($card, "the-start") } est le moindre risque pour votre nil.
                [at-nil] { FORM($card, "the-start") } descend si bas que le nil adverse devra peut-être prendre.
                [no-bid] Sans contrat à tenir, c’est { FORM($card, "the") } qui gêne le plus l’adversaire.
                [made] { plan-made }, et { FORM($card, "the") } gêne l’adversaire plus qu’un pli en trop ne vous coûte.
               *[lost] { plan-set }, et { FORM($card, "the") } fait le plus de dégâts.
            }
       *[one]
            { $verdict ->
                [nil-at-risk] { FORM($card, "the-start") } était le moindre risque pour ce nil.
                [at-nil] { FORM($card, "the-start") } descendait si bas que le nil adverse aurait peut-être dû prendre.
                [no-bid] Sans contrat à tenir, c’est { FORM($card, "the") } qui aurait le plus gêné l’adversaire.
                [made] { plan-made }, et { FORM($card, "the") } aurait gêné l’adversaire plus que ne coûte un pli en trop.
               *[lost] { plan-set }, et { FORM($card, "the") } aurait fait le plus de dégâts.
            }
    }

## Pourquoi la carte trouvée vaut mieux que celle qui a été jouée ($taken).

why-card-worth = { FORM($found, "the-start") } vaut environ { costs-points } de plus que { FORM($taken, "the") }.
why-taken-costs = { FORM($taken, "the-start") } coûte environ { costs-points }.
why-keeps-nil = { FORM($found, "the-start") } sauve votre nil ; { FORM($taken, "the") } le perd.
why-makes-bid = Avec { FORM($found, "the") }, vous réussissez votre annonce de { $bid } ; { FORM($taken, "the") } vous fait chuter.
why-lets-ruff = Avec { FORM($found, "the") }, vous réussissez votre annonce de { $bid } ; { FORM($taken, "the") } laisse couper l’adversaire et vous fait chuter.
why-loses-to = Avec { FORM($found, "the") }, vous réussissez votre annonce de { $bid } ; { FORM($taken, "the") } peut perdre contre { FORM($by, "the") } et vous fait chuter.
why-stays-below = Avec { FORM($found, "the") }, vous réussissez votre annonce de { $bid } ; { FORM($taken, "the") } perd ce pli contre { FORM($by, "the") } et vous fait chuter.
why-sets-their-nil = { FORM($found, "the-start") } fait chuter le nil adverse ; { FORM($taken, "the") } le laisse passer.
why-sets-them = { FORM($found, "the-start") } fait chuter l’adversaire ; { FORM($taken, "the") } laisse passer son contrat.
why-fewer-bags =
    { $bags ->
        [one] { FORM($found, "the-start") } prend { $bags } pli en trop de moins que { FORM($taken, "the") }.
       *[other] { FORM($found, "the-start") } prend { $bags } plis en trop de moins que { FORM($taken, "the") }.
    }
why-fewer-tricks = { FORM($found, "the-start") } donne moins de plis à l’adversaire que { FORM($taken, "the") }.
why-nil-makes = Avec { FORM($found, "the") }, votre nil tient contre la meilleure défense ; { FORM($taken, "the") } coûte environ { costs-points }.
why-bid-makes = Avec { FORM($found, "the") }, vous réussissez { $bid } contre la meilleure défense ; { FORM($taken, "the") } coûte environ { costs-points }.
why-their-nil-fails = Avec { FORM($found, "the") }, le nil adverse chute contre toute défense ; { FORM($taken, "the") } coûte environ { costs-points }.
why-they-are-set = Avec { FORM($found, "the") }, l’adversaire chute contre toute défense ; { FORM($taken, "the") } coûte environ { costs-points }.
why-reaches =
    { $goal ->
        [own-nil] Avec { FORM($found, "the") }, votre nil réussit dans { $odds }
        [own-bid] Avec { FORM($found, "the") }, vous réussissez { $bid } dans { $odds }
        [side-bid] Avec { FORM($found, "the") }, votre camp réussit { $bid } dans { $odds }
        [partner-nil] Avec { FORM($found, "the") }, le nil de votre partenaire réussit dans { $odds }
        [rival-nil] Avec { FORM($found, "the") }, le nil adverse chute dans { $odds }
       *[rival-bid] Avec { FORM($found, "the") }, l’adversaire chute dans { $odds }
    }
why-oftener = { why-reaches } ; avec { FORM($taken, "the") }, dans { $other }.
why-often = { why-reaches } ; { FORM($taken, "the") } coûte environ { costs-points }.
why-fewer-on-average = Plis en trop, en moyenne : { $bags } avec { FORM($found, "the") }, { $other } avec { FORM($taken, "the") }.
why-few-on-average = Plis en trop avec { FORM($found, "the") }, en moyenne : { $bags } ; { FORM($taken, "the") } coûte environ { costs-points }.

## Pourquoi il vaut mieux garder ou écarter une carte à la pioche.

why-keeping =
    { KIND($card) ->
        [none] Garder la carte vaut environ { costs-points } de plus que l’écarter.
       *[some] Garder { FORM($card, "the") } vaut environ { costs-points } de plus que l’écarter.
    }
why-discarding =
    { KIND($card) ->
        [none] Écarter la carte vaut environ { costs-points } de plus que la garder.
       *[some]
            { FORM($card, "gender") ->
                [f] Écarter { FORM($card, "the") } vaut environ { costs-points } de plus que la garder.
               *[m] Écarter { FORM($card, "the") } vaut environ { costs-points } de plus que le garder.
            }
    }

## Pourquoi l'annonce trouvée vaut mieux que celle qui a été faite ($taken, avec $other plis).

why-found-start =
    { KIND($found) ->
        [blind-nil] Le nil à l’aveugle
        [blind-bid] Une annonce à l’aveugle
        [misdeal] Redonner
        [nil] Le nil
        [bid] Une annonce de { $bid }
       *[look] Regarder d’abord
    }
why-taken-bid =
    { KIND($taken) ->
        [blind-nil] le nil à l’aveugle
        [blind-bid] une annonce à l’aveugle
        [misdeal] redonner
        [nil] le nil
        [bid] une annonce de { $other }
       *[look] regarder d’abord
    }
# Après « mieux que », où « une » ferait « qu'une ».
why-than-bid =
    { KIND($taken) ->
        [blind-nil] que le nil à l’aveugle
        [blind-bid] qu’une annonce à l’aveugle
        [misdeal] que redonner
        [nil] que le nil
        [bid] qu’une annonce de { $other }
       *[look] que regarder d’abord
    }
why-side-makes =
    { $side ->
        [total] Avec une annonce de { $bid }, votre camp réussit ses { $total } dans { $odds }
        [open] Avec une annonce de { $bid }, votre camp réussit son contrat dans { $odds }
        [dummy] Une annonce de { $bid } peut vous donner le mort et réussit dans { $odds }
       *[own] Vous réussissez une annonce de { $bid } dans { $odds }
    }
why-bid-too-high = { why-side-makes } ; { why-taken-bid } demande trop à cette main.
why-bid-too-low = { why-side-makes } ; { why-taken-bid } laisse des points sur la table.
why-bid-likely = { why-side-makes } : c’est mieux { why-than-bid }.
why-nil-likely = Le nil réussit dans { $odds } : c’est mieux { why-than-bid }.
why-nil-covered = Le nil réussit dans { $odds }, car votre partenaire peut couvrir : c’est mieux { why-than-bid }.
why-nil-stands = Au jeu parfait, le nil réussit : c’est mieux { why-than-bid }.
why-taken-is-set = Au jeu parfait, vous réussissez une annonce de { $bid }, mais une annonce de { $other } chute.
why-leaves-points = Au jeu parfait, vous réussissez une annonce de { $bid } : une annonce de { $other } laisse des points sur la table.
why-bid-stands = Au jeu parfait, vous réussissez une annonce de { $bid } : à ce score, c’est mieux { why-than-bid }.
why-gamble = { why-found-start } chute contre la meilleure défense, mais à ce score, le pari vaut mieux { why-than-bid }.
why-best-on-average = { why-found-start } rapporte en moyenne plus { why-than-bid }, sur l’ensemble des donnes simulées.
why-bid-worth = { why-found-start } vaut environ { costs-points } de plus { why-than-bid }.
