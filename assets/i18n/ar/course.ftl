standings =
    { $round ->
        [0] في البداية: { FORM($scores, "commas") }
       *[other] بعد الجولة { $round }: { FORM($scores, "commas") }
    }
side-score = { $side } { $score }
trick-won =
    { KIND($who) ->
        [you] الجولة { $round }، اللمّة { $trick }: لك، { FORM($card, "with") }
       *[other] الجولة { $round }، اللمّة { $trick }: { FORM($who, "to") }، { FORM($card, "with") }
    }
best-round =
    { KIND($outcomes) ->
        [none] { best-round-scored }
       *[some] { best-round-scored } { FORM($outcomes, "spaces") }
    }
best-round-scored =
    { KIND($side) ->
        [you] أفضل جولة: الجولة { $round }، { $own } مقابل { $rival }.
        [with-you] أفضل جولة لفريقك: الجولة { $round }، { $own } مقابل { $rival }.
       *[other] أفضل جولة ({ $side }): الجولة { $round }، { $own } مقابل { $rival }.
    }
match-end-how-it-went = النقاط جولة بجولة
match-end-trick-by-trick = لمّة بلمّة
match-end-last-round = الجولة الأخيرة
match-end-result = النتيجة
match-end-play-against = العب ضد «{ $level }»
next-step-stronger = أنت جاهز لمستوى «{ $level }».
next-step-unaided = هل تفوز أيضًا بلا تلميح ولا تراجع؟
next-step-best = غلبت أقوى المستويات. ما رأيك في طريقة لعب أخرى؟
next-step-review = راجع الجولة لترى ما كلّفك أكثر.
next-step-return = مباراة ثأر؟
taken-back-in-round = بعد رؤية أوراق أو طلبات جديدة: { $count ->
        [zero] لا تراجع
        [one] تراجع واحد
        [two] تراجعان
        [few] { $count } تراجعات
        [many] { $count } تراجعًا
       *[other] { $count } تراجع
    }.
taken-back-in-match = بعد رؤية أوراق أو طلبات جديدة: { $count ->
        [zero] لا تراجع
        [one] تراجع واحد
        [two] تراجعان
        [few] { $count } تراجعات
        [many] { $count } تراجعًا
       *[other] { $count } تراجع
    }. تُحسب هذه المباراة على حدة.
taken-back-restarted = أُعيدت بالتوزيعات نفسها. تُحسب هذه المباراة على حدة.
