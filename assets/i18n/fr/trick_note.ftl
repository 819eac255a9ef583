# Ce qu'un pli a donné au joueur qui l'a fait : « 3 sur 4 » vers l'annonce.

trick-worth-toward = { $toward } sur { $contract }
trick-worth-bag = +1 en trop
trick-worth-ten = +10
trick-worth-nil-lost = Nil chuté
