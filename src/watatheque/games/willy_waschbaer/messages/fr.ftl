ww-red = rouge
ww-yellow = jaune
ww-green = vert
ww-blue = bleu
ww-left = à gauche
ww-right = à droite
ww-straight = droit devant
ww-raccoon = le raton laveur { $colour } qui regarde { $gaze }
ww-food-piece = la nourriture { $number }
ww-food = nourriture
ww-a-raccoon = raton laveur
ww-and = { $one } et { $other }
ww-marker = Marqueur : { $raccoon }
ww-marker-up = Marqueur, face visible : { $raccoon }

ww-board = Plateau et corde
ww-fallen = Hors du plateau
ww-taken = Nourriture : { $seat }
ww-markers = Marqueurs : { $seat }
ww-box = la boîte
ww-boxed = Boîte
ww-notes = Cette table
ww-question = À vous
ww-first = Premier joueur
ww-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ww-total = Total
ww-why-nothing = { $taken } de nourriture, mais plus aucun raton laveur sur le plateau : aucun point
ww-game-line = Partie { $game } : { $end }
ww-end-food = plus de nourriture
ww-end-markers = tous les marqueurs de quelqu’un sont retournés
ww-end-turns = cinq tours chacun sans prise

ww-rule-young = Pour les plus jeunes : on peut franchir la corde
ww-rule-old = Pour les plus vieux : on échange des marqueurs
ww-rule-hand = Ici, pichenette à la main seulement
ww-rule-aim = Ici, on vise
ww-patience = { $left ->
    [one] La partie finit après { $left } tour de plus sans prise ni élimination
   *[other] La partie finit après { $left } tours de plus sans prise ni élimination
}
ww-you-gave = Vous avez donné { $raccoon } ; destinataire : { $receiver }
ww-you-got = { $seat } vous a donné { $raccoon }

ww-status-arrange = Partie { $game } sur { $games } : { $seat } compose la disposition
ww-status-give = Partie { $game } sur { $games } : chacun donne des marqueurs
ww-status-announce = Partie { $game } sur { $games } : { $seat } choisit un raton laveur
ww-status-flick = Partie { $game } sur { $games } : { $seat } lance { $raccoon }
ww-status-choose = Partie { $game } sur { $games } : { $seat } choisit entre nourriture et ratons laveurs
ww-status-put = Partie { $game } sur { $games } : { $seat } remet des pions
ww-status-between = La partie { $game } sur { $games } est finie
ww-status-over = { $points ->
    [one] Victoire de { $seat } avec { $points } point
   *[other] Victoire de { $seat } avec { $points } points
}

ww-ask-arrange = Faites glisser les pions à votre gré
ww-ask-give = { $left ->
    [one] Donnez encore un marqueur
   *[other] Donnez encore { $left } marqueurs
}
ww-ask-announce = Quel raton laveur lancez-vous ?
ww-ask-flick = Pichenette pour { $raccoon }
ww-ask-choose = Nourriture et ratons laveurs sont sortis : que gardez-vous ?
ww-ask-put = { $left ->
    [one] Remettez un pion sans rien toucher
   *[other] Remettez { $left } pions sans rien toucher
}
ww-ask-between = Prêt pour la partie suivante ?

ww-do-announce = Annoncer un raton laveur
ww-do-flick = Donner la pichenette
ww-do-aim = Viser et tirer
ww-do-choose = Choisir
ww-keep-food = Garder la nourriture, les ratons laveurs reviennent
ww-keep-raccoons = Éliminer les ratons laveurs, la nourriture revient
ww-do-put = Remettre un pion
ww-do-arrange = Déplacer un pion
ww-do-done = La disposition est fixée
ww-do-give = Donner un marqueur ; destinataire : { $receiver }
ww-do-peek = Regarder ses marqueurs

ww-told-began = Partie { $game } : { $first } commence
ww-told-arranged = { $seat } déplace { $piece }
ww-told-settled = { $seat } fixe la disposition
ww-told-looked = { $seat } regarde ses marqueurs
ww-told-gave = { $left ->
    [0] { $seat } a choisi tous ses dons
    [one] { $seat } choisit un don, il en reste un
   *[other] { $seat } choisit un don, il en reste { $left }
}
ww-told-given = { $seat } donne le marqueur suivant : { $piece } ; destinataire : { $receiver }
ww-told-traded = Les marqueurs sont échangés ; { $first } commence
ww-told-received = { $seat } reçoit de { $giver } le marqueur suivant : { $piece }
ww-told-announced = { $seat } annonce { $piece }
ww-told-flicked = { $seat } lance { $piece } avec une force de { $strength }
ww-told-rest = { $count ->
    [0] Rien ne sort du plateau
    [one] Un pion sort du plateau
   *[other] { $count } pions sortent du plateau
}
ww-told-hangs = Dépasse du plateau mais reste en jeu : { $piece }
ww-told-crossed = La corde est franchie : sans conséquence
ww-told-fouled-off = Faute de { $seat } : { $piece } est sorti lui-même
ww-told-fouled-rope = Faute de { $seat }, corde franchie : { $piece }
ww-told-returned = De retour sur le plateau : { $piece }
ww-told-took = { $count ->
    [one] { $seat } prend un pion nourriture
   *[other] { $seat } prend { $count } pions nourriture
}
ww-told-out = Éliminé : { $piece }
ww-told-turned = { $seat } retourne son marqueur : { $piece }
ww-told-chose-food = { $seat } garde la nourriture
ww-told-chose-raccoons = { $seat } élimine les ratons laveurs
ww-told-put = { $seat } remet { $piece }
ww-told-next = Au tour de { $seat }
ww-told-ended-food = Fin de la partie { $game } : plus de nourriture sur le plateau
ww-told-ended-markers = Fin de la partie { $game } : tous les marqueurs de quelqu’un sont retournés
ww-told-ended-turns = Fin de la partie { $game } : cinq tours chacun sans prise ni élimination
ww-told-revealed = Chacun montre ses marqueurs
ww-told-counted = { $points ->
    [one] { $seat } marque { $points } point
   *[other] { $seat } marque { $points } points
}
ww-told-nothing = { $seat } a { $taken } en nourriture mais plus aucun raton laveur sur le plateau, et ne marque rien
ww-told-won = { $points ->
    [one] { $seat } gagne le match avec { $points } point
   *[other] { $seat } gagne le match avec { $points } points
}
ww-told-shared = { $points ->
    [one] { $seat } se partagent la victoire avec { $points } point chacun
   *[other] { $seat } se partagent la victoire avec { $points } points chacun
}
ww-told-ready = { $seat } : prêt

# Pour qui choisit une table.
game-title = Willy Waschbär
game-line = Une pichenette, un raton laveur qui glisse : poussez la nourriture, pas le voisin.
option-layout = La disposition
option-layout-random = au hasard
option-layout-bins = les poubelles
option-layout-custom = à arranger soi-même
option-layout-feast = le festin
option-layout-field = le champ
option-layout-ring = l’anneau
option-games = Nombre de parties
option-young = Variante des jeunes ratons
option-old = Variante des vieux ratons
option-flicks = La pichenette
option-flicks-any = à la main ou en visant
option-flicks-hand = à la main seulement
option-flicks-aim = en visant seulement

chance-layout = la disposition
chance-layout-x = une place, de gauche à droite
chance-layout-y = une place, de haut en bas
chance-first-player = qui commence
chance-markers = les marqueurs
