bidding-your-bid = طلبك
bidding-how =
    { KIND($rule) ->
        [whiz] اطلب عدد أوراق البستوني التي معك، أو صفرًا.
        [mirror] اطلب عدد أوراق البستوني التي معك.
        [suicide] أحد الشريكين يطلب صفرًا، والآخر 4 على الأقل.
       *[free] كم ستأخذ من اللمّات الثلاث عشرة؟
    }
bidding-board =
    { $partners ->
        [yes] الحد الأدنى مع شريكك: { $min }.
       *[no] الحد الأدنى: { $min }.
    }
bidding-total = مجموع الطلبات: { $min } على الأقل.
bidding-not-thirteen = لا يجوز أن يكون مجموع الطلبات 13.
bidding-nil-beside =
    { $min ->
        [1] لا يطلب الصفر إلا أحد الشريكين.
        [zero] لا يطلب الصفر إلا أحد الشريكين.
        [one] لا يطلب الصفر إلا أحد الشريكين.
        [two] لا صفر إلا إذا طلب شريكك { $min } أو أكثر.
        [few] لا صفر إلا إذا طلب شريكك { $min } أو أكثر.
        [many] لا صفر إلا إذا طلب شريكك { $min } أو أكثر.
       *[other] لا صفر إلا إذا طلب شريكك { $min } أو أكثر.
    }
bidding-at-least = أقل طلب: { $min }.
bidding-not-sure = متردد؟ اطلب تلميحًا، فهو بالمجان.
bidding-expected-tricks = اللمّات المتوقعة
bidding-expected = { $tricks }
bidding-bid = اطلب
bidding-fewer = لمّة أقل
bidding-more = لمّة أكثر
bidding-choose-a-bid = اختر طلبًا
bidding-picked =
    { $tricks ->
        [0] اطلب صفرًا
       *[other] اطلب { $tricks }
    }
pad-key-tricks = { $tricks }
    .number =
    { $tricks ->
        [0] صفر
       *[other] { $tricks }
    }
    .stake = { "" }
pad-key-moon = 13 (الكبّوت)، بمكافأة { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .number = 13
    .stake = { FORM($points, "gain") }
pad-key-nil =
    { KIND($failure) ->
        [penalty] صفر، { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } ربحًا أو خسارة
       *[bags] صفر، { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }، أو لمّات زائدة إن فشل
    }
    .number = صفر
    .stake =
    { KIND($failure) ->
        [penalty] { FORM($points, "either") }
       *[bags] { FORM($points, "gain") }
    }
pad-key-ten =
    { $equal ->
        [yes] { $tricks }، تربح { $made } أو تخسرها
       *[no] { $tricks }، تربح { $made } إن تحقق، وتخسر { $lost } إن انكسر
    }
    .number = { $tricks }
    .stake =
    { $equal ->
        [yes] { FORM($made, "either") }
       *[no] { FORM($made, "gain") }
    }
