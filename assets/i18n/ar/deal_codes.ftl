deal-codes-deal-code = رمز التوزيع
deal-codes-no-code = اكتب رمزًا أو الصقه
deal-codes-what-it-is-for = من يُدخل هذا الرمز تُوزَّع عليه الأوراق نفسها.
deal-codes-not-yet = رمز التوزيع لك بعد المباراة، لأنه يكشف الأوراق القادمة.
deal-codes-paste-code = لصق
deal-codes-no-deal-code = إزالة
deal-codes-copy-deal-code = نسخ رمز التوزيع
deal-codes-copy-link = نسخ الرابط
deal-codes-copy-link-with-my-points = نسخ الرابط مع نقاطي
deal-codes-copy-code-with-my-points = نسخ الرمز مع نقاطي
deal-codes-share-link = مشاركة
deal-codes-share-link-with-my-points = مشاركة مع نقاطي
invitation-plain = { -game }: العب الأوراق نفسها التي لعبتُها.
invitation-points = { -game }: نقاطي { $points }. الأوراق نفسها، والدور دورك.
scored-points =
    { $points ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
sent-deal-title = توزيعة وصلتك من صديق
sent-deal-they-scored = نتيجته: { scored-points }.
sent-deal-same-cards = ستُوزَّع عليك الأوراق نفسها.
sent-deal-play = العب
sent-deal-not-now = ليس الآن
sent-deal-change-players = غيّر اللاعبين
against-friend-sums = نقاط صديقك: { $friend }، ونقاطك: { $own }
against-friend-rounds = { FORM($rounds, "dots") }
round-against = الجولة { $round }: { $friend } مقابل { $own }
code-accepted = قُبل الرمز: { $rules-name }.
code-no-clipboard = تعذّر استخدام الحافظة: { CLAUSE($text) }.
code-empty = أدخل رمز توزيع.
code-not-found = ليس في هذا النص رمز توزيع.
code-character = رموز التوزيع لا تحتوي على «{ $found }» (الحرف { $at }).
code-too-short = هذا الرمز أقصر من اللازم.
code-too-long = هذا الرمز أطول من اللازم.
code-wrong = راجع الحرف { $at }.
code-swapped = يبدو أن الحرفين { $at } و{ "\u200F" }{ $next } متبادلان.
code-extra = هناك حرف زائد في الموضع { $at }.
code-missing = ينقص حرف قبل الحرف { $at }.
code-mistyped = في هذا الرمز خطأ كتابة. راجعه وحاول مرة أخرى.
code-newer = هذا الرمز يحتاج إلى إصدار أحدث من { -game }. حدّث اللعبة وحاول مرة أخرى.
code-meaningless = ليس هذا رمز توزيع في { -game }.
