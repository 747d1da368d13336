"""The rule bot of Seul Maître à Bord: what a sensible captain does, one module per decision.

Whatever can be done next, here or at the end of a voyage, is worth so many doubloons and takes so many action tokens;
the best rate is followed, step by step, and reckoned anew after each of them. A glory point counts as the doubloons
it costs at the end of the game.
"""

from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot as RuleBot
