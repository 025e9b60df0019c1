"""`python -m openoutcry.server.openapi` writes the OpenAPI document; the client's types are made from it."""

import json
import sys
import tempfile
from pathlib import Path

from openoutcry.server.app import create_app, describe
from openoutcry.server.settings import Settings


def main() -> None:
    """Print the document, always the same bytes for the same interface."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_dir=Path(folder), warm=False))
        json.dump(describe(app), sys.stdout, indent=1, sort_keys=True, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
