# The command line
lab-argument-game = the game, one of those listed below
lab-argument-players = how many seats (default: { $usual })
lab-argument-games = how many games (default: { $usual })
lab-argument-seed = the same seed, the same games (default: 0)
lab-argument-option = an option of the game; can be given several times
lab-argument-cards = a file of house cards (see docs/house-cards.md)
lab-argument-cores = how many processes (default: one a core, here { $usual })
lab-argument-json = print the report as JSON
lab-argument-lang = the language (default: that of this computer, or English)
lab-argument-bots-of-seats = one a seat, or one for all (default: { $usual })
lab-argument-bots-of-sides = the first alone against the second on all other seats
lab-bad-number = { $argument } takes a number from 1 to { $most }, not "{ $given }".

# Progress
lab-games = games

# Reports
lab-percent = { $number } %
lab-from-to = { $low } to { $high }
lab-simulated = { $game }, { $players } players, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} and { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s, { $rate ->
    [one] { $rate } game
   *[other] { $rate } games
} a second
lab-unfinished = { $games ->
    [one] One game did not end.
   *[other] { $games } games did not end.
}
lab-seat = seat
lab-seats = seats
lab-bot = bot
lab-wins = wins
lab-share = share
lab-share-of-seat = share of each seat
lab-interval = 95 % interval
lab-score = mean score
lab-scores = Scores: mean { $mean }, standard deviation { $spread }, winners' mean { $winners } (95 % interval { $interval })
lab-scores-alone = Scores: mean { $mean }, standard deviation { $spread }, winners' mean { $winners }
lab-began-with = began with
lab-tally = counted
lab-per-game = per game
lab-per-turn = per turn
lab-matched = { $game }, seed { $seed }: { $first } against { $others } { $second }, { $games } games in { $seconds } s
lab-match-share = { $first } won { $share } of the games (95 % interval { $low } to { $high }, { $games } games; an equal would win { $equal })
lab-match-blocks = Every deal was played from every seat: standard error { $error } by { $blocks } blocks
lab-match-one-block = Only one deal was played, from every seat: the standard error is known from two on
lab-iterations = iterations a move
lab-milliseconds = milliseconds a move

# Rulebooks
rules-argument-game = a game, one of those listed below (default: all)
rules-argument-clauses = clauses to be read, such as PR-SET-01 (default: list all with their tests)
rules-argument-text = the whole rulebook
rules-argument-uncovered = only clauses without a test; exit code 1 if any
rules-argument-gate = check complete games; exit code 1 on a fault
rules-unknown-clause = There is no clause { $clause } in the rulebook of { $title }; the nearest are: { $near }.
rules-mark-S = [S] The printed rules say so.
rules-mark-D = [D] It follows from them.
rules-mark-R = [R] Our own ruling, with its reason.
rules-mark-X = [X] An open question.
