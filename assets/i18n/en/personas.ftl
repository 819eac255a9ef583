# What computer players say at the table, each moment in two ways: "Rachel: A fine nil."

talk =
    { $of ->
        [my-nil]
            { $otherwise ->
                [yes] { $name }: Nothing at all. I like that.
               *[no] { $name }: Not one trick, as bid.
            }
        [your-nil]
            { $otherwise ->
                [yes] { $name }: A fine nil.
               *[no] { $name }: Not a single trick. Well hidden.
            }
        [your-nil-failed]
            { $otherwise ->
                [yes] { $name }: That nil was a brave bid.
               *[no] { $name }: Nil is a narrow road.
            }
        [you-set-me]
            { $otherwise ->
                [yes] { $name }: Set! That was well played.
               *[no] { $name }: You found the trick I needed.
            }
        [you-are-set]
            { $otherwise ->
                [yes] { $name }: That bid was worth a try.
               *[no] { $name }: One more and you’d have had it.
            }
        [together]
            { $otherwise ->
                [yes] { $name }: Well done, partner.
               *[no] { $name }: Just what we bid, partner.
            }
       *[exactly]
            { $otherwise ->
                [yes] { $name }: Not one bag. Well counted.
               *[no] { $name }: Exactly as bid. Neat.
            }
    }
