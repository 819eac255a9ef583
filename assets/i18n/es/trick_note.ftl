# Lo que supuso una baza para quien la ganó.

trick-worth-toward = { $toward } de { $contract }
trick-worth-bag = +1 de más
trick-worth-nil-lost = Nulo roto
trick-worth-ten = +10
