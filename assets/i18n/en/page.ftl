# The page around the game in a browser. `cargo web` writes these words into the page, which reads no Fluent: an entry is one line, and
# its variables are { $name }.

page-description = Play Spades against the computer or with friends. Free, no account, works offline.
# Shortcut of the installed game, verb.
page-shortcut-continue = Continue
page-shortcut-daily = Deal of the day
page-shortcut-puzzle = Puzzle of the day
# Heard: name of the game as text, noun.
page-controls = Text controls
page-table = Card table. Text controls come first on this page.
# State while the page loads.
page-loading = Loading…
# State while the page loads.
page-shuffling = Shuffling…
# Button of the page, verb.
page-download = Download
# Button of the page, verb.
page-try-again = Try again
# Button of the page, verb.
page-restart = Restart
page-needs-javascript = Spades needs JavaScript. Turn it on and reload this page.

## What can go wrong, and what helps.

page-not-loaded = Spades couldn’t be loaded.
page-offline = You’re offline. Connect and try again.
page-not-downloaded = Part of the game couldn’t be downloaded (error { $status }). Try again in a minute.
page-broke-off = The download broke off. Check your connection and try again.
page-stalled = The download stalled. Check your connection and try again.
page-stopped = The game stopped.
page-saved = Your match is saved.
page-saved-because = Your match is saved. ({ $message })
page-graphics-reset = This device’s graphics were reset.
page-no-web-assembly = This browser can’t run the game: it doesn’t support WebAssembly.
page-no-web-assembly-remedy = Use a current Firefox, Chrome, Edge or Safari, or turn off strict security for this site.
page-no-web-gl = This browser can’t draw the table: it doesn’t support WebGL 2.
page-no-web-gl-remedy = Turn on hardware acceleration in the browser’s settings, or update the browser.
page-too-old = This browser is too old for the game.
page-too-old-remedy = Please use a current version of Firefox, Chrome, Edge or Safari.

## Texts that the browser doesn’t let the game copy.

page-not-copied = Your browser blocks copying here. Copy this text yourself:
# Button of the page, verb.
page-close = Close

## Other tabs.

page-other-tab = Spades is already open in another tab.
# Button of the page, verb.
page-play-here = Play here
