# The command line
about = Board games of the sea, in the browser and in the terminal.
about-more = `flibuste COMMAND --help` tells more about one command.
about-play = play a game here, against bots or friends
about-serve = open tables for players' browsers
about-rules = read the rules of a game, or list its clauses and the tests that show them
about-replay = walk through a recorded game
about-verify = check a recorded game, its luck included
about-position = check a position and say it in words
about-simulate = play many games by bots and report
about-match = let bots play against each other
about-completions = print a script that lets a shell complete commands, games, bots and options
about-test = run every check of the project
about-bench = measure against other engines

# Headings of help
parser-usage = usage:
parser-arguments = arguments
parser-options = options

# Arguments
argument-help = show this help and end
argument-version = print the version and end
argument-game = the game, by default { $game }
argument-terminal = play in the terminal, line by line
argument-seats = who plays, such as me,search,rule (by default you and two bots). A seat is me; random, a bot that plays at random; rule, one that plays by rules of thumb; or search, one that thinks ahead, if you like with its tries a move (search:400) or its time (search:50ms). Names stand behind: me=Ada,rule=Otto
argument-seed = a number from which all luck follows, to repeat a game (by default the luck is sealed)
argument-option = an option of the game; can be given several times
argument-cards = a file of house cards: your own figures of the game (see docs/house-cards.md)
argument-load = take up an unfinished game again
argument-save = where the game is kept (by default a new file in this folder)
argument-lang = the language (by default that of this computer, or English)
argument-record = a record of a game ("-": what is piped in)
argument-all = all moves at once
argument-to = all moves up to this one at once, then the table
argument-position = a position ("-": what is piped in)
argument-write-position = write the position after the last move shown, instead of showing moves
argument-behind-proxy = trust the addresses that a proxy in front of the server passes on
argument-data = the file that keeps all tables (usually { $file })
argument-cards-of-game = a file of house cards for new tables of a game, such as port-royal=my-copy.toml (see docs/house-cards.md); can be given several times
argument-host = the address to listen on; 0.0.0.0 lets others in your network in (usually 127.0.0.1)
argument-no-browser = do not open the browser
argument-play-host = the address to listen on (usually all, so that friends in your network can join)
argument-play-port = the port to listen on (usually { $port } or the next free one)
argument-port = the port to listen on (usually { $port })
argument-set = change one setting, such as limits.sockets=500
argument-settings = a file of settings like the server's own settings.toml
argument-url = the address that players open, if it is not the server's own
argument-lab-game = the game, one of those listed below
argument-players = how many seats (default: { $default })
argument-games = how many games (default: { $default })
argument-lab-seed = the same seed, the same games (default: 0)
argument-cores = how many processes (default: one a core, here { $default })
argument-json = print the report as JSON
argument-bots-of-seats = one a seat, or one for all (default: { $default })
argument-bots-of-sides = the first alone against the second on all other seats
argument-rules-game = a game, one of those listed below (default: all)
argument-clauses = clauses to be read, such as PR-SET-01 (default: list all with their tests)
argument-text = the whole rulebook
argument-uncovered = only clauses without a test; exit code 1 if any
argument-gate = check complete games; exit code 1 on a fault
argument-shell = bash, zsh or fish

# Examples
examples-play = examples:
    {"  "}flibuste play                                  in the browser, also for friends in your network
    {"  "}flibuste play jamaica --terminal               in the terminal, with two bots
    {"  "}flibuste play --terminal --seats me=Ada,me=Bo  two people at one keyboard
    {"  "}flibuste play --terminal --load game.txt       go on with a game
examples-serve = examples:
    {"  "}flibuste serve                                     for this computer alone
    {"  "}flibuste serve --host 0.0.0.0 --port 8080          for everybody in the network
    {"  "}flibuste serve --behind-proxy --url https://...    behind a web server with a name
examples-rules = examples:
    {"  "}flibuste rules jamaica --text              the whole rulebook
    {"  "}flibuste rules port-royal PR-HIR-03        one clause in words
    {"  "}flibuste rules port-royal --uncovered      what no test shows, in a checkout
examples-replay = examples:
    {"  "}flibuste replay game.txt                             move by move, at the keyboard
    {"  "}flibuste replay game.txt --to 12 --position          the position after move 12
examples-verify = examples:
    {"  "}flibuste verify game.txt
    {"  "}The exit code is 0 for a true record, 1 for an untrue one, 2 where it cannot be judged.
examples-position = examples:
    {"  "}flibuste position puzzle.json
    {"  "}flibuste replay game.txt --to 12 --position | flibuste position -
examples-simulate = examples:
    {"  "}flibuste simulate port-royal --games 10_000 --bots random
    {"  "}flibuste simulate jamaica --players 3 --bots search:240,rule,rule --json
examples-match = examples:
    {"  "}flibuste match port-royal --bots search:50ms,rule --games 400
    {"  "}Every deal is played from every seat; numbers may be typed as 10000, 10_000 or 1e4.
examples-completions = examples:
    {"  "}bash    eval "$(flibuste completions bash)"          in ~/.bashrc
    {"  "}zsh     eval "$(flibuste completions zsh)"           in ~/.zshrc, after compinit
    {"  "}fish    flibuste completions fish | source           in ~/.config/fish/config.fish

# Listings: what there is to choose from
bot-means-random = makes any legal move, each as likely as any other
bot-means-rule = plays by rules of thumb, as a sensible player does
bot-means-search = looks ahead for 50 milliseconds a move
bot-means-iterations = looks ahead 240 times a move, on every computer alike; any number can stand there
bot-means-time = looks ahead for so many milliseconds a move; any number can stand there
listing-games = games:
listing-game = { $name }, { $least } to { $most } players
listing-bots = bots:
listing-options = options of { $game }, each given as --option NAME=VALUE:
listing-options-how = `{ $command } GAME --help` lists the options of a game.
listing-option = { $label }. { $help } Value: { $allowed }; by default { $default }.

# What cannot be
no-such-command = There is no command { $typed }.
no-such-argument = { $command } has no argument { $typed }.
no-such-game = There is no game called { $typed }.
no-such-bot = There is no bot called { $typed }.
no-such-option = This game has no option { $typed }.
no-such-option-value = The option { $option } cannot be { $typed }.
no-such-value = { $argument } cannot be { $typed }.
either = { $one } or { $other }
did-you-mean = Did you mean { $words }?
there-are = There are: { $words }.
see-help = `{ $command } --help` tells what can be typed.
arguments-missing = Something is missing: { $arguments }.
arguments-surplus = This is too much, and nobody knows what it is for: { $words }.
arguments-not-together = { $argument } and { $other } do not go together: give one of them.
arguments-trouble = This cannot be understood: { $problem }.
argument-without-value = { $argument } needs a value after it.
argument-takes-no-value = { $argument } stands alone, without the value { $value }.
number-out-of-range = { $argument } takes a whole number from { NUMBER($least, useGrouping: 0) } to { $most }, not "{ $typed }".
bots-bad-count = { $wanted } bots should be named, or one that stands for all, not { $given }.
only-with-terminal = { $argument } goes with --terminal; on the page of the browser it is chosen at the table.
only-in-browser = { $argument } is for the page of the browser; it does not go with --terminal.
load-alone = A game that is taken up again keeps its seats, options, cards and luck: { $argument } does not go with --load.
load-no-pipe = A game is taken up again from a file; what is piped in are the moves.
load-other-game = The record is one of { $recorded }, not of { $game }.
replay-bad-number = The moves of this game go from 0 (the deal) to { $most }, not to { $number }.
cards-of-what = Cards are given as GAME=FILE, such as port-royal=my-copy.toml, not as { $typed }.

# Reports
lab-games = games
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

# Marks of clauses
rules-mark-S = [S] The printed rules say so.
rules-mark-D = [D] It follows from them.
rules-mark-R = [R] Our own ruling, with its reason.
rules-mark-X = [X] An open question.
