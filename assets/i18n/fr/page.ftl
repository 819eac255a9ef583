# La page autour du jeu dans un navigateur. Un texte est une ligne, ses variables sont { $name }.

page-description = Jouez à Spades contre l’ordinateur ou entre amis. Gratuit, sans compte, même hors connexion.
page-shortcut-continue = Reprendre
page-shortcut-daily = Donne du jour
page-shortcut-puzzle = Problème du jour
page-controls = Commandes en texte
page-table = Table de jeu. Les commandes en texte sont au début de cette page.
page-loading = Chargement…
page-shuffling = On bat les cartes…
page-download = Téléchargement
page-try-again = Réessayer
page-restart = Redémarrer
page-needs-javascript = Spades a besoin de JavaScript. Activez-le et rechargez cette page.

## Ce qui peut mal tourner, et ce qui aide.

page-not-loaded = Spades n’a pas pu être chargé.
page-offline = Vous êtes hors connexion. Connectez-vous et réessayez.
page-not-downloaded = Une partie du jeu n’a pas pu être téléchargée (erreur { $status }). Réessayez dans une minute.
page-broke-off = Le téléchargement s’est interrompu. Vérifiez votre connexion et réessayez.
page-stalled = Le téléchargement est bloqué. Vérifiez votre connexion et réessayez.
page-stopped = Le jeu s’est arrêté.
page-saved = Votre partie est enregistrée.
page-saved-because = Votre partie est enregistrée. ({ $message })
page-graphics-reset = L’affichage graphique de cet appareil a été réinitialisé.
page-no-web-assembly = Ce navigateur ne peut pas exécuter le jeu : il ne connaît pas WebAssembly.
page-no-web-assembly-remedy = Utilisez une version récente de Firefox, Chrome, Edge ou Safari, ou désactivez la sécurité stricte pour ce site.
page-no-web-gl = Ce navigateur ne peut pas dessiner la table : il ne connaît pas WebGL 2.
page-no-web-gl-remedy = Activez l’accélération matérielle dans les réglages du navigateur, ou mettez-le à jour.
page-too-old = Ce navigateur est trop ancien pour le jeu.
page-too-old-remedy = Utilisez une version récente de Firefox, Chrome, Edge ou Safari.

## Textes que le navigateur ne laisse pas copier.

page-not-copied = Votre navigateur empêche la copie ici. Copiez ce texte vous-même :
page-close = Fermer

## Autres onglets.

page-other-tab = Spades est déjà ouvert dans un autre onglet.
page-play-here = Jouer ici
