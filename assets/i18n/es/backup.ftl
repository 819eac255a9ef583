# Copias de seguridad: todo en un archivo.

one-file-everything-in-one-file = Copia de seguridad
one-file-what-it-holds = Tus partidas, historial, estadísticas, ajustes y reglas en un solo archivo, para guardarlo o llevarlo a otro dispositivo. Al importar, se suma a lo que ya hay aquí.
one-file-or-drop-it = O suelta un archivo en esta página.
one-file-export = Exportar
one-file-import = Importar
one-file-not-at-the-table = Para importar un archivo, ve al menú principal.

## El resultado.

file-saved = Guardado en { $place }.
file-downloaded = Descargado como { $name }.
file-import-summary =
    { $matches ->
        [0]
            { $ended ->
                [0] Importado. Ya tenías todas sus partidas.
                [one] Importado: { $ended } partida terminada.
               *[other] Importado: { $ended } partidas terminadas.
            }
        [one]
            { $ended ->
                [0] Importado: { $matches } partida en curso.
                [one] Importado: { $matches } partida en curso y { $ended } terminada.
               *[other] Importado: { $matches } partida en curso y { $ended } terminadas.
            }
       *[other]
            { $ended ->
                [0] Importado: { $matches } partidas en curso.
                [one] Importado: { $matches } partidas en curso y { $ended } terminada.
               *[other] Importado: { $matches } partidas en curso y { $ended } terminadas.
            }
    }
file-damaged = No se pudo importar: el archivo está dañado. No se cambió nada. ({ CLAUSE($why) })
file-not-ours = Esto no es una copia de seguridad de Picas. No se importó nada.
file-newer = Esta copia es de una versión más nueva del juego. Actualízalo y vuelve a intentarlo.
file-part =
    { KIND($item) ->
        [none] No se pudo importar por un fallo en { file-part-name }: { $why }.
       *[some] No se pudo importar por un fallo en { file-part-name } («{ $item }»): { $why }.
    }
file-part-name =
    { $part ->
        [matches] las partidas en curso
        [history] el historial
        [statistics] las estadísticas
        [settings] los ajustes
        [setup] la última configuración
        [daily] las partidas del día
        [friends] los resultados contra amigos
        [reviews] los análisis
        [learning] el avance en las lecciones
       *[other] otros datos
    }
part-fault-changed = se modificó después de exportarse
part-fault-newer = es de una versión más nueva del juego
part-fault-shape = no se reconoce su formato
part-fault-other = { CLAUSE($why) }
file-history-damaged = Hay una partida dañada en el historial, así que no se exportó nada: { CLAUSE($place) }.
file-no-room = No hay espacio suficiente. No se cambió nada.
file-forbidden = Tu navegador no permite guardar en esta página. No se cambió nada.
file-newer-here = No se cambió nada: { $name } es de una versión más nueva del juego.
file-nothing-changed = No se cambió nada: { CLAUSE($why) }.
file-no-file = No se pudo abrir el archivo: { CLAUSE($why) }.
file-none-chosen = No se eligió ningún archivo.
file-none-there = No hay ninguna copia en { $place }. Las copias se llaman spades-….json.
