# Se jugaron todas las bazas y todavía se puede denunciar un renuncio.

claims-all-tricks-are-played = Esa fue la última baza
claims-call-it-now = ¿Hizo renuncio tu rival? Denúncialo ahora. Tienes una denuncia por ronda; si te equivocas, no te cuesta nada más.
claims-call-a-renege = Denunciar un renuncio
claims-calls =
    { KIND($who) ->
        [you] Denuncias
       *[one] { FORM($who, "start") } denuncia
    }
claims-score-the-round = Puntuar la ronda
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
