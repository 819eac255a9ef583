deal-of-the-day-deal-of-the-day = توزيعة اليوم
deal-of-the-day-motto = الأوراق نفسها للجميع
deal-of-the-day-rules = اليوم يلعب الجميع التوزيعات نفسها: ثلاث جولات ضد مستوى «{ level-advanced }»، وبطريقة لعب مختلفة كل يوم. لا تُحسب إلا أول مباراة تنهيها، وبشرط ألا تعيدها ولا تتراجع بعد رؤية أوراق أو طلبات جديدة.
deal-of-the-day-play-todays-deal = العب توزيعة اليوم
deal-of-the-day-continue = متابعة
deal-of-the-day-play-once-more = العب مرة أخرى
deal-of-the-day-once-more-counts-for-nothing = انتهت توزيعة اليوم. غدًا توزيعة جديدة، واحدة للجميع.
streak-at-risk =
    { $days ->
        [zero] لا أيام على التوالي. ابدأ السلسلة اليوم.
        [one] يوم واحد. لا تقطع السلسلة اليوم.
        [two] يومان على التوالي. لا تقطع السلسلة اليوم.
        [few] { $days } أيام على التوالي. لا تقطع السلسلة اليوم.
        [many] { $days } يومًا على التوالي. لا تقطع السلسلة اليوم.
       *[other] { $days } يوم على التوالي. لا تقطع السلسلة اليوم.
    }
deal-of-the-day-copy-result = انسخ النتيجة
deal-of-the-day-share-result = شارك النتيجة
deal-of-the-day-days-in-a-row = السلسلة الحالية
deal-of-the-day-most-in-a-row = أطول سلسلة
deal-of-the-day-days-played = أيام اللعب
deal-of-the-day-this-month = هذا الشهر
day-words =
    { $outcome ->
        [won] فزت: { day-points }.
        [lost] خسرت: { day-points }.
       *[drawn] تعادلت: { day-points }.
    }
day-points =
    { $score ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $score } نقاط
        [many] { $score } نقطة
       *[other] { $score } نقطة
    }
share-head = { -game } · { deal-of-the-day-deal-of-the-day } · { FORM($day, "short") }
share-line =
    { $outcome ->
        [won] { $variant }: فوز { $own } مقابل { $other } · { $squares }
        [lost] { $variant }: خسارة { $own } مقابل { $other } · { $squares }
       *[drawn] { $variant }: تعادل { $own } مقابل { $other } · { $squares }
    }
shared-copied = نُسخت النتيجة، ولا تكشف أي ورقة.
shared-gone = لم تعد هذه المباراة في سجلك.
shared-no-clipboard = تعذّر استخدام الحافظة: { CLAUSE($text) }.
week-deal =
    { $days ->
        [0] { deal-of-the-day-deal-of-the-day }، هذا الأسبوع
       *[other] { deal-of-the-day-deal-of-the-day }، هذا الأسبوع: { $days ->
        [zero] لا أيام
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    } على التوالي
    }
week-puzzle =
    { $days ->
        [0] { learning-puzzle-of-the-day }، هذا الأسبوع
       *[other] { learning-puzzle-of-the-day }، هذا الأسبوع: { $days ->
        [zero] لا أيام
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    } على التوالي
    }
week-streak =
    { $days ->
        [zero] لا أيام
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }
