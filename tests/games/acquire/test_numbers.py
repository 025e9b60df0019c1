"""Numbers of Acquire that a match may not be played with."""

import pytest

import openoutcry as oo
from openoutcry.errors import BadOption


@pytest.mark.rule("ACQ-1.3")
@pytest.mark.parametrize("ladder", [[2, 3, 4, 5, 11, 6, 21, 31, 41], [2, 3, 4, 5, 6, 6, 21, 31, 41]])
def test_a_price_ladder_ascends(ladder):
    with pytest.raises(BadOption) as refused:
        oo.Table("acquire", 3, "ladder", numbers={"ladder": ladder})
    assert refused.value.clause == "ACQ-1.3"
    assert "ladder" in refused.value.message("en")


@pytest.mark.rule("ACQ-1.3")
def test_another_ladder_is_played_by():
    table = oo.Table("acquire", 3, "ladder", numbers={"ladder": [2, 4, 6, 8, 10, 12, 21, 31, 41]})
    assert [step["least"] for step in table.view()["table"]["prices"]][:3] == [2, 4, 6]
