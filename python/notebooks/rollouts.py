# %% [markdown]
# # Many matches at once
# A batch steps many matches together and writes into the same arrays again and again. Nothing is copied on the way.

# %%
import os

import numpy as np

import magnat

QUICK = bool(os.environ.get("MAGNAT_QUICK"))
game = magnat.Game("cover_your_assets", seats=4)
batch = magnat.Batch(game, num_envs=256, threads=2, seed=1, autoreset="same_step")
batch.reset()
print(batch.observations.shape, batch.masks.shape, game.features[:3])

# %% [markdown]
# Random slots, drawn in Python: every allowed one is as likely as any other.

# %%
rng = np.random.default_rng(0)
wins = np.zeros(game.seats)
for _ in range(200 if QUICK else 2_000):
    batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
    wins += batch.rewards.sum(axis=0)
print("wins by seat:", wins)

# %% [markdown]
# Whole matches of bots need no Python at all. The numbers are those of `magnat simulate` and `magnat arena`.

# %%
report = magnat.play(game, ["easy", "random", "random", "random"], games=20, seed=1, threads=2)
print([round(seat["win_share"], 2) for seat in report["seats"]])
report = magnat.arena(game, ["easy", "random"], games=20, seed=1, threads=2)
print([(bot["bot"], round(bot["win_share"]["mean"], 2)) for bot in report["standings"]])
