# -- Ce que le serveur refuse
server-bad-message = Ce message est illisible : { $problem }.
server-bad-name = Un nom a de 1 à 24 caractères imprimables et ne commence ni par @ ni par #.
server-bad-request = Cette requête n’a pas été achevée.
server-bot-plays-for-you = Un bot joue pour vous. Reprenez d’abord votre place.
server-broken-log = La ligne { $number } du journal de la table { $table } est illisible.
server-broken-table = Cette table suit d’autres règles ou est abîmée ; ce serveur ne peut pas l’ouvrir.
server-busy = Le serveur est occupé par d’autres parties. Réessayez dans un instant.
server-colour-taken = Cette couleur est déjà prise.
server-fixed-at-start = Cela ne change plus une fois la partie commencée.
server-foreign-page = Seule la page de la table peut demander cela.
server-hello-first = Dites d’abord bonjour.
server-host-only = Cela revient à l’hôte de la table.
server-json-only = Une requête est en JSON et le dit dans son Content-Type.
server-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
server-no-free-seat = Aucune place n’est libre.
server-no-such-level = Ce niveau de bot n’existe pas ; il y a : { $known }.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-such-record = Cette table n’a pas de partie terminée de ce numéro.
server-no-such-seat = La table n’a pas de telle place.
server-no-such-state = La partie n’est pas passée par cet état.
server-no-such-table = Cette table n’existe pas. Vérifiez le lien.
server-not-away = Cette place n’est pas vide : un bot ne joue que pour une personne absente.
server-not-over = La partie n’est pas terminée.
server-not-playing = Aucune partie n’est en cours à cette table.
server-not-printable = Seulement des caractères imprimables, s’il vous plaît.
server-not-ready = On attend encore { $name }.
server-not-replaced = Aucun bot ne joue pour cette personne.
server-not-your-seat = Cette place n’est pas la vôtre.
server-own-mistake = Le serveur s’est trompé. Rien n’a changé ; veuillez réessayer.
server-record-too-long = Cette partie compte plus de { $most } coups : trop pour cette page. `flibuste replay` la montre.
server-record-when-over = La partie pourra être téléchargée une fois terminée.
server-said-hello = Vous avez déjà dit bonjour.
server-seat-is-free = Cette place est déjà libre.
server-seat-taken = Cette place est déjà prise.
server-somebody-sits-there = Une personne occupe cette place.
server-stale = La table a avancé. Voici où elle en est.
server-table-full = Le jeu se joue à { $most } au plus.
server-too-few-seats = Le jeu se joue à { $least } au moins.
server-too-large = C’est trop grand : { $most } octets au plus.
server-too-many-open = Vous avez { $most } tables inachevées. Terminez-en d’abord une.
server-too-many-tables = Vous ouvrez des tables plus vite qu’on ne peut y jouer. Attendez un peu.
server-too-much-talk = Plus doucement : attendez un instant avant d’écrire encore.
server-too-often = Plus doucement : trop de messages.
server-wrong-token = Ce lien ne correspond à aucune place de cette table.

# -- Pourquoi une connexion se termine
bye-closing = Le serveur redémarre. Votre partie est conservée.
bye-full = Le serveur est plein. Réessayez dans un instant.
bye-no-hello = La connexion n’a pas dit bonjour.
bye-too-many-here = Trop de connexions depuis cette adresse.
bye-too-often = Trop de messages. Revenez dans un moment.
bye-too-slow = La connexion est trop lente pour suivre. Nouvelle connexion.

# -- Le stockage
store-cannot-write = Le serveur ne peut pas écrire sur son disque ({ $problem }). Rien n’est perdu ; la partie reprend dès que possible.
store-closed = Le serveur se ferme.
store-full = Le disque du serveur est plein. Rien n’est perdu ; la partie reprend dès qu’il y a de la place.
store-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le, ou donnez un autre fichier avec --data.
store-moved = Le fichier du serveur a été déplacé ou remplacé. Rien n’est perdu ; la partie reprend dès qu’il sera de retour.
store-no-folder = Impossible de créer le fichier { $file } : { $problem }.
store-other-schema = { $file } vient d’une autre version de Flibuste (forme { $found }, cette version lit la forme { $expected }).
store-read-only = Le serveur n’a pas le droit d’écrire dans son fichier. Rien n’est perdu ; la partie reprend dès qu’il l’aura.
store-unusable = { $file } ne peut pas servir de stockage : { $problem }.

# -- Réglages et démarrage
settings-bad-change = « { $change } » n’est pas un réglage : écrivez nom=valeur, par exemple limits.sockets=500.
settings-bad-value = Ces réglages sont impossibles : { $problem }.
settings-unreadable = Les réglages de { $file } sont illisibles : { $problem }.
serve-no-port = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $problem }.
serving-here = Flibuste est ouvert à l’adresse { $address }
serving-others = Sur votre réseau, les autres ouvrent { $address }
serving-ended = Fermé. Toutes les parties sont conservées.
page-not-built = La page n’est pas encore construite. Dans un dépôt, ./flibuste page la construit.

argument-behind-proxy = faire confiance aux adresses que transmet un mandataire placé devant le serveur
argument-data = le fichier qui garde toutes les tables (d’ordinaire { $file })
argument-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer votre réseau (d’ordinaire 127.0.0.1)
argument-no-browser = ne pas ouvrir le navigateur
argument-play-host = l’adresse d’écoute (d’ordinaire toutes, pour que vos amis du réseau puissent se joindre à vous)
argument-play-port = le port d’écoute (d’ordinaire { NUMBER($port, useGrouping: 0) } ou le suivant libre)
argument-port = le port d’écoute (d’ordinaire { NUMBER($port, useGrouping: 0) })
argument-set = changer un réglage, par exemple limits.sockets=500
argument-settings = un fichier de réglages semblable au settings.toml du serveur
argument-url = l’adresse qu’ouvrent les joueurs, si ce n’est pas celle du serveur

# -- Conversation à la table
talk-somebody = Quelqu’un
talk-again = { $name } propose une autre partie.
talk-bot-plays = Un bot ({ $level }) joue pour { $name }.
talk-is-back = { $name } est de retour.
talk-opened = { $name } ouvre la table.
talk-sat-down = { $name } prend place.
talk-sent-away = { $name } quitte la table.
talk-started = La partie commence.
talk-stood-up = { $name } se lève.

# -- Niveaux des bots
level-ships-boy = mousse
    .help = Un coup sensé, sans plus. Pour une première partie.
level-sailor = matelot
    .help = Compte pièces et épées, pas la pioche.
level-captain = capitaine
    .help = Pèse le risque d’après les cartes encore inconnues.
level-admiral = amiral
    .help = Joue de nombreux avenirs de chaque coup. Le plus fort.

# -- Vérification d'une partie
check-read = C’est bien une partie, de { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
check-rules = Elle suit les règles et les chiffres de ce serveur (règles { $rules }, chiffres { $figures }).
check-seal = Le secret correspond au sceau { $seal } montré avant la partie.
check-seed = Le hasard découle de la graine { NUMBER($seed, useGrouping: 0) } : chacun peut le répéter.
check-words = { $seats ->
    [0] Aucune place n’a ajouté ses mots au hasard.
    [one] Une place a ajouté ses mots au hasard.
   *[other] { $seats } places ont ajouté leurs mots au hasard.
}
check-moves = { $moves ->
    [one] Le seul coup est permis, et chaque carte découle du hasard scellé.
   *[other] Les { $moves } coups sont permis, et chaque carte découle du hasard.
}
check-result = Les coups mènent au résultat inscrit.
check-unfinished = La partie est donnée pour inachevée, et elle l’est.

# -- La page : cadre d’une table
page-home = Vers la première page
page-tools = Outils
page-menu = Menu
page-table = Table
page-table-name = Table { $name }
page-question = Ce qui est à décider
page-actions = Ce que vous pouvez faire
page-own = Ce qui est à vous
page-side = Places et journal
page-seats = Places
page-you = vous
page-to-move = doit jouer
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-seat-away = hors ligne
page-seat-kept = { $level }, garde la place
page-seat-replaced = hors ligne, un bot ({ $level }) joue
page-take-back = Reprendre son coup
page-rules = Règles
page-talk = Discussion
page-log = Journal
page-settings = Réglages
page-keys = Touches
page-close = Fermer
page-cancel = Annuler
page-yes = oui
page-no = non
page-loading = Un instant.
page-play-bots = Jouer contre les bots

# -- Attente et ligne perdue
page-opening = Ouverture de la table.
page-closed = La connexion est fermée.
page-lost = Connexion perdue. Reconnexion en cours.
page-lost-kept = Reconnexion en cours, votre coup est gardé.
page-lost-tries = Essai { $tries }.
page-retry = Réessayer
page-wait-connection = La connexion est perdue ; elle revient d’elle-même.
page-wait-server = Le serveur ne peut pas écrire en ce moment. Rien n’est perdu.
page-wait-answer = Votre coup est en chemin.
page-wait-news = La table montre encore ce qui s’est passé.
page-stale = La table a avancé : choisissez de nouveau.

# -- Le passé
page-past = Coup { $at } sur { $of }, pas en direct.
page-back-to-live = Retour au direct
page-live = En direct
page-replay = Aller et retour
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-on = Un coup en avant
page-replay-last = À la fin
page-replay-at = { $at } sur { $of }

# -- Journal et discussion
page-log-more = { $count } de plus
page-hurried = Ce bot a eu moins de temps que son niveau n’en demande : beaucoup réfléchissent.
page-hurried-short = (à la hâte)
page-talk-empty = Personne n’a encore parlé.
page-talk-say = Dire quelque chose
page-talk-send = Envoyer
page-talk-unread = Discussion, { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

# -- Règles
page-rule = Règle { $clause }
page-rules-search = chercher dans les { $count } articles
page-rules-found = { $count ->
    [0] Aucun article n’a ces mots.
    [one] { $count } article
   *[other] { $count } articles
}
page-rules-section = Partie { $number } sur { $of }
page-rules-previous = Partie précédente
page-rules-next = Partie suivante
page-rules-stopped = a arrêté votre coup
page-rules-mark-s = livret
page-rules-mark-d = déduit
page-rules-mark-r = notre décision
page-rules-whole = Toutes les règles
page-rules-link = Lien vers l’article

# -- Réglages
page-set-language = Langue
    .help = De cette page. À une table, chacun a la sienne.
page-set-theme = Couleurs
    .help = Parchemin le jour, haute mer la nuit.
page-set-motion = Mouvement
    .help = Cartes et pièces ne bougent que pour montrer ce qui s’est passé. Un clic y met fin.
page-set-confirm = Un clic sur une carte
    .help = Sur un écran tactile, il est plus sûr de choisir d’abord, puis d’appuyer sur le bouton.
page-language-en = English
page-language-fr = Français
page-theme-system = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-motion-system = comme l’appareil
page-motion-on = avec
page-motion-off = sans
page-confirm-no = joue le coup
page-confirm-yes = choisit, un bouton joue

# -- Touches
page-key-digits = appuyer sur le bouton de ce numéro
page-key-tab = aller à la carte ou au bouton suivant
page-key-enter = choisir ; confirmer ce qui est choisi
page-key-escape = annuler, fermer
page-key-undo = reprendre son coup, tant que rien n’est révélé
page-key-past = voir un coup en arrière ou en avant
page-key-rules = règles
page-key-search = chercher dans les règles
page-key-talk = discussion
page-key-log = journal
page-key-settings = réglages
page-key-keys = cette liste

# -- Couleurs et formes des places
colour-red = disque rouge
colour-blue = losange bleu
colour-yellow = triangle jaune
colour-green = carré vert
colour-mauve = étoile mauve
colour-black = croix noire

# -- La page : première page
page-ways = Les pages de Flibuste
page-way-play = Jouer
page-way-watch = Regarder
page-way-replay = Revoir
page-way-verify = Vérifier
page-way-rules = Règles
page-theme-dark-colours = Couleurs sombres
page-guest = Visiteur
page-name-yours = Votre nom
page-name-change = Changer de nom
page-name-keep = Garder
page-name-later = vous, sans nom
page-foot-free = Logiciel libre, sans compte, rien à vendre.
page-foot-game = { $game } est un jeu de { $author }, édité par { $publisher } ({ $year }).
page-foot-unofficial = Cette table n’est pas officielle, elle est faite sans eux et sans profit : si le jeu vous plaît, achetez-le et jouez-y sur du bois.
page-foot-icons = Icônes : game-icons.net, CC BY 3.0
page-foot-credits = Crédits
page-trouble-answer = Le serveur n’a pas répondu comme il faut. Réessayez dans un instant.
page-trouble-unreachable = Le serveur est hors d’atteinte. Vérifiez le réseau et réessayez.
page-less = Un de moins
page-more = Un de plus
page-hero = { $games ->
    [1] Un jeu de la mer,
        une table.
    [2] Deux jeux de la mer,
        une table.
    [3] Trois jeux de la mer,
        une table.
    [4] Quatre jeux de la mer,
        une table.
   *[other] Des jeux de la mer,
        une table.
}
page-games = Jeux
page-game-for = { $from } à { $to } · { $minutes } min
page-game-by = { $author } · { $publisher }, { $year }
page-doors = Encore
page-door-replay = Revoir une partie
    .help = Coup par coup, d’un fichier ou d’une table.
page-door-verify = Vérifier le hasard
    .help = Un mélange honnête ? Vérifiez un fichier.
page-door-rules = Règles de { $game }
    .help = Chaque clause, et d’où elle vient.
page-voyage = Une nouvelle partie
page-seat-count = { $count } places
page-seat-numbered = Place { $number }
page-person-numbered = Joueur { $number }
page-odds = Chances visibles
    .help = Le risque du pas suivant, avec le compte qui l’explique. Le même pour tous.
page-bot-level = bot { $level }
page-sitter-friend = un ami, par le lien
page-sitter-here = une autre personne ici
page-play-here = Jouer sur cet appareil
page-invite-friends = Inviter des amis
    .short = Inviter
page-invite-all = Sans compte. Les amis invités prennent les places des bots ; un bot garde celles que personne ne prend.
page-invite-some = Sans compte. Un bot garde une place libre jusqu’à l’arrivée d’un ami.
page-your-tables = Vos tables
page-tables-open = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
page-tables-more = { $count } de plus
page-other-tables = { $count ->
    [one] et { $count } autre table
   *[other] et { $count } autres tables
}
page-no-tables = Pas encore de table.
    .help = Commencez contre des bots : deux clics suffisent.
page-table-of-game = { $game }, table { $name }
page-table-play = Jouer
page-table-open = Ouvrir
page-table-watch = Regarder
page-table-your-turn = à vous de jouer
page-table-turn-of = à { $name } de jouer
page-table-waiting = { $aboard } à bord sur { $of }
page-table-finished = finie
page-waiting-title = La table { $name } attend
page-waiting-aboard = { $game }, { $aboard } à bord sur { $of }.
page-free-seat = place libre
page-watch = Tables à regarder
page-watch-none = Personne ne montre de table ici pour l’instant. Chacun peut annoncer la sienne avant le départ.
page-link = Lien de la table
page-qr = Image du lien de la table { $name }, à scanner avec un téléphone
page-copy = Copier
page-copied = Copié.
page-share = Partager
