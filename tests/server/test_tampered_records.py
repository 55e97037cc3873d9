"""A record that was tampered with in any way is found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import entrepot
from entrepot import BadDocument
from entrepot.fair_deal import SeatPart, Terms, deal_seed, heads, part_commitment, server_commitment
from entrepot.kernel.record import replay
from entrepot.verify import NotProven, verify
from kit.fair_record import PARTS, fair_record

OTHER = "ab" * 32
Change = Callable[[Any, Any], Any]


def forged(record: Any) -> Any:
    """The hashes of a changed record worked out anew, as a server that cheats afterwards would."""
    fair = record["fair_deal"]
    seats = [seat and SeatPart(**seat) for seat in fair["seats"]]
    terms = Terms(
        table=fair["table"],
        game=record["game"],
        rules=fair["rules"],
        options=record["options"],
        secret=fair["secret"],
        seats=seats,
    )
    fair["commitment"] = server_commitment(fair["table"], fair["secret"])
    record["seed"] = deal_seed(fair["table"], fair["secret"], seats)
    fair["head"] = list(heads(terms, fair["entries"]))[-1]
    return record


@pytest.mark.parametrize("game", ["maritime-silk-road", "import-export"])
def test_an_honest_record_proves_its_deal_and_its_steps(game: str) -> None:
    record = fair_record(game)
    fair = record["fair_deal"]
    proof = verify(record, fair["commitment"], fair["head"])
    assert (proof.parts, proof.left_out) == ([0, 1], [2])
    assert proof.taken_back > 0
    assert proof.entries == len(fair["entries"]) > len(record["answers"])
    assert forged(fair_record(game)) == record


def swap_steps(record: Any, fair: Any) -> None:
    fair["entries"][3], fair["entries"][4] = fair["entries"][4], fair["entries"][3]


def another_option(record: Any, fair: Any) -> None:
    number = next(i for i, entry in enumerate(fair["entries"]) if entry[3] == "pass")
    fair["entries"][number][3] = "buy:ship"


def hide_an_undo(record: Any, fair: Any) -> None:
    number = next(i for i, entry in enumerate(fair["entries"]) if entry[0] == "undo")
    del fair["entries"][number - 1 : number + 1]


def other_person(record: Any, fair: Any) -> None:
    fair["entries"][0][4] = "bot"


def change(*path: Any, to: Any) -> Change:
    def make(record: Any, fair: Any) -> None:
        place = record
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return make


TAMPERED: dict[str, tuple[str, Change]] = {
    "another secret": ("fair-secret", change("fair_deal", "secret", to=OTHER)),
    "another commitment": ("fair-secret", change("fair_deal", "commitment", to=OTHER)),
    "another table": ("fair-secret", change("fair_deal", "table", to="elsewhere")),
    "another part": ("fair-part", change("fair_deal", "seats", 1, "part", to=OTHER)),
    "another part and its hash": (
        "fair-seed",
        change(
            "fair_deal",
            "seats",
            1,
            to={"commitment": part_commitment(OTHER), "part": OTHER},
        ),
    ),
    "a part left out": ("fair-seed", change("fair_deal", "seats", 0, "part", to=None)),
    "a late part put in": ("fair-seed", change("fair_deal", "seats", 2, "part", to=PARTS[2])),
    "a seat's hash": ("fair-chain", change("fair_deal", "seats", 2, "commitment", to=OTHER)),
    "a seat that is no more": ("fair-chain", change("fair_deal", "seats", 2, to=None)),
    "one seat more": ("fair-seats", lambda record, fair: fair["seats"].append(None)),
    "another seed": ("fair-seed", change("seed", to=OTHER)),
    "an open seed": ("fair-seed", change("seed", to=7)),
    "another head": ("fair-chain", change("fair_deal", "head", to=OTHER)),
    "other rules": ("fair-chain", change("fair_deal", "rules", to=1)),
    "other options": ("fair-chain", change("options", "show_coins", to=True)),
    "another option chosen": ("fair-chain", another_option),
    "steps in another order": ("fair-chain", swap_steps),
    "a step less": ("fair-chain", lambda record, fair: fair["entries"].pop()),
    "an undo hidden": ("fair-chain", hide_an_undo),
    "a bot's answer for a person's": ("fair-chain", other_person),
    "another answer": ("fair-steps", change("answers", 5, 2, to="draw")),
    "an answer less": ("fair-steps", lambda record, fair: record["answers"].pop()),
    "another digest": ("fair-replay", change("digest", to="0123456789abcdef")),
    "no proof": ("fair-none", lambda record, fair: record.pop("fair_deal")),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_whatever_is_changed_is_named(name: str) -> None:
    code, tamper = TAMPERED[name]
    record = fair_record()
    tamper(record, record["fair_deal"])
    with pytest.raises(NotProven) as error:
        verify(record)
    assert error.value.code == code
    assert f"error-{code}" not in str(error.value)


@pytest.mark.parametrize("name", ["another option chosen", "an undo hidden", "a step less"])
def test_steps_that_are_chained_anew_do_not_lead_to_the_answers(name: str) -> None:
    record = fair_record()
    TAMPERED[name][1](record, record["fair_deal"])
    record = forged(record)
    fair = fair_record()["fair_deal"]
    if name != "an undo hidden":  # what nobody saw, and left no trace in the answers, shows only
        with pytest.raises(NotProven, match="answers of the record"):
            verify(record)
    with pytest.raises(NotProven, match="appears nowhere"):  # by what somebody kept
        verify(record, fair["commitment"], fair["head"])


def test_a_record_that_was_forged_as_a_whole_is_told_by_what_somebody_saw() -> None:
    fair = fair_record()["fair_deal"]
    record = fair_record()
    record["fair_deal"]["secret"] = OTHER
    record = forged(record)
    with pytest.raises(NotProven, match="not the one that was shown"):
        verify(record, fair["commitment"])
    with pytest.raises(NotProven, match="can't be played again"):  # other cards were dealt
        verify(record)


def test_a_game_whose_rules_changed_on_the_way_proves_nothing_about_its_steps() -> None:
    record = fair_record()
    record["rules"] += 1
    with pytest.raises(NotProven, match="rules changed"):
        verify(record)


def test_a_record_that_is_cut_off_with_its_chain_is_not_over() -> None:
    record = fair_record()
    fair = record["fair_deal"]
    assert fair["entries"].pop()[0] == "answer"
    record["answers"].pop()
    record = forged(record)
    match = entrepot.new(record["game"], 3, record["seed"], **record["options"])
    match.follow([tuple(answer) for answer in record["answers"]])
    record["digest"] = match.digest()
    with pytest.raises(NotProven, match="not over"):
        verify(record)


@pytest.mark.parametrize(
    "broken",
    [
        {"secret": "xyz"},
        {"secret": None},
        {"entries": [["answer"] * 3, 5]},
        {"entries": [[{"seat": 1}]]},
        {"seats": [{"part": OTHER}]},
        {"surplus": 1},
        {"head": "AB" * 32},
    ],
    ids=str,
)
def test_a_proof_that_is_malformed_is_refused_by_name(broken: Any) -> None:
    record = fair_record()
    record["fair_deal"].update(broken)
    with pytest.raises(BadDocument):
        verify(record)
    assert replay(record).over  # the rest of the record stands without it


@pytest.mark.parametrize("entries", [[["undo", 0, 1, "person", 5]], [["answer", 1]], [["other"]]])
def test_steps_that_make_no_sense_are_not_proven(entries: Any) -> None:
    record = fair_record()
    record["fair_deal"]["entries"] = entries
    with pytest.raises(NotProven, match="answers of the record"):
        verify(forged(record))


def test_records_without_a_proof_replay_as_before() -> None:
    record = fair_record()
    with_proof = replay(record)
    del record["fair_deal"]
    assert replay(record).digest() == with_proof.digest()
