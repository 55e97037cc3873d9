"""Bazaar: a toy game that has what Maritime Silk Road lacks.

Sealed bids, an any-time power that changes an open question, nested triggers, a shown hand, a coin,
a card that somebody knows in the deck, a forced answer and a win at once. Cards are 1 to 24.

A turn, the leader's choice: `play:<card>` it to the row (an even card may be echoed by the others
with an even card of theirs, and so on; card 24 wins at once); `show` the hand; `flip` a coin for 2
points; `auction` the top card: all bid points sealed, the winner pays and takes it, and with five
cards gives one to the next player. Any time, once per turn: `use:swap:<card>` with the deck's top.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec

from entrepot.kernel import documents
from entrepot.kernel.ask import Ask, Finished
from entrepot.kernel.choice import NO, Choice, No, by_name, spelled_id, verb_of
from entrepot.kernel.errors import BadDocument
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.game import Game, Secret
from entrepot.kernel.rng import below, first_state, shuffle
from entrepot.kernel.table import Table, pieces
from entrepot.kernel.view_types import Explanation, Option, Pending, Score, View

LAST = 24
EVEN_WINS = LAST


@dataclass
class Trader:
    hand: list[int] = field(default_factory=list)
    points: int = 4
    swapped: bool = False


@dataclass
class Bazaar(Table):
    players: list[Trader] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=lambda: [0] * (LAST + 1))
    turn: int = 0
    winner: int = -1

    def after(self, seat: int) -> list[int]:
        """The other seats, clockwise from this one."""
        count = len(self.players)
        return [(seat + i) % count for i in range(1, count)]


pieces(Trader, Bazaar)


# -- choices


class Play(Choice, tag="play", frozen=True):
    card: int


class Show(Choice, tag="show", frozen=True):
    pass


class Flip(Choice, tag="flip", frozen=True):
    pass


class Auction(Choice, tag="auction", frozen=True):
    pass


class Bid(Choice, tag="bid", frozen=True):
    points: int


class Give(Choice, tag="card", frozen=True):
    card: int


class Swap(Choice, tag="use", frozen=True):
    power: str
    card: int


# -- rules


def set_up(t: Bazaar, ask: Ask) -> None:
    t.deck = list(range(1, LAST + 1))
    shuffle(t, t.deck)
    for seat in range(len(t.players)):
        for _ in range(3):
            take(t, seat, t.deck)
    t.then([("turn", 0)])


def take(t: Bazaar, seat: int, zone: list[int]) -> None:
    card = zone.pop()
    t.known[card] |= 1 << seat
    t.players[seat].hand.append(card)
    t.emit("take", seat, [card], secret=("cards",), known_to=t.known[card])


def turn(t: Bazaar, ask: Ask, seat: int) -> None:
    t.turn += 1
    for player in t.players:
        player.swapped = False
    choice = ask(seat, "lead", leads)
    assert choice is not None
    if isinstance(choice, Play):
        play(t, ask, seat, choice.card)
    elif isinstance(choice, Show):
        hand = t.players[seat].hand
        for card in hand:
            t.known[card] = EVERYBODY
        t.emit("show", seat, hand)
    elif isinstance(choice, Flip):
        heads = below(t, 2)
        t.players[seat].points += 2 * heads
        t.emit("flip", seat, amount=heads)
    else:
        t.then([("auction", seat)])
    if t.turn < 6 * len(t.players):
        t.agenda.insert(0, ("turn", (seat + 1) % len(t.players)))


def play(t: Bazaar, ask: Ask, seat: int, card: int) -> None:
    t.players[seat].hand.remove(card)
    t.row.append(card)
    t.known[card] = EVERYBODY
    t.emit("play", seat, [card])
    if card == EVEN_WINS:
        t.winner = seat
        raise Finished
    if card % 2 == 0:
        for other in t.after(seat):
            choice = ask(other, "echo", echoes)
            if isinstance(choice, Play):
                play(t, ask, other, choice.card)


def auction(t: Bazaar, ask: Ask, seat: int) -> None:
    t.held.append(t.deck.pop())
    seats = [seat, *t.after(seat)]
    bids = [bid.points if bid else 0 for bid in ask.sealed(seats, "bid", bids_of)]
    best = bids.index(max(bids))
    winner = seats[best]
    t.players[winner].points -= bids[best]
    for bidder, bid in zip(seats, bids, strict=True):
        t.emit("bid", bidder, amount=bid)
    take(t, winner, t.held)
    if len(t.players[winner].hand) > 4:
        choice = ask(winner, "give", cards_in_hand)
        assert choice is not None
        give(t, winner, t.after(winner)[0], choice.card)


def give(t: Bazaar, giver: int, seat: int, card: int) -> None:
    t.players[giver].hand.remove(card)
    t.players[seat].hand.append(card)
    t.known[card] |= 1 << seat
    t.emit("give", giver, [card], amount=seat, secret=("cards",), known_to=t.known[card])


def swap(t: Bazaar, ask: Ask, seat: int, choice: Choice) -> None:
    """The card goes on the deck; its owner still knows it, and others who did not see it do not."""
    assert isinstance(choice, Swap)
    player, card = t.players[seat], choice.card
    player.swapped = True
    t.held.append(t.deck.pop())
    player.hand.remove(card)
    t.deck.append(card)
    t.emit("swap", seat, [card], secret=("cards",), known_to=t.known[card])
    take(t, seat, t.held)


# -- options


def leads(t: Bazaar, seat: int) -> list[Choice]:
    choices: list[Choice] = [Play(card) for card in t.players[seat].hand]
    choices += [Show(), Flip()]
    return [*choices, Auction()] if t.deck else choices


def echoes(t: Bazaar, seat: int) -> list[Play | No]:
    evens = [card for card in t.players[seat].hand if card % 2 == 0]
    return [*[Play(card) for card in evens], NO]


def bids_of(t: Bazaar, seat: int) -> list[Bid]:
    return [Bid(points) for points in range(t.players[seat].points + 1)]


def cards_in_hand(t: Bazaar, seat: int) -> list[Give]:
    return [Give(card) for card in t.players[seat].hand]


def uses(t: Bazaar, seat: int) -> list[Choice]:
    player = t.players[seat]
    if player.swapped or not t.deck:
        return []
    return [Swap("swap", card) for card in player.hand]


def option_id(t: Bazaar, choice: Choice) -> str:
    return spelled_id(choice, parts(t, choice))


def parts(t: Bazaar, choice: Choice) -> dict[str, Any]:
    return msgspec.structs.asdict(choice)


def option(t: Bazaar, choice: Choice) -> Option:
    return Option(option_id(t, choice), verb_of(choice), parts(t, choice))


# -- the rest of the contract


class Options(documents.Options, frozen=True):
    pass


class TraderPosition(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[Annotated[int, msgspec.Meta(ge=1, le=LAST)]] = []
    points: documents.Count = 4


class Position(documents.Position, kw_only=True):
    players: Annotated[list[TraderPosition], msgspec.Meta(max_length=4)]
    deck: list[Annotated[int, msgspec.Meta(ge=1, le=LAST)]] = []
    row: list[Annotated[int, msgspec.Meta(ge=1, le=LAST)]] = []
    known: Annotated[list[int], msgspec.Meta(max_length=LAST + 1)] = []
    leader: documents.Seat = 0
    turn: documents.Count = 0


def new_table(options: Options, players: int) -> Bazaar:
    return Bazaar(agenda=[("set-up",)], players=[Trader() for _ in range(players)])


def read_position(document: Position, options: Options) -> Bazaar:
    t = new_table(options, len(document.players))
    t.rng = first_state(document.seed)
    t.deck, t.row = document.deck[::-1], list(document.row)
    for player, written in zip(t.players, document.players, strict=True):
        player.hand, player.points = list(written.hand), written.points
    named = t.deck + t.row + [card for player in t.players for card in player.hand]
    if len(named) != len(set(named)):
        raise BadDocument("too-many", field="players", what="card", most=1)
    if document.leader >= len(t.players):
        raise BadDocument("seat-not-there", field="leader", last=len(t.players) - 1)
    for seat, player in enumerate(t.players):
        for card in player.hand:
            t.known[card] |= 1 << seat
    if document.known:
        if len(document.known) != LAST + 1:
            raise BadDocument("bad-value", field="known", expected="list")
        t.known = list(document.known)
    t.turn = document.turn
    t.agenda = [("turn", document.leader)]
    return t


def write_position(t: Bazaar) -> dict[str, Any]:
    return {
        "players": [{"hand": p.hand[:], "points": p.points} for p in t.players],
        "deck": t.deck[::-1],
        "row": t.row[:],
        "known": t.known[:],
        "leader": t.agenda[-1][1],
        "turn": t.turn,
    }


class TraderView(msgspec.Struct, kw_only=True, omit_defaults=True):
    hand_size: int
    points: int
    shown: list[int]
    hand: list[int] | None = None


class BazaarView(View, tag_field="game", tag="bazaar"):
    players: list[TraderView]
    row: list[int]
    deck_size: int
    top: list[int]


def view(t: Bazaar, seat: int | None, options: Options, pending: list[Pending]) -> BazaarView:
    players = []
    for other, player in enumerate(t.players):
        shown = [card for card in sorted(player.hand) if knows(t, seat, card)]
        seen = TraderView(hand_size=len(player.hand), points=player.points, shown=shown)
        if other == seat:
            seen.hand = sorted(player.hand)
        players.append(seen)
    return BazaarView(
        options=options,
        players=players,
        row=t.row[:],
        deck_size=len(t.deck),
        top=[card for card in t.deck[-1:] if knows(t, seat, card)],
        turn=t.turn,
        over=not pending,
        pending=pending,
    )


def knows(t: Bazaar, seat: int | None, card: int) -> bool:
    mask = t.known[card]
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def secrets(t: Bazaar) -> list[Secret]:
    zones = [t.deck, t.held, *[player.hand for player in t.players]]
    return [
        Secret("card", card, zone, i, t.known[card])
        for zone in zones
        for i, card in enumerate(zone)
    ]


def set_known(t: Bazaar, dealt: list[Secret]) -> None:
    for secret in dealt:
        t.known[secret.zone[secret.place]] = secret.known_to


def scores(t: Bazaar) -> list[Score]:
    return [Score(p.points, {"points": p.points}) for p in t.players]


def winners(t: Bazaar) -> list[int]:
    if t.winner >= 0:
        return [t.winner]
    best = max(player.points for player in t.players)
    return [seat for seat, player in enumerate(t.players) if player.points == best]


GAME = Game(
    id="bazaar",
    version=1,
    seats=(2, 4),
    options=Options,
    position=Position,
    words=[str(card) for card in range(LAST + 1)],
    rules={"set-up": set_up, "turn": turn, "auction": auction},
    turn="turn",
    always_asked=frozenset({"lead"}),
    openly_asked=frozenset({"lead"}),
    set_up=new_table,
    choices=by_name((Play, Show, Flip, Auction, Bid, Give, Swap, No)),
    option_id=option_id,
    option=option,
    view=view,
    explain=lambda view, seat, options, log: Explanation(options=options, reasons={}),
    secrets=secrets,
    scores=scores,
    winners=winners,
    read_position=read_position,
    write_position=write_position,
    uses=uses,
    use=swap,
    set_known=set_known,
)
