"""The site as the tests start it: the same luck every time, so that a failing game can be played again."""

import sys

from openoutcry.server.serve import serve
from tests.luck import deal


def main(port: str, data: str, luck: str) -> None:
    deal(lambda: luck)
    serve("127.0.0.1", int(port), data, open_browser=False)


if __name__ == "__main__":  # the processes of the bots import this file too
    main(*sys.argv[1:])
