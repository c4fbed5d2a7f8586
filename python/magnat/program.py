"""A player in Python as a program of its own, for `magnat arena`.

    # my_bot.py
    import magnat
    magnat.serve_bot(lambda moment: moment.legal[0])

    magnat arena millionaires --bots "hard,cmd:python3 my_bot.py" --seats 3 --games 300

The program is asked by lines of JSON on its standard input: docs/bots.md has them, for players in other languages.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable
from typing import Any, TextIO

import magnat
from magnat.client import Moment

PROTOCOL = 1

# An action as JSON, or a slot of `moment.state()`.
Answer = Callable[[Moment], dict[str, Any] | int]


def serve_bot(choose: Answer, questions: TextIO | None = None, answers: TextIO | None = None) -> None:
    """Answers questions until there are no more. What `choose` prints goes to standard error."""
    questions, answers = questions or sys.stdin, answers or sys.stdout
    game: magnat.Game | None = None
    with contextlib.redirect_stdout(sys.stderr):
        for line in questions:
            message: dict[str, Any] = json.loads(line)
            if message["type"] == "hello":
                if message["protocol"] != PROTOCOL:
                    raise ValueError(f"protocol {PROTOCOL} is spoken here, not {message['protocol']}")
                setup = message["setup"]
                game = magnat.Game(setup["game"], setup["seats"], setup["options"])
            elif message["type"] == "frame":
                if game is None:
                    raise ValueError("a hello comes before the first frame")
                print(json.dumps({"action": _action(choose, Moment(game, message["seat"], message))}), file=answers, flush=True)


def _action(choose: Answer, moment: Moment) -> dict[str, Any]:
    answer = choose(moment)
    if not isinstance(answer, int):
        return answer
    action = moment.state().action(answer, moment.seat)
    if action is None:
        raise ValueError(f"slot {answer} is not allowed to seat {moment.seat} now")
    return action
