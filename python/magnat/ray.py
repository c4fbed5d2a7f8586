"""Matches spread over the workers of Ray: on this machine, or on any cluster that Ray is told of.

    python -m magnat.ray --game millionaires --bots hard,normal --games 400

Every deal has its own seed and its own place in the sum, so the result does not depend on how many workers there are.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import ray

import magnat

Json = dict[str, Any]

# So many matches are one task: few enough to spread, many enough to pay for being sent around.
PER_TASK = 32


def simulate(
    game: str,
    bots: str | Sequence[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    seed: int = 0,
) -> Json:
    """Many matches with these bots in their seats: wins and mean scores by seat."""
    table = magnat.Game(game, seats, options)
    parts = ray.get([_simulated.remote(table, bots, first, count) for first, count in _parts(games, seed)])
    shares = [[seat["win_share"] for seat in part["seats"]] for part in parts]
    scores = [[seat["mean_score"] for seat in part["seats"]] for part in parts]
    weights = [part["games"] for part in parts]
    return {
        "games": sum(weights),
        "steps": sum(part["steps"] for part in parts),
        "win_share": _means(shares, weights),
        "mean_score": _means(scores, weights),
    }


def arena(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    seed: int = 0,
) -> Json:
    """Bots against each other, every deal in several seatings: win shares and mean scores by bot."""
    table = magnat.Game(game, seats, options)
    parts = ray.get([_contested.remote(table, list(bots), first, count) for first, count in _parts(games, seed)])
    weights = [part["games"] for part in parts]
    shares = [[bot["win_share"]["mean"] for bot in part["standings"]] for part in parts]
    scores = [[bot["mean_score"] for bot in part["standings"]] for part in parts]
    return {
        "games": sum(weights),
        "bots": list(bots),
        "win_share": _means(shares, weights),
        "mean_score": _means(scores, weights),
    }


def _parts(games: int, seed: int) -> Iterator[tuple[int, int]]:
    """Seeds of the tasks, and how many matches each of them plays: the same whoever plays them."""
    for number, first in enumerate(range(0, games, PER_TASK)):
        yield seed * 1_000_003 + number, min(PER_TASK, games - first)


def _means(rows: list[list[float]], weights: list[int]) -> list[float]:
    """Means by column, always summed in the order of the tasks."""
    total = sum(weights)
    columns = zip(*rows, strict=True)
    return [sum(value * weight for value, weight in zip(column, weights, strict=True)) / total for column in columns]


@ray.remote  # type: ignore[untyped-decorator]  # Ray is not followed by mypy.
def _simulated(table: magnat.Game, bots: str | Sequence[str], seed: int, games: int) -> Json:
    return magnat.play(table, bots, games, seed=seed)


@ray.remote  # type: ignore[untyped-decorator]  # Ray is not followed by mypy.
def _contested(table: magnat.Game, bots: Sequence[str], seed: int, games: int) -> Json:
    return magnat.arena(table, bots, games, seed=seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m magnat.ray", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="millionaires")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="easy,random", help="names of bots, with commas")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, help="as many as there are processors unless told")
    chosen = parser.parse_args()
    ray.init(num_cpus=chosen.workers, include_dashboard=False, log_to_driver=False)
    try:
        report = arena(chosen.game, chosen.bots.split(","), chosen.games, chosen.seats, seed=chosen.seed)
        print(json.dumps(report, indent=2))
    finally:
        ray.shutdown()


if __name__ == "__main__":
    main()
