"""Sub-games small enough to be solved, by OpenSpiel."""

from __future__ import annotations

import doctest

import pytest

import magnat
import magnat.players
from magnat.exact import TARGET, Subgame, replayed, subgames


@pytest.mark.parametrize("name", ["dont_bluff-small", "millionaires-small"])
def test_cfr_plus_comes_close_to_perfect_play(name):
    subgame = Subgame(subgames()[name])
    assert any(found.moments > 1 for found in subgame.sets.values()), "something is hidden"
    profile, reached, _ = subgame.solve(TARGET)
    assert 0 <= reached < TARGET
    assert subgame.nash_conv(profile) == pytest.approx(reached)
    random, thinker = (subgame.nash_conv(subgame.policy(bot, 10)) for bot in ("random", "normal"))
    assert thinker < random / 4


def test_a_subgame_begins_where_its_record_breaks_off():
    for name, start in subgames().items():
        assert start.game.id == name.split("-")[0] and not start.is_over
        assert replayed(start.game, start.record(), start.steps) == start
    with pytest.raises(ValueError, match="more than"):
        Subgame(magnat.Game("millionaires").start(), most_nodes=1000)


def test_players_of_python_meet_ours():
    outcome = magnat.players.contest(
        magnat.Game("millionaires", 3), {"any": magnat.State.sample, "easy": "easy"}, deals=15, seed=1
    )
    assert outcome["easy"].win_share > outcome["any"].win_share
    assert 0 < outcome["easy"].error < 0.2
    with pytest.raises(ValueError, match="2 to 8 players"):
        magnat.players.contest(magnat.Game("millionaires"), {"alone": "easy"}, deals=1)


@pytest.mark.parametrize("module", [magnat, magnat.players])
def test_examples_in_the_documentation_hold(module):
    found = doctest.testmod(module)
    assert found.attempted > 0 and found.failed == 0
