level-beginner = Iniciante
level-intermediate = Intermediário
level-advanced = Avançado
level-expert = Especialista
