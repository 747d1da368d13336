# -- What the server refuses
server-bad-message = That message cannot be read: { $problem }.
server-bad-name = A name has 1 to 24 printable characters and does not begin with @ or #.
server-bad-request = That request was not finished.
server-bot-plays-for-you = A bot plays for you. Take your seat back first.
server-broken-log = Row { $number } of the log of table { $table } cannot be read.
server-broken-table = This table was made by other rules or is damaged; it cannot be opened by this server.
server-clock-without-time = A clock needs a number of minutes.
server-busy = The server is busy with other records. Try again in a moment.
server-colour-taken = Somebody else has that colour.
server-fixed-at-start = That is fixed once the game has started.
server-foreign-page = Only the table's own page may ask for that.
server-hello-first = Say hello first.
server-host-only = Only the host may do that.
server-json-only = A request is JSON and says so in its Content-Type.
server-name-taken = Somebody at the table is called { $name } already.
server-no-free-seat = No seat is free.
server-no-such-level = There is no such level of bots; there are: { $known }.
server-no-such-page = There is nothing at this address.
server-no-such-record = There is no finished game of that number at this table.
server-no-such-seat = The table has no such seat.
server-no-such-state = The game did not pass through such a state.
server-no-such-table = There is no such table. Check the link.
server-not-away = That seat is not empty: a bot plays only for a person who is away.
server-not-over = The game is not over yet.
server-not-playing = No game is being played at this table.
server-not-printable = Only printable characters, please.
server-not-ready = { $name } is not ready yet.
server-not-replaced = No bot plays for that person.
server-not-your-seat = That is not your seat.
server-own-mistake = The server made a mistake. Nothing was changed; please try again.
server-record-too-long = That record has more than { $most } moves: too many to show here. `flibuste replay` shows it.
server-record-when-over = The record can be had when the game is over.
server-said-hello = You have said hello already.
server-seat-is-free = That seat is free already.
server-seat-taken = Somebody sits there already.
server-somebody-sits-there = A person sits there.
server-stale = The table has moved on. This is how it stands now.
server-table-full = The game is for { $most } at most.
server-too-few-seats = The game needs { $least } at least.
server-too-large = That is too large: { $most } bytes at most.
server-too-many-open = You have opened { $most } tables today that are not finished. Finish one first.
server-too-many-tables = You open tables faster than they can be played. Wait a little.
server-too-much-talk = Slower, please: wait a moment before you say more.
server-too-often = Slower, please: too many messages.
server-wrong-token = This link does not belong to a seat of this table.

# -- Why a connection ends
bye-closing = The server is restarting. Your game is kept.
bye-full = The server is full. Try again in a moment.
bye-no-hello = The connection did not say hello.
bye-too-many-here = Too many connections from this address.
bye-too-often = Too many messages. Come back in a while.
bye-too-slow = The connection is too slow to follow. Connecting again.

# -- The store
store-cannot-write = The server cannot write to its disk ({ $problem }). Nothing is lost; the game goes on as soon as it can.
store-closed = The server is closing.
store-full = The server's disk is full. Nothing is lost; the game goes on as soon as there is room.
store-in-use = Another server is using { $file } already. Stop it, or give another file with --data.
store-moved = The server's file was moved or replaced. Nothing is lost; the game goes on as soon as the file is back.
store-no-folder = The file { $file } cannot be made: { $problem }.
store-other-schema = { $file } was made by another version of Flibuste (form { $found }, this version reads form { $expected }).
store-read-only = The server may not write to its file. Nothing is lost; the game goes on as soon as it may.
store-unusable = { $file } cannot be used as a store: { $problem }.

# -- Settings and starting
settings-bad-change = "{ $change }" is no setting: write name=value, such as limits.sockets=500.
settings-bad-value = The settings cannot be: { $problem }.
settings-unreadable = The settings in { $file } cannot be read: { $problem }.
serve-no-port = Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $problem }.
serve-other-uvicorn = Flibuste needs uvicorn { $needed }, but here is uvicorn { $found }: pip install "uvicorn=={ $needed }.*".
serving-here = Flibuste is open at { $address }
serving-cards = New tables of { $game } are played with house cards, figures { $figures }.
serving-others = Others in your network open { $address }
serving-ended = Closed. All games are kept.
page-not-built = The page is not built yet. In a checkout, ./flibuste page builds it.

# -- Talk at the table
talk-somebody = Somebody
talk-again = { $name } asks for another game.
talk-bot-plays = A bot ({ $level }) plays for { $name }.
talk-is-back = { $name } is back.
talk-opened = { $name } opened the table.
talk-sat-down = { $name } sat down.
talk-sent-away = { $name } leaves the table.
talk-started = The game begins.
talk-stood-up = { $name } stood up.

# -- Levels of bots
level-ships-boy = ship's boy
    .help = Any sensible move. Good for a first game.
level-sailor = sailor
    .help = Counts coins and swords, not the deck.
level-captain = captain
    .help = Weighs risk with the cards still unseen.
level-admiral = admiral
    .help = Plays many futures of each move. Hardest.

# -- Checking a record
check-read = It is a record, with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
check-rules = It was played by the rules and figures of this server (rules { $rules }, figures { $figures }).
check-seal = The secret fits the seal { $seal } that was shown before the game.
check-seed = The luck follows from the seed { NUMBER($seed, useGrouping: 0) }: anybody can repeat it.
check-words = { $seats ->
    [0] No seat added words of its own to the luck.
    [one] One seat added words of its own to the luck.
   *[other] { $seats } seats added words of their own to the luck.
}
check-moves = { $moves ->
    [one] The one move is legal, and every card follows from the luck.
   *[other] All { $moves } moves are legal, and every card follows from the luck.
}
check-result = The moves lead to the result that the record gives.
check-unfinished = The record says that the game is unfinished, and so it is.

# -- The page: frame of a table
page-home = To the first page
page-title = { $game } · Flibuste
page-title-yours = Your turn · { $game } · Flibuste
page-tools = Tools
page-menu = Menu
page-table = Table
page-table-name = Table { $name }
page-house-cards = House cards
    .help = The cards of this game are not the printed ones: whoever runs this server chose them.
page-question = What is to be decided
page-actions = What you can do
page-own = What is yours
page-side = Seats and log
page-seats = Seats
page-you = you
page-to-move = to move
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-seat-away = away
page-seat-kept = { $level }, keeps the seat for a friend
page-seat-replaced = away, a { $level } bot plays
page-take-back = Take back
page-rules = Rules
page-talk = Talk
page-log = Log
page-settings = Settings
page-keys = Keys
page-close = Close
page-cancel = Cancel
page-yes = yes
page-no = no
page-loading = One moment.
page-play-bots = Play now against bots

# -- Waiting and losing the line
page-opening = Opening the table.
page-closed = The connection is closed.
page-lost = Connection lost. Reconnecting.
page-lost-kept = Reconnecting, your move is kept.
page-lost-tries = Try { $tries }.
page-retry = Try now
page-wait-connection = The connection is lost; it comes back by itself.
page-wait-server = The server cannot write at the moment. Nothing is lost.
page-wait-answer = Your move is on its way.
page-wait-news = Something is still being shown.
page-stale = The table has moved on: choose again.

# -- Several people at one device
page-next-here = { $name } is next, at this device.
page-pass-on = Pass it on
page-pass-to = Pass the device to { $name }
    .help = What lies on the table is hidden until then: only { $name } should look.
page-pass-taken = I am { $name }, show my side

# -- The past
page-past = Move { $at } of { $of }, not live.
page-back-to-live = Back to live
page-live = Live
page-not-live = Not live
page-replay = Back and forth
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-on = One move on
page-replay-last = To the end
page-replay-at = { $at } of { $of }

# -- Log and talk
page-log-more = { $count } more
page-late = { $seat } ran out of time, and the move was made for them.
page-clock-left = time left
page-clock-hours = { $hours } h { $minutes }
page-clock-short = { $seconds } seconds left.
page-hurried = This bot had less time than its level asks for, because many are thinking.
page-hurried-short = (in haste)
page-talk-empty = Nobody has said anything yet.
page-talk-say = Say something
page-talk-send = Send
page-talk-unread = Talk, { $count } new

# -- Rules
page-rule = Rule { $clause }
page-rules-search = search the { $count } clauses
page-rules-found = { $count ->
    [0] No clause has these words.
    [one] { $count } clause
   *[other] { $count } clauses
}
page-rules-section = Section { $number } of { $of }
page-rules-previous = Previous section
page-rules-next = Next section
page-rules-stopped = stopped your move
page-rules-mark-s = rulebook
    .help = Said so by the printed rules.
page-rules-mark-d = derived
    .help = Follows from the printed rules.
page-rules-mark-r = our ruling
    .help = The printed rules are silent or unclear: this is how we decided.
page-rules-reconstructed = { $count ->
    [one] The figures of { $count } card are reconstructed.
   *[other] The figures of { $count } cards are reconstructed.
}
    .help = They are our own design, not the printed ones. Whoever owns the game can play with the printed figures.
page-rules-whole = Whole rules
page-rules-link = Link to clause

# -- Settings
page-set-language = Language
    .help = Of this page. Everyone at a table has their own.
page-set-theme = Colours
    .help = Parchment by day, deep sea by night.
page-set-motion = Movement
    .help = Cards and coins move only to show what happened. A click ends it.
page-set-confirm = A click on a card
    .help = On a touch screen it is safer to choose first and then press the button.
page-language-en = English
page-language-fr = Français
page-theme-system = as the device
page-theme-light = light
page-theme-dark = dark
page-motion-system = as the device
page-motion-on = on
page-motion-off = off
page-confirm-no = makes the move
page-confirm-yes = chooses, a button makes it

# -- Keys
page-key-digits = press the button with that number
page-key-tab = go to the next card or button
page-key-cards = go to the first card you can choose
page-key-enter = choose; confirm what is chosen
page-key-escape = cancel, close
page-key-undo = take back your move, until something is revealed
page-key-past = look one move back or on
page-key-rules = rules
page-key-search = search the rules
page-key-talk = talk
page-key-log = log
page-key-settings = settings
page-key-keys = this list

# -- Seats' colours and shapes
colour-red = red disc
colour-blue = blue diamond
colour-yellow = yellow triangle
colour-green = green square
colour-mauve = mauve star
colour-black = black cross

# -- The page: first page
page-ways = The pages of Flibuste
page-way-play = Play
page-way-watch = Watch
page-way-replay = Replay
page-way-verify = Verify
page-way-rules = Rules
page-theme-dark-colours = Dark colours
page-guest = Guest
page-name-yours = Your name
page-name-change = Change your name
page-name-keep = Keep
page-name-later = you, no name yet
page-foot-free = Free software, no account, not for sale.
page-foot-game = { $game } is a game by { $author }, published by { $publisher } ({ $year }).
page-foot-game-nobody = The rulebook of { $game } names nobody.
page-foot-unofficial = This is an unofficial table, made without them and for no profit: if you like the game, buy it and play it on wood.
page-foot-icons = Icons: game-icons.net, CC BY 3.0
page-foot-credits = Credits
page-trouble-answer = The server did not answer as it should. Try again in a moment.
page-trouble-unreachable = The server cannot be reached. Check the network and try again.
page-less = One less
page-more = One more
page-hero = { $games ->
    [1] A game of the sea,
        one table.
    [2] Two games of the sea,
        one table.
    [3] Three games of the sea,
        one table.
    [4] Four games of the sea,
        one table.
   *[other] Games of the sea,
        one table.
}
page-games = Games
page-game-for = { $from } to { $to } players · { $minutes } min
page-game-by = { $author } · { $publisher }, { $year }
page-doors = More
page-door-replay = Replay a game
    .help = Move by move, from its file or table.
page-door-verify = Verify the luck
    .help = Was the shuffle honest? Check a game file.
page-door-rules = Rules of { $game }
    .help = Every clause, with where it comes from.
page-voyage = A new game
page-seat-count = { $count } seats
page-seat-numbered = Seat { $number }
page-person-numbered = Player { $number }
page-pace = Pace
page-pace-live = Live
page-pace-slow = 1 day a move
page-odds = Show odds to all
    .help = The risk of the next step, with the count behind it. The same for everybody.
page-bot-level = { $level } bot
page-sitter-friend = a friend, by the link
page-sitter-here = another person here
page-play-here = Play on this device
page-invite-friends = Invite friends
    .short = Invite
page-invite-all = No account needed. Invited friends take the bots’ seats; a bot keeps any seat nobody takes.
page-invite-some = No account needed. A bot keeps a free seat until a friend arrives.
page-your-tables = Your tables
page-tables-open = { $count } open
page-tables-more = { $count } more
page-other-tables = { $count ->
    [one] and { $count } other table
   *[other] and { $count } other tables
}
page-no-tables = No table yet.
    .help = Start one against bots: it takes two clicks.
page-table-of-game = { $game }, table { $name }
page-table-play = Play
page-table-open = Open
page-table-watch = Watch
page-table-your-turn = your turn
page-table-turn-of = { $name } to play
page-table-waiting = { $aboard } of { $of } aboard
page-table-finished = finished
page-waiting-title = Table { $name } is waiting
page-waiting-aboard = { $game }, { $aboard } of { $of } aboard.
page-free-seat = free seat
page-watch = Tables to watch
page-watch-none = Nobody shows a table here at the moment. Anybody may list theirs before it starts.
page-link = Link to the table
page-qr = Picture of the link to table { $name }, to scan with a phone
page-copy = Copy
page-copied = Copied.
page-share = Share

# -- The page: lobby of a table
page-lobby-about = waiting room · { $aboard } of { $of } aboard
page-lobby-side = Invitation, seal and talk
page-lobby-host = Start now, or wait for { $free ->
    [one] one more
   *[other] { $free } more
}.
page-lobby-host-full = Everybody is aboard: start when you like.
page-lobby-all-ready = Everyone aboard is ready.
page-lobby-late = { $name } is not ready yet.
page-lobby-ready-ask = Are you ready to play?
page-lobby-wait = You are ready. { $name } starts the game.
page-lobby-wait-host = You are ready. The host starts the game.
page-lobby-guest = Sit down, or watch from here.
page-lobby-full = All seats are taken. You are watching.
page-start = Start
page-start-with-bots = { $free ->
    [one] Start, a bot keeps the free seat
   *[other] Start, bots keep the { $free } free seats
}
page-ready-now = I am ready
page-not-ready = Not yet
page-ready = ready
page-not-ready-yet = not ready yet
page-leave = Leave the table
page-stand-up = Stand up
page-sit-down = Sit down
page-sit-for = Take { $name }’s seat
page-sit-here-too = Another person here
page-watching = You are watching.
page-levels = Levels of bots
page-bot-word = bot
page-you-host = you, host
page-host-where = host, { $where }
page-on-this-device = on this device
page-on-phone = on a phone
page-on-computer = on a computer
page-reads = Reads the table in { $language }.
page-language-name-en = English
page-language-name-fr = French
page-your-colour = your colour and shape
page-colours-faded = faded: taken
page-colour-taken = { $colour }, taken
page-ask-to-leave = Ask to leave
page-level-of = Level of { $name }
page-thinks = thinks up to { $seconds } s per move
page-free-this-seat = Free the seat
page-free-seat-title = Free seat
page-free-kept = kept for a friend
page-free-explained = Whoever opens the link sits here. If you start first, a bot plays and hands over when a friend arrives.
page-put-bot = Put a bot here
page-remove-seat = Remove the seat
page-add-seat = Add a seat
page-options = Options
    .help = you set them, everybody sees them, they are fixed at the start
page-options-fixed = the host sets them, they are fixed at the start
page-clock = Clock
page-clock-none = none
    .help = Everybody takes the time they need.
page-clock-game = { $minutes } min
    .help = For each player and the whole game; then { $seconds } seconds for each move. Whoever runs out has the move made for them and keeps the seat.
page-clock-move = { $minutes } min a move
    .help = For each move. Whoever runs out has the move made for them and keeps the seat. The time goes on while nobody looks.
page-clock-day = 1 day a move
page-watching-option = Watching
page-watching-link = link
    .help = Anyone with the link may watch, with open cards only.
page-watching-listed = listed
    .help = Shown on the first page: anyone may watch, with open cards only.
page-watching-nobody = nobody
    .help = Only those who sit here see the table.
page-invite = Invite
    .help = No account. Scan, or open the link.
page-mail = Mail
page-mail-subject = { $game }, table { $name }
page-seats-free = { $count ->
    [0] no seat free
    [one] { $count } seat free
   *[other] { $count } seats free
}
page-watchers = { $count ->
    [0] nobody watching
   *[other] { $count } watching
}
page-seal = Fair shuffle
page-seal-before = The shuffle is already sealed. Its seal
page-seal-after = The seal is public now, its key at the end: anybody can check.
page-seal-words = Your words for the luck
    .help = They are mixed into the shuffle, so that the server alone cannot choose it. Any words will do.
page-personal-link = Your own link
    .help = It opens your seat on another device. Keep it to yourself.
page-other-device = Continue on another device
page-crew = Who plays
page-crew-invite = A bot keeps a seat for a friend. Send the link:
page-seat-present = at the table
page-replace = Let a bot play
page-give-back = Give the seat back
page-take-seat-back = Take my seat back
page-closed-table = Table { $name } is closed to watchers
page-closed-open = A seat is free: you may sit down and play.
page-closed-full = All seats are taken, and the host lets nobody watch.
page-nowhere = No table here
page-not-opened = The table could not be opened

# -- The page: end of a game
page-over-about = finished
page-result = Result
page-over-second = { $name } follows with { $points }.
page-final-table = The final table
page-look-table = Look at the table and its log
page-to-result = Back to the result
page-scores = Scores
page-place = Place { $place }
page-again = Play again, same table
page-replay-this = Replay this game
page-game-file = Game file
page-proof-before = Before the game the seal was
page-proof-after = Now the key is open:
page-verify-luck = Verify the luck
page-verify-other = Verify another game file
page-check-good = in order
page-check-bad = wrong
page-check-here = checked here
page-check-server = checked by the server
page-check-seal = The SHA-256 of the key is { $found }, and so is the seal.
page-check-seal-wrong = The key does not fit the seal: its SHA-256 is { $found }, the seal is { $seal }.
page-check-luck = { $seats ->
    [0] No seat added words: the key alone gives { $deal } as the luck of the deal.
    [one] With the words of one seat the key gives { $deal } as the luck of the deal.
   *[other] With the words of { $seats } seats the key gives { $deal } as the luck of the deal.
}
page-check-not-sealed = This game was played with an open seed, not with a seal.
page-check-no-secret = The record does not hold the key of its seal.
page-check-no-sums = This browser checks sums on secure addresses (https) only; the server’s findings follow.

# -- The page: records, replay, verify, rules
page-record-choose = Choose a game file
page-record-where = The page of a finished table gives it under “Game file”. You may also drop it here.
page-record-paste = Or paste its text
page-replay-title = Replay a game
page-replay-lead = See a finished game again, move by move, from any seat.
page-replay-now = Show the game
page-replay-about = replay
page-replay-move = { $at ->
    [0] The deal.
   *[other] Move { $at } of { $of }.
}
page-replay-run = Play
page-replay-pause = Pause
page-replay-other = Another game
    .short = Another
page-replay-eyes = seen by
page-replay-nobody = everybody
page-verify-title = Verify the luck
page-verify-lead = Nobody could choose the cards: not the players, not the server. A game file proves it.
page-verify-now = Check it
page-verify-how = How it works
page-verify-how-seal = Before the game the server draws a secret key and shows its seal, the SHA-256 of the key. From then on it cannot change the key.
page-verify-how-words = Everybody who sits down adds words of their own. The server did not know them when it sealed the key.
page-verify-how-luck = Key and words together give the luck of every move, one after the other, and nothing else does.
page-verify-how-end = After the end the key is shown. Your browser checks that it fits the seal; the server plays every move again.
page-verify-good = Everything is in order
page-verify-bad = Something is wrong
page-rules-of = Rules of { $game }
page-rules-contents = Contents and search
