concede-concede-the-match = أتنسحب من المباراة؟
concede-it-counts-as-lost = تُحسب خسارة، ولا يمكنك إكمالها.
concede-it-is-lost-for =
    { KIND($side) ->
        [you] تُحسب خسارة عليك، ولا يمكن إكمالها.
       *[other] تُحسب خسارة على { $side }، ولا يمكن إكمالها.
    }
concede-concede = انسحب
concede-play-on = تابع اللعب
concede-round-concede-the-round = أتنسحب من الجولة؟
concede-round-your-cards-play-themselves = تُلعب أوراقك عنك، الأصغر أولًا، ثم تُحسب الجولة.
concede-round-concede = انسحب
concede-round-play-on = تابع اللعب
take-back-may-take-back = { $of }: طلب تراجع من { $who }. هل تسمح به؟
take-back-may-take-back-among-all = طلب تراجع من { $who }. هل يوافق الجميع؟
take-back-if-agreed = إذا جاءت الموافقة من { $of }، عاد الاختيار إلى { $who }.
take-back-if-all-agree = إذا وافق الجميع، عاد الاختيار إلى { $who }.
take-back-agree = أوافق
take-back-we-all-agree = كلنا نوافق
take-back-leave-it = لا
restart-restart-match = أتعيد المباراة؟
restart-same-deals = إعادة: التوزيعات نفسها من الجولة 1. لن يُحفظ ما لعبته حتى الآن.
restart-same-deals-count-separately =
    { $daily ->
        [yes] إعادة: التوزيعات نفسها من الجولة 1. لن يُحفظ ما لعبته حتى الآن، ولأنك رأيت الأوراق تُحسب هذه المباراة على حدة، لا ضمن توزيعة اليوم.
       *[no] إعادة: التوزيعات نفسها من الجولة 1. لن يُحفظ ما لعبته حتى الآن، ولأنك رأيت الأوراق تُحسب هذه المباراة على حدة.
    }
restart-practice-from-its-point = إعادة: تدرّب من النقطة نفسها. التدريب لا يُحفظ ولا يُحسب.
restart-new-match-has-other-deals = مباراة جديدة: القواعد نفسها واللاعبون أنفسهم، بتوزيعات جديدة.
restart-new-match-keeps-this-one = مباراة جديدة: القواعد نفسها واللاعبون أنفسهم، بتوزيعات جديدة. هذه المباراة محفوظة في «{ matches-matches }» من القائمة الرئيسية.
restart-restart = إعادة
restart-new-match = مباراة جديدة
restart-play-on = تابع اللعب
undo-separately-undo = أتتراجع؟
undo-separately-counts-separately =
    { $daily ->
        [yes] { undo-separately-seen } ستسجّل ورقة النقاط التراجع، وتُحسب هذه المباراة على حدة، لا ضمن توزيعة اليوم.
       *[no] { undo-separately-seen } ستسجّل ورقة النقاط التراجع، وتُحسب هذه المباراة على حدة.
    }
undo-separately-seen =
    { $news ->
        [bid] رأيت بعد ذلك طلبًا آخر.
        [call] جرى بعد ذلك نداء على الغش.
       *[card] رأيت بعد ذلك أوراقًا جديدة.
    }
undo-separately-undo-it = تراجع
undo-separately-leave-it = تابع اللعب
blind-nil-bid-it = أتطلب صفرًا أعمى؟
blind-nil-for-so-many =
    { $costs-bags ->
        [yes] لا تأخذ أي لمّة في هذه الجولة بأوراق لم ترها: ‎{ FORM($points, "gain") } إن تحقق. وإن فشل حُسبت لمّاتك زائدة.
       *[no] لا تأخذ أي لمّة في هذه الجولة بأوراق لم ترها: ‎{ FORM($points, "gain") } إن تحقق، و‎{ FORM($points, "loss") } إن فشل.
    }
blind-nil-bid-blind-nil = اطلب صفرًا أعمى
blind-nil-not-now = ليس الآن
ask-call-ask-first = أتنادي على الغش؟
ask-call-one-call-a-round = لك نداء واحد في الجولة، والخاطئ لا يكلّف شيئًا آخر.
ask-call-call-it = نادِ
ask-call-play-on = تابع اللعب
blind-bid-bid-it = أتطلب دون أن تنظر؟
blind-bid-for-so-many =
    { $covers ->
        [yes] اطلب عنكما معًا بأوراق لم ترها: { $won } لكل لمّة مطلوبة إن تحقق، و‎−{ $lost } إن انكسر. شريكك لا يطلب.
       *[no] اطلب بأوراق لم ترها: { $won } لكل لمّة مطلوبة إن تحقق، و‎−{ $lost } إن انكسر.
    }
blind-bid-number = { $tricks }: ‎+{ $points }
