# Tage und Monate stehen in names.ftl. Hier die Köpfe der Spalten im Kalender; 0 ist Montag.

weekday =
    { $day ->
        [0] Mo
        [1] Di
        [2] Mi
        [3] Do
        [4] Fr
        [5] Sa
       *[6] So
    }
