"""Processes that work for this one: they end with it, and leave Ctrl-C to it."""

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor

MOST_WORKERS = 1024


YIELDING = 10  # niceness of workers that let others go first


def new_pool(count: int, yielding: bool = False) -> ProcessPoolExecutor:
    """A pool of fresh processes: forked ones would inherit sockets, files and threads of this one."""
    return ProcessPoolExecutor(
        count, multiprocessing.get_context("spawn"), initializer=follow_parent, initargs=(os.getpid(), yielding)
    )


def follow_parent(parent: int, yielding: bool = False) -> None:
    """In a worker: end when the parent was killed, and let the parent handle Ctrl-C."""
    if yielding and hasattr(os, "nice"):
        os.nice(YIELDING)
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def stop_at_once(pool: ProcessPoolExecutor) -> None:
    """End a pool without waiting for what its workers are at."""
    # Python 3.14 has kill_workers() for this; older ones let every running call finish first.
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
