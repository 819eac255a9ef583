# Wie ein Screenreader die Teile des Bildschirms nennt.

area-table = Tisch
area-tools = Werkzeuge
area-message = Meldung
area-menu = Menü
area-discards = Ablage
area-known = Bekannte Karten
area-last-trick = Letzter Stich
area-hint = Tipp
area-coach = Trainer
area-review = Analyse
area-your-bid = Dein Gebot
area-renege-claims = Falsch bedient?
area-result = Ergebnis
area-pass-the-device = Gerät weitergeben
area-scores = Punkte
area-hand = Blatt
area-take-back = Rückgängig
area-claim = Der Rest
area-concede = Aufgeben
area-blind-nil = Blind-Null
area-blind-bid = Blind bieten
area-restart = Neu beginnen
area-undo = Rückgängig
