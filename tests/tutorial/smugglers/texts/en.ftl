game-name = Smugglers
game-line = Land your crates by night, and not those that others land

# Crates
crate-salt = salt
crate-tea = tea
crate-rum = rum
crate-silk = silk
crate-pepper = pepper
crate-pearls = pearls

# Options
option-nights = Nights
    .help = How many nights the game lasts.
option-patrol = Patrol
    .help = A die decides each night which crates the customs men are looking for.

# Moves
label-land = Land the { $crate }
label-lie-low = Lie low
hint-look = You will look at the next crate of your store.

# Prompts
prompt-choose = Night { $night } of { $nights }: choose in secret what to land.
prompt-wait = Your choice is made. The others are still choosing.
prompt-watch = Night { $night } of { $nights }: the smugglers are choosing.
prompt-over = The game is over.

# Refusals
refusal-has-chosen = You have chosen already; take your choice back to change it.
refusal-not-in-hand = There is no crate of { $crate } in your hand.
refusal-lay-low-before = You lay low last night.

# Events
event-night = Night { $night } begins.
event-chose = { $seat } has chosen.
event-patrol = The patrol looks for crates worth { $worth }.
event-landed = { $seat } lands a crate of { $name }.
event-seized = { $seat } loses a crate of { $name } to the customs men.
event-lay-low = { $seat } lies low.
event-looked = { $seat } sees that the next crate is { $name }.
event-drew = { $seat } draws a crate of { $name }.
event-drew-unseen = { $seat } draws a crate.
event-ended = The last night is over.

# The end
outcome-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
outcome-shared = The win is shared at { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

# Positions and figures
position-seats = There should be { $players } seats.
position-crates = Seat { $seat } should have the { $count } crates of the figures, no more and no others.
position-hand = Seat { $seat } should have { $count } crates in hand.
position-shown = Seat { $seat } should have shown a crate in every one of { $nights } nights in which it did not lie low.
position-looked = Seat { $seat } can know one crate of the store, and only after lying low.
position-all-chosen = When all have chosen, the choices are shown: at least one seat should still choose.
position-choice = Seat { $seat } cannot have chosen "{ $move }".
position-night = The night should be a number from 1 to { $most }.
figures-crates = The figures should have at least two kinds of crates, each named once, and { $count } crates or more in all.
