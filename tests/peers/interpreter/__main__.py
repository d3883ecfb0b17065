"""Runs a project of Tiller by docs/runtime.md alone, and prints the hash of its last state.

python3 tests/peers/interpreter PROJECT.tiller [--ticks N] [--cursor X,Y] [--hash | --trace]
python3 tests/peers/interpreter --table TILLER PROJECT.tiller... [--ticks N]
"""

import argparse
import sys

from project import Project, Unsupported
from table import print_table
from world import World


def run(path, ticks, cursor=None, trace=None):
    world = World(Project(path), cursor)
    for _ in range(ticks):
        if trace:
            trace(world)
        world.step()
    if trace:
        trace(world)
    return world.state_hash()


def print_state(world):
    for kind in world.types:
        for each in kind.agents:
            print(world.tick, f"{kind.id}-{each.ordinal}", *(value.hex() for value in (each.x, each.y, each.vx, each.vy)))


def main():
    parser = argparse.ArgumentParser(prog="interpreter", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("projects", nargs="+", metavar="PROJECT")
    parser.add_argument("--ticks", type=int, default=600)
    parser.add_argument("--cursor", help="where the mouse is, as X,Y")
    parser.add_argument("--hash", action="store_true", help="print the hash; this is the default")
    parser.add_argument("--trace", action="store_true", help="print the state of every tick")
    parser.add_argument("--table", metavar="TILLER", help="compare each project with this program")
    options = parser.parse_args()
    cursor = tuple(float(each) for each in options.cursor.split(",")) if options.cursor else None
    if options.table:
        return print_table(options.table, options.projects, options.ticks, run)
    try:
        print(run(options.projects[0], options.ticks, cursor, print_state if options.trace else None))
    except Unsupported as problem:
        print(f"{options.projects[0]}: {problem}", file=sys.stderr)
        return 1
    return 0


sys.exit(main())
