"""Compares the interpreter with `tiller`, project by project."""

import os
import subprocess

from project import Unsupported


def print_table(tiller, projects, ticks, run):
    """Prints a line per project. Returns 1 if a hash differs."""
    differs = 0
    for path in projects:
        name = os.path.splitext(os.path.basename(path))[0]
        try:
            own = run(path, ticks)
        except Unsupported as problem:
            print(f"{name:28} {ticks:5}  left out: {problem}", flush=True)
            continue
        call = [tiller, "run", path, "--ticks", str(ticks), "--hash"]
        other = subprocess.run(call, capture_output=True, text=True, check=True).stdout.strip()
        differs += own != other
        print(f"{name:28} {ticks:5}  {'same' if own == other else 'DIFFERS'}  {own} {other if own != other else ''}".rstrip(), flush=True)
    return 1 if differs else 0
