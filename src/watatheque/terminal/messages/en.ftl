# The terminal's own words.
term-you-are = You are { $seat } { $shape }
term-welcome = Type a move such as “{ $example }”, or “help”.
term-welcome-bare = Type “help” for what you can do.
term-ask = Your move
term-ask-optional = Your move (Enter to wait)
term-menu = You can also type a number:
term-thinks = The other side is thinking…
term-refused = Refused
term-unclear = “{ $said }” is no move here. Type “help”.
term-no-number = There is no piece number { $said } to take here.
term-no-place = There is no place “{ $said }” here.
term-legal = { $count ->
    [one] One legal move:
   *[other] { $count } legal moves:
}
term-legal-sample = Some legal moves (they cannot all be listed):
term-more = … and { $count } more
term-no-article = There is no article { $article }. Type “rules” for the list.
term-language = We go on in English.
term-bye = Goodbye. The match stays unfinished.
term-won = You win.
term-lost = { $seat } wins.
term-shared = Shared win.
term-drawn = Nobody wins.
term-over = The match is over
term-scores = Scores: { $scores }
term-seed = seed { $seed }
term-recorded = Recorded in { $file }
term-clock = The clock of the match stands still while you think.
term-help-moves = Moves
term-help-number = a number takes the piece or the answer that bears it
term-help-place = a piece and a place, such as “{ $example }”
term-help-holes = { $label }: { $form }
term-help-commands = Commands
term-help-help = this page
term-help-rules = the list of the rules; with a number, that article (rules 7)
term-help-legal = every move that is legal now
term-help-table = the table once more
term-help-language = go on in French, in English
term-help-quit = leave the table
term-hole-piece = piece
term-hole-place = place
term-hole-target = target
term-hole-choice = choice
term-hole-number = number
