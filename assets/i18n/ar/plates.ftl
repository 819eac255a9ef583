plate-caption-bid = الطلب
plate-caption-tricks = اللمّات
plate-caption-took = أُخذت
plate-caption-bags = الزائدة
bid-made =
    { KIND($bid) ->
        [none] –
        [blind] أعمى { $bid }
        [nil] صفر
        [blind-nil] صفر أعمى
       *[tricks] { $bid }
    }
bid-figure =
    { KIND($bid) ->
        [none] –
        [nil] صفر
        [blind-nil] صفر
       *[tricks] { $bid }
    }
bid-caption =
    { KIND($bid) ->
        [blind-nil] أعمى
        [blind] أعمى
       *[any] الطلب
    }
bid-caption-short =
    { KIND($bid) ->
        [blind-nil] أعمى
        [blind] أعمى
       *[any] الطلب
    }
marker-means =
    { KIND($beginner) ->
        [dealer] الموزّع
       *[first-to-draw] يسحب أولًا
    }
tricks-taken =
    { KIND($count) ->
        [none] –
       *[other] { $count }
    }
plate-stamp-set = انكسر
status-nil-in-danger = الصفر في خطر
status-takes-the-trick = صاحب اللمّة
status-your-draw = دورك للسحب
status-your-bid = دورك للطلب
status-your-turn = دورك
status-draws = دور السحب
status-is-bidding = دور الطلب
status-is-playing = دور اللعب
status-led = بدء اللمّة
status-waits = انتظار
of-target = من { $points }
seat-line-took = أُخذت { $tricks }
seat-line-no-bid-yet = لا طلب بعد
seat-line-bid = الطلب { $bid }
seat-line-bid-and-took =
    { KIND($bid) ->
        [blind-nil] صفر أعمى · { $tricks }
        [blind] أعمى { $bid } · { $tricks }
       *[other] الطلب { $bid } · { $tricks }
    }
seat-line-nil-in-danger = الصفر في خطر
side-bid-tricks = الطلب { $tricks }
side-bid-tricks-and-nil = { $tricks } + صفر
side-bid-nil = طلب صفر
side-bid-blind-nil = صفر أعمى
side-bid-two-nils = صفران
with-partner = { $who } + { $partner }
short-pair = { $first } و{ $second }
name-cut = { $start }.
numbered-name-cut = { $start }. { $number }
two-scores = { $first } · { $second }
team-tricks = { $bid } · أُخذت { $tricks }
team-line =
    { KIND($more-bags) ->
        [none] { $bid } · أُخذت { $tricks } · { side-line-bags }
       *[other] { $bid } · أُخذت { $tricks } · زائدة { $bags }+{ $more-bags }
    }
side-line =
    { KIND($bid) ->
        [none] { side-line-bags }
       *[other] { $bid } · أُخذت { $tricks } · { side-line-bags }
    }
side-line-bags = زائدة { $bags }
beginner-dealer = م
beginner-first-to-draw = 1
side-bid-blind = أعمى { $tricks }
