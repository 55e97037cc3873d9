"""Whoever gives the workers much to do does not hold up others."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import entrepot
from entrepot.server import bots as server_bots
from kit.callers import bots, caller
from kit.live import Live, live
from kit.slow_records import slow_record

MALLORY, ANN = "203.0.113.7", "198.51.100.1"
UNREAD: dict[str, Any] = {"max_queue": None, "close_timeout": 1}


def test_slow_records_of_one_address_do_not_hold_up_anothers_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_bots, "LONGEST_REPLAY", 0.3, raising=False)
    slow = {"record": slow_record()}
    honest = {"record": entrepot.new("maritime-silk-road", 2, 1).record()}

    async def attack(server: Live) -> None:
        base = f"http://{server.host}"
        async with caller(base, MALLORY) as mallory, caller(base, ANN) as ann:
            sent = [asyncio.create_task(mallory.post("/api/replay", json=slow)) for _ in range(20)]
            await asyncio.sleep(0.3)
            reply = await ann.post("/api/replay", json=honest)
            assert reply.status_code == 200, reply.text
            assert any(not task.done() for task in sent)
            codes = {task.json()["code"] for task in await asyncio.gather(*sent)}
            assert codes == {"record-too-slow", "work-waiting"}

    with live(tmp_path, workers=2) as server:
        asyncio.run(attack(server))


async def answer_time(client: httpx.AsyncClient, server: Live) -> float:
    """Seconds until the bots of a new table have answered and its person is asked again."""
    keys = (await client.post("/api/tables", json=bots("hard", people=1))).json()
    path, key = f"/api/tables/{keys['table']}", {"Authorization": f"Bearer {keys['key']}"}
    began = time.monotonic()
    asked = 0
    while asked < 3:
        state: dict[str, Any] = (await client.get(path, headers=key)).json()
        question = state["view"].get("question")
        if question is None:
            await asyncio.sleep(0.02)
            continue
        body = {
            "ticket": f"t{asked}",
            "question": question["id"],
            "option": question["options"][-1],
        }
        reply = await client.post(f"{path}/answer", json=body, headers=key)
        assert reply.status_code == 200, reply.text
        asked += 1
    return time.monotonic() - began


@pytest.mark.parametrize("watched", [False, True])
def test_many_tables_of_bots_of_one_address_do_not_hold_up_anothers_bots(
    tmp_path: Path, watched: bool
) -> None:
    """Nothing may take as long as half of the tables' bots would take one after another."""

    async def attack(server: Live) -> None:
        base, count = f"http://{server.host}", 30
        async with caller(base, MALLORY) as mallory, caller(base, ANN) as ann:
            alone = await answer_time(ann, server)
            opened = []
            for _ in range(count):
                keys = (await mallory.post("/api/tables", json=bots("hard"))).json()
                if watched:
                    address = f"ws://{server.host}/api/tables/{keys['table']}/socket"
                    headers = {"X-Forwarded-For": MALLORY, "Origin": base}
                    opened.append(await connect(address, additional_headers=headers, **UNREAD))
            await asyncio.sleep(0.5)
            beside = await answer_time(ann, server)
            await asyncio.gather(*[each.close() for each in opened])
            assert beside < 4 * alone + 1, (beside, alone)

    with live(tmp_path, workers=1) as server:
        asyncio.run(attack(server))
