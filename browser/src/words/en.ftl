# The words of the house.
loading = One moment…
lost-title = Nothing at this address
lost-text = The page you are looking for does not exist, or no longer.
to-front = To the front page
close = Close
cancel = Cancel
copy = Copy
copied = Copied

head-nav = The house
head-theme = { $theme ->
    [light] Light: day
    [dark] Light: evening
   *[system] Light: as the device
}
head-profile = Who are you?

front-title = Five games, one table.
front-text = Play at once against bots, or send your friends a link. Nothing to install, nobody signs up.
front-games = The games
front-seats = { $least ->
    [2] { $most ->
        [2] for two
       *[other] for 2 to { $most }
    }
   *[other] for { $least } to { $most }
}
front-play = Play
front-opening = The table opens…
front-friends = With friends
front-learn = Learn by playing
front-running = Your running games
front-resume = Resume { $game }
front-tables = At other tables
front-no-tables = No table is open right now. Yours will be the first.
front-sit = Sit down
front-watch = Watch
front-no-server = The server does not answer. Reload the page in a moment.
front-shuffle = Every shuffle can be checked after the game, card by card, and every refusal names the article of the rules.
front-independent = Watathèque is independent of the publishers of these games; rules, drawings and texts are our own.

phase-open = open
phase-running = running
phase-over = over
phase-closed = closed
chair-free = free

friends-title = { $game } with friends
friends-seats = How many seats?
friends-bots = Bots on empty seats
friends-no-bots = none, I wait for my friends
friends-bot-level = bots: { $level }
friends-clock = Thinking time
friends-clock-none = no clock
friends-clock-minutes = { $minutes } min each
friends-private = Private table: only those with the link find it
list-add = Add
list-remove = Remove
friends-options = The rules of this table
friends-standard = All is set as in the rulebook; change what you like.
friends-open = Open the table

level-uniform = at random
level-easy = easy
level-normal = serious
level-strong = strong
bot-uniform = Random bot
bot-easy = Easy bot
bot-normal = Serious bot
bot-strong = Strong bot

share-title = Invite
share-text = This link leads to your table:
share-qr = The link of the table as a QR code
share-scan = Or show this code to a phone.

lobby-title = The table is waiting
lobby-title-ready = Everybody is here
lobby-hint = Choose a chair. The host starts when all are taken.
lobby-hint-host = Invite friends or put bots on chairs; you start when all are taken.
lobby-hint-full = The host can start.
lobby-hint-full-host = You can start.
lobby-start = Start
lobby-sit = Sit here
lobby-stand = Stand up
lobby-robot = Bot
lobby-robot-away = Take the bot away
lobby-fill = Bots on empty seats
lobby-kick = Ask to leave
lobby-hand = Hand over the table
lobby-swap = Swap our seats
lobby-lock = Nobody else sits down
lobby-private = Hidden from the front page
lobby-close = Close the table
lobby-options = Rules of this table
seat-number = Seat { $number }
seat-you = you
seat-host = host
seat-away = away
seat-stand-in = a bot plays

table-log = Log
table-chat = Chat
table-rules = Rules
table-menu = Menu
table-settings = Settings
table-panels = Beside the table
table-your-turn = Your turn!
table-watching = You are watching
table-paused = The match is paused
table-lost = The line is cut. We come back by ourselves…
table-ended = The table says goodbye
table-recap = While you were away
table-recap-more = and { $count } more before
table-no-log = Nothing yet.
table-say = Write to the table
table-send = Send
table-no-chat = Nobody has said a word. A little hello?
table-emotes = Wave
table-clock = Time left
emote-hello = 👋 Hello
emote-thanks = 🙏 Thanks
emote-well-played = 👏 Well played
emote-wow = 😮 Wow
emote-oops = 🙈 Oops
emote-sorry = 😔 Sorry
emote-hurry = ⏳ Your turn?
emote-thinking = 🤔 Thinking
emote-bye = 🚪 Bye

menu-undo = Undo my last gesture
menu-takeback = Offer to take the move back
menu-pause = Offer a pause
menu-resume = Offer to go on
menu-resign = Resign…
menu-leave = Leave the table
menu-record = Download the record
resign-sure = Resign this match?
resign-text = With two seats the other one wins. With more, a bot finishes for you.
resign-yes = Yes, I resign

offer-takeback = { $who } offers to go back one move.
offer-pause = { $who } offers a pause.
offer-resume = { $who } offers to go on.
offer-rematch = { $who } offers a rematch.
offer-mine = Offered; we wait for the others.
offer-yes = Agreed
offer-no = No

result-won = { $who } wins
result-you = You win!
result-draw = A draw
result-none = Nobody wins
result-you-shared = You share the win with { $who }
result-shared = { $who } win together
result-why = Why it is over: { $article }
result-rematch = Rematch
result-replay = Watch the replay
result-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

rules-title = The rules
rules-of-table = The rules of every table
rules-reference = At a glance: cards and icons
rules-search = Search the rules

settings-language = Language
settings-theme = Light
settings-theme-system = as the device
settings-theme-light = day
settings-theme-dark = evening
settings-sounds = Sounds
settings-left = Left-handed
settings-motion = Less motion
settings-keys = Show the keys

profile-title = You
profile-name = Your name at the table
profile-save = Change
profile-saved = Noted.
profile-look = Language and settings
profile-keys = By keyboard
profile-key-tab = go round the table
profile-key-arrows = from one piece to another
profile-key-enter = take, put, press
profile-key-escape = let go, close
profile-past = Your games
profile-no-past = No games yet.
profile-replay = watch
profile-go-on = go on
profile-won = won
profile-lost = lost
profile-over = over
profile-runs = running
profile-device = Go on with another device
profile-device-text = The link works once, for { $minutes } minutes. Whoever opens it becomes you: show it to nobody.
profile-device-make = Make a link
profile-device-qr = The link as a QR code
profile-forget = Delete my data
profile-forget-text = Your name and your keys disappear, your seats are given back. Records of matches keep the name you had.
profile-forget-yes = Yes, delete everything
