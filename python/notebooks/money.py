# %% [markdown]
# # Money over time
# How every seat stands by the measure of the game, here its profit, in one match of bots.

# %%
import os

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

import magnat

game = magnat.Game("property_tournament", seats=4)
bots = [game.bot(name) for name in ("policy", "policy", "random", "random")]
state = game.start(seed=5)
profits = [state.scores]
for _ in range(3000):
    if state.is_over:
        break
    state.apply(bots[state.seat].choose(state, seed=state.steps))
    profits.append(state.scores)

# %%
figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
for seat, line in enumerate(zip(*profits, strict=True)):
    axes.plot(line, label=f"seat {seat} ({bots[seat].name})")
axes.set(xlabel="decisions", ylabel="profit", title="One match of the property tournament")
axes.legend()
file = os.path.join(os.environ.get("MAGNAT_PLOTS", "."), "money.png")
figure.savefig(file, dpi=120)
print("written to", file)
