heading-latest-example = أعد عرض الأخيرة
heading-nothing-played-yet = لا شيء نعدّه بعد
heading-what-is-counted = العب جولة ثم ارجع إلى هنا.
heading-play-a-match = العب مباراة
heading-by-level = حسب المستوى
heading-by-rules = حسب طريقة اللعب
heading-by-person = لاعبو هذا الجهاز
heading-played-and-won = لعب · فوز
heading-rounds = جولات ضد الحاسوب
heading-by-rival = حسب الخصم
heading-in-these-matches = في هذه المباريات
heading-bid-against-taken = الطلبات واللمّات المأخوذة
heading-how-to-read-the-grid = الصفوف طلباتك، والأعمدة ما أخذته من لمّات. الإطار النحاسي لما تحقق بالضبط.
heading-how-a-match-went = مباراة جولةً جولة
heading-no-match-fits = لا مباريات كهذه. جرّب تصفية أوسع.
heading-no-match-counts = لا مباريات محسوبة هنا بعد. المباريات التي فيها تراجع، أو فيها عدة لاعبين هنا، تُحسب على حدة.
heading-earlier-match = مباراة أقدم
heading-later-match = مباراة أحدث
heading-accuracy-of-the-last-rounds = دقة آخر الجولات
heading-where-it-was-lost = أين تضيع نقاطك
heading-times-and-loss = العدد · النقاط الضائعة في الجولة
heading-what-is-reviewed = تُراجع كل جولة ضد الحاسوب بعد نهايتها. 100% تعني أنك لم تضيّع نقطة.
counted-matches = المباريات
counted-won-against-the-computer = الفوز على الحاسوب
counted-wins-in-a-row = السلسلة الحالية
counted-best-streak = أطول سلسلة
counted-rounds = الجولات
counted-contracts-made = طلبات تحققت
counted-nils-made = أصفار تحققت
counted-tricks-taken = اللمّات المأخوذة
counted-bags = اللمّات الزائدة
counted-best-round = أفضل جولة
counted-best-winning-score = أعلى نقاط مع الفوز
counted-matches-won = مباريات فزت بها
counted-rounds-won = جولات فزت بها
counted-blind-nils-made = أصفار عمياء تحققت
counted-mean-bid = متوسط الطلب
counted-mean-tricks = متوسط اللمّات
counted-worst-round = أسوأ جولة
counted-best-score = أعلى نقاط
counted-worst-score = أدنى نقاط
counted-worst-streak = أطول سلسلة خسائر
counted-draft-accuracy = السحب
counted-bid-accuracy = الطلب
counted-play-accuracy = اللعب
counted-rounds-reviewed = جولات روجعت
counted-matches-of-several-players-here = مباريات عدة لاعبين هنا
counted-matches-with-undo = مباريات فيها تراجع (تُحسب على حدة)
figure-words-nothing = –
figure-words-count = { $count }
figure-words-best =
    { $score ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $score } نقاط
        [many] { $score } نقطة
       *[other] { $score } نقطة
    }
figure-words-share = { $share }
figure-words-part-of = { $part } من { $whole } ({ $share })
figure-words-mean = { $mean }
statistics-leaf-overview = نظرة عامة
statistics-leaf-matches = حسب المباراة
statistics-leaf-decisions = القرارات
statistics-leaf-achievements = الإنجازات
counting = حساب المباريات: { $known } من { $of }
grid-row =
    { $bid ->
        [0] صفر: أُخذت { FORM($taken, "commas") }
       *[other] الطلب { $bid }: أُخذت { FORM($taken, "commas") }
    }
grid-cell =
    { $taken } في { $rounds ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتين
        [few] { $rounds } جولات
        [many] { $rounds } جولة
       *[other] { $rounds } جولة
    }
after = بعد الجولة { $round }: أنت { $own }، وأفضل خصومك { $other }
plot-line-you = أنت
plot-line-the-best-other = أفضل خصم
round-decided = الجولة { $at } من { $of }: { FORM($accuracy, "commas") }
accuracy-of =
    { $part ->
        [draft] السحب { $share }
        [bid] الطلب { $share }
       *[play] اللعب { $share }
    }
