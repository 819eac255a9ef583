facing-hold-to-look = Segure para ver
facing-look = Ver
facing-tap-to-cover = Toque para cobrir
facing-cover = Cobrir
facing-turn-to-me = Virar para mim

asked-draw = Sua vez: toque no monte
asked-lift-the-cover = Sua vez: segure ou toque sua capa
asked-look-or-blind-nil = Nil às cegas, ou veja suas cartas
asked-lead = Sua vez: saia com uma carta
asked-led = Sua vez: saída de { $suit }
asked-lead-from-the-dummy = Sua vez: o morto sai
asked-led-to-the-dummy = Jogue pelo morto: saída de { $suit }

tally-words-nothing = –
tally-words-tricks = { $tricks }
tally-words-nil = Nil
tally-words-nil-and-tricks = Nil, { $tricks }
tally-words-bid = Apostou { $bid }
tally-words-of = { $tricks } de { $bid }
bags = { $count } de sobra
stock-left =
    { $count ->
        [one] Resta { $count } carta
       *[other] Restam { $count } cartas
    }

seating-title = Lugares
seating-side-by-side = Um por vez
seating-face-to-face = Frente a frente
seating-about-side-by-side = Cada um joga na sua vez e passa o dispositivo.
seating-about-face-to-face = O dispositivo fica no centro. Cada um tem seu lado e segura a própria capa para ver suas cartas.
seating-no-room = Esta tela é pequena demais para jogar frente a frente. Use um tablet ou passe o dispositivo.
asked-pass = Passe cartas para sua dupla
