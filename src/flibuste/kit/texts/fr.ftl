# Places
seat-name = Place { $number }
seat-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
seat-unknown = Il n’y a pas de place { $seat } ici : les places sont numérotées de 0 à { $last }, et -1 est un spectateur, qui ne fait que regarder.

# Suites : « une flûte, un matelot et un prêtre »
row-empty = rien
row-next = { $row }, { $next }
row-last = { $row } et { $last }

# Raisons de la maison, qu’aucune clause d’un jeu ne couvre
house-not-your-turn = Ce n’est pas à vous de jouer.
house-game-over = La partie est terminée.
house-no-such-seat = Il n’y a pas de tel joueur dans cette partie.
house-no-such-move = Ce coup n’existe pas dans ce jeu.

# Jeux et options
game-unknown = Il n’y a pas de jeu nommé { $game } ; il y a : { $known }.
players-bad-count = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
option-unknown = Il n’y a pas d’option { $option } ; il y a : { $known }.
option-bad-value = L’option { $option } ne peut pas être { $value }, mais seulement { $allowed }.
option-without-value = Une option s’écrit nom=valeur, et non { $given }.
seed-out-of-range = Une graine est un nombre entier de 0 à { $most }, et non « { $seed } ».
figures-not-toml = Le fichier de valeurs n’est pas du TOML : { $problem }.
figures-wrong-shape = Les valeurs n’ont pas la forme de celles de ce jeu : { $problem }.
figures-too-large = Le fichier de valeurs est trop grand : { $most } caractères au plus.
figures-changes = « changes » ne peut être que true : le fichier contient alors ce qui diffère des valeurs imprimées. Ici, c’est { $value }.
figures-unknown-table = Il n’y a pas de table « { $table } » dans ce jeu ; il y a : { $known }.
figures-not-rows = « { $table } » devrait être en lignes, chacune sous un titre [[{ $table }]].
figures-without-id = Il manque à la ligne { $row } de « { $table } » l’id de ce qu’elle change.
figures-nothing-to-remove = Il n’y a pas de { $id } à retirer. Qui lui ressemble : { $close }.
figures-new-row = { $id } n’est pas parmi ce qui est imprimé (qui lui ressemble : { $close }). Ce qui est nouveau doit tout avoir ; il manque : { $missing }.
figures-missing-table = Il manque au fichier de valeurs une table « { $table } ». Un fichier qui ne contient que ce qui diffère des valeurs imprimées commence par « changes = true ».
figures-bad-table = La table « { $table } » des valeurs n’est pas juste : { $problem }.
figures-bad-row = { $row }, dans la table « { $table } », n’est pas juste : { $problem }.
figures-same-id = Deux sortes de cartes s’appellent { $id }.
figures-too-many-kinds = Il y a { $kinds } sortes de cartes ; un jeu en a au plus { $most }.
figures-too-many-cards = Il y a { $cards } cartes ; un jeu en a au plus { $most }.
figures-bad-total = La table « totals » indique { $total } pour { $name }, mais les cartes font { $counted }.
figures-bad-players = Un jeu de { $least } à { $most } personnes ne peut pas être.
house-cards = Partie jouée avec des cartes maison, valeurs { $figures }.
figures-in-line = { $file }, ligne { $line } : { $problem }
figures-in-file = { $file } : { $problem }
cards-missing = Il n’y a pas de fichier { $file }.
cards-unreadable = { $file } ne peut pas être lu : { $problem }.
cards-not-text = { $file }, ligne { $line } : ce n’est pas du texte en UTF-8.
problem-missing = il manque « { $field } »
problem-unknown = il n’y a pas de « { $field } » ; il y a : { $known }
problem-value = « { $field } » ne peut pas être { $value }, mais seulement { $allowed }
problem-shape = ce devrait être { $allowed }
allowed-whole-number = un nombre entier de { $least } à { $most }
allowed-number = un nombre de { $least } à { $most }
allowed-any-number = un nombre
allowed-switch = true ou false
allowed-one-of = l’un de : { $choices }
allowed-signs = des mots de la forme { $pattern }
allowed-words = des mots de 1 à { $most } caractères
allowed-list = une liste de { $least } à { $most }
allowed-table = une table
allowed-or = { $one }, ou { $other }

# Coups
move-unknown = « { $move } » n’est pas un coup de ce jeu.
move-unknown-but = « { $move } » n’est pas un coup de ce jeu. Vouliez-vous dire : { $close } ?
move-unknown-code = Il n’y a pas de coup numéro { $move } dans ce jeu : ils vont de 0 à { $most }.
take-back-too-late = Aucun de vos coups ne peut être repris : quelque chose a été révélé, quelqu’un a joué depuis, ou la partie est terminée.
outcome-not-yet = La partie n’est pas encore terminée : personne n’a gagné.

# Langues
language-unknown = Il n’y a pas de textes dans la langue { $language } ; il y a : { $known }.

# Feuilles de partie
record-too-large = Une feuille de partie a au plus { $most } caractères.
record-first-line = Une feuille de partie commence par la ligne « { $expected } ».
record-ends-early = Il manque la ligne { $line } de la feuille, et tout ce qui devrait suivre.
record-cut-off = La feuille finit par « { $found } », sans saut de ligne, comme coupée au milieu du coup { $number }. Si ce coup est entier, terminez sa ligne.
record-field-expected = Ligne { $line } : « { $field }: » est attendu ici, et non « { $found } ».
record-bad-value = Ligne { $line } : « { $value } » ne peut pas être la valeur de { $field }.
record-option-twice = Ligne { $line } : l’option { $option } s’y trouve deux fois.
record-no-figures = Ligne { $line } : des valeurs de la maison sont attendues ici, en lignes qui commencent par une barre.
record-blank-line = Ligne { $line } : une ligne vide sépare l’en-tête des coups, et non « { $found } ».
record-bad-move-line = Ligne { $line } : le coup { $number } est attendu sous la forme « { $number }. place coup », et non « { $found } ».
record-after-moves = Ligne { $line } : rien ne suit les coups.
record-other-rules = La partie a été jouée selon la version { $recorded } des règles, qui décide autrement que la version présente { $present }.
record-other-figures = La partie a été jouée avec d’autres valeurs ({ $recorded }) que celles d’ici ({ $present }).
record-no-secret = Le hasard est encore scellé : le secret est montré à la fin de la partie.
record-broken-seal = Le secret ne correspond pas au sceau : ce n’est pas celui qui fut scellé avant la partie.
record-bad-options = Les options devraient être { $known }, et non { $recorded }.
record-unknown-move = Coup { $number } : « { $move } » n’est pas un coup de ce jeu.
record-move-after-end = Coup { $number } : « { $move } » vient après la fin de la partie.
record-illegal-move = Coup { $number } : la place { $seat } ne peut pas jouer « { $move } » { $clause ->
    [none] à cet endroit
   *[other] à cet endroit ({ $clause })
}.
record-end-differs = { $claimed ->
    [unfinished] La feuille dit la partie inachevée, mais ses coups la terminent.
   *[other] La feuille donne un résultat, mais ses coups ne terminent pas la partie.
}
record-scores-differ = La feuille donne les scores { $claimed }, ses coups mènent à { $played }.
record-winners-differ = La feuille donne la place { $claimed } gagnante, ses coups font gagner la place { $played }.
record-of-no-deal = Une partie qui a commencé par une position n’a pas de feuille : une feuille de partie commence par la donne.
record-of-other-luck = Un tel hasard n’a pas de feuille de partie : il doit venir d’une graine, ou être scellé avec les mots de chaque place.
record-bad-names = Une feuille de partie demande un nom pour chacune des { $players } places, et non { $names }.
record-bad-name = « { $name } » ne peut pas figurer dans une feuille de partie : un nom a de 1 à { $most } caractères imprimables.

# Positions
position-bad-pack = Ces nombres ne sont pas ceux d’un état de ce jeu.
position-too-large = Une position a au plus { $most } caractères.
position-not-json = La position n’est pas du JSON : { $problem }.
position-kind = Une position est un objet JSON dont « kind » vaut « { $expected } ».
position-heading = L’en-tête d’une position devrait avoir « game » et « figures » en toutes lettres, « rules » en nombre, et « house_figures », s’il y en a, en toutes lettres.
position-missing-field = Il manque à la position le champ « { $field } ».
position-unknown-field = La position a un champ « { $field } » qui ne veut rien dire.
position-bad-field = Le champ « { $field } » ne peut pas valoir { $value } ici.
position-bad-number = Le champ « { $field } » doit être un nombre de { $least } à { $most }, et non { $value }.
position-no-number = Le champ « { $field } » doit être un nombre entier, et non { $value }.
position-other-number = Le champ « { $field } » ne peut valoir que { $only } ici, et non { $value }.
position-bad-word = Le champ « { $field } » doit être l’un de { $allowed }, et non { $value }.
position-unknown-card = Le champ « { $field } » nomme « { $card } », qui n’est pas une carte de ce jeu.
position-card-misplaced = Le champ « { $field } » contient { $card }, qui ne peut pas s’y trouver.
position-card-count = La position a { $found } cartes { $card }, et le jeu { $expected }.
position-not-playable = La place { $seat } a moins de deux coups : la partie aurait continué d’elle-même.

# Livres de règles
rulebook-section-number = { $file }, ligne { $line } : la section { $expected } devrait commencer ici, sous la forme « ## { $expected }. Titre ».
rulebook-no-section = { $file }, ligne { $line } : une clause précède la première section.
rulebook-clause-twice = { $file }, ligne { $line } : il y a déjà une clause { $clause }.
rulebook-bad-clause = { $file }, ligne { $line } : une clause commence comme « **PR-SET-01** [S] », et non par « { $found } ».

# Bots
bot-unknown = Il n’y a pas de robot appelé { $bot } ; il y a : { $known }.
bot-bad-budget = Au robot { $bot } il faut un nombre d’itérations jusqu’à { $iterations }, comme search:240, ou un temps jusqu’à { $milliseconds } millisecondes, comme search:50ms.
