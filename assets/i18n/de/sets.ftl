# Geplatzte Gebote einer Seite, wo genug davon die Partie verlieren.

sets-beside = { $line } · { $sets }/{ $limit } geplatzt
sets-beside-short = { $line } · { $sets }/{ $limit }
sets-alone = { $sets }/{ $limit } geplatzt
sets-said = { $line }, { $sets } von { $limit } geplatzt
