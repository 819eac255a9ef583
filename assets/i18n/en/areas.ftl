### What a screen reader calls the parts of the screen.
###
### prefixes: area

# Heard: name of a part of the screen; noun.
area-table = Table
# Heard: name of a part of the screen; noun.
area-tools = Tools
# Heard: name of a part of the screen; noun.
area-message = Message
# Heard: name of a part of the screen; noun.
area-menu = Menu
# Heard: name of a part of the screen; noun.
area-discards = Discards
# Heard: name of a part of the screen; noun.
area-known = Cards seen
# Heard: name of a part of the screen; noun.
area-last-trick = Last trick
# Heard: name of a part of the screen; noun.
area-hint = Hint
# Heard: name of a part of the screen; noun.
area-coach = Coach
# Heard: name of a part of the screen; noun.
area-review = Review
# Heard: name of a part of the screen; noun.
area-your-bid = Your bid
area-renege-claims = Call a renege
# Heard: name of a part of the screen; noun.
area-result = Result
area-pass-the-device = Pass the device
# Heard: name of a part of the screen; noun.
area-scores = Scores
# Heard: name of a part of the screen; noun.
area-hand = Hand
# Heard: name of the box that asks before it is done; noun.
area-take-back = Undo
# Heard: name of the box that asks before it is done; noun.
area-claim = Claim
# Heard: name of the box that asks before it is done; noun.
area-concede = Concede
# Heard: name of a part of the screen; noun.
area-blind-nil = Blind nil
# Heard: name of the box that asks before it is done; noun.
area-blind-bid = Blind bid
# Heard: name of the box that asks before it is done; noun.
area-restart = Restart match
# Heard: name of the box that asks before it is done; noun.
area-undo = Undo
