# Les règles maison : leurs noms, les boutons, et ce qu'a donné leur lecture ou leur écriture.

set-name-first = Mes règles
set-name-numbered = Règles { $number }
set-name-copy-of = Copie : { $name }

sets-your-sets = Mes règles
sets-edit = Modifier
sets-new = Nouveau
sets-copy = Dupliquer
sets-delete = Supprimer
sets-name-of-the-set = Nom
sets-copy-as-text = Copier en texte
sets-paste-text = Coller un texte
sets-save-as-file = Enregistrer
sets-read-files = Importer
sets-or-drop-files = Ou déposez ici un fichier de règles.
restore-set = Rétablir : { $name }

## Ce qui en est sorti. Sans $file, les règles ont été collées.

set-exchange-copied = { $name } : copié en texte.
set-exchange-saved = { $name } : enregistré sous { $place }.
set-exchange-added = { $name } : ajouté.
set-exchange-no-files = Aucun nouveau fichier de règles dans { $place }.
set-exchange-known = Vous avez déjà { $name }.
set-exchange-no-room =
    { $count ->
        [one] Vous avez { $count } jeu de règles, le maximum. Supprimez-en un pour en ajouter un autre.
       *[other] Vous avez { $count } jeux de règles, le maximum. Supprimez-en un pour en ajouter un autre.
    }
set-exchange-no-clipboard = Impossible d’utiliser le presse-papiers : { CLAUSE($text) }.
set-exchange-no-file = Impossible d’ouvrir le fichier : { CLAUSE($text) }.
set-exchange-no-files-here = Les fichiers ne peuvent pas être ouverts ici. Utilisez plutôt « { sets-copy-as-text } ».
set-exchange-no-rules =
    { KIND($file) ->
        [none] Le presse-papiers ne contient pas de règles. ({ CLAUSE($why) })
       *[some] { $file } ne contient pas de règles. ({ CLAUSE($why) })
    }
set-exchange-field-missing =
    { KIND($file) ->
        [none] Il manque « { $field } » aux règles collées. Ajoutez-le, ou nommez une base de départ.
       *[some] Il manque « { $field } » dans { $file }. Ajoutez-le, ou nommez une base de départ.
    }
set-exchange-field-wrong =
    { KIND($file) ->
        [none] Règles collées : « { $field } » ne va pas. { $why }
       *[some] { $file } : « { $field } » ne va pas. { $why }
    }
