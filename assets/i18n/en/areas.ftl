### What a screen reader calls the parts of the screen.
###
### prefixes: area

area-table = Table
area-tools = Tools
area-message = Message
area-menu = Menu
area-discards = Discards
area-known = Cards seen
area-last-trick = Last trick
area-hint = Hint
area-coach = Coach
area-review = Review
area-your-bid = Your bid
area-renege-claims = Call a renege
area-result = Result
area-pass-the-device = Pass the device
area-scores = Scores
area-hand = Hand
area-take-back = Undo
area-claim = Claim
area-concede = Concede
area-blind-nil = Blind nil
area-restart = Restart match
area-undo = Undo
