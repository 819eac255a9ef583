set-name-first = قواعدي
set-name-numbered = قواعد { $number }
set-name-copy-of = نسخة من { $name }
sets-your-sets = قواعدي
sets-edit = تعديل
sets-new = جديد
sets-copy = نسخة أخرى
sets-delete = حذف
sets-name-of-the-set = الاسم
sets-copy-as-text = نسخ نصًّا
sets-paste-text = لصق نص
sets-save-as-file = حفظ ملفًا
sets-read-files = استيراد ملفات
sets-or-drop-files = أو أفلت ملف قواعد هنا.
restore-set = تراجع عن حذف: { $name }
set-exchange-copied = نُسخت «{ $name }» نصًّا.
set-exchange-saved = حُفظت «{ $name }» باسم { $place }.
set-exchange-added = أُضيفت «{ $name }».
set-exchange-no-files = لا ملفات قواعد جديدة في { $place }.
set-exchange-known = «{ $name }» عندك من قبل.
set-exchange-no-room = بلغت أقصى عدد من القواعد: { $count }. احذف واحدة قبل أن تضيف أخرى.
set-exchange-no-clipboard = تعذّر استخدام الحافظة: { CLAUSE($text) }.
set-exchange-no-file = تعذّر فتح الملف: { CLAUSE($text) }.
set-exchange-no-files-here = لا يمكن فتح الملفات هنا. استخدم «{ sets-copy-as-text }» بدلًا من ذلك.
set-exchange-no-rules =
    { KIND($file) ->
        [none] ليس في الحافظة قواعد. ({ CLAUSE($why) })
       *[some] ليس في الملف { $file } قواعد. ({ CLAUSE($why) })
    }
set-exchange-field-missing =
    { KIND($file) ->
        [none] القواعد الملصقة ينقصها «{ $field }». أضفه، أو سمِّ أساسًا تبدأ منه.
       *[some] الملف { $file } ينقصه «{ $field }». أضفه، أو سمِّ أساسًا تبدأ منه.
    }
set-exchange-field-wrong =
    { KIND($file) ->
        [none] القواعد الملصقة: «{ $field }» غير صالح. { $why }
       *[some] { $file }: «{ $field }» غير صالح. { $why }
    }
