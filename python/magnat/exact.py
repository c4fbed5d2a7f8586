"""Small sub-games solved exactly, and how far our bots are from perfect play there.

    python -m magnat.exact                  # all sub-games and bots; takes minutes
    python -m magnat.exact --only dont_bluff --bots easy --samples 200

A sub-game is everything that can follow a public moment of a match. It is written as a tree in which every information set
is what a seat did and saw, redacted; OpenSpiel solves that tree by CFR+ and measures NashConv: what all players together
could gain by answering perfectly. What a bot does is found by asking it many times at each of its information sets.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from importlib.resources import files
from dataclasses import dataclass, field
from typing import Any

import pyspiel

import magnat

# CFR+ goes on until all players together could gain less than this.
TARGET = 1e-3

# How often a bot is asked at each information set: those that think longer are asked less.
SAMPLES = {"random": 200, "easy": 200, "normal": 50, "hard": 10}

# No tree is larger, unless somebody has the memory for its text and says so.
MOST_NODES = 500_000


@dataclass
class InformationSet:
    """Moments that look alike to the seat that is asked."""

    seat: int
    number: int
    # All that is legal, not only what has a slot.
    actions: list[dict[str, Any]]
    # Any of its moments: a bot cannot tell them apart.
    moment: magnat.State
    moments: int = 0


@dataclass
class Subgame:
    """Everything that can follow a moment, as a tree of OpenSpiel."""

    start: magnat.State
    most_nodes: int = MOST_NODES
    sets: dict[str, InformationSet] = field(default_factory=dict)
    nodes: int = 0
    ends: int = 0
    # By seat: how many information sets it has.
    counts: dict[int, int] = field(default_factory=dict)
    # By action, as text: its number in the tree.
    labels: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.start.is_over:
            raise ValueError("nothing can follow the end of a match")
        game = self.start.game
        players = " ".join(f'"seat {seat}"' for seat in range(game.seats))
        lines = [f'EFG 2 R "{game.id}" {{ {players} }}', *self._written(self.start)]
        self.game: pyspiel.Game = pyspiel.load_efg_game("\n".join(lines) + "\n")

    def _written(self, start: magnat.State) -> Iterator[str]:
        """The tree in Gambit's format, node by node."""
        waiting = [start]
        while waiting:
            state = waiting.pop()
            self.nodes += 1
            if self.nodes > self.most_nodes:
                raise ValueError(f"more than {self.most_nodes} moments can follow; begin later in the match")
            if state.is_over:
                self.ends += 1
                payoffs = ", ".join(str(value) for value in state.returns)
                yield f't "" {self.ends} "" {{ {payoffs} }}'
                continue
            following = []
            if state.is_chance:
                chances = state.chances()
                words = " ".join(f'"{place}" {share:.17g}' for place, (_, share) in enumerate(chances))
                yield f'c "" {self.nodes} "" {{ {words} }} 0'
                for place in range(len(chances)):
                    following.append(state.clone())
                    following[-1].apply_chance(place)
            else:
                found = self._set_of(state)
                words = " ".join(f'"{self._label(action)}"' for action in found.actions)
                yield f'p "" {found.seat + 1} {found.number} "{found.number}" {{ {words} }} 0'
                for action in found.actions:
                    following.append(state.clone())
                    following[-1].apply(action)
            waiting.extend(reversed(following))

    def _label(self, action: dict[str, Any]) -> int:
        return self.labels.setdefault(json.dumps(action, sort_keys=True), len(self.labels))

    def _set_of(self, state: magnat.State) -> InformationSet:
        seat = state.seat
        assert seat is not None, "somebody is asked where it is neither chance nor over"
        key = f"{seat} {state.information(seat)}"
        if key not in self.sets:
            # Numbers count up for each seat by itself: OpenSpiel wants no gap.
            number = self.counts.get(seat, 0) + 1
            self.counts[seat] = number
            self.sets[key] = InformationSet(seat, number, state.legal(), state.clone())
        found = self.sets[key]
        found.moments += 1
        return found

    def solve(self, target: float, most: int = 20_000) -> tuple[pyspiel.TabularPolicy, float, int]:
        """A profile by CFR+ whose NashConv is below the target, that NashConv, and how many rounds it took."""
        solver = pyspiel.CFRPlusSolver(self.game)
        rounds, step = 0, 25
        while rounds < most:
            for _ in range(step):
                solver.evaluate_and_update_policy()
            rounds += step
            # A table of its own: the other form ends with its solver.
            profile = solver.tabular_average_policy()
            reached = pyspiel.nash_conv(self.game, profile)
            if reached < target:
                return profile, reached, rounds
            step = min(2 * step, 800)
        raise ValueError(f"NashConv is still {reached:.2e} after {rounds} rounds")

    def policy(self, bot: str, samples: int) -> pyspiel.TabularPolicy:
        """What a bot does at each information set, from so many answers; a choice without a choice is asked once."""
        table: dict[str, list[tuple[int, float]]] = {}
        player = self.start.game.bot(bot)
        known = self._known()
        for found in self.sets.values():
            counts = {self._label(action): 0 for action in found.actions}
            asked = samples if len(counts) > 1 else 1
            for sample in range(asked):
                action = player.choose(found.moment, seed=found.number * 1_000_003 + sample)
                counts[self._label(action)] += 1
            key, ids = known[found.seat, found.number]
            table[key] = [(ids[label], count / asked) for label, count in counts.items()]
        return pyspiel.TabularPolicy(table)

    def nash_conv(self, policy: pyspiel.Policy) -> float:
        return float(pyspiel.nash_conv(self.game, policy))

    def _known(self) -> dict[tuple[int, int], tuple[str, dict[int, int]]]:
        """By seat and number of an information set: what OpenSpiel calls it, and its actions by label."""
        known: dict[tuple[int, int], tuple[str, dict[int, int]]] = {}
        waiting = [self.game.new_initial_state()]
        while waiting and len(known) < len(self.sets):
            state = waiting.pop()
            if state.is_terminal():
                continue
            if not state.is_chance_node():
                player = state.current_player()
                ids = {int(state.action_to_string(player, action)): action for action in state.legal_actions()}
                key = state.information_state_string(player)
                # Its name for a set ends with the number that the tree gave it.
                known[player, int(key.rsplit("-", 1)[-1])] = (key, ids)
            waiting.extend(state.child(action) for action in state.legal_actions())
        return known


def replayed(game: magnat.Game, record: str, steps: int) -> magnat.State:
    """The moment after so many steps of a record, with all chance after it open."""
    state = game.start()
    for line in record.splitlines()[1 : steps + 1]:
        fact: dict[str, Any] = json.loads(line)
        if "chance" in fact:
            state.apply_chance(fact["chance"])
        elif "action" in fact:
            state.apply(fact["action"], fact["seat"])
        elif state.steps < fact["seq"]:
            state.lapse()
    return state


def subgames() -> dict[str, magnat.State]:
    """The sub-games that come with the package, by name: each is the moment after a record that breaks off."""
    found = {}
    for file in sorted(files("magnat").joinpath("subgames").iterdir(), key=lambda file: file.name):
        record = file.read_text("utf-8")
        header = json.loads(record.splitlines()[0])
        game = magnat.Game(header["game"], header["seats"], header["options"])
        found[file.name.removesuffix(".jsonl")] = replayed(game, record, len(record.splitlines()) - 1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m magnat.exact", description=__doc__.splitlines()[0])
    parser.add_argument("--only", help="only sub-games whose name begins so")
    parser.add_argument("--bots", default=",".join(SAMPLES), help="names of bots, with commas")
    parser.add_argument("--samples", type=int, help="answers at each information set, instead of the usual number")
    chosen = parser.parse_args()
    print("| sub-game | moments | information sets | CFR+ rounds | CFR+ |", *(f" {bot} |" for bot in chosen.bots.split(",")))
    for name, start in subgames().items():
        if chosen.only and not name.startswith(chosen.only):
            continue
        subgame = Subgame(start)
        _, reached, rounds = subgame.solve(TARGET)
        row = [name, f"{subgame.nodes:,}", f"{len(subgame.sets):,}", str(rounds), f"{reached:.1e}"]
        for bot in chosen.bots.split(","):
            begin = time.perf_counter()
            conv = subgame.nash_conv(subgame.policy(bot, chosen.samples or SAMPLES.get(bot, 50)))
            row.append(f"{conv:.3f} ({time.perf_counter() - begin:.0f} s)")
        print("|", " | ".join(row), "|", flush=True)


if __name__ == "__main__":
    main()
