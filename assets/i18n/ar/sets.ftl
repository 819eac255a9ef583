sets-beside = { $line } · الانكسارات { $sets } من { $limit }
sets-beside-short = { $line } · { $sets } من { $limit }
sets-alone = الانكسارات { $sets } من { $limit }
sets-said = { $line }، الانكسارات { $sets } من { $limit }
