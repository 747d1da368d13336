# La ligne de commande
lab-argument-game = le jeu, l’un de ceux de la liste plus bas
lab-argument-players = le nombre de places (par défaut { $usual })
lab-argument-games = le nombre de parties (par défaut { $usual })
lab-argument-seed = la même graine, les mêmes parties (par défaut 0)
lab-argument-option = une option du jeu ; peut être donnée plusieurs fois
lab-argument-cards = un fichier de cartes maison (voir docs/house-cards.md)
lab-argument-cores = le nombre de processus (par défaut un par cœur, ici { $usual })
lab-argument-json = donner le rapport en JSON
lab-argument-lang = la langue (par défaut celle de cet ordinateur, ou l’anglais)
lab-argument-bots-of-seats = un par place, ou un seul pour toutes (par défaut { $usual })
lab-argument-bots-of-sides = le premier seul contre le second à toutes les autres places
lab-bad-number = { $argument } demande un nombre de 1 à { $most }, et non « { $given } ».

# Avancement
lab-games = parties

# Rapports
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

# Livrets de règles
rules-argument-game = un jeu, l’un de ceux de la liste plus bas (par défaut tous)
rules-argument-clauses = des clauses à lire, comme PR-SET-01 (par défaut la liste de toutes, avec leurs tests)
rules-argument-text = le livret entier
rules-argument-uncovered = seulement les clauses sans test ; code de sortie 1 s’il y en a
rules-argument-gate = vérifier les jeux complets ; code de sortie 1 s’il y a une faute
rules-unknown-clause = Il n’y a pas de clause { $clause } dans le livret de { $title } ; les plus proches : { $near }.
rules-mark-S = [S] Les règles imprimées le disent.
rules-mark-D = [D] Cela découle d’elles.
rules-mark-R = [R] Notre arbitrage, avec sa raison.
rules-mark-X = [X] Une question ouverte.
