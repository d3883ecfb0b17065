"""hash.py FILE TICKS: prints the hash, as `tiller run --hash`."""

import sys

import tiller

with tiller.World(sys.argv[1]) as world:
    for _ in range(int(sys.argv[2])):
        world.step()
    print(world.hash)
