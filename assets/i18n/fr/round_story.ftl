# Ce qu'une donne a donné, une phrase après l'autre.

round-story = { FORM($round-outcome, "spaces") }

outcome-made =
    { KIND($side) ->
        [you]
            { $bags ->
                [0] Vous réussissez votre annonce de { $bid }, au pli près.
                [one] Vous réussissez votre annonce de { $bid }, avec { $bags } pli en trop.
               *[other] Vous réussissez votre annonce de { $bid }, avec { $bags } plis en trop.
            }
        [with-you]
            { $bags ->
                [0] { FORM($side, "start") } réussissez votre contrat de { $bid }, au pli près.
                [one] { FORM($side, "start") } réussissez votre contrat de { $bid }, avec { $bags } pli en trop.
               *[other] { FORM($side, "start") } réussissez votre contrat de { $bid }, avec { $bags } plis en trop.
            }
        [two]
            { $bags ->
                [0] { FORM($side, "start") } réussissent leur contrat de { $bid }.
                [one] { FORM($side, "start") } réussissent leur contrat de { $bid }, avec { $bags } pli en trop.
               *[other] { FORM($side, "start") } réussissent leur contrat de { $bid }, avec { $bags } plis en trop.
            }
       *[one]
            { $bags ->
                [0] { FORM($side, "start") } annonce { $bid } et réussit.
                [one] { FORM($side, "start") } annonce { $bid } et réussit, avec { $bags } pli en trop.
               *[other] { FORM($side, "start") } annonce { $bid } et réussit, avec { $bags } plis en trop.
            }
    }
outcome-set =
    { KIND($side) ->
        [you] Vous annoncez { $bid }, vous faites { $tricks } : chute.
        [with-you] { FORM($side, "start") } annoncez { $bid } et faites { $tricks } : chute.
        [two] { FORM($side, "start") } annoncent { $bid } et font { $tricks } : chute.
       *[one] { FORM($side, "start") } annonce { $bid } et fait { $tricks } : chute.
    }
outcome-nil =
    { $tricks ->
        [0] { outcome-nil-made }
       *[other] { outcome-nil-failed }
    }
outcome-nil-made =
    { KIND($who) ->
        [you]
            { $blind ->
                [yes] Vous réussissez votre nil à l’aveugle.
               *[no] Vous réussissez votre nil.
            }
       *[one]
            { $blind ->
                [yes] { FORM($who, "start") } réussit son nil à l’aveugle.
               *[no] { FORM($who, "start") } réussit son nil.
            }
    }
outcome-nil-failed =
    { KIND($who) ->
        [you]
            { $blind ->
                [yes]
                    { $tricks ->
                        [one] Votre nil à l’aveugle chute : { $tricks } pli fait.
                       *[other] Votre nil à l’aveugle chute : { $tricks } plis faits.
                    }
               *[no]
                    { $tricks ->
                        [one] Votre nil chute : { $tricks } pli fait.
                       *[other] Votre nil chute : { $tricks } plis faits.
                    }
            }
       *[one]
            { $blind ->
                [yes]
                    { $tricks ->
                        [one] { FORM($who, "start") } chute son nil à l’aveugle : { $tricks } pli fait.
                       *[other] { FORM($who, "start") } chute son nil à l’aveugle : { $tricks } plis faits.
                    }
               *[no]
                    { $tricks ->
                        [one] { FORM($who, "start") } chute son nil : { $tricks } pli fait.
                       *[other] { FORM($who, "start") } chute son nil : { $tricks } plis faits.
                    }
            }
    }

## Les renonces : qui l'a vue, et ce que c'était.

outcome-caught =
    { KIND($caller) ->
        [you] Vous avez vu la renonce.
       *[one] { FORM($caller, "start") } a vu la renonce.
    }
outcome-not-followed =
    { KIND($culprit) ->
        [you] { outcome-caught } Vous aviez du { $suit } et avez joué { FORM($card, "the") }.
       *[one] { outcome-caught } { FORM($culprit, "start") } avait du { $suit } et a joué { FORM($card, "the") }.
    }
outcome-led-too-early =
    { KIND($culprit) ->
        [you] { outcome-caught } Vous avez entamé { FORM($card, "the") } avant l’ouverture des piques.
       *[one] { outcome-caught } { FORM($culprit, "start") } a entamé { FORM($card, "the") } avant l’ouverture des piques.
    }
outcome-called-in-vain =
    { KIND($who) ->
        [you] Vous avez signalé une renonce, mais il n’y en avait pas.
       *[one] { FORM($who, "start") } a signalé une renonce, mais il n’y en avait pas.
    }
