# Las apuestas rotas de un bando, donde unas cuantas pierden la partida.

sets-beside = { $line } · { $sets }/{ $limit } rotas
sets-beside-short = { $line } · { $sets }/{ $limit }
sets-alone = { $sets }/{ $limit } rotas
sets-said = { $line }, { $sets } de { $limit } apuestas rotas
