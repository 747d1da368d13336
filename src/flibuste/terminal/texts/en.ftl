# What is typed: the words of both languages are understood in both
command-help = help
command-table = table
command-log = log
command-why = why
command-rules = rules
command-hint = hint
command-undo = undo
command-save = save
command-quit = quit

# Help
help-move = A number of the list, or a move as it is written behind it: makes that move. Enter alone: shows table and choices again.
help-why = { command-why } MOVE: why that move is not possible, and the clause that says so.
help-rules = { command-rules } CLAUSE or { command-rules } WORD: what the rulebook says; the beginning of an id, such as PR-HIR, gives all its clauses. { command-rules } alone: the sections.
help-log = { command-log } or { command-log } 30: what happened, the last sentences.
help-hint = { command-hint } or { command-hint } rule: what a bot would play here.
help-table = { command-table }: everything on the table.
help-undo = { command-undo }: takes your last move back, as long as it revealed nothing and nobody has moved since.
help-save = { command-save } or { command-save } FILE: writes the game into a file; it can be taken up again with --load FILE.
help-quit = { command-quit }: ends here. The game is kept in a file.
help-help = { command-help }: these lines.

# Beginning
opening-person = { $name } plays at this keyboard.
opening-bot = { $name } plays at seat { $number }: { $bot }.
opening-sealed = The luck of this game is sealed: { $seal }.
opening-seed = The luck of this game follows from the number { $seed } and can be repeated.
opening-help = Type a number or a move; "{ command-help }" tells what else.
opening-resumed = The game goes on after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; "{ command-log }" tells what happened.

# Kinds of bots
bot-random = a bot that plays at random
bot-rule = a bot that plays by rules of thumb
bot-search = a bot that thinks ahead
bot-in-tries = a bot that thinks ahead in { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
} a move
bot-in-time = a bot that thinks ahead for { $milliseconds ->
    [one] { $milliseconds } millisecond
   *[other] { $milliseconds } milliseconds
} a move at most
thinking = { $name } is thinking.

# Names of bots
bot-name-1 = Maud
bot-name-2 = Idris
bot-name-3 = Nora
bot-name-4 = Yann
bot-name-5 = Tess

# Choosing
your-choice = { $name }:
choice = { $number }. { $label } ({ $notation })
choice-with-hint = { $choice }. { $hint }
choice-refused = Not now: { $label } ({ $notation }). { $reason }
reason-with-clause = { $reason } ({ $clause })
refused = Not possible. { $reason }
why-refused = { $notation } is not possible. { $reason }
why-legal = { $notation } is possible now.
why-how = Name the move you ask about, such as "{ command-why } stop".
no-such-number = There is no choice { $typed }; the numbers go from 1 to { $most }.
unknown = "{ $typed }" is neither a move nor a command; "{ command-help }" lists what can be typed.
unknown-near = "{ $typed }" is neither a move nor a command. Close to it: { $near }.
log-how = Give the number of sentences, such as "{ command-log } 30".
hint = { $bot } would choose: { $label } ({ $notation })
hint-how = The bots to ask are rule, search and random, such as "{ command-hint } rule".
taken-back = { $name } takes the last move back.
pass-keyboard = Pass the keyboard to { $name }.
press-enter = { $name }, press Enter when only you are reading.

# Rulebook
rules-contents = { $title }, sections of the rulebook:
rules-section = { $number }. { $title }: { $first } to { $last }
rules-part = { $clause }, { $mark }: { $part }
rules-also = { $more ->
    [0] Also in: { $clauses }.
   *[other] Also in: { $clauses } and { $more } more.
}
rules-too-common = "{ $asked }" stands in { $found } of the { $clauses } clauses. Ask for a rarer word, or for a group of clauses such as those that "{ command-rules }" alone lists.
rules-nothing = The rulebook has no clause and no word "{ $asked }".
mark-S = from the printed rules
mark-D = it follows from the rules
mark-R = our ruling
mark-X = an open question

# Keeping
saved = The game is written in { $file }.
kept-finished = The record of the game is in { $file }. To check it: flibuste verify { $file }
kept-unfinished = The game is kept in { $file }. To go on: flibuste play --terminal --load { $file }
kept-nothing = No move was made at this keyboard, so nothing is kept.
kept-here = So that it is not lost, here is the record of the game:
closing-secret = The seal is open: the secret of the luck was { $secret }.

# Files
file-missing = { $file }: there is no such file or folder.
file-without-name = A file needs a name, and this one is empty.
file-is-folder = { $file } is a folder, not a file.
file-exists = { $file } exists already and is left as it is; choose another name.
file-forbidden = { $file }: permission is missing.
file-not-read = { $file } cannot be read: { $problem }.
file-not-written = { $file } cannot be written: { $problem }.
file-too-large = { $file } has more than { $most } bytes.
file-not-text = { $file } is not text in UTF-8 (byte { $place }).

# Wishes that cannot be
seats-unknown = A seat is me, rule, random, search, search:240 (iterations) or search:50ms, with a name if you like (me=Ada), not "{ $seat }".
seats-bad-name = A name has 1 to { $most } characters and no bot's kind in brackets, unlike "{ $name }".
seats-same-name = Two seats are called { $name }; names tell seats apart.
load-finished = The game in { $file } is over; "flibuste replay" shows it again.

# Replaying
replay-person = Seat { $number }: { $name }.
replay-bot = Seat { $number }: { $name }, { $bot }.
replay-moves = { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
}
replay-deal = The deal.
replay-move = { $number }. { $name }: { $notation }
replay-unfinished = Here the record ends, before the end of the game.
replay-help = Enter or n: the next move. p: the one before. A number: that move (0 is the deal). t: the table. q: ends.
replay-ask = Move { $number } of { $last }:
replay-no-such-move = The moves go from 0 (the deal) to { $last }.

# Verifying
verify-right = Right: { $checked }
verify-wrong = Wrong: { $problem }
verify-game = A record of { $title }, rules { $rules }, figures { $figures }.
verify-seal = The secret fits the seal { $seal }. Compare seal and words with those that were shown before the deal.
verify-seed = The luck follows from the seed { $seed }; nothing was sealed.
verify-moves = { $moves ->
    [one] The { $moves } move follows the rules, with the luck of the record.
   *[other] All { $moves } moves follow the rules, with the luck of the record.
}
verify-result = The result is the one that the moves lead to. { $outcome }
verify-unfinished = The game is unfinished, as the record says.
verify-true = The record tells the truth.
verify-untrue = The record does not tell the truth.

# Positions
position-turn = { $seat } is to move.
