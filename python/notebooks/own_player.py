# %% [markdown]
# # A player of your own
# A player is a function from a state to a slot, or to the JSON of an action. It may look at what its seat sees:
# `state.view(state.seat)`, `state.observe()`, `state.mask()`.

# %%
import os

import magnat
from magnat.client import Moment
from magnat.players import contest

QUICK = bool(os.environ.get("MAGNAT_QUICK"))


def thrifty(state: magnat.State) -> int:
    """Bids the least that is allowed, as long as that is little, and passes otherwise."""
    slots = state.slots()
    return slots[1] if len(slots) > 1 and slots[1] <= 4 else slots[0]


# %% [markdown]
# In a contest every deal is played from every seat, as in `magnat arena`, so luck and place cancel out. Names are those of
# `docs/bots.md`.

# %%
game = magnat.Game("millionaires", seats=3)
standings = contest(game, {"thrifty": thrifty, "easy": "easy", "random": "random"}, deals=20 if QUICK else 300, seed=1)
for name, standing in standings.items():
    print(f"{name:10} {standing.win_share:.3f} ± {standing.error:.3f}")


# %% [markdown]
# The same player at a table of a server. A moment brings the view and what is offered; `moment.state()` is a world that fits the
# view, with the mask, slots and numbers of the seat. A line that breaks is opened again, and nothing happens twice.

# %%
def at_the_table(moment: Moment) -> dict:
    state = moment.state()
    action = state.action(thrifty(state), moment.seat)
    assert action is not None, "the slot is allowed"
    return action


if url := os.environ.get("MAGNAT_SERVER"):
    with magnat.connect(url, os.environ["MAGNAT_TABLE"], name="Thrifty") as seat:
        print(seat.play(at_the_table))
