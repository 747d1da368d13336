# Rulebooks
rules-unknown-clause = There is no clause { $clause } in the rulebook of { $title }; the nearest are: { $near }.

# Tests of clauses
clauses-need-checkout = The tests that show the rules are not here: this works in a checkout of Flibuste only. `flibuste rules GAME --text` prints the rules.
clauses-bad-marker = { $file }, line { $line }: a marker names its clauses one by one, like @rule("PR-SET-01").
clauses-not-python = { $file }, line { $line }: this is not Python.
