import sys

from flibuste.cli import main

sys.exit(main())
