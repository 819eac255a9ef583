sets-beside = { $line } · 倒{ $sets }/{ $limit }
sets-beside-short = { $line } · { $sets }/{ $limit }
sets-alone = 倒{ $sets }/{ $limit }
sets-said = { $line }，倒了{ $sets }次，满{ $limit }次就输
