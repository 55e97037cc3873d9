"""The net of marks: its file, and what it makes of a list."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from entrepot.bots.mark_net import (
    MarkNet,
    parts,
    plain_scores,
    read,
    read_weights,
    written,
    written_weights,
)

KINDS = 20


def net(seed: int) -> MarkNet:
    chance = Random(seed)
    size = sum(rows * columns for rows, columns in parts(KINDS))
    return MarkNet(KINDS, array("f", [chance.gauss(0, 0.3) for _ in range(size)]), {"seed": seed})


def test_the_order_of_marks_does_not_matter_but_their_number_does() -> None:
    one = net(1)
    [score, turned, fewer, twice] = one.scores([[3, 5, 7], [7, 3, 5], [3, 5], [3, 3, 5, 7]])
    assert turned == pytest.approx(score)
    assert fewer != pytest.approx(score)
    assert twice != pytest.approx(score)


def test_it_scores_as_plain_python_does() -> None:
    one, lists = net(2), [[], [1], [0, 19, 4, 4]]
    assert one.scores(lists) == pytest.approx(plain_scores(one)(lists), abs=1e-4)


def test_a_file_keeps_the_weights_and_how_they_were_made() -> None:
    one = net(3)
    again = read(written(one))
    assert (again.kinds, again.made) == (KINDS, {"seed": 3})
    assert list(again.weights) == pytest.approx(list(one.weights), rel=1e-3, abs=1e-4)
    assert written(again) == written(one)


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        MarkNet(KINDS + 1, net(4).weights, {})


def test_weights_of_marks_are_kept_like_a_net() -> None:
    document = written_weights(array("f", [0.5, -2.25, 0.0]), {"seed": 4})
    again = read_weights(document)
    assert (again.weights, again.made) == ([0.5, -2.25, 0.0], {"seed": 4})
    with pytest.raises(ValueError, match="weights"):
        read_weights(document[:-2])
