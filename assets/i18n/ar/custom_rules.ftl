editor-custom-rules = قواعد مخصّصة
editor-start-from = ابدأ من
editor-these-rules-fit = هذه القواعد صالحة.
editor-use-these-rules = استخدم هذه القواعد
rule-players = اللاعبون
rule-sides = الفرق
rule-sides-single = بلا شركاء
rule-sides-partners = شركاء
rule-sides-dummy = مع ورق مكشوف
rule-hands = أوراق اليد
rule-hands-deal = توزيع
rule-hands-open-draft = سحب مكشوف
rule-hands-closed-draft = سحب مغطّى
rule-hands-unseen-draft = سحب أعمى
rule-trumps = فوق آس البستوني
rule-trumps-ace = لا شيء
rule-trumps-jokers = الجوكران
rule-trumps-deuce = ورقة 2
rule-trumps-jokers-deuce = الجوكران وورقة 2
rule-trumps-jokers-deuces = الجوكران وورقتا 2
rule-removed = ما يحل الجوكران محلّه
rule-removed-minor = سباتي وديناري
rule-removed-red = كبة وديناري
rule-bidding = الطلبات
rule-bidding-free = أي طلب
rule-bidding-whiz = الداهية
rule-bidding-mirror = المرآة
rule-bidding-suicide = الانتحار
rule-bids-first = من يطلب أولًا
rule-bids-first-first = اللاعب الأول
rule-bids-first-second = اللاعب الثاني
rule-leads-first = من يبدأ أولًا
rule-leads-first-first = اللاعب الأول
rule-leads-first-second = اللاعب الثاني
rule-spades-lead = البدء بالبستوني
rule-spades-lead-broken = بعد كسره
rule-spades-lead-any-time = في أي وقت
rule-renege = الغش في النوع
rule-renege-prevented = غير ممكن
rule-renege-penalised = عليه عقوبة
rule-min-bid-player = أقل طلب
rule-min-bid-side = أقل طلب للفريق
rule-min-bid-total = أقل مجموع للطلبات
rule-min-bid-below-total = إذا قلّ المجموع عنه
rule-min-bid-below-total-throw-in = توزيع جديد
rule-min-bid-below-total-raise = يرفع آخر طالب
rule-total-not-thirteen = المجموع 13 ممنوع
rule-nil = الصفر
rule-nil-partner-min = الصفر مع طلب شريك من
rule-nil-failure = الصفر الفاشل
rule-nil-failure-penalty = خسارة نقاط الصفر
rule-nil-failure-bags = بلا غرامة، لمّات زائدة فقط
rule-failed-nil-helps-partner = لمّات الصفر الفاشل للشريك
rule-failed-nil-bags = لمّات الصفر الفاشل زائدة أيضًا
rule-blind-nil = الصفر الأعمى
rule-blind-behind = الصفر الأعمى للمتأخر فقط
rule-moon = الكبّوت
rule-moon-wins-match = يفوز
rule-moon-failure = الكبّوت الفاشل
rule-moon-failure-bags = لمّات زائدة فقط
rule-moon-failure-set = انكسار
rule-ten-made = طلب 10 فأكثر إذا تحقق
rule-ten-failed = طلب 10 فأكثر إذا انكسر
rule-set-cost = ثمن الانكسار
rule-set-cost-bid = خسارة الطلب
rule-set-cost-nothing = لا نقاط تُخسر
rule-double-nil = الصفر المزدوج
rule-bags-limit = حد اللمّات الزائدة
rule-bags-penalty = غرامة اللمّات الزائدة
rule-bags-carry = ترحيل اللمّات الزائدة
rule-bags-points = نقاط كل لمّة زائدة
rule-end-target = الهدف
rule-end-floor = حد الخسارة
rule-end-rounds = عدد ثابت من الجولات
rule-end-cap = أقصى عدد للجولات
rule-end-sets = انكسارات تعني الخسارة
rule-end-sets-in-a-row = انكسارات متتالية تعني الخسارة
rule-end-level-plays-on = جولة أخرى عند التعادل
rule-detail-total-not-thirteen = على آخر من يطلب أن يتجنبه، فلا بد أن ينكسر طلب
rule-detail-failed-nil-helps-partner = تُحسب ضمن طلب الشريك
rule-detail-failed-nil-bags = فقط إذا لم يطلب أي من الشريكين لمّات
rule-detail-double-nil = إذا تحقق الصفران: 400 نقطة. وإذا تحققا أعميين: الفوز بالمباراة.
rule-detail-bags-carry = تُرحَّل اللمّات التي فوق الحد؛ وإلا عاد العدّ إلى 0
rule-detail-end-level-plays-on = جولة أخرى تفصل في التعادل؛ وإلا انتهت المباراة متعادلة
step-less = { $rule }: أقل
step-more = { $rule }: أكثر
step-value =
    { KIND($value) ->
        [none] معطّل
       *[other] { $value }
    }
rules-do-not-fit = هذه القواعد لا تجتمع. { $why }
rules-error-range = { $rule }: اختر رقمًا من { $min } إلى { $max }.
rules-always-set = عدد أوراق البستوني { $spades }، فمجموع الطلبات { $spades }، ولا بد أن ينكسر أحدها.
rules-error-partners-need-four = الشراكة تحتاج إلى أربعة لاعبين.
rules-error-dummy-needs-three = الورق المكشوف يحتاج إلى ثلاثة لاعبين بالضبط.
rules-error-three-need-dummy = مع ثلاثة لاعبين لا بد من ورق مكشوف.
rules-error-draft-needs-two = السحب للاعبَين اثنين فقط.
rules-error-suicide-needs-partners = «{ rule-bidding-suicide }» يحتاج إلى شركاء.
rules-error-dummy-needs-free-bids = صاحب أعلى طلب يلعب الورق المكشوف، فلا بد من «{ rule-bidding-free }».
rules-error-second-bids-first = لا يطلب اللاعب الثاني أولًا إلا في لعبة لاعبَين.
rules-error-second-leads-first = لا يبدأ اللاعب الثاني أولًا إلا في لعبة لاعبَين.
rules-error-min-bid-needs-chosen-bids = الطلب في «{ rule-bidding-whiz }» و«{ rule-bidding-mirror }» بعدد البستوني، فلا حد أدنى له.
rules-error-min-bid-in-suicide = لـ«{ rule-bidding-suicide }» حد أدنى خاص به.
rules-error-board-needs-chosen-bids = الطلب في «{ rule-bidding-whiz }» و«{ rule-bidding-mirror }» بعدد البستوني، فلا حد أدنى للفريق.
rules-error-board-in-suicide = لـ«{ rule-bidding-suicide }» حد أدنى خاص به، فلا حد أدنى للفريق.
rules-error-board-with-dummy = مع الورق المكشوف طلب واحد هو العقد، فلا حد أدنى للفريق.
rules-error-total-needs-chosen-bids = الطلب في «{ rule-bidding-whiz }» و«{ rule-bidding-mirror }» بعدد البستوني، فلا حد أدنى للمجموع.
rules-error-total-in-suicide = لـ«{ rule-bidding-suicide }» حد أدنى خاص به، فلا حد أدنى للمجموع.
rules-error-total-with-dummy = مع الورق المكشوف طلب واحد هو العقد، فلا حد أدنى للمجموع.
rules-error-thirteen-needs-chosen-bids = الطلب في «{ rule-bidding-whiz }» و«{ rule-bidding-mirror }» بعدد البستوني، فلا يمكن منع مجموع.
rules-error-thirteen-in-suicide = لـ«{ rule-bidding-suicide }» حد أدنى خاص به، فلا يمكن منع المجموع 13.
rules-error-thirteen-with-dummy = مع الورق المكشوف طلب واحد هو العقد، فلا يمكن منع المجموع 13.
rules-error-nil-must-be-possible = «{ rule-bidding-suicide }» و«{ rule-bidding-whiz }» و«{ rule-bidding-mirror }» تحتاج إلى الصفر.
rules-error-nil-is-needed = بلا صفر لا صفر أعمى، ولا صفر مزدوج، ولا تمرير، ولا شرط على الصفر.
rules-error-nil-partner-needs-partners = لا يتعلق الصفر بطلب الشريك إلا مع وجود شركاء.
rules-error-nil-partner-needs-chosen-bids = الطلب في «{ rule-bidding-whiz }» و«{ rule-bidding-mirror }» بعدد البستوني، فلا يتعلق الصفر بطلب الشريك.
rules-error-nil-partner-in-suicide = لـ«{ rule-bidding-suicide }» قاعدة خاصة بالصفر مع طلب الشريك.
rules-error-nil-partner-and-double-nil = مع الصفر المزدوج يجب أن يستطيع الشريكان طلب الصفر.
rules-error-blind-nil-needs-free-bids = الصفر الأعمى يحتاج إلى «{ rule-bidding-free }».
rules-error-moon-with-dummy = مع الورق المكشوف تتغير الفرق كل جولة، فلا كبّوت.
rules-error-moon-needs-chosen-bids = الطلب في «{ rule-bidding-whiz }» و«{ rule-bidding-mirror }» بعدد البستوني، فلا كبّوت.
rules-error-ten-needs-chosen-bids = الطلب في «{ rule-bidding-whiz }» و«{ rule-bidding-mirror }» بعدد البستوني، فلا مكافأة لطلب 10.
rules-error-double-nil-needs-partners = الصفر المزدوج يحتاج إلى شركاء.
rules-error-double-nil-in-suicide = لا صفر مزدوج في «{ rule-bidding-suicide }».
rules-error-double-nil-needs-penalty = الصفر المزدوج يخسر نقاطًا إذا فشل، فيجب أن يخسرها الصفر المفرد أيضًا.
rules-error-renege-needs-two = عقوبة الغش في النوع للعبة لاعبَين فقط.
rules-error-endless = المباراة تحتاج إلى هدف أو إلى عدد من الجولات.
rules-error-rounds-beyond-cap = العدد الثابت من الجولات فوق أقصى عدد.
rules-summary =
    { KIND($differences) ->
        [none] مثل «{ $preset }».
       *[some] { $more ->
        [0] { rules-summary-listed }.
        [zero] { rules-summary-listed }.
        [one] { rules-summary-listed }، وفرق آخر.
        [two] { rules-summary-listed }، وفرقان آخران.
        [few] { rules-summary-listed }، و{ $more } فروق أخرى.
        [many] { rules-summary-listed }، و{ $more } فرقًا آخر.
       *[other] { rules-summary-listed }، و{ $more } فرق آخر.
    }
    }
rules-summary-listed = { $preset }، { FORM($differences, "commas") }
different-players =
    { $value ->
        [2] لاعبان
        [3] ثلاثة لاعبين
       *[other] أربعة لاعبين
    }
different-sides =
    { $value ->
        [single] بلا شركاء
        [dummy] مع ورق مكشوف
       *[partners] شركاء
    }
different-hands =
    { $value ->
        [open-draft] سحب مكشوف
        [closed-draft] سحب مغطّى
        [unseen-draft] سحب أعمى
       *[deal] أوراق موزّعة
    }
different-trumps =
    { $value ->
        [jokers] مع الجوكرين
        [deuce] مع 2 عالية
        [jokers-deuce] مع الجوكرين و2 عالية
        [jokers-deuces] مع الجوكرين و2 البستوني و2 الديناري عاليتين
       *[ace] الآس هو الأعلى
    }
different-removed =
    { $value ->
        [red] الجوكران مكان 2 الكبة و2 الديناري
       *[minor] الجوكران مكان 2 السباتي و2 الديناري
    }
different-bidding =
    { $value ->
        [whiz] طلبات { rule-bidding-whiz }
        [mirror] طلبات { rule-bidding-mirror }
        [suicide] طلبات { rule-bidding-suicide }
       *[free] أي طلب
    }
different-bids-first =
    { $value ->
        [second] اللاعب الثاني يطلب أولًا
       *[first] اللاعب الأول يطلب أولًا
    }
different-leads-first =
    { $value ->
        [highest-bidder] صاحب أعلى طلب يبدأ
        [low-club] أدنى سباتي يبدأ
        [second] اللاعب الثاني يبدأ
       *[first] اللاعب الأول يبدأ
    }
different-min-bid-player =
    { $value ->
        [1] لا حد أدنى للطلب
       *[other] أقل طلب { $value }
    }
different-min-bid-side =
    { KIND($value) ->
        [none] لا حد أدنى للفريق
       *[other] أقل طلب للفريق { $value }
    }
different-min-bid-total =
    { KIND($value) ->
        [none] لا حد أدنى لمجموع الطلبات
       *[other] مجموع الطلبات { $value } على الأقل
    }
different-min-bid-below-total =
    { $value ->
        [raise] آخر طالب يرفع
       *[throw-in] توزيع جديد للطلبات القليلة
    }
different-total-not-thirteen =
    { $value ->
        [yes] لا يجوز المجموع 13
       *[no] يجوز المجموع 13
    }
different-nil =
    { KIND($value) ->
        [none] بلا صفر
       *[other] الصفر بـ{ "\u00A0" }{ $value }
    }
different-nil-partner-min =
    { KIND($value) ->
        [none] الصفر مع أي طلب للشريك
       *[other] الصفر مع شريك يطلب { $value } أو أكثر
    }
different-nil-failure =
    { $value ->
        [bags] الصفر الفاشل لا يكلّف إلا لمّات زائدة
       *[penalty] الصفر الفاشل يكلّف نقاطه
    }
different-blind-nil =
    { KIND($value) ->
        [none] بلا صفر أعمى
       *[other] الصفر الأعمى بـ{ "\u00A0" }{ $value }
    }
different-blind-behind =
    { KIND($value) ->
        [none] الصفر الأعمى مهما كانت النقاط
       *[other] الصفر الأعمى للمتأخر بـ{ "\u00A0" }{ $value }
    }
different-moon =
    { KIND($value) ->
        [none] بلا كبّوت
        [wins-match] الكبّوت يحسم المباراة
       *[other] الكبّوت بـ{ "\u00A0" }{ $value }
    }
different-moon-failure =
    { $value ->
        [set] الكبّوت الفاشل انكسار
       *[bags] الكبّوت الفاشل لا يكلّف إلا لمّات زائدة
    }
different-ten-made =
    { KIND($value) ->
        [none] لا مكافأة لطلب 10
       *[other] { $value } لتحقيق 10 فأكثر
    }
different-ten-failed =
    { KIND($value) ->
        [none] طلب 10 المنكسر يكلّف قيمته
       *[other] خسارة { $value } لانكسار 10 فأكثر
    }
different-set-cost =
    { $value ->
        [nothing] الانكسار لا يكلّف شيئًا
       *[bid] الانكسار يكلّف قيمة الطلب
    }
different-double-nil =
    { $value ->
        [yes] صفر مزدوج
       *[no] بلا صفر مزدوج
    }
different-failed-nil-helps-partner =
    { $value ->
        [yes] لمّات الصفر الفاشل تُحسب للشريك
       *[no] لمّات الصفر الفاشل لا تُحسب للشريك
    }
different-failed-nil-bags =
    { $value ->
        [yes] لمّات الصفر الفاشل زائدة
       *[no] لمّات الصفر الفاشل ليست زائدة
    }
different-bags-limit = حد اللمّات الزائدة { $value }
different-bags-penalty =
    { $value ->
        [0] بلا غرامة للزائدة
       *[other] غرامة الزائدة { $value }
    }
different-bags-carry =
    { $value ->
        [yes] الزائدة تُرحَّل
       *[no] الزائدة تُصفَّر
    }
different-bags-points =
    { $value ->
        [0] الزائدة بلا نقاط
        [-1] كل زائدة تكلّف نقطة
       *[other] كل زائدة بنقطة
    }
different-spades-lead =
    { $value ->
        [any-time] البدء بالبستوني في أي وقت
       *[broken] البدء بالبستوني بعد كسره
    }
different-renege =
    { $value ->
        [penalised] عقوبة على الغش في النوع
       *[prevented] الغش في النوع غير ممكن
    }
different-end-floor =
    { KIND($value) ->
        [none] لا حد للخسارة
       *[other] الخسارة عند { $value }
    }
different-end-cap = أقصى عدد للجولات { $value }
different-end-sets =
    { KIND($value) ->
        [none] أي عدد من الانكسارات
       *[other]
            { $value ->
                [zero] الخسارة بلا انكسار
                [one] الخسارة بانكسار واحد
                [two] الخسارة بانكسارين
                [few] الخسارة بعد { $value } انكسارات
                [many] الخسارة بعد { $value } انكسارًا
               *[other] الخسارة بعد { $value } انكسار
            }
    }
different-end-sets-in-a-row =
    { KIND($value) ->
        [none] أي عدد من الانكسارات المتتالية
       *[other]
            { $value ->
                [zero] الخسارة بلا انكسار
                [one] الخسارة بانكسار واحد
                [two] الخسارة بانكسارين متتاليين
                [few] الخسارة بعد { $value } انكسارات متتالية
                [many] الخسارة بعد { $value } انكسارًا متتاليًا
               *[other] الخسارة بعد { $value } انكسار متتالٍ
            }
    }
different-end-level-plays-on =
    { $value ->
        [yes] جولة أخرى عند التعادل
       *[no] يُقبل التعادل
    }
rule-leads-first-highest-bidder = صاحب أعلى طلب
rule-leads-first-low-club = أدنى سباتي
rule-first-trick = اللمّة الأولى
rule-first-trick-free = بلا قيد
rule-first-trick-no-spade = بلا بستوني
rule-first-trick-lowest-clubs = أدنى السباتي
rule-first-round-bids-itself = جولة أولى بلا طلبات
rule-first-round-min-tricks = اللمّات اللازمة فيها
rule-blind-bid = الطلب الأعمى من
rule-blind-bid-failure = الطلب الأعمى المنكسر
rule-blind-bid-failure-double = خسارة 20 لكل لمّة
rule-blind-bid-failure-single = خسارة 10 لكل لمّة
rule-pass-nil = أوراق تُمرَّر مع الصفر
rule-pass-blind-nil = أوراق تُمرَّر مع الصفر الأعمى
rule-pass-order = ترتيب التمرير
rule-pass-order-bidder-first = صاحب الصفر أولًا
rule-pass-order-together = معًا
rule-misdeal = إعادة التوزيع
rule-misdeal-none = أبدًا
rule-misdeal-no-spades = بلا بستوني
rule-detail-first-round-bids-itself = كل لمّة فيها بعشر، ولا يُحسب شيء آخر
rule-detail-min-bid-side = باللمّات، للطلبين معًا
rule-detail-min-bid-total = باللمّات
rule-detail-nil = نقاط الربح أو الخسارة
rule-detail-nil-partner-min = باللمّات
rule-detail-blind-nil = نقاط الربح أو الخسارة
rule-detail-blind-behind = بالنقاط
rule-detail-blind-bid = أقل طلب أعمى، باللمّات
rule-detail-first-round-min-tricks = من أخذ أقل منها خسر المباراة
rule-detail-pass-nil = عدد الأوراق من كل شريك
rule-detail-pass-blind-nil = عدد الأوراق من كل شريك
rule-detail-moon = نقاط طلب 13 إذا تحقق
rule-detail-ten-made = نقاط الربح
rule-detail-ten-failed = نقاط الخسارة
rule-detail-bags-limit = الزائدة قبل الغرامة
rule-detail-bags-penalty = النقاط الضائعة عند الحد
rule-detail-end-target = النقاط التي تعني الفوز
rule-detail-end-floor = النقاط التي تعني الخسارة
rule-detail-end-rounds = جولات المباراة
rule-detail-end-cap = الجولات قبل فوز المتقدم
rule-detail-end-sets = الانكسارات في المباراة
rule-detail-end-sets-in-a-row = انكسارات متتالية
rules-error-low-club-between-two = بين لاعبَين نصف الورق خارج اللعب، فلا يبدأ أدنى سباتي.
rules-error-first-trick-between-two = بين لاعبَين نصف الورق خارج اللعب، فلا قيد على اللمّة الأولى.
rules-error-first-round-needs-chosen-bids = «{ rule-bidding-whiz }» و«{ rule-bidding-mirror }» يقومان على الطلب، ففي كل جولة طلبات.
rules-error-first-round-in-suicide = «{ rule-bidding-suicide }» يقوم على الطلب، ففي كل جولة طلبات.
rules-error-first-round-with-dummy = صاحب أعلى طلب يلعب الورق المكشوف، ففي كل جولة طلبات.
rules-error-first-round-is-all = مباراة من جولة واحدة تبقى عندئذ بلا أي طلب.
rules-error-min-tricks-need-first-round = لا تلزم لمّات إلا في جولة أولى بلا طلبات.
rules-error-min-tricks-alone = مع أربعة لاعبين كلٌّ لنفسه لا بد أن يقصّر أحدهم.
rules-error-blind-bid-needs-free-bids = الطلب الأعمى يحتاج إلى «{ rule-bidding-free }».
rules-error-blind-bid-with-dummy = مع الورق المكشوف طلب واحد هو العقد، فلا طلب أعمى لاثنين.
rules-error-passing-needs-partners = تمرير الأوراق يحتاج إلى شريك.
rules-error-blind-passing-needs-partners = تمرير الأوراق يحتاج إلى شريك.
rules-error-blind-passing-needs-blind-nil = بلا صفر أعمى لا أوراق تُمرَّر معه.
rules-error-misdeal-needs-deal = لا تُعاد إلا الأوراق الموزّعة؛ أما المسحوبة فهي اختيارك.
different-first-trick =
    { $value ->
        [no-spade] لا بستوني في اللمّة الأولى
        [lowest-clubs] أدنى السباتي في اللمّة الأولى
       *[free] لمّة أولى عادية
    }
different-first-round-bids-itself =
    { $value ->
        [yes] لا طلبات في الجولة الأولى
       *[no] طلبات في الجولة الأولى
    }
different-first-round-min-tricks =
    { KIND($value) ->
        [none] أي عدد من اللمّات في الجولة الأولى
       *[other] الخسارة لمن أخذ أقل من { $value } في الجولة الأولى
    }
different-blind-bid =
    { KIND($value) ->
        [none] بلا طلب أعمى
       *[other] الطلب الأعمى من { $value }
    }
different-blind-bid-failure =
    { $value ->
        [single] الطلب الأعمى المنكسر يكلّف 10 لكل لمّة
       *[double] الطلب الأعمى المنكسر يكلّف 20 لكل لمّة
    }
different-pass-nil =
    { $value ->
        [0] لا تمرير مع الصفر
       *[other] أوراق تُمرَّر مع الصفر: { $value }
    }
different-pass-blind-nil =
    { $value ->
        [0] لا تمرير مع الصفر الأعمى
       *[other] أوراق تُمرَّر مع الصفر الأعمى: { $value }
    }
different-pass-order =
    { $value ->
        [together] التمرير معًا
       *[bidder-first] صاحب الصفر يمرّر أولًا
    }
different-misdeal =
    { $value ->
        [no-spades] يد بلا بستوني يُعاد توزيعها
       *[none] لا إعادة للتوزيع
    }
