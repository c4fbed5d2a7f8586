"""A seat at a table of a server, for players written in Python. See docs/protocol.md for what is said there."""

from __future__ import annotations

import base64
import json
import os
import socket
import ssl
import struct
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import magnat

Json = dict[str, Any]

MOST_BYTES = 8 << 20
# The waits before lines are opened again after one broke, in seconds; after the last one it is given up.
WAITS = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0)
# A line on which nothing was heard for so long is dead: the server is asked for a sign of life twice before.
SILENT_AFTER = 30.0


class TableError(Exception):
    """The server said no, and why."""


@dataclass(frozen=True)
class Moment:
    """What the seat is asked on: its view, what is offered, and the table in numbers."""

    game: magnat.Game
    seat: int
    frame: Json

    @property
    def view(self) -> Json:
        view: Json = self.frame["view"]
        return view

    @property
    def legal(self) -> list[Json]:
        """The actions that are offered one by one; families of them are in `frame["forms"]`."""
        legal: list[Json] = self.frame["legal"]
        return legal

    def state(self, seed: int = 0) -> magnat.State:
        """A world that fits the view: its masks, observations and slots are those of the seat."""
        return self.game.imagine(self.view, self.seat, seed)


Choose = Callable[[Moment], Json]


def bot(name: str, seed: int = 0) -> Choose:
    """One of the bots of the program as a player."""

    def choose(moment: Moment) -> Json:
        dice: int = moment.frame["dice"] if "dice" in moment.frame else moment.frame["to"]
        return moment.game.bot(name).choose(moment.state(seed), moment.seat, seed + dice)

    return choose


class Seat:
    """A seat that was taken. It outlives broken lines: the secret is kept, and acts are sent again until they are stored."""

    def __init__(self, url: str, code: str, name: str, pause: float = 0.25, secret: str | None = None) -> None:
        self.url, self.pause = url.rstrip("/"), pause
        self.table = code
        self.seat = -1
        if secret is None:
            taken = _post(f"{self.url}/api/tables/{urllib.parse.quote(code)}/seats", {"name": name})
            secret, self.table, self.seat = taken["secret"], taken["table"], taken["seat"]
        # Proves that the seat is ours: with it a program that was started anew sits down again.
        self.secret: str = secret
        # Ids of acts are new for each run of the program.
        self._run = os.urandom(4).hex()
        self._line: _Line | None = None
        self._seen = 0
        self._acts = 0
        self.game: magnat.Game | None = None
        # How often the line was opened again.
        self.reconnects = 0

    def play(self, choose: Choose) -> Json:
        """Plays the match to its end and returns its outcome. `choose` answers with the JSON of an action."""
        unanswered: Json | None = None
        for message in self._messages():
            kind = message["type"]
            if kind == "welcome":
                self.seat = message["seat"]
                self._welcomed(message["table"])
                if unanswered is not None:
                    self._send(unanswered)
            elif kind == "frame":
                self._seen = message["to"]
                if message.get("outcome"):
                    outcome: Json = message["outcome"]
                    return outcome
                unanswered = None
                if message["legal"] or message["forms"]:
                    unanswered = self._act(choose, message)
                    self._send(unanswered)
            elif kind == "refused" and message.get("id", "").startswith(self._mark()):
                if message["why"] == "rule":
                    raise TableError(f"refused by {message['rule']}: {unanswered and unanswered['action']}")
                if message["why"] == "too_fast" and unanswered is not None:
                    time.sleep(1.0)
                    self._send(unanswered)
                elif message["why"] != "stale":
                    raise TableError(f"the act was refused: {message['why']}")
            elif kind == "bye":
                raise TableError(f"the server hung up: {message['why']}")
        raise TableError("the match went on without us")

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _mark(self) -> str:
        return f"python-{self._run}-"

    def _act(self, choose: Choose, frame: Json) -> Json:
        assert self.game is not None, "a welcome comes before the first frame"
        # A socket may say five things a second in the long run; one that says more is closed.
        time.sleep(self.pause)
        self._acts += 1
        action = choose(Moment(self.game, self.seat, frame))
        return {"type": "act", "id": f"{self._mark()}{self._acts}", "seq": frame["to"], "action": action}

    def _welcomed(self, table: Json) -> None:
        setup = table["setup"]
        self.game = magnat.Game(setup["game"], setup["seats"], setup.get("options", {}))
        if table["stage"] == "gathering":
            # Chance of our own, added once we have seen what the server committed to.
            entropy = {"commitment": table["commitment"], "entropy": os.urandom(16).hex()}
            self._send({"type": "entropy", **entropy})
            self._send({"type": "ready", "ready": True})

    def _send(self, message: Json) -> None:
        if self._line is None:
            return
        try:
            self._line.send(message)
        except OSError:
            # Whoever reads from this line finds it broken, opens another one, and what was not answered is sent again.
            self._line.close()

    def _messages(self) -> Iterator[Json]:
        """Everything the server says, on as many lines as it takes."""
        broken = 0
        while True:
            try:
                self._line = _Line(self.url)
                hello = {"type": "hello", "protocol": 1, "table": self.table, "from": self._seen}
                self._line.send({**hello, "secret": self.secret})
                for message in self._line.messages():
                    broken = 0
                    yield message
            except OSError as error:
                if broken == len(WAITS):
                    raise TableError(f"the line broke and cannot be opened again: {error}") from error
            self.close()
            if broken == len(WAITS):
                raise TableError("the server hangs up every time")
            time.sleep(WAITS[broken])
            broken += 1
            self.reconnects += 1


class _Line:
    """As much of a WebSocket (RFC 6455) as a client needs: text both ways, pings answered."""

    def __init__(self, url: str) -> None:
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme == "https"
        address = (parts.hostname or "", parts.port or (443 if secure else 80))
        self._socket = socket.create_connection(address, timeout=SILENT_AFTER / 3)
        if secure:
            self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = [
            f"GET {parts.path.rstrip('/')}/api/socket HTTP/1.1",
            f"Host: {parts.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._socket.sendall(("\r\n".join(asked) + "\r\n\r\n").encode())
        self._read = b""
        head = self._until(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(f"no socket: {head.splitlines()[0].decode(errors='replace')}")

    def send(self, message: Json) -> None:
        self._write(1, json.dumps(message).encode())

    def messages(self) -> Iterator[Json]:
        text = b""
        while True:
            first, second = self._bytes(2)
            length = second & 0x7F
            if length > 125:
                form, size = (">H", 2) if length == 126 else (">Q", 8)
                (length,) = struct.unpack(form, self._bytes(size))
            if len(text) + length > MOST_BYTES:
                raise ConnectionError("a message is too long")
            payload, code = self._bytes(length), first & 0x0F
            if code == 8:
                return
            if code == 9:
                self._write(10, payload)
            elif code in (0, 1):
                text += payload
                if first & 0x80:
                    yield json.loads(text)
                    text = b""

    def close(self) -> None:
        self._socket.close()

    def _write(self, code: int, payload: bytes) -> None:
        length, mask = len(payload), os.urandom(4)
        if length < 126:
            head = struct.pack(">BB", 0x80 | code, 0x80 | length)
        elif length < 1 << 16:
            head = struct.pack(">BBH", 0x80 | code, 0x80 | 126, length)
        else:
            head = struct.pack(">BBQ", 0x80 | code, 0x80 | 127, length)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self._socket.sendall(head + mask + masked)

    def _bytes(self, count: int) -> bytes:
        while len(self._read) < count:
            self._more()
        taken, self._read = self._read[:count], self._read[count:]
        return taken

    def _until(self, end: bytes) -> bytes:
        while end not in self._read:
            if len(self._read) > MOST_BYTES:
                raise ConnectionError("the answer is too long")
            self._more()
        taken, self._read = self._read.split(end, 1)
        return taken

    def _more(self) -> None:
        for _ in range(3):
            try:
                got = self._socket.recv(1 << 16)
            except TimeoutError:
                self._write(9, b"")
                continue
            if not got:
                raise ConnectionError("the line broke")
            self._read += got
            return
        raise ConnectionError("nothing was heard for too long")


def _post(url: str, body: Json) -> Json:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(url, data=json.dumps(body).encode(), headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            read: Json = json.load(answer)
            return read
    except urllib.error.HTTPError as error:
        with error:
            raise TableError(json.load(error)["detail"]) from None
