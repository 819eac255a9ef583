# La ligne entre la table et la main : à qui de jouer, et ce qui vient d'arriver. Des légendes, donc sans point final.

turn-line-took =
    { KIND($who) ->
        [you] Vous faites le pli
       *[one] { FORM($who, "start") } fait le pli
    }
turn-line-broken = Les piques sont ouverts
turn-line-called =
    { KIND($who) ->
        [you]
            { $rightly ->
                [yes] Bien vu : il y avait renonce
               *[no] Vous avez signalé une renonce : il n’y en avait pas
            }
       *[one]
            { $rightly ->
                [yes] { $who } a vu juste : il y avait renonce
               *[no] { $who } a signalé une renonce : il n’y en avait pas
            }
    }
turn-line-redealt =
    { KIND($why) ->
        [low-total] Annonces trop basses : on redonne
        [misdeal] Une main sans pique : on redonne
       *[all-nil] Nil pour tout le monde : on redonne
    }
turn-line-blind-bid =
    { KIND($who) ->
        [you] Vous annoncez { $tricks } à l’aveugle
       *[one] { $who } annonce { $tricks } à l’aveugle
    }
turn-line-blind-nil =
    { KIND($who) ->
        [you] Vous annoncez nil à l’aveugle
       *[one] { $who } annonce nil à l’aveugle
    }
turn-line-pass-cards =
    { KIND($who) ->
        [you]
            { $count ->
                [one] À vous : passez { $count } carte { FORM($to, "to") }
               *[other] À vous : passez { $count } cartes { FORM($to, "to") }
            }
       *[one]
            { $count ->
                [one] À { $who } : passez { $count } carte { FORM($to, "to") }
               *[other] À { $who } : passez { $count } cartes { FORM($to, "to") }
            }
    }

## À qui de jouer, et que faire.

turn-line-pick-up-hand =
    { KIND($who) ->
        [you] À vous : prenez votre main
       *[one] À { $who } : prenez votre main
    }
turn-line-turn-up-card =
    { KIND($who) ->
        [you] À vous : retournez votre carte
       *[one] À { $who } : retournez votre carte
    }
turn-line-draw-from-stock =
    { KIND($who) ->
        [you] À vous : piochez une carte
       *[one] À { $who } : piochez une carte
    }
turn-line-lead =
    { KIND($who) ->
        [you] À vous d’entamer
       *[one] À { $who } d’entamer
    }
turn-line-follow =
    { KIND($who) ->
        [you] À vous : jouez un { $suit }
       *[one] À { $who } : jouez un { $suit }
    }
turn-line-any-card =
    { KIND($who) ->
        [you] À vous : jouez la carte que vous voulez
       *[one] À { $who } : jouez la carte que vous voulez
    }
turn-line-lead-from-the-dummy =
    { KIND($who) ->
        [you] À vous : entamez du mort
       *[one] À { $who } : entamez du mort
    }
turn-line-dummy-follows =
    { KIND($who) ->
        [you] À vous : jouez un { $suit } du mort
       *[one] À { $who } : jouez un { $suit } du mort
    }
turn-line-any-card-of-the-dummy =
    { KIND($who) ->
        [you] À vous : jouez n’importe quelle carte du mort
       *[one] À { $who } : jouez n’importe quelle carte du mort
    }
turn-line-thinking =
    { KIND($who) ->
        [you] Vous réfléchissez…
       *[one] { FORM($who, "start") } réfléchit…
    }
