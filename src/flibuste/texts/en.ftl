# The command line
about = Board games of the sea, in the browser and in the terminal.
about-more = `flibuste COMMAND --help` tells more about one command.
about-version = print the version and end

# What each command does
about-play = play a game here, against bots or friends
about-serve = open tables for players' browsers
about-rules = read the rules of a game, or list its clauses and the tests that show them
about-replay = walk through a recorded game
about-verify = check a recorded game, its luck included
about-position = check a position and say it in words
about-simulate = play many games by bots and report
about-match = let bots play against each other
about-test = run every check of the project
about-bench = measure against other engines
