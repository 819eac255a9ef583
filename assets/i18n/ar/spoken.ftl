bid-name-blind-nil = صفر أعمى
bid-name-nil = صفر
bid-name-tricks = { $tricks }
news-round = الجولة { $round }
news-discarded =
    { KIND($card) ->
        [none] { KIND($who) ->
        [you] رميت ورقة
       *[other] { $who }: رمي ورقة
    }
       *[some] { KIND($who) ->
        [you] رميت { $card }
       *[other] { $who }: رمي { $card }
    }
    }
news-bid =
    { KIND($who) ->
        [you] طلبت: { $bid }
       *[other] طلب { $who }: { $bid }
    }
news-played =
    { KIND($who) ->
        [you] لعبت { $card }
       *[other] { $who }: { $card }
    }
news-took =
    { KIND($who) ->
        [you] أخذت اللمّة
       *[other] اللمّة { FORM($who, "to") }
    }
news-spades-broken = كُسر البستوني
news-round-over = انتهت الجولة
news-won =
    { KIND($side) ->
        [you] فزت بالمباراة
        [one] الفوز بالمباراة { FORM($side, "to") }
       *[two] الفوز بالمباراة: { $side }
    }
news-drawn = تعادل: { FORM($sides, "commas") }
standing =
    { $bags ->
        [0] { standing-points }
       *[other] { standing-points }، اللمّات الزائدة { $bags }
    }
standing-points =
    { standing-side }: { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
standing-side =
    { KIND($side) ->
        [you] أنت
       *[other] { $side }
    }
seat-description =
    { KIND($who) ->
        [you] أنت: { seat-description-bid }
        [dummy] الورق المكشوف: { seat-description-tricks }
       *[other] { $who }: { seat-description-bid }
    }
seat-description-bid =
    { KIND($bid) ->
        [none] لا طلب بعد، { seat-description-tricks }
       *[some] الطلب { $bid }، { seat-description-tricks }
    }
seat-description-tricks =
    { $tricks ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
    }، { seat-description-cards }
seat-description-cards = في اليد { $cards ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $cards } أوراق
        [many] { $cards } ورقة
       *[other] { $cards } ورقة
    }
table-line-turn-of = دور { $who }
table-line-your-turn =
    { KIND($who) ->
        [you] دورك
       *[other] دور { $who }
    }
table-line-pass-the-device = سلّم الجهاز { FORM($who, "to") }
table-line-please-wait = انتظر من فضلك
table-line-stock = الكومة: { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
table-line-discards = الأوراق المرمية:
table-line-hand-of =
    { KIND($who) ->
        [you] أوراقك
       *[other] أوراق { $who }
    }
table-line-holding = { $suit }: { FORM($ranks, "commas") }
table-line-in-the-trick =
    { KIND($who) ->
        [you] لعبت { $card }
       *[other] { $who }: { $card }
    }
table-line-spades-broken = البستوني مكسور
table-line-spades-not-broken = البستوني غير مكسور
table-line-drawn = المسحوبة: { $card }
table-line-dealer =
    { KIND($who) ->
        [you] أنت موزّع هذه الجولة
       *[other] توزيع هذه الجولة: { $who }
    }
table-line-draws-first =
    { KIND($who) ->
        [you] أنت تسحب أولًا
       *[other] السحب أولًا: { $who }
    }
control-show-my-cards = اعرض أوراقي
control-skip = تخطَّ
control-call-a-renege-of = نادِ على غش { $who }
control-act =
    { KIND($action) ->
        [draw] اسحب ورقة
        [next-round] الجولة التالية
       *[other] { $action }
    }
control-play = العب { $card }
bid-name-blind = { $tricks }
table-line-named = أوراق تمرّرها:
