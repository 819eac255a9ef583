sets-beside = { $line } · { $sets }/{ $limit } furadas
sets-alone = { $sets }/{ $limit } furadas
sets-said = { $line }, { $sets } de { $limit } apostas furadas
