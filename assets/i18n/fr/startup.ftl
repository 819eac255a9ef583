# Ce qui empêche le jeu de démarrer, dans un terminal ou dans un dialogue du système.

startup-no-assets = { -game } ne trouve pas ses images ni ses sons. Décompressez tout le téléchargement, et laissez le dossier « assets » à côté du programme.
startup-no-display = Aucun affichage trouvé. Lancez { -game } depuis une session graphique, ou définissez DISPLAY ou WAYLAND_DISPLAY.
startup-display-unreachable =
    { KIND($name) ->
        [none] { -game } ne peut pas ouvrir de fenêtre ici. Lancez-le depuis une session graphique.
       *[other] L’affichage { $name } ne répond pas. Lancez { -game } depuis une session graphique, ou définissez DISPLAY ou WAYLAND_DISPLAY sur un affichage qui répond.
    }
startup-no-graphics =
    { $linux ->
        [yes] Aucun pilote graphique utilisable. Installez le pilote Vulkan ou OpenGL de votre carte graphique (sous Debian et Ubuntu, mesa-vulkan-drivers convient le plus souvent).
       *[no] Aucun pilote graphique utilisable. Installez le dernier pilote de votre carte graphique.
    }
startup-crashed = { -game } a planté. Vos parties sont enregistrées. Rapport : { $place }
