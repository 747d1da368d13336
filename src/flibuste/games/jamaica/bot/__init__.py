"""The rule bot of Jamaica, one module per kind of decision."""

from flibuste.games.jamaica.bot.rule_bot import RuleBot

__all__ = ["RuleBot"]
