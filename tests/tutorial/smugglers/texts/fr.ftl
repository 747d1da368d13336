game-name = Contrebandiers
game-line = Débarquez vos caisses de nuit, et pas les mêmes que les autres

# Caisses
crate-salt = sel
crate-tea = thé
crate-rum = rhum
crate-silk = soie
crate-pepper = poivre
crate-pearls = perles

# Options
option-nights = Nuits
    .help = Combien de nuits dure la partie.
option-patrol = Patrouille
    .help = Un dé décide chaque nuit quelles caisses les douaniers cherchent.

# Coups
label-land = Débarquer la caisse de { $crate }
label-lie-low = Rester caché
hint-look = Vous regarderez la prochaine caisse de votre réserve.

# Questions
prompt-choose = Nuit { $night } sur { $nights } : choisissez en secret ce que vous débarquez.
prompt-wait = Votre choix est fait. Les autres choisissent encore.
prompt-watch = Nuit { $night } sur { $nights } : les contrebandiers choisissent.
prompt-over = La partie est terminée.

# Refus
refusal-has-chosen = Vous avez déjà choisi ; reprenez votre choix pour le changer.
refusal-not-in-hand = Il n’y a pas de caisse de { $crate } dans votre main.
refusal-lay-low-before = Vous êtes resté caché la nuit dernière.

# Événements
event-night = La nuit { $night } commence.
event-chose = { $seat } a choisi.
event-patrol = La patrouille cherche les caisses qui valent { $worth }.
event-landed = { $seat } débarque une caisse de { $name }.
event-seized = { $seat } perd une caisse de { $name }, saisie par les douaniers.
event-lay-low = { $seat } reste caché.
event-looked = { $seat } voit que la prochaine caisse contient : { $name }.
event-drew = { $seat } pioche une caisse de { $name }.
event-drew-unseen = { $seat } pioche une caisse.
event-ended = La dernière nuit est passée.

# La fin
outcome-won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
outcome-shared = La victoire est partagée à { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.

# Positions et valeurs
position-seats = Il devrait y avoir { $players } places.
position-crates = La place { $seat } devrait avoir les { $count } caisses des valeurs, ni plus ni d’autres.
position-hand = La place { $seat } devrait avoir { $count } caisses en main.
position-shown = La place { $seat } devrait avoir montré une caisse dans chacune des { $nights } nuits où elle n’est pas restée cachée.
position-looked = La place { $seat } peut connaître une caisse de la réserve, et seulement après être restée cachée.
position-all-chosen = Quand tous ont choisi, les choix sont montrés : une place au moins devrait encore choisir.
position-choice = La place { $seat } ne peut pas avoir choisi « { $move } ».
position-night = La nuit devrait être un nombre de 1 à { $most }.
figures-crates = Les valeurs devraient avoir au moins deux genres de caisses, chacun nommé une fois, et { $count } caisses ou plus en tout.
