# Lo que impide que el juego arranque, en un terminal o en un diálogo del sistema.

startup-no-assets = No se encuentran las imágenes y los sonidos del juego. Descomprime toda la descarga y deja la carpeta «assets» junto al programa.
startup-no-display = No se encontró ninguna pantalla. Abre el juego desde una sesión de escritorio, o define DISPLAY o WAYLAND_DISPLAY.
startup-display-unreachable =
    { KIND($name) ->
        [none] Aquí no se puede abrir una ventana. Abre el juego desde una sesión de escritorio.
       *[other] No se puede acceder a la pantalla { $name }. Abre el juego desde una sesión de escritorio, o define DISPLAY o WAYLAND_DISPLAY con una que responda.
    }
startup-no-graphics =
    { $linux ->
        [yes] No se encontró un controlador gráfico utilizable. Instala el controlador Vulkan u OpenGL de tu tarjeta gráfica (en Debian y Ubuntu, casi todos están en mesa-vulkan-drivers).
       *[no] No se encontró un controlador gráfico utilizable. Instala el controlador más reciente de tu tarjeta gráfica.
    }
startup-crashed = El juego falló y se cerró. Tus partidas están guardadas. Informe: { $place }
