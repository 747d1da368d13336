# La ligne de commande
about = Des jeux de la mer, dans le navigateur et dans le terminal.
about-more = « flibuste COMMAND --help » en dit plus sur une commande.
about-version = afficher la version et finir

# Ce que fait chaque commande
about-play = jouer ici une partie, contre des robots ou avec des amis
about-serve = ouvrir des tables pour les navigateurs des joueurs
about-rules = lire les règles d’un jeu, ou lister ses clauses et les tests qui les montrent
about-replay = revoir une partie enregistrée
about-verify = vérifier une partie enregistrée, hasard compris
about-position = vérifier une position et la dire en mots
about-simulate = faire jouer beaucoup de parties par des robots, et en rendre compte
about-match = faire jouer des robots les uns contre les autres
about-test = lancer toutes les vérifications du projet
about-bench = mesurer face à d’autres moteurs
