# أسماء الأوراق والأنواع واللاعبين والأيام، والقوائم.
# الصيغ: «with» بالباء («بآس الكبة»)، «for» باللام («لآس الكبة»)، «the-rank» بلا نوع («الآس») وحدها، «one» ورقة من النوع، «to» باللام قبل الاسم.
# اللمّة ليست حيلة ولا خدعة، والنوع ليس دعوى ولا بدلة.
# never: حيلة, الحيلة, حيل, الحيل, خدعة, الخدعة, الدعوى, بدلة, البدلة, عطاء, العطاء, المزايدة, حقيبة, الحقيبة, حقائب, مجارف, دمية, الدمية

## الأرقام
decimal-point = { "." }
group-separator = { "," }
percent = { $number }%
times = { $number }×

## الأسابيع تبدأ بالأحد
first-weekday = 6

## الأوراق
card =
    { $form ->
        [rank] { rank-name }
        [the-rank] { rank-the }
        [with] { rank-with } { suit-the }
        [for] { rank-for } { suit-the }
       *[name] { rank-name } { suit-the }
    }
rank =
    { $form ->
        [the] { rank-the }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [jack] ولد
        [queen] بنت
        [king] شايب
        [ace] آس
       *[number] { $rank }
    }
rank-the =
    { $rank ->
        [jack] الولد
        [queen] البنت
        [king] الشايب
        [ace] الآس
       *[number] الـ{ $rank }
    }
rank-with =
    { $rank ->
        [jack] بولد
        [queen] ببنت
        [king] بشايب
        [ace] بآس
       *[number] بـ{ $rank }
    }
rank-for =
    { $rank ->
        [jack] لولد
        [queen] لبنت
        [king] لشايب
        [ace] لآس
       *[number] لـ{ $rank }
    }
big-joker =
    { $form ->
        [with] بالجوكر الكبير
        [for] للجوكر الكبير
       *[name] الجوكر الكبير
    }
little-joker =
    { $form ->
        [with] بالجوكر الصغير
        [for] للجوكر الصغير
       *[name] الجوكر الصغير
    }
high-two-of-diamonds =
    { $form ->
        [with] بـ2 الديناري العالية
        [for] لـ2 الديناري العالية
       *[name] 2 الديناري العالية
    }
high-two-of-spades =
    { $form ->
        [with] بـ2 البستوني العالية
        [for] لـ2 البستوني العالية
       *[name] 2 البستوني العالية
    }

## الأنواع: «الكبة»، «ورقة كبة»
suit =
    { $form ->
        [one] { suit-one }
        [with] { suit-with }
       *[name] { suit-the }
    }
suit-the =
    { $suit ->
        [clubs] السباتي
        [diamonds] الديناري
        [hearts] الكبة
       *[spades] البستوني
    }
suit-one =
    { $suit ->
        [clubs] ورقة سباتي
        [diamonds] ورقة ديناري
        [hearts] ورقة كبة
       *[spades] ورقة بستوني
    }
suit-with =
    { $suit ->
        [clubs] بالسباتي
        [diamonds] بالديناري
        [hearts] بالكبة
       *[spades] بالبستوني
    }

## اللاعبون
you =
    { $form ->
        [to] لك
       *[start] أنت
    }
dummy =
    { $form ->
        [to] للورق المكشوف
        [within] الورق المكشوف
        [start] الورق المكشوف
       *[plate] المكشوف
    }
person =
    { $form ->
        [to] لـ{ $name }
       *[name] { $name }
    }
court =
    { $card ->
        [clubs-jack] لانسلوت
        [clubs-queen] أرجين
        [clubs-king] الإسكندر
        [diamonds-jack] هكتور
        [diamonds-queen] راحيل
        [diamonds-king] قيصر
        [hearts-jack] لاهير
        [hearts-queen] يهوديت
        [hearts-king] شارل
        [spades-jack] أوجييه
        [spades-queen] بالاس
       *[spades-king] داود
    }
numbered-person = لاعب { $number }
side-of-table =
    { $side ->
        [south] جنوب
        [west] غرب
        [north] شمال
       *[east] شرق
    }

## القوائم
list-pair =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }، { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first } مقابل { $second }
       *[and] { $first } و{ $second }
    }
list-next =
    { $form ->
        [dots] { $first } · { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first } مقابل { $second }
       *[and] { $first }، { $second }
    }
list-last =
    { $form ->
        [dots] { $first } · { $second }
        [commas] { $first }، { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first } مقابل { $second }
       *[and] { $first } و{ $second }
    }

## الأيام والشهور
day =
    { $form ->
        [short] { $day } { month-name }
       *[full] { $day }{ "\u00A0" }{ month-name }{ "\u00A0" }{ $year }
    }
month = { month-name } { $year }
month-name =
    { $month ->
        [1] يناير
        [2] فبراير
        [3] مارس
        [4] أبريل
        [5] مايو
        [6] يونيو
        [7] يوليو
        [8] أغسطس
        [9] سبتمبر
        [10] أكتوبر
        [11] نوفمبر
       *[12] ديسمبر
    }
