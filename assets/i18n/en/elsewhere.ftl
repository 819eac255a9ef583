### The page of a window while the game is open in another one.

elsewhere-open-in-another-window = { -game } is open in another window
elsewhere-looks-on = Only one window can play at a time. Close the other one and this window takes over in a few seconds.
# Button, where the game runs in another window; state, not a command.
elsewhere-played-there = Playing there
elsewhere-no-match-there = No match in progress there.
elsewhere-close-this-window = Close this window
