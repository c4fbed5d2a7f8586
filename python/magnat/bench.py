"""How fast the package is, beside other libraries of games in the same run.

    python -m magnat.bench                  # everything that is installed
    python -m magnat.bench --seconds 0.2    # a quick look

Play is random. A step is a decision or an outcome of chance. Bare play sees nothing. Everybody else does the same work for a
decision: an observation as numbers, what is allowed, a random choice among that, and the step. The best of some runs counts,
by the time of the processor, so that other programs on the machine disturb less; only two threads go by the clock on the wall.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import time
from collections.abc import Callable

import numpy as np

import magnat

RUNS = 3
ENVS = 4096


def best(seconds: float, work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """How many a second: `work` does some and says how many."""
    found = 0.0
    for _ in range(RUNS):
        done, begin = 0, clock()
        while (passed := clock() - begin) < seconds:
            done += work()
        found = max(found, done / passed)
    return found


def bare(game: magnat.Game, seconds: float) -> float:
    seeds = iter(range(10**9))
    return best(seconds, lambda: int(magnat.play(game, "random", 300, seed=next(seeds))["steps"]))


def two_threads(game: magnat.Game, seconds: float) -> float:
    """How many times as fast two threads are as one."""
    one, two = (batch(game, seconds, threads, time.perf_counter)[0] for threads in (1, 2))
    return two / one


def batch(
    game: magnat.Game, seconds: float, threads: int = 1, clock: Callable[[], float] = time.process_time
) -> tuple[float, float]:
    """Steps and decisions a second in a batch, all of it in Rust."""
    made = magnat.Batch(game, ENVS, threads=threads, seed=1, autoreset="same_step")
    made.reset()
    decisions = 0
    steps = 0

    def work() -> int:
        nonlocal decisions, steps
        played = made.play_random(20)
        decisions, steps = decisions + played[0], steps + played[1]
        return played[1]

    work()
    rate = best(seconds, work, clock)
    return rate, rate * decisions / steps


def batch_from_python(game: magnat.Game, seconds: float) -> float:
    """Decisions a second where numpy chooses among what is allowed."""
    made, rng = magnat.Batch(game, ENVS, seed=1, autoreset="same_step"), np.random.default_rng(1)
    made.reset()

    def work() -> int:
        made.step((rng.random(made.masks.shape, np.float32) * made.masks).argmax(axis=1))
        return ENVS

    return best(seconds, work)


def single(game: magnat.Game, seconds: float, observes: bool) -> float:
    """Steps a second of one state after another, driven by a loop in Python."""
    seeds = iter(range(10**9))
    seen = np.zeros(game.observation_size, np.float32)

    def work() -> int:
        state = game.start(seed=next(seeds))
        apply, sample, observe = state.apply, state.sample, state.observe
        while not state.is_over:
            if observes:
                observe(out=seen)
            apply(sample())
        return state.steps

    return best(seconds, work)


def openspiel(seconds: float) -> float:
    import pyspiel

    game, choose = pyspiel.load_game("leduc_poker"), random.Random(1).choice

    def work() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose(state.legal_actions()))
                continue
            state.information_state_tensor()
            state.legal_actions_mask()
            state.apply_action(choose(state.legal_actions()))
            done += 1
        return done

    return best(seconds, work)


def pettingzoo(seconds: float) -> float:
    from pettingzoo.classic import leduc_holdem_v4

    env, choose = leduc_holdem_v4.raw_env(), random.Random(1).choice

    def work() -> int:
        env.reset()
        done = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(choose(np.flatnonzero(seen["action_mask"])))
            done += 1
        return done

    return best(seconds, work)


def rlcard(seconds: float) -> float:
    import rlcard as library

    env, choose = library.make("leduc-holdem"), random.Random(1).choice

    def work() -> int:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            done += 1
        return done

    return best(seconds, work)


OTHERS = {
    "OpenSpiel, Leduc": ("pyspiel", openspiel),
    # Its Leduc draws by pygame, even where nobody looks.
    "PettingZoo, Leduc": ("pygame", pettingzoo),
    "RLCard, Leduc": ("rlcard", rlcard),
}


def is_there(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m magnat.bench", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of three runs of each measurement")
    parser.add_argument("--seats", type=int, default=4)
    seconds = parser.parse_args().seconds
    seats = parser.parse_args().seats
    others = {name: run(seconds) for name, (module, run) in OTHERS.items() if is_there(module)}
    print(f"Batches of {ENVS:,}; all in million a second.\n")
    print("| game | bare steps | batch: steps | of bare | two threads | batch: decisions | chosen by numpy | one state: steps | and observing |")
    print("|---|---|---|---|---|---|---|---|---|")
    decided = {}
    for about in magnat.games():
        game = magnat.Game(about["id"], max(about["least_seats"], min(about["most_seats"], seats)))
        alone = bare(game, seconds)
        steps, decisions = batch(game, seconds)
        decided[about["id"]] = (decisions, single(game, seconds, True))
        row = [
            f"`{about['id']}`",
            f"{alone / 1e6:.2f}",
            f"{steps / 1e6:.2f}",
            f"{100 * steps / alone:.0f} %",
            f"{two_threads(game, seconds):.2f}x",
            f"{decisions / 1e6:.2f}",
            f"{batch_from_python(game, seconds) / 1e6:.2f}",
            f"{single(game, seconds, False) / 1e6:.2f}",
            f"{decided[about['id']][1] / 1e6:.2f}",
        ]
        print("|", " | ".join(row), "|", flush=True)
    print("\n| library | decisions/s |", *(f"batch of `{name}` |" for name in decided))
    print("|---|---|" + "---|" * len(decided))
    for name, rate in others.items():
        ratios = [f"{decisions / rate:,.0f}x" for decisions, _ in decided.values()]
        print("|", " | ".join([name, f"{rate:,.0f}", *ratios]), "|")
    for name, (module, _) in OTHERS.items():
        if not is_there(module):
            print(f"Not measured: {name} ({module} is not installed).")


if __name__ == "__main__":
    main()
