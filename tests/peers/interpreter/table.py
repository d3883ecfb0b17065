"""Compares the interpreter with `tiller` and with traces.txt, project by project."""

import json
import os
import subprocess
import tempfile

from project import Project, Unsupported, load
from world import World

TRACES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "traces.txt")
SHOWN = (0, 1, 2, 100)  # the ticks whose agents a trace shows
HASHED_EACH = 10  # after the first of these, every so many ticks has a hash


def run(path, ticks, cursor=None, visit=None):
    """Runs a project. Calls visit(world) at tick 0 and after each tick. Returns the hash."""
    world = World(Project(path), cursor)
    for _ in range(ticks):
        if visit:
            visit(world)
        world.step()
    if visit:
        visit(world)
    return world.state_hash()


def lines_of(world):
    """The state of a tick, as text that reads back as the same numbers."""
    yield f"{world.tick} {world.state_hash()}"
    for kind in world.types:
        for each in kind.agents:
            yield " ".join([f"  {kind.id}-{each.ordinal}", *map(repr, (each.x, each.y, each.vx, each.vy))])


def name_of(project):
    return os.path.splitext(os.path.basename(project))[0]


def trace_of(project, ticks):
    lines = []

    def visit(world):
        if world.tick in SHOWN:
            lines.extend(lines_of(world))
        elif world.tick < HASHED_EACH or world.tick % HASHED_EACH == 0:
            lines.append(next(lines_of(world)))

    last = run(project, ticks, visit=visit)
    return "\n".join(lines), last


def write_traces(projects, ticks):
    parts = ["tick and state hash; below it, at some ticks: agent, x, y, vx, vy"]
    parts += [f"{name_of(project)}\n{trace_of(project, ticks)[0]}" for project in sorted(projects)]
    with open(TRACES, "w", encoding="utf-8") as file:
        file.write("\n\n".join(parts) + "\n")


def recorded_trace(project):
    with open(TRACES, encoding="utf-8") as file:
        parts = dict(part.split("\n", 1) for part in file.read().rstrip("\n").split("\n\n")[1:])
    return parts[name_of(project)]


def hash_by(tiller, path, ticks):
    """Of a log, tiller wants the project, too."""
    with tempfile.NamedTemporaryFile("w", suffix=".tiller", encoding="utf-8") as start:
        json.dump({key: value for key, value in load(path).items() if key != "events"}, start)
        start.flush()
        files = [start.name, "--inputs", path] if path.endswith(".inputs.json") else [path]
        call = [tiller, "run", *files, "--ticks", str(ticks), "--hash"]
        return subprocess.run(call, capture_output=True, text=True, check=True).stdout.strip()


def verdict(tiller, project, ticks, traces):
    """What the table says of a project, and whether it is well."""
    try:
        trace, own = trace_of(project, ticks)
    except Unsupported as problem:
        return f"left out: {problem}", True
    other = hash_by(tiller, project, ticks)
    if own != other:
        return f"differs   {own}, and tiller {other}", False
    if traces:
        known, lines = recorded_trace(project).split("\n"), trace.split("\n")
        common = min(len(lines), len(known))
        if lines[:common] != known[:common]:
            return f"same      {own}, but not as in {os.path.basename(TRACES)}", False
    return f"same      {own}", True


def print_table(tiller, projects, ticks, traces):
    """Prints a line per project. Returns 1 if one differs."""
    print(f"{'example':28} {'ticks':>5}  result    state hash", flush=True)
    wrong = 0
    for project in projects:
        text, is_well = verdict(tiller, project, ticks, traces)
        wrong += not is_well
        print(f"{os.path.splitext(os.path.basename(project))[0]:28} {ticks:5}  {text}", flush=True)
    return 1 if wrong else 0
