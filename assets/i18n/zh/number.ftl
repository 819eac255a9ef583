points-lost = { $points }分
