read-article = Lire { $article }
close = Fermer
cancel = Annuler
confirm = Confirmer
picked = { $count } sur { $most }
picked-range = { $count } pris ({ $least } à { $most })
sort-hand = Trier
help = Touches et gestes
key-help = Touches
aim = Viser
aim-on = Visée : tirer en arrière depuis la pièce, ou les flèches du clavier
flick-hint = Appuyer sur la pièce et donner une pichenette
flick-feeble = Trop doux : balayez plus vite
peek-hint = Tenez ce qui est face cachée devant vous pour le regarder
place-hint = Choisir où elle va
strength = Force { $value } %
shoot = Tirer
voice = Le dire à voix haute
accent = Langue ou accent
say-number = Nombre
send = Dire
hint = Indices
your-turn = À vous
you = vous
bot = robot
absent = absent
empty-chair = libre
must-act = doit jouer
may-act = peut jouer
hold-to-look = Maintenir pour regarder
face-down = { $count ->
    [0] vide
    [one] une pièce face cachée
   *[other] { $count } pièces face cachée
}
stack-of = { $count ->
    [0] vide
    [one] une pièce
   *[other] { $count } pièces
}
told-of = { $what } : { $told }
level-asks = { $level } demande { $what }
free-place = place { $place } libre
hidden-place = face cachée, place { $place }
pile-of = { $count ->
    [one] pile d’une carte
   *[other] pile de { $count }
}
closed = fermée
owned-by = à { $name }
mark-pending = en route
mark-seen = déjà vue
mark-veiled = couverte
mark-frozen = gelée
mark-new = nouvelle
mark-pointed = montrée du doigt
mark-key = pièce clé
taken = { $piece } en main. Choisissez où elle va.
put-back = Reposer
not-there = Elle ne va pas là
refused = Refusé
nearest-of = { $sort } au plus près : { $hour } h, { $mm } mm
edge = bord : { $hour } h, { $mm } mm
overhang = dépasse du bord : { $hour } h, de { $mm } mm
heading = vers { $hour } h ({ $degrees }°)
in-line = droit devant : { $piece }, { $mm } mm
clear-line = rien droit devant
only-by-hand = À cette table, on ne joue la pichenette qu’à la main
covered = Face cachée : maintenez pour regarder
nearest = le plus proche : { $piece }, à { $hour } h, { $mm } mm
papers = Feuilles
story = Ce qui s’est passé
skip = Passer
help-now = À présent, vous pouvez
help-hands = À la souris ou au doigt
help-keys = Au clavier
hand-tap = toucher ce qui brille, puis l’endroit où le poser
hand-drag = ou l’y faire glisser
hand-flick = appuyer sur la pièce et balayer vite dans le sens voulu
hand-aim = ou choisir Viser, tirer en arrière depuis la pièce et lâcher
hand-peek = tenir ce qui est face cachée pour le regarder
legend-move = flèches : se déplacer
legend-take = Entrée : prendre, poser
legend-back = Échap : reposer, passer
legend-digits = 1–9 : choix
legend-hint = H : indice
legend-sort = Alt + ← → : trier la main
legend-peek = tenir Espace : regarder
legend-aim = viser : Entrée sur la pièce, ← → tourner, ↑ ↓ force (Maj : finement), Entrée tire
legend-place = en posant : flèches (Maj : loin), Entrée pose
legend-help = ? : aide
bad-spot = Elle toucherait quelque chose ou dépasserait
good-spot = Elle peut se poser ici
left-time = encore { $seconds } s
