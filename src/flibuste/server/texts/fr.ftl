# -- Ce que le serveur refuse
server-bad-message = Ce message est illisible : { $problem }.
server-bad-name = Un nom a de 1 à 24 caractères imprimables et ne commence ni par @ ni par #.
server-bad-request = Cette requête n’a pas été achevée.
server-bot-plays-for-you = Un bot joue pour vous. Reprenez d’abord votre place.
server-broken-log = La ligne { $number } du journal de la table { $table } est illisible.
server-broken-table = Cette table suit d’autres règles ou est abîmée ; ce serveur ne peut pas l’ouvrir.
server-clock-without-time = Une pendule a besoin d’un nombre de minutes.
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
server-too-many-open = Vous avez ouvert aujourd’hui { $most } tables inachevées. Terminez-en d’abord une.
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
serve-other-uvicorn = Flibuste a besoin de uvicorn { $needed }, mais uvicorn { $found } est installé : pip install "uvicorn=={ $needed }.*".
serving-here = Flibuste est ouvert à l’adresse { $address }
serving-cards = Les nouvelles tables de { $game } se jouent avec des cartes maison, valeurs { $figures }.
serving-others = Sur votre réseau, les autres ouvrent { $address }
serving-ended = Fermé. Toutes les parties sont conservées.
page-not-built = La page n’est pas encore construite. Dans un dépôt, ./flibuste page la construit.

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
page-title = { $game } · Flibuste
page-title-yours = À vous · { $game } · Flibuste
page-tools = Outils
page-menu = Menu
page-table = Table
page-table-name = Table { $name }
page-house-cards = Cartes maison
    .help = Les cartes de ce jeu ne sont pas celles qui sont imprimées : la personne qui tient ce serveur les a choisies.
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

# -- Plusieurs personnes sur le même appareil
page-next-here = C’est à { $name }, sur cet appareil.
page-pass-on = Passer l’appareil
page-pass-to = Passez l’appareil à { $name }
    .help = La table reste cachée jusque-là : { $name } regarde, et personne d’autre.
page-pass-taken = Je suis { $name }, montrer mon côté

# -- Le passé
page-past = Coup { $at } sur { $of }, pas en direct.
page-back-to-live = Retour au direct
page-live = En direct
page-not-live = Hors ligne
page-replay = Aller et retour
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-on = Un coup en avant
page-replay-last = À la fin
page-replay-at = { $at } sur { $of }

# -- Journal et discussion
page-log-more = { $count } de plus
page-late = Le temps de { $seat } est écoulé : le coup est joué à sa place.
page-clock-left = temps restant
page-clock-hours = { $hours } h { $minutes }
page-clock-short = Plus que { $seconds } secondes.
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
    .help = Dit ainsi par la règle imprimée.
page-rules-mark-d = déduit
    .help = Découle de la règle imprimée.
page-rules-mark-r = notre décision
    .help = La règle imprimée se tait ou n’est pas claire : voici ce que nous avons décidé.
page-rules-reconstructed = { $count ->
    [one] Les valeurs de { $count } carte sont reconstituées.
   *[other] Les valeurs de { $count } cartes sont reconstituées.
}
    .help = Elles sont de notre invention, et non celles des cartes imprimées. Qui possède le jeu peut jouer avec les valeurs imprimées.
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
page-key-cards = aller à la première carte que vous pouvez choisir
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

# -- La page : première page
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
page-foot-game-nobody = Les règles de { $game } ne nomment personne.
page-foot-unofficial = Cette table n’est pas officielle, elle est faite sans eux et sans profit : si le jeu vous plaît, achetez-le et jouez-y sur du bois.
page-foot-icons = Icônes : game-icons.net, CC BY 3.0
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
page-pace = Rythme
page-pace-live = En direct
page-pace-slow = 1 jour par coup
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
    .help = Commencez contre des bots : deux clics suffisent.
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

# -- La page : avant la partie
page-lobby-about = salle d’attente · { $aboard } à bord sur { $of }
page-lobby-side = Invitation, sceau et discussion
page-lobby-host = { $free ->
    [one] Partir, ou attendre quelqu’un de plus ?
   *[other] Partir, ou attendre { $free } personnes de plus ?
}
page-lobby-host-full = Tout le monde est à bord : partez quand vous voulez.
page-lobby-all-ready = Toutes les personnes à bord sont prêtes.
page-lobby-late = On attend encore { $name }.
page-lobby-ready-ask = Pouvez-vous commencer ?
page-lobby-wait = C’est noté. { $name } lance la partie.
page-lobby-wait-host = C’est noté. L’hôte lance la partie.
page-lobby-guest = Prenez place, ou regardez d’ici.
page-lobby-full = Toutes les places sont prises. Vous regardez.
page-start = Partir
page-start-with-bots = { $free ->
    [one] Partir, un bot garde la place libre
   *[other] Partir, des bots gardent les { $free } places libres
}
page-ready-now = On peut commencer
page-not-ready = Pas encore
page-ready = à bord
page-not-ready-yet = pas encore
page-leave = Quitter la table
page-stand-up = Se lever
page-sit-down = Prendre place
page-sit-for = Prendre la place de { $name }
page-sit-here-too = Une autre personne ici
page-watching = Vous regardez.
page-levels = Niveaux des bots
page-bot-word = bot
page-you-host = vous, hôte
page-host-where = hôte, { $where }
page-on-this-device = sur cet appareil
page-on-phone = sur un téléphone
page-on-computer = sur un ordinateur
page-reads = Lit la table en { $language }.
page-language-name-en = anglais
page-language-name-fr = français
page-your-colour = votre couleur et votre forme
page-colours-faded = pâles : prises
page-colour-taken = { $colour }, prise
page-ask-to-leave = Demander de partir
page-level-of = Niveau de { $name }
page-thinks = jusqu’à { $seconds } s par coup
page-free-this-seat = Libérer la place
page-free-seat-title = Place libre
page-free-kept = gardée pour un ami
page-free-explained = Qui ouvre le lien s’assied ici. Si vous partez avant, un bot joue et cède la place quand un ami arrive.
page-put-bot = Mettre un bot ici
page-remove-seat = Enlever la place
page-add-seat = Ajouter une place
page-options = Options
    .help = vous les réglez, tout le monde les voit, elles sont fixées au départ
page-options-fixed = l’hôte les règle, elles sont fixées au départ
page-clock = Pendule
page-clock-none = aucune
    .help = Chacun prend le temps qu’il lui faut.
page-clock-game = { $minutes } min
    .help = Par personne, pour toute la partie ; ensuite { $seconds } secondes par coup. Qui n’a plus de temps voit le coup joué à sa place, et garde son siège.
page-clock-move = { $minutes } min par coup
    .help = Pour chaque coup. Qui n’a plus de temps voit le coup joué à sa place, et garde son siège. Le temps court aussi quand personne ne regarde.
page-clock-day = 1 jour par coup
page-watching-option = Regarder
page-watching-link = lien
    .help = Qui a le lien peut regarder, cartes visibles seulement.
page-watching-listed = liste
    .help = Montrée en première page : tout le monde peut regarder, cartes visibles seulement.
page-watching-nobody = personne
    .help = Seules les personnes assises ici voient la table.
page-invite = Inviter
    .help = Sans compte. Scannez, ou ouvrez le lien.
page-mail = Courriel
page-mail-subject = { $game }, table { $name }
page-seats-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-watchers = { $count ->
    [0] personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-seal = Mélange scellé
page-seal-before = Le mélange est déjà scellé. Son sceau :
page-seal-after = Le sceau est public dès maintenant, sa clé à la fin : chacun peut vérifier.
page-seal-words = Vos mots pour le hasard
    .help = Ils sont mêlés au mélange, pour que le serveur seul ne puisse pas le choisir. N’importe quels mots conviennent.
page-personal-link = Votre propre lien
    .help = Il ouvre votre place sur un autre appareil. Gardez-le pour vous.
page-other-device = Continuer sur un autre appareil
page-crew = Qui joue
page-crew-invite = Un bot garde une place pour un ami. Envoyez le lien :
page-seat-present = à table
page-replace = Laisser jouer un bot
page-give-back = Rendre la place
page-take-seat-back = Reprendre ma place
page-closed-table = La table { $name } ne se regarde pas
page-closed-open = Une place est libre : vous pouvez vous asseoir et jouer.
page-closed-full = Toutes les places sont prises, et l’hôte ne laisse personne regarder.
page-nowhere = Pas de table ici
page-not-opened = La table n’a pas pu être ouverte

# -- La page : fin de partie
page-over-about = finie
page-result = Résultat
page-over-second = { $name } suit avec { $points }.
page-final-table = La table à la fin
page-look-table = Voir la table et son journal
page-to-result = Retour au résultat
page-scores = Points
page-place = Rang { $place }
page-again = Rejouer, même table
page-replay-this = Revoir cette partie
page-game-file = Fichier
page-proof-before = Avant la partie, le sceau était
page-proof-after = Voici maintenant la clé :
page-verify-luck = Vérifier le hasard
page-verify-other = Vérifier un autre fichier
page-check-good = en ordre
page-check-bad = faux
page-check-here = vérifié ici
page-check-server = vérifié par le serveur
page-check-seal = Le SHA-256 de la clé est { $found }, et le sceau aussi.
page-check-seal-wrong = La clé ne va pas avec le sceau : son SHA-256 est { $found }, le sceau est { $seal }.
page-check-luck = { $seats ->
    [0] Aucune place n’a ajouté de mots : la clé seule donne { $deal } comme hasard de la donne.
    [one] Avec les mots d’une place, la clé donne { $deal } comme hasard de la donne.
   *[other] Avec les mots de { $seats } places, la clé donne { $deal } comme hasard de la donne.
}
page-check-not-sealed = Cette partie a été jouée avec une graine ouverte, sans sceau.
page-check-no-secret = Le fichier ne contient pas la clé de son sceau.
page-check-no-sums = Ce navigateur ne calcule ces sommes que sur une adresse sûre (https) ; suivent les constats du serveur.

# -- La page : fichiers, revoir, vérifier, règles
page-record-choose = Choisir un fichier de partie
page-record-where = La page d’une table finie le donne sous « Fichier ». Vous pouvez aussi le déposer ici.
page-record-paste = Ou coller son texte
page-replay-title = Revoir une partie
page-replay-lead = Revoyez une partie finie, coup par coup, depuis chaque place.
page-replay-now = Montrer la partie
page-replay-about = partie revue
page-replay-move = { $at ->
    [0] La donne.
   *[other] Coup { $at } sur { $of }.
}
page-replay-run = Lecture
page-replay-pause = Pause
page-replay-other = Une autre partie
    .short = Autre
page-replay-eyes = vue par
page-replay-nobody = tous
page-verify-title = Vérifier le hasard
page-verify-lead = Personne n’a pu choisir les cartes : ni les joueurs, ni le serveur. Un fichier de partie le prouve.
page-verify-now = Vérifier
page-verify-how = Comment cela marche
page-verify-how-seal = Avant la partie, le serveur tire une clé secrète et montre son sceau, le SHA-256 de la clé. Dès lors il ne peut plus la changer.
page-verify-how-words = Chaque personne qui s’assied ajoute ses propres mots. Le serveur ne les connaissait pas en scellant la clé.
page-verify-how-luck = La clé et les mots donnent ensemble le hasard de chaque coup, l’un après l’autre, et rien d’autre ne le donne.
page-verify-how-end = À la fin la clé est montrée. Votre navigateur vérifie qu’elle va avec le sceau ; le serveur rejoue chaque coup.
page-verify-good = Tout est en ordre
page-verify-bad = Quelque chose ne va pas
page-rules-of = Règles de { $game }
page-rules-contents = Sommaire et recherche
