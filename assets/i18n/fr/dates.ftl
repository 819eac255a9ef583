# La tête d'une colonne du calendrier ; 0 est lundi.

weekday =
    { $day ->
        [0] lun
        [1] mar
        [2] mer
        [3] jeu
        [4] ven
        [5] sam
       *[6] dim
    }
