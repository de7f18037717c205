uw-blue = bleu
uw-green = vert
uw-red = rouge
uw-yellow = jaune
uw-unnamed = pas encore annoncée
uw-number = { $number } { $colour }
uw-wizz = { $number } Wizz { $colour }
uw-draw2 = +2 { $colour }
uw-reverse = Inversion { $colour }
uw-skip = Passer { $colour }
uw-joker = Joker
uw-super-joker = Super Joker
uw-wizz-title = Wizz
uw-digit = { $number }
uw-list = { $first }, { $then }
uw-nobody = personne
uw-as = {" "}en { $colour }
uw-as-itself = {""}

# Ce que fait une carte.
uw-does-draw2 = le suivant pioche deux cartes et perd son tour
uw-does-reverse = le sens du jeu change
uw-does-skip = le suivant perd son tour
uw-does-joker = va sur tout, et vous annoncez une couleur
uw-does-super-joker = vous annoncez une couleur, le suivant pioche quatre cartes et perd son tour ; pas tant que vous avez la couleur en cours
uw-does-wizz = le suivant tourne la roue au lieu de jouer

uw-icon-a = Presque UNO
uw-icon-b = 1 chiffre en moins
uw-icon-c = 1 couleur en moins
uw-icon-d = Carte rouge
uw-icon-e = Carte bleue
uw-icon-f = Échange de mains
uw-icon-g = Main visible
uw-icon-h = La Guerre
uw-icon-i = UNO WIZZ

uw-pile = Pioche
uw-discard = Talon
uw-wheel = Roue
uw-colour-now = Couleur : { $colour }
uw-clockwise = Sens horaire
uw-counterclockwise = Sens inverse
uw-dealer = { $seat } donne
uw-hand = Main de { $seat }
uw-points = Points de { $seat }
uw-round = Manche { $round }
uw-left = Reste en main
uw-total = Total, objectif { $target }
uw-notes = Cette table
uw-question = À présent
uw-scoring-classic = Le premier à { $target } points gagne
uw-scoring-against = À { $target } points, le plus petit total gagne
uw-scoring-none = Une seule manche : le premier sorti gagne
uw-cut = Pour la donne, { $seat } a tiré : { $card }
uw-named = Annoncé : { $named }
uw-shed-so-far = Cartes rejetées : { $count }

uw-badge-dealer = Donneur
uw-badge-uno = UNO
uw-badge-silent = Une carte, pas d’annonce
uw-badge-open = Main visible
uw-badge-out = Sorti
uw-badge-ahead = Dit UNO
uw-badge-war = En guerre

uw-status-opening = { $seat } annonce la première couleur
uw-status-turn = À { $seat } de jouer
uw-status-drew = { $seat } a pioché une carte qui va
uw-status-spin = { $seat } doit tourner la roue
uw-status-wheel = La roue tourne pour { $seat }
uw-status-number = { $seat } annonce un chiffre
uw-status-colour = { $seat } annonce une couleur
uw-status-shed = { $seat } rejette des cartes
uw-status-top = { $seat } annonce la couleur du Joker resté dessus
uw-status-swap = Les mains ont tourné : qui n’a qu’une carte annonce UNO
uw-status-war = La Guerre : les plus grands chiffres
uw-status-ready-race = UNO WIZZ : tenez-vous prêts
uw-status-race = UNO WIZZ : criez !
uw-status-grace = Plus qu’une carte : { $seats } peut encore annoncer UNO
uw-status-between = Manche { $round } : { $seat } est sorti
uw-status-over = Victoire : { $winners }

uw-ask-turn = À vous : posez une carte ou piochez
uw-ask-drew = La carte va : jouez-la ou gardez-la
uw-ask-spin = Tournez la roue
uw-ask-colour = Annoncez une couleur
uw-ask-number = Annoncez un chiffre de votre main
# Quelles cartes peuvent ou doivent partir, selon l’icône de la roue.
uw-ask-shed-a = { $left ->
    [one] Rejetez encore une carte et gardez-en deux ; elle reste dessus
   *[other] Rejetez encore { $left } cartes et gardez-en deux ; la dernière reste dessus
}
uw-ask-shed-b = Rejetez autant de cartes au chiffre { $named } que vous voulez ; la dernière reste dessus
uw-ask-shed-c = Rejetez autant de cartes en { $named } que vous voulez ; la dernière reste dessus
uw-ask-shed-h = Vous gagnez la guerre : rejetez la carte montrée, ou gardez-la
uw-ask-shed-tied = Vous gagnez la guerre : rejetez toutes les cartes que vous avez montrées ; la dernière reste dessus
uw-ask-shed-i = Vous avez crié le premier : rejetez une carte, ou aucune
uw-ask-show = Dévoilez votre plus grand chiffre
uw-ask-uno = Plus qu’une carte : annoncez UNO
uw-ask-catch = Quelqu’un n’a pas annoncé UNO
uw-ask-shout = Criez UNO WIZZ le premier
uw-ask-ready = Prêt pour la manche suivante ?

uw-do-play = Poser une carte
uw-do-joker = Joker : quelle couleur ?
uw-do-super-joker = Super Joker : quelle couleur ?
uw-do-draw = Piocher
uw-do-keep = La garder
uw-do-spin = Tourner la roue
uw-do-colour = Annoncer une couleur
uw-do-number = Annoncer un chiffre
uw-do-shed = Rejeter une carte
uw-do-done = Terminé
uw-do-show = Dévoiler cette carte
uw-do-shout = UNO WIZZ !
uw-do-uno = UNO !
uw-do-catch = Prendre { $seat } : pas d’UNO !
uw-do-sort = Trier votre main

uw-told-began = Manche { $round } : { $dealer } donne, première carte : { $card }
uw-told-dealt = { $seat } reçoit { $cards }
uw-told-played = { $seat } pose { $card }{ $named }
uw-told-drew = { $count ->
    [0] { $seat } ne trouve rien à piocher
    [one] { $seat } pioche une carte
   *[other] { $seat } pioche { $count } cartes
}
uw-told-took = { $seat } prend { $cards }
uw-told-kept = { $seat } garde la carte
uw-told-passed = { $seat } perd son tour
uw-told-turned = { $direction ->
    [1] On joue à présent dans le sens horaire
   *[other] On joue à présent dans le sens inverse
}
uw-told-reshuffled = Le talon, mélangé, refait une pioche de { $count } cartes
uw-told-spun = { $seat } tourne la roue
uw-told-icon = La roue s’arrête pour { $seat } : { $icon }
uw-told-nothing = Sans effet pour { $seat }
uw-told-numbered = { $seat } annonce le chiffre { $number }
uw-told-named = { $seat } annonce { $colour }
uw-told-shed = { $seat } rejette { $card }
uw-told-done = { $seat } ne rejette plus rien
uw-told-swapped = Toutes les mains se décalent vers la gauche
uw-told-received = { $seat } reçoit { $cards }
uw-told-opened = { $seat } dévoile sa main : { $cards }
uw-told-war = En guerre : { $seats }
uw-told-chose = { $seat } a choisi
uw-told-shown = { $seat } dévoile { $card }
uw-told-tied = Égalité ; peuvent encore montrer : { $seats }
uw-told-won = { $seat } gagne la guerre
uw-told-drawn = Personne ne gagne la guerre ; on reprend après { $seat }
uw-told-race = Partez !
uw-told-shouted = { $seat } crie UNO WIZZ le premier
uw-told-unshouted = Personne n’a crié ; on reprend après { $seat }
uw-told-uno = { $seat } dit UNO
uw-told-caught = { $by } l’a vu : { $seat } a oublié UNO et pioche 2 cartes
uw-told-silent = { $seat } a oublié UNO et pioche 2 cartes
uw-told-out = { $seat } est sorti
uw-told-counted = { $seat } est sorti le premier ; la manche compte { $points } points
uw-told-held = Il reste à { $seat } { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
uw-told-ended = La partie est gagnée par { $winners }
uw-told-ready = { $seat } est prêt

# Pour qui choisit une table.
game-title = UNO Wizz
game-line = Videz votre main, tournez la roue, et n’oubliez pas de crier UNO.
option-target = Points à atteindre
option-scoring = Le décompte
option-scoring-classic = au vainqueur de la manche
option-scoring-against = chacun contre soi
option-scoring-none = une seule manche
option-two_player_reverse = Changement de sens à deux
option-two_player_reverse-turns = change le sens
option-two_player_reverse-skips = fait passer l’autre
option-uno_grace = Délai avant d’être pris sans UNO (ms)
option-wheel = La roue : nombre de cases de chaque icône
option-wheel-place-1 = { uw-icon-a }
option-wheel-place-2 = { uw-icon-b }
option-wheel-place-3 = { uw-icon-c }
option-wheel-place-4 = { uw-icon-d }
option-wheel-place-5 = { uw-icon-e }
option-wheel-place-6 = { uw-icon-f }
option-wheel-place-7 = { uw-icon-g }
option-wheel-place-8 = { uw-icon-h }
option-wheel-place-9 = { uw-icon-i }

chance-reshuffle = la défausse remélangée
chance-dealer = le donneur
chance-deck = le paquet
chance-pile = la pioche
chance-wheel = la roue
