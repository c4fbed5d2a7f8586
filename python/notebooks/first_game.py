# %% [markdown]
# # A first game
# Five lines play a whole match at random.

# %%
import magnat

state = magnat.Game("millionaires", seats=3).start(seed=7)
while not state.is_over:
    state.apply(state.sample())
print(state.returns)

# %% [markdown]
# The same match again, told as the second seat saw it.

# %%
print(*state.say("en", seat=1)[:8], sep="\n")

# %% [markdown]
# What a seat may do is a list of slots, a mask, or JSON objects.

# %%
state = magnat.Game("millionaires", seats=3).start(seed=7)
print(state.seat, state.slots()[:5], state.legal()[:2])
state.apply({"type": "bid", "cards": [3]})
state.apply(0)
print(state.describe())

# %% [markdown]
# Without a seed all chance is yours: take any outcome, with its probability beside it.

# %%
state = magnat.Game("dont_bluff", seats=2).start()
while state.is_chance:
    print(state.chances()[0])
    state.apply_chance(0)
print(state)

# %% [markdown]
# What is wrong is refused, by the paragraph that forbids it.

# %%
try:
    state.apply({"type": "accept"})
except magnat.Refused as refused:
    print(refused.rule, "-", refused.paragraph)
