"""`python -m openoutcry.server.openapi` writes the OpenAPI document; the client's types are made from it."""

import json
import sys
import tempfile
from pathlib import Path

from openoutcry.server.app import create_app, describe
from openoutcry.server.settings import Settings


def document() -> str:
    """The document, always the same bytes for the same interface."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_dir=Path(folder), warm=False))
        return json.dumps(describe(app), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    """Print it."""
    sys.stdout.write(document())


if __name__ == "__main__":
    main()
