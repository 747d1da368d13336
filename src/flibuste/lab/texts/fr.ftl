# Livrets de règles
rules-unknown-clause = Il n’y a pas de clause { $clause } dans le livret de { $title } ; les plus proches : { $near }.

# Tests des clauses
clauses-need-checkout = Les tests qui montrent les règles ne sont pas ici : cela ne marche que dans une copie des sources de Flibuste. « flibuste rules GAME --text » donne les règles.
clauses-bad-marker = { $file }, ligne { $line } : un marqueur nomme ses clauses une à une, comme @rule("PR-SET-01").
clauses-not-python = { $file }, ligne { $line } : ce n’est pas du Python.
