"""A server as people run it, in a process of its own, to be killed or besieged."""

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[2] / "src"


class Process:
    """One server; `files` is how many it may have open, `settings` are variables without their OPENOUTCRY_."""

    def __init__(self, folder: Path, port: int = 0, files: int | None = None, **settings: Any) -> None:
        code = (
            "from tests.luck import deal, seeds_of; from openoutcry.server import run; "
            f"deal(seeds_of('process')); run(port={port}, data_dir={str(folder)!r})"
        )
        chosen = {"BOT_DELAY": 0, "RATE_FACTOR": 1000, **settings}
        environment = {
            **os.environ,
            "PYTHONPATH": f"{SOURCE}:{SOURCE.parent}",
            **{f"OPENOUTCRY_{name}": str(value) for name, value in chosen.items()},
        }
        self.errors = folder.with_name(f"{folder.name}.stderr")

        def limit() -> None:
            if files is not None:
                resource.setrlimit(resource.RLIMIT_NOFILE, (min(64, files), files))

        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                preexec_fn=limit,
            )
        said = self.process.stdout.readline()
        assert said, self.errors.read_text()
        self.port = int(said.strip().rstrip("/").rsplit(":", 1)[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self, how: int = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.communicate()


class WorkerProcess:
    """`outcry worker`, for a database; `settings` are variables as above, PLACES how much it does at once."""

    def __init__(self, database: str, **settings: Any) -> None:
        places = settings.pop("PLACES", 1)
        code = f"from openoutcry.cli import main; main(['worker', '--places', '{places}', '--game', 'money'])"
        chosen = {"DATABASE": database, **settings}
        environment = {
            **os.environ,
            "PYTHONPATH": str(SOURCE),
            **{f"OPENOUTCRY_{name}": str(value) for name, value in chosen.items()},
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout.readline()

    def kill(self, how: int = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.communicate()
