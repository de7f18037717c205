# Les mots du terminal.
term-you-are = Vous êtes { $seat } { $shape }
term-welcome = Tapez un coup, par exemple « { $example } », ou « aide ».
term-welcome-bare = Tapez « aide » pour savoir quoi faire.
term-ask = Votre coup
term-ask-optional = Votre coup (Entrée pour attendre)
term-menu = Vous pouvez aussi taper un numéro :
term-thinks = On réfléchit en face…
term-refused = Refusé
term-unclear = « { $said } » n’est pas un coup ici. Tapez « aide ».
term-no-number = Il n’y a pas de pièce numéro { $said } à prendre ici.
term-no-place = Il n’y a pas de place « { $said } » ici.
term-legal = { $count ->
    [one] Un coup permis :
   *[other] { $count } coups permis :
}
term-legal-sample = Quelques coups permis (on ne peut pas tous les énumérer) :
term-more = … et { $count } de plus
term-no-article = Il n’y a pas d’article { $article }. Tapez « règles » pour la liste.
term-language = On continue en français.
term-bye = Au revoir. La partie reste inachevée.
term-won = Vous gagnez.
term-lost = { $seat } gagne.
term-shared = Victoire partagée.
term-drawn = Personne ne gagne.
term-over = La partie est finie
term-scores = Scores : { $scores }
term-seed = graine { $seed }
term-recorded = Partie inscrite dans { $file }
term-clock = L’horloge de la partie s’arrête pendant que vous réfléchissez.
term-help-moves = Coups
term-help-number = un numéro prend la pièce ou la réponse qui le porte
term-help-place = une pièce et une place, par exemple « { $example } »
term-help-holes = { $label } : { $form }
term-help-commands = Commandes
term-help-help = cette page
term-help-rules = la liste des règles ; avec un numéro, cet article (règles 7)
term-help-legal = tous les coups permis maintenant
term-help-table = la table encore une fois
term-help-language = continuer en français, en anglais
term-help-quit = quitter la table
term-hole-piece = pièce
term-hole-place = place
term-hole-target = cible
term-hole-choice = choix
term-hole-number = nombre
