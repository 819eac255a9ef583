facing-hold-to-look = اضغط مطوّلًا لتنظر
facing-look = انظر
facing-tap-to-cover = انقر للتغطية
facing-cover = غطِّ
facing-turn-to-me = أدِر نحوي
asked-draw = دورك: انقر الكومة
asked-lift-the-cover = دورك: اضغط على غطائك أو انقره
asked-look-or-blind-nil = صفر أعمى، أو انظر إلى أوراقك
asked-lead = دورك: ابدأ اللمّة
asked-led = دورك: المطلوب { $suit }
asked-lead-from-the-dummy = دورك: ابدأ من الورق المكشوف
asked-led-to-the-dummy = من الورق المكشوف: المطلوب { $suit }
tally-words-nothing = –
tally-words-tricks = { $tricks }
tally-words-nil = صفر
tally-words-nil-and-tricks = صفر، { $tricks }
tally-words-bid = الطلب { $bid }
tally-words-of = { $tricks } من { $bid }
bags = زائدة { $count }
stock-left = الباقي: { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
seating-title = أماكن الجلوس
seating-side-by-side = جنبًا إلى جنب
seating-face-to-face = وجهًا لوجه
seating-about-side-by-side = العبوا بالدور وتناقلوا الجهاز.
seating-about-face-to-face = ضعوا الجهاز في الوسط. لكل لاعب جانب، ويضغط على غطائه ليرى أوراقه.
seating-no-room = هذه الشاشة أصغر من أن تلعبوا وجهًا لوجه. استخدموا جهازًا لوحيًا، أو تناقلوا الجهاز.
asked-pass = مرّر أوراقًا إلى شريكك
