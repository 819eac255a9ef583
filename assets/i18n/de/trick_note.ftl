# Was ein Stich dem gebracht hat, der ihn macht: „3 von 4“ auf dem Weg zum Gebot.

trick-worth-toward = { $toward } von { $contract }
trick-worth-bag = +1 über
trick-worth-ten = +10
trick-worth-nil-lost = Null dahin
