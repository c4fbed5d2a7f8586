"""A player in Python at a table of the real server, over lines that break."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator

import pytest

import magnat
from magnat.client import Moment, TableError, _Line, _post, bot

PROGRAM = os.environ.get("MAGNAT_PROGRAM")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    if PROGRAM is None:
        pytest.fail("MAGNAT_PROGRAM names no program; `cargo xtask test` sets it")
    command = [PROGRAM, "serve", "--memory", "--listen", "127.0.0.1:0"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert running.stdout is not None
        yield next(line.strip() for line in running.stdout if "http://" in line)
    finally:
        running.terminate()
        running.wait(20)
        running.stdout.close()


def started(server: str, setup: dict, players: int) -> tuple[dict, list[magnat.client.Seat]]:
    """A table at which everybody sits: its first seat, not yet playing, and the others."""
    made = _post(f"{server}/api/tables", {"name": "Ada", "setup": setup, "bots": ["easy"] * (setup["seats"] - players)})
    seats = [magnat.connect(server, made["table"], f"Robo {number}", pause=0) for number in range(1, players)]
    return made, seats


def begin(server: str, made: dict) -> None:
    """The host waits until everybody is ready, and starts."""
    line = _Line(server)
    line.send({"type": "hello", "protocol": 1, "table": made["table"], "secret": made["secret"], "from": 0})
    line.send({"type": "ready", "ready": True})
    asked = False
    for message in line.messages():
        if message["type"] == "frame":
            break
        seats = message["table"]["seats"] if message["type"] in ("welcome", "table") else []
        if not asked and seats and all(seat["ready"] for seat in seats):
            line.send({"type": "start"})
            asked = True
    line.close()


def test_a_whole_match_over_lines_that_break(server):
    setup = {"game": "dont_bluff", "seats": 3, "options": {"max_rounds": 6}}
    made, [guest] = started(server, setup, players=2)
    host = magnat.connect(server, made["table"], pause=0, secret=made["secret"])
    random, asked, outcomes = bot("random", seed=3), [], {}

    def choose(moment: Moment) -> dict:
        asked.append(moment.frame["to"])
        state = moment.state()
        assert moment.seat in state.to_act and state.mask(moment.seat).any()
        action = random(moment)
        if len(asked) == 2:
            guest._line.close()  # The act that follows is lost, and sent again.
        return action

    def play(name: str, seat: magnat.client.Seat, player) -> None:
        try:
            outcomes[name] = seat.play(player)
        except BaseException as error:
            outcomes[name] = error
            # Nobody is left waiting for a player that is gone.
            seat._send({"type": "leave"})

    def play_host() -> None:
        begin(server, made)
        play("host", host, bot("easy", seed=1))

    threads = [threading.Thread(target=play, args=("guest", guest, choose)), threading.Thread(target=play_host)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert outcomes["guest"] == outcomes["host"] and len(outcomes["host"]["ranks"]) == 3
    assert len(asked) < 2 or guest.reconnects >= 1
    for seat in (guest, host):
        seat.close()


def test_a_table_that_is_not_there(server):
    with pytest.raises(TableError, match="table"):
        magnat.connect(server, "ZZZZZZ")
