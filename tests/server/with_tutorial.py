"""`flibuste` with the tutorial game beside the others: it has secrets, and seats that choose at the same time."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from flibuste.cli import main
from tests.laws.found import TUTORIAL, beside_the_others

if __name__ == "__main__":
    with beside_the_others(TUTORIAL):
        sys.exit(main())
