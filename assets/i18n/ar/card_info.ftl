would-lead =
    { $breaks ->
        [yes] بدء اللمّة { FORM($suit, "with") } وكسره
       *[no] بدء اللمّة { FORM($suit, "with") }
    }
would-take =
    { $breaks ->
        [yes] كسر البستوني وأخذ اللمّة { FORM($with, "with") }
       *[no] أخذ اللمّة { FORM($with, "with") }
    }
would-beat =
    { $breaks ->
        [yes] كسر البستوني، وأعلى من { $best } حتى الآن
       *[no] أعلى من { $best } حتى الآن
    }
would-lose-to = أدنى من { $card }
would-stay-below-partner = أدنى من ورقة شريكك: { $card }
would-leave-to-partner = ترك اللمّة لورقة شريكك: { $card }
tap-again = انقر ثانية، أو ادفعها إلى أعلى لتلعبها
about-card = { $card }
about-stock = الكومة
about-trick = هذه اللمّة
about-taken =
    { KIND($who) ->
        [you] لمّاتك
       *[other] لمّات { $who }
    }
about-hand =
    { KIND($who) ->
        [you] أوراقك
       *[other] أوراق { $who }
    }
about-line-higher-out =
    { $count ->
        [zero] لم يبق من { $suit } أعلى منها
        [one] بقيت من { $suit } ورقة واحدة أعلى منها
        [two] بقيت من { $suit } ورقتان أعلى منها
        [few] بقيت من { $suit } { $count } أوراق أعلى منها
        [many] بقيت من { $suit } { $count } ورقة أعلى منها
       *[other] بقيت من { $suit } { $count } ورقة أعلى منها
    }
about-line-led =
    { KIND($who) ->
        [you] بدأت أنت { FORM($card, "with") }
       *[other] البدء من { $who } { FORM($card, "with") }
    }
about-line-winning =
    { KIND($who) ->
        [you] الأعلى ورقتك: { $card }
       *[other] الأعلى ورقة { $who }: { $card }
    }
about-line-cards =
    { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
about-line-left = الباقي: { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
about-line-tricks =
    { $count ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $count } لمّات
        [many] { $count } لمّة
       *[other] { $count } لمّة
    }
about-line-points =
    { $score ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $score } نقاط
        [many] { $score } نقطة
       *[other] { $score } نقطة
    }
about-line-bags =
    { $count ->
        [zero] لا لمّات زائدة
        [one] لمّة زائدة واحدة
        [two] لمّتان زائدتان
        [few] { $count } لمّات زائدة
        [many] { $count } لمّة زائدة
       *[other] { $count } لمّة زائدة
    }
