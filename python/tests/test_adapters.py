"""The games in the shapes of other libraries, by the tests of those libraries."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, render_test, seed_test
from tables import GAMES, IDS, all_tables, name_of, seat_counts

import magnat
import magnat.openspiel
from magnat.gymnasium import MagnatVectorEnv
from magnat.pettingzoo import env

# Three sets of options for each game and each number of seats. Warnings are errors, as pyproject.toml says.
TABLES = all_tables(sets=3)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_pettingzoo_is_content(table, capsys):
    api_test(env(*table), num_cycles=100)
    seed_test(lambda: env(*table), num_cycles=40)
    render_test(lambda render_mode: env(*table, render_mode=render_mode))


def test_pettingzoo_masks_are_where_they_are_wanted():
    inside = env("dont_bluff", 3, mask_in="observation")
    outside = env("dont_bluff", 3)
    for made in (inside, outside):
        made.reset(seed=5)
    agent = inside.agent_selection
    assert agent == outside.agent_selection
    seen = inside.observe(agent)
    assert inside.observation_space(agent).contains(seen)
    assert np.array_equal(seen["observation"], outside.observe(agent))
    assert np.array_equal(seen["action_mask"], outside.infos[agent]["action_mask"])
    assert outside.state_space.contains(outside.state())
    with pytest.raises(ValueError, match="render mode"):
        env("dont_bluff", render_mode="smell")
    with pytest.raises(ValueError, match="mask goes into"):
        env("dont_bluff", mask_in="thin air")


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("id", IDS)
def test_a_vector_environment_for_one_seat(id, mode):
    envs = MagnatVectorEnv(id, num_envs=5, seat=1, opponents="random", autoreset_mode=mode, max_steps=300, copy=True)
    observations, infos = envs.reset(seed=7)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(250):
        assert envs.observation_space.contains(observations)
        slots = (rng.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(axis=1)
        observations, rewards, terminated, truncated, infos = envs.step(slots)
        over = terminated | truncated
        ended += int(over.sum())
        assert terminated.dtype == np.bool_ and rewards.shape == (5,)
        assert ((rewards >= 0) & (rewards <= 1)).all() and not rewards[~terminated].any()
        if mode == AutoresetMode.SAME_STEP:
            assert ("final_obs" in infos) == over.any()
        if mode == AutoresetMode.DISABLED and over.any():
            observations, infos = envs.reset(options={"reset_mask": over})
    assert ended > 0
    envs.close()


def test_a_vector_environment_repeats_itself_by_its_seed():
    envs = MagnatVectorEnv("millionaires", num_envs=3, seats=4, opponents={0: "easy", 1: "random", 3: "easy"}, seat=2)
    first, _ = envs.reset(seed=3)
    first = first.copy()
    envs.step(np.zeros(3, np.int64))
    again, _ = envs.reset(seed=3)
    assert np.array_equal(first, again)
    with pytest.raises(ValueError, match="need opponents"):
        MagnatVectorEnv("millionaires", opponents={0: "easy"})
    with pytest.raises(ValueError, match="no seat 9"):
        MagnatVectorEnv("millionaires", seat=9)


# A random match of these takes long when every step is written down and read again, so they are looked at for a while only.
LONG = {"deluxe", "property_tournament"}


@pytest.mark.parametrize("about", GAMES, ids=IDS)
def test_openspiel_is_content(about):
    for seats in seat_counts(about):
        game = magnat.openspiel.load(about["id"], seats)
        if about["id"] not in LONG:
            pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        state = game.new_initial_state()
        rng = np.random.default_rng(seats)
        for _ in range(80):
            if state.is_terminal():
                break
            state.apply_action(int(rng.choice(state.legal_actions())))
        read_game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(read) == str(state) and read_game.num_players() == seats


def test_openspiel_takes_options():
    options = {"claims": "off", "max_rounds": 1}
    game = magnat.openspiel.load("dont_bluff", 2, options)
    assert game.table.options["claims"] == "off"
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
    read_game, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert read_game.table.options == game.table.options


def test_openspiel_information_is_redacted():
    """Two offers that look alike are one information set of the other seat, and two of the offerer."""
    game = magnat.openspiel.load("dont_bluff", 2, {"claims": "off", "first_player": "seat_0"})
    told = []
    for name in ("(0,0,1,0)", "(0,0,0,1)"):
        state = game.new_initial_state()
        state.apply_action(0)
        slot = next(slot for slot in state.legal_actions() if state.action_to_string(slot).endswith(name))
        state.apply_action(slot)
        told.append([state.information_state_string(player) for player in (0, 1)])
    assert told[0][1] == told[1][1] and told[0][0] != told[1][0]
    assert state.observation_tensor(1) == pytest.approx(list(state.match.observe(1)))
