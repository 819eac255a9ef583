# L'historique des parties finies.

history-history = Historique
history-unfinished = En cours
history-player = Joueur
history-any-player = Tous les joueurs
history-no-match-has-ended = Votre histoire commence à la première donne.
history-what-is-kept = Chaque partie finie est gardée ici, carte par carte.
history-no-match-fits = Aucune partie ne correspond. Élargissez le filtre.
history-earlier-matches = Parties précédentes
history-later-matches = Parties suivantes

## Le filtre de l'historique et des statistiques.

filter-toggle = Filtre
filter-summary =
    { KIND($parts) ->
        [none] Toutes les parties
       *[some] { FORM($parts, "dots") }
    }
step-previous =
    { $filter-kind ->
        [rules] Variante précédente
        [level] Niveau précédent
        [rival] Adversaire précédent
        [result] Résultat précédent
        [month] Mois précédent
       *[period] Période plus courte
    }
step-next =
    { $filter-kind ->
        [rules] Variante suivante
        [level] Niveau suivant
        [rival] Adversaire suivant
        [result] Résultat suivant
        [month] Mois suivant
       *[period] Période plus longue
    }
filter-value-any =
    { $filter-kind ->
        [rules] Toute variante
        [level] Tous les niveaux
        [rival] Tout adversaire
        [result] Tout résultat
        [month] Tous les mois
       *[period] Depuis toujours
    }
filter-value-result =
    { $outcome ->
        [won] Gagnées
        [lost] Perdues
       *[drawn] Nulles
    }
filter-value-days =
    { $days ->
        [1] Aujourd’hui
        [one] Les { $days } derniers jours
       *[other] Les { $days } derniers jours
    }
shown-matches-all =
    { $of ->
        [0] { "" }
        [one] { $of } partie
       *[other] { $of } parties
    }
shown-matches-some = { $first } à { $last } sur { $of } parties

## Une partie : « Pioche ouverte · Gagnée 212 à 187 », « Ada, Ogier (Expert) · 5 donnes · 22 novembre 2026 ».

ended =
    { KIND($result) ->
        [won] { $rules } · Gagnée { FORM($scores, "to") }
        [lost] { $rules } · Perdue { FORM($scores, "to") }
        [drawn] { $rules } · Nulle { FORM($scores, "to") }
        [conceded] { $rules } · Abandonnée, { FORM($scores, "to") }
       *[none] { $rules } · { FORM($scores, "to") }
    }
played-by =
    { $rounds ->
        [one] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }donne · { $day }
       *[other] { FORM($players, "commas") } · { $rounds }{ "\u00A0" }donnes · { $day }
    }
player-of-match-you = Vous
player-of-match-unnamed = Sans nom
player-of-match-computer = { $who } ({ $level })
