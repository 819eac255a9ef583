# Les chutes d'un camp, quand un certain nombre fait perdre la partie.

sets-beside = { $line } · chutes { $sets }/{ $limit }
sets-beside-short = { $line } · { $sets }/{ $limit }
sets-alone = chutes { $sets }/{ $limit }
sets-said =
    { $sets ->
        [one] { $line }, { $sets } chute sur { $limit }
       *[other] { $line }, { $sets } chutes sur { $limit }
    }
