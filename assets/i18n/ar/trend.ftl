mistake-kept-low-spade = احتفاظ ببستوني صغير
mistake-kept-high-spade = احتفاظ ببستوني عالٍ
mistake-kept-high = احتفاظ بأوراق عالية
mistake-kept-low = احتفاظ بأوراق صغيرة
mistake-threw-spade = رمي البستوني
mistake-threw-high = رمي أوراق عالية
mistake-threw-low = رمي أوراق صغيرة
mistake-bid-too-high = طلب أكثر من اللازم
mistake-bid-too-low = طلب أقل من اللازم
mistake-risked-nil = مغامرات بالصفر
mistake-missed-nil = أصفار فاتت
mistake-endangered-nil = تعريض صفرك للخطر
mistake-endangered-bid = تعريض طلبك للخطر
mistake-spared-others = فرص كسر فاتت
mistake-left-partner = صفر الشريك بلا حماية
mistake-took-bags = لمّات زائدة بلا داعٍ
mistake-played-worse = خسائر صغيرة أخرى
trend-too-few =
    { $missing ->
        [1] جولة أخرى للمراجعة وتعرف على ماذا تتمرن.
       *[other] بقيت { $missing ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $missing } جولات
        [many] { $missing } جولة
       *[other] { $missing } جولة
    } للمراجعة حتى تعرف على ماذا تتمرن.
    }
trend-nothing-stands-out = لا عيب ظاهرًا، وهذه بشارة خير.
trend-how-often =
    { $times ->
        [1] مرة واحدة في آخر جولاتك المراجَعة ({ $rounds }). هذا ينقص فرصتك في الفوز بنحو { $chance } في الجولة.
       *[other] { $times ->
        [zero] ولا مرة
        [one] مرة واحدة
        [two] مرتان
        [few] { $times } مرات
        [many] { $times } مرة
       *[other] { $times } مرة
    } في آخر جولاتك المراجَعة ({ $rounds }). هذا ينقص فرصتك في الفوز بنحو { $chance } في الجولة.
    }
trend-work-on =
    { KIND($kind) ->
        [kept-low-spade] تحتفظ ببستوني صغير (9 أو أدنى) ينبغي رميه: { trend-how-often }
        [kept-high-spade] تحتفظ ببستوني عالٍ (10 أو أعلى) ينبغي رميه: { trend-how-often }
        [kept-high] تحتفظ بأوراق من البنت فما فوق، في غير البستوني، ينبغي رميها: { trend-how-often }
        [kept-low] تحتفظ بأوراق دون البنت، في غير البستوني، ينبغي رميها: { trend-how-often }
        [threw-spade] ترمي أوراق بستوني ينبغي الاحتفاظ بها: { trend-how-often }
        [threw-high] ترمي أوراقًا من البنت فما فوق، في غير البستوني، ينبغي الاحتفاظ بها: { trend-how-often }
        [threw-low] ترمي أوراقًا دون البنت، في غير البستوني، ينبغي الاحتفاظ بها: { trend-how-often }
        [bid-too-high] تطلب أكثر من اللازم: { trend-how-often }
        [bid-too-low] تطلب أقل من اللازم: { trend-how-often }
        [risked-nil] تطلب الصفر حيث طلب اللمّات أربح: { trend-how-often }
        [missed-nil] تفوتك أصفار تستحق الطلب: { trend-how-often }
        [endangered-nil] تلعب أوراقًا تعرّض صفرك للخطر: { trend-how-often }
        [endangered-bid] تلعب أوراقًا تعرّض طلبك للخطر: { trend-how-often }
        [spared-others] تفوتك فرص كسر طلب خصومك: { trend-how-often }
        [left-partner] تترك صفر شريكك بلا حماية: { trend-how-often }
        [took-bags] تأخذ لمّات زائدة يمكن تجنبها: { trend-how-often }
       *[played-worse] خسائر صغيرة في اللعب: { trend-how-often }
    }
