title = { $game } : la partie revue
none = Cette partie n’existe pas
running = Cette partie est en cours : on la raconte quand elle est finie (TB-6).
from = Vue par
from-public = un spectateur
from-open = tout ouvert
nobody = place { $seat }
first = Au début
previous = Un coup en arrière
next = Un coup en avant
last = À la fin
play = Lecture
pause = Pause
speed = Vitesse
where = Coup { $n } sur { $last }
slider = Coup
log = Le journal
check = Vérifier le mélange
here = Jouer d’ici
here-hint = Ouvre une nouvelle table à partir de cette position, contre des robots.
here-over = La partie est finie ici : reculez d’un coup.
opening = La table s’ouvre…
link = Copier le lien vers ce coup
copied = Copié
record = La feuille de partie
start = La donne
mark-resign = { $name } abandonne
mark-flag = { $name } n’a plus de temps
mark-abort = La partie est interrompue
mark-takeback = Retour au coup { $to }
mark-seat_taken = { $by } joue pour { $name }
mark-tick = L’horloge
quiet = { $name } agit
check-text = Avant la partie, la table s’est engagée sur un secret. Puis chaque place a donné un nombre à elle. Tout le hasard vient des deux. Votre navigateur vient de tout refaire, tout seul :
check-commitment = Le secret est celui qui était promis avant la partie
check-seed = La graine vient du secret et du nombre de chaque place
check-draws = { $count ->
    [0] Rien n’a été tiré
    [one] Le seul tirage est le même
   *[other] Les { $count } tirages sont les mêmes
}
check-right = Vérifié, tirage par tirage
check-wrong = Quelque chose ne va pas
check-bad-draws = { $count ->
    [one] Un tirage est différent
   *[other] { $count } tirages sont différents
}
check-deal = À la donne
check-entry = Au coup { $n }
check-number = { $gave } parmi 0 à { $most }
check-order = un ordre de { $of }
check-yes = vérifié
check-no = faux
check-secret = Le secret
check-promise = La promesse (SHA-256)
check-nonces = Les nombres des places
check-none = Cette partie ne dit rien de son hasard.
