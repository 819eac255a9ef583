learning-learn = تعلّم
learning-know-spades = أعرف { -game }
learning-first-trick = العب أول لمّة الآن
learning-lessons = الدروس
learning-puzzles = الألغاز
learning-what-puzzles-are = كل الأوراق مكشوفة. خيار واحد لا غير يبلغ الهدف، مهما فعل خصومك.
learning-loading = جارٍ تحميل الدروس والألغاز…
learning-puzzle-of-the-day = لغز اليوم
learning-next-puzzle = اللغز التالي
learning-rating = التقييم
learning-days-in-a-row = السلسلة الحالية
learning-solved = المحلولة
learning-take-back = تراجع
learning-hint = تلميح
learning-show-me = أرني
learning-solution = الحل
learning-try-again = حاول مرة أخرى
learning-next = التالي
learning-leave-the-lesson = خروج
learning-goal-is-lost = ضاع الهدف بهذا. انظر ماذا يفعلون.
learning-goal-is-missed = ضاع الهدف بهذا.
learning-this-is-the-solution = إليك الحل.
learning-that-is-it = حللته! لا شيء يفسده بعد الآن.
learning-that-is-it-answers = حللته! لم تبق لهم حجة.
learning-that-is-it-roads = حللته! كل الطرق تؤدي إليه.
praise-first-try = من أول محاولة!
praise-got-it = أصبت.
praise-there-it-is = ها هو ذا.
praise-lesson = درس محفوظ، بكل نجومه.
praise-course = ختمت الدروس كلها. تفضّل، مكانك محجوز.
praise-week = أسبوع بلا انقطاع!
praise-month = شهر بلا انقطاع!
praise-hundred = مئة يوم. ما شاء الله!
cannot-be-read = تعذّر تحميل الدروس والألغاز. أعد تحميل اللعبة أو تثبيتها. ({ CLAUSE($why) })
lesson-name =
    { $title }: { $own } من { $all ->
        [zero] لا نجوم
        [one] نجمة واحدة
        [two] نجمتين
        [few] { $all } نجوم
        [many] { $all } نجمة
       *[other] { $all } نجمة
    }
hand-of = { $title } · { $hand } من { $of }
out-of = { $own } من { $all }
stars = النجوم: { $count } من 3
kind-make-bid = حقّق طلبك
kind-set-nil = اكسر الصفر
kind-force-bag = حمّلهم زائدة
kind-break-contract = اكسر طلب خصومك
kind-find-discard = ماذا ترمي؟
kind-what-to-bid = كم تطلب؟
puzzle-goal =
    { $aim ->
        [make-bid] حقّق طلبك: { $own }.
        [keep-nil] طلبت صفرًا: لا تأخذ أي لمّة.
        [set-nil] طلبوا صفرًا: أجبرهم على أخذ لمّة.
        [force-bag] { $others ->
        [1] حقّق طلبك ({ $own }) وحمّلهم لمّة زائدة: يجب أن يأخذوا لمّتين على الأقل.
       *[other] حقّق طلبك ({ $own }) وحمّلهم لمّة زائدة: يجب أن يأخذوا أكثر من { $others }.
    }
        [break-contract] طلبوا { $others }: اكسر طلبهم.
       *[bid-most] اطلب كل لمّة أكيدة، ثم خذها.
    }
puzzle-head =
    { KIND($found-by) ->
        [none] { $kind } · التقييم { $rating } · يغلب كل المستويات
       *[level] { $kind } · التقييم { $rating } · يحله «{ $found-by }»
    }
rating-now = التقييم { $rating } ({ $gained })
off-nil =
    { KIND($least) ->
        [none] طلب قليل. هذه الأوراق تأخذ { $most ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $most } لمّات
        [many] { $most } لمّة
       *[other] { $most } لمّة
    }، فالصفر يسجّل { $points }.
       *[other] طلب قليل. هذه الأوراق تأخذ من { $least } إلى { $most }، فالصفر يسجّل { $points }.
    }
off-high =
    { KIND($least) ->
        [none] طلب كثير. هذه الأوراق تأخذ { $most ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $most } لمّات
        [many] { $most } لمّة
       *[other] { $most } لمّة
    }، فطلب { $bid } يسجّل { $points }.
       *[other] طلب كثير. هذه الأوراق تأخذ من { $least } إلى { $most }، فطلب { $bid } يسجّل { $points }.
    }
off-low =
    { KIND($least) ->
        [none] طلب قليل. هذه الأوراق تأخذ { $most ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $most } لمّات
        [many] { $most } لمّة
       *[other] { $most } لمّة
    }، وطلب { $bid } لا يسجّل إلا { $points }.
       *[other] طلب قليل. هذه الأوراق تأخذ من { $least } إلى { $most }، وطلب { $bid } لا يسجّل إلا { $points }.
    }
off-above-sure = طلب كثير. الأكيد معك: { $most ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $most } لمّات
        [many] { $most } لمّة
       *[other] { $most } لمّة
    }. وإليك السبب.
off-below-sure = طلب قليل. الأكيد معك: { $most ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $most } لمّات
        [many] { $most } لمّة
       *[other] { $most } لمّة
    }.
idea-count-sure-tricks = عُدّ اللمّات التي لا يقدر أحد أن يأخذها منك.
idea-draw-spades =
    { $out ->
        [0] ابدأ ببستوني يفوز.
       *[other] ابدأ ببستوني يفوز: معهم منه { $out ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $out } أوراق
        [many] { $out } ورقة
       *[other] { $out } ورقة
    }.
    }
idea-lose-spade = ابدأ ببستوني ودعهم يأخذونه.
idea-lead-to-win = ابدأ بورقة تفوز الآن.
idea-lead-to-partner = ابدأ بالنوع القوي عند شريكك.
idea-let-partner-ruff = لم يبق مع شريكك شيء من { $suit }: ابدأ به ليقطع.
idea-force-ruff = لم يبق معهم شيء من { $suit }: أجبرهم على صرف بستوني.
idea-lose-lead = دعهم يبدؤون.
idea-win = خذ هذه اللمّة.
idea-leave-to-partner = دع هذه اللمّة لشريكك.
idea-duck = دع لهم هذه اللمّة.
idea-catch-nil = أجبر صاحب الصفر على أخذ هذه اللمّة.
idea-ruff = اقطع هذه اللمّة.
idea-force-higher-ruff = اقطع، وأجبرهم على القطع بأعلى.
idea-throw =
    { $could-ruff ->
        [yes] { KIND($suit) ->
        [spades] ارمِ ورقة بستوني.
       *[other] لا تقطع. ارمِ { FORM($suit, "one") }.
    }
       *[no] ارمِ { FORM($suit, "one") }.
    }
