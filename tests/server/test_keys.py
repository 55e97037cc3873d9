"""Keys: who has one may act; whoever reads the disk, a table or a link has none."""

from __future__ import annotations

import asyncio
import string
from pathlib import Path

import msgspec

from entrepot.server import keys
from entrepot.server.commands import MoveSeat
from entrepot.server.protocol import Take
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.server import Person, seated, served, serving, wanted


def test_keys_and_ids_are_long_random_and_fit_into_links_and_cookies() -> None:
    safe = set(string.ascii_letters + string.digits + "-_")
    made = [keys.new_key() for _ in range(200)] + [keys.new_table_id() for _ in range(200)]
    assert len(set(made)) == 400
    assert all(set(each) <= safe for each in made)
    assert min(len(each) for each in made[:200]) >= 32
    assert min(len(each) for each in made[200:]) >= 12


def test_no_key_and_no_code_is_ever_on_disk_or_in_a_message(tmp_path: Path) -> None:
    async def live() -> tuple[set[str], bytes]:
        async with serving(tmp_path) as tables:
            [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
            await asyncio.gather(ann.watch(), ben.watch())
            move = await ben.do(MoveSeat())
            unused = await ann.do(MoveSeat())
            taken = await ben.table.do(SPECTATOR, Take(code=move.code))
            await (ann if ann.question else Person(ben.table, taken)).answer()
            await asyncio.sleep(0)
            told = msgspec.json.encode([ann.told, ben.told, await ann.table.export(ann.sender)])
            secret = {ann.keys.key, ann.keys.host_key, ben.keys.key, taken.key}
            return {str(each) for each in secret} | {move.code, unused.code}, told

    secrets, told = asyncio.run(live())
    assert len(secrets) == 6
    stored = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"Captain" in stored
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret.encode() not in told
        assert keys.key_hash(secret).encode() not in told


@served
async def test_a_key_is_good_for_its_own_table_only(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "easy"))
    [ben] = await seated(tables, wanted("person", "easy"))
    assert ann.sender[:2] == (0, True)
    assert Person(ann.table, ben.keys).sender[:2] == (None, False)
    assert ann.table.identify()[:2] == (None, False)
    assert ann.table.identify("", "x" * 5000, "ключ\ud800")[:2] == (None, False)
