tool-undo = Desfazer
tool-second-thoughts = Pensou melhor?
tool-hint = Dica
tool-last-trick = Última vaza
tool-discards = Descartes
tool-call-renege = Denunciar renúncia
tool-menu = Menu

tool-off-undo = Não há nada para desfazer.
tool-off-hint = Dicas, só na sua vez.
tool-off-last-trick = Ninguém ganhou uma vaza ainda.
tool-off-discards = Agora não dá para ver os descartes.

draft-keep = Ficar com ela
draft-discard = Descartar
draft-keep-or-discard = Se ficar com ela, a próxima é descartada. Se descartar, você tem que ficar com a próxima.
draft-blind-nil = Nil às cegas { FORM($points, "gain") }
draft-take-the-rest = Reivindicar o resto
draft-blind-bid = Às cegas
draft-misdeal = Anular: sem espadas
