title = { $game }: the replay
none = There is no such match
running = This match is still running: it is told when it is over (TB-6).
from = Seen by
from-public = a spectator
from-open = all open
nobody = seat { $seat }
first = To the beginning
previous = One step back
next = One step on
last = To the end
play = Play
pause = Pause
speed = Speed
where = Move { $n } of { $last }
slider = Move
log = The log
check = Check the shuffle
here = Play from here
here-hint = Opens a new table from this position, against bots.
here-over = The match is over here: go back a move.
opening = The table opens…
link = Copy the link to this move
copied = Copied
record = The record
start = The deal
mark-resign = { $name } resigns
mark-flag = { $name } has run out of time
mark-abort = The match is closed unfinished
mark-takeback = Back to move { $to }
mark-seat_taken = { $by } plays for { $name }
mark-tick = The clock
quiet = { $name } acts
check-text = Before the match the table committed itself to a secret. Then every seat gave a number of its own. All chance follows from both. Your browser has just done everything again, by itself:
check-commitment = The secret is the one that was promised before the match
check-seed = The seed comes from the secret and the number of every seat
check-draws = { $count ->
    [0] Nothing was drawn
    [one] The one draw is the same
   *[other] All { $count } draws are the same
}
check-right = Verified, draw by draw
check-wrong = Something does not fit
check-bad-draws = { $count ->
    [one] One draw is another one
   *[other] { $count } draws are others
}
check-deal = At the deal
check-entry = At move { $n }
check-number = { $gave } of 0 to { $most }
check-order = an order of { $of }
check-yes = verified
check-no = wrong
check-secret = The secret
check-promise = The promise (SHA-256)
check-nonces = The numbers of the seats
check-none = This match tells nothing of its chance.
