# Les sauvegardes : tout dans un fichier.

one-file-everything-in-one-file = Tout sauvegarder
one-file-what-it-holds = Vos parties, votre historique, vos statistiques, vos réglages et vos règles en un fichier, comme sauvegarde ou pour un autre appareil. L’importation s’ajoute à ce qui est déjà là.
one-file-or-drop-it = Ou déposez un fichier sur cette page.
one-file-export = Exporter
one-file-import = Importer
one-file-not-at-the-table = Allez au menu principal pour importer un fichier.

## Ce qui en est sorti.

file-saved = Enregistré dans { $place }.
file-downloaded = Téléchargé sous { $name }.
file-import-summary =
    { $matches ->
        [0]
            { $ended ->
                [0] Importé. Vous aviez déjà toutes ces parties.
                [one] Importé : { $ended } partie finie.
               *[other] Importé : { $ended } parties finies.
            }
        [one]
            { $ended ->
                [0] Importé : { $matches } partie en cours.
                [one] Importé : { $matches } partie en cours et { $ended } partie finie.
               *[other] Importé : { $matches } partie en cours et { $ended } parties finies.
            }
       *[other]
            { $ended ->
                [0] Importé : { $matches } parties en cours.
                [one] Importé : { $matches } parties en cours et { $ended } partie finie.
               *[other] Importé : { $matches } parties en cours et { $ended } parties finies.
            }
    }
file-damaged = Importation impossible : le fichier est endommagé. Rien n’a été changé. ({ CLAUSE($why) })
file-not-ours = Ce n’est pas une sauvegarde de { -game }. Rien n’a été importé.
file-newer = Cette sauvegarde vient d’une version plus récente de { -game }. Mettez le jeu à jour et réessayez.
file-part =
    { KIND($item) ->
        [none] Importation impossible ({ file-part-name }) : { $why }.
       *[some] Importation impossible ({ file-part-name }, « { $item } ») : { $why }.
    }
file-part-name =
    { $part ->
        [matches] les parties en cours
        [history] l’historique
        [statistics] les statistiques
        [settings] les réglages
        [setup] les derniers choix de partie
        [daily] les donnes du jour
        [friends] les résultats contre des amis
        [reviews] les analyses de donnes
        [learning] les progrès
       *[other] d’autres données
    }
part-fault-changed = le contenu a été modifié après l’exportation
part-fault-newer = le contenu vient d’une version plus récente de { -game }
part-fault-shape = le format n’est pas reconnu
part-fault-other = { CLAUSE($why) }
file-history-damaged = Une partie de l’historique est endommagée, rien n’a été exporté : { CLAUSE($place) }.
file-no-room = Pas assez d’espace de stockage. Rien n’a été changé.
file-forbidden = Votre navigateur empêche cette page d’enregistrer. Rien n’a été changé.
file-newer-here = Rien n’a été changé : { $name } vient d’une version plus récente de { -game }.
file-nothing-changed = Rien n’a été changé : { CLAUSE($why) }.
file-no-file = Impossible d’ouvrir le fichier : { CLAUSE($why) }.
file-none-chosen = Aucun fichier choisi.
file-none-there = Aucune sauvegarde trouvée dans { $place }. Les sauvegardes s’appellent spades-….json.
