explained-two = { $first } { $second }
deals-counted =
    { $met } من أصل { $of ->
        [zero] لا توزيعات
        [one] توزيعة واحدة
        [two] توزيعتين
        [few] { $of } توزيعات
        [many] { $of } توزيعة
       *[other] { $of } توزيعة
    }
deals-share = { $percent } من التوزيعات التجريبية
deals-again-counted =
    { $count ->
        [0] لا شيء منها
       *[other] { $count } فقط
    }
deals-again-share = { $percent } فقط
reason-only-choice =
    { KIND($who) ->
        [you] هذا خيارك الوحيد.
       *[other] لم يكن هناك خيار آخر.
    }
reason-only-card =
    { KIND($who) ->
        [you] هي الورقة الوحيدة التي يجوز لك لعبها، فلا تحتر.
       *[other] كانت الورقة الوحيدة الجائزة.
    }
reason-renege-proved = لُعبت ورقة لم تكن جائزة.
reason-renege-unproved = لا أثر لغش، وليس في الجولة إلا نداء واحد.
reason-draft-even = الأمر سيّان: قيمة { $card } تقارب متوسط الورقة التالية.
reason-drawn-better =
    { KIND($suit) ->
        [spades] { $spades ->
        [1] يمكن القطع { FORM($card, "with") } على أي نوع، وقيمتها تفوق متوسط الورقة التالية بنحو { $tricks } لمّة.
       *[other] مع { $card } يصير عدد أوراق البستوني { $spades }، وكلها تقطع. وقيمتها تفوق متوسط الورقة التالية بنحو { $tricks } لمّة.
    }
       *[other] { $higher ->
        [0] لم يبق من النوع أعلى من { $card }. قيمتها تفوق متوسط الورقة التالية بنحو { $tricks } لمّة.
        [1] لم تبق إلا ورقة واحدة تغلب { $card }. قيمتها تفوق متوسط الورقة التالية بنحو { $tricks } لمّة.
       *[other] قيمة { $card } تفوق متوسط الورقة التالية بنحو { $tricks } لمّة.
    }
    }
reason-next-better =
    { KIND($suit) ->
        [spades] يُتوقع أن تفوق الورقة التالية { $card } بنحو { $tricks } لمّة.
       *[other] { $higher ->
        [0] يُتوقع أن تفوق الورقة التالية { $card } بنحو { $tricks } لمّة.
       *[other] فوقها من { $suit } { $higher ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $higher } أوراق
        [many] { $higher } ورقة
       *[other] { $higher } ورقة
    }، فيُتوقع أن تفوق الورقة التالية { $card } بنحو { $tricks } لمّة.
    }
    }
reason-blind-nil-at-this-score = لا يتحقق الصفر الأعمى إلا في نحو { $share } من التوزيعات، لكن لا شيء أفضل منه عند هذه النقاط.
reason-blind-nil-too-rare =
    { KIND($who) ->
        [you] لا يتحقق الصفر الأعمى إلا في نحو { $share } من التوزيعات. انظر أولًا.
       *[other] لا يتحقق الصفر الأعمى إلا في نحو { $share } من التوزيعات. كان الأولى النظر أولًا.
    }
reason-blind-nil-behind = { reason-behind }. لا يتحقق الصفر الأعمى إلا في نحو { $share } من التوزيعات، لكن لا شيء أفضل منه الآن.
reason-blind-nil-from-behind = { reason-behind }: لا ينقذ المباراة إلا الصفر الأعمى.
reason-behind =
    { KIND($rivals) ->
        [none] { ar-behind }
       *[some] { ar-behind }، ولا يحتاج الخصم إلا إلى { $rivals } ليفوز
    }
reason-only-blind-nil = لا ينقذ المباراة إلا الصفر الأعمى.
reason-look-first = النظر إلى الأوراق أولًا أفضل.
reason-bid-worth-most =
    { $bid ->
        [0] الصفر أعلى الطلبات نقاطًا في المتوسط.
       *[other] طلب { $bid } أعلى الطلبات نقاطًا في المتوسط.
    }
reason-bid-likely =
    { KIND($next) ->
        [none] { reason-bid-makes }.
       *[some] { $side ->
        [total] { reason-bid-makes }؛ ومع { $higher } يتحقق { $next-total } في { $next }.
        [open] { reason-bid-makes }؛ ومع { $higher } في { $next }.
        [dummy] { reason-bid-makes }، و{ $higher } في { $next }.
       *[own] { reason-bid-makes }، و{ $higher } في { $next }.
    }
    }
reason-bid-makes =
    { $side ->
        [total] مع طلب { $bid } يتحقق عقد الفريق ({ $total }) في { $odds }
        [open] مع طلب { $bid } يتحقق عقد الفريق في { $odds }
        [dummy] طلب { $bid } قد يكسب الورق المكشوف، ويتحقق في { $odds }
       *[own] طلب { $bid } يتحقق في { $odds }
    }
reason-nil-likely =
    { KIND($one) ->
        [none] يتحقق الصفر في { $odds }.
       *[some] يتحقق الصفر في { $odds }؛ ويتحقق طلب 1 في { $one }.
    }
reason-nil-covered =
    { KIND($who) ->
        [you] يتحقق الصفر في { $odds }: شريكك قوي بما يكفي للحماية.
       *[other] يتحقق الصفر في { $odds }: شريك { $who } قوي بما يكفي للحماية.
    }
reason-bid-fails =
    { $bid ->
        [0] يفشل الصفر أمام خصم لا يخطئ، لكنه يستحق المغامرة عند هذه النقاط.
       *[other] ينكسر طلب { $bid } أمام خصم لا يخطئ، لكنه يستحق المغامرة عند هذه النقاط.
    }
reason-gamble =
    { $bid ->
        [0] { reason-behind }. الصفر يستحق المغامرة، وإن كان يفشل أمام خصم لا يخطئ.
       *[other] { reason-behind }. طلب { $bid } يستحق المغامرة، وإن كان ينكسر أمام خصم لا يخطئ.
    }
reason-points =
    { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
reason-bid-indifferent =
    { $bid ->
        [0] عند هذه النقاط لا يغيّر تحقق الصفر أو فشله شيئًا.
       *[other] عند هذه النقاط لا يغيّر تحقق طلب { $bid } أو انكساره شيئًا.
    }
reason-bid-indifferent-at =
    { $bid ->
        [0] { reason-lead }، فلا يغيّر تحقق الصفر أو فشله شيئًا.
       *[other] { reason-lead }، فلا يغيّر تحقق طلب { $bid } أو انكساره شيئًا.
    }
reason-lead =
    { $ahead ->
        [yes] { KIND($who) ->
        [you] أنت متقدم بمقدار { reason-points }
       *[other] تقدُّم { $who } بمقدار { reason-points }
    }
       *[no] { ar-behind }
    }
ar-behind =
    { KIND($who) ->
        [you] أنت متأخر بمقدار { reason-points }
       *[other] تأخُّر { $who } بمقدار { reason-points }
    }
reason-nil-stands =
    { KIND($who) ->
        [you] ما لم يخطئ أحد يتحقق صفرك.
       *[other] ما لم يخطئ أحد يتحقق صفر { $who }.
    }
reason-bid-stands =
    { $next ->
        [set] { reason-bid-stands-so }؛ وطلب { $higher } ينكسر.
        [worth-less] { reason-bid-stands-so }؛ وطلب { $higher } يتحقق أيضًا، لكن قيمته أقل عند هذه النقاط.
       *[unknown] { reason-bid-stands-so }.
    }
reason-bid-stands-so =
    { KIND($who) ->
        [you] ما لم يخطئ أحد يتحقق طلبك: { outlook-bid-and-bags }
       *[other] ما لم يخطئ أحد يتحقق طلب { $who }: { outlook-bid-and-bags }
    }
reason-any-card = أي ورقة تصلح.
reason-alike = لا فرق يُذكر بين الأوراق.
reason-alike-beaten =
    { KIND($suit) ->
        [none] أي ورقة تصلح: كلها تخسر أمام { $by }.
       *[some] أي { FORM($suit, "one") } تصلح: كلها تخسر أمام { $by }.
    }
reason-alike-touching = أي { FORM($suit, "one") } تصلح: لم يبق شيء بينها، فهي متساوية.
reason-alike-all-take = أي ورقة تصلح: كل واحدة منها تأخذ هذه اللمّة.
reason-alike-decided = كل طلب تحقق أو انكسر، فلا فرق يُذكر بين الأوراق.
need-last = اللمّة الأخيرة
need-all = كل اللمّات الباقية ({ $left })
need-some =
    { $needed ->
        [zero] لا لمّات أخرى
        [one] لمّة أخرى
        [two] لمّتين أخريين
        [few] { $needed } لمّات أخرى
        [many] { $needed } لمّة أخرى
       *[other] { $needed } لمّة أخرى
    }
reason-need-start =
    { KIND($who) ->
        [you] تحتاج إلى { $need }
       *[other] حاجة { $who } إلى { $need }
    }
outlook-needs =
    { KIND($need) ->
        [some] { reason-need-start }، والباقي { $left }.
       *[last] { reason-need-start }.
    }
bid-plan =
    { KIND($who) ->
        [you] معك { bid-plan-list }.
       *[other] مع { $who }: { bid-plan-list }.
    }
bid-plan-list = { $sources }
bid-source-joker = { $card }
bid-source-honors =
    { KIND($ranks) ->
        [none] { $suit }
       *[some] من { $suit }: { $ranks }
    }
bid-source-count =
    { $honor ->
        [joker] { $count ->
        [1] جوكر
       *[other] جوكر ({ $count })
    }
        [deuce] { $count ->
        [1] ورقة 2 عالية
       *[other] أوراق 2 عالية ({ $count })
    }
        [ace] { $count ->
        [1] آس
       *[other] آسات ({ $count })
    }
        [king] { $count ->
        [1] شايب
       *[other] شياب ({ $count })
    }
        [queen] { $count ->
        [1] بنت
       *[other] بنات ({ $count })
    }
        [jack] { $count ->
        [1] ولد
       *[other] أولاد ({ $count })
    }
       *[lower] { $count ->
        [1] ورقة سيّدة
       *[other] أوراق سيّدة ({ $count })
    }
    }
bid-source-guarded =
    { $kings ->
        [1] شايب محروس
       *[other] شياب محروسة ({ $kings })
    }
bid-source-spades =
    { $more ->
        [yes] بستوني آخر ({ $spades })
       *[no] { $spades ->
        [zero] لا بستوني
        [one] ورقة بستوني واحدة
        [two] ورقتا بستوني
        [few] { $spades } أوراق بستوني
        [many] { $spades } ورقة بستوني
       *[other] { $spades } ورقة بستوني
    }
    }
bid-source-ruffs = { bid-source-spades } لقطع { $suit }
nil-plan =
    { KIND($who) ->
        [you] { KIND($spade) ->
        [none] { KIND($danger) ->
        [none] لا بستوني معك، ولا نوع كله عالٍ.
       *[some] لا بستوني معك، وأكبر خطر عليك { $danger }.
    }
       *[some] { KIND($danger) ->
        [none] أعلى بستوني معك { $spade }، ولا نوع كله عالٍ.
       *[some] أعلى بستوني معك { $spade }، وأكبر خطر عليك { $danger }.
    }
    }
       *[other] { KIND($spade) ->
        [none] { KIND($danger) ->
        [none] لا بستوني مع { $who }، ولا نوع كله عالٍ.
       *[some] لا بستوني مع { $who }، وأكبر خطر { $danger }.
    }
       *[some] { KIND($danger) ->
        [none] أعلى بستوني مع { $who } هو { $spade }، ولا نوع كله عالٍ.
       *[some] أعلى بستوني مع { $who } هو { $spade }، وأكبر خطر { $danger }.
    }
    }
    }
outlook-nil-failed =
    { $rival ->
        [nil] { ar-nil } فشل، لكن ما لم يخطئ أحد يفشل صفر الخصم أيضًا.
        [bid] { ar-nil } فشل، لكن ما لم يخطئ أحد ينكسر طلب الخصم.
       *[nothing] { ar-nil } فشل.
    }
ar-nil =
    { KIND($who) ->
        [you] صفرك
       *[other] صفر { $who }
    }
ar-bid =
    { KIND($who) ->
        [you] طلبك
       *[other] طلب { $who }
    }
outlook-bid-made =
    { $rival ->
        [nil] { ar-bid } ({ $bid }) تحقق، وما لم يخطئ أحد يفشل صفر الخصم.
        [bid] { ar-bid } ({ $bid }) تحقق، وما لم يخطئ أحد ينكسر طلب الخصم.
       *[nothing] { ar-bid } ({ $bid }) تحقق.
    }
outlook-bid-lost =
    { $rival ->
        [nil] { ar-bid } انكسر، لكن ما لم يخطئ أحد يفشل صفر الخصم.
        [bid] { ar-bid } انكسر، لكن ما لم يخطئ أحد ينكسر طلب الخصم أيضًا.
       *[nothing] { ar-bid } انكسر.
    }
outlook-nil-stands =
    { $rival ->
        [nil] ما لم يخطئ أحد يتحقق { ar-nil } ويفشل صفر الخصم.
        [bid] ما لم يخطئ أحد يتحقق { ar-nil } وينكسر طلب الخصم.
       *[nothing] ما لم يخطئ أحد يتحقق { ar-nil }.
    }
outlook-nil-fails =
    { $rival ->
        [nil] ما لم يخطئ أحد يفشل { ar-nil } وصفر الخصم أيضًا.
        [bid] ما لم يخطئ أحد يفشل { ar-nil }، لكن ينكسر طلب الخصم.
       *[nothing] { $chosen ->
        [yes] { ar-nil } يفشل أمام خصم لا يخطئ؛ وهذا أقل الخسائر.
       *[no] { ar-nil } يفشل أمام خصم لا يخطئ.
    }
    }
outlook-bid-stands =
    { $rival ->
        [nil] ما لم يخطئ أحد يتحقق { ar-bid } ({ $bid }) ويفشل صفر الخصم.
        [bid] ما لم يخطئ أحد يتحقق { ar-bid } ({ $bid }) وينكسر طلب الخصم.
       *[nothing] ما لم يخطئ أحد يتحقق { ar-bid }: { outlook-bid-and-bags }.
    }
outlook-bid-and-bags =
    { KIND($bags) ->
        [none] { $bid }
       *[some] { $bags ->
        [0] { $bid } بلا لمّة زائدة
       *[other] { $bid }، والزائدة { $bags }
    }
    }
outlook-bid-fails =
    { $rival ->
        [nil] خصم لا يخطئ يكسر { ar-bid }، لكن صفره يفشل أيضًا.
        [bid] ما لم يخطئ أحد ينكسر طلب الفريقين.
       *[nothing] { $chosen ->
        [yes] خصم لا يخطئ يكسر { ar-bid }؛ وهذا أقل الخسائر.
       *[no] خصم لا يخطئ يكسر { ar-bid }.
    }
    }
outlook-indifferent =
    { $rival ->
        [nil] عند هذه النقاط لم يعد { ar-bid } مهمًّا: صفر الخصم يفشل على أي حال.
        [bid] عند هذه النقاط لم يعد { ar-bid } مهمًّا: طلب الخصم ينكسر على أي حال.
       *[nothing] عند هذه النقاط لا تغيّر اللمّات الباقية النتيجة.
    }
instead-own-nil = لعب { $card } يضيّع { ar-nil }.
instead-own-bid = لعب { $card } يكسر { ar-bid }.
instead-drawn-or-ruffed = لعب { $card } يسحب آخر بستوني مع الخصم؛ ولعب { $other } يتركه يقطع.
instead-drawn = لعب { $card } يسحب آخر بستوني مع الخصم؛ ولعب { $other } يكسر { ar-bid }.
instead-ruffed = لعب { $card } يترك الخصم يقطع ويكسر { ar-bid }.
instead-loses-to = لعب { $card } قد يخسر أمام { $by } ويكسر { ar-bid }.
instead-stays-below = لعب { $card } يأخذ هذه اللمّة؛ ولعب { $other } يخسرها أمام { $by } ويكسر { ar-bid }.
instead-leaves =
    { KIND($who) ->
        [you] دع هذه اللمّة: أخذها { FORM($other, "with") } يكسر طلبك.
       *[other] كان الأولى ترك هذه اللمّة: أخذها { FORM($other, "with") } يكسر طلب { $who }.
    }
instead-enough = لعب { $card } يكفي لأخذ هذه اللمّة؛ { instead-needs-later }.
instead-keeps =
    { KIND($who) ->
        [you] هذه اللمّة ضائعة على أي حال، فضحِّ { FORM($card, "with") }: { instead-needs-later }.
       *[other] كانت هذه اللمّة ضائعة على أي حال، وكان الأولى لعب { $card }: { instead-needs-later }.
    }
instead-needs-later =
    { KIND($who) ->
        [you] ستحتاج إلى { $other } لاحقًا
       *[other] الحاجة إلى { $other } تأتي لاحقًا
    }
instead-nil-takes = لعب { $card } يأخذ هذه اللمّة ويضيّع { ar-nil }.
instead-rival-nil = لعب { $card } يمرّر صفر الخصم.
instead-rival-bid = لعب { $card } يترك طلب الخصم يتحقق.
instead-bags =
    { $bags ->
        [1] لعب { $card } يكلّف لمّة زائدة.
       *[other] لعب { $card } يكلّف { $bags ->
        [zero] لا لمّات زائدة
        [one] لمّة زائدة واحدة
        [two] لمّتين زائدتين
        [few] { $bags } لمّات زائدة
        [many] { $bags } لمّة زائدة
       *[other] { $bags } لمّة زائدة
    }.
    }
instead-tricks = لعب { $card } يعطي الخصم لمّات أكثر.
instead-worth = لعب { $card } أسوأ قليلًا.
gain-oftener =
    { $goal ->
        [own-nil] { ar-nil } يتحقق في { $odds }؛ ومع { $card } في { $other }.
        [own-bid] { ar-bid } ({ $bid }) يتحقق في { $odds }؛ ومع { $card } في { $other }.
        [side-bid] عقد الفريق ({ $bid }) يتحقق في { $odds }؛ ومع { $card } في { $other }.
        [partner-nil] صفر الشريك يتحقق في { $odds }؛ ومع { $card } في { $other }.
        [rival-nil] صفر الخصم يفشل في { $odds }؛ ومع { $card } في { $other }.
       *[rival-bid] طلب الخصم ينكسر في { $odds }؛ ومع { $card } في { $other }.
    }
gain-fewer-bags = متوسط اللمّات الزائدة { $bags }؛ ومع { $card } يصير { $other }.
gain-little = أفضل قليلًا من { $card } في المتوسط.
plan-lead =
    { KIND($who) ->
        [you] ابدأ { FORM($card, "with") }
       *[other] كان الأولى البدء { FORM($card, "with") }
    }
plan-higher =
    { KIND($who) ->
        [you] { $higher ->
        [0] لم يبق من { $suit } ما هو أعلى
       *[other] فوقها من { $suit } { $higher ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $higher } أوراق
        [many] { $higher } ورقة
       *[other] { $higher } ورقة
    }
    }
       *[other] { $higher ->
        [0] لم يكن قد بقي من { $suit } ما هو أعلى
       *[other] كان فوقها من { $suit } { $higher ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $higher } أوراق
        [many] { $higher } ورقة
       *[other] { $higher } ورقة
    }
    }
    }
plan-with-higher =
    { $higher ->
        [0] ولم يبق من { $suit } ما هو أعلى
       *[other] وفوقها من { $suit } { $higher ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $higher } أوراق
        [many] { $higher } ورقة
       *[other] { $higher } ورقة
    }
    }
plan-need =
    { KIND($who) ->
        [you] تحتاج إلى { $need }
       *[other] حاجة { $who } كانت إلى { $need }
    }
plan-made =
    { KIND($who) ->
        [you] طلبك تحقق
       *[other] طلب { $who } كان قد تحقق
    }
plan-set =
    { KIND($who) ->
        [you] طلبك انكسر
       *[other] طلب { $who } كان قد انكسر
    }
plan-rivals-need =
    { KIND($who) ->
        [you] ما زال الخصم يحتاج إلى { $rivals }
       *[other] كان الخصم ما زال يحتاج إلى { $rivals }
    }
plan-partner =
    { $partner ->
        [dummy] الورق المكشوف
        [own] { KIND($who) ->
        [you] يدك
       *[other] يد { $who }
    }
       *[player] { KIND($who) ->
        [you] شريكك
       *[other] شريك { $who }
    }
    }
plan-partner-to-play =
    { KIND($who) ->
        [you] لم يلعب شريكك بعد
       *[other] لم يكن شريك { $who } قد لعب
    }
plan-partner-wins-with =
    { KIND($who) ->
        [you] اللمّة الآن عند { plan-partner } { FORM($winning, "with") }
       *[other] كانت اللمّة عند { plan-partner } { FORM($winning, "with") }
    }
plan-nil-lead = { plan-lead }: { plan-higher }.
plan-nil-discards =
    { KIND($who) ->
        [you] لا تستطيع اتباع النوع، فرمي { $card } آمن.
       *[other] لم يكن اتباع النوع ممكنًا، فكان رمي { $card } آمنًا.
    }
plan-nil-ducks =
    { KIND($who) ->
        [you] { $highest ->
        [yes] تخلّص من { $card }: أعلى ورقة معك تمر تحت { $winning }.
       *[no] العب صغيرًا { FORM($card, "with") }، وابق تحت { $winning }.
    }
       *[other] { $highest ->
        [yes] كان الأولى لعب { $card }: أعلى ورقة مع { $who } تمر تحت { $winning }.
       *[no] كان الأولى اللعب { FORM($card, "with") } والبقاء تحت { $winning }.
    }
    }
plan-nil-beats =
    { KIND($who) ->
        [you] لعب { $card } يغلب { $winning }، لكن { plan-higher }.
       *[other] كان الأولى لعب { $card }: يغلب { $winning }، لكن { plan-higher }.
    }
plan-cover-takes-over =
    { KIND($who) ->
        [you] اللمّة عند شريكك { FORM($winning, "with") }: خذها { FORM($card, "with") } لتنقذ الصفر.
       *[other] كانت اللمّة عند شريك { $who } { FORM($winning, "with") }: كان الأولى أخذها { FORM($card, "with") } لإنقاذ الصفر.
    }
plan-cover-high =
    { KIND($who) ->
        [you] { $higher ->
        [0] { plan-partner-to-play }، فاحمِ الصفر { FORM($card, "with") }: لم يبق من { $suit } ما هو أعلى.
       *[other] { plan-partner-to-play }، فاحمِ الصفر { FORM($card, "with") }.
    }
       *[other] { $higher ->
        [0] { plan-partner-to-play }، فكان الأولى حماية الصفر { FORM($card, "with") }: لم يكن قد بقي من { $suit } ما هو أعلى.
       *[other] { plan-partner-to-play }، فكان الأولى حماية الصفر { FORM($card, "with") }.
    }
    }
plan-cover-out =
    { KIND($who) ->
        [you] لم يبق مع شريكك شيء من { $suit }، فابدأ { FORM($card, "with") }: رمية مجانية لشريكك.
       *[other] لم يكن مع شريك { $who } شيء من { $suit }، فكان الأولى البدء { FORM($card, "with") }: رمية مجانية للشريك.
    }
plan-cover-lead =
    { $higher ->
        [0] { plan-lead } لحماية صفر الشريك: { plan-higher }.
        [1] { plan-lead } لحماية صفر الشريك: { plan-higher }.
       *[other] { plan-lead } وصفر الشريك في البال: { plan-higher }.
    }
plan-leaves-to-nil =
    { KIND($who) ->
        [you] اللمّة عند صاحب الصفر { FORM($winning, "with") }، ولعب { $card } يبقيها كذلك.
       *[other] كانت اللمّة عند صاحب الصفر { FORM($winning, "with") }، ولعب { $card } كان سيبقيها كذلك.
    }
plan-low-at-nil =
    { $lower ->
        [0] { plan-lead } ضد الصفر: لم يبق من { $suit } أدنى منها للتهرب.
       *[other] { plan-lead } ضد الصفر: لم يبق من { $suit } أدنى منها إلا { $lower ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $lower } أوراق
        [many] { $lower } ورقة
       *[other] { $lower } ورقة
    }.
    }
plan-cash-highest =
    { KIND($who) ->
        [you] { KIND($suit) ->
        [spades] { $now ->
        [yes] { plan-lead }: أعلى البستوني الباقي صار معك.
       *[no] { plan-lead }: أعلى البستوني الباقي معك.
    }
       *[other] { $now ->
        [yes] صارت أعلى ورقة باقية من { $suit } هي { $card }: اقبضها قبل أن يخلو أحد من النوع.
       *[no] أعلى ورقة باقية من { $suit } هي { $card }: اقبضها قبل أن يخلو أحد من النوع.
    }
    }
       *[other] { KIND($suit) ->
        [spades] { plan-lead }، فأعلى البستوني الباقي كان مع { $who }.
       *[other] كانت أعلى ورقة باقية من { $suit } هي { $card }: كان الأولى قبضها قبل أن يخلو أحد من النوع.
    }
    }
plan-leads-for-bid =
    { KIND($who) ->
        [you] { plan-need }: ابدأ { FORM($card, "with") }، { plan-with-higher }.
       *[other] { plan-need }: كان الأولى البدء { FORM($card, "with") }، { plan-with-higher }.
    }
plan-leads-last =
    { KIND($who) ->
        [you] آخر ورقة معك من { $suit } هي { $card }: ابدأ بها تقطع التالية.
       *[other] كانت آخر ورقة مع { $who } من { $suit } هي { $card }: كان الأولى البدء بها ثم قطع التالية.
    }
plan-drives-out = { plan-lead } لإخراج { $by }، الورقة الوحيدة الأعلى.
plan-draws-spades =
    { KIND($spades) ->
        [none] { plan-lead } لسحب البستوني.
       *[some] { KIND($who) ->
        [you] { $spades ->
        [0] لا بستوني مع غيرك، فابدأ { FORM($card, "with") }.
       *[other] { plan-lead } لسحب البستوني: الباقي منه { $spades ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $spades } أوراق
        [many] { $spades } ورقة
       *[other] { $spades } ورقة
    }.
    }
       *[other] { $spades ->
        [0] لم يكن البستوني مع أحد آخر، فكان الأولى البدء { FORM($card, "with") }.
       *[other] { plan-lead } لسحب البستوني: كان الباقي منه { $spades ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $spades } أوراق
        [many] { $spades } ورقة
       *[other] { $spades } ورقة
    }.
    }
    }
    }
plan-draws-spades-for =
    { KIND($who) ->
        [you] الباقي من البستوني قد يقطع { $boss } معك ({ $spades ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $spades } أوراق
        [many] { $spades } ورقة
       *[other] { $spades } ورقة
    }): اسحبه { FORM($card, "with") }.
       *[other] كان الباقي من البستوني قد يقطع { $boss } ({ $spades ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $spades } أوراق
        [many] { $spades } ورقة
       *[other] { $spades } ورقة
    }): كان الأولى سحبه { FORM($card, "with") }.
    }
plan-cannot-be-ruffed =
    { KIND($who) ->
        [you] لا بستوني مع غيرك، فلا أحد يقطع { $card }.
       *[other] لم يكن البستوني مع أحد آخر، فلا أحد يقطع { $card }.
    }
ar-player =
    { $player ->
        [partner] { KIND($who) ->
        [you] شريكك
       *[other] شريك { $who }
    }
        [left] { KIND($who) ->
        [you] اللاعب عن يسارك
       *[other] اللاعب عن يسار { $who }
    }
        [right] { KIND($who) ->
        [you] اللاعب عن يمينك
       *[other] اللاعب عن يمين { $who }
    }
       *[opposite] { KIND($who) ->
        [you] اللاعب المقابل لك
       *[other] اللاعب المقابل: { $who }
    }
    }
plan-ruffed-by-partner =
    { KIND($who) ->
        [you] { plan-lead }: { ar-player } خالٍ من { $suit } ويستطيع القطع.
       *[other] { plan-lead }: { ar-player } كان خاليًا من { $suit } ويستطيع القطع.
    }
plan-other-is-ruffed =
    { KIND($who) ->
        [you] { ar-player } خالٍ من { $suit } وقد يقطع، فابدأ { FORM($card, "with") }.
       *[other] { ar-player } كان خاليًا من { $suit } وقد يقطع، فكان الأولى البدء { FORM($card, "with") }.
    }
plan-needed =
    { KIND($who) ->
        [you] { $last ->
        [yes] { plan-need }، وهذه تؤخذ { FORM($card, "with") }.
       *[no] { plan-need }، وهذه قد تؤخذ { FORM($card, "with") }.
    }
       *[other] { $last ->
        [yes] { plan-need }، وهذه كانت تؤخذ { FORM($card, "with") }.
       *[no] { plan-need }، وهذه كان يمكن أخذها { FORM($card, "with") }.
    }
    }
plan-needed-highest =
    { KIND($who) ->
        [you] { plan-need }، وأعلى ورقة باقية من { $suit } صارت { $card }.
       *[other] { plan-need }، وأعلى ورقة باقية من { $suit } كانت قد صارت { $card }.
    }
plan-cannot-be-overruffed =
    { KIND($who) ->
        [you] { ar-player } خالٍ من البستوني فلا يقطع فوق { $card }.
       *[other] { ar-player } كان خاليًا من البستوني فلا يقطع فوق { $card }.
    }
plan-partners-highest =
    { KIND($who) ->
        [you] عند { plan-partner } أعلى ورقة باقية من { $suit } ({ $highest })، فالعب { $card }.
       *[other] كانت عند { plan-partner } أعلى ورقة باقية من { $suit } ({ $highest })، فكان الأولى لعب { $card }.
    }
plan-partner-wins =
    { KIND($who) ->
        [you] { KIND($saves) ->
        [none] { plan-partner-wins-with }، فالعب { $card }.
       *[some] { plan-partner-wins-with }، فالعب { $card } واحفظ { $saves }.
    }
       *[other] { KIND($saves) ->
        [none] { plan-partner-wins-with }، فكان الأولى لعب { $card }.
       *[some] { plan-partner-wins-with }، فكان الأولى لعب { $card } مع حفظ { $saves }.
    }
    }
plan-partner-is-behind =
    { KIND($who) ->
        [you] لم يأت بعد دور { plan-partner }، فاحفظ { $saves } والعب { $card }.
       *[other] لم يكن قد جاء دور { plan-partner }، فكان الأولى لعب { $card } مع حفظ { $saves }.
    }
plan-saves =
    { KIND($who) ->
        [you] العب { $card } واحفظ { $saves } لوقت آخر.
       *[other] كان الأولى لعب { $card } مع حفظ { $saves } لوقت آخر.
    }
plan-loses-last =
    { KIND($who) ->
        [you] لا تستطيع أخذ هذه اللمّة، لكن آخر ورقة معك من { $suit } هي { $card }: تقطع التالية.
       *[other] لم يكن أخذ هذه اللمّة ممكنًا، لكن آخر ورقة من { $suit } كانت { $card }: ويمكن القطع بعدها.
    }
plan-cannot-beat =
    { KIND($who) ->
        [you] لا تستطيع أن تغلب { $winning }، فالعب { $card }.
       *[other] لم يكن ممكنًا التغلب على { $winning }، فكان الأولى لعب { $card }.
    }
plan-made-stops =
    { KIND($who) ->
        [you] { plan-made }، و{ plan-rivals-need }: قد تأخذ واحدة { FORM($card, "with") }.
       *[other] { plan-made }، و{ plan-rivals-need }: كان يمكن أخذ واحدة { FORM($card, "with") }.
    }
plan-made-loses-lead =
    { KIND($who) ->
        [you] { plan-made }، فتخلَّ عن البدء { FORM($card, "with") }: { plan-higher }.
       *[other] { plan-made }، فكان الأولى التخلي عن البدء { FORM($card, "with") }: { plan-higher }.
    }
plan-made-leads-against =
    { KIND($who) ->
        [you] { plan-made }، و{ plan-rivals-need }: ابدأ { FORM($card, "with") }، { plan-with-higher }.
       *[other] { plan-made }، و{ plan-rivals-need }: كان الأولى البدء { FORM($card, "with") }، { plan-with-higher }.
    }
plan-made-partner-wins =
    { KIND($who) ->
        [you] { plan-made }، و{ plan-partner-wins-with }: العب { $card }.
       *[other] { plan-made }، و{ plan-partner-wins-with }: كان الأولى لعب { $card }.
    }
plan-leaves =
    { KIND($who) ->
        [you] { $made ->
        [yes] { plan-made }، فدع هذه اللمّة { FORM($winning, "for") } والعب { $card }.
       *[no] لا طلب عليك تحققه، فدع هذه اللمّة { FORM($winning, "for") } والعب { $card }.
    }
       *[other] { $made ->
        [yes] { plan-made }، فكان الأولى لعب { $card } وترك اللمّة { FORM($winning, "for") }.
       *[no] لم يبق طلب يُحقَّق، فكان الأولى لعب { $card } وترك اللمّة { FORM($winning, "for") }.
    }
    }
plan-lost-stops =
    { KIND($who) ->
        [you] { plan-set }، لكن { plan-rivals-need }: قد تأخذ واحدة { FORM($card, "with") }.
       *[other] { plan-set }، لكن { plan-rivals-need }: كان يمكن أخذ واحدة { FORM($card, "with") }.
    }
plan-lost-saves =
    { KIND($who) ->
        [you] { plan-set }، لكن { plan-rivals-need }: العب { $card } واحفظ { $boss } لتوقف واحدة.
       *[other] { plan-set }، لكن { plan-rivals-need }: كان الأولى لعب { $card } مع حفظ { $boss } لإيقاف واحدة.
    }
plan-lost-leaves =
    { KIND($who) ->
        [you] طلبك انكسر وطلب الخصم تحقق، فالعب { $card } ودع اللمّة { FORM($winning, "for") }.
       *[other] طلب { $who } كان قد انكسر وطلب الخصم تحقق، فكان الأولى لعب { $card } وترك اللمّة { FORM($winning, "for") }.
    }
plan-lost-leads =
    { KIND($who) ->
        [you] { plan-set }، لكن { plan-rivals-need }: ابدأ { FORM($card, "with") }، { plan-with-higher }.
       *[other] { plan-set }، لكن { plan-rivals-need }: كان الأولى البدء { FORM($card, "with") }، { plan-with-higher }.
    }
plan-lost-ducks =
    { KIND($who) ->
        [you] { plan-set }، لكن { plan-rivals-need }: دع هذه اللمّة { FORM($winning, "for") } والعب { $card }.
       *[other] { plan-set }، لكن { plan-rivals-need }: كان الأولى لعب { $card } وترك اللمّة { FORM($winning, "for") }.
    }
plan-leads =
    { KIND($who) ->
        [you] { $decided ->
        [made] { plan-made }: ابدأ { FORM($card, "with") }، { plan-with-higher }.
        [lost] { plan-set }: ابدأ { FORM($card, "with") }، { plan-with-higher }.
       *[no-bid] لا طلب عليك تحققه: ابدأ { FORM($card, "with") }، { plan-with-higher }.
    }
       *[other] { $decided ->
        [made] { plan-made }: كان الأولى البدء { FORM($card, "with") }، { plan-with-higher }.
        [lost] { plan-set }: كان الأولى البدء { FORM($card, "with") }، { plan-with-higher }.
       *[no-bid] لم يبق طلب يُحقَّق: كان الأولى البدء { FORM($card, "with") }، { plan-with-higher }.
    }
    }
plan-does =
    { KIND($who) ->
        [you] { $verdict ->
        [nil-at-risk] لعب { $card } أقل خطر على صفرك.
        [at-nil] الورقة { $card } صغيرة، وقد يضطر صاحب الصفر إلى أخذ اللمّة.
        [no-bid] لا طلب عليك تحققه، ولعب { $card } أشد ضررًا بالخصم.
        [made] طلبك تحقق، ولعب { $card } يضر الخصم أكثر من ثمن لمّة زائدة.
       *[lost] طلبك انكسر، ولعب { $card } أشد ضررًا بالخصم.
    }
       *[other] { $verdict ->
        [nil-at-risk] كان لعب { $card } أقل خطر على صفر { $who }.
        [at-nil] كانت الورقة { $card } صغيرة، وكان صاحب الصفر قد يضطر إلى أخذ اللمّة.
        [no-bid] لم يبق طلب يُحقَّق، وكان لعب { $card } أشد ضررًا بالخصم.
        [made] { plan-made }، وكان لعب { $card } يضر الخصم أكثر من ثمن لمّة زائدة.
       *[lost] { plan-set }، وكان لعب { $card } أشد ضررًا بالخصم.
    }
    }
why-card-worth = لعب { $found } أفضل من لعب { $taken } بنحو { costs-points }.
why-taken-costs = لعب { $taken } يكلّف نحو { costs-points }.
why-keeps-nil = لعب { $found } يحفظ صفرك؛ ولعب { $taken } يضيّعه.
why-makes-bid = لعب { $found } يحقق طلبك ({ $bid })؛ ولعب { $taken } يكسره.
why-lets-ruff = لعب { $found } يحقق طلبك ({ $bid })؛ ولعب { $taken } يتركهم يقطعون ويكسره.
why-loses-to = لعب { $found } يحقق طلبك ({ $bid })؛ ولعب { $taken } قد يخسر أمام { $by } ويكسره.
why-stays-below = لعب { $found } يحقق طلبك ({ $bid })؛ ولعب { $taken } يخسر هذه اللمّة أمام { $by } ويكسره.
why-sets-their-nil = لعب { $found } يكسر صفرهم؛ ولعب { $taken } يمرّره.
why-sets-them = لعب { $found } يكسر طلبهم؛ ولعب { $taken } يحققه لهم.
why-fewer-bags = لعب { $found } ينقص اللمّات الزائدة { $bags } عن لعب { $taken }.
why-fewer-tricks = لعب { $found } يعطي خصومك لمّات أقل من لعب { $taken }.
why-nil-makes = مع { $found } يتحقق صفرك أمام خصم لا يخطئ؛ ولعب { $taken } يكلّف نحو { costs-points }.
why-bid-makes = مع { $found } يتحقق طلبك ({ $bid }) أمام خصم لا يخطئ؛ ولعب { $taken } يكلّف نحو { costs-points }.
why-their-nil-fails = مع { $found } يفشل صفرهم أمام خصم لا يخطئ؛ ولعب { $taken } يكلّف نحو { costs-points }.
why-they-are-set = مع { $found } ينكسر طلبهم أمام خصم لا يخطئ؛ ولعب { $taken } يكلّف نحو { costs-points }.
why-reaches =
    { $goal ->
        [own-nil] لعب { $found } يحقق صفرك في { $odds }
        [own-bid] لعب { $found } يحقق طلبك ({ $bid }) في { $odds }
        [side-bid] لعب { $found } يحقق عقد فريقك ({ $bid }) في { $odds }
        [partner-nil] لعب { $found } يحقق صفر شريكك في { $odds }
        [rival-nil] لعب { $found } يكسر صفرهم في { $odds }
       *[rival-bid] لعب { $found } يكسر طلبهم في { $odds }
    }
why-oftener = { why-reaches }؛ ولعب { $taken } في { $other }.
why-often = { why-reaches }؛ ولعب { $taken } يكلّف نحو { costs-points }.
why-fewer-on-average = متوسط اللمّات الزائدة مع { $found } هو { $bags }، ومع { $taken } هو { $other }.
why-few-on-average = متوسط اللمّات الزائدة مع { $found } هو { $bags }؛ ولعب { $taken } يكلّف نحو { costs-points }.
why-keeping =
    { KIND($card) ->
        [none] الاحتفاظ بالورقة أفضل من رميها بنحو { costs-points }.
       *[some] الاحتفاظ { FORM($card, "with") } أفضل من الرمي بنحو { costs-points }.
    }
why-discarding =
    { KIND($card) ->
        [none] رمي الورقة أفضل من الاحتفاظ بها بنحو { costs-points }.
       *[some] رمي { $card } أفضل من الاحتفاظ بنحو { costs-points }.
    }
why-found-start =
    { KIND($found) ->
        [blind-bid] الطلب الأعمى
        [misdeal] إعادة التوزيع
        [blind-nil] الصفر الأعمى
        [nil] الصفر
        [bid] طلب { $bid }
       *[look] النظر أولًا
    }
why-taken-bid =
    { KIND($taken) ->
        [blind-bid] الطلب الأعمى
        [misdeal] إعادة التوزيع
        [blind-nil] الصفر الأعمى
        [nil] الصفر
        [bid] طلب { $other }
       *[look] النظر أولًا
    }
why-side-makes =
    { $side ->
        [total] مع طلب { $bid } يتحقق عقد فريقك ({ $total }) في { $odds }
        [open] مع طلب { $bid } يتحقق عقد فريقك في { $odds }
        [dummy] طلب { $bid } قد يكسب الورق المكشوف، ويتحقق في { $odds }
       *[own] طلب { $bid } يتحقق في { $odds }
    }
why-bid-too-high = { why-side-makes }؛ أما { why-taken-bid } ففوق طاقة هذه الأوراق.
why-bid-too-low = { why-side-makes }، أما { why-taken-bid } فيضيّع نقاطًا.
why-bid-likely = { why-side-makes }، وهذا أفضل من { why-taken-bid }.
why-nil-likely = يتحقق الصفر في { $odds }، وهذا أفضل من { why-taken-bid }.
why-nil-covered = يتحقق الصفر في { $odds } لأن شريكك يستطيع حمايته. وهذا أفضل من { why-taken-bid }.
why-nil-stands = ما لم يخطئ أحد يتحقق الصفر، وهذا أفضل من { why-taken-bid }.
why-taken-is-set = ما لم يخطئ أحد يتحقق طلب { $bid }، لكن طلب { $other } ينكسر.
why-leaves-points = ما لم يخطئ أحد يتحقق طلب { $bid }، فطلب { $other } يضيّع نقاطًا.
why-bid-stands = ما لم يخطئ أحد يتحقق طلب { $bid }، وهو عند هذه النقاط أفضل من { why-taken-bid }.
why-gamble = { why-found-start } يفشل أمام خصم لا يخطئ، لكنه عند هذه النقاط مغامرة أفضل من { why-taken-bid }.
why-best-on-average = { why-found-start } يسجّل أعلى متوسط في التوزيعات التجريبية، ثم { why-taken-bid }.
why-bid-worth = { why-found-start } أفضل من { why-taken-bid } بنحو { costs-points }.
reason-blind-bid = طلب { $bid } دون نظر يفوز بالمباراة أكثر من طلب بعد النظر.
reason-blind-bid-from-behind = { reason-behind }: طلب { $bid } دون نظر يُحسب مضاعفًا، ويفوز بالمباراة أكثر من طلب بعد النظر.
reason-no-spades = يد بلا بستوني: توزيع جديد خير منها.
reason-every-trick = لم يطلب أحد، فكل لمّة بعشر: لعب { $card } يأخذ أكثرها.
reason-pass-dangerous = مرّر { $card }: بدونها يكون الصفر في أحسن حال.
reason-pass-spare = مرّر { $card }: هي صغيرة لا تضر الصفر، واليد الأخرى في غنى عنها.
