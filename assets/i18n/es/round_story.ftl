# Lo que dio de sí una ronda, frase por frase.

round-story = { FORM($round-outcome, "spaces") }

outcome-made =
    { KIND($side) ->
        [you]
            { $bags ->
                [0] Cumpliste tu apuesta de { $bid }.
               *[other] Cumpliste tu apuesta de { $bid }, con { $bags } de más.
            }
        [with-you]
            { $bags ->
                [0] Tu bando apostó { $bid } y cumplió.
               *[other] Tu bando apostó { $bid } y cumplió, con { $bags } de más.
            }
        [two]
            { $bags ->
                [0] { FORM($side, "start") } apostaron { $bid } y cumplieron.
               *[other] { FORM($side, "start") } apostaron { $bid } y cumplieron, con { $bags } de más.
            }
       *[one]
            { $bags ->
                [0] { FORM($side, "start") } apostó { $bid } y cumplió.
               *[other] { FORM($side, "start") } apostó { $bid } y cumplió, con { $bags } de más.
            }
    }
outcome-set =
    { KIND($side) ->
        [you] Apostaste { $bid } e hiciste { $tricks }: apuesta rota.
        [with-you] Tu bando apostó { $bid } e hizo { $tricks }: apuesta rota.
        [two] { FORM($side, "start") } apostaron { $bid } e hicieron { $tricks }: apuesta rota.
       *[one] { FORM($side, "start") } apostó { $bid } e hizo { $tricks }: apuesta rota.
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
                [yes] Cumpliste tu nulo a ciegas.
               *[no] Cumpliste tu nulo.
            }
       *[one]
            { $blind ->
                [yes] { FORM($who, "start") } cumplió su nulo a ciegas.
               *[no] { FORM($who, "start") } cumplió su nulo.
            }
    }
outcome-nil-failed =
    { KIND($who) ->
        [you]
            { $blind ->
                [yes]
                    { $tricks ->
                        [one] Se rompió tu nulo a ciegas: ganaste { $tricks } baza.
                       *[other] Se rompió tu nulo a ciegas: ganaste { $tricks } bazas.
                    }
               *[no]
                    { $tricks ->
                        [one] Se rompió tu nulo: ganaste { $tricks } baza.
                       *[other] Se rompió tu nulo: ganaste { $tricks } bazas.
                    }
            }
       *[one]
            { $blind ->
                [yes]
                    { $tricks ->
                        [one] Se rompió el nulo a ciegas de { FORM($who, "within") }: ganó { $tricks } baza.
                       *[other] Se rompió el nulo a ciegas de { FORM($who, "within") }: ganó { $tricks } bazas.
                    }
               *[no]
                    { $tricks ->
                        [one] Se rompió el nulo de { FORM($who, "within") }: ganó { $tricks } baza.
                       *[other] Se rompió el nulo de { FORM($who, "within") }: ganó { $tricks } bazas.
                    }
            }
    }

## Renuncios.

outcome-caught =
    { KIND($caller) ->
        [you] Descubriste un renuncio.
       *[one] { FORM($caller, "start") } descubrió un renuncio.
    }
outcome-not-followed =
    { KIND($culprit) ->
        [you] { outcome-caught } Tenías { $suit }, pero jugaste { FORM($card, "the") }.
       *[one] { outcome-caught } { FORM($culprit, "start") } tenía { $suit }, pero jugó { FORM($card, "the") }.
    }
outcome-led-too-early =
    { KIND($culprit) ->
        [you] { outcome-caught } Saliste con { FORM($card, "the") } antes de que se abrieran las picas.
       *[one] { outcome-caught } { FORM($culprit, "start") } salió con { FORM($card, "the") } antes de que se abrieran las picas.
    }
outcome-called-in-vain =
    { KIND($who) ->
        [you] Denunciaste un renuncio que no hubo.
       *[one] { FORM($who, "start") } denunció un renuncio que no hubo.
    }
