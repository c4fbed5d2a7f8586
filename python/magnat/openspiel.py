"""The games for OpenSpiel.

    >>> import magnat.openspiel
    >>> import pyspiel
    >>> game = pyspiel.load_game("magnat_dont_bluff(seats=2)")

An action is the number of a slot. The information state is what a seat did and saw, in order and redacted; the observation
is its view. Options are given as JSON: `magnat.openspiel.load("dont_bluff", 2, {"claims": "off"})` writes them for you.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

import magnat

# More things than this never can happen by chance at one moment.
_MOST_CHANCES = 1024

# OpenSpiel reads the parameters of a game from text in which these four signs have a meaning of their own.
_SIGNS = {"(": "%28", ")": "%29", ",": "%2C", "=": "%3D", "%": "%25"}


def load(
    game: str, seats: int | None = None, options: Mapping[str, bool | int | str] | None = None
) -> MagnatGame:
    """A game with its options."""
    seats = magnat.Game(game, seats).seats
    written = json.dumps(dict(options or {}), separators=(",", ":"), sort_keys=True)
    loaded: MagnatGame = pyspiel.load_game(f"magnat_{game}", {"seats": seats, "options": _wrapped(written)})
    return loaded


def _wrapped(text: str) -> str:
    return "".join(_SIGNS.get(sign, sign) for sign in text)


def _unwrapped(text: str) -> str:
    for sign, code in _SIGNS.items():
        text = text.replace(code, sign)
    return text


class MagnatGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel brings no types.
    """The rules of one table."""

    def __init__(self, game_type: pyspiel.GameType, name: str, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_defaults(name), **(params or {})}
        self.table = magnat.Game(name, chosen["seats"], json.loads(_unwrapped(chosen["options"])))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.num_slots,
            max_chance_outcomes=_MOST_CHANCES,
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            # OpenSpiel counts in 32 bits with a sign.
            max_game_length=min(self.table.max_steps, 2**31 - 1),
        )
        super().__init__(game_type, info, dict(chosen))

    def new_initial_state(self) -> MagnatState:
        return MagnatState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> MagnatObserver:
        if params:
            raise ValueError(f"an observer of Magnat takes no parameters, not {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return MagnatObserver(self.table, recalls)


class MagnatState(pyspiel.State):  # type: ignore[misc]
    """A match at some moment; every chance is a node."""

    def __init__(self, game: MagnatGame) -> None:
        super().__init__(game)
        self.match = game.table.start()

    def current_player(self) -> int:
        if self.match.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.match.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.slots(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(place, probability) for place, (_, probability) in enumerate(self.match.chances())]

    def _apply_action(self, action: int) -> None:
        if self.match.is_chance:
            self.match.apply_chance(action)
        else:
            self.match.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return json.dumps(self.match.chances()[action][0])
        return self.match.game.slot_names[action]

    def is_terminal(self) -> bool:
        return self.match.is_over

    def returns(self) -> list[float]:
        return self.match.returns

    def __str__(self) -> str:
        return f"{self.match.steps} {self.match.fingerprint}"


class MagnatObserver:
    """What a seat knows: its whole past where it recalls, else its view and the numbers of its observation."""

    def __init__(self, table: magnat.Game, recalls: bool) -> None:
        self.recalls = recalls
        # Nothing of fixed length holds a whole past.
        self.tensor = None if recalls else np.zeros(table.observation_size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: MagnatState, player: int) -> None:
        if self.tensor is not None:
            state.match.observe(player, out=self.tensor)

    def string_from(self, state: MagnatState, player: int) -> str:
        if self.recalls:
            return state.match.information(player)
        return json.dumps(state.match.view(player, recall=True), separators=(",", ":"))


def _defaults(name: str) -> dict[str, Any]:
    return {"seats": magnat.Game(name).seats, "options": "{}"}


def _register(name: str, least: int, most: int) -> None:
    game_type = pyspiel.GameType(
        short_name=f"magnat_{name}",
        long_name=f"Magnat: {name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )

    class Registered(MagnatGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game_type, name, params)

    pyspiel.register_game(game_type, Registered)


for _about in magnat.games():
    _register(_about["id"], _about["least_seats"], _about["most_seats"])
