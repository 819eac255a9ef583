end-headline-won = فزت!
end-headline-won-together = فزت مع { $partner }!
end-headline-whisker = بشق الأنفس!
end-headline-rout = فوز ساحق!
end-headline-comeback = يا لها من عودة!
end-headline-every-bid = كل طلب تحقق.
end-headline-no-bags = بلا لمّة زائدة واحدة.
end-headline-set-at-the-end = انكسروا عند خط النهاية!
end-headline-nil-at-the-end = فزت بلا شيء.
end-headline-first-win = غلبت «{ $level }»!
end-headline-lost = ليس هذه المرة.
end-headline-so-close = كدت تفعلها.
end-headline-led-before = كنت متقدمًا لبعض الوقت.
end-headline-bags = غلبتك اللمّات الزائدة.
end-headline-floor = إلى القاع.
end-headline-tie = تعادل تام.
end-headline-shared = الفوز مشترك: { $sides }
end-headline-other-won =
    { KIND($side) ->
        [you] فزت!
        [one] الفوز { FORM($side, "to") }
       *[two] الفوز: { $side }
    }
end-line-won = لعب جميل. مرة أخرى؟
end-line-won-together = نِعم الفريق.
end-line-whisker = { $own } مقابل { $rival }. خذ نفسًا.
end-line-rout = لم يقتربوا منك قط.
end-line-comeback = كنت متأخرًا بفارق { $behind }.
end-line-every-bid = واحدًا واحدًا.
end-line-no-bags = هذه هي الدقة.
end-line-set-at-the-end = احتاجوا إلى { $needed }، وأخذوا { $took }.
end-line-nil-at-the-end = حرفيًّا: ولا لمّة.
end-line-first-win = هذه أول مرة.
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
end-line-floor = مباراة جديدة ونقاط جديدة.
end-line-tie = لم يتراجع أحد.
end-line-shared = القمة تتسع للجميع.
end-line-other-won = الفائز كريم، بلا شك.
round-headline-caught = ضُبط متلبسًا.
round-headline-moon = الثلاث عشرة كلها. كبّوت!
round-headline-blind-nil = صفر أعمى! ولم تنظر حتى.
round-headline-nil = صفر! ولا لمّة عليك.
round-headline-covered = حملت العبء، والصفر محفوظ: { $partner }.
round-headline-one-trick-too-many = لمّة أكثر مما ينبغي.
round-headline-bag-penalty =
    { $points ->
        [100] ضاعت مئة: بلغت الزائدة { $limit }.
        [1] ضاعت نقطة: بلغت الزائدة { $limit }.
       *[other] ضاعت { $points }: بلغت الزائدة { $limit }.
    }
round-headline-all-set = انكسر الجميع.
round-headline-set-them = كسرت طلبهم!
round-headline-one-short = نقصت لمّة.
round-headline-got-away = أفلتت هذه منك.
round-headline-and-then-some = تحقق، وزيادة.
round-headline-with-change = تحقق، مع فكّة.
round-headline-exact = بالتمام والكمال.
