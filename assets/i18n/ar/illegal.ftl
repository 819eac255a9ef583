illegal-not-now =
    { KIND($action) ->
        [blind-bid] لا يمكنك الطلب الأعمى الآن.
        [misdeal] لا يمكنك طلب إعادة التوزيع الآن.
        [pass] لا يمكنك تمرير ورقة الآن.
        [blind-nil] لا يمكنك طلب الصفر الأعمى الآن.
        [look] لا يمكنك النظر إلى أوراقك الآن.
        [draw] لا يمكنك السحب الآن.
        [keep] لا يمكنك الاحتفاظ بورقة الآن.
        [discard] لا يمكنك رمي ورقة الآن.
        [nil] لا يمكنك الطلب الآن.
        [bid] لا يمكنك الطلب الآن.
        [play] لا يمكنك لعب ورقة الآن.
        [call] لا يمكنك النداء على الغش الآن.
        [settle] لا يمكن حساب الجولة بعد.
       *[next-round] لا يمكن بدء الجولة التالية بعد.
    }
illegal-match-over = انتهت المباراة.
illegal-choose-first = احتفظ أولًا بالورقة التي سحبتها أو ارمِها.
illegal-draw-first = اسحب ورقة أولًا.
illegal-look-first = انظر إلى أوراقك قبل أن تطلب.
illegal-no-blind-nil = هذه القواعد لا تسمح بالصفر الأعمى.
illegal-blind-nil-too-late = الصفر الأعمى يُطلب قبل رؤية أي ورقة.
illegal-not-behind = لا يجوز الصفر الأعمى إلا إذا كنت متأخرًا بفارق { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } أو أكثر.
illegal-bid-too-high = أعلى طلب هو 13.
illegal-no-nil = هذه القواعد لا تسمح بالصفر.
illegal-nil-needs-bid = لا صفر لك إلا إذا طلب شريكك { $min } على الأقل.
illegal-bid-too-low = يجب أن تطلب { $min } على الأقل.
illegal-total-too-low = أنت آخر من يطلب: يجب أن يبلغ مجموع الطلبات { $min }.
illegal-total-thirteen = أنت آخر من يطلب: لا يجوز أن يكون المجموع 13.
illegal-whiz =
    { $spades ->
        [0] ليس معك بستوني، فيجب أن تطلب صفرًا.
       *[other] اطلب صفرًا، أو { $spades } بعدد ما معك من البستوني.
    }
illegal-mirror =
    { $spades ->
        [0] ليس معك بستوني، فيجب أن تطلب صفرًا.
       *[other] عدد أوراق البستوني معك { $spades }، فيجب أن تطلب { $spades }.
    }
illegal-suicide-nil-or-four = اطلب صفرًا، أو 4 على الأقل.
illegal-suicide-nil = لم يطلب شريكك صفرًا، فيجب أن تطلبه أنت.
illegal-suicide-four = شريكك طلب صفرًا، فاطلب 4 على الأقل.
illegal-not-held = ليس معك { $card }.
illegal-must-follow = اتبع النوع: العب { FORM($suit, "one") }.
illegal-not-broken = لم يُكسر البستوني بعد: ابدأ بنوع آخر.
illegal-no-calls = هذه القواعد تمنع الغش، فلا داعي للنداء.
illegal-call-spent = استخدمت نداءك في هذه الجولة.
illegal-nothing-to-call = لم يلعب خصمك أي ورقة بعد.
illegal-no-blind-bid = هذه القواعد لا تسمح بالطلب الأعمى.
illegal-blind-bid-too-late = الطلب الأعمى لأول الشريكين فقط، وقبل رؤية أي ورقة.
illegal-no-misdeal = لا إعادة للتوزيع في هذه القواعد.
illegal-has-spades = لا تُعاد إلا يد بلا بستوني.
illegal-no-more-misdeals = أُعيد التوزيع في هذه الجولة مرات كافية.
illegal-already-named = سبق أن اخترت { $card } للتمرير.
illegal-must-lead = ابدأ اللمّة الأولى { FORM($card, "with") }.
illegal-lowest-club = العب أدنى سباتي معك في اللمّة الأولى.
illegal-no-spade-yet = لا بستوني في اللمّة الأولى ما دام معك نوع آخر.
