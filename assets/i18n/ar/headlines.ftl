end-headline-won = فزت!
end-headline-won-together = فزت مع { $partner }!
end-headline-whisker = بشق الأنفس!
end-headline-rout = فوز ساحق!
end-headline-comeback = يا لها من عودة!
end-headline-every-bid = قول وفعل.
end-headline-no-bags = لا زيادة ولا نقصان.
end-headline-set-at-the-end = انكسروا عند خط النهاية!
end-headline-nil-at-the-end = خرجت صفر اليدين… وفزت!
end-headline-first-win = غلبت «{ $level }»!
end-headline-lost = خيرها في غيرها.
end-headline-so-close = على بُعد شعرة.
end-headline-led-before = طارت من يدك.
end-headline-bags = الزائد أخو الناقص.
end-headline-floor = إلى القاع.
end-headline-tie = رأسًا برأس.
end-headline-shared = الفوز مشترك: { $sides }
end-headline-other-won =
    { KIND($side) ->
        [you] فزت!
        [one] الفوز { FORM($side, "to") }
       *[two] الفوز: { $side }
    }
end-line-won = لعب على أصوله. مرة أخرى؟
end-line-won-together = اليد الواحدة لا تصفّق.
end-line-whisker = { $own } مقابل { $rival }. خذ نفسًا عميقًا.
end-line-rout = لا يُشقّ لك غبار.
end-line-comeback = كنت متأخرًا بفارق { $behind }.
end-line-every-bid = طلبًا طلبًا، ولم يخب واحد.
end-line-no-bags = ميزان صائغ.
end-line-set-at-the-end = احتاجوا إلى { $needed }، وأخذوا { $took }.
end-line-nil-at-the-end = حرفيًّا: ولا لمّة.
end-line-first-win = والأولى لا تُنسى.
end-line-lost = التوزيعة القادمة لك.
end-line-so-close = لم ينقصك إلا { $short ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $short } نقاط
        [many] { $short } نقطة
       *[other] { $short } نقطة
    }.
end-line-led-before = انظر أين انقلب الحال.
end-line-bags = لا يسلم منها أحد.
end-line-floor = لا يبقى بعد القاع إلا الصعود.
end-line-tie = لا غالب ولا مغلوب.
end-line-shared = القمة تتسع للجميع.
end-line-other-won = والعفو عند المقدرة.
round-headline-caught = بالجرم المشهود!
round-headline-moon = الثلاث عشرة كلها. كبّوت!
round-headline-blind-nil = صفر أعمى! والعينان مغمضتان.
round-headline-nil = صفر نظيف! ولا لمّة.
round-headline-covered = كنت الدرع، و{ $partner } بلا أي لمّة.
round-headline-one-trick-too-many = لمّة واحدة أفسدت الصفر.
round-headline-bag-penalty =
    { $points ->
        [100] ضاعت مئة: بلغت الزائدة { $limit }.
        [1] ضاعت نقطة: بلغت الزائدة { $limit }.
       *[other] ضاعت { $points }: بلغت الزائدة { $limit }.
    }
round-headline-all-set = الكل انكسر، فلا شماتة.
round-headline-set-them = كسرت طلبهم!
round-headline-one-short = نقصت لمّة واحدة.
round-headline-got-away = اتسع الخرق على الراقع.
round-headline-and-then-some = تحقق، وزيادة.
round-headline-with-change = تحقق، مع فكّة.
round-headline-exact = بالتمام والكمال.
