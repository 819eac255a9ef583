claims-all-tricks-are-played = كانت هذه آخر لمّة
claims-call-it-now = هل غشّ خصمك في النوع؟ نادِ الآن. لك نداء واحد في الجولة، والخاطئ لا يكلّف شيئًا آخر.
claims-call-a-renege = نادِ على الغش
claims-calls =
    { KIND($who) ->
        [you] النداء لك
       *[other] النداء { FORM($who, "to") }
    }
claims-score-the-round = احسب الجولة
called-in-vain =
    { KIND($who) ->
        [you] لا غش هنا. ولا نداء لك بعده في هذه الجولة.
       *[other] نداء { $who } على الغش لم يكن في محله.
    }
proof-trick = اللمّة { $number }
proof-might-have-played =
    { KIND($who) ->
        [you] كان في وسعك لعب:
       *[other] كان في وسع { $who } لعب:
    }
