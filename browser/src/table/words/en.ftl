read-article = Read { $article }
close = Close
cancel = Cancel
confirm = Confirm
picked = { $count } of { $most } picked
picked-range = { $count } picked ({ $least } to { $most })
sort-hand = Sort
help = Keys and gestures
key-help = Keys
aim = Aim
aim-on = Aiming: drag back from the piece, or use the arrow keys
flick-hint = Press on the piece and flick
flick-feeble = Too gentle: swipe faster
peek-hint = Hold what lies face down before you to look at it
place-hint = Choose where it goes
strength = Strength { $value } %
shoot = Shoot
voice = Say it aloud
accent = Tongue or accent
say-number = Number
send = Say
hint = Hints
your-turn = Your turn
you = you
bot = bot
absent = absent
empty-chair = empty
must-act = to act
may-act = may act
hold-to-look = Hold to look
face-down = { $count ->
    [0] empty
    [one] one piece face down
   *[other] { $count } pieces face down
}
stack-of = { $count ->
    [0] empty
    [one] one piece
   *[other] { $count } pieces
}
told-of = { $what }: { $told }
level-asks = { $level } asks for { $what }
free-place = free place { $place }
hidden-place = face down, place { $place }
pile-of = { $count ->
    [one] pile of one
   *[other] pile of { $count }
}
closed = closed
owned-by = of { $name }
mark-pending = on its way
mark-seen = has been seen
mark-veiled = covered
mark-frozen = frozen
mark-new = new
mark-pointed = pointed at
mark-key = key piece
taken = { $piece } in your hand. Choose where it goes.
put-back = Put back
not-there = It does not go there
refused = Refused
nearest-of = nearest { $sort }: { $hour } o'clock, { $mm } mm
edge = edge: { $hour } o'clock, { $mm } mm
overhang = sticks out over the edge: { $hour } o'clock, by { $mm } mm
heading = towards { $hour } o'clock ({ $degrees }°)
in-line = straight ahead: { $piece }, { $mm } mm
clear-line = nothing straight ahead
only-by-hand = At this table one flicks by hand only
covered = Face down: hold to look
nearest = nearest: { $piece }, { $hour } o'clock, { $mm } mm
papers = Papers
story = What has happened
skip = Skip
help-now = Now you can
help-hands = By mouse or finger
help-keys = By keys
hand-tap = touch what glows, then where it goes
hand-drag = or drag it there
hand-flick = press on the piece and swipe quickly the way it should slide
hand-aim = or choose Aim, pull back from the piece and let go
hand-peek = hold what lies face down to look at it
legend-move = arrows: move
legend-take = Enter: take, put
legend-back = Esc: put back, skip
legend-digits = 1–9: choices
legend-hint = H: hint
legend-sort = Alt + ← →: sort the hand
legend-peek = hold Space: look
legend-aim = aiming: Enter on the piece, ← → turn, ↑ ↓ strength (Shift: finely), Enter shoots
legend-place = when placing: arrows move (Shift: far), Enter puts
legend-help = ?: help
bad-spot = It would touch something or hang over
good-spot = It can lie here
left-time = { $seconds } s left
