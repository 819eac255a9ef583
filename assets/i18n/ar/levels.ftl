level-beginner = مبتدئ
level-intermediate = متوسط
level-advanced = متقدم
level-expert = خبير
