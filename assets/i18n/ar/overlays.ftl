menu-menu = القائمة
menu-back-to-the-table = العودة إلى الطاولة
menu-look-through-the-discards = عرض الأوراق المرمية
menu-restart-the-match = إعادة المباراة
menu-concede-the-round = الانسحاب من الجولة
menu-concede-the-match = الانسحاب من المباراة
menu-leave-to-the-title = القائمة الرئيسية
menu-the-match-is-kept = مباراتك محفوظة. اختر «{ title-continue }» لتكملها.
discarded-discards = الأوراق المرمية
discarded-open = خارج اللعب: { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
discarded-closed = أوراقك المرمية: { $own }؛ ومقلوبة غيرها: { $others }
last-trick-last-trick = آخر لمّة
last-trick-took-the-trick = الورقة الفائزة
last-trick-led = ورقة البدء
hint-thinking = جارٍ التفكير…
hint-numbers = أظهر الأرقام
hint-hide-numbers = أخفِ الأرقام
hint-why = لماذا؟
hint-close = أغلق التلميح
hint-chance-to-win = الرقم على كل خيار هو فرصتك في الفوز بالمباراة.
hint-chance-over-deals = الرقم على كل خيار هو فرصتك في الفوز بالمباراة، محسوبةً من { $count ->
        [zero] لا توزيعات تجريبية
        [one] توزيعة تجريبية واحدة
        [two] توزيعتين تجريبيتين
        [few] { $count } توزيعات تجريبية
        [many] { $count } توزيعة تجريبية
       *[other] { $count } توزيعة تجريبية
    }.
advice-blind-nil = اطلب صفرًا أعمى
advice-look = اعرض أوراقي
advice-draw = اسحب
advice-keep = احتفظ بها
advice-discard = ارمِها
advice-nil = اطلب صفرًا
advice-bid = اطلب { $tricks }
advice-play = العبها
advice-call = نادِ على الغش
advice-settle = احسب الجولة
advice-next-round = تابع
claim-whatever-is-played = هذه الأوراق تأخذ كل اللمّات الباقية.
claim-grant = موافق
claim-play-on = لنكمل اللعب
claims-the-rest =
    { KIND($who) ->
        [you] تطالب بالباقي كله.
       *[other] { $who }: «الباقي لي».
    }
review-of-round = مراجعة الجولة { $round }
review-going-through-the-round = جارٍ مراجعة الجولة…
review-accuracy = دقة
review-the-turning-point = نقطة التحول
review-nothing-was-given-away = بلا غلطة. كل خيار كان الأفضل.
review-what-cost-most = القرارات الأكثر كلفة
review-best-played = أفضل قرار
luck-came =
    { KIND($who) ->
        [you] هذا يكلّف نقاطًا في المتوسط. حالفك الحظ: الورقة التالية كانت { $card }.
       *[other] هذا يكلّف نقاطًا في المتوسط. كان الحظ مع { $who }: الورقة التالية كانت { $card }.
    }
luck-spared =
    { KIND($who) ->
        [you] هذا يكلّف نقاطًا في المتوسط. حالفك الحظ: لم يكن بعدها إلا { $card }.
       *[other] هذا يكلّف نقاطًا في المتوسط. كان الحظ مع { $who }: لم يكن بعدها إلا { $card }.
    }
luck-bid-made =
    { KIND($who) ->
        [you] هذا يكلّف نقاطًا في المتوسط. حالفك الحظ: تحقق الطلب.
       *[other] هذا يكلّف نقاطًا في المتوسط. كان الحظ مع { $who }: تحقق الطلب.
    }
luck-higher-missed =
    { KIND($who) ->
        [you] هذا يكلّف نقاطًا في المتوسط. حالفك الحظ: لم تأت لمّات أخرى.
       *[other] هذا يكلّف نقاطًا في المتوسط. كان الحظ مع { $who }: لم تأت لمّات أخرى.
    }
luck-took =
    { KIND($who) ->
        [you] هذا يكلّف نقاطًا في المتوسط. حالفك الحظ فأُخذت اللمّة { FORM($card, "with") }.
       *[other] هذا يكلّف نقاطًا في المتوسط. كان الحظ مع { $who } فأُخذت اللمّة { FORM($card, "with") }.
    }
luck-placed =
    { KIND($who) ->
        [you] هذا يكلّف نقاطًا في المتوسط. حالفك الحظ: كانت الأوراق الأخرى في الأيدي المناسبة.
       *[other] هذا يكلّف نقاطًا في المتوسط. كان الحظ مع { $who }: كانت الأوراق الأخرى في الأيدي المناسبة.
    }
luck-let-off =
    { KIND($who) ->
        [you] هذا يكلّف نقاطًا أمام خصم لا يخطئ، لكنك نجوت.
       *[other] هذا يكلّف نقاطًا أمام خصم لا يخطئ، لكنها مرّت بسلام مع { $who }.
    }
advice-blind-bid = اطلب أعمى: { $tricks }
advice-misdeal = اطلب إعادة التوزيع
advice-pass = مرّرها
