"""Chance: the known stream of ChaCha8, no bias, no way back from what is seen."""

from collections import Counter

import numpy as np

from openoutcry.kernel.chance import CHANCE, choose, forget, key_of_seed, seed_hash, shuffle, word
from openoutcry.kernel.rule import at, entry


@entry
def words(chances, out):
    for i in range(len(out)):
        out[i] = word(at(chances, 0))


@entry
def choices(chances, n, out):
    for i in range(len(out)):
        out[i] = choose(at(chances, 0), n)


@entry
def shuffled(chances, cards):
    shuffle(at(chances, 0), cards, len(cards))


@entry
def forgotten(chances):
    forget(at(chances, 0))


def keyed(seed):
    chances = np.zeros(1, CHANCE)
    chances["key"][0] = np.frombuffer(key_of_seed(seed), "<u4")
    return chances


def test_the_stream_is_chacha8():
    out = np.zeros(16, np.int64)
    words(np.zeros(1, CHANCE), out)
    stream = out.astype("<u4").tobytes().hex()
    # The published first block of ChaCha with 8 rounds, all-zero key and nonce.
    assert stream == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


def test_the_same_seed_gives_the_same_and_another_seed_another_stream():
    one, same, other = np.zeros(40, np.int64), np.zeros(40, np.int64), np.zeros(40, np.int64)
    words(keyed("a"), one)
    words(keyed("a"), same)
    words(keyed("b"), other)
    assert (one == same).all()
    assert not (one == other).any()


def test_choices_are_even():
    out = np.zeros(90_000, np.int64)
    choices(keyed("even"), 9, out)
    counts = np.bincount(out, minlength=9)
    assert counts.min() > 9_600 and counts.max() < 10_400


def test_a_range_that_does_not_divide_the_words_is_even_too():
    """3 × 2²⁹: without rejection every third number would come up two times for three of the others."""
    out = np.zeros(60_000, np.int64)
    choices(keyed("reject"), 3 << 29, out)
    thirds = np.bincount(out % 3, minlength=3)
    assert thirds.min() > 19_400 and thirds.max() < 20_600


def test_every_order_of_a_shuffle_is_as_likely():
    seen = Counter()
    chances = keyed("orders")
    for _ in range(12_000):
        cards = np.arange(4, dtype=np.int8)
        shuffled(chances, cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 380 and max(seen.values()) < 620


def test_forgetting_leaves_nothing():
    chances = keyed("secret")
    words(chances, np.zeros(5, np.int64))
    forgotten(chances)
    assert not any(chances.tobytes())


def test_the_published_hash_is_not_the_key():
    assert seed_hash("x") != key_of_seed("x").hex()
    assert seed_hash("x") == seed_hash("x") != seed_hash("y")
