### The loading screen.

# State while the game loads.
loading-loading = Loading…

## Below the bar, in turn.

# Line below the bar, verb: what is done with the cards.
loading-shuffling = Shuffling…
# Line below the bar, verb: what is done with the cards.
loading-cutting = Cutting the deck…
# Line below the bar, verb: what is done with the cards.
loading-dealing = Dealing…

## What can go wrong.

# $files (List): names of the first files
# $more (Flag): `true` if there are more
loading-missing =
    { $more ->
        [yes] Missing or damaged files include { FORM($files, "commas") }.
       *[no] Missing or damaged: { FORM($files, "commas") }.
    }
loading-load-the-page-again = Please reload the page.
loading-install-again = Please reinstall the game, or start it from its own folder.

## A language other than English.

# $language (Text): its name in its own script
loading-language-missing = { $language } couldn’t be loaded, so the game is in English.
# $language (Text): its name in its own script
# $files (List): names of files
loading-language-damaged = { $language } is partly in English. Damaged: { FORM($files, "commas") }.
