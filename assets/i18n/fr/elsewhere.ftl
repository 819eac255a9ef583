# La page d'une fenêtre pendant que le jeu est ouvert dans une autre.

elsewhere-open-in-another-window = { -game } est ouvert dans une autre fenêtre
elsewhere-looks-on = Une seule fenêtre peut jouer à la fois. Fermez l’autre, et celle-ci prendra le relais en quelques secondes.
elsewhere-played-there = Partie en cours là-bas
elsewhere-no-match-there = Aucune partie en cours là-bas.
elsewhere-close-this-window = Fermer cette fenêtre
