# Ce qu'un joueur a fait ou devrait faire. $card est le nom de la carte avec l'article, ou son image entre les mots.

deed-option =
    { KIND($action) ->
        [play] Jouer { $card }
        [look] Regarder ses cartes
        [pass] Passer { $card }
       *[other] { $action }
    }
deed-better =
    { KIND($action) ->
        [blind-nil] mieux : annoncer nil à l’aveugle
        [blind-bid] mieux : annoncer { $tricks } à l’aveugle
        [misdeal] mieux : demander la maldonne
        [pass] mieux : passer { $card }
        [look] mieux : regarder ses cartes
        [draw] mieux : piocher
        [keep] mieux : la garder
        [discard] mieux : l’écarter
        [nil] mieux : annoncer nil
        [bid] mieux : annoncer { $tricks }
        [play] mieux : jouer { $card }
        [call] mieux : signaler une renonce
        [settle] mieux : compter la donne
       *[next-round] mieux : continuer
    }
deed-done =
    { KIND($who) ->
        [you] Vous avez { deed-done-what }
       *[one] { FORM($who, "start") } a { deed-done-what }
    }
# Des participes avec « avoir », qui ne s'accordent avec personne.
deed-done-what =
    { KIND($action) ->
        [blind-nil] annoncé nil à l’aveugle
        [blind-bid] annoncé { $tricks } à l’aveugle
        [misdeal] demandé la maldonne
        [pass]
            { KIND($card) ->
                [none] passé une carte
               *[some] passé { $card }
            }
        [look] d’abord regardé les cartes
        [draw] pioché
        [keep]
            { KIND($card) ->
                [none] gardé la carte
               *[some] gardé { $card }
            }
        [discard]
            { KIND($card) ->
                [none] écarté la carte
               *[some] écarté { $card }
            }
        [nil] annoncé nil
        [bid] annoncé { $tricks }
        [play] joué { $card }
        [call] signalé une renonce
        [settle] compté la donne
       *[next-round] continué
    }
