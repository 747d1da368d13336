# La ligne de commande
about = Des jeux de la mer, dans le navigateur et dans le terminal.
about-more = « flibuste COMMAND --help » en dit plus sur une commande.
about-play = jouer ici une partie, contre des robots ou avec des amis
about-serve = ouvrir des tables pour les navigateurs des joueurs
about-rules = lire les règles d’un jeu, ou lister ses clauses et les tests qui les montrent
about-replay = revoir une partie enregistrée
about-verify = vérifier une partie enregistrée, hasard compris
about-position = vérifier une position et la dire en mots
about-simulate = faire jouer beaucoup de parties par des robots, et en rendre compte
about-match = faire jouer des robots les uns contre les autres
about-completions = donner un script par lequel un interpréteur complète commandes, jeux, robots et options
about-test = lancer toutes les vérifications du projet
about-bench = mesurer face à d’autres moteurs

# Titres de l’aide
parser-usage = usage :
parser-arguments = arguments
parser-options = options

# Arguments
argument-help = montrer cette aide et finir
argument-version = afficher la version et finir
argument-game = le jeu, par défaut { $game }
argument-terminal = jouer dans le terminal, ligne par ligne
argument-seats = qui joue, comme me,search,rule (par défaut vous et deux robots). Une place est me (vous) ; random, un robot qui joue au hasard ; rule, un robot qui suit des règles simples ; ou search, un robot qui réfléchit à l’avance, avec si vous voulez ses essais par coup (search:400) ou son temps (search:50ms). Les noms suivent : me=Ada,rule=Otto
argument-seed = un nombre dont vient tout le hasard, pour répéter une partie (par défaut le hasard est scellé)
argument-option = une option du jeu ; peut être donnée plusieurs fois
argument-cards = un fichier de cartes maison : vos propres valeurs du jeu (voir docs/house-cards.md)
argument-load = reprendre une partie inachevée
argument-save = où la partie est gardée (par défaut un nouveau fichier dans ce dossier)
argument-lang = la langue (par défaut celle de cet ordinateur, ou l’anglais)
argument-record = une feuille de partie (« - » : ce qui est envoyé)
argument-all = tous les coups d’un trait
argument-to = tous les coups jusqu’à celui-ci d’un trait, puis la table
argument-position = une position (« - » : ce qui est envoyé)
argument-write-position = écrire la position après le dernier coup montré, au lieu de montrer les coups
argument-behind-proxy = faire confiance aux adresses que transmet un mandataire placé devant le serveur
argument-data = le fichier qui garde toutes les tables (d’ordinaire { $file })
argument-cards-of-game = un fichier de cartes maison pour les nouvelles tables d’un jeu, par exemple port-royal=ma-copie.toml (voir docs/house-cards.md) ; peut être donné plusieurs fois
argument-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer votre réseau (d’ordinaire 127.0.0.1)
argument-no-browser = ne pas ouvrir le navigateur
argument-play-host = l’adresse d’écoute (d’ordinaire toutes, pour que vos amis du réseau puissent se joindre à vous)
argument-play-port = le port d’écoute (d’ordinaire { $port } ou le suivant libre)
argument-port = le port d’écoute (d’ordinaire { $port })
argument-set = changer un réglage, par exemple limits.sockets=500
argument-settings = un fichier de réglages semblable au settings.toml du serveur
argument-url = l’adresse qu’ouvrent les joueurs, si ce n’est pas celle du serveur
argument-lab-game = le jeu, l’un de ceux de la liste plus bas
argument-players = le nombre de places (par défaut { $default })
argument-games = le nombre de parties (par défaut { $default })
argument-lab-seed = la même graine, les mêmes parties (par défaut 0)
argument-cores = le nombre de processus (par défaut un par cœur, ici { $default })
argument-json = donner le rapport en JSON
argument-bots-of-seats = un par place, ou un seul pour toutes (par défaut { $default })
argument-bots-of-sides = le premier seul contre le second à toutes les autres places
argument-rules-game = un jeu, l’un de ceux de la liste plus bas (par défaut tous)
argument-clauses = des clauses à lire, comme PR-SET-01 (par défaut la liste de toutes, avec leurs tests)
argument-text = le livret entier
argument-uncovered = seulement les clauses sans test ; code de sortie 1 s’il y en a
argument-gate = vérifier les jeux complets ; code de sortie 1 s’il y a une faute
argument-shell = bash, zsh ou fish

# Exemples
examples-play = exemples :
    {"  "}flibuste play                                  dans le navigateur, aussi pour vos amis du réseau
    {"  "}flibuste play jamaica --terminal               dans le terminal, avec deux robots
    {"  "}flibuste play --terminal --seats me=Ada,me=Bo  deux personnes à un clavier
    {"  "}flibuste play --terminal --load partie.txt     reprendre une partie
examples-serve = exemples :
    {"  "}flibuste serve                                     pour cet ordinateur seul
    {"  "}flibuste serve --host 0.0.0.0 --port 8080          pour tout le réseau
    {"  "}flibuste serve --behind-proxy --url https://...    derrière un serveur web qui a un nom
examples-rules = exemples :
    {"  "}flibuste rules jamaica --text              le livret entier
    {"  "}flibuste rules port-royal PR-HIR-03        une clause en mots
    {"  "}flibuste rules port-royal --uncovered      ce qu’aucun test ne montre, dans une copie des sources
examples-replay = exemples :
    {"  "}flibuste replay partie.txt                           coup par coup, au clavier
    {"  "}flibuste replay partie.txt --to 12 --position        la position après le coup 12
examples-verify = exemples :
    {"  "}flibuste verify partie.txt
    {"  "}Le code de sortie est 0 pour une feuille vraie, 1 pour une fausse, 2 si cela ne peut se juger.
examples-position = exemples :
    {"  "}flibuste position probleme.json
    {"  "}flibuste replay partie.txt --to 12 --position | flibuste position -
examples-simulate = exemples :
    {"  "}flibuste simulate port-royal --games 10_000 --bots random
    {"  "}flibuste simulate jamaica --players 3 --bots search:240,rule,rule --json
examples-match = exemples :
    {"  "}flibuste match port-royal --bots search:50ms,rule --games 400
    {"  "}Chaque donne est jouée de chaque place ; les nombres se tapent 10000, 10_000 ou 1e4.
examples-completions = exemples :
    {"  "}bash    eval "$(flibuste completions bash)"          dans ~/.bashrc
    {"  "}zsh     eval "$(flibuste completions zsh)"           dans ~/.zshrc, après compinit
    {"  "}fish    flibuste completions fish | source           dans ~/.config/fish/config.fish

# Listes : ce qu’il y a à choisir
bot-means-random = joue au hasard parmi les coups permis, tous également probables
bot-means-rule = suit des règles de bon sens, comme une personne avisée
bot-means-search = explore la suite pendant 50 millisecondes par coup
bot-means-iterations = explore la suite 240 fois par coup, de même sur tout ordinateur ; tout nombre peut y figurer
bot-means-time = explore la suite pendant ce nombre de millisecondes par coup ; tout nombre peut y figurer
listing-games = jeux :
listing-game = { $name }, de { $least } à { $most } personnes
listing-bots = robots :
listing-options = options de { $game }, chacune donnée par --option NAME=VALUE :
listing-options-how = « { $command } GAME --help » liste les options d’un jeu.
listing-option = { $label }. { $help } Valeur : { $allowed } ; par défaut { $default }.

# Ce qui ne peut être
no-such-command = Il n’y a pas de commande { $typed }.
no-such-argument = { $command } n’a pas d’argument { $typed }.
no-such-game = Il n’y a pas de jeu nommé { $typed }.
no-such-bot = Il n’y a pas de robot nommé { $typed }.
no-such-option = Ce jeu n’a pas d’option { $typed }.
no-such-option-value = L’option { $option } ne peut être { $typed }.
no-such-value = { $argument } ne peut être { $typed }.
either = { $one } ou { $other }
did-you-mean = Vouliez-vous dire { $words } ?
there-are = Il y a : { $words }.
see-help = « { $command } --help » dit ce qui peut être tapé.
arguments-missing = Il manque quelque chose : { $arguments }.
arguments-surplus = C’est trop, et personne ne sait à quoi cela sert : { $words }.
arguments-not-together = { $argument } et { $other } ne vont pas ensemble : donnez l’un des deux.
arguments-trouble = Cela ne se comprend pas : { $problem }.
argument-without-value = { $argument } demande une valeur à sa suite.
argument-takes-no-value = { $argument } va seul, sans la valeur { $value }.
number-out-of-range = { $argument } demande un nombre entier de { NUMBER($least, useGrouping: 0) } à { $most }, et non « { $typed } ».
bots-bad-count = Il faut nommer { $wanted } robots, ou un seul qui vaut pour tous, et non { $given }.
only-with-terminal = { $argument } va avec --terminal ; sur la page du navigateur, cela se choisit à la table.
only-in-browser = { $argument } est pour la page du navigateur ; cela ne va pas avec --terminal.
load-alone = Une partie reprise garde ses places, ses options, ses cartes et son hasard : { $argument } ne va pas avec --load.
load-no-pipe = Une partie se reprend depuis un fichier ; ce qui est envoyé, ce sont les coups.
load-other-game = La feuille est celle d’une partie de { $recorded }, pas de { $game }.
replay-bad-number = Les coups de cette partie vont de 0 (la donne) à { $most }, pas à { $number }.
cards-of-what = Les cartes se donnent par JEU=FICHIER, par exemple port-royal=ma-copie.toml, et non par { $typed }.

# Rapports
lab-games = parties
lab-percent = { $number } %
lab-from-to = { $low } à { $high }
lab-simulated = { $game }, { $players } joueurs, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en { $seconds } s, { $rate ->
    [one] { $rate } partie
   *[other] { $rate } parties
} par seconde
lab-unfinished = { $games ->
    [one] Une partie n’a pas pris fin.
   *[other] { $games } parties n’ont pas pris fin.
}
lab-seat = place
lab-seats = places
lab-bot = robot
lab-wins = victoires
lab-share = part
lab-share-of-seat = part de chaque place
lab-interval = intervalle à 95 %
lab-score = score moyen
lab-scores = Scores : moyenne { $mean }, écart type { $spread }, moyenne des gagnants { $winners } (intervalle à 95 % : { $interval })
lab-scores-alone = Scores : moyenne { $mean }, écart type { $spread }, moyenne des gagnants { $winners }
lab-began-with = au départ
lab-tally = compté
lab-per-game = par partie
lab-per-turn = par tour
lab-matched = { $game }, graine { $seed } : { $first } contre { $others } { $second }, { $games } parties en { $seconds } s
lab-match-share = { $first } a gagné { $share } des parties (intervalle à 95 % de { $low } à { $high }, { $games } parties ; un égal en gagnerait { $equal })
lab-match-blocks = Chaque donne a été jouée de chaque place : erreur type { $error } sur { $blocks } blocs
lab-match-one-block = Une seule donne a été jouée de chaque place : il en faut au moins deux pour connaître l’erreur type
lab-iterations = itérations par coup
lab-milliseconds = millisecondes par coup

# Marques des clauses
rules-mark-S = [S] Les règles imprimées le disent.
rules-mark-D = [D] Cela découle d’elles.
rules-mark-R = [R] Notre arbitrage, avec sa raison.
rules-mark-X = [X] Une question ouverte.
