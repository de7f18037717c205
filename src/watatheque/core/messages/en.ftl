# Texts that every table shares.
seat = Seat { $number }
seat-called = { $called }
seat-to-act = { $seat } to play
seats-may-act = Everybody may act
match-over = The match is over
ready = Ready
not-ready = Not ready yet
next-round = Next round
score = Score
log = Log
