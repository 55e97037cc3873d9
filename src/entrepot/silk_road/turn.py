"""Set-up and the turn. The paragraphs cited are those of docs/rules/maritime-silk-road.md."""

from __future__ import annotations

from entrepot.kernel.ask import Ask
from entrepot.kernel.choice import YES
from entrepot.kernel.game import Rule
from entrepot.kernel.rng import below, shuffle
from entrepot.silk_road import options
from entrepot.silk_road.choices import Buy, Exchange, Play
from entrepot.silk_road.goods import CARDS, HAND, LICENCE_BONUS, MARKET_PLACES, PRICE, cube, good_of
from entrepot.silk_road.state import SilkRoad


def set_up(t: SilkRoad, ask: Ask) -> None:
    """Deal, lay out the market, choose who begins; then everybody loads two ships (2.1-2.5)."""
    t.deck = list(range(CARDS))
    shuffle(t, t.deck)
    for seat, player in enumerate(t.players):
        player.hand = sorted(t.deck.pop() for _ in range(HAND))
        emit_drawn(t, "deal", seat, player.hand)
    t.market = [t.deck.pop() for _ in range(MARKET_PLACES)]
    t.emit("market", None, t.market, "deck", "market")
    t.active = below(t, len(t.players))
    t.emit("first", t.active)
    order = t.clockwise(t.active)
    t.then([*[("load", seat) for seat in order + order], ("phase-1", t.active)])


def emit_drawn(t: SilkRoad, what: str, seat: int, cards: list[int], cause: str = "") -> None:
    """Everybody sees how many cards, but only this seat sees which."""
    mine, count = 1 << seat, len(cards)
    t.emit(what, seat, cards, "deck", "hand", count, cause, secret=("cards",), known_to=mine)


def load(t: SilkRoad, ask: Ask, seat: int) -> None:
    """Put a cube of the player's choice on a new ship (2.5, 4.4)."""
    if (choice := ask(seat, "load", options.loads)) is not None:
        t.players[seat].ships.append(choice.good)
        t.emit("load", seat, [cube(choice.good)], "supply", f"ship-{len(t.players[seat].ships)}")


def phase_1(t: SilkRoad, ask: Ask, seat: int) -> None:
    """Exchange, buy, or pass (3.2)."""
    t.turn += 1
    t.active = seat
    t.emit("turn", seat, amount=t.turn)
    t.then([("phase-2", seat)])
    choice = ask(seat, "phase-1", options.phase_1_options)
    assert choice is not None
    if isinstance(choice, Exchange):
        exchange(t, seat, choice)
        exchange_more(t, ask, seat, t.players[seat].porters, [choice.ship])
    elif isinstance(choice, Buy):
        buy(t, ask, seat, choice.special)
    else:
        t.emit("pass", seat)


def exchange(t: SilkRoad, seat: int, choice: Exchange) -> None:
    """The old cube goes back to the supply (4.1)."""
    ships, ship = t.players[seat].ships, choice.ship
    old, ships[ship] = ships[ship], choice.good
    t.emit("exchange", seat, [cube(old), cube(choice.good)], "supply", f"ship-{ship + 1}")


def exchange_more(t: SilkRoad, ask: Ask, seat: int, times: int, changed: list[int]) -> None:
    """A porter's exchange is for another ship, so each ship changes at most once a turn (4.2)."""
    for _ in range(times):
        choice = ask(seat, "exchange", options.further_exchanges, tuple(changed))
        if not isinstance(choice, Exchange):
            return
        exchange(t, seat, choice)
        changed.append(choice.ship)


def buy(t: SilkRoad, ask: Ask, seat: int, special: str) -> None:
    """Pay at once; the card works from now on (4.3-4.7)."""
    player = t.players[seat]
    t.coins[seat] -= PRICE[special]
    t.emit("buy", seat, target=special, amount=PRICE[special])
    if special == "ship":
        load(t, ask, seat)
    elif special == "licence":
        player.licences += 1
    elif special == "porter":
        player.porters += 1
        exchange_more(t, ask, seat, 1, [])
    else:
        player.exchanges += 1


def phase_2(t: SilkRoad, ask: Ask, seat: int) -> None:
    """Play cards of one good, or draw two (3.3)."""
    choice = ask(seat, "phase-2", options.phase_2_options)
    assert choice is not None
    if isinstance(choice, Play):
        play(t, seat, choice.good, choice.covered)
        income(t, choice.good)
    else:
        draw(t, seat, 2, "draw")
    if t.deck:
        t.then([("extra-draws", seat), ("phase-1", (seat + 1) % len(t.players))])


def play(t: SilkRoad, seat: int, good: int, covering: tuple[int, ...]) -> None:
    """Each card covers another place of the market (5.1, 5.2)."""
    hand = t.players[seat].hand
    cards = [card for card in hand if good_of(card) == good][: len(covering)]
    shown = [good_of(card) for card in t.market]
    places: list[int] = []
    for wanted in covering:
        places.append(shown.index(wanted))
        shown[places[-1]] = -1  # each place only once
    t.emit("play", seat, cards, "hand", "market", len(cards))
    t.emit("cover", seat, [t.market[place] for place in places], "market", "covered")
    for card, place in zip(cards, places, strict=True):
        hand.remove(card)
        t.covered.append(t.market[place])
        t.market[place] = card


def income(t: SilkRoad, good: int) -> None:
    """Everybody who carries the good earns; licences add to what was earned (5.3, 5.4)."""
    for seat in t.clockwise(t.active):
        player = t.players[seat]
        coins = earned(t.showing(good), player.ships.count(good), player.licences)
        if coins:
            t.coins[seat] += coins
            t.emit("income", seat, [cube(good)], amount=coins)


def earned(places: int, ships: int, licences: int) -> int:
    """A seat's income for a good that `ships` of its ships carry and `places` places show."""
    return places * ships + LICENCE_BONUS * licences if places * ships else 0


def draw(t: SilkRoad, seat: int, count: int, cause: str) -> None:
    """If too few cards are left, draw those; with the last card the game is over (5.5, 6.1)."""
    player = t.players[seat]
    drawn = [t.deck.pop() for _ in range(min(count, len(t.deck)))]
    player.hand = sorted(player.hand + drawn)
    emit_drawn(t, "draw", seat, drawn, cause)
    if not t.deck:
        t.agenda.clear()
        t.emit("end")


def extra_draws(t: SilkRoad, ask: Ask, seat: int) -> None:
    """One more card for each exchange, each of them optional (5.6)."""
    for _ in range(t.players[seat].exchanges):
        if t.deck and ask(seat, "extra-draw", options.yes_or_no) == YES:
            draw(t, seat, 1, "exchange")


RULES: dict[str, Rule] = {
    "set-up": set_up,
    "load": load,
    "phase-1": phase_1,
    "phase-2": phase_2,
    "extra-draws": extra_draws,
}
