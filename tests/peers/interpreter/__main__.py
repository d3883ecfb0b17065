"""Runs a project of Tiller by docs/runtime.md alone.

python3 tests/peers/interpreter PROJECT [--ticks N] [--cursor X,Y] [--hash | --trace]
    the hash of the state after so many ticks; or the state of every tick
python3 tests/peers/interpreter --table TILLER PROJECT... [--ticks N] [--traces]
    a table that compares each project with the program TILLER; with --traces also with traces.txt
python3 tests/peers/interpreter --write-traces PROJECT... [--ticks N]
    writes traces.txt anew
"""

import argparse
import sys

sys.dont_write_bytecode = True

from project import Unsupported
from table import lines_of, print_table, run, write_traces


def main():
    parser = argparse.ArgumentParser(
        prog="interpreter", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("projects", nargs="+", metavar="PROJECT", help="a project, an export, or a log of orders")
    parser.add_argument("--ticks", type=int, default=600)
    parser.add_argument("--cursor", help="where the mouse is, as X,Y")
    parser.add_argument("--hash", action="store_true", help="print the hash; so it does without, too")
    parser.add_argument("--trace", action="store_true", help="print the state of every tick")
    parser.add_argument("--table", metavar="TILLER", help="compare each project with this program")
    parser.add_argument("--traces", action="store_true", help="compare each project with its trace, too")
    parser.add_argument("--write-traces", action="store_true", help="write the traces of these projects")
    options = parser.parse_args()
    cursor = tuple(float(each) for each in options.cursor.split(",")) if options.cursor else None
    if options.table:
        return print_table(options.table, options.projects, options.ticks, options.traces)
    if options.write_traces:
        write_traces(options.projects, options.ticks)
        return 0
    for project in options.projects:
        try:
            state = run(project, options.ticks, cursor, print_state if options.trace else None)
        except Unsupported as problem:
            print(f"{project}: {problem}", file=sys.stderr)
            return 1
        if not options.trace:
            print(state)
    return 0


def print_state(world):
    for line in lines_of(world):
        print(line)


sys.exit(main())
