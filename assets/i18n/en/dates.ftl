### Days and months are in names.ftl.

# The head of a calendar's column; 0 is Monday.
# $day (Number)
# key: weekday
# room: 3
weekday =
    { $day ->
        [0] Mon
        [1] Tue
        [2] Wed
        [3] Thu
        [4] Fri
        [5] Sat
       *[6] Sun
    }
