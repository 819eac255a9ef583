# L'aide.

help-leaf-this-match = Cette partie
help-leaf-the-game = Le jeu
help-leaf-the-draft = La pioche
help-leaf-bidding = Les annonces
help-leaf-play = Jeu de la carte
help-leaf-scoring = La marque
help-leaf-variants = Variantes
help-leaf-glossary = Glossaire
help-leaf-controls = Commandes

aside-words-here = Termes de cette page

## Le jeu

help-game-promise-tricks-then-take = Annoncez des plis, puis faites-les
help-game-spades-is-a-game = { -game } est un jeu de plis. Vous recevez 13 cartes, vous <bid>annoncez</bid> combien de <trick>plis</trick> vous ferez, puis vous essayez d’en faire exactement autant. Pique est toujours <trump>atout</trump> : n’importe quel pique bat toutes les autres couleurs.
help-game-within-a-suit-the = Dans une couleur, l’as est le plus fort, puis viennent le roi (K), la dame (Q), le valet (J), le 10, et ainsi de suite jusqu’au 2.
help-game-a-round = Une donne
help-game-build-a-hand = 1. Composer sa main
help-game-build-a-hand-text = À deux, on pioche 13 cartes chacun au <stock>talon</stock> : c’est la <draft>pioche</draft>. À trois ou quatre, toutes les cartes sont distribuées.
help-game-bid = 2. Annoncer
help-game-bid-text = Chacun <bid>annonce</bid> combien de <trick>plis</trick> il fera. C’est le <contract>contrat</contract>.
help-game-play = 3. Jouer
help-game-play-text = Treize <trick>plis</trick>. Qui le peut doit <following-suit>fournir</following-suit>.
help-game-score = 4. Marquer
help-game-score-text = <bid>Annonce</bid> réussie : 10 points par <trick>pli</trick> annoncé. <set>Chute</set> : on perd autant.
help-game-rounds-are-played-until = On joue des donnes jusqu’à ce que quelqu’un atteigne le score fixé. Une partie rapide s’arrête à 100 points ou après trois donnes.

## La pioche

help-draft-two-players-build-their = Comment on pioche
help-draft-all-52-cards-lie = Les 52 cartes commencent face cachée. Quand c’est à vous, piochez la carte du dessus. Gardez-la, et la suivante part aussitôt à la <discard>défausse</discard> ; écartez-la, et vous devez garder la suivante, quelle qu’elle soit. Après 13 coups chacun, les deux mains sont complètes.
help-draft-the-four-of-diamonds = Vous <discard>écartez</discard> le 4 de carreau et devez garder la carte suivante : cette fois, la dame de pique.
help-draft-open-draft = Pioche ouverte
help-draft-open-draft-text = La <discard>défausse</discard> est visible, et les deux joueurs peuvent la regarder à tout moment. Comptez-la, et vous connaissez la main de l’adversaire.
help-draft-closed-draft = Pioche fermée
help-draft-closed-draft-text = Ce que vous <discard>écartez</discard>, personne d’autre ne le voit, et vous une seule fois. Contre l’ordinateur, vous pouvez revoir vos propres cartes écartées ; « { caption-settings } » permet d’en décider autrement.
help-draft-in-the-end-26 = À la fin, 26 cartes sont hors jeu. La <discard>défausse</discard> ne revient jamais.

## Les annonces

help-bidding-say-what-you-will = L’annonce
help-bidding-everyone-bids-once-openly = Chacun <bid>annonce</bid> une fois, à voix haute, sans avoir à surenchérir. Comptez les as, les rois gardés et la longueur à pique. Les annonces des partenaires s’additionnent en un seul <contract>contrat</contract>.
help-bidding-two-high-spades-ace = Deux gros piques, plus l’as et le roi de cœur : quatre <trick>plis</trick> presque certains. Le 8 en fera peut-être un cinquième.
help-bidding-nil = Nil
help-bidding-nil-text = Une <bid>annonce</bid> de zéro <trick>pli</trick> : elle vaut 100 le plus souvent, et en coûte 100 si vous en faites un seul.
help-bidding-blind-nil = Nil à l’aveugle
help-bidding-blind-nil-text = Un <nil>nil</nil> <bid>annoncé</bid> avant d’avoir vu la moindre carte : +200 ou −200.
help-bidding-moon = Grand chelem
help-bidding-moon-text = Les 13 <trick>plis</trick> : 250 points dans « { preset-moonshot } », 200 dans « { preset-ace-high } » ; dans { preset-jjdd } et { preset-jjda }, ils gagnent la partie.

## Le jeu des plis

help-play-thirteen-tricks = Treize plis
help-play-the-leader-plays-any = Un joueur <lead>entame</lead> avec la carte de son choix ; les autres doivent <following-suit>fournir</following-suit> s’ils le peuvent. Sinon, ils jouent ce qu’ils veulent, même un pique. Le plus fort pique gagne ; sans pique, la plus forte carte de la couleur demandée. Qui a fait le pli entame le suivant.
help-play-hearts-were-led-the = <lead>Entame</lead> à cœur. Le roi semblait gagner, mais un joueur <void>chicane</void> à cœur <ruff>coupe</ruff> avec le 2 de pique et prend le pli.
help-play-breaking-spades = Ouvrir les piques
help-play-spades-may-not-be = On ne peut pas <lead>entamer</lead> pique tant que les piques ne sont pas <breaking-spades>ouverts</breaking-spades> : un pique joué sur une autre couleur les ouvre. Si vous n’avez que des piques, vous pouvez en entamer un à tout moment, et cela les ouvre aussi.
help-play-cards-that-may-not = Les cartes que vous ne pouvez pas jouer sont grisées. Cliquez sur l’une d’elles, ou touchez-la, pour savoir pourquoi.

## La marque

help-scoring-points = Points
help-scoring-contract-made = Annonce réussie
help-scoring-contract-made-text = 10 par <trick>pli</trick> <bid>annoncé</bid>, plus 1 par <bag>pli en trop</bag>
help-scoring-contract-set = Chute
help-scoring-contract-set-text = −10 par <trick>pli</trick> <bid>annoncé</bid>
help-scoring-bags = Plis en trop
help-scoring-bags-text = Dix <bag>plis en trop</bag> coûtent 100 (dans « { preset-solo } », cinq coûtent 50)
help-scoring-nil = Nil
help-scoring-nil-text = 100 gagnés ou perdus (50 dans « { preset-solo } ») ; dans « { preset-moonshot } », un <nil>nil</nil> chuté ne coûte que ses <bag>plis en trop</bag>
help-scoring-blind-nil = Nil à l’aveugle
help-scoring-blind-nil-text = 200 gagnés ou perdus
help-scoring-an-example-you-bid = Exemple : vous <bid>annoncez</bid> 5 et faites 7. Cela donne 50 pour l’annonce et 2 <bag>plis en trop</bag> : 52. Avec 4 plis seulement, vous perdriez 50.
help-scoring-who-reaches-the-target = Le premier <side>camp</side> qui atteint le score fixé gagne. Si plusieurs l’atteignent dans la même donne, le plus haut score gagne ; en cas d’égalité, on joue une donne de plus. Dans « { preset-pairs } » et ses cousines, et dans « { preset-three-handed } », tomber à −150 ou plus bas fait perdre la partie.

## Variantes

help-variants-nine-games-and-your = Quinze variantes, et la vôtre
help-variants-open-draft = { preset-open-draft }
help-variants-open-draft-text = Deux joueurs, en 500. <discard>Défausse</discard> visible. <blind-nil>Nil à l’aveugle</blind-nil> permis. Le second joueur <lead>entame</lead>.
help-variants-closed-draft = { preset-closed-draft }
help-variants-closed-draft-text = Deux joueurs, en 300. <discard>Défausse</discard> cachée.
help-variants-moonshot = { preset-moonshot }
help-variants-moonshot-text = Deux joueurs, en 500. Les 13 <trick>plis</trick> rapportent 250 ; un <nil>nil</nil> chuté ne coûte que des <bag>plis en trop</bag>.
help-variants-pairs = { preset-pairs }
help-variants-pairs-text = Quatre joueurs, partenaires face à face, en 200. Les <bid>annonces</bid> s’additionnent.
help-variants-solo = { preset-solo }
help-variants-solo-text = Quatre joueurs, chacun pour soi, en 200. Le <nil>nil</nil> vaut 50 ; cinq <bag>plis en trop</bag> coûtent 50.
help-variants-suicide = { preset-suicide }
help-variants-suicide-text = « { preset-pairs } », où un partenaire <bid>annonce</bid> <nil>nil</nil> et l’autre au moins 4.
help-variants-whiz = { preset-whiz }
help-variants-whiz-text = « { preset-pairs } », où l’on <bid>annonce</bid> <nil>nil</nil> ou exactement son nombre de piques.
help-variants-mirror = { preset-mirror }
help-variants-mirror-text = « { preset-pairs } », où l’on <bid>annonce</bid> exactement son nombre de piques.
help-variants-threehanded = { preset-three-handed }
help-variants-threehanded-text = Trois joueurs et une quatrième main, le <dummy>mort</dummy>. La plus haute <bid>annonce</bid> le joue comme partenaire.
help-variants-classic = { preset-classic }
help-variants-classic-text = « { preset-pairs } » en 500, comme à la plupart des tables : seul un <side>camp</side> qui a 100 points de retard peut annoncer <blind-nil>nil à l’aveugle</blind-nil>, les plis d’un <nil>nil</nil> chuté sont des <bag>plis en trop</bag>, et ceux-ci se reportent.
help-variants-ace-high = { preset-ace-high }
help-variants-ace-high-text = Des règles maison, en 350 : pas de <nil>nil</nil>, au moins 4 avec votre partenaire, une annonce de 10 ou plus vaut 150, on entame pique à tout moment, les <bag>plis en trop</bag> ne comptent pas. Deux <set>chutes</set>, et la partie est perdue.
help-variants-jjdd = { preset-jjdd }
help-variants-jjdd-text = Joker Joker Deuce Deuce, des règles maison, en 350 : jokers et deux <high-deuce>grands 2</high-deuce>, pas de <nil>nil</nil>, au moins 4 avec votre partenaire. Avec 100 points de retard, le premier des deux partenaires peut <bid>annoncer</bid> 6 ou plus à l’aveugle. Une annonce de 10 ou plus vaut 200, 13 gagne la partie, les <bag>plis en trop</bag> ne comptent pas, mais 10 coûtent 100. Deux <set>chutes</set>, et la partie est perdue.
help-variants-jjda = { preset-jjda }
help-variants-jjda-text = Joker Joker Deuce Ace, des règles maison, en 350 : jokers et un <high-deuce>grand 2</high-deuce>. Personne n’<bid>annonce</bid> à la première donne, et un <side>camp</side> doit y faire 4 <trick>plis</trick>. Ensuite, si le total des annonces est inférieur à 11, on redonne. Pas de <nil>nil</nil>, au moins 4 avec votre partenaire, une annonce de 10 ou plus vaut 200, 13 gagne la partie, les <bag>plis en trop</bag> ne comptent pas. Deux <set>chutes</set>, et la partie est perdue.
help-variants-pass-two = { preset-pass-two }
help-variants-pass-two-text = « { preset-pairs } » en 500 avec jokers et deux <high-deuce>grands 2</high-deuce> : si l’un des partenaires <bid>annonce</bid> <nil>nil</nil>, ils échangent deux cartes. Au moins 4 à deux ; une annonce de 10 ou plus vaut 200, gagnés ou perdus.
help-variants-lowest-club = { preset-lowest-club }
help-variants-lowest-club-text = « { preset-pairs } » en 500 : au premier <trick>pli</trick>, chacun joue son plus petit trèfle. Un seul des deux partenaires peut <bid>annoncer</bid> <nil>nil</nil>. Un <side>camp</side> qui a 100 points de retard peut annoncer <blind-nil>nil à l’aveugle</blind-nil>, et échange alors deux cartes.
help-variants-custom = À la carte
help-variants-custom-text = Fixez vous-même chaque règle, jokers compris.
help-variants-with-jokers-the-big = Avec les jokers, le grand et le petit joker sont les deux plus forts piques. Le 2 de trèfle et le 2 de carreau sont retirés.
help-variants-with-high-deuces = À certaines tables, on joue avec des <high-deuce>grands 2</high-deuce> : le 2 de carreau et le 2 de pique viennent sous les jokers et au-dessus de l’as. Ce sont des piques à part entière, quoi que montre leur image.

## Commandes

help-controls-mouse-and-touch = Souris et écran tactile
help-controls-play-a-card = Jouer une carte
help-controls-play-a-card-text = Cliquez dessus, ou faites-la glisser au milieu
help-controls-with-a-finger = Au doigt
help-controls-with-a-finger-text = Touchez-la une fois pour voir ce qu’elle ferait ; encore une fois, ou d’un geste vers le haut, pour la jouer. Faites glisser le doigt sur la main pour la parcourir.
help-controls-what-is-this = Qu’est-ce que c’est ?
help-controls-what-is-this-text = Appui long ou clic droit sur une carte, un tas ou un joueur
help-controls-keep-or-discard = Garder ou écarter
help-controls-keep-or-discard-text = Les boutons, ou faites glisser la carte vers votre main ou la défausse
help-controls-bid = Annoncer
help-controls-bid-text = Cliquez sur un nombre du pavé d’annonces, ou touchez-le
help-controls-hurry = Passer
help-controls-hurry-text = Cliquez ou touchez pour passer une animation
help-controls-undo-hint-last-trick = Annuler, indice, dernier pli, défausse, menu
help-controls-undo-hint-last-trick-text = Les boutons ronds
help-controls-last-trick = Dernier pli
help-controls-last-trick-text = Le bouton, ou un glissement de côté sur la table
help-controls-several-players = Jouer à plusieurs
help-controls-several-players-text = Les cartes restent cachées jusqu’à ce que leur joueur clique ou touche. Pendant la pioche, ce geste pioche aussi.
help-controls-keyboard = Clavier
help-controls-tab-and-arrows = Tab et flèches
help-controls-tab-and-arrows-text = Passer d’un bouton à l’autre ; { key-name-enter } ou { key-name-space } choisit
help-controls-in-a-browser = Dans un navigateur
help-controls-no-sound = Pas de son ?
help-controls-no-sound-text = Le bouton silence d’un iPhone coupe le son du jeu. GNOME Web ne sait pas le jouer : prenez un autre navigateur.

## Glossaire

help-glossary-what-the-words-mean = Ce que veulent dire les mots
