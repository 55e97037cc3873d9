"""`entrepot admin`: the tables of a folder, the load of a server, backup and prune."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from typer.testing import CliRunner, Result

from entrepot.cli.commands import app
from entrepot.server.overview import AGES, overview
from entrepot.server.sqlite_schema import FILE
from entrepot.server.store import DAY
from kit.live import live


def command(*words: object) -> Result:
    return CliRunner().invoke(app, ["admin", *map(str, words)], env={"LANG": "C"})


def said(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_tables_are_counted_by_state_and_age_while_the_server_runs(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        for _ in range(3):
            server.made("person", "open")
        server.made("person", "easy", commitment="a" * 64)  # and its part is still to come
        keys = server.made("person", "easy", seed=6)  # the person begins
        with closing(sqlite3.connect(tmp_path / FILE)) as database:
            [now] = database.execute("SELECT max(touched) FROM tables").fetchone()
        told = said(command("tables", "--data", tmp_path))
        assert "state 1 day 7 days 30 days older all" in told
        assert "waiting 3 0 0 0 3" in told
        assert "dealing 1 0 0 0 1" in told
        assert "playing 1 0 0 0 1" in told
        assert keys["table"] not in told
        found = overview(tmp_path, now + AGES[1] * DAY + 10)
        assert found.ages["playing"] == [0, 0, 1, 0]
        assert overview(tmp_path, now + 400 * DAY).ages["waiting"] == [0, 0, 0, 3]


def test_a_folder_without_tables_is_said_to_be_none(tmp_path: Path) -> None:
    result = command("tables", "--data", tmp_path / "nothing")
    assert result.exit_code == 2
    assert "nothing" in result.output


def test_the_load_of_a_running_server_is_told_in_words(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        keys = server.made("person", "open")
        url = f"http://{server.host}"
        with server.socket(keys["table"], keys["key"]):
            told = said(command("load", "--url", url))
        assert "Tables in memory: 1 of 1. Open sockets: 1." in told
        assert "Workers: 0 of 1 at work." in told
        assert "95 % of updates came within" in told
        for lang in ("es", "fr", "zh-Hans", "zh-Hant"):
            assert "{" not in said(command("load", "--url", url, "--lang", lang))


def test_a_server_that_does_not_answer_or_is_none_is_named(tmp_path: Path) -> None:
    for url, words in (("http://127.0.0.1:9", "can't be reached"), ("ftp://here", "ftp://here")):
        result = command("load", "--url", url)
        assert result.exit_code == 2
        assert words in " ".join(result.output.split())


def test_backup_and_prune_are_there_too(tmp_path: Path) -> None:
    with live(tmp_path / "data") as server:
        server.made("person", "open")
    said(command("backup", "--data", tmp_path / "data", tmp_path / "copy.sqlite"))
    assert (tmp_path / "copy.sqlite").exists()
    assert "One table" in said(command("prune", "--data", tmp_path / "data", "--older-than", "0h"))
