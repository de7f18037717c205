uw-blue = blue
uw-green = green
uw-red = red
uw-yellow = yellow
uw-unnamed = not named yet
uw-number = { $colour } { $number }
uw-wizz = { $colour } { $number } Wizz
uw-draw2 = { $colour } +2
uw-reverse = { $colour } Reverse
uw-skip = { $colour } Skip
uw-joker = Joker
uw-super-joker = Super Joker
uw-wizz-title = Wizz
uw-digit = { $number }
uw-list = { $first }, { $then }
uw-nobody = nobody
uw-as = {" "}as { $colour }
uw-as-itself = {""}

# What a card does.
uw-does-draw2 = the next player draws two cards and loses the turn
uw-does-reverse = the direction of play changes
uw-does-skip = the next player loses the turn
uw-does-joker = goes on anything, and you name a colour
uw-does-super-joker = you name a colour, the next player draws four cards and loses the turn; not while you hold the colour in force
uw-does-wizz = the next player spins the wheel instead of playing

uw-icon-a = Almost UNO (Presque UNO)
uw-icon-b = One number less (1 chiffre en moins)
uw-icon-c = One colour less (1 couleur en moins)
uw-icon-d = Red card (Carte rouge)
uw-icon-e = Blue card (Carte bleue)
uw-icon-f = Hand swap (Échange de mains)
uw-icon-g = Open hand (Main visible)
uw-icon-h = War (La Guerre)
uw-icon-i = UNO WIZZ

uw-pile = Draw pile
uw-discard = Discard
uw-wheel = Wheel
uw-colour-now = Colour: { $colour }
uw-clockwise = Clockwise
uw-counterclockwise = Counterclockwise
uw-dealer = { $seat } deals
uw-hand = { $seat }’s hand
uw-points = { $seat }’s points
uw-round = Round { $round }
uw-left = Left in hand
uw-total = Total, target { $target }
uw-notes = This table
uw-question = Now
uw-scoring-classic = The first at { $target } points wins
uw-scoring-against = At { $target } points the smallest total wins
uw-scoring-none = A single round: the first out wins
uw-cut = For the deal { $seat } drew { $card }
uw-named = Named: { $named }
uw-shed-so-far = Thrown off so far: { $count }

uw-badge-dealer = Dealer
uw-badge-uno = UNO
uw-badge-silent = One card, no call yet
uw-badge-open = Hand on view
uw-badge-out = Out
uw-badge-ahead = Says UNO
uw-badge-war = At war

uw-status-opening = { $seat } names the first colour
uw-status-turn = { $seat } to play
uw-status-drew = { $seat } has drawn a card that fits
uw-status-spin = { $seat } must spin the wheel
uw-status-wheel = The wheel turns for { $seat }
uw-status-number = { $seat } names a number
uw-status-colour = { $seat } names a colour
uw-status-shed = { $seat } throws cards off
uw-status-top = { $seat } names the colour of the Joker on top
uw-status-swap = Hands have moved on: whoever has one card calls UNO
uw-status-war = War: highest numbers, please
uw-status-ready-race = UNO WIZZ: get ready
uw-status-race = UNO WIZZ: shout!
uw-status-grace = One card left: { $seats } may still call UNO
uw-status-between = Round { $round }: { $seat } is out
uw-status-over = Won by { $winners }

uw-ask-turn = Your turn: play a card or draw one
uw-ask-drew = The card fits: play it or keep it
uw-ask-spin = Spin the wheel
uw-ask-colour = Name a colour
uw-ask-number = Name a number in your hand
# Which cards may or must go, by the icon that the wheel shows.
uw-ask-shed-a = { $left ->
    [one] Throw off one more card and keep two; it lies on top
   *[other] Throw off { $left } more cards and keep two; the last one lies on top
}
uw-ask-shed-b = Throw off as many cards with the number { $named } as you like; the last one lies on top
uw-ask-shed-c = Throw off as many { $named } cards as you like; the last one lies on top
uw-ask-shed-h = You have won the war: throw off the card you showed, or keep it
uw-ask-shed-tied = You have won the war: throw off all the cards you showed; the last one lies on top
uw-ask-shed-i = You shouted first: throw off one card, or none
uw-ask-show = Show your highest number card
uw-ask-uno = One card left: call UNO
uw-ask-catch = Somebody has not called UNO
uw-ask-shout = Be the first to shout UNO WIZZ
uw-ask-ready = Ready for the next round?

uw-do-play = Play a card
uw-do-joker = Joker: which colour?
uw-do-super-joker = Super Joker: which colour?
uw-do-draw = Draw a card
uw-do-keep = Keep it
uw-do-spin = Spin the wheel
uw-do-colour = Name a colour
uw-do-number = Name a number
uw-do-shed = Throw a card off
uw-do-done = Done
uw-do-show = Show this card
uw-do-shout = UNO WIZZ!
uw-do-uno = UNO!
uw-do-catch = Catch { $seat }: no UNO!
uw-do-sort = Sort your hand

uw-told-began = Round { $round }: { $dealer } deals, { $card } is turned up
uw-told-dealt = { $seat } is dealt { $cards }
uw-told-played = { $seat } plays { $card }{ $named }
uw-told-drew = { $count ->
    [0] { $seat } finds nothing to draw
    [one] { $seat } draws a card
   *[other] { $seat } draws { $count } cards
}
uw-told-took = { $seat } takes { $cards }
uw-told-kept = { $seat } keeps the card
uw-told-passed = { $seat } loses the turn
uw-told-turned = { $direction ->
    [1] Play now runs clockwise
   *[other] Play now runs counterclockwise
}
uw-told-reshuffled = The discard is shuffled into a pile of { $count }
uw-told-spun = { $seat } spins the wheel
uw-told-icon = The wheel stops for { $seat }: { $icon }
uw-told-nothing = It means nothing to { $seat }
uw-told-numbered = { $seat } names the number { $number }
uw-told-named = { $seat } names { $colour }
uw-told-shed = { $seat } throws off { $card }
uw-told-done = { $seat } throws off no more
uw-told-swapped = All hands move one seat to the left
uw-told-received = { $seat } receives { $cards }
uw-told-opened = { $seat } opens their hand: { $cards }
uw-told-war = At war: { $seats }
uw-told-chose = { $seat } has chosen
uw-told-shown = { $seat } shows { $card }
uw-told-tied = A tie; those who can show on: { $seats }
uw-told-won = { $seat } wins the war
uw-told-drawn = Nobody wins the war; on after { $seat }
uw-told-race = Go!
uw-told-shouted = { $seat } shouts UNO WIZZ first
uw-told-unshouted = Nobody has shouted; on after { $seat }
uw-told-uno = { $seat } says UNO
uw-told-caught = { $by } has noticed: { $seat } forgot UNO and draws 2
uw-told-silent = { $seat } forgot UNO and draws 2
uw-told-out = { $seat } is out
uw-told-counted = { $seat } was out first; the round counts { $points } points
uw-told-held = { $seat } is left with { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
uw-told-ended = The match is won by { $winners }
uw-told-ready = { $seat } is ready

# For whoever chooses a table.
game-title = UNO Wizz
game-line = Empty your hand, spin the wheel, and do not forget to call UNO.
option-target = Points to reach
option-scoring = Scoring
option-scoring-classic = to the winner of the round
option-scoring-against = everybody against themselves
option-scoring-none = a single round
option-two_player_reverse = Reverse with two players
option-two_player_reverse-turns = turns the direction
option-two_player_reverse-skips = skips the other
option-uno_grace = Time before a missing UNO can be caught (ms)
option-wheel = The wheel: how many fields each icon has
option-wheel-place-1 = { uw-icon-a }
option-wheel-place-2 = { uw-icon-b }
option-wheel-place-3 = { uw-icon-c }
option-wheel-place-4 = { uw-icon-d }
option-wheel-place-5 = { uw-icon-e }
option-wheel-place-6 = { uw-icon-f }
option-wheel-place-7 = { uw-icon-g }
option-wheel-place-8 = { uw-icon-h }
option-wheel-place-9 = { uw-icon-i }

chance-reshuffle = the discard shuffled anew
chance-dealer = the dealer
chance-deck = the deck
chance-pile = the draw pile
chance-wheel = the wheel
