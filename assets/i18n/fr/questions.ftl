# Les questions avant ce qu'on ne peut pas défaire.

## Abandonner la partie.

concede-concede-the-match = Abandonner la partie ?
concede-it-counts-as-lost = Elle compte comme perdue, et vous ne pourrez pas la reprendre.
concede-it-is-lost-for =
    { KIND($side) ->
        [you] Elle compte comme perdue pour vous, et ne pourra pas être reprise.
       *[one] Elle compte comme perdue pour { FORM($side, "within") }, et ne pourra pas être reprise.
    }
concede-concede = Abandonner
concede-play-on = Continuer

## Abandonner la donne.

concede-round-concede-the-round = Abandonner la donne ?
concede-round-your-cards-play-themselves = Vos cartes seront jouées pour vous, en commençant par les plus petites, et la donne sera comptée.
concede-round-concede = Abandonner
concede-round-play-on = Continuer

## Annuler une décision quand plusieurs personnes jouent sur un écran.

take-back-may-take-back = { $of }, { $who } voudrait revenir sur son choix. D’accord ?
take-back-may-take-back-among-all = { FORM($who, "start") } voudrait revenir sur son choix. Tout le monde est d’accord ?
take-back-if-agreed = Si { $of } est d’accord, { $who } choisit de nouveau.
take-back-if-all-agree = Si tout le monde est d’accord, { $who } choisit de nouveau.
take-back-agree = D’accord
take-back-we-all-agree = Tous d’accord
take-back-leave-it = Non

## Recommencer la partie.

restart-restart-match = Recommencer la partie ?
restart-same-deals = Recommencer : les mêmes donnes depuis la première. Ce que vous avez joué jusqu’ici ne sera pas gardé.
restart-same-deals-count-separately =
    { $daily ->
        [yes] Recommencer : les mêmes donnes depuis la première. Ce que vous avez joué jusqu’ici ne sera pas gardé, et comme vous avez vu les cartes, cette partie sera comptée à part, et non comme donne du jour.
       *[no] Recommencer : les mêmes donnes depuis la première. Ce que vous avez joué jusqu’ici ne sera pas gardé, et comme vous avez vu les cartes, cette partie sera comptée à part.
    }
restart-practice-from-its-point = Recommencer : un nouvel essai depuis le même point. Un exercice n’est pas enregistré et ne compte pas.
restart-new-match-has-other-deals = Nouvelle partie : mêmes règles, mêmes joueurs, d’autres donnes.
restart-new-match-keeps-this-one = Nouvelle partie : mêmes règles, mêmes joueurs, d’autres donnes. Celle-ci reste sous « { matches-matches } » dans le menu principal.
restart-restart = Recommencer
restart-new-match = Nouvelle partie
restart-play-on = Continuer

## Annuler après avoir vu de nouvelles cartes ou annonces.

undo-separately-undo = Annuler le coup ?
undo-separately-counts-separately =
    { $daily ->
        [yes] { undo-separately-seen } La feuille de score le signalera, et cette partie sera comptée à part, et non comme donne du jour.
       *[no] { undo-separately-seen } La feuille de score le signalera, et cette partie sera comptée à part.
    }
undo-separately-seen =
    { $news ->
        [bid] Depuis, vous avez vu une autre annonce.
        [call] Depuis, une renonce a été signalée.
       *[card] Depuis, vous avez vu de nouvelles cartes.
    }
undo-separately-undo-it = Annuler le coup
undo-separately-leave-it = Continuer

## Annoncer nil à l'aveugle.

blind-nil-bid-it = Annoncer nil à l’aveugle ?
blind-nil-for-so-many =
    { $costs-bags ->
        [yes] Ne faire aucun pli dans cette donne, avec des cartes que vous n’avez pas vues : { FORM($points, "gain") } si vous réussissez. Sinon, vos plis comptent comme des plis en trop.
       *[no] Ne faire aucun pli dans cette donne, avec des cartes que vous n’avez pas vues : { FORM($points, "gain") } si vous réussissez, { FORM($points, "loss") } sinon.
    }
blind-nil-bid-blind-nil = Nil à l’aveugle
blind-nil-not-now = Pas maintenant
blind-bid-bid-it = Annoncer à l’aveugle ?
blind-bid-for-so-many =
    { $covers ->
        [yes] Annoncer pour vous deux, avec des cartes que vous n’avez pas vues : { FORM($won, "gain") } par pli annoncé si vous réussissez, { FORM($lost, "loss") } sinon. Votre partenaire n’annonce pas.
       *[no] Annoncer avec des cartes que vous n’avez pas vues : { FORM($won, "gain") } par pli annoncé si vous réussissez, { FORM($lost, "loss") } sinon.
    }
blind-bid-number = { $tricks } : { FORM($points, "gain") }

## Signaler une renonce pendant le jeu.

ask-call-ask-first = Signaler une renonce ?
ask-call-one-call-a-round = Un seul signalement par donne ; s’il est faux, il ne coûte rien d’autre.
ask-call-call-it = Signaler
ask-call-play-on = Continuer
