# Seats
seat-name = Seat { $number }
seat-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
seat-unknown = There is no seat { $seat } here: seats are numbered from 0 to { $last }, and a spectator, who can only look on, is -1.

# Rows: "a Flute, a Sailor and a Priest"
row-empty = nothing
row-next = { $row }, { $next }
row-last = { $row } and { $last }

# Reasons of the house, which no clause of a game covers
house-not-your-turn = It is not your turn.
house-game-over = The game is over.
house-no-such-seat = There is no such player in this game.
house-no-such-move = There is no such move in this game.

# Games and options
game-unknown = There is no game called { $game }; there are: { $known }.
players-bad-count = This game is for { $least } to { $most } players, not { $players }.
option-unknown = There is no option { $option }; there are: { $known }.
option-bad-value = The option { $option } cannot be { $value }, but only { $allowed }.
option-without-value = An option is given as name=value, not as { $given }.
seed-out-of-range = A seed is a whole number from 0 to { $most }, not "{ $seed }".
figures-not-toml = The file of figures is not TOML: { $problem }.
figures-wrong-shape = The figures have not the shape of those of this game: { $problem }.
figures-too-large = The file of figures is too large: at most { $most } characters.
figures-changes = "changes" can only be true: then the file holds what differs from the printed figures. It is { $value }.
figures-unknown-table = There is no table "{ $table }" in this game; there are: { $known }.
figures-not-rows = "{ $table }" should be rows, each under a heading [[{ $table }]].
figures-without-id = Row { $row } of "{ $table }" needs the id of what it changes.
figures-nothing-to-remove = There is no { $id } to remove. Like it are: { $close }.
figures-new-row = { $id } is none of the printed ones (like it are: { $close }). Something new needs everything; it lacks: { $missing }.
figures-missing-table = The file of figures needs a table "{ $table }". One with only what differs from the printed figures begins with "changes = true".
figures-bad-table = The table "{ $table }" of the figures is not right: { $problem }.
figures-bad-row = { $row } in the table "{ $table }" is not right: { $problem }.
figures-same-id = Two kinds of card are called { $id }.
figures-too-many-kinds = There are { $kinds } kinds of card; a game has at most { $most }.
figures-too-many-cards = There are { $cards } cards; a game has at most { $most }.
figures-bad-total = The table "totals" says { $total } for { $name }, but the cards make { $counted }.
figures-bad-players = A game for { $least } to { $most } players cannot be.
house-cards = Played with house cards, figures { $figures }.
figures-in-line = { $file }, line { $line }: { $problem }
figures-in-file = { $file }: { $problem }
cards-missing = There is no file { $file }.
cards-unreadable = { $file } cannot be read: { $problem }.
cards-not-text = { $file }, line { $line }: this is no text in UTF-8.
problem-missing = "{ $field }" is missing
problem-unknown = there is no "{ $field }"; there are: { $known }
problem-value = "{ $field }" cannot be { $value }, but only { $allowed }
problem-shape = it should be { $allowed }
allowed-whole-number = a whole number from { $least } to { $most }
allowed-number = a number from { $least } to { $most }
allowed-any-number = a number
allowed-switch = true or false
allowed-one-of = one of: { $choices }
allowed-signs = words of the form { $pattern }
allowed-words = words of 1 to { $most } characters
allowed-list = a list of { $least } to { $most }
allowed-table = a table
allowed-or = { $one }, or { $other }

# Moves
move-unknown = "{ $move }" is no move of this game.
move-unknown-but = "{ $move }" is no move of this game. Did you mean one of these: { $close }?
move-unknown-code = There is no move number { $move } in this game: they go from 0 to { $most }.
take-back-too-late = There is no move of yours to take back: something was revealed, somebody has moved since, or the game is over.
outcome-not-yet = The game is not over yet: nobody has won.

# Languages
language-unknown = There are no words in the language { $language }; there are: { $known }.

# Records
record-too-large = A record has at most { $most } characters.
record-first-line = A record begins with the line "{ $expected }".
record-ends-early = Line { $line } of the record is missing, and all that should follow.
record-cut-off = The record ends with "{ $found }" and no line feed, as if it had been cut off inside move { $number }. If that move is whole, end its line.
record-field-expected = Line { $line }: "{ $field }:" should stand here, not "{ $found }".
record-bad-value = Line { $line }: "{ $value }" cannot be the value of { $field }.
record-option-twice = Line { $line }: the option { $option } stands there twice.
record-no-figures = Line { $line }: house figures should stand here, in lines that begin with a bar.
record-blank-line = Line { $line }: a blank line should stand between header and moves, not "{ $found }".
record-bad-move-line = Line { $line }: move { $number } should stand here as "{ $number }. seat move", not "{ $found }".
record-after-moves = Line { $line }: nothing follows the moves.
record-other-rules = The game was played by version { $recorded } of the rules, which decide differently from the present version { $present }.
record-other-figures = The game was played with other figures ({ $recorded }) than those here ({ $present }).
record-no-secret = The luck is still sealed: the secret is shown when the game is over.
record-broken-seal = The secret does not fit the seal: it is not the one that was sealed before the game.
record-bad-options = The options should be { $known }, not { $recorded }.
record-unknown-move = Move { $number }: "{ $move }" is no move of this game.
record-move-after-end = Move { $number }: "{ $move }" comes after the end of the game.
record-illegal-move = Move { $number }: seat { $seat } may not play "{ $move }" { $clause ->
    [none] there
   *[other] there ({ $clause })
}.
record-end-differs = { $claimed ->
    [unfinished] The record says that the game is unfinished, but its moves end it.
   *[other] The record gives a result, but its moves do not end the game.
}
record-scores-differ = The record gives the scores { $claimed }, its moves lead to { $played }.
record-winners-differ = The record gives seat { $claimed } as winner, its moves make seat { $played } win.
record-of-no-deal = There is no record of a play that began with a position: a record begins with the deal.
record-of-other-luck = There is no record of such luck: it should follow from a seed, or be sealed with the words of every seat.
record-bad-names = A record needs a name for each of the { $players } seats, not { $names }.
record-bad-name = "{ $name }" cannot stand in a record: a name has 1 to { $most } printable characters.

# Positions
position-bad-pack = These numbers are not the pack of a state of this game.
position-too-large = A position has at most { $most } characters.
position-not-json = The position is not JSON: { $problem }.
position-kind = A position is a JSON object whose "kind" is "{ $expected }".
position-heading = The heading of a position should have "game" and "figures" in words, "rules" as a number, and "house_figures" in words if at all.
position-missing-field = The position needs the field "{ $field }".
position-unknown-field = The position has a field "{ $field }" that means nothing.
position-bad-field = The field "{ $field }" cannot be { $value } here.
position-bad-number = The field "{ $field }" should be a number from { $least } to { $most }, not { $value }.
position-no-number = The field "{ $field }" should be a whole number, not { $value }.
position-other-number = The field "{ $field }" can only be { $only } here, not { $value }.
position-bad-word = The field "{ $field }" should be one of { $allowed }, not { $value }.
position-unknown-card = The field "{ $field }" names "{ $card }", which is no card of this game.
position-card-misplaced = The field "{ $field }" holds { $card }, which cannot lie there.
position-card-count = There are { $found } cards { $card } in the position, and { $expected } in the game.
position-not-playable = Seat { $seat } has fewer than two moves: the game would have gone on by itself.

# Rulebooks
rulebook-section-number = { $file }, line { $line }: section { $expected } should begin here, as "## { $expected }. Title".
rulebook-no-section = { $file }, line { $line }: a clause stands before the first section.
rulebook-clause-twice = { $file }, line { $line }: there is a clause { $clause } already.
rulebook-bad-clause = { $file }, line { $line }: a clause begins like "**PR-SET-01** [S]", not "{ $found }".

# Bots
bot-unknown = There is no bot called { $bot }; there are: { $known }.
bot-bad-budget = The bot { $bot } should be given a number of iterations up to { $iterations }, such as search:240, or a time up to { $milliseconds } milliseconds, such as search:50ms.
