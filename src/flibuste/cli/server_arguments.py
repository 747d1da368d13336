"""Arguments that `serve` and `play` share."""

from pathlib import Path

from flibuste.cli.numbers import number_from
from flibuste.cli.parser import Parser
from flibuste.server.defaults import default_data_file

LARGEST_PORT = 65535

read_port = number_from(0, LARGEST_PORT, "--port")


def server_arguments(parser: Parser) -> None:
    parser.argument("--data", type=Path, metavar="FILE", told={"file": str(default_data_file())})
    parser.argument("--url", default="")
    parser.argument("--settings", type=Path, metavar="FILE")
    parser.argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.argument("--behind-proxy", action="store_true")
