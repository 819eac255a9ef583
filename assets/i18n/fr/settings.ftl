# Les réglages.

settings-leaf-table-and-cards = Table et cartes
settings-leaf-play = Jeu
settings-leaf-sound = Son
settings-leaf-accessibility = Accessibilité
settings-leaf-language = Langue
settings-leaf-about = À propos

## Ce qui se règle.

setting-language = Langue
setting-card-back = Dos des cartes
setting-card-faces = Dessin des cartes
setting-table = Table
setting-preview = Aperçu
setting-four-color-deck = Jeu à quatre teintes
setting-large-indices = Grands index
setting-reduced-motion = Moins de mouvement
setting-animation-speed = Vitesse des animations
setting-interface-size = Taille de l’affichage
setting-auto-play-one = Jouer d’office les cartes forcées
setting-curtain-between-all-turns = Cacher les cartes à chaque changement de joueur
setting-show-my-discards = Revoir mes cartes écartées
setting-coach = Entraîneur (contre l’ordinateur)
setting-table-talk = Bavardage à la table
setting-undo-what-was-seen = Annuler après avoir vu de nouvelles cartes ou annonces
setting-tap-plays = Toucher pour jouer une carte
setting-vibration = Vibrations
setting-left-handed = Pour gauchers
setting-order-of-the-hand = Rangement de la main
setting-mute = Couper le son
setting-music = Musique
setting-effects = Effets sonores
interface-shown = Dans cette fenêtre, tout s’affiche à { $size }.

## Ce que fait un interrupteur.

setting-detail-four-color-deck = Carreaux bleus, trèfles verts
setting-detail-large-indices = 50 % plus grands, seulement avec le dessin « { face-style-classic } ». Toujours activés sur téléphone.
setting-detail-reduced-motion = Les cartes apparaissent en fondu au lieu de voler
setting-detail-auto-play-one = Joue votre carte à votre place quand une seule est permise
setting-detail-curtain-between-all-turns = À plusieurs : cache la table après chaque carte, et pas seulement entre les phases
setting-detail-undo-what-was-seen = Contre l’ordinateur : la feuille de score le signale, et ces parties sont comptées à part
setting-detail-table-talk = Les joueurs de l’ordinateur font parfois une remarque après une donne
setting-detail-vibration = Quand votre camp fait un pli, ou quand vous touchez une carte que vous ne pouvez pas jouer
setting-detail-left-handed = Place les outils et « { tool-undo } » à gauche
setting-detail-mute = Ni musique, ni effets

## Remarques.

settings-note-keyboard = Tout se joue aussi au clavier : Tab et les flèches mènent d’un bouton à l’autre, { key-name-enter } ou { key-name-space } choisit, { key-name-escape } revient en arrière.
settings-note-coach-numbers = Le nombre inscrit sur chaque choix est votre chance de gagner la partie.
settings-note-license = Logiciel libre, sous licence MIT ou licence Apache 2.0, à votre convenance.
settings-note-credits = Figures et enseignes d’après Adrian Kennard (CC0). Linux Libertine et Inter, toutes deux sous SIL Open Font License. Icônes de Lucide (ISC). Musique et sons rendus avec la banque de sons Fluid (MIT). Réalisé avec Bevy.
settings-note-promise = Pas de publicité, pas de compte, et rien ne quitte votre appareil. Chaque jeu de cartes est scellé avant la première carte, et vous pouvez le vérifier ensuite.

## Choix.

show-discards-against-the-computer = Contre l’ordinateur
show-discards-always = Toujours
show-discards-never = Jamais
tap-plays-second = Deux fois
tap-plays-first = Une fois
sort-order-spades-first = Piques d’abord, du fort au faible
sort-order-spades-last = Piques à la fin, du faible au fort

card-back-burgundy = Treillis bordeaux
card-back-navy = Vagues marine
card-back-green = Étoiles vertes
card-back-black = Rayons noirs
card-back-copper = Losanges cuivrés

face-style-classic = Classique
    .alone = Dessin classique
face-style-plain = Sobre
    .alone = Dessin sobre
face-style-clear = Très lisible
    .alone = Dessin très lisible

felt-green = Feutre
    .alone = Feutre vert
felt-navy = Lin
    .alone = Lin bleu marine
felt-burgundy = Damas
    .alone = Damas bordeaux
felt-slate = Ardoise
    .alone = Table d’ardoise
felt-walnut = Noyer
    .alone = Table de noyer
