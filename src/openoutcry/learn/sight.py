"""What networks are shown, as it is kept: numbers in four bytes, two or one, masks in a byte or a bit an action.

Short numbers are those of `openoutcry.env.compact`. They become whole where they are, right before the first layer:
what lies in memory, and what a lesson reads of it again and again, is short.
"""

from typing import NamedTuple

import torch
from torch import Tensor

from openoutcry.env.shortening import KINDS, packed_size
from openoutcry.errors import BadOption

FULL = "float32"
FORMS = (FULL, *KINDS)


class Form(NamedTuple):
    """How observations and masks are kept."""

    seen: torch.dtype
    masks: torch.dtype
    mask_size: int


def form_of(name: str, actions: int) -> Form:
    """By the name of the numbers. A float8 is kept as its bits: a byte is what every function of PyTorch takes."""
    if name == FULL:
        return Form(torch.float32, torch.bool, actions)
    if name not in KINDS:
        raise BadOption("observations", name, ", ".join(FORMS))
    return Form(torch.bfloat16 if name == "bfloat16" else torch.uint8, torch.uint8, packed_size(actions))


def in_full(seen: Tensor, masks: Tensor, actions: int) -> tuple[Tensor, Tensor]:
    """As a network computes with them: numbers it multiplies, and a truth for each action."""
    if seen.dtype != torch.float32:
        bits = seen.view(torch.float8_e4m3fn) if seen.dtype == torch.uint8 else seen
        seen = bits.to(torch.bfloat16 if seen.is_cuda else torch.float32)
    if masks.dtype == torch.uint8:
        each = torch.arange(8, dtype=torch.uint8, device=masks.device)
        masks = (masks.unsqueeze(-1) >> each & 1).flatten(-2)[..., :actions].bool()
    return seen, masks
