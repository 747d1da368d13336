"""`flibuste completions`: a script by which a shell completes commands, arguments, games, bots and options.

The scripts are thin: at each press of Tab they ask `flibuste completions SHELL --words WORD...` what the last word may
become. Where it has no answer, the shell offers files.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence

from flibuste.bots.named import EXAMPLES
from flibuste.cli.arguments import one_of
from flibuste.cli.dispatch import COMMANDS, asked_for, checkout_commands, parser_for
from flibuste.cli.parser import Argument, Parser
from flibuste.kit.errors import FlibusteError
from flibuste.kit.game import find_game, folders_of_games
from flibuste.kit.texts import LANGUAGES
from flibuste.server.defaults import EVERYWHERE, THIS_MACHINE
from flibuste.terminal.seats import ME

BASH = r"""_flibuste() {
    local line=${COMP_LINE:0:COMP_POINT} typed=${COMP_WORDS[COMP_CWORD]} kept='' word
    local -a words
    read -r -a words <<< "$line"
    [[ $line == *[[:space:]] ]] && words+=('')
    local current=${words[${#words[@]} - 1]}
    # only what follows the last colon or equals sign is replaced
    [[ $typed == [:=] ]] && typed=''
    [[ $current == *"$typed" ]] && kept=${current%"$typed"}
    COMPREPLY=()
    while IFS= read -r word; do
        COMPREPLY+=("${word#"$kept"}")
    done < <("${words[0]}" completions bash --words "${words[@]:1}" 2> /dev/null)
    if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace 2> /dev/null
    fi
}
complete -o default -F _flibuste flibuste
"""
ZSH = r"""#compdef flibuste
_flibuste() {
    local -a found
    found=("${(@f)$("${words[1]}" completions zsh --words "${(@)words[2,CURRENT]}" 2> /dev/null)}")
    found=(${found:#})
    if (( ${#found} )); then
        compadd -Q -- ${found:#*=}
        compadd -Q -S '' -- ${(M)found:#*=}
    else
        _files
    fi
}
compdef _flibuste flibuste
"""
FISH = r"""function __flibuste_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l found (flibuste completions fish --words $words[2..-1] 2> /dev/null)
    if set -q found[1]
        printf '%s\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c flibuste -f -a '(__flibuste_complete)'
"""
SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def arguments(parser: Parser) -> None:
    choices = "{%s}" % ",".join(SCRIPTS)
    parser.argument("shell", type=one_of("SHELL", tuple(SCRIPTS)), metavar=choices, completes="shell")
    parser.add_argument("--words", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    if args.words is None:
        print(SCRIPTS[args.shell], end="")
        return 0
    for word in complete(args.words):
        print(word)
    return 0


def complete(words: Sequence[str]) -> list[str]:
    """What the last of the words typed after `flibuste` may become."""
    *before, current = words or [""]
    return [word for word in candidates(before, current) if word.startswith(current) and word != current]


def candidates(before: Sequence[str], current: str) -> Iterable[str]:
    command = asked_for(before)
    if command is None:
        return [*COMMANDS, *checkout_commands(), "--help", "--version"]
    parser = parser_for([command]).commands.get(command)
    if parser is None:
        return []
    words = before[before.index(command) + 1 :]
    options = {name: argument for argument in parser.known for name in argument.names if name.startswith("--")}
    game = next((word for word in words if word in folders_of_games()), None)
    name, equals, value = current.partition("=")
    if equals and name in options:
        return [f"{name}={word}" for word in values(options[name], value, game)]
    if words and words[-1] in options and options[words[-1]].takes_value:
        return values(options[words[-1]], current, game)
    if current.startswith("-"):
        return options
    positionals = [argument for argument in parser.known if not argument.names[0].startswith("-")]
    if not positionals:
        return []
    typed = len(list(positional_words(words, options)))
    return values(positionals[min(typed, len(positionals) - 1)], current, game)


def positional_words(words: Sequence[str], options: dict[str, Argument]) -> Iterator[str]:
    """The words that are neither options nor their values."""
    is_value = False
    for word in words:
        if not is_value and not word.startswith("-"):
            yield word
        is_value = not is_value and word in options and options[word].takes_value


# -- values, by the kind that an argument names


def values(argument: Argument, current: str, game: str | None) -> Iterable[str]:
    if not argument.completes:
        return []
    try:
        return list(VALUES[argument.completes](current, game))
    except FlibusteError:  # whoever runs the command is told; there is nothing to say between two keys
        return []


def option_values(current: str, game: str | None) -> Iterable[str]:
    options = {option.name: option for option in find_game(game or "port-royal").options}
    name, equals, _ = current.partition("=")
    if not equals:
        return [f"{name}=" for name in options]
    if name not in options:
        return []
    choices = options[name].choices or (("true", "false") if isinstance(options[name].default, bool) else ())
    return [f"{name}={choice}" for choice in choices]


def clause_ids(current: str, game: str | None) -> Iterable[str]:
    return find_game(game).rulebook("en").clauses if game else []


def in_list(words: Iterable[str]) -> Callable[[str, str | None], Iterable[str]]:
    """Completes the last of several words with commas between them."""

    def complete_last(current: str, game: str | None) -> Iterable[str]:
        earlier, comma, _ = current.rpartition(",")
        return [f"{earlier}{comma}{word}" for word in words]

    return complete_last


VALUES: dict[str, Callable[[str, str | None], Iterable[str]]] = {
    "game": lambda current, game: folders_of_games(),
    "game-cards": lambda current, game: [f"{id}=" for id in folders_of_games()],
    "option": option_values,
    "bots": in_list(EXAMPLES),
    "seats": in_list([ME, *EXAMPLES]),
    "lang": lambda current, game: LANGUAGES,
    "shell": lambda current, game: SCRIPTS,
    "host": lambda current, game: [THIS_MACHINE, EVERYWHERE],
    "clause": clause_ids,
}
