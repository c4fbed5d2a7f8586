"""The notebooks run as they are, smaller."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parent.parent / "notebooks").glob("*.py"))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(notebook, tmp_path):
    env = {**os.environ, "MAGNAT_QUICK": "1", "MAGNAT_PLOTS": str(tmp_path), "MPLCONFIGDIR": str(tmp_path)}
    command = [sys.executable, "-W", "error", str(notebook)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout
    if notebook.stem == "money":
        assert (tmp_path / "money.png").stat().st_size > 10_000


def test_all_of_them_are_looked_at():
    assert len(NOTEBOOKS) == 5


def test_ray_counts_the_same_with_any_number_of_workers(tmp_path):
    def run(workers: int) -> str:
        command = [sys.executable, "-m", "magnat.ray", "--games", "70", "--workers", str(workers)]
        # Ray lets its workers look into the folder that it was started in: not into that of the sources.
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run(1) == run(2) != ""
