# Der Ladebildschirm.

loading-loading = Wird geladen …
loading-shuffling = Karten werden gemischt …
loading-cutting = Abheben …
loading-dealing = Karten werden gegeben …
loading-missing =
    { $more ->
        [yes] Fehlend oder beschädigt, unter anderem: { FORM($files, "commas") }.
       *[no] Fehlend oder beschädigt: { FORM($files, "commas") }.
    }
loading-load-the-page-again = Bitte lade die Seite neu.
loading-install-again = Bitte installiere das Spiel neu, oder starte es aus seinem eigenen Ordner.

loading-language-missing = { $language } konnte nicht geladen werden, das Spiel ist deshalb auf Englisch.
loading-language-damaged = { $language } ist teilweise auf Englisch. Beschädigt: { FORM($files, "commas") }.
