#!/usr/bin/env python3
"""A bot that joins a table by its code and plays anything it is allowed to, at random.

It needs Python 3.11 and nothing else, and follows docs/protocol.md to the letter: take a seat over HTTP, say hello on
the socket, get ready, and answer every frame that offers something. Start from here to write a better one.

    python3 examples/bot.py http://127.0.0.1:8080 K7QWXM --name Robo
"""

import argparse
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

MOST_BYTES = 8 * 1024 * 1024


def take_seat(server, table, name):
    """Takes the first free seat. The answer holds the secret that proves it is ours."""
    body = json.dumps({"name": name}).encode()
    url = f"{server}/api/tables/{urllib.parse.quote(table)}/seats"
    request = urllib.request.Request(url, data=body, headers={"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"no seat: {json.load(error)['detail']}")


class WebSocket:
    """As much of RFC 6455 as a client needs: text both ways, pings answered."""

    def __init__(self, server, path):
        url = urllib.parse.urlsplit(server)
        secure = url.scheme == "https"
        port = url.port or (443 if secure else 80)
        self.socket = socket.create_connection((url.hostname, port), timeout=300)
        if secure:
            context = ssl.create_default_context()
            self.socket = context.wrap_socket(self.socket, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.reader = self.socket.makefile("rb")
        status = self.reader.readline()
        while self.reader.readline() not in (b"\r\n", b""):
            pass
        if b" 101 " not in status:
            sys.exit(f"no socket: {status.decode(errors='replace').strip()}")

    def send(self, message):
        self._write(1, json.dumps(message).encode())

    def messages(self):
        """Every message of the server, until it hangs up."""
        text = b""
        while True:
            head = self.reader.read(2)
            if len(head) < 2:
                return
            last, code, length = head[0] & 0x80, head[0] & 0x0F, head[1] & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self.reader.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.reader.read(8))
            if len(text) + length > MOST_BYTES:
                sys.exit("a message is too long")
            payload = self.reader.read(length)
            if code == 8:
                self._write(8, payload)
                return
            if code == 9:
                self._write(10, payload)
            elif code in (0, 1):
                text += payload
                if last:
                    yield json.loads(text)
                    text = b""

    def _write(self, code, payload):
        mask = os.urandom(4)
        length = len(payload)
        if length < 126:
            head = struct.pack(">BB", 0x80 | code, 0x80 | length)
        elif length < 65536:
            head = struct.pack(">BBH", 0x80 | code, 0x80 | 126, length)
        else:
            head = struct.pack(">BBQ", 0x80 | code, 0x80 | 127, length)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)


def fill(field):
    """Some value for one blank of a form."""
    kind = field["kind"]
    if kind == "choice":
        return random.choice(field["items"])
    if kind == "number":
        return random.randrange(field["min"], field["max"] + 1, field["step"])
    if kind == "pick":
        return random.sample(field["items"], random.randint(field["min"], field["max"]))
    if kind == "counts":
        cards = [key for key, many in field["available"] for _ in range(many)]
        taken = random.sample(cards, random.randint(field["min"], min(field["max"], len(cards))))
        return {key: taken.count(key) for key, _ in field["available"] if key in taken}
    raise ValueError(f"a field of the unknown kind {kind}")


def choose(frame):
    """Any action on offer: one of the list, or one made from a form."""
    offers = len(frame["legal"]) + len(frame["forms"])
    at = random.randrange(offers)
    if at < len(frame["legal"]):
        return frame["legal"][at]
    form = frame["forms"][at - len(frame["legal"])]
    action = {"type": form["action"], **form.get("fixed", {})}
    for field in form["fields"]:
        if not (field.get("optional") and random.random() < 0.5):
            action[field["name"]] = fill(field)
    return action


class Player:
    def __init__(self, connection, name, pause):
        self.connection, self.name, self.pause = connection, name, pause
        self.frame, self.acts = None, 0

    def act(self):
        frame = self.frame
        if frame and (frame["legal"] or frame["forms"]):
            # A socket may send five messages a second in the long run; one that sends more is closed.
            time.sleep(self.pause)
            self.acts += 1
            act = {"type": "act", "id": f"{self.name}-{self.acts}", "seq": frame["to"], "action": choose(frame)}
            self.connection.send(act)

    def hear(self, message):
        """Answers one message. Tells whether the match goes on."""
        kind = message["type"]
        if kind == "welcome":
            table = message["table"]
            if table["stage"] == "gathering":
                # Chance of our own, added once we have seen what the server committed to.
                chance = {"commitment": table["commitment"], "entropy": os.urandom(16).hex()}
                self.connection.send({"type": "entropy", **chance})
            self.connection.send({"type": "ready", "ready": True})
        elif kind == "frame":
            self.frame = message
            if "outcome" in message:
                print(json.dumps({"acts": self.acts, **message["outcome"]}))
                return False
            self.act()
        elif kind == "refused" and message["why"] == "rule":
            # A form may promise a little too much: try something else.
            self.act()
        elif kind == "bye":
            sys.exit(f"the server hung up: {message['why']}")
        return True


def main():
    parser = argparse.ArgumentParser(description="Joins a table and plays at random.")
    parser.add_argument("server", help="such as http://127.0.0.1:8080")
    parser.add_argument("table", help="the code of the table")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--pause", type=float, default=0.25, help="seconds to wait before each act")
    options = parser.parse_args()
    server = options.server.rstrip("/")
    seated = take_seat(server, options.table, options.name)
    connection = WebSocket(server, "/api/socket")
    hello = {"type": "hello", "protocol": 1, "table": seated["table"], "secret": seated["secret"], "from": 0}
    connection.send(hello)
    player = Player(connection, options.name, options.pause)
    for message in connection.messages():
        if not player.hear(message):
            return
    sys.exit("the line broke")


if __name__ == "__main__":
    main()
