history-history = السجل
history-unfinished = قيد اللعب
history-player = اللاعب
history-any-player = أي لاعب
history-no-match-has-ended = تبدأ قصتك بأول توزيعة.
history-what-is-kept = كل مباراة تنهيها تُحفظ هنا، ورقة ورقة.
history-no-match-fits = لا مباريات كهذه. جرّب تصفية أوسع.
history-earlier-matches = مباريات أقدم
history-later-matches = مباريات أحدث
filter-toggle = تصفية
filter-summary =
    { KIND($parts) ->
        [none] كل المباريات
       *[some] { FORM($parts, "dots") }
    }
step-previous =
    { $filter-kind ->
        [rules] الطريقة السابقة
        [level] المستوى السابق
        [rival] الخصم السابق
        [result] النتيجة السابقة
        [month] الشهر السابق
       *[period] مدة أقصر
    }
step-next =
    { $filter-kind ->
        [rules] الطريقة التالية
        [level] المستوى التالي
        [rival] الخصم التالي
        [result] النتيجة التالية
        [month] الشهر التالي
       *[period] مدة أطول
    }
filter-value-any =
    { $filter-kind ->
        [rules] كل طرق اللعب
        [level] كل المستويات
        [rival] كل الخصوم
        [result] كل النتائج
        [month] أي شهر
       *[period] كل الأوقات
    }
filter-value-result =
    { $outcome ->
        [won] فوز
        [lost] خسارة
       *[drawn] تعادل
    }
filter-value-days =
    { $days ->
        [1] اليوم
       *[other] في آخر { $days ->
        [zero] لا أيام
        [one] يوم واحد
        [two] يومين
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }
    }
shown-matches-all =
    { $of ->
        [0] { "" }
       *[other] { $of ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $of } مباريات
        [many] { $of } مباراة
       *[other] { $of } مباراة
    }
    }
shown-matches-some = من { $first } إلى { $last } من أصل { $of ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتين
        [few] { $of } مباريات
        [many] { $of } مباراة
       *[other] { $of } مباراة
    }
ended =
    { KIND($result) ->
        [won] { $rules } · فوز { FORM($scores, "to") }
        [lost] { $rules } · خسارة { FORM($scores, "to") }
        [drawn] { $rules } · تعادل { FORM($scores, "to") }
        [conceded] { $rules } · انسحاب عند { FORM($scores, "to") }
       *[none] { $rules } · { FORM($scores, "to") }
    }
played-by =
    { FORM($players, "commas") } · { $rounds ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $rounds } جولات
        [many] { $rounds } جولة
       *[other] { $rounds } جولة
    } · { $day }
player-of-match-you = أنت
player-of-match-unnamed = بلا اسم
player-of-match-computer = { $who } ({ $level })
