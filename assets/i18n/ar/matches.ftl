matches-matches = المباريات
matches-continue = متابعة
matches-delete = حذف
matches-undo = تراجع
matches-delete-the-deal-of-the-day = هذه توزيعة يوم. أتحذفها مع ذلك؟
matches-keep = إبقاء
matches-deleted = ستُحذف حين تغادر هذه الصفحة.
matches-rename = إعادة تسمية
matches-done = تم
matches-name = اسم المباراة
matches-no-name = بلا اسم
matches-nothing-unfinished = لا ورق على الطاولة. ابدأ مباراة، فتنتظرك هنا.
playing-only-computers = الحاسوب ضد الحاسوب
playing-you-and-computers = أنت ضد الحاسوب
playing-people = { $people }
playing-people-and-computers = { FORM($people, "commas") } والحاسوب
last-played-sometime = { $playing }
last-played-today = { $playing } · اليوم
last-played-yesterday = { $playing } · أمس
last-played-on = { $playing } · { $day }
stake =
    { $bid ->
        [0] صفر: { $tricks }
       *[other] { $tricks } من { $bid }
    }
on-the-table =
    { KIND($trick) ->
        [none] { on-the-table-tricks }
       *[some] { on-the-table-tricks } على الطاولة: { FORM($trick, "commas") }.
    }
on-the-table-tricks =
    { KIND($stakes) ->
        [none] الأوراق الباقية: { FORM($hands, "commas") }.
       *[some] الأوراق الباقية: { FORM($hands, "commas") }. اللمّات: { FORM($stakes, "commas") }.
    }
