wk-red = Red
wk-blue = Blue
wk-green = Green
wk-yellow = Yellow

wk-card-merchant = Merchant
wk-card-sorcerer = Sorcerer
wk-card-chimpanzee = Chimpanzee
wk-card-elder = Elder
wk-card-juggler = Fire Juggler
wk-card-rainmaker = Rainmaker
wk-card-gatherer = Gatherer
wk-card-porter = Porter
wk-card-drummer = Drummer
wk-card-seer = Seer
wk-card-fire = Sorcerer’s Fire
wk-card-veiled = three cards face down

# A card that one uses.
wk-of-merchant = the Merchant
wk-of-sorcerer = the Sorcerer
wk-of-chimpanzee = the Chimpanzee
wk-of-elder = the Elder
wk-of-juggler = the Fire Juggler
wk-of-rainmaker = the Rainmaker
wk-of-gatherer = the Gatherer
wk-of-porter = the Porter
wk-of-drummer = the Drummer
wk-of-seer = the Seer

# What a card does.
wk-does-merchant = buy a boat’s load, sell two goods of a kind for 10 gold, or deliver to rise a level
wk-does-sorcerer = while the Fire burns, pay 12 gold and rise a level
wk-does-chimpanzee = draw a card and look at two hidden goods of a boat
wk-does-chimpanzee-only = look at two hidden goods of a boat
wk-does-elder = look at somebody’s hand and use one of its cards as if it were yours
wk-does-juggler = use the card played just before once more
wk-does-rainmaker = receive as much gold as your level
wk-does-gatherer = take a good from the Village
wk-does-porter = swap a good of yours for one of the Village
wk-does-drummer = discard as many cards as you like and draw as many
wk-does-seer = draw two cards
wk-does-fire = turns the Fire over when it is drawn

wk-good-fruit = fruit
wk-good-skins = skins
wk-good-salt = salt
wk-good-tea = tea
wk-good-cloth = cloth
wk-good-jewels = jewels
wk-two-fruit = two fruit
wk-two-skins = two skins
wk-two-salt = two salt
wk-two-tea = two tea
wk-two-cloth = two cloth
wk-two-jewels = two jewels

wk-nothing = nothing
wk-and = { $list }, { $item }
wk-times = { $count } × { $item }

wk-boat = Boat at { $price }
wk-village = Village
wk-reserve = Reserve
wk-deck = Deck
wk-discard = Discard
wk-discarded = { $count ->
    [0] Discarded so far
    [one] Discarded so far, and one face down
   *[other] Discarded so far, and { $count } face down
}
wk-fire-lit = Fire lit
wk-fire-out = Fire out
wk-order-open = any kind { $letter }
wk-track = Status
wk-level = Level { $level }
wk-stock = { $who }’s Stock
wk-gold = { $who }’s gold
wk-slots = { $who }’s cards in play
wk-hand = { $who }’s hand
wk-notes = What you know
wk-bar = Now
wk-ranking = How it stands
wk-rank-place = Place
wk-rank-level = Status
wk-rank-gold = Gold
wk-rank-arrived = Order of arrival
wk-first = Plays first
wk-arrived = On the top level
wk-bare = Without a Merchant

wk-status-turn = { $who } to play
wk-status-last = { $who } to play, in the last round
wk-status-won = { $who } wins

wk-note-hand = { $who } holds { $cards }
wk-note-shown = { $who } knows that you hold { $cards }
wk-note-boat = Hidden on the boat at { $price }: { $goods }
wk-note-down = You know of the cards face down: { $cards }

wk-path-played = { $who } played { $card }
wk-path-again = { $card } once more
wk-path-first = it may be shared afterwards
wk-path-shared = { $who } uses { $of } too
wk-path-elder = with a card of { $who }’s

wk-ask-play = { $turn ->
    [you] Play a card from your hand, or stop and take { $units }
   *[them] { $who } plays a card or replenishes
}
wk-ask-replenish = { $turn ->
    [you] Take a card or 1 gold, { $units } to go
   *[them] { $who } replenishes, { $units } to go
}
wk-ask-discard = { $turn ->
    [you] Discard down to six cards
   *[them] { $who } discards down to six cards
}
wk-ask-merchant = { $turn ->
    [you] Buy, sell or deliver
   *[them] { $who } buys, sells or delivers
}
wk-ask-surplus = { $turn ->
    [you] Your Stock is too full: put a good on the Village
   *[them] { $who } puts surplus goods on the Village
}
wk-ask-elder = { $turn ->
    [you] Whose hand do you look at?
   *[them] { $who } chooses whose hand to look at
}
wk-ask-seen = { $turn ->
    [you] Use a card of { $opponent }’s hand, or none
   *[them] { $who } looks at { $opponent }’s hand
}
wk-ask-renew = { $turn ->
    [you] Discard a card and draw one, or keep your hand
   *[them] { $who } may change a card
}
wk-ask-look = { $turn ->
    [you] Look at two hidden goods of a boat
   *[them] { $who } chooses hidden goods to look at
}
wk-ask-gather = { $turn ->
    [you] Take a good from the Village
   *[them] { $who } takes a good from the Village
}
wk-ask-swap = { $turn ->
    [you] Swap a good of yours for one of the Village
   *[them] { $who } swaps a good with the Village
}
wk-ask-drum = { $turn ->
    [you] Discard as many cards as you like, then draw as many ({ $count } so far)
   *[them] { $who } discards cards to draw as many ({ $count } so far)
}
wk-ask-share = { $turn ->
    [you] Use { $of } too, for 1 gold: { $does }?
   *[them] { $who } may use { $of } too, for 1 gold
}
wk-ask-veil = { $turn ->
    [you] Three cards face down for a Merchant action ({ $chosen } chosen)
   *[them] { $who } chooses three cards to lay face down ({ $chosen } chosen)
}

wk-do-play = Play a card
wk-do-veil = { $left ->
    [one] Lay one more card face down
   *[other] Lay { $left } cards face down as a Merchant
}
wk-do-replenish = Replenish
wk-unit-card = Draw a card
wk-unit-gold = Take 1 gold
wk-do-buy = Buy
wk-do-sell = Sell a pair for 10 gold
wk-do-deliver = Deliver
wk-do-put = Put on the Village
wk-do-visit = Look at a hand
wk-do-use = Use a card
wk-do-look = Boat at { $price }: spaces { $first } and { $second }
wk-do-look-one = Boat at { $price }: space { $first }
wk-do-gather = Take from the Village
wk-do-swap = Swap with the Village
wk-do-discard = Discard
wk-do-done = Done
wk-do-share = Pay 1 gold and use it
wk-do-decline = No, thank you
wk-do-never-share = Decline every share until I say otherwise
wk-do-sort = Sort your hand

wk-told-played = { $who } plays { $card }
wk-told-choosing = { $who } chooses cards to lay face down ({ $count })
wk-told-veiled = { $who } lays three cards face down for a Merchant action
wk-told-repeated = { $who } uses the card in slot { $slot } again
wk-told-bought = { $who } pays { $price } for a boat: { $goods }
wk-told-put = { $who } puts { $good } on the Village
wk-told-sold = { $who } sells { $pair } for { $gold } gold
wk-told-delivered = { $who } delivers { $goods } and rises to level { $level }
wk-told-arrived = { $who } is on the top level: this is the last round
wk-told-climbed = { $who } pays the Sorcerer { $gold } gold and rises to level { $level }
wk-told-rained = { $who } receives { $gold } gold
wk-told-visited = { $who } looks at { $opponent }’s hand
wk-told-saw = { $opponent } holds { $cards }
wk-told-used = { $who } uses { $opponent }’s { $card }
wk-told-unused = { $who } uses none of { $opponent }’s cards
wk-told-kept = { $who } keeps all cards
wk-told-discarded = { $who } discards { $card }
wk-told-peeked = { $who } looks at hidden goods on the boat at { $price }
wk-told-found = Hidden on the boat at { $price }: { $goods }
wk-told-gathered = { $who } takes { $good } from the Village
wk-told-swapped = { $who } leaves { $give } and takes { $take }
wk-told-drummed = { $count ->
    [0] { $who } keeps all cards
    [one] { $who } has discarded one card
   *[other] { $who } has discarded { $count } cards
}
wk-told-shared = { $who } pays { $owner } 1 gold to use { $of } too
wk-told-declined = { $who } declines to use { $of } too
wk-told-drew = { $count ->
    [0] { $who } draws nothing
    [one] { $who } draws a card
   *[other] { $who } draws { $count } cards
}
wk-told-got = You draw { $cards }
wk-told-short = There are no more cards for { $who }
wk-told-fire-lit = { $who } draws a Sorcerer’s Fire: the Fire burns again
wk-told-fire-out = { $who } draws a Sorcerer’s Fire: the Fire goes out
wk-told-shuffled = The discard pile becomes the deck: { $cards } cards
wk-told-restocked = The Village’s goods become the Reserve
wk-told-loaded = The boat at { $price } is loaded: { $goods } to be seen
wk-told-took-gold = { $who } takes 1 gold
wk-told-turn = It is { $who }’s turn
wk-told-ended = { $who } wins

# For whoever chooses a table.
game-title = Waka Waka
game-score = level { $score }
game-line = Canoes, a village, a fire: buy, barter and rise before the others do.
option-orders = Orders
option-orders-board = those of the board
option-orders-1 = sheet 1
option-orders-2 = sheet 2
option-orders-3 = sheet 3
option-orders-4 = sheet 4
option-chimpanzee_draws = The Chimpanzee draws
option-share_ms = Time to answer a share (ms)

chance-reserve = the Reserve
chance-deck = the deck
chance-first-player = who begins
