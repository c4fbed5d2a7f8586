"""The games as PettingZoo AEC environments.

Every seat is an agent. An observation holds the numbers of `Game.features`, the action is the number of a slot, and the reward
comes at the end: 1 for the winner, shared where several won. Which slots are allowed is `infos[agent]["action_mask"]`, or a
part of the observation for learners that look there (`mask_in="observation"`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from magnat import Game, State


class Slots(Discrete):  # type: ignore[misc]
    """The slots of a table. Without a mask it samples from those that are allowed at this moment."""

    def __init__(self, env: MagnatEnv, seat: int) -> None:
        super().__init__(env.game.num_slots)
        self._env, self._seat = env, seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._seat in self._env.match.to_act:
            mask = self._env.match.mask(self._seat).view(np.int8)
        slot: np.int64 = super().sample(mask, probability)
        return slot


class MagnatEnv(AECEnv):  # type: ignore[misc]  # PettingZoo brings no types that mypy could follow.
    """One table. `seed` in `reset` decides all chance; without one each match follows from the one before."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, bool | int | str] | None = None,
        render_mode: str | None = None,
        mask_in: Literal["info", "observation"] = "info",
    ) -> None:
        super().__init__()
        self.game = game if isinstance(game, Game) else Game(game, seats, options)
        self.metadata = {
            "name": f"magnat_{self.game.id}_v{self.game.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"no render mode {render_mode!r}; the modes are: ansi, human")
        if mask_in not in ("info", "observation"):
            raise ValueError(f"the mask goes into info or observation, not into {mask_in!r}")
        self.render_mode, self.mask_in = render_mode, mask_in
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers, slots = self.game.observation_size, self.game.num_slots
        self.observation_spaces: dict[str, Space] = {}
        for agent in self.possible_agents:
            known = Box(-1.0, 1.0, (numbers,), np.float32)
            with_mask = Dict({"observation": known, "action_mask": Box(0, 1, (slots,), np.int8)})
            self.observation_spaces[agent] = known if mask_in == "info" else with_mask
        self.action_spaces = {agent: Slots(self, seat) for agent, seat in self._seat_of.items()}
        self.state_space = Box(-1.0, 1.0, (self.game.seats, numbers), np.float32)
        self._random = np_random(None)[0]

    def observation_space(self, agent: str) -> Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Slots:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np_random(seed)[0]
        self.match: State = self.game.start(seed=int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for the number of a slot")
        self.match.apply(action, self._seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        if self.match.is_over:
            self.rewards = dict(zip(self.agents, self.match.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Turns to the agent that is asked, and tells it what it may do."""
        self.agent_selection = self.possible_agents[self.match.seat or 0]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.mask_in == "info":
            self.infos[self.agent_selection]["action_mask"] = self.match.mask().view(np.int8)

    def observe(self, agent: str) -> Any:
        seat = self._seat_of[agent]
        known = self.match.observe(seat)
        if self.mask_in == "info":
            return known
        return {"observation": known, "action_mask": self.match.mask(seat).view(np.int8)}

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What all seats know together."""
        return np.stack([self.match.observe(seat) for seat in range(self.game.seats)])

    def render(self) -> str | None:
        table = self.match.describe()
        if self.render_mode == "human":
            print(table)
            return None
        return table if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    render_mode: str | None = None,
    mask_in: Literal["info", "observation"] = "info",
) -> MagnatEnv:
    """An environment of this game, by PettingZoo's usual name for such a function."""
    return MagnatEnv(game, seats, options, render_mode, mask_in)
