"""Looking for garbage that holds itself: among new things in small bites, among all where nobody waits for it.

What a site keeps is what was played, and no garbage. To look through it takes the longer the more there is, and stops
everybody meanwhile.
"""

import asyncio
import gc
import time

BITE = 2_000  # things more than at the last look: a look takes some milliseconds
WORTH_IT = 50  # looks at new things after which one at all may find something
PUT_OFF = 20_000  # the same, after which older things are looked at however many wait
QUIET_S = 1.0
LITTLE = 0.02  # of a processor's time


def in_small_bites() -> None:
    """From now on."""
    gc.set_threshold(BITE, PUT_OFF)


async def tidy() -> None:
    """Look at all, if that is worth it and there is hardly anything else to do."""
    if gc.get_count()[1] < WORTH_IT:
        return
    before = time.process_time()
    await asyncio.sleep(QUIET_S)
    if time.process_time() - before <= LITTLE * QUIET_S:
        gc.collect()
