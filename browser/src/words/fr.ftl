# Les mots de la maison.
loading = Un instant…
lost-title = Rien à cette adresse
lost-text = La page que vous cherchez n’existe pas, ou plus.
to-front = À l’accueil
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié

head-nav = La maison
head-theme = { $theme ->
    [light] Lumière : jour
    [dark] Lumière : soir
   *[system] Lumière : comme l’appareil
}
head-profile = Qui êtes-vous ?

front-title = Cinq jeux, une table.
front-text = Jouez tout de suite contre des robots, ou envoyez un lien aux amis. Rien à installer, personne ne s’inscrit.
front-games = Les jeux
front-seats = { $least ->
    [2] { $most ->
        [2] à deux
       *[other] de 2 à { $most }
    }
   *[other] de { $least } à { $most }
}
front-play = Jouer
front-opening = La table s’ouvre…
front-friends = Entre amis
front-learn = Apprendre en jouant
front-running = Vos parties en cours
front-resume = Reprendre { $game }
front-tables = À d’autres tables
front-no-tables = Pas de table ouverte en ce moment. La vôtre sera la première.
front-sit = S’asseoir
front-watch = Regarder
front-no-server = Le serveur ne répond pas. Rechargez la page dans un moment.
front-shuffle = Chaque mélange peut être vérifié après la partie, carte par carte, et chaque refus cite l’article de la règle.
front-independent = Watathèque est indépendante des éditeurs de ces jeux ; règles, dessins et textes sont les nôtres.

phase-open = ouverte
phase-running = en cours
phase-over = finie
phase-closed = fermée
chair-free = libre

friends-title = { $game } entre amis
friends-seats = Combien de places ?
friends-bots = Des robots aux places vides
friends-no-bots = aucun, j’attends mes amis
friends-bot-level = des robots : { $level }
friends-clock = Temps de réflexion
friends-clock-none = sans pendule
friends-clock-minutes = { $minutes } min par personne
friends-private = Table privée : seuls ceux qui ont le lien la trouvent
list-add = Ajouter
list-remove = Retirer
friends-options = Les règles de cette table
friends-standard = Tout est réglé comme dans le livret ; changez ce que vous voulez.
friends-open = Ouvrir la table

level-uniform = au hasard
level-easy = faciles
level-normal = sérieux
level-strong = forts
bot-uniform = Robot au hasard
bot-easy = Robot facile
bot-normal = Robot sérieux
bot-strong = Robot fort

share-title = Invitez
share-text = Ce lien mène à votre table :
share-qr = Le lien de la table en code QR
share-scan = Ou montrez ce code à un téléphone.

lobby-title = La table attend
lobby-title-ready = Tout le monde est là
lobby-hint = Choisissez une chaise. L’hôte commence quand toutes sont prises.
lobby-hint-host = Invitez des amis ou posez des robots ; vous commencez quand toutes les chaises sont prises.
lobby-hint-full = L’hôte peut commencer.
lobby-hint-full-host = Vous pouvez commencer.
lobby-start = Commencer
lobby-sit = S’asseoir ici
lobby-stand = Me lever
lobby-robot = Robot
lobby-robot-away = Retirer le robot
lobby-fill = Des robots aux places vides
lobby-kick = Prier de partir
lobby-hand = Confier la table
lobby-swap = Échanger nos places
lobby-lock = Personne d’autre ne s’assoit
lobby-private = Table cachée de l’accueil
lobby-close = Fermer la table
lobby-options = Règles de cette table
seat-number = Place { $number }
seat-you = vous
seat-host = hôte
seat-away = absent
seat-stand-in = un robot joue

table-log = Journal
table-chat = Discussion
table-rules = Règles
table-menu = Menu
table-settings = Réglages
table-panels = À côté de la table
table-your-turn = À vous !
table-watching = Vous regardez
table-paused = La partie est en pause
table-lost = La liaison est coupée. On revient tout seul…
table-ended = La table vous dit au revoir
table-recap = Pendant votre absence
table-recap-more = et { $count } autres choses avant
table-no-log = Rien encore.
table-say = Écrire à la table
table-send = Envoyer
table-no-chat = Personne n’a rien dit. Un petit bonjour ?
table-emotes = Faire signe
table-clock = Temps restant
emote-hello = 👋 Bonjour
emote-thanks = 🙏 Merci
emote-well-played = 👏 Bien joué
emote-wow = 😮 Oh !
emote-oops = 🙈 Oups
emote-sorry = 😔 Pardon
emote-hurry = ⏳ À vous ?
emote-thinking = 🤔 Je réfléchis
emote-bye = 🚪 Au revoir

menu-undo = Annuler mon dernier geste
menu-takeback = Proposer de reprendre le coup
menu-pause = Proposer une pause
menu-resume = Proposer de continuer
menu-resign = Abandonner…
menu-leave = Quitter la table
menu-record = Télécharger le procès-verbal
resign-sure = Abandonner cette partie ?
resign-text = À deux, l’autre gagne. À plus, un robot finit à votre place.
resign-yes = Oui, j’abandonne

offer-takeback = { $who } propose de revenir au coup d’avant.
offer-pause = { $who } propose une pause.
offer-resume = { $who } propose de continuer.
offer-rematch = { $who } propose une revanche.
offer-mine = Proposé ; on attend les autres.
offer-yes = D’accord
offer-no = Non

result-won = { $who } gagne
result-you = Vous gagnez !
result-draw = Égalité
result-none = Personne ne gagne
result-you-shared = Vous partagez la victoire avec { $who }
result-shared = { $who } gagnent ensemble
result-why = Pourquoi c’est fini : { $article }
result-rematch = Revanche
result-replay = Revoir la partie
result-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

rules-title = Les règles
rules-of-table = Les règles de toute table
rules-reference = L’aide-mémoire : cartes et icônes
rules-search = Chercher dans les règles

settings-language = Langue
settings-theme = Lumière
settings-theme-system = comme l’appareil
settings-theme-light = jour
settings-theme-dark = soir
settings-sounds = Sons
settings-left = Pour gauchers
settings-motion = Moins de mouvement
settings-keys = Montrer les touches

profile-title = Vous
profile-name = Votre nom à la table
profile-save = Changer
profile-saved = C’est noté.
profile-look = Langue et réglages
profile-keys = Au clavier
profile-key-tab = parcourir la table
profile-key-arrows = aller d’une pièce à l’autre
profile-key-enter = prendre, poser, appuyer
profile-key-escape = lâcher, fermer
profile-past = Vos parties
profile-no-past = Pas encore de partie.
profile-replay = revoir
profile-go-on = continuer
profile-won = gagnée
profile-lost = perdue
profile-over = finie
profile-runs = en cours
profile-device = Continuer sur un autre appareil
profile-device-text = Le lien vaut une seule fois, pendant { $minutes } minutes. Qui l’ouvre devient vous : ne le montrez à personne.
profile-device-make = Faire un lien
profile-device-qr = Le lien en code QR
profile-forget = Effacer mes données
profile-forget-text = Votre nom et vos clés disparaissent, vos places sont rendues. Les procès-verbaux des parties gardent le nom que vous portiez.
profile-forget-yes = Oui, tout effacer
