# Comment un lecteur d'écran appelle les parties de l'écran.

area-table = Table
area-tools = Outils
area-message = Message
area-menu = Menu
area-discards = Défausse
area-known = Cartes vues
area-last-trick = Dernier pli
area-hint = Indice
area-coach = Entraîneur
area-review = Analyse
area-your-bid = Votre annonce
area-renege-claims = Signaler une renonce
area-result = Résultat
area-pass-the-device = Passer l’appareil
area-scores = Scores
area-hand = Main
area-take-back = Annuler
area-claim = Étaler
area-concede = Abandonner
area-blind-nil = Nil à l’aveugle
area-blind-bid = Annonce à l’aveugle
area-restart = Recommencer la partie
area-undo = Annuler
