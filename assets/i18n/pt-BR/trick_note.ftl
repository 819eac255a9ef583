trick-worth-toward = { $toward } de { $contract }
trick-worth-bag = +1 sobrevaza
trick-worth-nil-lost = Nil furado
trick-worth-ten = +10
