# Les codes de donnes : les donnes d'une partie en un court texte.

deal-codes-deal-code = Code des donnes
deal-codes-no-code = Tapez ou collez un code
deal-codes-what-it-is-for = Il suffit d’entrer ce code pour recevoir les mêmes donnes.
deal-codes-not-yet = Vous aurez le code des donnes après la partie. Il trahirait les cartes à venir.
deal-codes-paste-code = Coller
deal-codes-no-deal-code = Retirer
deal-codes-copy-deal-code = Copier le code des donnes
deal-codes-copy-link = Copier le lien
deal-codes-copy-link-with-my-points = Copier le lien avec mes points
deal-codes-copy-code-with-my-points = Copier le code avec mes points
deal-codes-share-link = Partager
deal-codes-share-link-with-my-points = Partager avec mes points

## La ligne qui accompagne un lien partagé.

invitation-plain = { -game } : jouez les mêmes cartes que moi.
invitation-points = { -game } : j’ai marqué { scored-points }. Les mêmes cartes, à vous de jouer.

scored-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## La page d'une donne que quelqu'un a envoyée.

sent-deal-title = Quelqu’un vous envoie ces donnes
sent-deal-they-scored = Son score : { scored-points }.
sent-deal-same-cards = Vous recevrez les mêmes cartes.
sent-deal-play = Jouer
sent-deal-not-now = Pas maintenant
sent-deal-change-players = Changer les joueurs

against-friend-sums = Votre ami : { $friend } points, vous : { $own }
against-friend-rounds = { FORM($rounds, "dots") }
round-against = Donne { $round } : { $friend } à { $own }

## Ce qu'un code a donné. Les caractères sont comptés à partir de 1.

code-accepted = Code accepté : { $rules-name }.
code-no-clipboard = Impossible d’utiliser le presse-papiers : { CLAUSE($text) }.
code-empty = Entrez un code de donnes.
code-not-found = Ce texte ne contient pas de code de donnes.
code-character = Un code de donnes ne contient pas « { $found } » (caractère { $at }).
code-too-short = Ce code est trop court.
code-too-long = Ce code est trop long.
code-wrong = Vérifiez le caractère { $at }.
code-swapped = Les caractères { $at } et { $next } semblent inversés.
code-extra = Il y a un caractère de trop en position { $at }.
code-missing = Il manque un caractère avant le caractère { $at }.
code-mistyped = Il y a une faute de frappe dans ce code. Vérifiez-le et réessayez.
code-newer = Ce code demande une version plus récente de { -game }. Mettez le jeu à jour et réessayez.
code-meaningless = Ce n’est pas un code de donnes de { -game }.
