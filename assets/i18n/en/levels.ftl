### The levels of the computer; names, so without an article.
###
### prefixes: level
### room: 13

# Name of a level of the computer: “Expert”, also in sentences.
level-beginner = Beginner
# Name of a level of the computer: “Expert”, also in sentences.
level-intermediate = Intermediate
# Name of a level of the computer: “Expert”, also in sentences.
level-advanced = Advanced
# Name of a level of the computer: “Expert”, also in sentences.
level-expert = Expert
