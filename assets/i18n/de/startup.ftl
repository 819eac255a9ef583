# Warum das Spiel nicht startet, im Terminal oder in einem Fenster des Systems.

startup-no-assets = Spades findet seine Bilder und Klänge nicht. Entpacke den ganzen Download und lass den Ordner „assets“ neben dem Programm.
startup-no-display = Kein Bildschirm gefunden. Starte Spades in einer grafischen Sitzung, oder setze DISPLAY oder WAYLAND_DISPLAY.
startup-display-unreachable =
    { KIND($name) ->
        [none] Spades kann hier kein Fenster öffnen. Starte es in einer grafischen Sitzung.
       *[other] Der Bildschirm { $name } antwortet nicht. Starte Spades in einer grafischen Sitzung, oder setze DISPLAY oder WAYLAND_DISPLAY auf einen, der antwortet.
    }
startup-no-graphics =
    { $linux ->
        [yes] Kein brauchbarer Grafiktreiber gefunden. Installiere den Vulkan- oder OpenGL-Treiber für deine Grafikkarte (bei Debian und Ubuntu sind die meisten in mesa-vulkan-drivers).
       *[no] Kein brauchbarer Grafiktreiber gefunden. Installiere den neuesten Treiber für deine Grafikkarte.
    }
startup-crashed = Spades ist abgestürzt. Deine Partien sind gespeichert. Bericht: { $place }
