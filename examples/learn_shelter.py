"""Fallout Shelter learned by MaskablePPO of sb3-contrib, against a player who chooses at random.

    pip install 'overseer[vector]' sb3-contrib matplotlib
    python examples/learn_shelter.py

writes docs/images/learning.json and docs/images/learning.svg: the share of games won while it
learns, and of games that it has not learned from.
"""

import argparse
import json
import sys
import time
from pathlib import Path

try:
    import numpy as np
    import torch
    from gymnasium import spaces
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import VecEnv

    from overseer.envs import vector
except ImportError:
    sys.exit("Missing: pip install 'overseer[vector]' sb3-contrib matplotlib")

LEARNER = 0
MAX_ROUNDS = 30


class Shelter(VecEnv):
    """Many games at once as stable-baselines3 asks for them; the other seat plays at random."""

    render_mode = None

    def __init__(self, games, seed):
        self.games = vector.make(
            "shelter", games, 2, seed=seed, learner=LEARNER, max_rounds=MAX_ROUNDS
        )
        table = self.games.table
        self.won = []
        seen = spaces.Box(0.0, np.inf, (table.features,), np.float32)
        super().__init__(games, seen, spaces.Discrete(table.actions))

    def reset(self):
        self.batch = self.games.reset()
        return self._seen()

    def step_async(self, actions):
        self.batch = self.games.step(actions)

    def step_wait(self):
        rewards = self.batch.rewards[:, LEARNER].astype(np.float32)
        infos = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(self.batch.ended):
            # A game that was cut off has been scored as any other, so nothing is left to guess.
            self.won.append(bool(rewards[game] > 0))
        return self._seen(), rewards, self.batch.ended, infos

    def action_masks(self):
        return self.batch.masks.astype(bool)

    def _seen(self):
        """Large numbers matter less than the step from none to one."""
        return np.log1p(np.maximum(self.batch.observations, 0, dtype=np.float32))

    def env_method(self, method_name, *args, indices=None, **kwargs):
        return getattr(self, method_name)(*args, **kwargs)

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name, value, indices=None):
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self):
        pass


class Curve(BaseCallback):
    """Notes how many of the latest games were won."""

    def __init__(self, shelter):
        super().__init__()
        self.shelter = shelter
        self.points = []
        self.begun = time.monotonic()

    def _on_step(self):
        return True

    def _on_rollout_end(self):
        won, self.shelter.won = self.shelter.won, []
        if won:
            minutes = (time.monotonic() - self.begun) / 60
            self.points.append(
                {"steps": self.num_timesteps, "games": len(won), "won": sum(won) / len(won)}
            )
            print(f"{minutes:5.1f} min {self.num_timesteps:8} steps {self.points[-1]['won']:.0%}")


def evaluate(model, games, seed):
    """How many of so many new games are won; None is a player who chooses at random."""
    shelter = Shelter(min(games, 100), seed)
    seen = shelter.reset()
    while len(shelter.won) < games:
        if model is None:
            actions = shelter.games.random_actions()
        else:
            actions, _ = model.predict(seen, action_masks=shelter.action_masks())
        seen, *_ = shelter.step(actions)
    return sum(shelter.won[:games])


def draw(report, path):
    """The learning curve as a picture."""
    import matplotlib as mpl
    import matplotlib.pyplot as plt

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "overseer"

    points = report["curve"]
    figure, axes = plt.subplots(figsize=(7, 3.5))
    axes.plot([p["steps"] for p in points], [100 * p["won"] for p in points])
    axes.axhline(100 * report["random_won"] / report["games"], linestyle="--", color="gray")
    axes.set_xlabel("choices made while learning")
    axes.set_ylabel("games won, %")
    axes.set_ylim(0, 100)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=500, help="to judge it by")
    parser.add_argument("--out", type=Path, default=Path("docs/images"))
    asked = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    shelter = Shelter(64, asked.seed)
    model = MaskablePPO(
        "MlpPolicy",
        shelter,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.995,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [64, 64]},
        seed=asked.seed,
        device="cpu",
    )
    curve = Curve(shelter)
    begun = time.monotonic()
    model.learn(asked.steps, callback=curve)
    report = {
        "steps": int(model.num_timesteps),
        "seed": asked.seed,
        "minutes": round((time.monotonic() - begun) / 60, 1),
        "games": asked.games,
        "won": evaluate(model, asked.games, asked.seed + 1000),
        "random_won": evaluate(None, asked.games, asked.seed + 1000),
        "curve": curve.points,
    }
    asked.out.mkdir(parents=True, exist_ok=True)
    (asked.out / "learning.json").write_text(json.dumps(report, indent=1) + "\n")
    draw(report, asked.out / "learning.svg")
    print(f"won {report['won']} of {asked.games} new games; at random {report['random_won']}")


if __name__ == "__main__":
    main()
