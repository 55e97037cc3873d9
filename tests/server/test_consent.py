"""Nobody steps back, or takes a seat, without those whom it concerns."""

from __future__ import annotations

from random import Random

import pytest

from entrepot.server import protocol
from entrepot.server.commands import ComeBack, Leave, MoveSeat, StepBack
from entrepot.server.errors import TableRefused
from entrepot.server.protocol import Take
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.live import Live
from kit.server import Person, new_ticket, play, seated, served, until, wanted


def answers(person: Person) -> int:
    assert person.table.state.match is not None
    return len(person.table.state.match.answers)


@served
async def test_a_step_back_waits_for_people_who_are_away(tables: Tables) -> None:
    """Otherwise the only other person need only lose the line, and cards are seen twice."""
    [ann, ben] = await seated(tables, wanted("person", "open", clock=None), "Ben")
    await ann.watch()
    await ben.do(Leave())
    await until(lambda: ann.question)
    await ann.answer()
    await until(lambda: ann.question)
    before = answers(ann)
    await ann.do(protocol.Propose(ticket=new_ticket()))
    assert answers(ann) == before
    await until(lambda: ann.last("table")["table"]["proposal"])
    assert ann.last("table")["table"]["proposal"]["waiting"] == [ben.seat]
    await ben.do(ComeBack())
    proposal = ann.table.state.proposal
    assert proposal is not None
    await ben.do(protocol.Vote(ticket=new_ticket(), proposal=proposal.id, agree=True))
    assert answers(ann) < before


@served
async def test_everybody_is_told_who_stepped_back(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ann.watch()
    await ben.watch()
    asked = ann if ann.question else ben
    await asked.answer()
    await ann.do(StepBack())
    for person in (ann, ben):
        told = person.last("state")["table"]["last_undo"]
        assert told == {"by": "host", "seat": asked.seat}
    await asked.answer()
    await asked.do(protocol.Undo(ticket=new_ticket()))
    assert ben.last("state")["table"]["last_undo"] == {"by": "person", "seat": asked.seat}
    await asked.answer()
    await until(lambda: ben.last("table")["table"]["last_undo"] is None)


@served
async def test_a_key_of_the_last_game_leads_to_no_seat_that_has_moved(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await play([ann, ben], Random(1))
    keys = await tables.rematch(ben.table.id, ben.sender)
    there = Person(await tables.get(keys.table), keys)
    again = await tables.rematch(ben.table.id, ben.sender)  # a second tab of the same person
    there.keys = again
    move = await there.table.do(there.sender, MoveSeat())
    taken = await there.table.do(SPECTATOR, Take(code=move.code))
    with pytest.raises(TableRefused):
        await tables.rematch(ben.table.id, ben.sender)
    assert there.table.identify(taken.key or "").seat == taken.seat


def test_a_browser_keeps_its_seats_at_any_number_of_tables(server: Live) -> None:
    """Browsers drop cookies when there are many of one site: about 90 tables were the limit."""
    body = {"game": "maritime-silk-road", "seats": [{"kind": "person"}, {"kind": "open"}]}
    made = [server.http.post("/api/tables", json=body).json()["table"] for _ in range(12)]
    assert len(list(server.http.cookies.jar)) == 1
    for table in made:
        state = server.http.get(f"/api/tables/{table}").json()
        assert (state["seat"] is not None, state["host"]) == (True, True)
    server.http.cookies.clear()
    assert server.http.get(f"/api/tables/{made[0]}").json()["seat"] is None
    joined = server.http.post(f"/api/tables/{made[0]}/join", json={"name": "Ben"}).json()
    state = server.http.get(f"/api/tables/{made[0]}").json()
    assert (joined["seat"] == state["seat"], state["host"]) == (True, False)


@pytest.mark.parametrize("secret", ["", "a", "x" * 5000])
def test_a_cookie_that_is_no_secret_opens_nothing(server: Live, secret: str) -> None:
    keys = server.made("person", "open")
    where = f"/api/tables/{keys['table']}"
    state = server.http.get(where, headers={"Cookie": f"person={secret}"}).json()
    assert (state["seat"], state["host"]) == (None, False)


def test_cookies_of_the_version_before_are_still_keys(server: Live) -> None:
    keys = server.made("person", "open")
    cookie = f"seat={keys['key']}; host={keys['host_key']}"
    where = f"/api/tables/{keys['table']}"
    state = server.http.get(where, headers={"Cookie": cookie}).json()
    assert (state["seat"], state["host"]) == (keys["seat"], True)
