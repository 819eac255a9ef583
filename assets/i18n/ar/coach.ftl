coach-show-me = أرني
coach-take-back = تراجع
coach-what-taking-back-costs = إن كنت قد رأيت بعد ذلك أوراقًا أو طلبات جديدة، فسيظهر التراجع في ورقة النقاط.
coach-close = إغلاق
coach-well-spotted = نظرة ثاقبة!
coach-one-way-they-may-lie = توزيع محتمل للأوراق المخفية.
coach-mode-none = معطّل
coach-mode-after-mistakes = بعد الأخطاء
coach-mode-before-every-decision = قبل كل قرار
remarks-points =
    { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
remarks-better-start =
    { KIND($better) ->
        [blind-nil] الصفر الأعمى
        [nil] الصفر
        [bid] طلب { $bid }
       *[look] النظر أولًا
    }
remarks-discarding =
    { KIND($card) ->
        [none] كان رمي الورقة أفضل بنحو { remarks-points }.
       *[some] كان رمي { $card } أفضل بنحو { remarks-points }.
    }
remarks-keeping =
    { KIND($card) ->
        [none] كان الاحتفاظ بالورقة أفضل بنحو { remarks-points }.
       *[some] كان الاحتفاظ { FORM($card, "with") } أفضل بنحو { remarks-points }.
    }
remarks-bid-too-high = طلب فيه مبالغة. كان الأفضل: { remarks-better-start }، بفارق نحو { remarks-points }.
remarks-bid-too-low = أوراقك كانت تحتمل أكثر. كان الأفضل: { remarks-better-more }، بفارق نحو { remarks-points }.
remarks-bid-for-dummy = كان طلب { $bid } قد يكسبك الورق المكشوف الذي لم يره أحد، بفارق نحو { remarks-points } في المتوسط.
remarks-bid-worth-more = كان الأفضل: { remarks-better-start }، بفارق نحو { remarks-points }.
remarks-better-more =
    { KIND($better) ->
        [blind-nil] الصفر الأعمى
        [nil] الصفر
        [bid] طلب { $bid }
       *[look] النظر أولًا
    }
remarks-risked-nil =
    { KIND($taken) ->
        [blind-nil] كان الصفر الأعمى بعيد المنال. كان الأفضل: { remarks-better-start }، بفارق نحو { remarks-points }.
       *[nil] كان الصفر بعيد المنال. كان الأفضل: { remarks-better-start }، بفارق نحو { remarks-points }.
    }
remarks-missed-nil = هذه أوراق تنادي بالصفر، بفارق نحو { remarks-points }.
remarks-endangered-nil = لعب { $taken } قد يضيّع صفرك. لعب { $better } كان أسلم بنحو { remarks-points }.
remarks-endangered-bid = لعب { $taken } قد يكسر طلبك. لعب { $better } كان أسلم بنحو { remarks-points }.
remarks-spared-others = لعب { $better } كان فرصة أفضل لكسر طلبهم، بنحو { remarks-points }.
remarks-left-partner = لعب { $better } كان سيحمي صفر شريكك، وقيمة ذلك نحو { remarks-points }.
remarks-took-bags = لعب { $taken } أخذ لمّة زائدة لا تحتاج إليها. لعب { $better } كان أفضل بنحو { remarks-points }.
remarks-card-better = لعب { $better } كان أفضل بنحو { remarks-points }.
remarks-better = كلّفك ذلك نحو { remarks-points }.
