# Die Stufen des Computers. In Sätzen stehen sie in Anführungszeichen: auf der Stufe „Könner“.

level-beginner = Anfänger
level-intermediate = Geübt
level-advanced = Könner
level-expert = Experte
