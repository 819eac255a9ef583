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
        [diamonds] عندك «لا شيء» غالٍ.
        [hearts] صفر جميل. جرّبت كل شيء.
       *[spades] بحثت عن ثغرة. لم أجد.
    }
talk-line-one-trick-too-many =
    { KIND($suit) ->
        [clubs] يا خسارة. واحدة فقط!
        [diamonds] حظ سيئ. كنت سأراهن عليه.
        [hearts] كان ذلك الصفر يستحق أفضل.
       *[spades] لمّة واحدة. لم أحتج إلا إليها.
    }
talk-line-your-nil-failed =
    { KIND($suit) ->
        [clubs] بدا سهلًا حين طلبته!
        [diamonds] صفر غالي الثمن.
        [hearts] في المرة القادمة سأغضّ الطرف.
       *[spades] الصفر طريق ضيق.
    }
talk-line-you-set-me =
    { KIND($suit) ->
        [clubs] أظنني عددت ذلك الآس مرتين.
        [diamonds] آخ. هذه كلّفتني.
        [hearts] أحسنت القتال. لم أتوقعها.
       *[spades] كنت تعدّ الورق. لاحظت ذلك.
    }
talk-line-one-short =
    { KIND($suit) ->
        [clubs] يحدث لي هذا دائمًا!
        [diamonds] نقصت واحدة. أغلى لمّة على الإطلاق.
        [hearts] طلب شجاع. كنت سأجرّبه أيضًا.
       *[spades] نقصت واحدة. «كاد» لا تُحسب.
    }
talk-line-together =
    { KIND($suit) ->
        [clubs] فعلناها! فعلناها حقًّا!
        [diamonds] صفقة رابحة يا شريكي.
        [hearts] لم أشكّ فيك قط يا شريكي.
       *[spades] كما طلبنا بالضبط. هكذا يجب.
    }
talk-line-exactly =
    { KIND($suit) ->
        [clubs] قلتها وأخذتها. كيف؟
        [diamonds] دُفع الحساب كاملًا بلا فكّة.
        [hearts] بلا لمّة زائدة. جميل.
       *[spades] دقيق. يعجبني.
    }
talk-line-ten-bags =
    { KIND($suit) ->
        [clubs] لحظة، اللمّات الزائدة سيئة؟
        [diamonds] الحساب يأتي دائمًا.
        [hearts] عشر بهذه السرعة؟ تتسلل حقًّا.
       *[spades] عشر. كنت أعدّها هي أيضًا.
    }
talk-line-won =
    { KIND($suit) ->
        [clubs] فزت؟ فزت!
        [diamonds] سعدت بالتعامل معك.
        [hearts] مباراة جميلة. واحدة أخرى؟
       *[spades] مرة أخرى؟
    }
talk-line-lost =
    { KIND($suit) ->
        [clubs] مرة أخرى! سأغلبك في القادمة!
        [diamonds] أفرغت جيبي.
        [hearts] إن كان لا بد من الخسارة فأمامك.
       *[spades] لعبك كان أفضل. هنيئًا لك.
    }
