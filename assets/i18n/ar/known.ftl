known-what-do-i-know = ماذا أعرف؟
known-still-out = لم تظهر بعد
known-in-your-hand = في يدك
known-just-drawn = سُحبت الآن
known-in-the-dummy = في الورق المكشوف
known-played = لُعبت
known-thrown-by-you = أوراقك المرمية
known-thrown-by-others = مرميات أخرى
known-in-other-hands = الباقي في أيدٍ لا تراها.
known-in-the-other-hand-or-out = الباقي في يد خصمك أو خارج اللعب.
known-in-the-other-hand-or-thrown = الباقي في يد خصمك أو رُمي مقلوبًا.
known-in-the-stock-too = الباقي في الكومة أو في يد خصمك.
known-in-the-stock-or-thrown = الباقي في الكومة، أو في يد خصمك، أو رُمي مقلوبًا.
known-all-in =
    { KIND($who) ->
        [you] معك كل الباقي.
       *[other] كل الباقي مع { $who }.
    }
known-has-none =
    { KIND($who) ->
        [you] أنت خالٍ من النوع.
       *[other] لا شيء منه مع { $who }.
    }
known-ranks = { FORM($ranks, "commas") }
