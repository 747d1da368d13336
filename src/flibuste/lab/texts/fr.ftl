# Avancement
lab-games = parties

# Rapports
lab-percent = { $number } %
lab-from-to = { $low } à { $high }
lab-simulated = { $game }, { $players } joueurs, graine { $seed } : { $games } parties et { $decisions } décisions en { $seconds } s, { $rate } parties par seconde
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
lab-scores = Scores : moyenne { $mean }, écart type { $spread }, moyenne des gagnants { $winners } (intervalle à 95 % : { $low } à { $high })
lab-began-with = au départ
lab-tally = compté
lab-per-game = par partie
lab-per-turn = par tour
lab-matched = { $game }, graine { $seed } : { $first } contre { $others } { $second }, { $games } parties en { $seconds } s
lab-match-share = { $first } a gagné { $share } des parties (intervalle à 95 % de { $low } à { $high }, { $games } parties ; un égal en gagnerait { $equal })
lab-match-blocks = Chaque donne a été jouée de chaque place : erreur type { $error } sur { $blocks } blocs
lab-iterations = itérations par coup
lab-milliseconds = millisecondes par coup
