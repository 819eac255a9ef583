one-file-everything-in-one-file = نسخة احتياطية لكل شيء
one-file-what-it-holds = مبارياتك وسجلك وإحصاءاتك وإعداداتك وقواعدك في ملف واحد، نسخةً احتياطية أو لجهاز آخر. الاستيراد يضيف إلى ما هو موجود.
one-file-or-drop-it = أو أفلت ملفًا على هذه الصفحة.
one-file-export = تصدير
one-file-import = استيراد
one-file-not-at-the-table = لاستيراد ملف، اذهب أولًا إلى القائمة الرئيسية.
file-saved = حُفظ في { $place }.
file-downloaded = نُزّل باسم { $name }.
file-import-summary =
    { $matches ->
        [0] { $ended ->
        [0] تم الاستيراد. كل مبارياته عندك من قبل.
       *[other] استُورد من المباريات المنتهية: { $ended }.
    }
       *[other] { $ended ->
        [0] استُورد من المباريات الجارية: { $matches }.
       *[other] استُورد من المباريات الجارية: { $matches }، ومن المنتهية: { $ended }.
    }
    }
file-damaged = فشل الاستيراد: الملف تالف. لم يتغير شيء. ({ CLAUSE($why) })
file-not-ours = ليست هذه نسخة احتياطية من { -game }. لم يُستورد شيء.
file-newer = هذه النسخة من إصدار أحدث من { -game }. حدّث اللعبة ثم حاول مرة أخرى.
file-part =
    { KIND($item) ->
        [none] فشل الاستيراد في { file-part-name }: { $why }.
       *[some] فشل الاستيراد في { file-part-name } («{ $item }»): { $why }.
    }
file-part-name =
    { $part ->
        [matches] المباريات الجارية
        [history] السجل
        [statistics] الإحصاءات
        [settings] الإعدادات
        [setup] إعداد المباراة
        [daily] توزيعات اليوم
        [friends] النتائج أمام الأصدقاء
        [reviews] مراجعات الجولات
        [learning] تقدم التعلم
       *[other] بقية بياناته
    }
part-fault-changed = عُدّل بعد تصديره
part-fault-newer = من إصدار أحدث من { -game }
part-fault-shape = صيغته غير معروفة
part-fault-other = { CLAUSE($why) }
file-history-damaged = في السجل مباراة تالفة، فلم يُصدَّر شيء: { CLAUSE($place) }.
file-no-room = لا تكفي مساحة التخزين. لم يتغير شيء.
file-forbidden = متصفحك يمنع الحفظ في هذه الصفحة. لم يتغير شيء.
file-newer-here = لم يتغير شيء: { $name } من إصدار أحدث من { -game }.
file-nothing-changed = لم يتغير شيء: { CLAUSE($why) }.
file-no-file = تعذّر فتح الملف: { CLAUSE($why) }.
file-none-chosen = لم يُختر ملف.
file-none-there = لا نسخة احتياطية في { $place }. أسماء النسخ على هيئة spades-….json.
