pile-stock = الكومة
pile-cards-left = الباقي: { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
pile-discards = الأوراق المرمية
pile-discarded =
    { $open ->
        [yes] مكشوفة: { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
       *[no] مقلوبة: { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    }
pile-hand =
    { KIND($of) ->
        [you] أوراقك · { $count } من 13
       *[other] أوراق { $of } · { $count } من 13
    }
pile-hand-of =
    { KIND($who) ->
        [you] أوراقك
       *[other] أوراق { $who }
    }
pile-of-thirteen = { $count } من 13
pile-tricks =
    { KIND($who) ->
        [you] لمّاتك
       *[other] لمّات { $who }
    }
pile-yours = لمّاتك
pile-theirs = لمّاتهم
