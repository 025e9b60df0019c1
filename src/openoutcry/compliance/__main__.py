"""python -m openoutcry.compliance GAME."""

import sys

from openoutcry.compliance import main

sys.exit(main())
