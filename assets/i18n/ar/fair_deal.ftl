fair-deals-fair-deal = توزيع نزيه
fair-deals-why = متى بدأت الجولة لم تعد أي ورقة تتغيّر، والبصمة أدناه دليل ذلك.
fair-deals-how = قبل أول ورقة يُخلط الورق ويُختم. بصمته هي SHA-256 للورق مع ملح عشوائي؛ ولا يمكن أن يطابقها ورق آخر.
fair-deals-after = بعد الجولة يعرض الإيصال الورق والملح. تتحقق اللعبة منهما هنا، ويمكنك التحقق بأي أداة SHA-256.
fair-deals-code-of-this-round = بصمة هذه الجولة
fair-deals-still-sealed = مختوم حتى تنتهي الجولة. دوّن بداية البصمة إن أردت التحقق لاحقًا.
fair-deals-checked = تم التحقق: الورق والملح يطابقان البصمة.
fair-deals-the-deck = الورق، من أعلى إلى أسفل
fair-deals-copy-receipt = انسخ الإيصال
fair-deals-check-receipt = تحقق من إيصال منسوخ
fair-deals-no-match = لكل جولة بصمتها، وتظهر بجانب رقم الجولة.
receipt-checked-true = تم التحقق من إيصال الجولة { $round }: يطابق { $start }…
receipt-checked-false =
    { $receipt-error ->
        [deck] إيصال غير صالح: ورقه ليس 52 ورقة مختلفة.
        [salt] إيصال غير صالح: ملحه ليس 64 رقمًا ست عشريًّا.
       *[commitment] إيصال غير صالح: الورق والملح لا يطابقان البصمة.
    }
receipt-checked-no-receipt = ليس في الحافظة إيصال. انسخ واحدًا وحاول مرة أخرى. ({ CLAUSE($why) })
receipt-checked-no-clipboard = تعذّر استخدام الحافظة: { CLAUSE($text) }.
