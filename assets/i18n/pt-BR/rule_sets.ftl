set-name-first = Minhas regras
set-name-numbered = Regras { $number }
set-name-copy-of = Cópia de { $name }

sets-your-sets = Minhas regras
sets-edit = Editar
sets-new = Novas
sets-copy = Duplicar
sets-delete = Apagar
sets-name-of-the-set = Nome
sets-copy-as-text = Copiar como texto
sets-paste-text = Colar texto
sets-save-as-file = Salvar arquivo
sets-read-files = Importar arquivos
sets-or-drop-files = Ou solte aqui um arquivo de regras.
restore-set = Recuperar { $name }

set-exchange-copied = { $name }: regras copiadas como texto.
set-exchange-saved = { $name }: regras salvas como { $place }.
set-exchange-added = { $name }: regras adicionadas.
set-exchange-no-files = Não há arquivos de regras novos em { $place }.
set-exchange-known = { $name }: você já tem estas regras.
set-exchange-no-room =
    { $count ->
        [one] Você tem { $count } conjunto de regras, o máximo. Apague-o para adicionar outro.
       *[other] Você tem { $count } conjuntos de regras, o máximo. Apague um para adicionar outro.
    }
set-exchange-no-clipboard = Não foi possível usar a área de transferência: { CLAUSE($text) }.
set-exchange-no-file = Não foi possível abrir o arquivo: { CLAUSE($text) }.
set-exchange-no-files-here = Aqui não dá para abrir arquivos. Use “{ sets-copy-as-text }”.
set-exchange-no-rules =
    { KIND($file) ->
        [none] Na área de transferência não há regras. ({ CLAUSE($why) })
       *[some] Em { $file } não há regras. ({ CLAUSE($why) })
    }
set-exchange-field-missing =
    { KIND($file) ->
        [none] Falta “{ $field }” nas regras coladas. Adicione, ou indique regras de base.
       *[some] Falta “{ $field }” em { $file }. Adicione, ou indique regras de base.
    }
set-exchange-field-wrong =
    { KIND($file) ->
        [none] Regras coladas: “{ $field }” não vale. { $why }
       *[some] { $file }: “{ $field }” não vale. { $why }
    }
