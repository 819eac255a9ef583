curtain-pass-the-device = سلّم الجهاز { FORM($who, "to") }
curtain-pass-the-device-below = سلّم الجهاز إلى{ "\u000A" }{ $who }
curtain-look-away =
    { FORM($others, "count") ->
        [0] تبقى أوراقك مخفية حتى تضغط الزر.
        [1] { $others }: أدِر وجهك من فضلك. تبقى أوراق { $next } مخفية حتى يُضغط الزر.
       *[other] الباقون جميعًا: أديروا وجوهكم من فضلكم. تبقى أوراق { $next } مخفية حتى يُضغط الزر.
    }
curtain-hold =
    { $shows ->
        [yes] اضغط مطوّلًا لعرض أوراقي
       *[no] اضغط مطوّلًا لألعب دوري
    }
curtain-draft = الجولة { $round } · السحب
curtain-bidding = الجولة { $round } · الطلبات
curtain-trick = الجولة { $round } · اللمّة { $trick }
curtain-score = { $side }: { $score }
