"""runtimes.py FLOCK: milliseconds of the fastest tick on one thread, by the thread's own clock."""
import pathlib
import sys
import time

import tiller

world = tiller.World(text=pathlib.Path(sys.argv[1]).read_text(), threads=1)
best = 1e9
for _ in range(100):
    start = time.thread_time()
    world.step()
    x = world.agents(0).x
    best = min(best, time.thread_time() - start)
print(f"python_20000 {1e3 * best:.3f}")
