"""13.10 of docs/rules/import-export.md: before the scoring, what can be done at any time is
not lost unasked."""

from kit.import_export import (
    answer,
    any_time_asks,
    asked,
    begin,
    end_turn,
    harbour,
    options,
    player,
    score,
    told,
    trader,
)


def test_on_the_last_turn_all_are_asked_clockwise_from_the_leader():
    """13.10, 11.4 Before the scoring and its own choices."""
    match = begin(
        trader(goods="drones", shipments="telescopes"),
        trader("rice", goods="jets", shipments="iceland_water"),
        trader("honey", goods="tablets", shipments="wind_turbines"),
        trader("sugar"),
        leader=1,
        copies={"wind_turbines": "telescopes"},
        deck_only=True,
    )
    answer(match, 1, "draw")
    assert told(match, None, "end") == []
    assert any_time_asks(match) == [1, 2, 0], "seat 3 has no option"
    assert told(match, None, "end") == [{"type": "end"}]
    assert asked(match) == [(2, "final")]
    end_turn(match)
    assert match.over


def test_what_is_done_then_counts():
    """13.10, 12.1 Iceland Water sells to the end."""
    match = begin(
        trader("rice honey", shipments="iceland_water"), trader(), deck="soap", deck_only=True
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "use:iceland_water:rice", "use:iceland_water:honey")
    assert match.over
    assert score(match, 0, "credits") == 14


def test_on_the_last_turn_the_leader_may_still_complete_a_ship_by_discarding():
    """13.10, 3.7 The others' contracts are no such option."""
    match = begin(
        trader(ships=[harbour("drones tablets", "jets:drones batteries:drones")], credits=0),
        trader(ships=[harbour("rice", "honey")]),
        deck="soap",
        deck_only=True,
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "any-time")]
    assert options(match, 0) == {"discard-contract:drones", "discard-contract:tablets", "done"}
    answer(match, 0, "discard-contract:tablets")
    assert match.over
    assert player(match, 0).shipments == ["drones"]
    assert score(match, 0, "credits") == 6


def test_at_the_end_of_other_turns_nobody_is_asked():
    """13.10 Nothing is lost there: the next turn is the last one."""
    match = begin(
        trader("rice", shipments="iceland_water", ships=[harbour("drones", "jets")]),
        trader("honey", goods="laptops", shipments="telescopes"),
        deck="soap rope pens cups books",
        deck_only=True,
    )
    answer(match, 0, "draw")
    assert asked(match) == [(1, "lead")]
    answer(match, 1, "draw")
    assert any_time_asks(match) == [1, 0]


def test_winning_powers_still_win_then():
    """13.10, 11.3 The scoring has not begun: Exotic Fish sees the sale, and it is all over."""
    match = begin(
        trader("rice", credits=50, shipments="exotic_fish iceland_water", goods="soap"),
        trader("honey", credits=26, shipments="wind_turbines"),
        copies={"wind_turbines": "iceland_water"},
        deck_only=True,
        target=80,
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "use:iceland_water:rice")
    assert match.over
    assert match.winners == [0]
    assert told(match, None, "win")[0]["cause"] == "exotic_fish"
