# Les boutons ronds à côté de la main, et ceux de la pioche.

tool-undo = Annuler
tool-hint = Indice
tool-last-trick = Dernier pli
tool-discards = Défausse
tool-call-renege = Renonce !
tool-menu = Menu
tool-second-thoughts = Un doute ?

# Pourquoi un outil est éteint.
tool-off-undo = Il n’y a rien à annuler.
tool-off-hint = L’indice vient quand c’est à vous de jouer.
tool-off-last-trick = Aucun pli n’a encore été fait.
tool-off-discards = La défausse ne peut pas être montrée maintenant.

draft-keep = Garder
draft-discard = Écarter
draft-keep-or-discard = Gardez-la, et la carte suivante est écartée. Écartez-la, et vous devez garder la suivante.
draft-blind-bid = Annoncer à l’aveugle
draft-misdeal = Maldonne : sans pique
draft-blind-nil = À l’aveugle { FORM($points, "gain") }
draft-take-the-rest = Étaler mon jeu
