title-title = القائمة الرئيسية
title-tagline = اجمع أوراقك. قُل كلمتك. وكن عندها.
title-continue = متابعة
title-play = العب
title-play-vs-computer = العب ضد الحاسوب
title-several-players = العبوا معًا
title-quit = خروج
title-right-here = ستجدها هنا حين تعود.
title-sound-off = الصوت مطفأ
title-sound-on = الصوت مشغّل
title-fill-the-screen = ملء الشاشة
resumable-two = { $rules } · الجولة { $round } · { $mine }{ "\u00A0" }مقابل{ "\u00A0" }{ $theirs }
resumable-all = { $rules } · الجولة { $round } · { FORM($scores, "commas") }
resumable-fresh = { $rules } · الجولة { $round }
next-match-computer =
    { KIND($length) ->
        [none] { $rules } · { $level }
       *[some] { $rules } · { $length } · { $level }
    }
next-match-computers =
    { KIND($length) ->
        [none] { $rules } · ضد الحاسوب
       *[some] { $rules } · { $length } · ضد الحاسوب
    }
next-match-people =
    { KIND($length) ->
        [none] { $rules } · عدد اللاعبين { $people }
       *[some] { $rules } · { $length } · عدد اللاعبين { $people }
    }
