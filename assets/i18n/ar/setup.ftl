setup-new-match = مباراة جديدة
setup-players = اللاعبون
setup-level-of-the-computer = مستوى الحاسوب
setup-match-ends-at = طول المباراة
setup-blind-nil = الصفر الأعمى
setup-prevent-reneging = منع الغش في النوع
setup-deal = وزّع
setup-next = التالي
setup-group-two-players = لاعبان
setup-group-classic-games = المعتادة
setup-group-table-rules = المجالس
setup-step-rules = القواعد
setup-step-players = اللاعبون
setup-step-match = المباراة
setup-step-more = المزيد
setup-detail-blind-nil =
    { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }، ويُطلب قبل رؤية أوراقك
setup-detail-prevent-reneging = لا يمكن لعب ورقة مخالفة؛ وإلا جاز لخصمك أن ينادي على الغش
seat-row-person = { $seat }: لاعب
seat-row-computer = { $seat }: الحاسوب
seat-row-name = { $seat }: الاسم
seat-row-weaker = { $seat }: مستوى أدنى
seat-row-stronger = { $seat }: مستوى أعلى
seat-name-you = أنت
namesake = { $number } { $name }
undrawn-all = لا يمكن عرض هذه الحروف
undrawn-some = تظهر بعض الحروف هكذا: ?
two-people-title = أنتما الاثنان
two-people-partners = شريكان
two-people-opponents = خصمان
together-nobody = بلا شركاء: كلٌّ يلعب لنفسه.
together-pairs = الجنوب شريك الشمال، والغرب شريك الشرق.
together-dummy = الشرق هو الورق المكشوف، ويلعبه صاحب أعلى طلب.
length-name-quick = سريعة
length-name-target = { $points }
length-in-line-target = إلى { $points }
duration-minutes = { $count } د
duration-hours = { $count } س
duration-hours-and-a-half = { $count } س و½
motto =
    { KIND($preset) ->
        [open-draft] المرمي مكشوف
        [closed-draft] المرمي مخفي
        [moonshot] 13 لمّة بـ250
        [pairs] الشريكان متقابلان
        [solo] كلٌّ لنفسه
        [suicide] أحدهما يطلب صفرًا
        [whiz] اطلب بعدد البستوني أو صفرًا
        [mirror] اطلب بعدد البستوني
        [classic] الأعمى للمتأخر فقط
        [ace-high] أقل طلب 4، بلا صفر
        [jjdd] جوكران وورقتا 2 عاليتان
        [jjda] جوكران وورقة 2 عالية
        [pass-two] ورقتان تُبادلان مع الصفر
        [lowest-club] أدنى سباتي في أول لمّة
       *[three-handed] الأعلى طلبًا يلعب المكشوف
    }
custom-motto = كل قاعدة كما تشاء
outline =
    { $players ->
        [2] { outline-length } · لاعبان
        [3] { outline-length } · ثلاثة لاعبين
       *[other] { outline-length } · أربعة لاعبين
    }
outline-length =
    { KIND($target) ->
        [none] { length-name-quick }
       *[other] إلى { $target }
    }
description =
    { KIND($note) ->
        [none] { description-and-ending }
       *[some] { description-and-ending } { $note }
    }
description-and-ending =
    { KIND($ending) ->
        [none] { $about }
       *[some] { $about } { $ending }
    }
about-preset =
    { KIND($preset) ->
        [open-draft] اسحب، ثم احتفظ أو ارمِ، 13 مرة لكل لاعب. الأوراق المرمية مكشوفة: تذكّرها تعرف ما في اليدين.
        [closed-draft] اسحب، ثم احتفظ أو ارمِ، 13 مرة لكل لاعب. لا يعرف ما رميته إلا أنت.
        [moonshot] { preset-open-draft } ومعه الكبّوت: اطلب الثلاث عشرة كلها لتنال ‎+250. فشل الصفر أو الكبّوت لا يكلّف إلا لمّات زائدة.
        [pairs] شريكان ضد شريكين، 13 ورقة لكل لاعب. يُجمع طلباكما في عقد واحد، ولمّات الصفر الفاشل تنفع الشريك.
        [solo] أربعة لاعبين، كلٌّ لنفسه. الصفر بـ50، وخمس لمّات زائدة تكلّف 50.
        [suicide] في كل فريق يطلب أحد الشريكين صفرًا والآخر 4 على الأقل. لمّات الصفر الفاشل تنفع الشريك.
        [whiz] شراكة. اطلب صفرًا أو عدد أوراق البستوني التي معك بالضبط. لمّات الصفر الفاشل تنفع الشريك.
        [classic] شراكة. لمّات الصفر الفاشل زائدة، والزائدة تُرحَّل، ولا يطلب الصفر الأعمى إلا فريق متأخر بـ100.
        [ace-high] لعبة مجالس: بلا صفر، 4 على الأقل مع شريكك، الطلب من 10 فأكثر بـ150، والبستوني في أي وقت. من انكسر طلبه مرتين خسر.
        [jjdd] جوكران وورقتا 2 عاليتان: بلا صفر، 4 على الأقل مع شريكك، الطلب من 10 فأكثر بـ200، و6 أعمى للمتأخر بـ100، و13 تفوز. من انكسر طلبه مرتين خسر.
        [jjda] جوكران وورقة 2 عالية: بلا صفر، 4 على الأقل مع شريكك، والجولة الأولى بلا طلبات، ثم يُعاد التوزيع إن قلّ مجموع الطلبات عن 11. من انكسر طلبه مرتين خسر.
        [pass-two] شراكة بجوكرين وورقتي 2 عاليتين، 4 على الأقل معًا. مع الصفر يتبادل الشريكان ورقتين، ولمّات الصفر الفاشل زائدة. الطلب من 10 فأكثر بـ200.
        [lowest-club] شراكة. في أول لمّة يلعب كلٌّ أدنى سباتي معه. لا يطلب الصفر إلا أحد الشريكين، ولمّات الصفر الفاشل زائدة، ومع الصفر الأعمى يتبادلان ورقتين.
        [mirror] شراكة. اطلب عدد أوراق البستوني التي معك بالضبط، وبلا بستوني فالطلب صفر. لمّات الصفر الفاشل تنفع الشريك.
       *[three-handed] ثلاثة لاعبين وورق مكشوف. صاحب أعلى طلب يلعب مع الورق المكشوف ضد الاثنين الآخرين.
    }
ending-target = يفوز أول من يصل إلى { $target }.
ending-target-or-rounds =
    { $rounds ->
        [1] يفوز أول من يصل إلى { $target }، أو المتقدم بعد جولة واحدة.
       *[other] يفوز أول من يصل إلى { $target }، أو المتقدم بعد { $rounds ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتين
        [few] { $rounds } جولات
        [many] { $rounds } جولة
       *[other] { $rounds } جولة
    }.
    }
ending-rounds =
    { $rounds ->
        [1] جولة واحدة: يفوز الأعلى نقاطًا.
       *[other] يفوز الأعلى نقاطًا بعد { $rounds ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتين
        [few] { $rounds } جولات
        [many] { $rounds } جولة
       *[other] { $rounds } جولة
    }.
    }
