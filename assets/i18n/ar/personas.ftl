talk = { $who }: { $line }
talk-line-my-nil =
    { KIND($suit) ->
        [clubs] ولا لمّة! هذا جيد، أليس كذلك؟
        [diamonds] مئة نقطة مقابل لا شيء.
        [hearts] تركتني أمرّ. ما أكرمك.
       *[spades] لا شيء. كما خططت.
    }
talk-line-your-nil =
    { KIND($suit) ->
        [clubs] كيف تخسر كل لمّة؟ علّمني!
        [diamonds] أغلى «لا شيء» رأيته في حياتي.
        [hearts] صفر جميل. سلمت يداك!
       *[spades] بحثت عن ثغرة. لم أجد.
    }
talk-line-one-trick-too-many =
    { KIND($suit) ->
        [clubs] يا خسارة. واحدة فقط!
        [diamonds] حظ سيئ. كنت سأراهن بمالي عليه.
        [hearts] يا حسرة على صفر كهذا.
       *[spades] لمّة واحدة. كانت تكفيني.
    }
talk-line-your-nil-failed =
    { KIND($suit) ->
        [clubs] بدا سهلًا حين طلبته!
        [diamonds] صفر غالي الثمن.
        [hearts] في المرة القادمة سأغضّ الطرف.
       *[spades] طريق الصفر ضيق.
    }
talk-line-you-set-me =
    { KIND($suit) ->
        [clubs] أظنني عددت ذلك الآس مرتين.
        [diamonds] آخ. هذه من جيبي.
        [hearts] أحسنت! لم تخطر لي على بال.
       *[spades] كنت تعدّ الورق. لم يَخفَ عليّ.
    }
talk-line-one-short =
    { KIND($suit) ->
        [clubs] يحدث لي هذا دائمًا!
        [diamonds] أغلى لمّة هي الناقصة.
        [hearts] طلب شجاع. لو كنت مكانك لطلبته.
       *[spades] نقصت واحدة. «كاد» لا تُحسب.
    }
talk-line-together =
    { KIND($suit) ->
        [clubs] فعلناها! فعلناها حقًّا!
        [diamonds] صفقة رابحة يا شريكي.
        [hearts] لم أشكّ فيك قط يا شريكي.
       *[spades] كما طلبنا. هكذا يكون اللعب.
    }
talk-line-exactly =
    { KIND($suit) ->
        [clubs] قلتها وأخذتها. كيف؟
        [diamonds] دُفع الحساب كاملًا بلا فكّة.
        [hearts] ولا لمّة زائدة. ما أجملها!
       *[spades] دقيق. يعجبني.
    }
talk-line-ten-bags =
    { KIND($suit) ->
        [clubs] لحظة، اللمّات الزائدة سيئة؟
        [diamonds] الفاتورة تصل دائمًا.
        [hearts] عشر؟ تتسلل على أطراف أصابعها.
       *[spades] عشر. كنت أعدّها هي أيضًا.
    }
talk-line-won =
    { KIND($suit) ->
        [clubs] فزت؟ فزت!
        [diamonds] التعامل معك مكسب.
        [hearts] مباراة جميلة. واحدة أخرى؟
       *[spades] مرة أخرى؟
    }
talk-line-lost =
    { KIND($suit) ->
        [clubs] مرة أخرى! سأغلبك في القادمة!
        [diamonds] نظّفت جيوبي كلها.
        [hearts] إن كان لا بد من الخسارة، فأمامك أنت.
       *[spades] لعبك كان أفضل. هنيئًا لك.
    }
