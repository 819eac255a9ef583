round-title-round = الجولة { $round }
round-title-of-rules = { $rules } · الجولة { $round }
round-title-practice = تدريب · الجولة { $round }
round-title-practice-alone = تدريب
round-title-deal-of-the-day = توزيعة اليوم · الجولة { $round }
round-title-deal-of-the-day-alone = توزيعة اليوم
round-title-heard = { $rules }، الجولة { $round }
round-title-heard-of-the-day = توزيعة اليوم، { $rules }، الجولة { $round }
round-line-bidding = الطلبات
round-line-trick = اللمّة { $trick } من { $all }
round-line-last-round = تنتهي بعد الجولة { $round }
round-line-one-round = جولة واحدة
round-line-of-rounds =
    { $rounds ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $rounds } جولات
        [many] { $rounds } جولة
       *[other] { $rounds } جولة
    }
round-line-first-to = الفوز عند { $target }
round-line-first-to-or-rounds = إلى { $target } أو { $rounds ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $rounds } جولات
        [many] { $rounds } جولة
       *[other] { $rounds } جولة
    }
fair-deal-caption = توزيع نزيه
fair-deal-code = توزيع نزيه { $code }
fair-deal-checksum = SHA-256 { $code }
fair-deal-about = خُتم الورق قبل أول ورقة، وهذه بصمته. افتحها لتتحقق من التوزيع.
spades-broken = كُسر البستوني
spades-not-broken = لم يُكسر البستوني
round-line-passing = التمرير
