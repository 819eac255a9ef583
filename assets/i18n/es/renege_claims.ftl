# Se jugaron todas las bazas y todavía se puede denunciar un renuncio.

claims-all-tricks-are-played = Esa fue la última baza
claims-call-it-now = ¿Cometió tu rival un renuncio? Denúncialo ahora. Tienes una denuncia por ronda; si te equivocas, solo pierdes la denuncia.
claims-call-a-renege = Denunciar un renuncio
claims-calls =
    { KIND($who) ->
        [you] Denuncias
       *[one] { FORM($who, "start") } denuncia
    }
claims-score-the-round = Contar los puntos
called-in-vain =
    { KIND($who) ->
        [you] No hubo renuncio. En esta ronda no puedes denunciar más.
       *[one] { FORM($who, "start") } denunció un renuncio, pero no lo hubo.
    }
proof-trick = Baza { $number }
proof-might-have-played =
    { KIND($who) ->
        [you] Podías haber jugado:
       *[one] { FORM($who, "start") } podía haber jugado:
    }
