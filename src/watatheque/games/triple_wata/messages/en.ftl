tw-red = Red
tw-blue = Blue
tw-board = Board
tw-hand = { $colour }’s hand
tw-score = { $colour }’s cards
tw-collection = Your collection
tw-notes = This table
tw-starts = Starts
tw-card = { $en }: north { $n }, east { $e }, south { $s }, west { $w }
tw-name = { $en }
tw-tiers = Tiers drawn: { $tiers }

tw-rule-r1 = Three on the table
tw-rule-r2 = Sudden death
tw-rule-r3 = Ace killer
tw-rule-r4 = Identical
tw-rule-r5 = Plus
tw-rule-r6 = Inversion

tw-by-7 = a higher side
tw-by-r3 = Ace killer
tw-by-r4 = Identical
tw-by-r5 = Plus
tw-by-r6 = a lower side (Inversion)

tw-status-pick = Choose five cards
tw-status-turn = { $colour } to play
tw-status-drawn = Round { $round } is drawn: sudden death!
tw-status-lot = The lot names { $colour }
tw-status-draw = A draw, five cards each
tw-status-won = { $colour } wins

tw-do-place = Place a card on an empty cell
tw-do-pick = { $left ->
    [one] Pick one more card
   *[other] Pick { $left } cards
}
tw-do-sort = Sort your hand

tw-told-picked = { $colour } picks a card
tw-told-began = Round { $round }: { $colour } starts
tw-told-placed = { $colour } lays { $card } on { $cell }
tw-told-captured = { $colour } takes { $card } on { $cell } by { $rule }
tw-told-unplayed = { $colour } shows the unplayed card: { $card }
tw-told-drawn = Round { $round } is drawn, five cards each
tw-told-lot = After twenty drawn rounds the lot names { $colour }
tw-told-ended = The board is full: red { $red }, blue { $blue }

# For whoever chooses a table.
game-title = Triple Wata
game-score = { $score ->
    [one] { $score } card
   *[other] { $score } cards
}
game-line = A duel on nine cells: lay a card, compare the sides, turn over what is theirs.
option-hands = Hands
option-hands-random = drawn by lot
option-hands-choose = chosen from a collection
option-hands-fixed = the same for all
option-three_on_table = Three on the table
option-sudden_death = Sudden death
option-ace_killer = Ace killer
option-identical = Identical
option-plus = Plus
option-inversion = Inversion

chance-winner = the winner
chance-redeal = the new deal
chance-starter = who begins
chance-three-on-table = three on the table
chance-tier = a tier
chance-card = a card
chance-collection = a collection
