"""A bot of your own at a table of Entrepôt: it sits down through the API and plays at random.

Start the server (`entrepot serve`), then this program:

    python examples/bot.py                       # makes a table with two bots of the server
    python examples/bot.py --table k73q2wa5zszc  # takes an open seat at a table that is there

It needs nothing of Entrepôt, only the `websockets` package. Whatever it can do is described on the
server's page /docs. To make it clever, write a better `choose`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


def choose(view: Json) -> str:
    """The id of an option. `view` is all that our seat may know; docs/notation.md explains it."""
    options: list[str] = view["question"]["options"]
    return random.choice(options)


# -- sitting down: a request over HTTP


def post(server: str, path: str, body: Json) -> Json:
    request = urllib.request.Request(
        f"{server}/api/{path}",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
        method="POST",
    )
    try:
        with urllib.request.urlopen(request) as reply:
            told: Json = json.load(reply)
            return told
    except urllib.error.HTTPError as error:
        # Every error has a code for programs, and a text for people.
        raise SystemExit(json.load(error)["text"]) from None


def make_table(server: str, game: str, players: int) -> Json:
    """A table where one seat is ours and the others are the server's bots.

    "bearer" asks for the key in the reply; browsers get a cookie instead.
    """
    seats: list[Json] = [{"kind": "person"}, *[{"kind": "bot", "level": "easy"}] * (players - 1)]
    wanted = {"game": game, "seats": seats, "name": "Random", "pace": 0, "bearer": True}
    return post(server, "tables", wanted)


def join_table(server: str, table: str) -> Json:
    return post(server, f"tables/{table}/join", {"name": "Random", "bearer": True})


# -- playing: one socket


def play(server: str, table: str, key: str) -> Json:
    """Answer whatever we are asked until the game is over; returns the last view.

    If the connection is lost we come back, and are told the whole state again.
    """
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    for pause in (1, 2, 4, 8, 16, 30):
        try:
            with connect(address, additional_headers={"Authorization": f"Bearer {key}"}) as socket:
                return follow(socket)
        except (ConnectionClosed, OSError) as lost:
            print(f"connection lost ({lost}), trying again in {pause} s", flush=True)
            time.sleep(pause)
    raise SystemExit("the server does not come back")


def follow(socket: ClientConnection) -> Json:
    answered = None
    while True:
        told = json.loads(socket.recv())
        if told["type"] == "refused":
            print("refused:", told["text"])
            answered = None
        if told["type"] == "gone":
            raise SystemExit(f"the table is gone: {told['code']}")
        # "state" comes first, an "update" after everything that happens: both have our view.
        view: Json | None = told.get("view")
        if view and view["over"]:
            return view
        question = view.get("question") if view else None
        if view and question and question["id"] != answered:
            answered = question["id"]
            answer = {"question": answered, "option": choose(view), "ticket": ticket()}
            socket.send(json.dumps({"type": "answer", **answer}))


def ticket() -> str:
    """An answer's own name: sent twice with the same one, it is done once."""
    return f"{random.getrandbits(64):016x}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game of Entrepôt at random.")
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="maritime-silk-road")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--table", help="join this table instead of making one")
    wanted = parser.parse_args()
    server = wanted.server.rstrip("/")

    if wanted.table:
        keys = join_table(server, wanted.table)
    else:
        keys = make_table(server, wanted.game, wanted.players)
    print(
        f"at table {keys['table']}, seat {keys['seat']}: {server}/#/t/{keys['table']}", flush=True
    )

    view = play(server, keys["table"], keys["key"])
    scores = ", ".join(str(score["total"]) for score in view["scores"])
    print(f"the game is over: scores {scores}; winners: {view['winners']}")


if __name__ == "__main__":
    main()
