level-beginner = 新手
level-intermediate = 中级
level-advanced = 高级
level-expert = 专家
