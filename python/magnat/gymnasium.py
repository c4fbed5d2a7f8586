"""The games as a Gymnasium vector environment: one learning seat, bots in all others.

    >>> import magnat.gymnasium
    >>> envs = magnat.gymnasium.MagnatVectorEnv("millionaires", num_envs=64, seats=3, opponents="easy")
    >>> observations, infos = envs.reset(seed=1)

Which slots are allowed is `infos["action_mask"]`, environments by slots. The reward comes at the end: 1 for a win, shared
where several won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from magnat import Batch, Game

_Item = TypeVar("_Item", bound=np.generic)

_MODES = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class MagnatVectorEnv(VectorEnv):  # type: ignore[misc]  # Its base class is not followed by mypy.
    """Many matches, one seat of each for the learner.

    The arrays that `reset` and `step` return stay the same: each step writes into them. Copy what you keep, or ask for copies
    with `copy=True`.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, bool | int | str] | None = None,
        *,
        seat: int = 0,
        opponents: str | Mapping[int, str] = "easy",
        threads: int = 1,
        max_steps: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = False,
    ) -> None:
        self.game = game if isinstance(game, Game) else Game(game, seats, options)
        self.seat, self.copy = seat, copy
        others = [other for other in range(self.game.seats) if other != seat]
        if len(others) == self.game.seats:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.game.seats - 1}")
        if isinstance(opponents, str):
            opponents = dict.fromkeys(others, opponents)
        if sorted(opponents) != others:
            raise ValueError(f"seats {others} need opponents, not {sorted(opponents)}")
        mode = AutoresetMode(autoreset_mode)
        self.batch = Batch(
            self.game,
            num_envs,
            threads=threads,
            opponents=opponents,
            autoreset=_MODES[mode],  # type: ignore[arg-type]
            max_steps=max_steps,
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.single_observation_space = Box(-1.0, 1.0, (self.game.observation_size,), np.float32)
        self.single_action_space = Discrete(self.game.num_slots)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        # Views, not copies: they show whatever the last step has written.
        self._terminated = self.batch.terminated.view(np.bool_)
        self._truncated = self.batch.truncated.view(np.bool_)
        self._rewards = self.batch.rewards[:, seat]

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begins all matches. `options={"reset_mask": ...}` names those that begin, where autoreset is disabled."""
        if seed is not None and not isinstance(seed, int):
            raise TypeError("one seed is for all environments: each makes its own of it")
        which = (options or {}).get("reset_mask")
        self.batch.reset(seed=seed, which=which)
        return self._own(self.batch.observations), self._infos()

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.batch.step(actions)
        infos = self._infos()
        if self.batch.final_observations is not None:
            ended = self._terminated | self._truncated
            if ended.any():
                infos["final_obs"] = self._own(self.batch.final_observations)
                infos["_final_obs"] = ended
        return (
            self._own(self.batch.observations),
            self._own(self._rewards),
            self._own(self._terminated),
            self._own(self._truncated),
            infos,
        )

    def close_extras(self, **kwargs: Any) -> None:
        pass

    def _infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._own(self.batch.masks.view(np.int8)), "_action_mask": every}

    def _own(self, array: NDArray[_Item]) -> NDArray[_Item]:
        return array.copy() if self.copy else array
