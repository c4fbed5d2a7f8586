"""Players in Python as programs of their own, in the arena of the built program."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys

import pytest

import magnat

PROGRAM = os.environ.get("MAGNAT_PROGRAM")

GREEDY = """
import magnat

def choose(moment):
    print("this is not for the arena")
    state = moment.state()
    return state.slots()[moment.frame["dice"] % len(state.slots())]

magnat.serve_bot(choose)
"""


def script(tmp_path, text: str) -> str:
    path = tmp_path / "my_bot.py"
    path.write_text(text)
    return f"cmd:{sys.executable} {path}"


def arena(*words: str) -> subprocess.CompletedProcess[str]:
    if PROGRAM is None:
        pytest.fail("MAGNAT_PROGRAM names no program; `cargo xtask test` sets it")
    return subprocess.run([PROGRAM, "arena", *words], capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("game", [about["id"] for about in magnat.games()])
def test_a_program_plays_whole_matches_of_every_game(tmp_path, game):
    told = arena(game, "--bots", f"{script(tmp_path, GREEDY)},random", "--games", "4", "--seed", "5", "--threads", "1", "--json")
    assert told.returncode == 0, told.stderr
    report = json.loads(told.stdout)
    assert report["games"] == 4
    assert [standing["bot"] for standing in report["standings"]] == [script(tmp_path, GREEDY), "random"]
    assert "this is not for the arena" in told.stderr


def test_the_result_does_not_depend_on_threads_and_python_plays_the_same(tmp_path):
    bots = [script(tmp_path, GREEDY), "easy"]
    reports = []
    for threads in ("1", "2"):
        told = arena("millionaires", "--seats", "3", "--bots", ",".join(bots), "--games", "40", "--threads", threads, "--seed", "7", "--json")
        reports.append(json.loads(told.stdout))
    reports.append(magnat.arena(magnat.Game("millionaires", 3), bots, 40, seed=7))
    for report in reports:
        del report["speed"]
    assert reports[0] == reports[1] == reports[2]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("raise SystemExit(3)", "ended before it answered"),
        ("import magnat; magnat.serve_bot(lambda moment: 1 // 0)", "ended before it answered"),
        ("print('Hello!'); import time; time.sleep(60)", "Hello!"),
        ("import magnat; magnat.serve_bot(lambda moment: {'dance': {}})", "no action of millionaires"),
        ("import magnat; magnat.serve_bot(lambda moment: {'type': 'discard', 'value': 9})", "my_bot.py answered"),
        ("import time; time.sleep(60)", "has not answered within 1 s"),
    ],
)
def test_what_goes_wrong_is_told(tmp_path, text, told):
    ended = arena("millionaires", "--bots", f"{script(tmp_path, text)},random", "--games", "4", "--patience", "1")
    assert ended.returncode != 0
    assert told in ended.stderr and "my_bot.py" in ended.stderr


def test_a_helper_speaks_in_lines():
    questions = io.StringIO(
        json.dumps({"type": "hello", "protocol": 1, "setup": {"game": "millionaires", "seats": 3, "options": {}}}) + "\n"
    )
    answers = io.StringIO()
    magnat.serve_bot(lambda moment: moment.legal[0], questions, answers)
    assert answers.getvalue() == ""
    with pytest.raises(ValueError, match="protocol 1"):
        magnat.serve_bot(lambda moment: 0, io.StringIO('{"type": "hello", "protocol": 2}\n'), answers)
    with pytest.raises(ValueError, match="a hello comes before"):
        magnat.serve_bot(lambda moment: 0, io.StringIO('{"type": "frame"}\n'), answers)
