ww-red = red
ww-yellow = yellow
ww-green = green
ww-blue = blue
ww-left = left
ww-right = right
ww-straight = straight ahead
ww-raccoon = the { $colour } raccoon looking { $gaze }
ww-food-piece = food piece { $number }
ww-food = food
ww-a-raccoon = raccoon
ww-and = { $one } and { $other }
ww-marker = Marker of { $raccoon }
ww-marker-up = Marker of { $raccoon }, face up

ww-board = Board and rope
ww-fallen = Off the board
ww-taken = Food of { $seat }
ww-markers = Markers of { $seat }
ww-box = the box
ww-boxed = Box
ww-notes = This table
ww-question = Your turn
ww-first = First player
ww-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ww-total = Total
ww-why-nothing = { $taken } food taken, but no raccoon left on the board: no points
ww-game-line = Game { $game }: { $end }
ww-end-food = no food left
ww-end-markers = all markers of somebody face up
ww-end-turns = five idle turns each

ww-rule-young = Young: pieces may cross the rope
ww-rule-old = Old: markers are traded
ww-rule-hand = Here one flicks by hand only
ww-rule-aim = Here one aims only
ww-patience = { $left ->
    [one] The game ends after { $left } more turn in which nothing is taken or put out
   *[other] The game ends after { $left } more turns in which nothing is taken or put out
}
ww-you-gave = You gave { $raccoon } to { $receiver }
ww-you-got = { $seat } gave you { $raccoon }

ww-status-arrange = Game { $game } of { $games }: { $seat } arranges the layout
ww-status-give = Game { $game } of { $games }: everybody gives markers away
ww-status-announce = Game { $game } of { $games }: { $seat } chooses a raccoon
ww-status-flick = Game { $game } of { $games }: { $seat } flicks { $raccoon }
ww-status-choose = Game { $game } of { $games }: { $seat } chooses between food and raccoons
ww-status-put = Game { $game } of { $games }: { $seat } puts pieces back
ww-status-between = Game { $game } of { $games } is over
ww-status-over = { $points ->
    [one] { $seat } won with { $points } point
   *[other] { $seat } won with { $points } points
}

ww-ask-arrange = Drag the pieces into shape
ww-ask-give = { $left ->
    [one] Give one more marker away
   *[other] Give { $left } more markers away
}
ww-ask-announce = Which raccoon do you flick?
ww-ask-flick = Flick { $raccoon }
ww-ask-choose = Food and raccoons left the board: what do you keep?
ww-ask-put = { $left ->
    [one] Put one piece back, touching nothing
   *[other] Put { $left } pieces back, touching nothing
}
ww-ask-between = Ready for the next game?

ww-do-announce = Announce a raccoon
ww-do-flick = Flick it
ww-do-aim = Aim and shoot
ww-do-choose = Choose
ww-keep-food = Keep the food, the raccoons return
ww-keep-raccoons = Put the raccoons out, the food returns
ww-do-put = Put a piece back
ww-do-arrange = Move a piece
ww-do-done = The layout is settled
ww-do-give = Give a marker to { $receiver }
ww-do-peek = Look at your markers

ww-told-began = Game { $game }: { $first } goes first
ww-told-arranged = { $seat } moves { $piece }
ww-told-settled = { $seat } settles the layout
ww-told-looked = { $seat } looks at their markers
ww-told-gave = { $left ->
    [0] { $seat } has chosen all gifts
    [one] { $seat } chooses a gift, one is left
   *[other] { $seat } chooses a gift, { $left } are left
}
ww-told-given = { $seat } gives { $receiver } the marker of { $piece }
ww-told-traded = The markers are traded; { $first } goes first
ww-told-received = { $seat } gets the marker of { $piece } from { $giver }
ww-told-announced = { $seat } announces { $piece }
ww-told-flicked = { $seat } flicks { $piece } with strength { $strength }
ww-told-rest = { $count ->
    [0] Nothing leaves the board
    [one] One piece leaves the board
   *[other] { $count } pieces leave the board
}
ww-told-hangs = Sticking out, but still in play: { $piece }
ww-told-crossed = Past the rope: no matter
ww-told-fouled-off = Foul of { $seat }: { $piece } itself left the board
ww-told-fouled-rope = Foul of { $seat }: { $piece } went past the rope
ww-told-returned = Back on the board: { $piece }
ww-told-took = { $count ->
    [one] { $seat } takes a piece of food
   *[other] { $seat } takes { $count } pieces of food
}
ww-told-out = Out of the game: { $piece }
ww-told-turned = { $seat } turns the marker of { $piece }
ww-told-chose-food = { $seat } keeps the food
ww-told-chose-raccoons = { $seat } puts the raccoons out
ww-told-put = { $seat } puts back { $piece }
ww-told-next = { $seat } is next
ww-told-ended-food = Game { $game } ends: no food is left on the board
ww-told-ended-markers = Game { $game } ends: somebody’s markers are all face up
ww-told-ended-turns = Game { $game } ends: nothing taken or put out for five turns each
ww-told-revealed = Everybody shows their markers
ww-told-counted = { $points ->
    [one] { $seat } scores { $points } point
   *[other] { $seat } scores { $points } points
}
ww-told-nothing = { $seat } has { $taken } food but no raccoon left on the board, and scores nothing
ww-told-won = { $points ->
    [one] { $seat } wins the match with { $points } point
   *[other] { $seat } wins the match with { $points } points
}
ww-told-shared = { $points ->
    [one] { $seat } share the win with { $points } point each
   *[other] { $seat } share the win with { $points } points each
}
ww-told-ready = { $seat } is ready

# For whoever chooses a table.
game-title = Willy Waschbär
game-line = One flick and a raccoon slides: push the food off the table, not your neighbour.
option-layout = Layout
option-layout-random = at random
option-layout-bins = the bins
option-layout-custom = arranged by yourselves
option-layout-feast = the feast
option-layout-field = the field
option-layout-ring = the ring
option-games = Number of games
option-young = Young raccoons’ variant
option-old = Old raccoons’ variant
option-flicks = How one flicks
option-flicks-any = by hand or by aiming
option-flicks-hand = by hand only
option-flicks-aim = by aiming only

chance-layout = the layout
chance-layout-x = a place, from left to right
chance-layout-y = a place, from top to bottom
chance-first-player = who begins
chance-markers = the markers
