# Was aus einer Runde geworden ist, ein Satz nach dem anderen.

round-story = { FORM($round-outcome, "spaces") }

outcome-made =
    { KIND($side) ->
        [you]
            { $bags ->
                [0] Du hast dein Gebot von { $bid } erfüllt.
                [one] Du hast dein Gebot von { $bid } erfüllt, mit { $bags } Überstich.
               *[other] Du hast dein Gebot von { $bid } erfüllt, mit { $bags } Überstichen.
            }
        [with-you]
            { $bags ->
                [0] { FORM($side, "start") } habt { $bid } geboten und geschafft.
                [one] { FORM($side, "start") } habt { $bid } geboten und geschafft, mit { $bags } Überstich.
               *[other] { FORM($side, "start") } habt { $bid } geboten und geschafft, mit { $bags } Überstichen.
            }
        [two]
            { $bags ->
                [0] { FORM($side, "start") } haben { $bid } geboten und geschafft.
                [one] { FORM($side, "start") } haben { $bid } geboten und geschafft, mit { $bags } Überstich.
               *[other] { FORM($side, "start") } haben { $bid } geboten und geschafft, mit { $bags } Überstichen.
            }
       *[one]
            { $bags ->
                [0] { FORM($side, "start") } hat { $bid } geboten und geschafft.
                [one] { FORM($side, "start") } hat { $bid } geboten und geschafft, mit { $bags } Überstich.
               *[other] { FORM($side, "start") } hat { $bid } geboten und geschafft, mit { $bags } Überstichen.
            }
    }
outcome-set =
    { KIND($side) ->
        [you] { $bid } geboten, { $tricks } gemacht: Dein Gebot ist geplatzt.
        [with-you] { $bid } geboten, { $tricks } gemacht: Euer Gebot ist geplatzt.
       *[one] { FORM($side, "start") }: { $bid } geboten, { $tricks } gemacht, also geplatzt.
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
                [yes] Dein Blind-Null ist geschafft.
               *[no] Dein Null ist geschafft.
            }
       *[one]
            { $blind ->
                [yes] { FORM($who, "start") } hat Blind-Null geschafft.
               *[no] { FORM($who, "start") } hat Null geschafft.
            }
    }
outcome-nil-failed =
    { KIND($who) ->
        [you]
            { $blind ->
                [yes]
                    { $tricks ->
                        [one] Dein Blind-Null ist geplatzt: { $tricks } Stich.
                       *[other] Dein Blind-Null ist geplatzt: { $tricks } Stiche.
                    }
               *[no]
                    { $tricks ->
                        [one] Dein Null ist geplatzt: { $tricks } Stich.
                       *[other] Dein Null ist geplatzt: { $tricks } Stiche.
                    }
            }
       *[one]
            { $blind ->
                [yes]
                    { $tricks ->
                        [one] { FORM($who, "genitive") } Blind-Null ist geplatzt: { $tricks } Stich.
                       *[other] { FORM($who, "genitive") } Blind-Null ist geplatzt: { $tricks } Stiche.
                    }
               *[no]
                    { $tricks ->
                        [one] { FORM($who, "genitive") } Null ist geplatzt: { $tricks } Stich.
                       *[other] { FORM($who, "genitive") } Null ist geplatzt: { $tricks } Stiche.
                    }
            }
    }

outcome-caught =
    { KIND($caller) ->
        [you] Du hast „Falsch bedient!“ gerufen, zu Recht.
       *[one] { FORM($caller, "start") } hat „Falsch bedient!“ gerufen, zu Recht.
    }
outcome-not-followed =
    { KIND($culprit) ->
        [you] { outcome-caught } Du hattest { $suit } und hast { FORM($card, "accusative") } gespielt.
       *[one] { outcome-caught } { FORM($culprit, "start") } hatte { $suit } und spielte { FORM($card, "accusative") }.
    }
outcome-led-too-early =
    { KIND($culprit) ->
        [you] { outcome-caught } Du hast { FORM($card, "accusative") } ausgespielt, bevor Pik offen war.
       *[one] { outcome-caught } { FORM($culprit, "start") } spielte { FORM($card, "accusative") } aus, bevor Pik offen war.
    }
outcome-called-in-vain =
    { KIND($who) ->
        [you] Du hast „Falsch bedient!“ gerufen, aber es war alles in Ordnung.
       *[one] { FORM($who, "start") } hat „Falsch bedient!“ gerufen, aber es war alles in Ordnung.
    }
