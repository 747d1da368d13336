# Ce qui se tape : les mots des deux langues sont compris dans les deux
command-help = aide
command-table = table
command-log = journal
command-why = pourquoi
command-rules = règles
command-hint = conseil
command-undo = reprendre
command-save = enregistrer
command-quit = quitter

# Aide
help-move = Un numéro de la liste, ou un coup tel qu’il est écrit derrière : joue ce coup. Entrée seule : montre à nouveau la table et les choix.
help-why = { command-why } COUP : pourquoi ce coup n’est pas possible, et la clause qui le dit.
help-rules = { command-rules } CLAUSE ou { command-rules } MOT : ce que dit le livret ; le début d’une clause, comme PR-HIR, donne toutes celles qui commencent ainsi. { command-rules } seul : ses sections.
help-log = { command-log } ou { command-log } 30 : ce qui s’est passé, les dernières phrases.
help-hint = { command-hint } ou { command-hint } rule : ce que jouerait un robot.
help-table = { command-table } : tout ce qui est sur la table.
help-undo = { command-undo } : reprend votre dernier coup, tant qu’il n’a rien révélé et que personne n’a joué depuis.
help-save = { command-save } ou { command-save } FICHIER : écrit la partie dans un fichier ; elle se reprend avec --load FICHIER.
help-quit = { command-quit } : s’arrête là. La partie est gardée dans un fichier.
help-help = { command-help } : ces lignes.

# Début
opening-person = { $name } joue à ce clavier.
opening-bot = { $name } joue à la place { $number } : { $bot }.
opening-sealed = Le hasard de cette partie est scellé : { $seal }.
opening-seed = Le hasard de cette partie vient du nombre { $seed } et peut être répété.
opening-help = Tapez un numéro ou un coup ; « { command-help } » dit quoi d’autre.
opening-resumed = La partie reprend après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; « { command-log } » dit ce qui s’est passé.

# Sortes de robots
bot-random = un robot qui joue au hasard
bot-rule = un robot qui suit des règles simples
bot-search = un robot qui réfléchit à l’avance
bot-in-tries = un robot qui réfléchit à l’avance en { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
} par coup
bot-in-time = un robot qui réfléchit à l’avance pendant { $milliseconds ->
    [one] { $milliseconds } milliseconde
   *[other] { $milliseconds } millisecondes
} par coup au plus
thinking = { $name } réfléchit.

# Noms des robots
bot-name-1 = Maud
bot-name-2 = Idris
bot-name-3 = Nora
bot-name-4 = Yann
bot-name-5 = Tess

# Choisir
your-choice = { $name } :
choice = { $number }. { $label } ({ $notation })
choice-with-hint = { $choice }. { $hint }
choice-refused = Pas maintenant : { $label } ({ $notation }). { $reason }
reason-with-clause = { $reason } ({ $clause })
refused = Impossible. { $reason }
why-refused = { $notation } n’est pas possible. { $reason }
why-legal = { $notation } est possible maintenant.
why-how = Nommez le coup en question, comme « { command-why } stop ».
no-such-number = Il n’y a pas de choix { $typed } ; les numéros vont de 1 à { $most }.
unknown = « { $typed } » n’est ni un coup ni une commande ; « { command-help } » dit ce qui peut être tapé.
unknown-near = « { $typed } » n’est ni un coup ni une commande. Proches : { $near }.
log-how = Donnez le nombre de phrases, comme « { command-log } 30 ».
hint = { $bot } choisirait : { $label } ({ $notation })
hint-how = Les robots à consulter sont rule, search et random, comme « { command-hint } rule ».
taken-back = { $name } reprend son dernier coup.
pass-keyboard = Passez le clavier à { $name }.
press-enter = { $name }, appuyez sur Entrée quand vous lisez sans témoin.

# Livret de règles
rules-contents = { $title }, les sections du livret :
rules-section = { $number }. { $title } : { $first } à { $last }
rules-part = { $clause }, { $mark } : { $part }
rules-also = { $more ->
    [0] Voir aussi : { $clauses }.
    [one] Voir aussi : { $clauses } et une autre.
   *[other] Voir aussi : { $clauses } et { $more } autres.
}
rules-too-common = « { $asked } » se trouve dans { $found } des { $clauses } clauses. Demandez un mot plus rare, ou un groupe de clauses comme ceux que donne « { command-rules } » seul.
rules-nothing = Le livret n’a ni clause ni mot « { $asked } ».
mark-S = selon les règles imprimées
mark-D = cela découle des règles
mark-R = notre décision
mark-X = une question ouverte

# Garder
saved = La partie est écrite dans { $file }.
kept-finished = La feuille de partie est dans { $file }. Pour la vérifier : flibuste verify { $file }
kept-unfinished = La partie est gardée dans { $file }. Pour continuer : flibuste play --terminal --load { $file }
kept-nothing = Aucun coup n’a été joué à ce clavier : rien n’est gardé.
kept-here = Pour que rien ne soit perdu, voici la feuille de partie :
closing-secret = Le sceau est levé : le secret du hasard était { $secret }.

# Fichiers
file-missing = { $file } : il n’y a pas de tel fichier ou dossier.
file-without-name = Un fichier doit avoir un nom, et celui-ci est vide.
file-is-folder = { $file } est un dossier, pas un fichier.
file-exists = { $file } existe déjà et reste tel quel ; choisissez un autre nom.
file-forbidden = { $file } : l’autorisation manque.
file-not-read = { $file } ne peut pas être lu : { $problem }.
file-not-written = { $file } ne peut pas être écrit : { $problem }.
file-too-large = { $file } a plus de { $most } octets.
file-not-text = { $file } n’est pas du texte en UTF-8 (octet { $place }).

# Souhaits impossibles
seats-unknown = Une place est me, rule, random, search, search:240 (itérations) ou search:50ms, avec un nom si vous voulez (me=Ada), et non « { $seat } ».
seats-bad-name = Un nom a de 1 à { $most } caractères et pas de sorte de robot entre parenthèses, contrairement à « { $name } ».
seats-same-name = Deux places se nomment { $name } ; les noms distinguent les places.
load-finished = La partie de { $file } est terminée ; « flibuste replay » la montre à nouveau.

# Revoir
replay-person = Place { $number } : { $name }.
replay-bot = Place { $number } : { $name }, { $bot }.
replay-moves = { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
replay-deal = La donne.
replay-move = { $number }. { $name } : { $notation }
replay-unfinished = Ici finit la feuille, avant la fin de la partie.
replay-help = Entrée ou s : le coup suivant. p : le précédent. Un nombre : ce coup (0 est la donne). t : la table. q : finit.
replay-ask = Coup { $number } sur { $last } :
replay-no-such-move = Les coups vont de 0 (la donne) à { $last }.

# Vérifier
verify-right = Juste : { $checked }
verify-wrong = Faux : { $problem }
verify-game = Une feuille de { $title }, règles { $rules }, valeurs { $figures }.
verify-seal = Le secret correspond au sceau { $seal }. Comparez le sceau et les mots à ceux montrés avant la donne.
verify-seed = Le hasard vient de la graine { $seed } ; rien n’a été scellé.
verify-moves = { $moves ->
    [one] Le coup suit les règles, avec le hasard de la feuille ({ $moves } coup).
   *[other] Tous les coups suivent les règles, avec le hasard de la feuille ({ $moves } coups).
}
verify-result = Le résultat est celui auquel mènent les coups. { $outcome }
verify-unfinished = La partie est inachevée, comme le dit la feuille.
verify-true = La feuille dit la vérité.
verify-untrue = La feuille ne dit pas la vérité.

# Positions
position-turn = { $seat } doit jouer.
