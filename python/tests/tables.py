"""Which tables the tests play at."""

from __future__ import annotations

import random

import magnat

GAMES = magnat.games()
IDS = [about["id"] for about in GAMES]


def seat_counts(about: dict) -> range:
    return range(about["least_seats"], about["most_seats"] + 1)


def option_sets(about: dict, seats: int, sets: int = 3) -> list[dict]:
    """The defaults, and more sets drawn from what the options allow; the same ones every time."""
    rng = random.Random(f"{about['id']} {seats}")
    found: list[dict] = [{}]
    tries = 0
    while len(found) < sets:
        tries += 1
        assert tries < 1000, "options that go together are rare"
        chosen = {}
        for spec in rng.sample(about["options"], min(3, len(about["options"]))):
            value = some_value(spec, seats, rng)
            if value is not None:
                chosen[spec["id"]] = value
        try:
            options = magnat.Game(about["id"], seats, chosen).options
        except ValueError:
            continue  # These do not go together.
        if chosen and all(options != magnat.Game(about["id"], seats, other).options for other in found):
            found.append(chosen)
    return found


def some_value(spec: dict, seats: int, rng: random.Random) -> bool | int | str | None:
    if "among" not in spec:
        return rng.random() < 0.5
    allowed = rng.choice(spec["among"])
    if allowed == "seat":
        return rng.randrange(seats)
    if "word" in allowed:
        return allowed["word"]
    if "range" in allowed:
        return rng.randint(*allowed["range"])
    return None  # Free text, such as a board file.


def all_tables(sets: int = 3) -> list[tuple[str, int, dict]]:
    return [
        (about["id"], seats, options)
        for about in GAMES
        for seats in seat_counts(about)
        for options in option_sets(about, seats, sets)
    ]


def name_of(table: tuple[str, int, dict]) -> str:
    return f"{table[0]}-{table[1]}-{sorted(table[2].items())}".replace(" ", "")


def played(game: magnat.Game, seed: int, steps: int) -> magnat.State:
    """A match at random, after so many decisions or at its end."""
    state = game.start(seed=seed)
    for _ in range(steps):
        if state.is_over:
            break
        state.apply(state.sample())
    return state


def running(game: magnat.Game, seed: int, steps: int) -> magnat.State:
    """The same, a few decisions earlier if it was over by then."""
    while (state := played(game, seed, steps)).is_over:
        steps //= 2
    return state
