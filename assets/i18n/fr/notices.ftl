# Les avis au bord supérieur de la fenêtre. $place est un nom de fichier.

notice-starting-afresh =
    { KIND($place) ->
        [none]
            { $what ->
                [settings] Vos réglages n’ont pas pu être lus : ils sont réinitialisés.
                [statistics] Vos statistiques n’ont pas pu être lues : elles sont remises à zéro.
                [days] Vos résultats de la donne du jour n’ont pas pu être lus : ils sont remis à zéro.
                [reviews] Vos analyses de donnes n’ont pas pu être lues : elles sont remises à zéro.
                [friends] Vos résultats contre des amis n’ont pas pu être lus : ils sont remis à zéro.
                [learning] Vos progrès n’ont pas pu être lus : ils sont remis à zéro.
               *[last-set-up] Vos derniers choix de partie n’ont pas pu être lus : ils sont réinitialisés.
            }
       *[some]
            { $what ->
                [settings] Vos réglages n’ont pas pu être lus : ils sont réinitialisés. L’ancien fichier est gardé sous { $place }.
                [statistics] Vos statistiques n’ont pas pu être lues : elles sont remises à zéro. L’ancien fichier est gardé sous { $place }.
                [days] Vos résultats de la donne du jour n’ont pas pu être lus : ils sont remis à zéro. L’ancien fichier est gardé sous { $place }.
                [reviews] Vos analyses de donnes n’ont pas pu être lues : elles sont remises à zéro. L’ancien fichier est gardé sous { $place }.
                [friends] Vos résultats contre des amis n’ont pas pu être lus : ils sont remis à zéro. L’ancien fichier est gardé sous { $place }.
                [learning] Vos progrès n’ont pas pu être lus : ils sont remis à zéro. L’ancien fichier est gardé sous { $place }.
               *[last-set-up] Vos derniers choix de partie n’ont pas pu être lus : ils sont réinitialisés. L’ancien fichier est gardé sous { $place }.
            }
    }
notice-of-newer-version =
    { $what ->
        [settings] Vos réglages viennent d’une version plus récente de { -game }. Les changements ne seront pas enregistrés avant la mise à jour.
        [statistics] Vos statistiques viennent d’une version plus récente de { -game }. Rien ne s’y ajoute avant la mise à jour.
        [days] Vos résultats de la donne du jour viennent d’une version plus récente de { -game }. Les nouveaux ne seront pas enregistrés avant la mise à jour.
        [reviews] Vos analyses de donnes viennent d’une version plus récente de { -game }. Les nouvelles ne seront pas enregistrées avant la mise à jour.
        [friends] Vos résultats contre des amis viennent d’une version plus récente de { -game }. Les nouveaux ne seront pas enregistrés avant la mise à jour.
        [learning] Vos progrès viennent d’une version plus récente de { -game }. Rien ne s’y ajoute avant la mise à jour.
       *[last-set-up] Vos derniers choix de partie viennent d’une version plus récente de { -game }. Les changements ne seront pas enregistrés avant la mise à jour.
    }
notice-cannot-be-read = Une partie de vos données ne peut pas être lue pour l’instant. Rien n’y est touché, et { -game } réessaie. ({ CLAUSE($why) })
notice-can-be-read-again = Toutes vos données peuvent de nouveau être lues.
notice-match-damaged =
    { KIND($place) ->
        [none] Votre partie enregistrée est endommagée et ne peut pas être ouverte.
       *[some] Votre partie enregistrée est endommagée et ne peut pas être ouverte. Une copie est dans { $place }.
    }
notice-match-not-taken-up =
    { KIND($place) ->
        [none] Votre partie enregistrée ne peut pas être reprise.
       *[some] Votre partie enregistrée ne peut pas être reprise. Une copie est dans { $place }.
    }
notice-match-of-newer-version = Une partie enregistrée vient d’une version plus récente de { -game }. Mettez le jeu à jour pour la jouer.
notice-oldest-match-made-room = Vous aviez { $most } parties en cours : la plus ancienne a été supprimée.

## Rien ne peut être enregistré.

not-saved-forbidden = Votre navigateur empêche cette page d’enregistrer. Vous pouvez continuer à jouer, mais rien ne sera gardé.
not-saved-full = Votre navigateur n’a plus de place pour cette page : rien n’est enregistré. Libérez de l’espace.
not-saved-not-ours = Le fichier { $name } vient d’une autre version et ne sera pas écrasé : rien n’est enregistré.
not-saved-other = Rien ne peut être enregistré ici, mais vous pouvez continuer à jouer. ({ CLAUSE($why) })

## L'historique.

notice-history-damaged =
    { KIND($place) ->
        [none] Une partie de votre historique est endommagée. Le reste est intact.
       *[some] Une partie de votre historique est endommagée ; une copie est dans { $place }. Le reste est intact.
    }
notice-history-of-newer-version = Une partie de votre historique vient d’une version plus récente de { -game }. Mettez le jeu à jour pour la voir.
notice-history-made-room =
    { $matches ->
        [1] Plus de place : la plus ancienne partie de votre historique a été supprimée.
        [one] Plus de place : { $matches } partie ancienne de votre historique a été supprimée.
       *[other] Plus de place : les { $matches } plus anciennes parties de votre historique ont été supprimées.
    }
notice-history-match-damaged = Cette partie est endommagée et ne peut pas être ouverte.

## La partie.

notice-claim-accepted = Rien à redire.
notice-round-conceded = On pose les cartes. À la suivante.
notice-match-conceded = Partie abandonnée : elle compte comme perdue. Les cartes ne sont pas rancunières.
notice-crashed-last-time = { -game } a planté la dernière fois. Vos parties sont sauves : choisissez « { title-continue } » pour repartir d’où vous étiez. Rapport : { $place }
notice-match-before-is-kept = Nouvelle partie commencée. La précédente est gardée sous « { matches-matches } » dans le menu principal.
notice-side-conceded =
    { KIND($wins) ->
        [with-you] Abandon : { FORM($loses, "within") }. { FORM($wins, "start") } gagnez.
        [two] Abandon : { FORM($loses, "within") }. { FORM($wins, "start") } gagnent.
        [you] Abandon : { FORM($loses, "within") }. Vous gagnez.
       *[one] Abandon : { FORM($loses, "within") }. { FORM($wins, "start") } gagne.
    }

## Le navigateur.

notice-may-be-dropped = Votre navigateur peut supprimer vos parties pour gagner de la place. Par précaution, exportez une sauvegarde dans « { caption-settings } ».
notice-may-be-kept = Votre navigateur peut supprimer vos parties pour gagner de la place, à moins que vous ne lui demandiez de les garder.
notice-button-keep-them = Les garder
notice-new-version = Une nouvelle version de { -game } est prête. Après la mise à jour, vous vous retrouverez ici.
notice-button-update = Mettre à jour

## Le presse-papiers.

# Pourquoi il ne peut pas servir, après un deux-points.
clipboard-fault-no-text = il est vide, ou contient autre chose que du texte
clipboard-fault-refused = le navigateur ne laisse pas cette page le lire
clipboard-fault-missing = il n’y en a pas ici
clipboard-fault-busy = un autre programme s’en sert
notice-deal-code-copied = Code des donnes copié. Il suffit de l’entrer pour recevoir les mêmes donnes.
notice-deal-link-copied = Lien copié. Il suffit de l’ouvrir pour recevoir les mêmes donnes.
notice-deals-with-points-copied = Copié avec votre score : de quoi comparer, donne par donne.
notice-deal-code-not-copied = Impossible de copier le code des donnes : { CLAUSE($why) }.
notice-receipt-copied = Reçu copié. Vous pouvez le vérifier avec n’importe quel outil SHA-256.
notice-receipt-not-copied = Impossible de copier le reçu : { CLAUSE($why) }.
