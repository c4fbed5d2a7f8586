"""A match: what it tells, what it does, what it refuses."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys

import numpy as np
import pytest
from tables import GAMES, IDS, all_tables, name_of, played, running

import magnat

PROGRAM = os.environ.get("MAGNAT_PROGRAM")


def test_the_package_is_quick_to_import():
    timed = "import time; begin = time.perf_counter(); import magnat; print(time.perf_counter() - begin)"
    seconds = min(float(subprocess.check_output([sys.executable, "-c", timed])) for _ in range(3))
    assert seconds < 0.15


def test_every_game_is_listed():
    assert [about["id"] for about in GAMES] == sorted(IDS)
    assert len(IDS) == 5
    assert all(about["options"] for about in GAMES)


@pytest.mark.parametrize("table", all_tables(), ids=name_of)
def test_a_random_match_ends_at_every_table(table):
    game = magnat.Game(*table)
    # A long game is left after a while: what holds at every step was seen by then.
    state = played(game, 1, steps=2000)
    if state.is_over:
        assert state.turn == "over" and state.seat is None and state.to_act == []
        assert sum(state.returns) in (pytest.approx(1.0), 0.0)
        assert len(state.outcome["ranks"]) == game.seats
        assert state.scores == state.outcome["scores"]
    else:
        assert state.outcome is None and state.returns == [0.0] * game.seats


@pytest.mark.parametrize("id", IDS)
def test_masks_slots_and_actions_say_the_same(id):
    game = magnat.Game(id)
    for seed in range(3):
        state = running(game, seed, steps=20 + seed)
        seat = state.seat
        slots = state.slots()
        assert slots == list(np.flatnonzero(state.mask()))
        assert state.mask().shape == (game.num_slots,) and state.mask().dtype == np.uint8
        for slot in slots:
            assert state.slot_of(state.action(slot)) == slot
        for closed in set(range(game.num_slots)) - set(slots):
            assert state.action(closed) is None
            with pytest.raises(magnat.Refused):
                state.apply(closed)
        others = [other for other in range(game.seats) if other not in state.to_act]
        assert all(not state.mask(other).any() and state.slots(other) == [] for other in others)
        assert state.seat == seat, "what was refused has changed nothing"


@pytest.mark.parametrize("id", IDS)
def test_a_slot_and_its_json_do_the_same(id):
    by_slot, by_json = (magnat.Game(id).start(seed=5) for _ in range(2))
    for _ in range(60):
        if by_slot.is_over:
            break
        slot = by_slot.sample()
        by_json.apply(by_json.action(slot))
        by_slot.apply(slot)
        assert by_slot == by_json and hash(by_slot) == hash(by_json)


@pytest.mark.parametrize("id", IDS)
def test_observations_are_written_in_place(id):
    game = magnat.Game(id)
    state = running(game, 3, steps=10)
    seen = np.full(game.observation_size, 7, np.float32)
    assert state.observe(0, out=seen) is seen
    assert np.array_equal(seen, state.observe(0))
    assert np.all(np.abs(seen) <= 1)
    assert sum(size for _, size in game.features) == game.observation_size
    allowed = np.full(game.num_slots, 7, np.uint8)
    assert state.mask(out=allowed) is allowed and set(allowed) <= {0, 1}


@pytest.mark.parametrize("id", IDS)
def test_chance_is_yours_without_a_seed(id):
    state = magnat.Game(id).start()
    brought = 0
    for _ in range(300):
        if state.is_over:
            break
        if state.is_chance:
            chances = state.chances()
            assert sum(probability for _, probability in chances) == pytest.approx(1)
            twin = state.clone()
            twin.apply_chance(chances[-1][0])
            other = state.clone()
            other.apply_chance(len(chances) - 1)
            assert twin == other
            with pytest.raises(magnat.Refused, match="turn of chance"):
                state.apply(0)
            state.apply_chance()
            brought += 1
        else:
            assert state.chances() == []
            with pytest.raises(magnat.Refused, match="not the turn of chance"):
                state.apply_chance(0)
            state.apply(state.sample())
    assert brought > 0


@pytest.mark.parametrize("id", IDS)
def test_copies_and_pickles_go_their_own_way(id):
    state = running(magnat.Game(id), 9, steps=15)
    twins = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    assert all(twin == state and twin.history(0) == state.history(0) for twin in twins)
    slot = state.slots()[0]
    before = state.fingerprint
    for twin in twins:
        twin.apply(slot)
    assert state.fingerprint == before
    assert len(set(twins)) == 1, "they draw the same chance"
    game = pickle.loads(pickle.dumps(state.game))
    assert game == state.game and hash(game) == hash(state.game)


def test_states_of_other_tables_are_never_equal():
    one, other = (magnat.Game("millionaires", 3, {"hidden_tiles": hidden}) for hidden in (False, True))
    assert one != other and one.start(seed=1) != other.start(seed=1)
    assert one.start(seed=1) != "a state"


@pytest.mark.parametrize("id", IDS)
def test_histories_are_redacted(id):
    """What a seat is told depends on what it may know: all worlds that it can imagine tell it the same."""
    state = running(magnat.Game(id), 4, steps=25)
    for seat in range(state.game.seats):
        known = state.information(seat)
        for seed in range(5):
            world = state.imagine(seat, seed)
            assert world.view(seat, recall=True) == state.view(seat, recall=True)
            assert np.array_equal(world.observe(seat), state.observe(seat))
            assert world.information(seat) == known and world.history(seat) == state.history(seat)
            assert pickle.loads(pickle.dumps(world)) == world


def test_an_imagined_world_is_told_as_such():
    state = running(magnat.Game("dont_bluff", 3), 2, steps=6)
    world = state.imagine(0, 1)
    while not world.is_over:
        world.apply(world.sample())
    assert len(world.history(0)) > len(state.history(0))
    with pytest.raises(magnat.Refused, match="seat 0 imagined this world"):
        world.history(1)
    with pytest.raises(magnat.Refused, match="it has no record"):
        world.record()


def test_a_seat_is_not_told_what_it_did_not_see():
    game = magnat.Game("dont_bluff", 2, {"claims": "off", "first_player": "seat_0"})
    told = []
    for cards in ({"ones": 1}, {"bluffs": 1}):
        state = game.start()
        state.apply_chance(0)
        state.apply({"type": "offer", "cards": {"fives": 0, "twos": 0, "ones": 0, "bluffs": 0, **cards}})
        told.append((state.information(1), state.information(0), str(state.history(1)), str(state.view(1))))
    (one, other) = told
    assert one[0] == other[0] and one[2] == other[2] and one[3] == other[3]
    assert one[1] != other[1]


@pytest.mark.parametrize("id", IDS)
def test_records_are_verified_by_the_program(id, tmp_path):
    if PROGRAM is None:
        pytest.fail("MAGNAT_PROGRAM names no program; `cargo xtask test` sets it")
    states = [played(magnat.Game(id), seed, steps=100_000) for seed in range(2)]
    by_hand = magnat.Game(id).start()
    while not by_hand.is_over:
        if by_hand.is_chance:
            by_hand.apply_chance()
        else:
            by_hand.apply(by_hand.sample())
    file = tmp_path / "matches.jsonl"
    players = [f"Robo {seat}" for seat in range(by_hand.game.seats)]
    file.write_text("".join(state.record(players) for state in [*states, by_hand]))
    done = subprocess.run([PROGRAM, "verify", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "ru"])
@pytest.mark.parametrize("id", IDS)
def test_a_match_is_told_in_sentences(id, lang):
    state = played(magnat.Game(id), 8, steps=12)
    for seat in (None, 0):
        sentences = state.say(lang, seat)
        assert sentences and all(sentence and "{" not in sentence for sentence in sentences)
        assert "{" not in state.describe(lang, seat)
    with pytest.raises(ValueError, match="xx"):
        state.say("xx")


def test_bots_choose_what_is_allowed():
    game = magnat.Game("millionaires", 3)
    for name in ["random", "easy", "policy", "flat:20"]:
        bot, state = game.bot(name), game.start(seed=2)
        while not state.is_over:
            action = bot.choose(state, seed=state.steps)
            assert action == game.bot(name).choose(state, seed=state.steps)
            state.apply(action)
    with pytest.raises(ValueError, match="no bot 'none'|no bot \"none\""):
        game.bot("none")
    with pytest.raises(ValueError, match="other rules"):
        magnat.Game("millionaires", 4).bot("easy").choose(game.start(seed=1))


def test_a_refusal_names_its_rule():
    state = magnat.Game("millionaires", 3).start(seed=1)
    with pytest.raises(magnat.Refused) as refused:
        state.apply({"type": "discard", "value": 3})
    assert refused.value.rule == "MB-35"
    assert refused.value.paragraph == state.game.rule("mb-35")
    assert refused.value.paragraph in str(refused.value)
    with pytest.raises(magnat.Refused) as refused:
        state.apply({"type": "fly"})
    assert refused.value.rule is None and "not an action of this game" in str(refused.value)
