deed-option =
    { KIND($action) ->
        [play] لعب { $card }
        [pass] تمرير { $card }
        [look] النظر إلى أوراقك
       *[other] { $action }
    }
deed-better =
    { KIND($action) ->
        [blind-bid] الأفضل: طلب أعمى، { $tricks }
        [misdeal] الأفضل: طلب إعادة التوزيع
        [pass] الأفضل: تمرير { $card }
        [blind-nil] الأفضل: طلب صفر أعمى
        [look] الأفضل: النظر إلى أوراقك
        [draw] الأفضل: السحب
        [keep] الأفضل: الاحتفاظ بها
        [discard] الأفضل: رميها
        [nil] الأفضل: طلب صفر
        [bid] الأفضل: طلب { $tricks }
        [play] الأفضل: لعب { $card }
        [call] الأفضل: النداء على الغش
        [settle] الأفضل: حساب الجولة
       *[next-round] الأفضل: المتابعة
    }
deed-done =
    { KIND($who) ->
        [you] { ar-deed-yours }
       *[other] { $who }: { deed-done-what }
    }
ar-deed-yours =
    { KIND($action) ->
        [blind-bid] طلبت { $tricks } دون أن تنظر
        [misdeal] طلبت إعادة التوزيع
        [pass] { KIND($card) ->
        [none] مرّرت ورقة
       *[some] مرّرت { $card }
    }
        [blind-nil] طلبت صفرًا أعمى
        [look] نظرت أولًا
        [draw] سحبت
        [keep] { KIND($card) ->
        [none] احتفظت بالورقة
       *[some] احتفظت { FORM($card, "with") }
    }
        [discard] { KIND($card) ->
        [none] رميت الورقة
       *[some] رميت { $card }
    }
        [nil] طلبت صفرًا
        [bid] طلبت { $tricks }
        [play] لعبت { $card }
        [call] ناديت على الغش
        [settle] حسبت الجولة
       *[next-round] تابعت
    }
deed-done-what =
    { KIND($action) ->
        [blind-bid] طلب أعمى، { $tricks }
        [misdeal] طلب إعادة التوزيع
        [pass] { KIND($card) ->
        [none] تمرير ورقة
       *[some] تمرير { $card }
    }
        [blind-nil] طلب صفر أعمى
        [look] النظر أولًا
        [draw] سحب
        [keep] { KIND($card) ->
        [none] الاحتفاظ بالورقة
       *[some] الاحتفاظ { FORM($card, "with") }
    }
        [discard] { KIND($card) ->
        [none] رمي الورقة
       *[some] رمي { $card }
    }
        [nil] طلب صفر
        [bid] طلب { $tricks }
        [play] لعب { $card }
        [call] النداء على الغش
        [settle] حساب الجولة
       *[next-round] المتابعة
    }
