"""Set-up, the turn, and the end of the game. Every function here is an item of the agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from entrepot.import_export import moments
from entrepot.import_export.actions import contract, load, pirate, supply
from entrepot.import_export.actions.importing import import_round
from entrepot.import_export.cards import ACTIONS, CAPITAL, COLOURS, IDS, IMPORT, LOAD
from entrepot.import_export.choices import (
    DRAW,
    AnyUse,
    ChooseAction,
    Draw,
    Follow,
    FollowLoad,
    Lead,
)
from entrepot.import_export.moves import discard, draw, supply_island, turn_up
from entrepot.import_export.powers import facts, in_force, own, run, trigger
from entrepot.import_export.queries import alike, imports_count
from entrepot.import_export.questions import Questions
from entrepot.import_export.shipping import complete
from entrepot.import_export.state import (
    LOOSE,
    STARTING_CREDITS,
    Player,
    Trade,
    own_ships_in_harbour,
)
from entrepot.import_export.stowage import is_full
from entrepot.kernel.ask import Ask
from entrepot.kernel.choice import DONE, Choice, Done
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.game import Rule
from entrepot.kernel.rng import below, shuffle
from entrepot.kernel.table import Item

HAND: Final = 5

ALL_ACTIONS: Final = range(len(ACTIONS))
ALL_CARDS: Final = range(len(IDS))
LEADS: Final = [[Lead(action, (card,)) for card in ALL_CARDS] for action in ALL_ACTIONS]
FOLLOWS: Final = [Follow((card,)) for card in ALL_CARDS]
CHOOSE_ACTIONS: Final = [ChooseAction(action) for action in ALL_ACTIONS]
"""Leads and follows with a single card; made once, because they are offered all the time."""
OTHERS: Final = [[other for other in ALL_ACTIONS if other != action] for action in ALL_ACTIONS]
"""The other actions, by action."""

NO_MORE: Final[tuple[int, ...]] = (0,) * len(ACTIONS)
"""By action: no more actions."""

TAKE: list[Callable[[Trade, Questions, Player, int], None]] = [
    load.take_loads,
    contract.contract,
    pirate.pirate,
    lambda t, ask, me, actions: None,
    supply.supply,
]
"""By action; imports are taken in rounds."""


def set_up(t: Trade, ask: Ask) -> None:
    """Colours, ships at sea with four cards each, the island, five cards each, the first leader."""
    colours = list(range(len(t.players) if len(t.players) == len(COLOURS) else CAPITAL))
    shuffle(t, colours)
    shuffle(t, t.deck)
    for player in t.players:
        player.colour = colours[player.seat]
        player.credits = 14 if player.colour == CAPITAL else STARTING_CREDITS
        t.emit("colour", player.seat, target=COLOURS[player.colour], amount=player.credits)
    for player in t.players:
        ship = player.ships[1]
        ship.at_sea = True
        for _ in range(4):
            card = turn_up(t)
            assert card is not None
            t.known[card] = EVERYBODY
            ship.containers.append(card)
            ship.slots.append(LOOSE)
        t.emit_with_cause("sail", player, ship.containers, "deck", "sea")
    for _ in t.players:
        supply_island(t)
    for player in t.players:
        draw(t, Questions(t, ask), player, HAND)
    t.leader = below(t, len(t.players))
    t.then([("turn",)])


def turn(t: Trade, kernel_ask: Ask) -> None:
    """The leader draws, which ends the turn, or leads an action."""
    ask, leader = Questions(t, kernel_ask), t.players[t.leader]
    begin_turn(t, leader)
    for player in t.clockwise(t.leader):
        for ship in own_ships_in_harbour(player):
            if is_full(t, ship):  # a position may begin like that
                complete(t, ask, player, ship)
    choice = ask.put(leader, "lead", lead_options)
    if not isinstance(choice, Lead):
        draw_action(t, ask, leader)
        t.then([("end-turn",)])
        return
    t.led = choice.action
    play_cards(t, leader, choice.cards, "lead")
    own(t, ask, moments.led, leader)
    followers = [("follow", player.seat) for player in t.others(leader)]
    t.then([*followers, ("count",), ("end-turn",)])


def begin_turn(t: Trade, leader: Player) -> None:
    t.turn += 1
    t.led = -1
    t.action = ""
    for player in t.players:
        player.doing, player.actions, player.sold, player.follows = -1, 0, False, False
    t.droppable[:] = [card for ship in own_ships_in_harbour(leader) for card in ship.contracts]
    if leader.seat in t.extra_turns and not t.again:
        t.extra_turns.remove(leader.seat)
        t.again = True
    elif t.again:
        t.again = False
    t.emit_with_cause("turn", leader, amount=t.turn)


def play_cards(t: Trade, me: Player, cards: tuple[int, ...], how: str) -> None:
    """Played cards lie on the harbour card until the end of the turn."""
    played = sorted(cards)
    for card in played:
        me.hand.remove(card)
        me.played.append(card)
        t.known[card] = EVERYBODY
    me.follows = True
    if me.doing < 0:
        me.doing = t.led
    t.emit_with_cause(how, me, played, "hand", ACTIONS[me.doing])


def draw_action(t: Trade, ask: Questions, me: Player) -> None:
    """Draw up to a hand of five cards, or one card with five or more in hand."""
    t.action = "draw"
    draw(t, ask, me, max(1, HAND - len(me.hand)))
    trigger(t, ask, moments.draw_action, me)
    t.action = ""


def follow(t: Trade, kernel_ask: Ask, seat: int) -> None:
    ask, me = Questions(t, kernel_ask), t.players[seat]
    choice = ask.put(me, "follow", follow_options)
    if isinstance(choice, (Follow, FollowLoad)):
        if isinstance(choice, FollowLoad):
            me.doing = LOAD
        play_cards(t, me, choice.cards, "follow")
    else:
        draw_action(t, ask, me)


def count(t: Trade, kernel_ask: Ask) -> None:
    """Everybody's actions are counted now; later changes do not count."""
    ask, leader = Questions(t, kernel_ask), t.players[t.leader]
    own(t, ask, moments.followed, leader, sum(player.follows for player in t.others(leader)))
    for player in t.players:
        if player.doing < 0:
            player.doing = t.led
        player.actions = actions_of(t, player)
        player.more = more_actions(t, player)
    order = t.clockwise(t.leader)
    items: list[Item] = [("act", p.seat) for p in order if p.actions and p.doing != IMPORT]
    if t.led == IMPORT:
        items.append(("import", 1))
    t.then(items)


def actions_of(t: Trade, me: Player) -> int:
    """One for leading or following, and one for each import."""
    return me.follows + sum(imports_count(t, me, action) for action in stand_ins(t, me, me.doing))


def more_actions(t: Trade, me: Player) -> tuple[int, ...]:
    """By action: what powers add for those who have an action at all."""
    powers = in_force(t, me, moments.extra_actions) if me.actions else []
    if not powers:
        return NO_MORE
    more = [0] * len(ACTIONS)
    for card, power in powers:
        for action in range(len(ACTIONS)):
            more[action] += run(t, card, power, me, action)
    return tuple(more)


def stand_ins(t: Trade, me: Player, action: int) -> list[int]:
    """The actions that can stand in for this one if it was led, beginning with itself."""
    return interchangeable(t, me, action) if action == t.led else [action]


def interchangeable(t: Trade, me: Player, action: int) -> list[int]:
    found = [action]
    if me.shipments:
        for card, power in in_force(t, me, moments.alternatives):
            found += [other for other in run(t, card, power, me, action) if other not in found]
    return found


def act(t: Trade, kernel_ask: Ask, seat: int) -> None:
    """One player's actions. A player who may choose between two does so first."""
    ask, me = Questions(t, kernel_ask), t.players[seat]
    choice = ask.put(me, "choose-action", action_options)
    if choice is not None:
        me.doing = choice.action
    t.action = ACTIONS[me.doing]
    TAKE[me.doing](t, ask, me, me.actions + me.more[me.doing])
    t.action = ""


def importing(t: Trade, kernel_ask: Ask, number: int) -> None:
    """A round of imports: all players with at least `number` import actions take part."""
    order = t.clockwise(t.leader)
    bidders = [p for p in order if p.doing == IMPORT and p.actions >= number]
    t.action = ACTIONS[IMPORT]
    if bidders and import_round(t, Questions(t, kernel_ask), bidders):
        t.then([("import", number + 1)])
    t.action = ""


def end_turn(t: Trade, kernel_ask: Ask) -> None:
    """Played cards are discarded; then the next leader, or the end."""
    if t.reached or t.emptied:
        for player in t.clockwise(t.leader):
            Questions(t, kernel_ask).any_time(player)
    for player in t.clockwise(t.leader):
        if player.played:
            for card in player.played:
                discard(t, player, card, "played")
            player.played.clear()
    t.used.clear()
    t.pirates.clear()
    t.tolls.clear()
    t.droppable.clear()
    t.led = -1
    if t.reached or t.emptied:
        t.scoring = True
        t.emit_with_cause("end")
        t.then([("final", player.seat) for player in t.clockwise(t.leader)])
        return
    if not t.again:
        t.leader = (t.leader + 1) % len(t.players)
    t.then([("turn",)])


def final(t: Trade, kernel_ask: Ask, seat: int) -> None:
    """The end-of-game choices of one player, one by one in any order."""
    ask, me = Questions(t, kernel_ask), t.players[seat]
    while True:
        choice = ask.put(me, "final", final_options)
        if choice is None or isinstance(choice, Done):
            return
        assert isinstance(choice, AnyUse)
        power = moments.final.powers[t.powers[choice.power]]
        assert power is not None
        run(t, choice.power, power, me, ask, choice)


# -- options


def lead_options(t: Trade, seat: int) -> list[Lead | Draw]:
    me = t.players[seat]
    found: list[Lead | Draw] = [LEADS[t.types[card]][card] for card in me.hand]
    if in_force(t, me, moments.alternatives):
        for card in me.hand:
            others = interchangeable(t, me, t.types[card])[1:]
            found += [LEADS[action][card] for action in others]
    for pair in alike(t, me.hand):
        found += [Lead(action, pair) for action in OTHERS[t.types[pair[0]]]]
    found.append(DRAW)
    return found


def follow_options(t: Trade, seat: int) -> list[Choice]:
    me = t.players[seat]
    if facts(t, me, "follows_with_any"):
        found: list[Choice] = [FOLLOWS[card] for card in me.hand]
    else:
        actions = stand_ins(t, me, t.led)
        found = [FOLLOWS[card] for card in me.hand if t.types[card] in actions]
    found += [Follow(pair) for pair in alike(t, me.hand) if t.types[pair[0]] != t.led]
    for card, power in in_force(t, me, moments.follow_options):
        found += run(t, card, power, me)
    found.append(DRAW)
    return found


def preparable_follows(t: Trade, seat: int) -> list[Choice]:
    """What a seat could follow with; as long as nothing is led, whatever could fit."""
    if t.led >= 0:
        return follow_options(t, seat)
    hand = t.players[seat].hand
    return [*(FOLLOWS[card] for card in hand), *(Follow(pair) for pair in alike(t, hand)), DRAW]


def action_options(t: Trade, seat: int) -> list[ChooseAction]:
    me = t.players[seat]
    return [CHOOSE_ACTIONS[action] for action in stand_ins(t, me, me.doing)]


def final_options(t: Trade, seat: int) -> list[Choice]:
    me = t.players[seat]
    found: list[Choice] = []
    for card, power in in_force(t, me, moments.final_uses):
        found += run(t, card, power, me)
    due = any(run(t, card, power, me) for card, power in in_force(t, me, moments.must_final))
    return [*found, DONE] if found and not due else found


RULES: dict[str, Rule] = {
    "set-up": set_up,
    "turn": turn,
    "follow": follow,
    "count": count,
    "act": act,
    "import": importing,
    "end-turn": end_turn,
    "final": final,
}
