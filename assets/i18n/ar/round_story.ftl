round-story = { FORM($round-outcome, "spaces") }
outcome-made =
    { KIND($side) ->
        [you] { $bags ->
        [0] حققت طلبك: { $bid }.
       *[other] حققت طلبك: { $bid }، والزائدة { $bags }.
    }
       *[other] { $bags ->
        [0] { $side }: طلب { $bid } تحقق.
       *[other] { $side }: طلب { $bid } تحقق، والزائدة { $bags }.
    }
    }
outcome-set =
    { KIND($side) ->
        [you] طلبت { $bid } وأخذت { $tricks }: انكسر طلبك.
       *[other] { $side }: الطلب { $bid } والمأخوذ { $tricks }، فانكسر.
    }
outcome-nil =
    { $tricks ->
        [0] { outcome-nil-made }
       *[other] { outcome-nil-failed }
    }
outcome-nil-made =
    { KIND($who) ->
        [you] { $blind ->
        [yes] تحقق صفرك الأعمى.
       *[no] تحقق صفرك.
    }
       *[other] { $blind ->
        [yes] { $who }: تحقق الصفر الأعمى.
       *[no] { $who }: تحقق الصفر.
    }
    }
outcome-nil-failed =
    { KIND($who) ->
        [you] { $blind ->
        [yes] فشل صفرك الأعمى: أخذت { $tricks ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
    }.
       *[no] فشل صفرك: أخذت { $tricks ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
    }.
    }
       *[other] { $blind ->
        [yes] { $who }: فشل الصفر الأعمى، والمأخوذ { $tricks ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
    }.
       *[no] { $who }: فشل الصفر، والمأخوذ { $tricks ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
    }.
    }
    }
outcome-caught =
    { KIND($caller) ->
        [you] كشفت غشًّا في النوع.
       *[other] { $caller }: كشف غش في النوع.
    }
outcome-not-followed =
    { KIND($culprit) ->
        [you] { outcome-caught } كان معك من { $suit } ولعبت { $card }.
       *[other] { outcome-caught } كان مع { $culprit } من { $suit }، والملعوب { $card }.
    }
outcome-led-too-early =
    { KIND($culprit) ->
        [you] { outcome-caught } بدأت { FORM($card, "with") } قبل كسر البستوني.
       *[other] { outcome-caught } بدء { $culprit } { FORM($card, "with") } كان قبل كسر البستوني.
    }
outcome-called-in-vain =
    { KIND($who) ->
        [you] ناديت على غش، ولم يكن هناك غش.
       *[other] نداء { $who } على الغش لم يكن في محله.
    }
