### The loading screen.

loading-loading = Loading…
# $files (List): names of the first files
# $more (Flag): `true` if there are more
loading-missing =
    { $more ->
        [yes] Missing or damaged files include { FORM($files, "commas") }.
       *[no] Missing or damaged: { FORM($files, "commas") }.
    }
loading-load-the-page-again = Please reload the page.
loading-install-again = Please reinstall the game, or start it from its own folder.
