"""Import / Export in the terminal: the table, cards, choices, options, and looking at records."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import entrepot
from cli.conftest import Run, only, saved
from entrepot import text
from entrepot.cli import saves
from entrepot.cli.commands import app
from entrepot.cli.games import face
from entrepot.cli.menu_entries import build_menu, matching_options
from entrepot.import_export.view_types import TradeOption, TradeParts
from kit.games import short_or_nightly

GAME = "import-export"
ALL_SETS = "base,jutaku,kickstarter,captain"
RAW = re.compile(r"[a-z0-9]_[a-z]|[a-z]-\d|\{|\$|unknown")
"""Ids and placeholders."""
Seated = Callable[..., Path]


def type_in(*arguments: object, typed: list[str]) -> Result:
    """Run the command and type these lines, which may have several words."""
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(app, [str(each) for each in arguments], input=lines)


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    """A saved game at a position of choice, with the person at seat 0, who leads."""

    def seated(*players: dict[str, Any], **fields: Any) -> Path:
        colours = ["technology", "agriculture", "illegal", "consumer", "luxury", "capital"]
        those = [
            {"colour": colour, "credits": 10, **player}
            for colour, player in zip(colours, players, strict=False)
        ]
        match = entrepot.load({"game": GAME, "seed": 3, "players": those, **fields})
        path = tmp_path / "seated.json"
        saves.write(path, {"client": 1, "seat": 0, "seen": 0, "match": match.save()})
        return path

    return seated


def shown(result: Result) -> list[str]:
    """The lines on the screen, but for file names."""
    return [line for line in result.stdout.splitlines() if "entrepot" not in line]


# -- whole games


@pytest.mark.parametrize(
    ("players", "seed", "sets"), [(2, 16, "base"), (4, 19, "base,jutaku"), (6, 9, ALL_SETS)]
)
def test_a_whole_game_is_played_by_fixed_choices(
    data: Path, players: int, seed: int, sets: str
) -> None:
    arguments = ["play", GAME, "--players", players, "--seed", seed, "--sets", sets]
    result = type_in(*arguments, typed=["1", "2"] * 2000)
    assert result.exit_code == 0, result.stderr
    match = entrepot.replay(only(data / "records").read_bytes())
    assert match.over
    assert text.listed([f"Player {seat + 1}" for seat in match.winners]) in result.stdout
    assert f"{match.scores[0].by['credits']} as credits" in result.stdout
    lines = shown(result)
    assert max(map(len, lines)) <= 80
    assert [line for line in lines if RAW.search(line)] == []


def test_a_recorded_game_is_shown(run: Run, tmp_path: Path) -> None:
    match, chance = entrepot.new(GAME, players=3, seed=4), Random(4)
    for _ in range(150):
        question = match.pending[0]
        match.answer(question.seat, chance.choice(question.options).id)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()))
    for arguments in ([], ["--seat", 1]):
        result = run("replay", path, *arguments)
        assert result.exit_code == 0, result.stderr
        assert max(map(len, result.stdout.splitlines())) <= 80
        assert not RAW.search(result.stdout)
        assert ("Your hand" in result.stdout) == bool(arguments)
        assert "the game was not over" in result.stdout


def test_a_replay_keeps_secret_what_goes_from_hand_to_hand(run: Run, tmp_path: Path) -> None:
    ship = {"contracts": ["soap"], "containers": ["cups", "pens"]}
    hand = ["rope", "honey", "wheat", "chairs", "books"]
    giver = {"colour": "consumer", "hand": hand, "ships": [ship]}
    taker = {"shipments": ["a_small_tank"]}
    match = entrepot.load({"game": GAME, "seed": 1, "players": [giver, taker, {}]})
    for seat, answer in (
        (0, "lead:load:honey+wheat"),
        (1, "draw"),
        (2, "draw"),
        (0, "load:rope:consumer-1"),
        (0, "card:books"),
    ):
        match.answer(seat, answer)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()))
    outside, inside = run("replay", path).stdout, run("replay", path, "--seat", 1).stdout
    assert "5. Player 1: a choice that can't be seen from here" in outside
    assert "Player 1 gives Player 2 a card (A Small Tank)." in outside
    assert "Books" not in outside
    assert "5. Player 1: Give Books" in inside
    assert "4. Player 1: Load Rope onto consumer ship 1" in outside


# -- the table


def test_the_screen_shows_the_whole_table(run: Run, seated: Seated) -> None:
    path = seated(
        {
            "hand": ["honey", "ferraris"],
            "goods": ["rope", "soap", "drones"],
            "imports": ["batteries"],
            "shipments": ["helicopter", "wind_turbines"],
            "ships": [
                {"contracts": ["mri_machines"], "containers": ["laptops"]},
                {"at": "sea", "containers": ["cups", "beer"]},
            ],
        },
        {"credits": 24, "hand": ["jets"], "ships": [{"containers": ["books"]}]},
        island=["chairs", "sauna"],
        discard=["pens"],
        deck=["sugar"],
        deck_only=True,
        turn=6,
        copies={"wind_turbines": "rope"},
        stored={"helicopter": 8},
        known={"jets": [0, 1]},
    )
    lines = [line.rstrip() for line in run("play", "--resume", path, typed="q").stdout.splitlines()]
    for line in (
        "------------ Turn 7, you lead, target 50, deck 1, discarded 1 ------------",
        "Player 1, you T technology       10    2 T1+  A0   I0   C2   L0   T",
        "Player 2      A agriculture      24    1 T0   A0+  I0   C0   L0",
        "Player 1              L Helicopter with 8  T Wind Turbines as Rope",
        "T technology ship 1   T MRI Machines (T Laptops, free T)",
        "A agriculture ship 1  C Books",
        "Empty                 A agriculture ship 2",
        "T technology ship 2   C Cups  A Beer",
        "Player 2              T Jets",
        "Island                C Chairs  L Sauna",
        "A Honey     tier 1  A A        On completion, gain 2 credits for each agricultu…",
        "L Ferraris  tier 2  T A I C L  You have an additional good of each type.",
    ):
        assert line.strip("- ") in [each.strip("- ") for each in lines], line


def test_a_full_table_of_six_fits_into_80_columns(run: Run, seated: Seated) -> None:
    cards = Random(5).sample(sorted(entrepot.GAMES[GAME].words), 128)

    def some(count: int) -> list[str]:
        return [cards.pop() for _ in range(count)]

    players = [
        {
            "credits": 48,
            "hand": some(5),
            "goods": some(3),
            "imports": some(2),
            "shipments": some(4),
            "ships": [{"containers": some(2)}, {"at": "sea", "containers": some(3)}],
        }
        for _ in range(6)
    ]
    options = {"sets": ALL_SETS.split(",")}
    path = seated(*players, options=options, island=some(8), deck=some(1), turn=120)
    lines = shown(run("play", "--resume", path, typed="q"))
    assert max(map(len, lines)) <= 80
    assert len(lines) < 60


def test_free_slots_count_containers_of_another_colour(run: Run, seated: Seated) -> None:
    ship = {"contracts": ["teslas"], "containers": ["cups:teslas:luxury"]}
    path = seated({"shipments": ["gold_watches"], "ships": [ship]}, {})
    assert "L Teslas (C Cups, free T L)" in run("play", "--resume", path, typed="q").stdout


def test_two_containers_that_count_as_one_are_shown_together(run: Run, seated: Seated) -> None:
    """They take one slot, or lie loose together."""
    ship = {"contracts": ["drones"], "containers": ["rice", "honey:beside"]}
    loose = {"containers": ["cups", "seeds", "cannons:beside"]}
    told = run("play", "--resume", seated({"ships": [ship, loose]}, {}), typed="q").stdout
    assert "T Drones (A Rice + A Honey, free T)" in told
    assert "C Cups  I Seeds + I Cannons" in told


def test_a_load_is_chosen_by_card_and_ship(run: Run, seated: Seated) -> None:
    ships = [{"contracts": ["drones", "onions"]}, {"contracts": ["batteries"]}]
    path = seated({"hand": ["jets", "laptops", "sugar"], "ships": ships}, {"hand": []})
    told = run("play", "--resume", path, typed="lead:load:jets\nq").stdout
    for sentence in (
        "Load Laptops onto technology ship 1",
        "Load Laptops onto technology ship 2",
        "Load Sugar onto technology ship 1",
    ):
        assert told.count(sentence) == 1


def test_what_can_be_done_at_any_time_is_asked_before_it_is_too_late(
    run: Run, seated: Seated
) -> None:
    me = {"hand": ["candy"], "goods": ["tablets"], "shipments": ["telescopes"], "imports": ["soap"]}
    ships = [{}, {"at": "sea", "containers": ["books", "cups"]}]
    path = seated(me, {"imports": ["chairs"], "ships": ships})
    told = run("play", "--resume", path, typed="lead:import:candy\nq").stdout
    assert "Before it is too late: is there anything you want to use?" in told
    assert "Discard Tablets for 4 credits (Telescopes)" in told
    assert "Go on (d)" in told


# -- cards


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("drones", "You may draw 1 card whenever you contract."),
        ("Big Cats", "Illegal containers fit into any slot"),
        ("a_small_tank", "must give you one hand card"),
        ("small tank", "must give you one hand card"),
        ("satel", "That load is not a load action."),
        ("laptops", "The tier is this project's own value"),
        ("rice", "Type agriculture, action contract, tier 0"),
        ("stolen", '"stolen" could be Stolen Research, Stolen Rice, Stolen Tires.'),
        ("s", " more."),
        ("zebra", 'No card is called "zebra".'),
        ("", 'No card is called "".'),
        ("\x1b[2J", "No card is called"),
    ],
)
def test_a_card_is_shown_by_its_name(name: str, told: str) -> None:
    result = type_in("play", GAME, "--seed", 3, typed=[f"i {name}".rstrip(), "q"])
    after = result.stdout.split("> i")[1]
    assert told in " ".join(after.split())
    assert "\x1b" not in result.stdout
    assert result.stdout.count("You lead this turn") + result.stdout.count("Do you follow") == 2


def test_a_card_tells_type_tier_load_power_and_ruling() -> None:
    result = type_in("play", GAME, "--seed", 3, typed=["i laptops", "q"])
    assert [
        line.strip() for line in result.stdout.split("> i laptops\n\n")[1].splitlines()[:7]
    ] == [
        "T Laptops",
        "Type technology, action load, tier 2, set base game",
        "Load T T",
        "Draw 2 cards whenever a ship you complete carries at least one technology",
        "container.",
        "Counted at the payout, before other powers take a container off.",
        "The tier is this project's own value, not that of the printed card.",
    ]


def test_a_copied_power_is_shown_as_what_it_is(seated: Seated) -> None:
    path = seated({"shipments": ["wind_turbines"]}, {}, copies={"wind_turbines": "rope"})
    result = type_in("play", "--resume", path, typed=["i wind", "q"])
    assert "As Rope: Once in each turn that you lead" in result.stdout


def test_the_question_mark_tells_of_the_cards(run: Run) -> None:
    result = run("play", GAME, "--seed", 3, typed="? q")
    assert "i NAME show a card" in result.stdout


def test_the_question_mark_explains_the_power_that_asks(run: Run, seated: Seated) -> None:
    path = seated({"hand": ["honey", "onions"], "shipments": ["satellite", "drones"]}, {})
    result = run("play", "--resume", path, typed="lead:contract:honey 1 ? y q")
    asked = "Drones: You may draw 1 card whenever you contract."
    assert result.stdout.count(asked) == 2
    assert "You may draw 1 card whenever you contract.\n\nChoose by" in result.stdout
    assert "You draw" in result.stdout


def test_a_game_without_card_texts_says_so() -> None:
    result = type_in("play", "--seed", 3, typed=["i tea", "q"])
    assert "have no texts of their own" in result.stdout


# -- choosing


def test_a_bid_is_typed_as_what_is_bid(run: Run, seated: Seated, tmp_path: Path) -> None:
    ships = [{}, {"at": "sea", "containers": ["cups", "beer", "jets"]}]
    others = [{"imports": ["pens"], "ships": ships}, {"imports": ["books"]}]
    path = seated({"hand": ["rope"], "credits": 8}, *others)
    result = run("play", "--resume", path, typed="lead:import:rope 3 4 q")
    assert "  4  Bid 4" in result.stdout
    assert "     Pass (p)" in result.stdout
    assert '"3" is not among the choices. Type a number from 0 to 8' in result.stdout
    assert [0, "bid", "bid:4"] in saved(path)["answers"]


def test_many_choices_are_asked_for_in_two_steps(run: Run, seated: Seated) -> None:
    sea = [
        [{}, {"at": "sea", "containers": cards}]
        for cards in (["cups", "beer", "jets"], ["sauna", "wheat", "foxes"], ["books", "pens"])
    ]
    players = [{"hand": ["seeds"], "ships": sea[0]}, {"ships": sea[1]}, {"ships": sea[2]}]
    path = seated(*players, island=["chairs", "honey"])
    result = run("play", "--resume", path, typed="lead:pirate:seeds 2 3 q")
    first, second = result.stdout.split("What do you pirate?")[1].split("> 2")
    assert "2  Pirate from agriculture ship 2 …" in first
    assert "4  Pirate from the island …" in first
    assert "5  Done (d)" in first
    assert "Pirate from agriculture ship 2: which one?" in second
    assert "3  Foxes" in second
    assert [0, "pirate", "pirate:agriculture-2:foxes"] in saved(path)["answers"]


def test_no_menu_is_a_wall_of_text() -> None:
    """Whatever is asked in many games takes few lines."""
    for seed in range(short_or_nightly(2, 30)):
        match, chance = entrepot.new(GAME, 4, seed, sets=ALL_SETS.split(",")), Random(seed)
        while not match.over:
            question, view = match.pending[0], match.view(match.pending[0].seat)
            options = {option.id: option for option in question.options}
            menu = build_menu(options, partial(face(GAME).group, view=view))
            assert len(menu) <= 16 or question.kind == "bid", options
            assert sorted(o for entry in menu for o in entry.options) == sorted(options)
            match.answer(question.seat, chance.choice(list(options)))


def test_options_of_one_group_alone_are_listed_at_once() -> None:
    cards = sorted(entrepot.GAMES[GAME].words)[:12]
    sales = [TradeOption(f"sell:{card}", "sell", TradeParts(card=card)) for card in cards]
    options = {option.id: option for option in sales}
    menu = build_menu(options, partial(face(GAME).group, view=None))
    assert [entry.options for entry in menu] == [[option] for option in options]
    assert matching_options("12", menu, list(options)) == [sales[11].id]


# -- options


def test_the_options_make_the_game(run: Run, data: Path) -> None:
    run("play", GAME, "--sets", "base, jutaku", "--target", 80, "--seed", 3, typed="q")
    path = only(data / "saved")
    options = {"sets": ["base", "jutaku"], "target": 80, "cards": {}, "closed_hands": False}
    assert saved(path)["options"] == options
    again = run("play", "--resume", path, typed="q").stdout
    assert "target 80" in again
    assert "Closed hands" not in again


def test_closed_hands_can_be_agreed_on_and_are_told(run: Run, data: Path) -> None:
    told = run("play", GAME, "--closed-hands", "--seed", 3, typed="q").stdout
    assert "Closed hands" in told
    assert saved(only(data / "saved"))["options"]["closed_hands"] is True


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([GAME, "--sets", "base,atlantis"], "options.sets[1]: Invalid enum value 'atlantis'"),
        ([GAME, "--target", 51], "options.target: Expected `int`"),
        ([GAME, "--target", 48], "options.target: Expected `int` >= 50"),
        ([GAME, "--show-coins"], "Options of this game: sets, target, cards, closed_hands."),
        (["--target", 50], "Options of this game: show_coins."),
        (["--sets", "base"], "Options of this game: show_coins."),
        (["--closed-hands"], "Options of this game: show_coins."),
        ([GAME, "--players", 7], "This game takes 2 to 6 players, not 7."),
        ([GAME, "--cards", "none.toml"], "none.toml can't be used: No such file"),
    ],
)
def test_wrong_options_are_explained(run: Run, arguments: list[object], message: str) -> None:
    result = run("play", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


@pytest.mark.parametrize("arguments", [["--sets", "base"], ["--target", 60]])
def test_a_saved_game_brings_its_own_options(
    run: Run, seated: Seated, arguments: list[object]
) -> None:
    result = run("play", "--resume", seated({}, {}), *arguments)
    assert result.exit_code == 2
    assert "use --resume without them" in result.stderr


def test_own_values_of_cards_are_used_and_shown(data: Path, tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('[drones]\ntype = "luxury"\ntier = 3\nload = { illegal = 1, consumer = 2 }\n')
    result = type_in("play", GAME, "--cards", own, "--seed", 3, typed=["i drones", "q"])
    assert "L Drones\nType luxury, action supply, tier 3, set base game" in result.stdout
    assert "Load I C C" in result.stdout
    assert "The type, tier and load are from your file." in result.stdout
    assert "own value" not in result.stdout.split("> i drones")[1]
    assert saved(only(data / "saved"))["options"]["cards"]["drones"]["tier"] == 3


@pytest.mark.parametrize(
    ("content", "reasons"),
    [
        ("[drones]\ntier = 1\n[laptops]\ntier = = 2\n", ["mine.toml", "line 4"]),
        ("[drones]\ntier = 1\n[zebras]\ntier = 2\n", ["mine.toml:3", '"zebras"']),
        ("[drones]\ntier = 1\n[laptops]\ntier = 9\n", ["mine.toml:3", "<= 3"]),
        ('[drones]\ntype = "metal"\n', ["mine.toml:1", "metal"]),
        ("[drones]\nprice = 2\n", ["mine.toml:1", "price"]),
        ("drones = 2\n", ["mine.toml:1", "object"]),
    ],
)
def test_a_wrong_file_of_cards_is_refused_with_the_line(
    run: Run, tmp_path: Path, content: str, reasons: list[str]
) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(content)
    result = run("play", GAME, "--cards", own)
    assert (result.exit_code, result.stdout) == (2, "")
    for reason in reasons:
        assert reason in result.stderr
    assert "Traceback" not in result.stderr
