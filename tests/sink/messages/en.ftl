game-title = The kitchen sink
game-line = Everything that a table can do, once.

# Pieces and zones
sink-suit-soap = soap
sink-suit-sponge = sponge
sink-suit-plate = plate
sink-card = { $suit } { $rank }
sink-disc = Disc { $number }
sink-deck = Deck
sink-no-suit = No suit named
sink-suit = Named suit: { $suit }
sink-wheel = Wheel
sink-die = Die
sink-turns = Turns taken
sink-level = { $turns } taken
sink-grid = Draining board
sink-piles = Piles
sink-field = Basin
sink-sheet = Score sheet
sink-laid-out = Cards laid out face down
sink-lucky = Lucky rank
sink-hand = Hand of { $seat }
sink-shed-row = Cards shed by { $seat }
sink-heap = Tokens of { $seat }
sink-plugs = Plugs
sink-drops = Drops
sink-notes = What you know
sink-my-lucky = Your lucky rank: { $rank ->
    [0] none
   *[other] { $rank }
}
sink-note = { $card }, in the hand of { $seat }
sink-badge-owes = Owes a plouf

# Questions
sink-ask-turn = Your turn: play, draw, show, steal, shed or pass
sink-ask-name = Name a suit
sink-ask-take = Take one of these cards?
sink-ask-shed = Shed another card?
sink-ask-flick = Flick a disc
sink-ask-put = Put the disc back into the basin
sink-ask-call = Is it time for a plouf?
sink-ask-catch = Somebody owes a plouf: catch them!
sink-ask-say = The die plus the cards on the board: how many?
sink-ask-point = Point at a highest card of the board
sink-ask-ready = Ready for the next round?

# Gestures
sink-do-sort = Sort your hand
sink-do-peek = Look at what you know
sink-do-draw = Draw a card
sink-do-play = Play a card to the board
sink-do-shed = Shed cards face down
sink-do-show = Show your hand to
sink-do-steal = Steal from
sink-do-take = Take this card
sink-do-pass = Pass
sink-do-done = Enough
sink-do-name = Name
sink-do-say = Say the number
sink-do-point = Point
sink-do-call = Plouf!
sink-do-slap = Caught!
sink-do-flick = Flick
sink-do-aim = Aim
sink-do-put = Put back
sink-do-ready = Ready

# Beats
sink-icon-blank = a blank
sink-icon-name = a suit to name
sink-icon-pass = hands go round
sink-icon-race = a race
sink-played = { $seat } plays { $card }
sink-covered = { $card } goes to the piles
sink-spun = The wheel shows { $icon }
sink-named = { $seat } names { $suit }
sink-owned = { $card } now belongs to { $seat }
sink-passed = All hands go round
sink-held = You hold { $card }
sink-shown = { $seat } shows their hand to { $to }
sink-saw = { $seat } holds { $card }
sink-drew = { $seat } draws a card
sink-got = You get { $card }
sink-laid = { $victim } lays their cards out for { $seat }
sink-took = { $seat } takes a card from { $victim }
sink-lost = You lose { $card }
sink-shed = { $seat } sheds a card
sink-stopped = { $seat } has had enough
sink-skipped = { $seat } passes
sink-owes = { $seat } is down to one card
sink-countdown = A race is about to start
sink-rolled = The die shows { $die }
sink-said = { $seat } says { $number }
sink-pointed = { $seat } points at { $card }
sink-won = { $seat } gets a plug
sink-struck = { $seat } gets a drop
sink-closed = The race is over
sink-called = { $seat }: plouf!
sink-slapped = { $seat } catches { $target }
sink-flicked = { $seat } flicks disc { $disc }
sink-put = { $seat } puts the disc back
sink-turned = { $seat } had shed { $card }
sink-counted = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sink-readied = { $seat } is ready
sink-dealt = The cards are shuffled and dealt
sink-round = Round { $number }
sink-over = The washing-up is done
