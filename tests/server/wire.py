"""A wire between nodes and their database that can be cut, at the moment a move is committed above all."""

import contextlib
import re
import socket
import threading
from pathlib import Path
from typing import Literal

Cut = Literal["before", "after"]
# A move is written by this statement; once prepared, the connection goes on by its name.
WRITES = b"INSERT INTO actions"
PREPARED = re.compile(rb"(_pg3_\d+)\0INSERT INTO actions")
COMMIT = b"COMMIT\0"


class Wire:
    """Passes everything on between a port and the database's own socket.

    Armed, it cuts the next connections that commit a move: before the database hears of the commit, or after it has
    done it and before its answer arrives.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._arming = threading.Lock()
        self._armed: list[Cut] = []
        self.cuts: list[Cut] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, address: str) -> str:
        """The address of a database, through this wire."""
        name = address.split("@/")[1].split("?")[0]
        return f"postgresql://outcry@127.0.0.1:{self.port}/{name}?sslmode=disable&gssencmode=disable"

    def arm(self, *cuts: Cut) -> None:
        with self._arming:
            self._armed += cuts

    def remove(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # removed
            while True:
                _Connection(self, self._listener.accept()[0], self._database)

    def due(self) -> Cut | None:
        """How the connection that commits a move now is cut, if it is."""
        with self._arming:
            if not self._armed:
                return None
            self.cuts.append(self._armed.pop(0))
            return self.cuts[-1]


class _Connection:
    def __init__(self, wire: Wire, node: socket.socket, database: Path) -> None:
        self._wire, self._node = wire, node
        self._base = socket.socket(socket.AF_UNIX)
        self._names: set[bytes] = set()
        self._writes = self._silent = False
        try:
            self._base.connect(str(database))
        except OSError:  # it is away
            node.close()
            return
        for passing in (self._from_node, self._from_base):
            threading.Thread(target=self._until_closed, args=(passing,), daemon=True).start()

    def _until_closed(self, passing) -> None:
        with contextlib.suppress(OSError):
            passing()
        self._close()

    def _close(self) -> None:
        for end in (self._node, self._base):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _from_node(self) -> None:
        while said := self._node.recv(65536):
            self._names |= set(PREPARED.findall(said))
            self._writes = self._writes or WRITES in said or any(b"\0%s\0" % name in said for name in self._names)
            if COMMIT in said:
                cut = self._wire.due() if self._writes else None
                self._writes = False
                if cut == "before":
                    return
                self._silent = cut == "after"
            self._base.sendall(said)

    def _from_base(self) -> None:
        while said := self._base.recv(65536):
            if self._silent:  # it is done, and nobody will hear of it
                return
            self._node.sendall(said)
