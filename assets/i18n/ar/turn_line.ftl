turn-line-took =
    { KIND($who) ->
        [you] أخذت اللمّة
       *[other] اللمّة { FORM($who, "to") }
    }
turn-line-broken = كُسر البستوني
turn-line-called =
    { KIND($who) ->
        [you] { $rightly ->
        [yes] كشفت غشًّا في النوع
       *[no] ناديت على غش، ولا غش
    }
       *[other] { $rightly ->
        [yes] { $who }: كشف غش صحيح
       *[no] { $who }: نداء على غش، ولا غش
    }
    }
turn-line-redealt =
    { KIND($why) ->
        [misdeal] يد بلا بستوني: توزيع جديد
        [low-total] الطلبات قليلة: توزيع جديد
       *[all-nil] الجميع طلب صفرًا: توزيع جديد
    }
turn-line-blind-nil =
    { KIND($who) ->
        [you] طلبت صفرًا أعمى
       *[other] { $who }: صفر أعمى
    }
turn-line-pick-up-hand =
    { KIND($who) ->
        [you] دورك: ارفع أوراقك
       *[other] دور { $who }: رفع الأوراق
    }
turn-line-turn-up-card =
    { KIND($who) ->
        [you] دورك: اقلب ورقتك
       *[other] دور { $who }: قلب الورقة
    }
turn-line-draw-from-stock =
    { KIND($who) ->
        [you] دورك: اسحب من الكومة
       *[other] دور { $who }: السحب من الكومة
    }
turn-line-lead =
    { KIND($who) ->
        [you] دورك: ابدأ اللمّة
       *[other] دور { $who }: بدء اللمّة
    }
turn-line-follow =
    { KIND($who) ->
        [you] دورك: العب { FORM($suit, "one") }
       *[other] دور { $who }: لعب { FORM($suit, "one") }
    }
turn-line-any-card =
    { KIND($who) ->
        [you] دورك: العب أي ورقة
       *[other] دور { $who }: أي ورقة
    }
turn-line-lead-from-the-dummy =
    { KIND($who) ->
        [you] دورك: ابدأ من الورق المكشوف
       *[other] دور { $who }: البدء من الورق المكشوف
    }
turn-line-dummy-follows =
    { KIND($who) ->
        [you] دورك: العب { FORM($suit, "one") } من الورق المكشوف
       *[other] دور { $who }: لعب { FORM($suit, "one") } من الورق المكشوف
    }
turn-line-any-card-of-the-dummy =
    { KIND($who) ->
        [you] دورك: العب أي ورقة من الورق المكشوف
       *[other] دور { $who }: أي ورقة من الورق المكشوف
    }
turn-line-thinking =
    { KIND($who) ->
        [you] أنت تفكر…
       *[other] دور { $who }: جارٍ التفكير…
    }
turn-line-blind-bid =
    { KIND($who) ->
        [you] طلبت { $tricks } دون أن تنظر
       *[other] { $who }: طلب أعمى، { $tricks }
    }
turn-line-pass-cards =
    { KIND($who) ->
        [you] دورك للتمرير إلى شريكك: { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
       *[other] دور { $who } للتمرير: { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    }
