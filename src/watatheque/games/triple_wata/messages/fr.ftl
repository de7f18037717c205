tw-red = Rouge
tw-blue = Bleu
tw-board = Plateau
tw-hand = Main de { $colour }
tw-score = Cartes de { $colour }
tw-collection = Votre collection
tw-notes = Cette table
tw-starts = Commence
tw-card = { $fr } : nord { $n }, est { $e }, sud { $s }, ouest { $w }
tw-name = { $fr }
tw-tiers = Niveaux tirés : { $tiers }

tw-rule-r1 = Trois sur table
tw-rule-r2 = Mort subite
tw-rule-r3 = Tueur d’as
tw-rule-r4 = Identique
tw-rule-r5 = Plus
tw-rule-r6 = Inversion

tw-by-7 = un côté plus fort
tw-by-r3 = Tueur d’as
tw-by-r4 = Identique
tw-by-r5 = Plus
tw-by-r6 = un côté plus faible (Inversion)

tw-status-pick = Choisissez cinq cartes
tw-status-turn = À { $colour } de jouer
tw-status-drawn = Égalité à la manche { $round } : mort subite !
tw-status-lot = Le sort désigne { $colour }
tw-status-draw = Match nul, cinq cartes partout
tw-status-won = { $colour } gagne

tw-do-place = Poser une carte sur une case vide
tw-do-pick = { $left ->
    [one] Choisir encore une carte
   *[other] Choisir { $left } cartes
}
tw-do-sort = Trier votre main

tw-told-picked = { $colour } choisit une carte
tw-told-began = Manche { $round } : { $colour } commence
tw-told-placed = { $colour } pose { $card } en { $cell }
tw-told-captured = { $colour } prend { $card } en { $cell } par { $rule }
tw-told-unplayed = { $colour } montre la carte restée en main : { $card }
tw-told-drawn = Égalité à la manche { $round }, cinq cartes partout
tw-told-lot = Après vingt égalités, le sort désigne { $colour }
tw-told-ended = Le plateau est plein : rouge { $red }, bleu { $blue }

# Pour qui choisit une table.
game-title = Triple Wata
game-score = { $score ->
    [one] { $score } carte
   *[other] { $score } cartes
}
game-line = Un duel de neuf cases : posez, comparez les bords, retournez les cartes de l’autre.
option-hands = Les mains
option-hands-random = tirées au sort
option-hands-choose = choisies dans une collection
option-hands-fixed = les mêmes pour tous
option-three_on_table = Trois sur table
option-sudden_death = Mort subite
option-ace_killer = Tueur d’as
option-identical = Identique
option-plus = Plus
option-inversion = Inversion

chance-winner = le vainqueur
chance-redeal = la nouvelle donne
chance-starter = qui commence
chance-three-on-table = trois sur table
chance-tier = un niveau
chance-card = une carte
chance-collection = une collection
