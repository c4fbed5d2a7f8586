"""Many matches at once: the same bytes however they are stepped, in the arrays of the caller."""

from __future__ import annotations

import gc
import resource
import threading

import numpy as np
import pytest
from tables import GAMES, IDS, seat_counts

import magnat

NAMES = ["observations", "masks", "seats", "rewards", "terminated", "truncated", "steps"]


def pick(batch: magnat.Batch, rng: np.random.Generator) -> np.ndarray:
    """A random allowed slot for every environment; slot 0 where there is none."""
    weights = rng.random(batch.masks.shape) * batch.masks
    return weights.argmax(axis=1)


def run(batch: magnat.Batch, steps: int) -> list[bytes]:
    rng = np.random.default_rng(1)
    batch.reset()
    seen = []
    for _ in range(steps):
        batch.step(pick(batch, rng))
        seen.append(b"".join(getattr(batch, name).tobytes() for name in NAMES))
    return seen


@pytest.mark.parametrize("id", IDS)
def test_any_number_of_threads_writes_the_same_bytes(id):
    game = magnat.Game(id)
    runs = [run(magnat.Batch(game, 7, threads=threads, seed=3), 60) for threads in (1, 2, 3)]
    assert runs[0] == runs[1] == runs[2]
    assert run(magnat.Batch(game, 7, seed=4), 60) != runs[0]


@pytest.mark.parametrize("id", IDS)
def test_random_play_in_one_go_is_the_same_play(id):
    game, ends = magnat.Game(id), []
    for threads, goes in ((1, [1] * 300), (1, [300]), (2, [7, 293])):
        batch = magnat.Batch(game, 5, threads=threads, seed=3, autoreset="same_step")
        batch.reset()
        played = [batch.play_random(times) for times in goes]
        bytes_left = b"".join(getattr(batch, name).tobytes() for name in NAMES)
        ends.append((bytes_left, *(sum(column) for column in zip(*played, strict=True))))
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("about", GAMES, ids=IDS)
def test_every_seat_count_shows_what_a_state_shows(about):
    for seats in seat_counts(about):
        batch = magnat.Batch(magnat.Game(about["id"], seats), 3, seed=seats)
        batch.reset()
        assert set(batch.seats) <= set(range(seats))
        assert batch.masks.any(axis=1).all()
        assert np.abs(batch.observations).max() <= 1
        assert batch.rewards.shape == (3, seats)


def test_matches_begin_anew_as_they_were_told():
    game = magnat.Game("millionaires", 3)
    for mode in ("next_step", "same_step", "disabled"):
        batch, rng = magnat.Batch(game, 4, seed=1, autoreset=mode), np.random.default_rng(2)
        assert batch.autoreset == mode
        batch.reset()
        ended = 0
        for _ in range(400):
            batch.step(pick(batch, rng))
            over = batch.terminated == 1
            if over.any():
                ended += int(over.sum())
                assert (batch.rewards[over].sum(axis=1) <= 1.001).all()
                if mode == "same_step":
                    assert (batch.seats[over] < 3).all() and batch.masks[over].any(axis=1).all()
                    assert batch.final_observations[over].any(axis=1).all()
                else:
                    assert (batch.seats[over] == 255).all() and not batch.masks[over].any()
                    assert batch.final_observations is None
                if mode == "disabled":
                    with pytest.raises(magnat.Refused, match="the match is over; reset it first"):
                        batch.step(pick(batch, rng))
                    batch.reset(which=over)
                    assert (batch.seats < 3).all()
        assert ended > 8, mode


def test_opponents_play_inside():
    game = magnat.Game("millionaires", 3)
    batch = magnat.Batch(game, 16, seed=1, opponents={0: "easy", 2: "random"}, threads=2)
    batch.reset()
    for _ in range(100):
        batch.step(pick(batch, np.random.default_rng(0)))
        assert set(batch.seats) <= {1, 255}


def test_matches_are_cut_off():
    batch = magnat.Batch(magnat.Game("deluxe"), 4, seed=1, max_steps=30, autoreset="same_step")
    batch.reset()
    cut = 0
    for _ in range(60):
        batch.step(pick(batch, np.random.default_rng(0)))
        cut += int(batch.truncated.sum())
        assert not (batch.truncated & batch.terminated).any()
        assert batch.steps.max() <= 30
    assert cut > 0


def test_the_callers_arrays_are_written_and_stay_where_they_are():
    game = magnat.Game("dont_bluff", 4)
    # As a shared memory would hand it out: one block, of which the arrays are parts.
    observations = np.frombuffer(bytearray(8 * game.observation_size * 4), np.float32).reshape(8, -1)
    masks = np.zeros((8, game.num_slots), np.uint8)
    batch = magnat.Batch(game, 8, seed=1, arrays={"observations": observations, "masks": masks})
    batch.reset()
    addresses = {name: getattr(batch, name).__array_interface__["data"][0] for name in NAMES}
    assert batch.observations is observations and batch.masks is masks
    for _ in range(50):
        before = observations.copy()
        batch.step(pick(batch, np.random.default_rng(3)))
        assert not np.array_equal(before, observations)
        now = {name: getattr(batch, name).__array_interface__["data"][0] for name in NAMES}
        assert now == addresses


def test_other_threads_of_python_go_on_meanwhile():
    batch = magnat.Batch(magnat.Game("millionaires"), 512, seed=1)
    batch.reset()
    counted, done = 0, threading.Event()

    def play():
        batch.play_random(2_000)
        done.set()

    worker = threading.Thread(target=play)
    worker.start()
    while not done.wait(0.0005):
        counted += 1
    worker.join()
    assert counted > 20, "the interpreter was held while the batch was stepped"


def test_memory_does_not_grow():
    def used() -> int:
        gc.collect()
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    batch = magnat.Batch(magnat.Game("millionaires"), 1024, seed=1)
    batch.reset()
    rng = np.random.default_rng(0)
    for _ in range(20):
        batch.step(pick(batch, rng))
    batch.play_random(100)
    before = used()
    steps = 0
    while steps < 10_000_000:
        steps += batch.play_random(1_000)[1]
    for _ in range(200):
        batch.step(pick(batch, rng))
    grown = used() - before
    assert grown < 2_048, f"{grown} KiB more after {steps} steps"


def test_a_lists_of_actions_and_other_whole_numbers_do():
    game = magnat.Game("millionaires")
    seen = []
    for kind in (list, lambda slots: slots.astype(np.int32), lambda slots: np.repeat(slots, 2)[::2]):
        batch = magnat.Batch(game, 3, seed=1)
        batch.reset()
        batch.step(kind(batch.masks.argmax(axis=1)))
        seen.append(batch.observations.tobytes())
    assert seen[0] == seen[1] == seen[2]


def test_whole_matches_of_bots_have_the_numbers_of_the_program():
    game = magnat.Game("millionaires", 3)
    one, two = (magnat.play(game, ["easy", "random", "random"], 30, seed=1, threads=threads) for threads in (1, 2))
    assert one.pop("speed") and two.pop("speed") and one == two
    assert one["seats"][0]["win_share"] > one["seats"][1]["win_share"]
    assert magnat.play(game, "random", 10, seed=1)["games"] == 10
    report = magnat.arena(game, ["easy", "random"], 40, seed=1)
    assert report["standings"][0]["elo"]["mean"] > report["standings"][1]["elo"]["mean"]
    with pytest.raises(ValueError, match="3 seats"):
        magnat.play(game, ["easy"], 1)
    with pytest.raises(ValueError, match="2 to"):
        magnat.arena(game, ["easy"], 1)
    with pytest.raises(ValueError, match="threads"):
        magnat.play(game, "easy", 1, threads=0)
