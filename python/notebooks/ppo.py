# %% [markdown]
# # PPO that knows the mask, in one file
# Proximal policy optimisation with one hidden layer, in nothing but numpy, so that every line can be read. Slots that are not
# allowed get no probability, in play and in the gradient alike. For larger networks put PyTorch in the place of `Network`:
# the arrays of the batch become tensors without a copy by `torch.from_numpy(batch.observations)`.

# %%
import os

import numpy as np

import magnat

QUICK = bool(os.environ.get("MAGNAT_QUICK"))
ENVS, STEPS, UPDATES = (64, 32, 12) if QUICK else (256, 64, 150)
HIDDEN, EPOCHS, PARTS = 64, 3, 4
GAMMA, LAMBDA, CLIP, RATE, ENTROPY = 0.999, 0.95, 0.2, 2e-3, 0.01
rng = np.random.default_rng(1)


class Network:
    """Numbers in, one preference for each slot and one value out; and the way back, by Adam."""

    def __init__(self, numbers: int, slots: int) -> None:
        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = [layer(numbers + 1, HIDDEN, 1.4), layer(HIDDEN + 1, slots, 0.01), layer(HIDDEN + 1, 1, 1.0)]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, list[np.ndarray]]:
        inputs = with_one(seen)
        hidden = with_one(np.tanh(inputs @ self.weights[0]))
        preferences = np.where(masks, hidden @ self.weights[1], -1e9)
        shifted = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        chances = shifted / shifted.sum(axis=1, keepdims=True)
        return chances, (hidden @ self.weights[2])[:, 0], [inputs, hidden]

    def learn(self, kept: list[np.ndarray], of_preferences: np.ndarray, of_values: np.ndarray) -> None:
        inputs, hidden = kept
        back = of_preferences @ self.weights[1][:-1].T + of_values[:, None] @ self.weights[2][:-1].T
        gradients = [
            inputs.T @ (back * (1 - hidden[:, :-1] ** 2)),
            hidden.T @ of_preferences,
            hidden.T @ of_values[:, None],
        ]
        self.steps += 1
        for weight, gradient, first, second in zip(self.weights, gradients, self.first, self.second, strict=True):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = (first / (1 - 0.9**self.steps)) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            weight -= RATE * step


def with_one(rows: np.ndarray) -> np.ndarray:
    return np.hstack([rows, np.ones((len(rows), 1), np.float32)])


def drawn(chances: np.ndarray) -> np.ndarray:
    """One slot for each row, by its chances."""
    falls = rng.random((len(chances), 1)) < chances.cumsum(axis=1)
    return falls.argmax(axis=1)


# %% [markdown]
# One seat learns, random players sit in the others. A match that ends begins anew at once, so every step counts.

# %%
game = magnat.Game("millionaires", seats=3)
batch = magnat.Batch(game, ENVS, seed=1, opponents={1: "random", 2: "random"}, autoreset="same_step")
network = Network(game.observation_size, game.num_slots)
batch.reset()
shares = []
for update in range(UPDATES):
    seen, masks, slots, before, values, rewards, over = [], [], [], [], [], [], []
    for _ in range(STEPS):
        chances, value, _ = network.forward(batch.observations, batch.masks)
        slot = drawn(chances)
        seen.append(batch.observations.copy())
        masks.append(batch.masks.copy())
        slots.append(slot)
        before.append(chances[np.arange(ENVS), slot])
        values.append(value)
        batch.step(slot)
        rewards.append(batch.rewards[:, 0].copy())
        over.append(batch.terminated.copy())
    ended = max(int(np.sum(over)), 1)
    shares.append(float(np.sum(rewards)) / ended)
    # How much better it went than expected, looking back from the end.
    next_value, gain = network.forward(batch.observations, batch.masks)[1], np.zeros(ENVS, np.float32)
    gains: list[np.ndarray] = []
    for at in reversed(range(STEPS)):
        goes_on = 1.0 - over[at]
        gain = rewards[at] + GAMMA * next_value * goes_on - values[at] + GAMMA * LAMBDA * goes_on * gain
        gains.insert(0, gain)
        next_value = values[at]
    flat = [np.concatenate(rows) for rows in (seen, masks, slots, before, gains)]
    targets = flat[4] + np.concatenate(values)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(ENVS * STEPS), PARTS):
            x, mask, slot, old, advantage = (rows[part] for rows in flat)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            chances, value, kept = network.forward(x, mask)
            rows = np.arange(len(part))
            ratio = chances[rows, slot] / np.maximum(old, 1e-8)
            # Where the ratio left the clip in the direction of the gain, nothing more is to be had.
            active = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = (-advantage * ratio * active / len(part))[:, None]
            chosen = np.zeros_like(chances)
            chosen[rows, slot] = 1.0
            logs = np.log(np.maximum(chances, 1e-9))
            spread = -(chances * logs).sum(axis=1, keepdims=True)
            of_entropy = ENTROPY * chances * (logs + spread) / len(part)
            of_preferences = (push * (chosen - chances) + of_entropy) * mask
            network.learn(kept, of_preferences.astype(np.float32), (0.5 * (value - targets[part]) / len(part)).astype(np.float32))
    if update % 10 == 0:
        print(f"update {update}: won {shares[-1]:.2f} of its matches")

# %% [markdown]
# It wins more than at the start, where a third would be an even share.

# %%
first, last = np.mean(shares[:3]), np.mean(shares[-3:])
print(f"from {first:.2f} to {last:.2f}")
assert last > first
