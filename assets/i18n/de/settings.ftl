# Die Einstellungen.

settings-leaf-table-and-cards = Tisch und Karten
settings-leaf-play = Spiel
settings-leaf-sound = Ton
settings-leaf-accessibility = Barrierefreiheit
settings-leaf-language = Sprache
settings-leaf-about = Info

## Was sich einstellen lässt.

setting-language = Sprache
setting-card-back = Kartenrücken
setting-card-faces = Kartenbilder
setting-table = Tisch
setting-preview = Vorschau
setting-four-color-deck = Vier Farben
setting-large-indices = Große Eckzeichen
setting-reduced-motion = Weniger Bewegung
setting-animation-speed = Animationstempo
setting-interface-size = Anzeigegröße
setting-auto-play-one = Einzige erlaubte Karte automatisch spielen
setting-curtain-between-all-turns = Karten nach jedem Zug verdecken
setting-show-my-discards = Eigene Ablage ansehen
setting-coach = Trainer (gegen den Computer)
setting-table-talk = Sprüche am Tisch
setting-undo-what-was-seen = Auch nach neuen Karten oder Geboten zurücknehmen
setting-tap-plays = Zum Spielen antippen
setting-vibration = Vibration
setting-left-handed = Für Linkshänder
setting-order-of-the-hand = Blatt sortieren
setting-mute = Stumm
setting-music = Musik
setting-effects = Soundeffekte
interface-shown = Anzeigegröße in diesem Fenster: { $size }.

## Was ein Schalter bewirkt.

setting-detail-four-color-deck = Karo blau, Kreuz grün
setting-detail-large-indices = 50{ "\u00A0" }% größer, nur bei „{ face-style-classic }“. Auf dem Handy immer an.
setting-detail-reduced-motion = Karten werden überblendet, statt zu fliegen
setting-detail-auto-play-one = Spielt deine Karte für dich, wenn nur eine erlaubt ist
setting-detail-curtain-between-all-turns = Zu mehreren: verdeckt den Tisch nach jeder Karte, nicht nur zwischen Kartenwahl, Bieten und Spiel
setting-detail-undo-what-was-seen = Gegen den Computer: wird auf dem Punktezettel vermerkt, und diese Partien zählen getrennt
setting-detail-table-talk = Die Computerspieler sagen nach einer Runde manchmal etwas dazu
setting-detail-vibration = Wenn deine Seite einen Stich macht oder du eine Karte antippst, die du nicht spielen darfst
setting-detail-left-handed = Rückt die Werkzeuge und „{ tool-undo }“ nach links
setting-detail-mute = Gar kein Ton

## Hinweise.

settings-note-keyboard = Du kannst ganz mit der Tastatur spielen: Tab und die Pfeiltasten führen von Knopf zu Knopf, { key-name-enter } oder { key-name-space } wählt aus, { key-name-escape } geht zurück.
settings-note-coach-numbers = Die Zahl an jeder Möglichkeit ist deine Chance, die Partie zu gewinnen.
settings-note-license = Freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, ganz wie du möchtest.
settings-note-credits = Bildkarten und Farbzeichen nach Adrian Kennard (CC0). Linux Libertine und Inter, beide unter der SIL Open Font License. Symbole von Lucide (ISC). Musik und Klänge mit dem Fluid-Soundfont (MIT). Gebaut mit Bevy.
settings-note-promise = Keine Werbung, keine Konten, und nichts verlässt dein Gerät. Jedes Kartendeck wird vor der ersten Karte versiegelt, und du kannst es danach prüfen.

## Auswahl.

show-discards-against-the-computer = Gegen den Computer
show-discards-always = Immer
show-discards-never = Nie
tap-plays-second = Zweimal
tap-plays-first = Einmal
sort-order-spades-first = Pik zuerst, hoch nach niedrig
sort-order-spades-last = Pik zuletzt, niedrig nach hoch

card-back-burgundy = Burgunderrotes Gitter
card-back-navy = Marineblaue Wellen
card-back-green = Grüne Sterne
card-back-black = Schwarze Strahlen
card-back-copper = Kupferne Rauten

face-style-classic = Klassisch
    .alone = Klassische Bilder
face-style-plain = Schlicht
    .alone = Schlichte Bilder
face-style-clear = Großdruck
    .alone = Bilder in Großdruck

felt-green = Filz
    .alone = Grüner Filz
felt-navy = Leinen
    .alone = Marineblaues Leinen
felt-burgundy = Damast
    .alone = Burgunderroter Damast
felt-slate = Schiefer
    .alone = Schiefertisch
felt-walnut = Holz
    .alone = Nussbaumtisch
