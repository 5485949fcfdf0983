"""`python -m realms` is the same as `realms`."""

import sys

from realms.cli import main

if __name__ == "__main__":
    sys.exit(main())
