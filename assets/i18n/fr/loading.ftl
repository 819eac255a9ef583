# L'écran de chargement.

loading-loading = Chargement…
loading-shuffling = On bat les cartes…
loading-cutting = On coupe le jeu…
loading-dealing = On distribue…
loading-missing =
    { $more ->
        [yes] Fichiers manquants ou endommagés, entre autres : { FORM($files, "commas") }.
       *[no] Fichiers manquants ou endommagés : { FORM($files, "commas") }.
    }
loading-load-the-page-again = Veuillez recharger la page.
loading-install-again = Veuillez réinstaller le jeu, ou le lancer depuis son propre dossier.

## Une autre langue que l'anglais.

loading-language-missing = { $language } n’a pas pu être chargé : le jeu est en anglais.
loading-language-damaged = { $language } est en partie en anglais. Endommagés : { FORM($files, "commas") }.
