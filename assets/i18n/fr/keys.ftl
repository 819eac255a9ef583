# Les touches, et ce qu'elles font.

key-name-enter = Entrée
key-name-space = Espace
key-name-escape = Échap
key-list = { FORM($key-name, "commas") }
key-tip = { $says } ({ $keys })

## Ce que fait une touche : lignes de l'aide, et bulles.

key-meaning-confirm = Valider : piocher, jouer la carte choisie, annoncer, continuer
key-meaning-back = Retour, ou ouvrir le menu
key-meaning-keep = Garder la carte piochée
key-meaning-discard = Écarter la carte piochée
key-meaning-blind-nil = Annoncer nil à l’aveugle
key-meaning-digit = Taper une annonce (deux chiffres à partir de 10)
key-meaning-nil = Choisir nil
key-meaning-previous = La carte ou l’annonce de gauche
key-meaning-next = La carte ou l’annonce de droite
key-meaning-undo = Annuler
key-meaning-hint = Demander un indice
key-meaning-last-trick = Revoir le dernier pli
key-meaning-discards = Voir la défausse
key-meaning-known = Que sait-on ?
key-meaning-call-renege = Signaler une renonce, si les règles le permettent
key-meaning-hurry = Passer l’animation
key-meaning-act = Choisir
key-meaning-take-the-rest = Étaler son jeu
key-meaning-open-hand = Montrer mes cartes
key-meaning-unveil = Montrer mes cartes
key-meaning-cover = Face à face : maintenir pour voir ses cartes (places 1 à 4)
