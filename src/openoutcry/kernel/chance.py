"""Chance: ChaCha8 under a 256-bit key, counted in words. What players see does not tell what comes.

A CHANCE record holds the key, how many words were drawn, and the block the next words come from.
"""

import hashlib
import secrets as os_secrets

import numpy as np

from openoutcry.kernel.rule import at, entry, rule

CHANCE = np.dtype(
    [
        ("drawn", "<i8"),  # words drawn so far; the next one is word drawn % 16 of block drawn // 16
        ("stream", "<i8"),  # which of the key's independent streams this is
        ("key", "<u4", (8,)),
        ("block", "<u4", (16,)),
    ],
    align=True,
)

# Streams of one key that never meet.
GAME_STREAM = 0
KEY_STREAM = 1  # keys of the games of a batch
BOT_STREAM = 2  # what players without a plan do in a batch

DOUBLE_ROUNDS = 4
WORD = 0xFFFFFFFF
RAW_KEY = "key:"


def key_of_seed(seed: str) -> bytes:
    """The key a seed stands for. 'key:' and 64 hex digits give the key itself."""
    if seed.startswith(RAW_KEY):
        return bytes.fromhex(seed[len(RAW_KEY) :])
    return hashlib.sha256(b"openoutcry key\0" + seed.encode()).digest()


def seed_hash(seed: str) -> str:
    """What is published when a match starts: it fixes the seed without telling anything of the key."""
    return hashlib.sha256(b"openoutcry seed\0" + seed.encode()).hexdigest()


def new_seed() -> str:
    """A seed nobody can guess."""
    return os_secrets.token_hex(32)


@rule
def _quarter(a, b, c, d):
    a = (a + b) & WORD
    d = d ^ a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b = b ^ c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d = d ^ a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b = b ^ c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@rule
def fill_block(key, counter, stream, block):
    """One block of 16 words. Arithmetic is in int64, so both modes agree to the bit."""
    k0, k1, k2, k3 = np.int64(key[0]), np.int64(key[1]), np.int64(key[2]), np.int64(key[3])
    k4, k5, k6, k7 = np.int64(key[4]), np.int64(key[5]), np.int64(key[6]), np.int64(key[7])
    n0, n1 = np.int64(counter) & WORD, (np.int64(counter) >> 32) & WORD
    n2, n3 = np.int64(stream) & WORD, (np.int64(stream) >> 32) & WORD
    c0, c1, c2, c3 = np.int64(0x61707865), np.int64(0x3320646E), np.int64(0x79622D32), np.int64(0x6B206574)
    x0, x1, x2, x3, x4, x5, x6, x7 = c0, c1, c2, c3, k0, k1, k2, k3
    x8, x9, x10, x11, x12, x13, x14, x15 = k4, k5, k6, k7, n0, n1, n2, n3
    for _ in range(DOUBLE_ROUNDS):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    block[0], block[1], block[2], block[3] = (x0 + c0) & WORD, (x1 + c1) & WORD, (x2 + c2) & WORD, (x3 + c3) & WORD
    block[4], block[5], block[6], block[7] = (x4 + k0) & WORD, (x5 + k1) & WORD, (x6 + k2) & WORD, (x7 + k3) & WORD
    block[8], block[9] = (x8 + k4) & WORD, (x9 + k5) & WORD
    block[10], block[11] = (x10 + k6) & WORD, (x11 + k7) & WORD
    block[12], block[13] = (x12 + n0) & WORD, (x13 + n1) & WORD
    block[14], block[15] = (x14 + n2) & WORD, (x15 + n3) & WORD


@rule
def word(chance):
    """The next 32 random bits."""
    at = chance.drawn & 15
    if at == 0:
        fill_block(chance.key, chance.drawn >> 4, chance.stream, chance.block)
    chance.drawn += 1
    return np.int64(chance.block[at])


@rule
def choose(chance, n):
    """A number from 0 to n - 1 (n at most 2³¹), each exactly as likely: multiply and reject."""
    product = word(chance) * n
    if (product & WORD) < n:
        least = ((WORD + 1) - n) % n
        while (product & WORD) < least:
            product = word(chance) * n
    return product >> 32


@rule
def shuffle(chance, cards, n):
    """Shuffle the first n cards, every order as likely (Fisher and Yates)."""
    for i in range(n - 1, 0, -1):
        j = choose(chance, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def forget(chance):
    """Wipe key, block and count: who holds this record can't see what comes."""
    chance.drawn = 0
    chance.stream = 0
    for i in range(8):
        chance.key[i] = 0
    for i in range(16):
        chance.block[i] = 0


@rule
def rekey(chance, source):
    """A fresh future, drawn from another chance record."""
    forget(chance)
    for i in range(8):
        chance.key[i] = word(source)


@rule
def derive(chance, master, number, stream):
    """Key `chance` with the number-th key of the master key, as the given stream of it."""
    forget(chance)
    fill_block(master, number, KEY_STREAM, chance.block)
    for i in range(8):
        chance.key[i] = chance.block[i]
    for i in range(16):
        chance.block[i] = 0
    chance.stream = stream


@entry
def derive_key(chances, master, number):
    """The number-th key of a master key, into the first record."""
    derive(at(chances, 0), master, number, GAME_STREAM)


@entry
def refill(chances, i):
    """Make the block anew from key and count: it is the one the last word drawn came from."""
    chance = at(chances, i)
    if chance.drawn > 0:
        fill_block(chance.key, (chance.drawn - 1) >> 4, chance.stream, chance.block)
