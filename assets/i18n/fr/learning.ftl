# Leçons et problèmes : la page, et la barre sous la table. Ce que disent les leçons est dans lessons.ftl.

learning-learn = Apprendre
learning-know-spades = Je connais { -game }
learning-first-trick = Faites votre premier pli
learning-lessons = Leçons
learning-puzzles = Problèmes
learning-what-puzzles-are = Toutes les mains sont visibles. Un seul chemin mène au but, quoi que fassent vos adversaires.
learning-loading = Chargement des leçons et des problèmes…
learning-puzzle-of-the-day = Problème du jour
learning-next-puzzle = Problème suivant
learning-rating = Cote
learning-days-in-a-row = Série en cours
learning-solved = Résolus
learning-take-back = Annuler
learning-hint = Indice
learning-show-me = Montrez-moi
learning-solution = Solution
learning-try-again = Réessayer
learning-next = Suivant
learning-leave-the-lesson = Quitter
learning-goal-is-lost = Le but est manqué. Regardez la suite.
learning-goal-is-missed = Le but est manqué.
learning-this-is-the-solution = Voici la solution.
learning-that-is-it = Trouvé ! Plus rien ne peut vous arrêter.
learning-that-is-it-answers = Trouvé ! En face, plus rien à faire.
learning-that-is-it-roads = Trouvé ! Tous les chemins y mènent.
praise-first-try = Du premier coup !
praise-got-it = Cette fois, ça y est.
praise-there-it-is = Et voilà.
praise-lesson = Leçon apprise, avec toutes ses étoiles.
praise-course = Le cours est fini. Prenez place à la table.
praise-week = Toute une semaine !
praise-month = Tout un mois !
praise-hundred = Cent jours. Mais qui êtes-vous ?

cannot-be-read = Impossible de charger les leçons et les problèmes. Rechargez ou réinstallez le jeu. ({ CLAUSE($why) })

lesson-name =
    { $all ->
        [one] { $title } : { $own } étoile sur { $all }
       *[other] { $title } : { $own } sur { $all } étoiles
    }
hand-of = { $title } · { $hand } sur { $of }
out-of = { $own } sur { $all }
stars =
    { $count ->
        [one] { $count } étoile sur trois
       *[other] { $count } étoiles sur trois
    }

## Problèmes

kind-make-bid = Réussir l’annonce
kind-set-nil = Faire chuter le nil
kind-force-bag = Forcer un pli en trop
kind-break-contract = Faire chuter
kind-find-discard = Trouver la défausse
kind-what-to-bid = Quelle annonce ?

puzzle-goal =
    { $aim ->
        [make-bid] Réussissez votre annonce de { $own }.
        [keep-nil] Vous avez annoncé nil : ne faites aucun pli.
        [set-nil] L’adversaire a annoncé nil : donnez-lui un pli.
        [force-bag]
            { $others ->
                [1] Réussissez votre annonce de { $own } et forcez un pli en trop : l’adversaire doit en faire au moins deux.
               *[other] Réussissez votre annonce de { $own } et forcez un pli en trop : l’adversaire doit en faire plus de { $others }.
            }
        [break-contract] L’adversaire a annoncé { $others } : faites-le chuter.
       *[bid-most] Annoncez tous les plis sûrs, puis faites-les.
    }
puzzle-head =
    { KIND($found-by) ->
        [none] { $kind } · Cote { $rating } · Bat tous les niveaux
       *[level] { $kind } · Cote { $rating } · Résolu dès le niveau { $found-by }
    }
rating-now = Cote { $rating } ({ $gained })

## Ce que vaut une annonce fausse.

off-nil =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Trop bas. Cette main fait { $most } pli : nil donne { $points } points.
               *[other] Trop bas. Cette main fait { $most } plis : nil donne { $points } points.
            }
       *[other] Trop bas. Cette main fait de { $least } à { $most } plis : nil donne { $points } points.
    }
off-high =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Trop haut. Cette main fait { $most } pli : une annonce de { $bid } donne { $points } points.
               *[other] Trop haut. Cette main fait { $most } plis : une annonce de { $bid } donne { $points } points.
            }
       *[other] Trop haut. Cette main fait de { $least } à { $most } plis : une annonce de { $bid } donne { $points } points.
    }
off-low =
    { KIND($least) ->
        [none]
            { $most ->
                [one] Trop bas. Cette main fait { $most } pli : une annonce de { $bid } ne donne que { $points } points.
               *[other] Trop bas. Cette main fait { $most } plis : une annonce de { $bid } ne donne que { $points } points.
            }
       *[other] Trop bas. Cette main fait de { $least } à { $most } plis : une annonce de { $bid } ne donne que { $points } points.
    }
off-above-sure =
    { $most ->
        [one] Trop haut. Vous aviez { $most } pli sûr. Voici pourquoi.
       *[other] Trop haut. Vous aviez { $most } plis sûrs. Voici pourquoi.
    }
off-below-sure =
    { $most ->
        [one] Trop bas. Vous aviez { $most } pli sûr.
       *[other] Trop bas. Vous aviez { $most } plis sûrs.
    }

## L'idée d'un bon choix.

idea-count-sure-tricks = Comptez les plis que personne ne peut vous prendre.
idea-draw-spades =
    { $out ->
        [0] Jouez un pique maître.
        [one] Jouez un pique maître : il en reste { $out } en face.
       *[other] Jouez un pique maître : il en reste { $out } en face.
    }
idea-lose-spade = Jouez un pique et laissez filer le pli.
idea-lead-to-win = Entamez une carte qui fait le pli tout de suite.
idea-lead-to-partner = Entamez dans la force de votre partenaire.
idea-let-partner-ruff = Votre partenaire n’a plus de { $suit } : jouez-en un pour sa coupe.
idea-force-ruff = En face, plus de { $suit } : forcez la coupe.
idea-lose-lead = Rendez la main.
idea-win = Prenez ce pli.
idea-leave-to-partner = Laissez ce pli à votre partenaire.
idea-duck = Laissez filer ce pli.
idea-catch-nil = Donnez ce pli au joueur qui a annoncé nil.
idea-ruff = Coupez ce pli.
idea-force-higher-ruff = Coupez, pour forcer une surcoupe.
idea-throw =
    { $could-ruff ->
        [yes]
            { KIND($suit) ->
                [spades] Défaussez-vous d’un pique.
               *[other] Ne coupez pas. Défaussez-vous d’un { $suit }.
            }
       *[no] Défaussez-vous d’un { $suit }.
    }
