# La page sur la donne sûre. L'« empreinte » d'un jeu de cartes est sa somme SHA-256 ; le « reçu » le prouve après la donne.

fair-deals-fair-deal = Donne sûre
fair-deals-why = Une fois la donne commencée, plus aucune carte ne peut changer. L’empreinte ci-dessous le prouve.
fair-deals-how = Avant la première carte, le jeu est battu et scellé. Son empreinte est le SHA-256 du jeu et d’un sel aléatoire ; aucun autre jeu ne peut y correspondre.
fair-deals-after = Après la donne, le reçu montre le jeu et le sel. Le programme le vérifie ici, et vous pouvez le vérifier avec n’importe quel outil SHA-256.
fair-deals-code-of-this-round = Empreinte de cette donne
fair-deals-still-sealed = Scellé jusqu’à la fin de la donne. Notez le début de l’empreinte si vous voulez la vérifier plus tard.
fair-deals-checked = Vérifié : le jeu et le sel correspondent à l’empreinte.
fair-deals-the-deck = Le jeu, de haut en bas
fair-deals-copy-receipt = Copier le reçu
fair-deals-check-receipt = Vérifier un reçu copié
fair-deals-no-match = Chaque donne a sa propre empreinte, affichée à côté de son numéro.

## Ce qu'a donné la vérification d'un reçu.

receipt-checked-true = Reçu de la donne { $round } vérifié : il correspond à { $start }…
receipt-checked-false =
    { $receipt-error ->
        [deck] Reçu non valable : son jeu ne fait pas 52 cartes différentes.
        [salt] Reçu non valable : son sel ne fait pas 64 chiffres hexadécimaux.
       *[commitment] Reçu non valable : le jeu et le sel ne correspondent pas à l’empreinte.
    }
receipt-checked-no-receipt = Le presse-papiers ne contient pas de reçu. Copiez-en un et réessayez. ({ CLAUSE($why) })
receipt-checked-no-clipboard = Impossible d’utiliser le presse-papiers : { CLAUSE($text) }.
