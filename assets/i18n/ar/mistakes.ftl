learn-from = تعلّم من { $count ->
        [zero] لا أخطاء
        [one] خطأ واحد
        [two] خطأين
        [few] { $count } أخطاء
        [many] { $count } خطأ
       *[other] { $count } خطأ
    }
take-them-again = أعد القرارات التي كلّفتك أكثر، حتى تجد الأفضل
mistakes-head = تعلّم من أخطائك · { $number } من { $of }
mistakes-show-me = أرني
mistakes-next-mistake = التالي
mistakes-back-to-the-result = إلى النتيجة
find-better-card = لعبت { $card }. ابحث عن ورقة أفضل.
find-better-kept =
    { KIND($card) ->
        [none] احتفظت بالورقة. ما الأفضل؟
       *[some] احتفظت { FORM($card, "with") }. ما الأفضل؟
    }
find-better-discarded =
    { KIND($card) ->
        [none] رميت الورقة. ما الأفضل؟
       *[some] رميت { $card }. ما الأفضل؟
    }
find-better-bid =
    { $tricks ->
        [0] طلبت صفرًا. ابحث عن طلب أفضل.
       *[other] طلبت { $tricks }. ابحث عن طلب أفضل.
    }
find-better-blind-nil = طلبت صفرًا أعمى. ما الأفضل؟
find-better-drew = سحبت ورقة. ما الأفضل؟
find-better-looked = نظرت إلى أوراقك أولًا. ما الأفضل؟
costs-points =
    { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
costs-card = لعب { $card } ما زال يكلّف نحو { costs-points }. جرّب ورقة أخرى.
costs-card-is-no-better = لعب { $card } ليس أفضل. جرّب ورقة أخرى.
costs-bid =
    { $tricks ->
        [0] الصفر ما زال يكلّف نحو { costs-points }. جرّب طلبًا آخر.
       *[other] طلب { $tricks } ما زال يكلّف نحو { costs-points }. جرّب طلبًا آخر.
    }
costs-keeping =
    { KIND($card) ->
        [none] الاحتفاظ بالورقة ما زال يكلّف نحو { costs-points }. حاول مرة أخرى.
       *[some] الاحتفاظ { FORM($card, "with") } ما زال يكلّف نحو { costs-points }. حاول مرة أخرى.
    }
costs-discarding =
    { KIND($card) ->
        [none] رمي الورقة ما زال يكلّف نحو { costs-points }. حاول مرة أخرى.
       *[some] رمي { $card } ما زال يكلّف نحو { costs-points }. حاول مرة أخرى.
    }
costs-blind-nil = الصفر الأعمى ما زال يكلّف نحو { costs-points }. حاول مرة أخرى.
costs-other = هذا ما زال يكلّف نحو { costs-points }. حاول مرة أخرى.
costs-no-better = ليس أفضل. حاول مرة أخرى.
find-better-blind-bid = طلبت { $tricks } دون أن تنظر. ما الأفضل؟
find-better-misdeal = طلبت إعادة التوزيع. ما الأفضل؟
