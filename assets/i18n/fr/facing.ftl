# Ce qui est du côté de chaque joueur quand on s'assoit autour d'un seul écran.

facing-hold-to-look = Maintenir pour voir
facing-look = Voir
facing-tap-to-cover = Toucher pour cacher
facing-cover = Cacher
facing-turn-to-me = Tourner vers moi

## Ce qu'on demande à un joueur.

asked-draw = À vous : touchez le talon
asked-lift-the-cover = À vous : maintenez ou touchez votre cache
asked-pass = Passez des cartes à votre partenaire
asked-look-or-blind-nil = Nil à l’aveugle, ou voir vos cartes
asked-lead = À vous d’entamer
asked-led = À vous : { $suit } demandé
asked-lead-from-the-dummy = À vous : entamez du mort
asked-led-to-the-dummy = Jouez du mort : { $suit } demandé

## Annonce et plis là où la place manque.

tally-words-nothing = –
tally-words-tricks = { $tricks }
tally-words-nil = Nil
tally-words-nil-and-tricks = Nil, { $tricks }
tally-words-bid = Annonce { $bid }
tally-words-of = { $tricks } sur { $bid }
bags = { $count } en trop
stock-left =
    { $count ->
        [one] Reste { $count } carte
       *[other] Restent { $count } cartes
    }

## Comment plusieurs joueurs partagent un appareil.

seating-title = Disposition
seating-side-by-side = Côte à côte
seating-face-to-face = Face à face
seating-about-side-by-side = Jouez l’un après l’autre en vous passant l’appareil.
seating-about-face-to-face = Posez l’appareil au milieu. Chacun a son côté, et maintient son propre cache pour voir ses cartes.
seating-no-room = Cet écran est trop petit pour jouer face à face. Prenez une tablette, ou passez-vous l’appareil.
