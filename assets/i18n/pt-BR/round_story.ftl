round-story = { FORM($round-outcome, "spaces") }

outcome-made =
    { KIND($side) ->
        [you]
            { $bags ->
                [0] Você cumpriu sua aposta de { $bid }.
               *[other] Você cumpriu sua aposta de { $bid }, com { $bags } de sobra.
            }
        [with-you]
            { $bags ->
                [0] Seu lado apostou { $bid } e cumpriu.
               *[other] Seu lado apostou { $bid } e cumpriu, com { $bags } de sobra.
            }
        [two]
            { $bags ->
                [0] { FORM($side, "start") } apostaram { $bid } e cumpriram.
               *[other] { FORM($side, "start") } apostaram { $bid } e cumpriram, com { $bags } de sobra.
            }
       *[one]
            { $bags ->
                [0] { FORM($side, "start") } apostou { $bid } e cumpriu.
               *[other] { FORM($side, "start") } apostou { $bid } e cumpriu, com { $bags } de sobra.
            }
    }
outcome-set =
    { KIND($side) ->
        [you] Você apostou { $bid } e fez { $tricks }: aposta furada.
        [with-you] Seu lado apostou { $bid } e fez { $tricks }: aposta furada.
        [two] { FORM($side, "start") } apostaram { $bid } e fizeram { $tricks }: aposta furada.
       *[one] { FORM($side, "start") } apostou { $bid } e fez { $tricks }: aposta furada.
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
                [yes] Você cumpriu seu nil às cegas.
               *[no] Você cumpriu seu nil.
            }
       *[one]
            { $blind ->
                [yes] { FORM($who, "start") } cumpriu o nil às cegas.
               *[no] { FORM($who, "start") } cumpriu o nil.
            }
    }
outcome-nil-failed =
    { KIND($who) ->
        [you]
            { $blind ->
                [yes]
                    { $tricks ->
                        [one] Seu nil às cegas furou: você ganhou { $tricks } vaza.
                       *[other] Seu nil às cegas furou: você ganhou { $tricks } vazas.
                    }
               *[no]
                    { $tricks ->
                        [one] Seu nil furou: você ganhou { $tricks } vaza.
                       *[other] Seu nil furou: você ganhou { $tricks } vazas.
                    }
            }
       *[one]
            { $blind ->
                [yes]
                    { $tricks ->
                        [one] O nil às cegas { FORM($who, "of") } furou com { $tricks } vaza.
                       *[other] O nil às cegas { FORM($who, "of") } furou com { $tricks } vazas.
                    }
               *[no]
                    { $tricks ->
                        [one] O nil { FORM($who, "of") } furou com { $tricks } vaza.
                       *[other] O nil { FORM($who, "of") } furou com { $tricks } vazas.
                    }
            }
    }

outcome-caught =
    { KIND($caller) ->
        [you] Você descobriu uma renúncia.
       *[one] { FORM($caller, "start") } descobriu uma renúncia.
    }
outcome-not-followed =
    { KIND($culprit) ->
        [you] { outcome-caught } Você tinha { $suit }, mas jogou { FORM($card, "the") }.
       *[one] { outcome-caught } { FORM($culprit, "start") } tinha { $suit }, mas jogou { FORM($card, "the") }.
    }
outcome-led-too-early =
    { KIND($culprit) ->
        [you] { outcome-caught } Você saiu com { FORM($card, "the") } com as espadas ainda intactas.
       *[one] { outcome-caught } { FORM($culprit, "start") } saiu com { FORM($card, "the") } com as espadas ainda intactas.
    }
outcome-called-in-vain =
    { KIND($who) ->
        [you] Você denunciou uma renúncia que não houve.
       *[one] { FORM($who, "start") } denunciou uma renúncia que não houve.
    }
