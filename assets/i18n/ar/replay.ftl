replay-replay = إعادة العرض
replay-look-back = إعادة عرض المباراة
replay-replay-the-round = إعادة عرض الجولة
replay-leave-the-replay = الخروج من العرض
replay-previous-round = الجولة السابقة
replay-next-round = الجولة التالية
replay-step-back = الخطوة السابقة
replay-step-on = الخطوة التالية
replay-go-on = تشغيل
replay-pause = إيقاف مؤقت
replay-time-line = الخط الزمني
replay-play-on-from-here = تابع اللعب من هنا
replay-practice-counts-for-nothing = تدريب ضد الحاسوب. لا يُحسب.
replay-practice-is-not-kept = تدريب: لا يُحفظ ولا يُحسب.
replay-nothing-was-better = أفضل خيار
replay-cannot-be-replayed = لا يمكن إعادة عرض هذه المباراة.
seen-by-all = كل الأيدي
seen-by-one =
    { KIND($who) ->
        [you] بعينيك أنت
       *[other] بعيني { $who }
    }
progress = الجولة { $round }: الخطوة { $done } من { $of }
round-begins = تبدأ الجولة { $round }
reviewing = المراجعة: { $share }
