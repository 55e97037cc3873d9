"""The net: its file, and the same scores with and without the C extension."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from entrepot.bots.net import GOODS, Net, Shape, plain_scores, read, written

SHAPE = Shape([3, 2], [4, 5, 2], 2)


def net(seed: int) -> Net:
    chance = Random(seed)
    return Net(SHAPE, array("f", [chance.gauss(0, 0.3) for _ in range(SHAPE.size)]), {"seed": seed})


def rows(count: int, seed: int) -> list[int]:
    chance = Random(seed)
    sizes = [*SHAPE.good * GOODS, *SHAPE.table]
    return [chance.randrange(size) for _ in range(count) for size in sizes]


def test_a_row_has_the_goods_then_the_table() -> None:
    assert SHAPE.width == 6 * 2 + 3
    assert SHAPE.good_inputs == [3, 2, 4, 5]
    assert len(net(1).scores(rows(7, 1))) == 7


def test_goods_may_change_places_but_the_table_not() -> None:
    one, row = net(2), rows(1, 3)
    turned = row[2:12] + row[:2] + row[12:]
    assert turned != row
    assert one.scores(turned) == pytest.approx(one.scores(row))
    other = [*row[:12], (row[12] + 1) % 4, *row[13:]]
    assert one.scores(other) != pytest.approx(one.scores(row))


def test_a_number_beyond_its_column_counts_as_the_greatest() -> None:
    one, row = net(4), rows(1, 5)
    row[0], row[-1] = 2, 1
    more = [200, *row[1:-1], 200]
    assert one.scores(more) == one.scores(row)


def test_a_file_keeps_the_net_and_how_it_was_made() -> None:
    one = net(6)
    again = read(written(one))
    assert again.made == {"seed": 6}
    assert again.shape == SHAPE
    assert again.scores(rows(3, 7)) == pytest.approx(one.scores(rows(3, 7)), abs=0.02)
    assert read(written(again)).weights == again.weights


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        Net(SHAPE, array("f", [0.0] * 9), {})


def test_the_plain_way_is_the_one_that_the_extension_must_follow() -> None:
    """tests/compiled compares them where the extension is built."""
    one = net(8)
    assert one.scores(rows(9, 9)) == pytest.approx(plain_scores(one)(rows(9, 9)), abs=1e-4)
