"""Where the cards of Maritime Silk Road's market lie on the table.

For the rules, places that show the same good are one, and the first of them is covered. People
mean a certain place, and everybody sees the card there. Rules, records and digests know nothing of
it. An order says which of the rules' places lies at each place of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from entrepot import GameView, SilkView

if TYPE_CHECKING:
    from entrepot.kernel.match import Match
    from entrepot.server import protocol
    from entrepot.server.table_state import TableState

Order = list[int]


def shown(view: GameView, order: Order | None) -> GameView:
    """The view with the market as it lies on the table."""
    if order is not None and isinstance(view, SilkView):
        view.market = [view.market[place] for place in order]
    return view


def order_now(state: TableState) -> Order | None:
    """None as long as all cards lie where the rules put them."""
    return state.market_orders[-1][1] if state.market_orders else None


def order_after(state: TableState, seat: int, command: protocol.Answer) -> Order | None:
    """The new order, if the command says on which of several equal places a card is put."""
    if state.match is None:
        return None
    return order_covering(state.match, seat, command.option, command.places, order_now(state))


def order_covering(
    match: Match, seat: int, option: str, places: list[int], before: Order | None
) -> Order | None:
    """The new order if these places are covered; None if that is the one before, or no play."""
    question, view = match.question(seat), match.view(None)
    if not places or question is None or not isinstance(view, SilkView):
        return None
    chosen = [each for each in question.options if each.id == option]
    if not chosen:
        return None
    order = before or list(range(len(view.market)))
    new = rearranged(view.market, order, chosen[0].parts.covered or [], places)
    return None if new == order else new


def rearranged(market: list[str], order: Order, covered: list[str], places: list[int]) -> Order:
    """The order in which what the rules cover lies at these places, counted from 1.

    Only places that show the same good change theirs. If the places do not fit, nothing changes.
    """
    lying = [market[place] for place in order]
    meant = [place - 1 for place in places if 0 < place <= len(lying)]
    if len(set(meant)) != len(places) or sorted(lying[i] for i in meant) != sorted(covered):
        return order
    new = order[:]
    for good in set(covered):
        alike = [i for i in range(len(lying)) if lying[i] == good]
        alike.sort(key=lambda i: i not in meant)
        for i, place in zip(alike, sorted(order[i] for i in alike), strict=True):
            new[i] = place
    return new


def note_answer(state: TableState, seat: int, new: Order | None) -> None:
    """Keep the order after each answer, from the first that changed it on."""
    order = new or order_now(state)
    if order is not None:
        state.market_orders = [*state.market_orders, (seat, order)]


def note_undo(state: TableState, seat: int, times: int) -> None:
    """Each time, the seat's last answer is taken back, and all after it."""
    for _ in range(times):
        seats = [each for each, _ in state.market_orders]
        last = len(seats) - 1 - seats[::-1].index(seat) if seat in seats else 0
        state.market_orders = state.market_orders[:last]
