# Los botones redondos junto a la mano y los del robo.

tool-undo = Deshacer
tool-second-thoughts = ¿Lo pensaste mejor?
tool-hint = Pista
tool-last-trick = Última baza
tool-discards = Descartes
tool-call-renege = Denunciar un renuncio
tool-menu = Menú

tool-off-undo = No hay nada que deshacer.
tool-off-hint = Solo hay pistas en tu turno.
tool-off-last-trick = Aún no se ha ganado ninguna baza.
tool-off-discards = Ahora no se pueden ver los descartes.

draft-keep = Quedármela
draft-discard = Descartarla
draft-keep-or-discard = Si te la quedas, la siguiente se descarta. Si la descartas, debes quedarte con la siguiente.
draft-blind-nil = Nulo a ciegas { FORM($points, "gain") }
draft-take-the-rest = Reclamar el resto
draft-blind-bid = A ciegas
draft-misdeal = Anular: sin picas
