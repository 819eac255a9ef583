notice-starting-afresh =
    { KIND($place) ->
        [none] { notice-starting-what }
       *[some] { notice-starting-what } حُفظ الملف القديم باسم { $place }.
    }
notice-starting-what =
    { $what ->
        [settings] تعذّرت قراءة إعداداتك، فأُعيد ضبطها.
        [statistics] تعذّرت قراءة إحصاءاتك، فبدأت من الصفر.
        [days] تعذّرت قراءة نتائج توزيعة اليوم، فبدأت من الصفر.
        [reviews] تعذّرت قراءة مراجعات جولاتك، فبدأت من الصفر.
        [friends] تعذّرت قراءة نتائجك أمام الأصدقاء، فبدأت من الصفر.
        [learning] تعذّرت قراءة تقدمك في التعلم، فبدأ من الصفر.
       *[last-set-up] تعذّرت قراءة آخر إعداد لمباراة، فأُعيد ضبطه.
    }
notice-of-newer-version =
    { $what ->
        [settings] إعداداتك من إصدار أحدث من { -game }. لن تُحفظ التغييرات حتى تحدّث اللعبة.
        [statistics] إحصاءاتك من إصدار أحدث من { -game }. لن يُضاف شيء حتى تحدّث اللعبة.
        [days] نتائج توزيعة اليوم من إصدار أحدث من { -game }. لن تُحفظ نتائج جديدة حتى تحدّث اللعبة.
        [reviews] مراجعات جولاتك من إصدار أحدث من { -game }. لن تُحفظ مراجعات جديدة حتى تحدّث اللعبة.
        [friends] نتائجك أمام الأصدقاء من إصدار أحدث من { -game }. لن تُحفظ نتائج جديدة حتى تحدّث اللعبة.
        [learning] تقدمك في التعلم من إصدار أحدث من { -game }. لن يُضاف شيء حتى تحدّث اللعبة.
       *[last-set-up] آخر إعداد لمباراة من إصدار أحدث من { -game }. لن تُحفظ التغييرات حتى تحدّث اللعبة.
    }
notice-cannot-be-read = تتعذّر الآن قراءة بعض بياناتك المحفوظة. لم تُمس، وتواصل { -game } المحاولة. ({ CLAUSE($why) })
notice-can-be-read-again = عادت كل بياناتك المحفوظة تُقرأ.
notice-match-damaged =
    { KIND($place) ->
        [none] مباراتك المحفوظة تالفة ولا يمكن فتحها.
       *[some] مباراتك المحفوظة تالفة ولا يمكن فتحها. نسخة منها في { $place }.
    }
notice-match-not-taken-up =
    { KIND($place) ->
        [none] لا يمكن إكمال مباراتك المحفوظة.
       *[some] لا يمكن إكمال مباراتك المحفوظة. نسخة منها في { $place }.
    }
notice-match-of-newer-version = هناك مباراة محفوظة من إصدار أحدث من { -game }. حدّث اللعبة لتلعبها.
notice-oldest-match-made-room = بلغ عدد مبارياتك الجارية { $most }، فحُذفت أقدمها.
not-saved-forbidden = متصفحك يمنع الحفظ في هذه الصفحة. يمكنك متابعة اللعب، لكن لن يُحفظ شيء.
not-saved-full = امتلأت مساحة هذه الصفحة في متصفحك، فلا يُحفظ شيء. أخلِ بعض المساحة.
not-saved-not-ours = الملف { $name } من إصدار آخر ولن يُكتب فوقه، فلا يُحفظ شيء.
not-saved-other = لا يمكن حفظ شيء هنا، لكن يمكنك متابعة اللعب. ({ CLAUSE($why) })
notice-history-damaged =
    { KIND($place) ->
        [none] جزء من سجلك تالف. مبارياتك الأخرى سليمة.
       *[some] جزء من سجلك تالف؛ نسخة منه في { $place }. مبارياتك الأخرى سليمة.
    }
notice-history-of-newer-version = جزء من سجلك من إصدار أحدث من { -game }. حدّث اللعبة لتراه.
notice-history-made-room =
    { $matches ->
        [1] امتلأت مساحة التخزين، فحُذفت أقدم مباراة في سجلك.
       *[other] امتلأت مساحة التخزين، فحُذفت أقدم المباريات في سجلك، وعددها { $matches }.
    }
notice-history-match-damaged = هذه المباراة تالفة ولا يمكن فتحها.
notice-claim-accepted = بلا جدال.
notice-round-conceded = انسحبت. والخير في التالية.
notice-match-conceded = انسحبت، وتُحسب خسارة. الورق الجديد لا يحمل ضغينة.
notice-crashed-last-time = تعطلت { -game } في المرة الماضية. مبارياتك سليمة: اختر «{ title-continue }» لتكمل من حيث توقفت. التقرير: { $place }
notice-match-before-is-kept = بدأت مباراة جديدة. السابقة محفوظة في «{ matches-matches }» من القائمة الرئيسية.
notice-side-conceded = انسحاب: { $loses }. الفوز: { $wins }.
notice-may-be-dropped = قد يحذف متصفحك مبارياتك ليخلي مساحة. صدّر نسخة احتياطية من «{ caption-settings }» لتطمئن.
notice-may-be-kept = قد يحذف متصفحك مبارياتك ليخلي مساحة، إلا إذا طلبت منه إبقاءها.
notice-button-keep-them = أبقها
notice-new-version = إصدار جديد من { -game } جاهز. التحديث يعيدك إلى هنا.
notice-button-update = حدّث
clipboard-fault-no-text = هي فارغة، أو فيها غير النص
clipboard-fault-refused = المتصفح لا يسمح لهذه الصفحة بقراءتها
clipboard-fault-missing = لا حافظة هنا
clipboard-fault-busy = برنامج آخر يستخدمها
notice-deal-code-copied = نُسخ رمز التوزيع. من يُدخله تُوزَّع عليه الأوراق نفسها.
notice-deal-link-copied = نُسخ الرابط. من يفتحه تُوزَّع عليه الأوراق نفسها.
notice-deals-with-points-copied = نُسخ مع نقاطك. من يلعب الأوراق نفسها يقارن جولة بجولة.
notice-deal-code-not-copied = تعذّر نسخ رمز التوزيع: { CLAUSE($why) }.
notice-receipt-copied = نُسخ الإيصال. يمكنك التحقق منه بأي أداة SHA-256.
notice-receipt-not-copied = تعذّر نسخ الإيصال: { CLAUSE($why) }.
