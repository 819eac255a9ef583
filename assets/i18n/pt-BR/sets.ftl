sets-beside = { $line } · { $sets }/{ $limit } furadas
sets-beside-short = { $line } · { $sets }/{ $limit }
sets-alone = { $sets }/{ $limit } furadas
sets-said = { $line }, { $sets } de { $limit } apostas furadas
