"""A number for what a seat knows: the same wherever the seat can't tell two tables apart."""

from __future__ import annotations

from entrepot.import_export.state import Player, Trade


def information_key(t: Trade, seat: int) -> int:
    """From the seat's hand, what it saw of others', all open zones, and what is being done."""
    return hash(
        (
            tuple(sorted(t.players[seat].hand)),
            tuple([open_to(t, seat, player) for player in t.players]),
            tuple(seen(t, seat, t.held)),
            tuple(sorted(t.island)),
            tuple(sorted(t.discard)),
            len(t.deck),
            len(t.held),
            t.leader,
            t.turn,
            t.led,
            t.picked,
            t.reached or t.emptied,
            t.scoring,
            t.again,
            t.card,
            t.action,
            tuple(t.used),
            tuple(t.pirates),
            tuple(t.droppable),
            tuple(t.extra_turns),
            t.agenda[-1] if t.agenda else None,
            len(t.agenda),
        )
    )


def seen(t: Trade, seat: int, cards: list[int]) -> list[int]:
    """Those of these cards that the seat knows to be there."""
    return sorted([card for card in cards if t.known[card] >> seat & 1])


def open_to(t: Trade, seat: int, player: Player) -> int:
    first, second = player.ships
    return hash(
        (
            player.credits,
            len(player.hand),
            0 if player.seat == seat else tuple(seen(t, seat, player.hand)),
            tuple(sorted(player.imports)),
            tuple(sorted(player.goods)),
            tuple(player.shipments),
            tuple([t.powers[card] + 200 * t.stored[card] for card in player.shipments]),
            tuple(player.played),
            player.doing,
            player.follows,
            player.actions,
            player.sold,
            tuple(player.claimed),
            first.at_sea,
            tuple(sorted(first.contracts)),
            tuple(first.containers),
            tuple(first.slots),
            second.at_sea,
            tuple(sorted(second.contracts)),
            tuple(second.containers),
            tuple(second.slots),
        )
    )
