"""A review finds what it should, says the same twice, and knows no more than a seat knew."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import pytest

import entrepot
import entrepot.review
from entrepot import text
from entrepot.bots.levels import EVALUATORS
from entrepot.kernel.choice import Choice
from entrepot.kernel.documents import shaped
from entrepot.review import playouts, reviewing
from entrepot.review.branches import match_at
from entrepot.review.comparing import LEAST_COST, Decision, compared, interval
from entrepot.review.playouts import Viewpoint, play_on, world_seeds
from entrepot.review.result import Consequence, Effect, Moment, Review, Settings
from entrepot.review.reviewing import (
    Look,
    Looked,
    Part,
    Piece,
    in_processes,
    moment_at,
    review,
    smoothed,
    work,
)
from entrepot.review.words import point_words, reason
from entrepot.workers import Died, WorkLost
from kit.games import Setting, played_match
from review.conftest import QUICK, Reviewed, thrown_away


def test_a_gross_mistake_is_the_worst_moment(reviewed: Reviewed) -> None:
    match, number, found = reviewed
    other = review(match.record(), Settings(seed=1, worlds=128, moments=0))
    assert other is not None
    assert other.moments == []
    for worst in (found.turning_points[0], other.turning_points[0]):
        assert (worst.answer, worst.seat, worst.played) == (number, 0, match.answers[number][2])
        assert LEAST_COST < worst.low < worst.cost < worst.high
        assert worst.better != worst.played


def test_with_all_cards_open_the_game_is_judged_as_it_lay() -> None:
    """Nothing is imagined: only the players' choices differ from world to world."""
    match, number = thrown_away("maritime-silk-road")
    found = review(match.record(), Settings(open=True, worlds=128))
    assert found is not None
    assert found.turning_points[0].answer == number
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.moments)


def test_the_mistake_is_explained_by_how_games_end(reviewed: Reviewed) -> None:
    consequences = reviewed.review.turning_points[0].consequences
    assert consequences
    for each in consequences:
        assert each.amount < 0 or each.effect in ("rival-points", "turns")
        assert (each.seat is None) == (each.effect != "rival-points")


def test_chances_run_from_the_beginning_to_the_known_end(reviewed: Reviewed) -> None:
    match, _, found = reviewed
    assert [found.moments[0].answer, found.moments[-1].answer] == [0, len(match.answers)]
    assert found.moments[-1].chances == [float(seat in match.winners) for seat in range(2)]
    assert all(0 <= chance <= 1 for moment in found.moments for chance in moment.chances)
    assert [moment.turn for moment in found.moments] == sorted(m.turn for m in found.moments)
    assert (found.digest, found.answers) == (match.digest(), len(match.answers))


def test_the_same_settings_give_the_same_review_in_any_order_of_work(reviewed: Reviewed) -> None:
    def backwards(pieces: list[Piece]) -> Iterator[tuple[int, Part]]:
        for number, piece in list(enumerate(pieces))[::-1]:
            yield number, work(msgspec.json.decode(msgspec.json.encode(piece), type=Piece))

    again = review(reviewed.match.record(), QUICK, doing=backwards)
    assert again == reviewed.review
    assert shaped(msgspec.json.encode(again), Review) == again


def test_it_tells_how_far_it_is_and_stops_when_asked() -> None:
    match, _ = thrown_away("maritime-silk-road")
    told: list[tuple[int, int]] = []
    review(match.record(), QUICK, lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == list(range(1, len(told) + 1))
    assert told[-1][0] == told[-1][1]
    assert all(done <= of for done, of in told)
    told.clear()
    stopped = review(match.record(), QUICK, lambda *at: told.append(at), lambda: len(told) == 2)
    assert stopped is None
    assert len(told) == 2


def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = [Piece(b"", QUICK, Look(n, n + 1, [])) for n in range(2)]

    def spread(jobs: Iterable[tuple[int, Piece]], *rest: object) -> Iterator[tuple[object, object]]:
        first, second = jobs
        yield second, Looked([], [])
        yield first, Died(-9)

    monkeypatch.setattr(reviewing, "spread", spread)
    done = in_processes(2)(pieces)
    assert next(done) == (1, Looked([], []))
    with pytest.raises(WorkLost):
        next(done)


@pytest.mark.parametrize("game", ["maritime-silk-road", "import-export"])
def test_chances_and_costs_come_from_what_the_seat_knew(game: str) -> None:
    """In another world that the seat can't tell from this one, they are the same."""
    match = played_match(Setting(game, 2), 5, 30 if game == "import-export" else 85)
    seat = match.pending[0].seat
    asked, other = match.question(seat), match.sample(seat, 9)
    assert asked is not None
    assert other.state.table != match.state.table
    one, two = (moment_at(each, 30, Settings(worlds=64)) for each in (match, other))
    assert one.chances[seat] == two.chances[seat]
    options = sorted(asked.by_id)[:2]
    for option in options:
        choice = asked.by_id[option]
        same = [play_on(Viewpoint(each, seat), 4, seat, choice).chances for each in (match, other)]
        assert same[0] == same[1]


def test_options_are_compared_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is chosen, hidden cards and luck are the same."""
    match, number = thrown_away("maritime-silk-road")
    here = match_at(match.record(), number)
    asked, worlds = here.question(0), []
    assert asked is not None
    scores = EVALUATORS[here.game].option_scores

    def noted(table: Any, seat: int, kind: str, choices: list[Choice]) -> list[float]:
        worlds.append((table.deck[:1], table.players[1].hand[:]))
        return scores(table, seat, kind, choices)

    spying = {here.game: EVALUATORS[here.game]._replace(option_scores=noted)}
    monkeypatch.setattr(playouts, "EVALUATORS", spying)
    for seed in (1, 2):
        first = set()
        for option in ("draw", "play:tea:glass"):
            choice = asked.by_id[option]
            worlds.clear()
            play_on(Viewpoint(here, 0), seed, 0, choice)
            first.add(str(worlds[0]))
        assert len(first) == 1


def test_what_makes_no_difference_is_not_marked() -> None:
    match, number = thrown_away("maritime-silk-road")
    here = match_at(match.record(), number)
    asked = here.question(0)
    assert asked is not None
    decision = Decision(Viewpoint(here, 0), number, asked, "draw")
    assert compared(decision, "draw", 1, QUICK) is None
    assert compared(decision, "play:tea:glass+ore+spice", 1, QUICK) is not None
    assert compared(decision, "play:tea:glass+ore+spice", 10**12, QUICK) is not None


def test_intervals_grow_with_the_number_of_looks() -> None:
    values = [0.1, 0.3, 0.2, 0.4] * 20
    alone, many = interval(values), interval(values, 100)
    assert alone.mean == many.mean == pytest.approx(fmean(values))
    assert many.low < alone.low < alone.mean < alone.high < many.high


def test_worlds_differ_by_purpose_moment_and_seed() -> None:
    wanted = [(0, "a", 1), (0, "a", 2), (0, "b", 1), (1, "a", 1)]
    seeds = [world_seeds(*each, 50) for each in wanted]
    assert len({number for each in seeds for number in each}) == 200


def test_smoothing_keeps_a_constant_and_the_end() -> None:
    moments = [Moment(n, 1, [0.25, 0.75]) for n in range(6)] + [Moment(6, 1, [1.0, 0.0])]
    assert [each.chances for each in smoothed(moments)] == [each.chances for each in moments]
    bump = [Moment(n, 1, [float(n == 3)]) for n in range(9)]
    found = [each.chances[0] for each in smoothed(bump)]
    assert found[3] == max(found) == pytest.approx(3 / 9)
    assert smoothed([]) == []


def test_a_game_that_does_not_end_is_judged_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "MOST_TURNS", 3)
    match = entrepot.new("maritime-silk-road", players=2, seed=1)
    outcome = play_on(Viewpoint(match, 0), 1, 0, None)
    assert outcome.table.turn == 4  # where the fourth one begins
    assert sum(outcome.chances) == pytest.approx(1)


def test_the_examples_of_the_package_are_true() -> None:
    failed, tried = doctest.testmod(entrepot.review)
    assert (failed, tried > 0) == (0, True)


# -- words


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_turning_point_is_told_in_every_language(reviewed: Reviewed, lang: str) -> None:
    match, point = reviewed.match, reviewed.review.turning_points[0]
    words = point_words(match.game, point, lang, ["Ann", "Ben"])
    assert "Ann" in words.played
    assert re.search(r"\d", words.cost)
    assert len(words.reasons) == len(point.consequences)
    effects: dict[Effect, int | None]
    effects = {"points": None, "rival-points": 1, "rival-wins": 1, "turns": None}
    for effect, rival in effects.items():
        for amount in (-0.4, 0.4):
            said = reason(match.game, 0, Consequence(effect, amount, rival), lang, ["Ann", "Ben"])
            assert rival is None or "Ben" in said
    source = Consequence("source", -2.2, None, "majority:luxury")
    assert "2" in reason("import-export", 0, source, lang)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_word_of_a_review_is_used_and_none_is_missing(lang: str) -> None:
    source = Path(entrepot.__file__).parent
    places = [*(source / "review").glob("*.py"), *(source / "cli").glob("*.py")]
    code = "".join(path.read_text("utf-8") for path in places)
    used = set(re.findall(r'"(review-[a-z-]+)"', code))
    stems = re.findall(r'f"(review-[a-z-]+-){', code)
    words = (source / f"text/{lang}/review.ftl").read_text("utf-8")
    written = set(re.findall(r"^(review-[a-z-]+) =", words, re.M))
    assert used <= written
    assert [key for key in written - used if not any(key.startswith(stem) for stem in stems)] == []
