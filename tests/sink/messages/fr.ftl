game-title = L’évier
game-line = Tout ce qu’une table sait faire, une fois.

# Pièces et zones
sink-suit-soap = savon
sink-suit-sponge = éponge
sink-suit-plate = assiette
sink-card = { $suit } { $rank }
sink-disc = Palet { $number }
sink-deck = Pioche
sink-no-suit = Aucune couleur nommée
sink-suit = Couleur nommée : { $suit }
sink-wheel = Roue
sink-die = Dé
sink-turns = Tours joués
sink-level = { $turns } joués
sink-grid = Égouttoir
sink-piles = Piles
sink-field = Bac
sink-sheet = Feuille de marque
sink-laid-out = Cartes étalées face cachée
sink-lucky = Rang porte-bonheur
sink-hand = Main de { $seat }
sink-shed-row = Cartes écartées par { $seat }
sink-heap = Jetons de { $seat }
sink-plugs = Bouchons
sink-drops = Gouttes
sink-notes = Ce que vous savez
sink-my-lucky = Votre rang porte-bonheur : { $rank ->
    [0] aucun
   *[other] { $rank }
}
sink-note = { $card }, dans la main de { $seat }
sink-badge-owes = Doit un plouf

# Questions
sink-ask-turn = À vous : jouez, piochez, montrez, volez, écartez ou passez
sink-ask-name = Nommez une couleur
sink-ask-take = Prendre une de ces cartes ?
sink-ask-shed = Écarter encore une carte ?
sink-ask-flick = Lancez un palet
sink-ask-put = Remettez le palet dans le bac
sink-ask-call = Est-ce le moment d’un plouf ?
sink-ask-catch = Quelqu’un doit un plouf : attrapez-le !
sink-ask-say = Le dé plus les cartes de l’égouttoir : combien ?
sink-ask-point = Montrez du doigt une carte la plus haute de l’égouttoir
sink-ask-ready = Prêt pour la manche suivante ?

# Gestes
sink-do-sort = Ranger sa main
sink-do-peek = Regarder ce qu’on sait
sink-do-draw = Piocher une carte
sink-do-play = Jouer une carte sur l’égouttoir
sink-do-shed = Écarter des cartes face cachée
sink-do-show = Montrer sa main à
sink-do-steal = Voler
sink-do-take = Prendre cette carte
sink-do-pass = Passer
sink-do-done = Assez
sink-do-name = Nommer
sink-do-say = Dire le nombre
sink-do-point = Montrer du doigt
sink-do-call = Plouf !
sink-do-slap = Attrapé !
sink-do-flick = Lancer
sink-do-aim = Viser
sink-do-put = Remettre
sink-do-ready = Prêt

# Temps forts
sink-icon-blank = rien
sink-icon-name = une couleur à nommer
sink-icon-pass = les mains tournent
sink-icon-race = une course
sink-played = { $seat } joue { $card }
sink-covered = { $card } va aux piles
sink-spun = La roue montre { $icon }
sink-named = { $seat } nomme { $suit }
sink-owned = { $card } appartient maintenant à { $seat }
sink-passed = Toutes les mains tournent
sink-held = Vous tenez { $card }
sink-shown = { $seat } montre sa main à { $to }
sink-saw = { $seat } tient { $card }
sink-drew = { $seat } pioche une carte
sink-got = Vous recevez { $card }
sink-laid = { $victim } étale ses cartes devant { $seat }
sink-took = { $seat } prend une carte à { $victim }
sink-lost = Vous perdez { $card }
sink-shed = { $seat } écarte une carte
sink-stopped = { $seat } s’arrête là
sink-skipped = { $seat } passe
sink-owes = { $seat } n’a plus qu’une carte
sink-countdown = Une course va commencer
sink-rolled = Le dé montre { $die }
sink-said = { $seat } dit { $number }
sink-pointed = { $seat } montre { $card }
sink-won = { $seat } reçoit un bouchon
sink-struck = { $seat } reçoit une goutte
sink-closed = La course est finie
sink-called = { $seat } : plouf !
sink-slapped = { $seat } attrape { $target }
sink-flicked = { $seat } lance le palet { $disc }
sink-put = { $seat } remet le palet
sink-turned = { $seat } avait écarté { $card }
sink-counted = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sink-readied = { $seat } est prêt
sink-dealt = Les cartes sont mélangées et distribuées
sink-round = Manche { $number }
sink-over = La vaisselle est faite
