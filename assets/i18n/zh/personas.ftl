talk = { $who }：{ $line }

talk-line-my-nil =
    { KIND($suit) ->
        [clubs] 一墩没有！这算好事吧？
        [diamonds] 什么都不干，白得一百分。
        [hearts] 谢谢你们高抬贵手。
       *[spades] 一墩不拿。如我所料。
    }
talk-line-your-nil =
    { KIND($suit) ->
        [clubs] 怎么做到墩墩都输的？教教我！
        [diamonds] 什么都不拿，倒最值钱。
        [hearts] 这零真漂亮，我可是什么招都使了。
       *[spades] 我找过破绽。没有。
    }
talk-line-one-trick-too-many =
    { KIND($suit) ->
        [clubs] 哎呀，就多了一墩！
        [diamonds] 手气差点，我还押你成呢。
        [hearts] 这个零可惜了。
       *[spades] 一墩。我只要一墩。
    }
talk-line-your-nil-failed =
    { KIND($suit) ->
        [clubs] 你叫的时候看着挺容易的！
        [diamonds] 这零可真够贵的。
        [hearts] 下次我装没看见。
       *[spades] 零这条路，窄。
    }
talk-line-you-set-me =
    { KIND($suit) ->
        [clubs] 那张A我好像数了两遍。
        [diamonds] 哎哟，这下亏大了。
        [hearts] 打得好，真没料到这手。
       *[spades] 你在数牌，我看出来了。
    }
talk-line-one-short =
    { KIND($suit) ->
        [clubs] 我也老这样！
        [diamonds] 差一墩，最贵的一墩。
        [hearts] 有胆量！换我也会试试。
       *[spades] 差一墩，也是差。
    }
talk-line-together =
    { KIND($suit) ->
        [clubs] 成了！真的成了！
        [diamonds] 这买卖划算，搭档。
        [hearts] 我就知道你行，搭档。
       *[spades] 叫几拿几。理当如此。
    }
talk-line-exactly =
    { KIND($suit) ->
        [clubs] 说几墩就几墩？怎么做到的？
        [diamonds] 如数付清，不用找零。
        [hearts] 一个超墩都没有，真好。
       *[spades] 精准，我服。
    }
talk-line-ten-bags =
    { KIND($suit) ->
        [clubs] 等等，超墩不是好事？
        [diamonds] 欠账总是要还的。
        [hearts] 都满了？不知不觉的。
       *[spades] 满了。这个我也数着呢。
    }
talk-line-won =
    { KIND($suit) ->
        [clubs] 我赢了？我赢了！
        [diamonds] 承让，合作愉快。
        [hearts] 好牌局。再来一场？
       *[spades] 再来？
    }
talk-line-lost =
    { KIND($suit) ->
        [clubs] 再来！下回准赢你！
        [diamonds] 被你赢得精光。
        [hearts] 要输的话，输给你也值。
       *[spades] 你打得更好。尽管得意。
    }
