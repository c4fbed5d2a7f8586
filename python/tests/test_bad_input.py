"""Whatever comes in: an exception that says what was expected, never a panic, and nothing has changed."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pytest
from tables import IDS, running

import magnat

# A panic of Rust would be a BaseException of another kind and end the test.
EXPECTED = (ValueError, TypeError, OverflowError, IndexError)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: magnat.Game("ludo"), "the games are"),
        (lambda: magnat.Game("millionaires", 9), "3 to 5 seats, not 9"),
        (lambda: magnat.Game("millionaires", -1), "seats cannot be -1"),
        (lambda: magnat.Game("millionaires", "three"), "whole number"),
        (lambda: magnat.Game("millionaires", 3, {"hidden": True}), "the options are"),
        (lambda: magnat.Game("millionaires", 3, {"hidden_tiles": 7}), "allowed"),
        (lambda: magnat.Game("millionaires", 3, {"hidden_tiles": [1]}), "a switch, a whole number or a word"),
        (lambda: magnat.Game("millionaires", 3, {1: True}), "names of options"),
        (lambda: magnat.Game("millionaires").start(seed=-1), "a seed is"),
        (lambda: magnat.Game("millionaires").start(seed="zz"), "64 hexadecimal digits"),
        (lambda: magnat.Game("millionaires").start(seed=1.5), "a seed is"),
        (lambda: magnat.Game("millionaires").rule("XX-1"), "no paragraph"),
    ],
)
def test_a_table_that_cannot_be(make, says):
    with pytest.raises(EXPECTED, match=says):
        make()


def test_arrays_that_do_not_fit():
    state = magnat.Game("millionaires").start(seed=1)
    size = state.game.observation_size
    for wrong, says in [
        (np.zeros(size), "float32.*not one of float64"),
        (np.zeros(size + 1, np.float32), r"shape \[126\], not \[127\]"),
        (np.zeros((1, size), np.float32), "shape"),
        (np.zeros(2 * size, np.float32)[::2], "laid out otherwise"),
        ([0.0] * size, "not a list"),
        (None, None),
    ]:
        if says is None:
            state.observe(0, out=wrong)
            continue
        with pytest.raises(EXPECTED, match=says):
            state.observe(0, out=wrong)
    locked = np.zeros(size, np.float32)
    locked.flags.writeable = False
    with pytest.raises(ValueError, match="cannot be written"):
        state.observe(0, out=locked)
    with pytest.raises(TypeError, match="uint8"):
        state.mask(out=np.zeros(state.game.num_slots, np.int8))


def test_batches_that_cannot_be():
    game = magnat.Game("millionaires")
    size, slots = game.observation_size, game.num_slots
    for keywords, says in [
        ({"num_envs": 0}, "1 to"),
        ({"num_envs": -3}, "num_envs"),
        ({"num_envs": 2**40}, "1 to"),
        ({"threads": 0}, "threads"),
        ({"opponents": {0: "nobody"}}, "no bot"),
        ({"opponents": {7: "easy"}}, "no seat 7"),
        ({"opponents": {0: "easy", 1: "easy", 2: "easy"}}, "none is left to play"),
        ({"opponents": {0: 3}}, "name of a bot"),
        ({"autoreset": "sometimes"}, "there are"),
        ({"arrays": {"colours": np.zeros(4)}}, "the arrays are"),
        ({"arrays": {"masks": np.zeros((4, slots), np.int8)}}, "uint8"),
        ({"arrays": {"observations": np.zeros((4, size + 1), np.float32)}}, "shape"),
        ({"arrays": {"observations": np.zeros((size, 4), np.float32).T}}, "laid out otherwise"),
        ({"arrays": {"final_observations": np.zeros((4, size), np.float32)}}, "same_step"),
    ]:
        with pytest.raises(EXPECTED, match=says):
            magnat.Batch(game, **{"num_envs": 4, **keywords})
    batch = magnat.Batch(game, 4)
    with pytest.raises(magnat.Refused, match="reset the batch"):
        batch.step(np.zeros(4, np.int64))
    batch.reset()
    before = batch.observations.copy()
    for wrong, says in [
        (np.zeros(3, np.int64), "4 numbers are needed, not 3"),
        (np.zeros((4, 1), np.int64), "whole number"),
        (np.zeros(4), "whole number"),
        ("abcd", "whole number"),
        (7, "whole number"),
        ([0, 0, -1, 0], "environment 2: there is no slot -1"),
        ([0, slots, 0, 0], "environment 1: there is no slot"),
        ([0, 0, 0, slots - 1], "environment 3: slot .* is not allowed"),
    ]:
        with pytest.raises(EXPECTED, match=says):
            batch.step(wrong)
    assert np.array_equal(before, batch.observations), "what was refused has changed nothing"
    with pytest.raises(EXPECTED, match="flags"):
        batch.reset(which=[True])
    with pytest.raises(EXPECTED, match="which is one flag"):
        batch.reset(which=3)
    locked = batch.masks
    locked.flags.writeable = False
    with pytest.raises(ValueError, match="masks cannot be written"):
        batch.step([0, 0, 0, 0])
    locked.flags.writeable = True
    batch.step([0, 0, 0, 0])


def test_a_finished_match_is_left_alone():
    state = magnat.Game("dont_bluff").start(seed=1)
    while not state.is_over:
        state.apply(state.sample())
    before = state.fingerprint
    for wrong in (lambda: state.apply(0), lambda: state.apply(0, seat=0), lambda: state.apply_chance(), state.lapse):
        with pytest.raises(magnat.Refused):
            wrong()
    with pytest.raises(ValueError, match="nobody is asked"):
        state.legal()
    with pytest.raises(ValueError, match="may not act"):
        state.sample(0)
    assert state.fingerprint == before


def test_a_forged_pickle_is_refused():
    state = running(magnat.Game("millionaires"), 1, 5)
    make, given = state.__reduce__()
    for wrong in ("", "{}", "[]", given[3][:-1], given[3].replace("wealth", "health"), given[3].replace("0", "1", 3)):
        with pytest.raises(EXPECTED):
            make(*given[:3], wrong)
    nested: list = []
    nested.append(nested)
    with pytest.raises(ValueError, match="nested deeper"):
        state.apply({"type": nested})
    assert pickle.loads(pickle.dumps(state)) == state


def anything(rng: random.Random, depth: int = 3) -> object:
    kinds = [
        lambda: rng.randint(-(2**70), 2**70),
        lambda: rng.randint(-3, 400),
        lambda: rng.random() * 1e9,
        lambda: float("nan"),
        lambda: None,
        lambda: rng.random() < 0.5,
        lambda: "".join(rng.choice("abc_{}\0é\ud800") for _ in range(rng.randint(0, 9))),
        lambda: b"bytes",
        lambda: np.int64(rng.randint(-5, 300)),
        lambda: np.zeros(3),
        lambda: object(),
    ]
    if depth:
        kinds += [
            lambda: [anything(rng, depth - 1) for _ in range(rng.randint(0, 3))],
            lambda: {str(anything(rng, 0)): anything(rng, depth - 1) for _ in range(rng.randint(0, 3))},
            lambda: {rng.randint(-9, 9): 1},
        ]
    return rng.choice(kinds)()


def bent(action: dict, rng: random.Random) -> dict:
    """An action that is nearly right."""
    changed = dict(action)
    name = rng.choice([*changed, "more"])
    if rng.random() < 0.3:
        changed.pop(name, None)
    else:
        changed[name] = anything(rng)
    return changed


@pytest.mark.parametrize("id", IDS)
def test_anything_at_all(id):
    rng = random.Random(f"anything {id}")
    game = magnat.Game(id)
    refused = 0
    for seed in range(40):
        state = running(game, seed, steps=rng.randint(1, 30))
        for _ in range(150):
            before = (state.steps, state.fingerprint)
            seat = rng.choice([None, 0, 1, 200, -1, "a", anything(rng, 1)])
            given = bent(rng.choice(state.legal()), rng) if rng.random() < 0.5 else anything(rng)
            call = rng.choice(
                [
                    lambda: state.apply(given, seat),
                    lambda: state.apply(given),
                    lambda: state.apply_chance(given),
                    lambda: state.slot_of(given, seat),
                    lambda: state.action(given, seat),
                    lambda: state.observe(seat, out=given),
                    lambda: state.mask(seat, out=given),
                    lambda: state.view(given),
                    lambda: state.history(given),
                    lambda: state.information(given),
                    lambda: state.imagine(seat, given),
                    lambda: state.record(given),
                    lambda: state.say(given, seat),
                    lambda: state.describe(given),
                    lambda: game.start(given),
                    lambda: game.bot(given),
                    lambda: magnat.Game(given, seat),
                    lambda: magnat.Game(id, None, given),
                    lambda: magnat.Batch(game, given),
                    lambda: magnat.play(game, given, 1),
                    lambda: magnat.arena(game, given, 1),
                ]
            )
            try:
                call()
            except EXPECTED as error:
                assert str(error), "an exception says what was expected"
                refused += 1
                assert (state.steps, state.fingerprint) == before, "what was refused has changed nothing"
            if state.is_over:
                break
    assert refused > 1000


def places(value: object, at: tuple = ()) -> list[tuple]:
    """Where something stands in a view."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [place for key, part in inside for place in places(part, (*at, key))]
    return found or [at]


@pytest.mark.parametrize("id", IDS)
def test_a_view_that_was_tampered_with(id):
    rng, game = random.Random(f"views {id}"), magnat.Game(id)
    refused = 0
    for seed in range(20):
        state = running(game, seed, steps=rng.randint(1, 8))
        for _ in range(10):
            view = state.view(0)
            *way, last = rng.choice(places(view))
            part = view
            for key in way:
                part = part[key]
            part[last] = rng.choice([0, 1, 7, 255, -1, None, [], {}, "x"])
            try:
                game.imagine(view, 0)
            except ValueError as error:
                assert str(error)
                refused += 1
    assert refused > 50
    with pytest.raises(ValueError, match="no view of the game"):
        game.imagine({}, 0)
