# Los juegos de reglas: sus nombres, los botones y lo que pasó al leerlos o escribirlos.

set-name-first = Mis reglas
set-name-numbered = Reglas { $number }
set-name-copy-of = Copia de { $name }

sets-your-sets = Mis reglas
sets-edit = Editar
sets-new = Nuevas
sets-copy = Duplicar
sets-delete = Borrar
sets-name-of-the-set = Nombre
sets-copy-as-text = Copiar como texto
sets-paste-text = Pegar texto
sets-save-as-file = Guardar archivo
sets-read-files = Importar archivos
sets-or-drop-files = O suelta aquí un archivo de reglas.
restore-set = Recuperar { $name }

set-exchange-copied = { $name }: reglas copiadas como texto.
set-exchange-saved = { $name }: reglas guardadas como { $place }.
set-exchange-added = { $name }: reglas añadidas.
set-exchange-no-files = No hay archivos de reglas nuevos en { $place }.
set-exchange-known = { $name }: estas reglas ya las tienes.
set-exchange-no-room =
    { $count ->
        [one] Tienes { $count } juego de reglas, el máximo. Bórralo para añadir otro.
       *[other] Tienes { $count } juegos de reglas, el máximo. Borra uno para añadir otro.
    }
set-exchange-no-clipboard = No se pudo usar el portapapeles: { CLAUSE($text) }.
set-exchange-no-file = No se pudo abrir el archivo: { CLAUSE($text) }.
set-exchange-no-files-here = Aquí no se pueden abrir archivos. Usa en su lugar «{ sets-copy-as-text }».
set-exchange-no-rules =
    { KIND($file) ->
        [none] En el portapapeles no hay reglas. ({ CLAUSE($why) })
       *[some] En { $file } no hay reglas. ({ CLAUSE($why) })
    }
set-exchange-field-missing =
    { KIND($file) ->
        [none] A las reglas pegadas les falta «{ $field }». Añádelo, o indica unas reglas de base.
       *[some] A { $file } le falta «{ $field }». Añádelo, o indica unas reglas de base.
    }
set-exchange-field-wrong =
    { KIND($file) ->
        [none] Reglas pegadas: «{ $field }» no vale. { $why }
       *[some] { $file }: «{ $field }» no vale. { $why }
    }
