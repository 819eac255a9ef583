# Die Seite um das Spiel im Browser. Ein Eintrag ist eine Zeile, seine Variablen sind { $name }.

page-description = Spiele Spades gegen den Computer oder mit Freunden. Kostenlos, ohne Konto, auch offline.
page-shortcut-continue = Weiterspielen
page-shortcut-daily = Blatt des Tages
page-shortcut-puzzle = Rätsel des Tages
page-controls = Bedienung als Text
page-table = Kartentisch. Die Bedienung als Text steht am Anfang dieser Seite.
page-loading = Wird geladen …
page-shuffling = Karten werden gemischt …
page-download = Download
page-try-again = Noch mal versuchen
page-restart = Neu starten
page-needs-javascript = Spades braucht JavaScript. Schalte es ein und lade die Seite neu.

## Was schiefgehen kann, und was hilft.

page-not-loaded = Spades konnte nicht geladen werden.
page-offline = Du bist offline. Stelle eine Verbindung her und versuche es noch mal.
page-not-downloaded = Ein Teil des Spiels konnte nicht geladen werden (Fehler { $status }). Versuche es in einer Minute noch mal.
page-broke-off = Der Download ist abgebrochen. Prüfe deine Verbindung und versuche es noch mal.
page-stalled = Der Download ist stecken geblieben. Prüfe deine Verbindung und versuche es noch mal.
page-stopped = Das Spiel ist stehen geblieben.
page-saved = Deine Partie ist gespeichert.
page-saved-because = Deine Partie ist gespeichert. ({ $message })
page-graphics-reset = Die Grafik dieses Geräts wurde zurückgesetzt.
page-no-web-assembly = Dieser Browser kann das Spiel nicht ausführen: Er kennt kein WebAssembly.
page-no-web-assembly-remedy = Nimm einen aktuellen Firefox, Chrome, Edge oder Safari, oder schalte die strengen Sicherheitseinstellungen für diese Seite aus.
page-no-web-gl = Dieser Browser kann den Tisch nicht zeichnen: Er kennt kein WebGL 2.
page-no-web-gl-remedy = Schalte in den Einstellungen des Browsers die Hardwarebeschleunigung ein oder aktualisiere den Browser.
page-too-old = Dieser Browser ist zu alt für das Spiel.
page-too-old-remedy = Bitte nimm eine aktuelle Version von Firefox, Chrome, Edge oder Safari.

## Texte, die der Browser das Spiel nicht kopieren lässt.

page-not-copied = Dein Browser verhindert hier das Kopieren. Kopiere diesen Text selbst:
page-close = Schließen

## Andere Tabs.

page-other-tab = Spades ist schon in einem anderen Tab offen.
page-play-here = Hier spielen
