# Why rules make no sense.

rules-error-players = Choose 2, 3 or 4 players.
rules-error-partners-need-four = Partners need four players.
rules-error-dummy-needs-three = The dummy needs exactly three players.
rules-error-three-need-dummy = With three players, there must be a dummy.
rules-error-draft-needs-two = Only two players can draft their hands.
rules-error-two-need-draft = Two players build their hands by drafting.
rules-error-jokers-need-four = Jokers are for four players.
rules-error-suicide-needs-partners = { bidding-rule-suicide } needs partners.
rules-error-dummy-needs-free-bids = The highest bidder plays the dummy, so bidding must be “{ bidding-rule-free }”.
rules-error-second-bids-first = Only two-player games can let the second player bid first.
rules-error-second-leads-first = Only two-player games can let the second player lead first.
rules-error-nil-points = Nil must be worth 0 to { $most } points.
rules-error-blind-nil-points = Blind nil must be worth 0 to { $most } points.
rules-error-blind-nil-needs-free-bids = Blind nil needs “{ bidding-rule-free }”.
rules-error-moon-points = The moon must be worth 0 to { $most } points.
rules-error-moon-is-shot-alone = The moon bonus is only for games without partners.
rules-error-moon-needs-free-bids = The moon bonus needs “{ bidding-rule-free }”.
rules-error-double-nil-needs-partners = Double nil needs partners.
rules-error-double-nil-in-suicide = { bidding-rule-suicide } rules out double nil.
rules-error-double-nil-needs-penalty = Double nil loses points when it fails, so single nil must too.
rules-error-bag-limit = The bag limit must be at least 1.
rules-error-bag-penalty = The bag penalty must be 0 to { $most } points.
rules-error-renege-needs-two = Reneging penalties are for two-player games only.
rules-error-endless = A match needs a target or a number of rounds.
rules-error-target = The target must be between 1 and { $most } points.
rules-error-floor = The losing score must be between { $least } and −1.
rules-error-no-rounds = A match needs at least one round.
rules-error-cap = The round limit must be between 1 and { $rounds }.
rules-error-rounds-beyond-cap = { $rounds } rounds is over the limit of { $cap }.

rules-do-not-fit = These rules don’t work together. { $why }
