# La pantalla de carga.

loading-loading = Cargando…
loading-shuffling = Barajando…
loading-cutting = Cortando la baraja…
loading-dealing = Repartiendo…
loading-missing =
    { $more ->
        [yes] Entre los archivos dañados o que faltan están { FORM($files, "commas") }.
       *[no] Archivos dañados o que faltan: { FORM($files, "commas") }.
    }
loading-load-the-page-again = Vuelve a cargar la página.
loading-install-again = Reinstala el juego, o ábrelo desde su propia carpeta.

loading-language-missing = { $language }: no se pudo cargar este idioma, así que el juego está en inglés.
loading-language-damaged = { $language }: una parte está en inglés. Archivos dañados: { FORM($files, "commas") }.
