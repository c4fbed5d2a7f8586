"""Players written in Python against each other and against our bots, with luck and place cancelled out.

    >>> import magnat
    >>> from magnat.players import contest
    >>> def careful(state: magnat.State) -> int:
    ...     return state.slots()[0]
    >>> table = contest(magnat.Game("millionaires", 3), {"careful": careful, "easy": "easy"}, deals=20, seed=1)
    >>> table["careful"].win_share + table["easy"].win_share <= 1
    True

It deals like `magnat arena`: one seed is one deal for everybody, and every player plays every seat of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import magnat

# A player is shown the match and answers with a slot or the JSON of an action. It is trusted to look at its own seat only:
# `state.view(state.seat)`, `state.observe()`, `state.mask()`.
Player = Callable[[magnat.State], int | dict[str, Any]]


@dataclass
class Standing:
    """How a player did."""

    # By deal: its mean reward over all its seats.
    deals: list[float] = field(default_factory=list)

    @property
    def win_share(self) -> float:
        """Wins per seat and match; among equals it is one divided by the seats."""
        return sum(self.deals) / max(len(self.deals), 1)

    @property
    def error(self) -> float:
        """The standard error of the win share, from deal to deal."""
        count, mean = len(self.deals), self.win_share
        if count < 2:
            return math.inf
        return math.sqrt(sum((share - mean) ** 2 for share in self.deals) / (count - 1) / count)


def contest(
    game: magnat.Game, players: Mapping[str, Player | str], deals: int, seed: int = 0
) -> dict[str, Standing]:
    """So many deals, each played as often as there are players, who move on by one seat each time."""
    if not 2 <= len(players) <= 8:
        raise ValueError(f"a contest is for 2 to 8 players, not {len(players)}")
    names = list(players)
    asked = [_asked(game, players[name]) for name in names]
    standings = {name: Standing() for name in names}
    for deal in range(deals):
        shares: list[list[float]] = [[] for _ in names]
        for moved in range(len(names)):
            # Which player holds a seat: the first ones hold one more where they do not come out even.
            seated = [(seat + moved) % len(names) for seat in range(game.seats)]
            state = game.start(seed=seed + deal)
            while not state.is_over:
                seat = state.seat
                assert seat is not None, "a match that draws its own chance asks somebody until it is over"
                state.apply(asked[seated[seat]](state))
            for seat, reward in enumerate(state.returns):
                shares[seated[seat]].append(reward)
        for name, rewards in zip(names, shares, strict=True):
            standings[name].deals.append(sum(rewards) / len(rewards))
    return standings


def _asked(game: magnat.Game, player: Player | str) -> Player:
    if not isinstance(player, str):
        return player
    bot = game.bot(player)

    def choose(state: magnat.State) -> dict[str, Any]:
        return bot.choose(state, seed=state.steps)

    return choose
