# La page des parties en cours.

matches-matches = Parties
matches-continue = Reprendre
matches-delete = Supprimer
matches-undo = Annuler
matches-delete-the-deal-of-the-day = C’est une donne du jour. La supprimer quand même ?
matches-keep = La garder
matches-deleted = Sera supprimée quand vous quitterez cette page.
matches-rename = Renommer
matches-done = Terminé
matches-name = Nom de la partie
matches-no-name = Sans nom
matches-nothing-unfinished = Aucune carte sur la table. Commencez une partie, elle vous attendra ici.

## Qui joue, et de quand date le dernier coup.

playing-only-computers = L’ordinateur contre lui-même
playing-you-and-computers = Vous contre l’ordinateur
playing-people = { $people }
playing-people-and-computers = { FORM($people, "commas") } et l’ordinateur
last-played-sometime = { $playing }
last-played-today = { $playing } · aujourd’hui
last-played-yesterday = { $playing } · hier
last-played-on = { $playing } · { $day }

stake =
    { $bid ->
        [0] nil : { $tricks }
       *[other] { $tricks } sur { $bid }
    }
on-the-table =
    { KIND($trick) ->
        [none] { on-the-table-tricks }
       *[some] { on-the-table-tricks } Sur la table : { FORM($trick, "commas") }.
    }
on-the-table-tricks =
    { KIND($stakes) ->
        [none] Cartes restantes : { FORM($hands, "commas") }.
       *[some] Cartes restantes : { FORM($hands, "commas") }. Plis : { FORM($stakes, "commas") }.
    }
