# Les textes que toutes les tables partagent.
seat = Place { $number }
seat-called = { $called }
seat-to-act = À { $seat } de jouer
seats-may-act = Tout le monde peut agir
match-over = La partie est finie
ready = Prêt
not-ready = Pas encore prêt
next-round = Manche suivante
score = Score
log = Journal
