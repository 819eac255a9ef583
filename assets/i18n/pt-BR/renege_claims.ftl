claims-all-tricks-are-played = Essa foi a última vaza
claims-call-it-now = O adversário cometeu uma renúncia? Denuncie agora. Você tem uma denúncia por rodada; se errar, só perde a denúncia.
claims-call-a-renege = Denunciar renúncia
claims-calls =
    { KIND($who) ->
        [you] Você denuncia
       *[one] { FORM($who, "start") } denuncia
    }
claims-score-the-round = Contar os pontos
called-in-vain =
    { KIND($who) ->
        [you] Não houve renúncia. Nesta rodada você não pode mais denunciar.
       *[one] { FORM($who, "start") } denunciou uma renúncia, mas não houve.
    }
proof-trick = Vaza { $number }
proof-might-have-played =
    { KIND($who) ->
        [you] Você podia ter jogado:
       *[one] { FORM($who, "start") } podia ter jogado:
    }
