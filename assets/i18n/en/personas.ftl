### Table talk of the computer players, by the suit of the card they are named after: clubs are eager, diamonds count money, hearts are
### warm, spades are dry. Write your own line for each moment; don’t translate the joke.
###
### prefixes: talk-line
### $suit (Suit): the suit

# "Rachel: Paid in full, and no change."
# $who (Who): the speaker
# $line (Words): the remark
# key: table-talk
talk = { $who }: { $line }

## The remarks.
## by key: talk-line
## room: 45

# The speaker made nil.
talk-line-my-nil =
    { KIND($suit) ->
        [clubs] Zero tricks! That’s good, right?
        [diamonds] A hundred points for doing nothing.
        [hearts] You let me slip through. How kind.
       *[spades] Nothing. As planned.
    }

# The reader made nil.
talk-line-your-nil =
    { KIND($suit) ->
        [clubs] How do you lose every trick? Teach me!
        [diamonds] You make nothing look expensive.
        [hearts] Beautiful nil. I tried everything.
       *[spades] I looked for a way in. There wasn’t one.
    }

# The reader’s nil failed by a single trick.
talk-line-one-trick-too-many =
    { KIND($suit) ->
        [clubs] Aw. And it was only one!
        [diamonds] Bad luck. I’d have bet on it.
        [hearts] That nil deserved better.
       *[spades] One trick. I only needed one.
    }

# The reader’s nil failed by more.
talk-line-your-nil-failed =
    { KIND($suit) ->
        [clubs] It looked so easy when you bid it!
        [diamonds] That was a costly nothing.
        [hearts] Next time I’ll look away.
       *[spades] Nil is a narrow road.
    }

# The reader set the speaker.
talk-line-you-set-me =
    { KIND($suit) ->
        [clubs] I counted that ace twice, I think.
        [diamonds] Ouch. That one cost me.
        [hearts] Well fought. I didn’t see it coming.
       *[spades] You were counting. I noticed.
    }

# The reader missed a bid by one trick.
talk-line-one-short =
    { KIND($suit) ->
        [clubs] Happens to me all the time!
        [diamonds] One short. The dearest trick there is.
        [hearts] Brave bid. I’d have tried it, too.
       *[spades] One short. Close is a number, too.
    }

# The speaker and the reader made their bid exactly, as partners.
talk-line-together =
    { KIND($suit) ->
        [clubs] We did it! We really did it!
        [diamonds] A fair price, partner.
        [hearts] I never doubted you, partner.
       *[spades] Exactly as bid. As it should be.
    }

# The reader made a bid without a bag.
talk-line-exactly =
    { KIND($suit) ->
        [clubs] You bid it, you got it. How?
        [diamonds] Paid in full, and no change.
        [hearts] Not one bag. Lovely.
       *[spades] Precise. I approve.
    }

# Ten bags cost the reader points.
talk-line-ten-bags =
    { KIND($suit) ->
        [clubs] Wait, bags are bad?
        [diamonds] The house always collects.
        [hearts] Ten already? They do creep up.
       *[spades] Ten. I was counting those, too.
    }

# The speaker won the match.
talk-line-won =
    { KIND($suit) ->
        [clubs] I won? I won!
        [diamonds] A pleasure doing business.
        [hearts] Good match. One more?
       *[spades] Again?
    }

# The speaker lost the match to the reader.
talk-line-lost =
    { KIND($suit) ->
        [clubs] Again! I’ll get you next time!
        [diamonds] You’ve cleaned me out.
        [hearts] If I must lose, then to you.
       *[spades] That was better play. Enjoy it.
    }
