trick-worth-toward = { $toward } / { $contract }
trick-worth-bag = 超墩+1
trick-worth-ten = +10
trick-worth-nil-lost = 零破了
