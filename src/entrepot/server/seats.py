"""What people and hosts do with seats and settings, as steps. Nothing here changes a table."""

from __future__ import annotations

from typing import Literal

from entrepot.kernel.errors import MalformedAnswer
from entrepot.server import steps
from entrepot.server.commands import playing
from entrepot.server.errors import NotAllowed, TableRefused
from entrepot.server.keys import CODE_LIVES, hashed, new_key
from entrepot.server.life import STAND_IN, Life
from entrepot.server.names import cleaned, unlike
from entrepot.server.protocol import HandOver, Join, Level
from entrepot.server.steps import Step

__all__ = ["CODE_LIVES"]


class NewKey:
    """A key, and the seat for which it turned out to be."""

    def __init__(self) -> None:
        self.key = new_key()
        self.seat: int | None = None

    def for_seat(self, seat: int) -> str:
        self.seat = seat
        return hashed(self.key)


def waiting(life: Life) -> None:
    if life.match is not None:
        raise TableRefused("table-begun")


def answered_for(
    life: Life, seat: int, question: str, option: str, by: Literal["bot", "clock"]
) -> list[Step]:
    """The answer of a bot, if the question is still open and still the bot's."""
    asked = life.match.question(seat) if life.match else None
    if asked is None or asked.id != question or (by == "bot" and not life.by_bot(seat)):
        return []
    return [steps.Answer(seat=seat, question=question, kind=asked.kind, option=option, by=by)]


def joined(life: Life, wanted: Join, key: NewKey) -> list[Step]:
    """Take an open seat; the last one begins the game."""
    waiting(life)
    places = list(enumerate(life.seats))
    free = [i for i, p in places if p.kind == "open" and not p.reserved]
    if wanted.seat is not None:
        if not 0 <= wanted.seat < len(places):
            raise MalformedAnswer("no-such-seat", seat=str(wanted.seat), last=len(places) - 1)
        if life.seats[wanted.seat].reserved:
            raise TableRefused("seat-reserved")
        free = [i for i in free if i == wanted.seat]
    if not free:
        raise TableRefused("no-open-seat")
    return sat(life, free[0], wanted.name, key)


def sat(life: Life, seat: int, name: str, key: NewKey) -> list[Step]:
    others = [place.name for i, place in enumerate(life.seats) if i != seat]
    name = unlike(cleaned(name), others)
    wanted: list[Step] = [steps.Sit(seat=seat, name=name, key=key.for_seat(seat))]
    return [*wanted, steps.Begin()] if _others_sit(life, seat) else wanted


def _others_sit(life: Life, seat: int) -> bool:
    """When this was the last open seat the game begins."""
    return all(i == seat or place.kind != "open" for i, place in enumerate(life.seats))


def sat_again(life: Life, was: int, name: str, key: NewKey) -> list[Step]:
    """Take the seat that was kept for the person of that seat; or its key, if it is lost."""
    seat = next((i for i, place in enumerate(life.seats) if place.was == was), None)
    if seat is None:
        raise TableRefused("no-open-seat")
    if life.seats[seat].kind == "person":
        return [steps.Key(seat=seat, key=key.for_seat(seat))]
    waiting(life)
    return sat(life, seat, name, key)


def begun(life: Life, level: Level) -> list[Step]:
    waiting(life)
    open_seats = [i for i, place in enumerate(life.seats) if place.kind == "open"]
    bots: list[Step] = [steps.BotSits(seat=seat, level=level) for seat in open_seats]
    return [*bots, steps.Begin()]


def left(life: Life, seat: int) -> list[Step]:
    if life.match is None:
        return [steps.Open(seat=seat)]
    if life.seats[seat].away:
        return []
    return [steps.Away(seat=seat, level=STAND_IN, why="left")]


def returned(life: Life, seat: int) -> list[Step]:
    return [steps.Back(seat=seat)] if life.seats[seat].away else []


def renamed(life: Life, seat: int, name: str) -> list[Step]:
    others = [place.name for i, place in enumerate(life.seats) if i != seat]
    name = unlike(cleaned(name), others)
    return [steps.Name(seat=seat, name=name)] if name != life.seats[seat].name else []


def coded(life: Life, seat: int, code: NewKey, expires: int) -> list[Step]:
    return [steps.Code(seat=seat, code=code.for_seat(seat), expires=expires)]


def taken(life: Life, code: str, key: NewKey, now: int) -> list[Step]:
    for seat, (hash, expires) in life.codes.items():
        if hash == hashed(code) and now < expires:
            return [steps.Key(seat=seat, key=key.for_seat(seat))]
    raise NotAllowed("code-void")


def handed_over(life: Life, wanted: HandOver) -> list[Step]:
    seat = wanted.seat
    if seat >= len(life.seats):
        raise MalformedAnswer("no-such-seat", seat=str(seat), last=len(life.seats) - 1)
    place = life.seats[seat]
    if wanted.to == "bot":
        bot: Step = steps.BotSits(seat=seat, level=wanted.level)
        last = place.kind == "open" and _others_sit(life, seat)
        return [bot, steps.Begin()] if last else [bot]
    if wanted.to == "open":
        waiting(life)
        return [steps.Open(seat=seat)]
    if place.kind != "person":
        raise TableRefused("nobody-there")
    if wanted.to == "away" and not place.away:
        if life.match is None:
            raise TableRefused("table-waits")
        return [steps.Away(seat=seat, level=wanted.level, why="host")]
    if wanted.to == "back" and place.away:
        return [steps.Back(seat=seat)]
    return []


def stepped_back(life: Life) -> list[Step]:
    answers = playing(life).answers
    if not answers:
        raise TableRefused("nothing-to-step-back")
    return [steps.Undo(seat=answers[-1][0], turn=False, times=1, by="host")]


def set_listed(life: Life, listed: bool) -> list[Step]:
    return [steps.Listed(listed=listed)] if listed != life.listed else []
