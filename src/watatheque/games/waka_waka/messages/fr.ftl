wk-red = Rouge
wk-blue = Bleu
wk-green = Vert
wk-yellow = Jaune

wk-card-merchant = Marchand
wk-card-sorcerer = Sorcier
wk-card-chimpanzee = Chimpanzé
wk-card-elder = Ancien
wk-card-juggler = Jongleur de Feu
wk-card-rainmaker = Faiseur de Pluie
wk-card-gatherer = Cueilleuse
wk-card-porter = Porteur
wk-card-drummer = Joueur de tambour
wk-card-seer = Devin
wk-card-fire = Feu du Sorcier
wk-card-veiled = trois cartes face cachée

# Une carte dont on se sert.
wk-of-merchant = du Marchand
wk-of-sorcerer = du Sorcier
wk-of-chimpanzee = du Chimpanzé
wk-of-elder = de l’Ancien
wk-of-juggler = du Jongleur de Feu
wk-of-rainmaker = du Faiseur de Pluie
wk-of-gatherer = de la Cueilleuse
wk-of-porter = du Porteur
wk-of-drummer = du Joueur de tambour
wk-of-seer = du Devin

# Ce que fait une carte.
wk-does-merchant = acheter un bateau, vendre une paire pour 10 Or ou livrer et monter d’un niveau
wk-does-sorcerer = si le Feu brûle, payer 12 Or et monter d’un niveau
wk-does-chimpanzee = piocher une carte et regarder deux Marchandises cachées d’un bateau
wk-does-chimpanzee-only = regarder deux Marchandises cachées d’un bateau
wk-does-elder = regarder une main et se servir d’une de ses cartes comme si on l’avait
wk-does-juggler = se servir encore une fois de la carte jouée juste avant
wk-does-rainmaker = recevoir autant d’Or que son niveau
wk-does-gatherer = prendre une Marchandise du Village
wk-does-porter = échanger une de ses Marchandises contre une du Village
wk-does-drummer = défausser autant de cartes que l’on veut et en piocher autant
wk-does-seer = piocher deux cartes
wk-does-fire = retourne le Feu quand on le pioche

wk-good-fruit = fruit
wk-good-skins = peaux
wk-good-salt = sel
wk-good-tea = thé
wk-good-cloth = tissu
wk-good-jewels = bijoux
wk-two-fruit = deux fruits
wk-two-skins = deux peaux
wk-two-salt = deux sels
wk-two-tea = deux thés
wk-two-cloth = deux tissus
wk-two-jewels = deux bijoux

wk-nothing = rien
wk-and = { $list }, { $item }
wk-times = { $count } × { $item }

wk-boat = Bateau à { $price }
wk-village = Village
wk-reserve = Réserve
wk-deck = Pioche
wk-discard = Défausse
wk-discarded = { $count ->
    [0] Déjà défaussées
    [one] Déjà défaussées, et une face cachée
   *[other] Déjà défaussées, et { $count } face cachée
}
wk-fire-lit = Feu allumé
wk-fire-out = Feu éteint
wk-order-open = type { $letter } au choix
wk-track = Statut
wk-level = Niveau { $level }
wk-stock = Stock de { $who }
wk-gold = Or de { $who }
wk-slots = Cartes jouées par { $who }
wk-hand = Main de { $who }
wk-notes = Ce que vous savez
wk-bar = Maintenant
wk-ranking = Le classement
wk-rank-place = Place
wk-rank-level = Statut
wk-rank-gold = Or
wk-rank-arrived = Ordre d’arrivée
wk-first = Premier joueur
wk-arrived = Au plus haut niveau
wk-bare = Sans Marchand

wk-status-turn = À { $who } de jouer
wk-status-last = À { $who } de jouer, dernier tour de table
wk-status-won = { $who } gagne

wk-note-hand = { $who } a en main { $cards }
wk-note-shown = { $who } sait que vous avez { $cards }
wk-note-boat = Caché sur le bateau à { $price } : { $goods }
wk-note-down = Parmi les cartes face cachée vous connaissez : { $cards }

wk-path-played = { $who } a joué { $card }
wk-path-again = encore une fois { $card }
wk-path-first = les autres pourront s’en servir ensuite
wk-path-shared = { $who } se sert aussi { $of }
wk-path-elder = avec une carte de { $who }

wk-ask-play = { $turn ->
    [you] Jouez une carte de votre main, ou arrêtez-vous : { $units } à prendre
   *[them] { $who } joue une carte ou se réapprovisionne
}
wk-ask-replenish = { $turn ->
    [you] Prenez une carte ou 1 Or, encore { $units }
   *[them] { $who } se réapprovisionne, encore { $units }
}
wk-ask-discard = { $turn ->
    [you] Défaussez jusqu’à six cartes
   *[them] { $who } défausse jusqu’à six cartes
}
wk-ask-merchant = { $turn ->
    [you] Achetez, vendez ou livrez
   *[them] { $who } achète, vend ou livre
}
wk-ask-surplus = { $turn ->
    [you] Votre Stock déborde : posez une Marchandise sur le Village
   *[them] { $who } pose l’excédent sur le Village
}
wk-ask-elder = { $turn ->
    [you] Quelle main regardez-vous ?
   *[them] { $who } choisit une main à regarder
}
wk-ask-seen = { $turn ->
    [you] Servez-vous d’une carte de { $opponent }, ou d’aucune
   *[them] { $who } regarde la main de { $opponent }
}
wk-ask-renew = { $turn ->
    [you] Défaussez une carte et piochez-en une, ou gardez tout
   *[them] { $who } peut changer une carte
}
wk-ask-look = { $turn ->
    [you] Regardez deux Marchandises cachées d’un bateau
   *[them] { $who } choisit des Marchandises cachées à regarder
}
wk-ask-gather = { $turn ->
    [you] Prenez une Marchandise du Village
   *[them] { $who } prend une Marchandise du Village
}
wk-ask-swap = { $turn ->
    [you] Échangez une de vos Marchandises avec le Village
   *[them] { $who } échange une Marchandise avec le Village
}
wk-ask-drum = { $turn ->
    [you] Défaussez autant de cartes que vous voulez, piochez-en autant ({ $count } pour l’instant)
   *[them] { $who } défausse des cartes pour en piocher autant ({ $count } pour l’instant)
}
wk-ask-share = { $turn ->
    [you] Vous servir aussi { $of }, pour 1 Or : { $does } ?
   *[them] { $who } peut se servir aussi { $of }, pour 1 Or
}
wk-ask-veil = { $turn ->
    [you] Trois cartes face cachée pour une action de Marchand (déjà { $chosen })
   *[them] { $who } choisit trois cartes à poser face cachée (déjà { $chosen })
}

wk-do-play = Jouer une carte
wk-do-veil = { $left ->
    [one] Poser encore une carte face cachée
   *[other] Poser { $left } cartes face cachée comme Marchand
}
wk-do-replenish = Se réapprovisionner
wk-unit-card = Piocher une carte
wk-unit-gold = Prendre 1 Or
wk-do-buy = Acheter
wk-do-sell = Vendre une paire pour 10 Or
wk-do-deliver = Livrer
wk-do-put = Poser sur le Village
wk-do-visit = Regarder une main
wk-do-use = Se servir d’une carte
wk-do-look = Bateau à { $price } : cases { $first } et { $second }
wk-do-look-one = Bateau à { $price } : case { $first }
wk-do-gather = Prendre au Village
wk-do-swap = Échanger avec le Village
wk-do-discard = Défausser
wk-do-done = Terminé
wk-do-share = Payer 1 Or et s’en servir
wk-do-decline = Non merci
wk-do-never-share = Refuser tout partage jusqu’à nouvel ordre
wk-do-sort = Trier votre main

wk-told-played = { $who } joue { $card }
wk-told-choosing = { $who } choisit des cartes à poser face cachée ({ $count })
wk-told-veiled = { $who } pose trois cartes face cachée pour une action de Marchand
wk-told-repeated = { $who } se sert encore de la carte de l’emplacement { $slot }
wk-told-bought = { $who } paie { $price } pour un bateau : { $goods }
wk-told-put = { $who } pose { $good } sur le Village
wk-told-sold = { $who } vend { $pair } pour { $gold } Or
wk-told-delivered = { $who } livre { $goods } et monte au niveau { $level }
wk-told-arrived = { $who } est au plus haut niveau : dernier tour de table
wk-told-climbed = { $who } paie { $gold } Or au Sorcier et monte au niveau { $level }
wk-told-rained = { $who } reçoit { $gold } Or
wk-told-visited = { $who } regarde la main de { $opponent }
wk-told-saw = { $opponent } a en main { $cards }
wk-told-used = { $who } se sert d’une carte de { $opponent } : { $card }
wk-told-unused = { $who } ne se sert d’aucune carte de { $opponent }
wk-told-kept = { $who } garde toutes ses cartes
wk-told-discarded = { $who } défausse { $card }
wk-told-peeked = { $who } regarde des Marchandises cachées du bateau à { $price }
wk-told-found = Caché sur le bateau à { $price } : { $goods }
wk-told-gathered = { $who } prend { $good } au Village
wk-told-swapped = { $who } laisse { $give } et prend { $take }
wk-told-drummed = { $count ->
    [0] { $who } garde toutes ses cartes
    [one] { $who } a défaussé une carte
   *[other] { $who } a défaussé { $count } cartes
}
wk-told-shared = { $who } verse 1 Or à { $owner } pour se servir aussi { $of }
wk-told-declined = { $who } ne veut pas se servir { $of }
wk-told-drew = { $count ->
    [0] { $who } ne pioche rien
    [one] { $who } pioche une carte
   *[other] { $who } pioche { $count } cartes
}
wk-told-got = Vous piochez { $cards }
wk-told-short = Il n’y a plus de carte pour { $who }
wk-told-fire-lit = { $who } pioche un Feu du Sorcier : le Feu brûle de nouveau
wk-told-fire-out = { $who } pioche un Feu du Sorcier : le Feu s’éteint
wk-told-shuffled = La défausse devient la pioche : { $cards } cartes
wk-told-restocked = Les Marchandises du Village deviennent la Réserve
wk-told-loaded = Le bateau à { $price } est garni : on y voit { $goods }
wk-told-took-gold = { $who } prend 1 Or
wk-told-turn = C’est le tour de { $who }
wk-told-ended = { $who } gagne

# Pour qui choisit une table.
game-title = Waka Waka
game-score = niveau { $score }
game-line = Des pirogues, un village, un feu : achetez, troquez, montez en rang avant les autres.
option-orders = Les commandes
option-orders-board = celles du plateau
option-orders-1 = feuille 1
option-orders-2 = feuille 2
option-orders-3 = feuille 3
option-orders-4 = feuille 4
option-chimpanzee_draws = Le Chimpanzé pioche
option-share_ms = Temps pour répondre à un partage (ms)

chance-reserve = la Réserve
chance-deck = la pioche
chance-first-player = qui commence
