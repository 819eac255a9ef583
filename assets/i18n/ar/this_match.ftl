rules-heading-players-and-cards = اللاعبون والأوراق
rules-heading-bidding = الطلبات
rules-heading-play = اللعب
rules-heading-points = النقاط
rules-heading-for-example = مثال
rules-heading-the-end = نهاية المباراة
says-who-plays =
    { $players ->
        [2] لاعبان.
        [3] ثلاثة لاعبين و<dummy>ورق مكشوف</dummy>. في كل جولة يلعب صاحب أعلى <bid>طلب</bid> مع الورق المكشوف ضد الاثنين الآخرين. ولكل لاعب نقاطه وحده.
       *[other] { KIND($sides) ->
        [partners] أربعة لاعبين في فريقين، الشريكان متقابلان.
       *[single] أربعة لاعبين، بلا شركاء.
    }
    }
says-hands =
    { KIND($hand-building) ->
        [open-draft] اجمع أوراقك <draft>بالسحب</draft>: اسحب ورقة. إن احتفظت بها ذهبت التالية إلى <discard>المرمية</discard>؛ وإن رميتها فالتالية لك. المرمي مكشوف.
        [closed-draft] اجمع أوراقك <draft>بالسحب</draft>: اسحب ورقة. إن احتفظت بها ذهبت التالية إلى <discard>المرمية</discard>؛ وإن رميتها فالتالية لك. لا يرى ما ترميه إلا أنت.
        [unseen-draft] اجمع أوراقك <draft>بالسحب</draft>: اسحب ورقة. إن احتفظت بها ذهبت التالية إلى <discard>المرمية</discard>؛ وإن رميتها فالتالية لك. لا يرى ما ترميه إلا أنت، ولا يرى أحدٌ الورقة التي تلي ورقة احتفظت بها.
        [deal-to-two] يُوزَّع على كل منكما 13 ورقة. الأوراق الـ26 الأخرى خارج اللعب ولا يراها أحد.
       *[deal] يُوزَّع الورق كله، 13 ورقة لكل يد.
    }
says-jokers = الجوكر الكبير أعلى بستوني، ثم الجوكر الصغير؛ وتُستبعد 2 السباتي و2 الديناري.
says-trumps =
    { KIND($trumps) ->
        [deuce] 2 البستوني هي <high-deuce>الـ2 العالية</high-deuce>: أعلى بستوني، فوق الآس.
        [jokers-deuce] أعلى البستوني: الجوكر الكبير، ثم الجوكر الصغير، ثم 2 البستوني وهي <high-deuce>الـ2 العالية</high-deuce>؛ والآس رابعًا. تُستبعد 2 الكبة و2 الديناري، فأوراق البستوني 15.
        [jokers-deuces] أعلى البستوني: الجوكر الكبير، ثم الجوكر الصغير، ثم 2 الديناري، ثم 2 البستوني، وكلتاهما <high-deuce>2 عالية</high-deuce>؛ والآس خامسًا. تُستبعد 2 الكبة و2 السباتي، فأوراق البستوني 16 ومن كل نوع آخر 12.
       *[jokers] الجوكر الكبير أعلى بستوني، ثم الجوكر الصغير؛ وتُستبعد 2 الكبة و2 الديناري.
    }
says-spades-in-every-way = هي بستوني من كل وجه، مهما كان المطبوع عليها.
says-trumps-example =
    { KIND($trumps) ->
        [deuce] مثال: بدأت اللمّة بآس الديناري، ثم جاء آس البستوني و2 البستوني: الـ2 تأخذ اللمّة.
        [jokers-deuce] مثال: بدأت اللمّة بآس الديناري، ثم جاء آس البستوني و2 البستوني والجوكر الصغير: الجوكر يأخذ اللمّة.
        [jokers-deuces] مثال: بدأت اللمّة بآس الديناري، ثم جاءت 2 البستوني و2 الديناري وشايب الديناري: 2 الديناري تأخذ اللمّة.
       *[jokers] مثال: بدأت اللمّة بآس الديناري، ثم جاء آس البستوني والجوكر الصغير: الجوكر يأخذ اللمّة.
    }
says-bids =
    { KIND($bidding-rule) ->
        [whiz] كل لاعب <bid>يطلب</bid> مرة: <nil>صفرًا</nil>، أو عدد أوراق البستوني معه.
        [mirror] كل لاعب <bid>يطلب</bid> عدد أوراق البستوني معه؛ فإن لم يكن معه شيء طلب <nil>صفرًا</nil>.
        [suicide] أحد الشريكين <bid>يطلب</bid> <nil>صفرًا</nil>، والآخر 4 على الأقل. أول من يطلب يختار.
       *[free] { $nil ->
        [yes] كل لاعب <bid>يطلب</bid> مرة: <nil>صفرًا</nil>، أو من { $min } إلى 13 <trick>لمّة</trick>.
       *[no] كل لاعب <bid>يطلب</bid> مرة: من { $min } إلى 13 <trick>لمّة</trick>. لا يجوز طلب <nil>الصفر</nil>.
    }
    }
says-bids-add-up = تُجمع <bid>طلبات</bid> <side>الفريق</side> في <contract>عقده</contract>.
says-board = <board>الحد الأدنى للفريق</board> { $min }: لا يجوز أن <bid>تطلب</bid> مع شريكك أقل منه. فإن قال شريكك 1 قلت { $rest } أو أكثر.
says-nil-beside-a-bid =
    { $min ->
        [1] لا <bid>يطلب</bid> <nil>الصفر</nil> إلا أحد الشريكين.
       *[other] لا <bid>تطلب</bid> <nil>الصفر</nil> إلا بجانب شريك يطلب { $min } أو أكثر.
    }
says-total-thrown-in = إذا كان مجموع <bid>الطلبات</bid> أقل من { $total } أُعيد التوزيع. وبعد ثلاث توزيعات كهذه يجب على آخر من يطلب أن يرفع المجموع.
says-total-raised = يجب أن يبلغ مجموع <bid>الطلبات</bid> { $total }. فإن كان مجموع ما قبله 7 فآخر طلب { $rest } أو أكثر.
says-not-thirteen = لا يجوز لآخر من <bid>يطلب</bid> أن يجعل المجموع 13. فإن كان مجموع ما قبله 9 لم يجز أن يطلب 4.
says-eldest-begins = اللاعب عن يسار الموزّع <bid>يطلب</bid> أولًا <lead>ويبدأ</lead> أول <trick>لمّة</trick>.
says-bids-first =
    { KIND($starter) ->
        [other-side] الموزّع <bid>يطلب</bid> أولًا.
        [left] من لا يوزّع <bid>يطلب</bid> أولًا.
        [second] ثاني من يسحب <bid>يطلب</bid> أولًا.
       *[first] أول من يسحب <bid>يطلب</bid> أولًا.
    }
says-leads-first =
    { KIND($starter) ->
        [other-side] الموزّع <lead>يبدأ</lead> أول <trick>لمّة</trick>.
        [left] من لا يوزّع <lead>يبدأ</lead> أول <trick>لمّة</trick>.
        [second] ثاني من يسحب <lead>يبدأ</lead> أول <trick>لمّة</trick>.
       *[first] أول من يسحب <lead>يبدأ</lead> أول <trick>لمّة</trick>.
    }
says-blind-nil =
    { KIND($hand-building) ->
        [deal] <blind-nil>الصفر الأعمى</blind-nil> <bid>يُطلب</bid> قبل أن تنظر إلى أوراقك.
       *[draft] <bid>اطلب</bid> <blind-nil>الصفر الأعمى</blind-nil> في دورك الأول قبل السحب. ثم تحتفظ بكل ورقة تسحبها دون أن تراها.
    }
says-blind-behind = لا يجوز ذلك إلا <side>لفريق</side> متأخر في أول الجولة بفارق { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } أو أكثر.
says-moon = <bid>طلب</bid> 13 هو <moon>الكبّوت</moon>.
says-boston = إذا <bid>طلب</bid> الشريكان 13 معًا، مثل 7 و6، فهو <moon>الكبّوت</moon>، ويسمى أيضًا «بوسطن».
says-no-nil-for-the-dummy = إذا <bid>طلب</bid> الثلاثة <nil>صفرًا</nil> أُعيد التوزيع.
says-follow = <following-suit>اتبع النوع</following-suit> إن كان معك، وإلا فالعب ما شئت. أعلى بستوني يأخذ <trick>اللمّة</trick>، وإلا فأعلى ورقة من النوع الذي <lead>بدأت</lead> به. والفائز يبدأ التالية.
says-breaking = لا يجوز أن <lead>تبدأ</lead> بالبستوني حتى <breaking-spades>يُكسر</breaking-spades>: بورقة منه تُلعب على نوع آخر، أو يبدأ بها من لا يملك غيره.
says-spades-at-any-time = يجوز أن <lead>تبدأ</lead> بالبستوني متى شئت.
says-reneging =
    { KIND($renege) ->
        [penalised] تسمح لك اللعبة بمخالفة هذه القواعد، لكن لخصمك أن ينادي على <renege>الغش</renege> مرة في الجولة. النداء الصحيح ينهي الجولة: لا يسجّل المخالف شيئًا، ويسجّل صاحب النداء <bid>الطلبين</bid> كأنهما تحققا.
       *[prevented] لا يمكنك لعب ورقة مخالفة.
    }
says-target = يفوز أول من يصل إلى { $target }.
says-floor = يخسر <side>الفريق</side> الذي ينزل إلى ‎{ $floor } أو أدنى.
says-rounds =
    { $rounds ->
        [1] المباراة جولة واحدة: يفوز الأعلى نقاطًا.
       *[other] تنتهي المباراة بعد { $rounds ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتين
        [few] { $rounds } جولات
        [many] { $rounds } جولة
       *[other] { $rounds } جولة
    }: يفوز الأعلى نقاطًا.
    }
says-target-or-rounds = تنتهي المباراة حين يصل أحدهم إلى { $target }، أو بعد { $rounds ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتين
        [few] { $rounds } جولات
        [many] { $rounds } جولة
       *[other] { $rounds } جولة
    }. يفوز الأعلى نقاطًا.
says-cap = وتنتهي في كل الأحوال بعد الجولة { $round }.
says-highest-wins = إذا وصل أكثر من <side>فريق</side> في جولة واحدة فاز الأعلى نقاطًا.
says-sets =
    { $sets ->
        [1] <side>الفريق</side> الذي <set>ينكسر</set> طلبه يخسر المباراة، مهما كان متقدمًا.
       *[other] <side>الفريق</side> الذي <set>ينكسر</set> طلبه { $sets ->
        [zero] ولا مرة
        [one] مرة واحدة
        [two] مرتين
        [few] { $sets } مرات
        [many] { $sets } مرة
       *[other] { $sets } مرة
    } يخسر المباراة، مهما كان متقدمًا.
    }
says-sets-in-a-row = <side>الفريق</side> الذي <set>ينكسر</set> طلبه { $sets ->
        [zero] ولا مرة
        [one] مرة واحدة
        [two] مرتين
        [few] { $sets } مرات
        [many] { $sets } مرة
       *[other] { $sets } مرة
    } على التوالي يخسر المباراة.
says-level =
    { $plays-on ->
        [yes] عند تعادل الأعلى نقاطًا تُلعب جولة أخرى.
       *[no] عند تعادل الأعلى نقاطًا تنتهي المباراة متعادلة.
    }
paragraph = { FORM($says, "spaces") }
scored-contract-made = طلب تحقق
scored-contract-set = انكسار
scored-ten = طلب 10 أو أكثر
scored-nil = الصفر
scored-blind-nil = الصفر الأعمى
scored-double-nil = الصفر المزدوج
scored-moon = الكبّوت
scored-tricks-of-a-failed-nil = لمّات الصفر الفاشل
scored-bags = اللمّات الزائدة
worth-ten-a-trick =
    { $bag ->
        [0] 10 لكل لمّة مطلوبة
        [-1] 10 لكل لمّة مطلوبة، ناقص 1 لكل زائدة
       *[other] 10 لكل لمّة مطلوبة، و1 لكل زائدة
    }
worth-ten-lost-a-trick = ‎−10 لكل لمّة مطلوبة
worth-nothing-lost = لا نقاط تُخسر
worth-either = ‎{ $won } إن تحقق، و‎{ $lost } إن فشل
worth-or-bags = ‎{ $points } إن تحقق؛ وإلا حُسبت لمّاته زائدة
worth-wins-or-bags = الفوز بالمباراة إن تحقق؛ وإلا حُسبت لمّاته زائدة
worth-wins = الفوز بالمباراة إن تحقق، و‎{ $lost } إن فشل
worth-double = إذا طلب الشريكان صفرًا: ‎{ $won } إن تحققا، و‎{ $lost } إن لم يتحققا. وإن كانا أعميين: الضعف، والفوز بالمباراة.
worth-help-the-partner = تُحسب ضمن طلب الشريك
worth-are-bags = تُحسب زائدة
worth-are-nothing = لا تُحسب
worth-penalty =
    { $limit ->
        [1] غرامة { $penalty } لكل لمّة زائدة
       *[other] { $carry ->
        [yes] غرامة { $penalty } لكل { $limit ->
        [zero] لا لمّات زائدة
        [one] لمّة زائدة واحدة
        [two] لمّتين زائدتين
        [few] { $limit } لمّات زائدة
        [many] { $limit } لمّة زائدة
       *[other] { $limit } لمّة زائدة
    }؛ وما فوقها يُرحَّل
       *[no] غرامة { $penalty } لكل { $limit ->
        [zero] لا لمّات زائدة
        [one] لمّة زائدة واحدة
        [two] لمّتين زائدتين
        [few] { $limit } لمّات زائدة
        [many] { $limit } لمّة زائدة
       *[other] { $limit } لمّة زائدة
    }، ثم يعود العدّ إلى الصفر
    }
    }
worth-no-penalty = بلا غرامة على الزائدة
story =
    { $bags ->
        [0] { $round }
       *[other] { $partners ->
        [yes] اللمّات الزائدة على فريقك: { $bags }. { $round }
       *[no] اللمّات الزائدة عليك: { $bags }. { $round }
    }
    }
example-bid-moon = 13 (الكبّوت)
example-round-renege = تطلب { $own }؛ ويطلب خصمك { $other } ويغشّ في النوع، فتنادي عليه.
example-round-both-nil = تطلب أنت وشريكك صفرين، ولا يأخذ أي منكما لمّة.
example-round-with-the-dummy = تطلب { $own }، وهو أعلى طلب، وتأخذ { $tricks } مع الورق المكشوف.
example-round-alone =
    { $tricks ->
        [0] تطلب { $own } ولا تأخذ شيئًا.
       *[other] تطلب { $own } وتأخذ { $tricks }.
    }
example-round-beside-nil =
    { $tricks ->
        [0] { $taken ->
        [0] تطلب { $own } ولا تأخذ شيئًا؛ ويطلب شريكك { $theirs } ولا يأخذ شيئًا.
       *[other] تطلب { $own } ولا تأخذ شيئًا؛ ويطلب شريكك { $theirs } ويأخذ { $taken }.
    }
       *[other] { $taken ->
        [0] تطلب { $own } وتأخذ { $tricks }؛ ويطلب شريكك { $theirs } ولا يأخذ شيئًا.
       *[other] تطلب { $own } وتأخذ { $tricks }؛ ويطلب شريكك { $theirs } ويأخذ { $taken }.
    }
    }
example-round-together = تطلب { $own } ويطلب شريكك { $theirs }. وتأخذان معًا { $tricks }.
example-round-blind =
    { $partners ->
        [yes] تطلب { $bid } دون نظر عنكما معًا. وتأخذان معًا { $tricks }.
       *[no] تطلب { $bid } دون نظر وتأخذ { $tricks }.
    }
says-eldest-bids = اللاعب عن يسار الموزّع <bid>يطلب</bid> أولًا.
says-highest-bidder-leads = صاحب أعلى <bid>طلب</bid> <lead>يبدأ</lead> أول <trick>لمّة</trick>؛ وعند التساوي أولهم طلبًا.
says-low-club-leads = صاحب أدنى سباتي <lead>يبدأ</lead> به أول <trick>لمّة</trick>.
says-blind-bid =
    { $partners ->
        [yes] لأول الشريكين أن <bid>يطلب</bid> عنهما { $min } أو أكثر قبل النظر. تُحسب النقاط مضاعفة ربحًا أو خسارة، ولا <bid>يطلب</bid> الآخر.
       *[no] { KIND($hand-building) ->
        [deal] لك أن <bid>تطلب</bid> { $min } أو أكثر قبل النظر إلى أوراقك. تُحسب النقاط مضاعفة ربحًا أو خسارة.
       *[draft] لك أن <bid>تطلب</bid> { $min } أو أكثر في دورك الأول قبل السحب. ثم تحتفظ بكل ورقة تسحبها دون أن تراها، وتُحسب النقاط مضاعفة ربحًا أو خسارة.
    }
    }
says-passing =
    { $blind ->
        [yes] إذا طلب شريكك <blind-nil>صفرًا أعمى</blind-nil>، { says-passing-swap }
       *[no] إذا طلب شريكك <nil>صفرًا</nil>، { says-passing-swap }
    }
says-passing-swap = تبادلتما { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }: { says-passing-order }
says-passing-order =
    { $together ->
        [yes] كلاكما يختار قبل أن يرى ما يصله.
       *[no] شريكك يمرّر أولًا، ثم لك أن تردّ ورقة.
    }
says-misdeal = إن لم يكن معك بستوني فلك أن تطلب <misdeal>إعادة التوزيع</misdeal> بدل <bid>الطلب</bid>: يُوزَّع الورق من جديد.
says-first-round = لا <bid>يطلب</bid> أحد في الجولة الأولى: كل <trick>لمّة</trick> بعشر نقاط.
says-min-tricks = يخسر المباراة <side>فريق</side> عدد <trick>لمّاته</trick> فيها أقل من { $min }.
says-no-spade-in-the-first-trick = في أول <trick>لمّة</trick> لا يجوز لعب البستوني ما دام معك نوع آخر.
says-lowest-clubs = في أول <trick>لمّة</trick> يلعب كلٌّ أدنى سباتي معه؛ ومن لا سباتي معه لعب أي كبة أو ديناري. وأعلى سباتي يأخذها.
scored-blind-bid = الطلب الأعمى
worth-a-trick = ‎{ $won } لكل لمّة مطلوبة إن تحقق، و‎{ $lost } إن انكسر
