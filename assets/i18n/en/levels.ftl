### The levels of the computer; names, so without an article.
###
### prefixes: level

level-beginner = Beginner
level-intermediate = Intermediate
level-advanced = Advanced
level-expert = Expert
