# Los niveles de la máquina.

level-beginner = Principiante
level-intermediate = Intermedio
level-advanced = Avanzado
level-expert = Experto
