"""Grounds, and the nodes that leave and read what they hold: "Grounds" of docs/runtime.md."""

import re
import struct

from behaviors import Behavior, heading_of, steer
from cells import Cells
from exact import dot, floor, fnv, larger, lattice_pair, left, minus, plus, sine_cosine, smaller, times, unit
from formulas import Formula, Run, Wrong
from life import Action
from nodes import ZERO, Node

FINENESS = 2.0**24
MOST = 1000000.0
NOTHING = -float("inf")


def steps_of(number):
    return floor(smaller(larger(number, 0.0), MOST) * FINENESS + 0.5)


def read_painting(text):
    """Columns, rows and levels; none if the text is wrong."""
    if not re.fullmatch(r"\d+x\d+( [0-9a-f]{2}(\*\d+)?)+", text):
        return None
    size, *runs = text.split(" ")
    columns, rows = (int(each) for each in size.split("x"))
    levels = [level for run in runs for level in [int(run[:2], 16)] * int(run[3:] or 1)]
    return (columns, rows, levels) if columns * rows == len(levels) > 0 else None


class Ground:
    def __init__(self, item, world):
        self.space, box = world.space, item["shape"] == "box"
        self.origin = lattice_pair((item["x"], item["y"])) if box else ZERO
        size = lattice_pair((item["width"], item["height"])) if box else self.space.size
        self.cells = Cells(size, self.space.wraps and not box, item["cell"])
        tick = world.length
        self.flow = smaller(item["spreads"] * tick, 1.0) * 0.25
        self.keep = 1.0 - smaller(item["fades"] * tick, 1.0)
        self.gain, self.limit = steps_of(item["grows"] * tick), steps_of(item["limit"])
        self.leaks = item["leaks"]
        self.left = {}
        self.painting = read_painting(item["painting"]) if item["starts"] == "painted" else None
        self.values = [self.start(item, (row, column)) for row in range(self.cells.rows) for column in range(self.cells.columns)]

    def start(self, item, cell):
        if item["starts"] == "even":
            return steps_of(item["start"])
        if item["starts"] == "painted":
            columns, rows, levels = self.painting or (1, 1, [0])
            row = (2 * cell[0] + 1) * rows // (2 * self.cells.rows)
            column = (2 * cell[1] + 1) * columns // (2 * self.cells.columns)
            return steps_of(item["start"] * (levels[row * columns + column] / 255.0))
        try:
            run = Run(None, None)
            run.known = dict(zip("ab", plus(self.origin, self.cells.center(cell))))
            number = run.outcome(Formula("x = a\ny = b\n" + item["formula"], "number"))
        except (Wrong, KeyError):
            return 0.0
        return 0.0 if number is None else steps_of(number)

    def place_in(self, place):
        at = self.space.wrapped(minus(place, self.origin)) if self.space.wraps else minus(place, self.origin)
        return at if all(0 <= at[i] <= self.cells.world[i] for i in (0, 1)) else None

    def cell_at(self, place):
        at = self.place_in(place)
        return self.cells.at(at) if at else None

    def index(self, cell):
        return cell[0] * self.cells.columns + cell[1]

    def value_of(self, cell):
        return self.values[self.index(cell)] / FINENESS

    def slope_at(self, cell):
        counts = (self.cells.rows, self.cells.columns)

        def beside(axis, step):
            to = list(cell)
            to[axis] += step
            if self.cells.wraps:
                to[axis] %= counts[axis]
            return self.value_of(to if 0 <= to[axis] < counts[axis] else cell)

        size = self.cells.size
        return ((beside(1, 1) - beside(1, -1)) / (2 * size[0]), (beside(0, 1) - beside(0, -1)) / (2 * size[1]))

    def leave(self, place, amount, radius):
        at = self.place_in(place)
        if not at:
            return False
        steps = -steps_of(0.0 - amount) if amount < 0 else steps_of(amount)
        own = self.cells.at(at)
        reached = [own]
        if radius > 0:
            cells = ((row, column) for row in range(self.cells.rows) for column in range(self.cells.columns))
            offsets = ((cell, self.cells.offset(at, self.cells.center(cell))) for cell in cells if cell != own)
            reached += [cell for cell, o in offsets if dot(o, o) <= radius * radius]
        for cell in reached:
            self.left[self.index(cell)] = self.left.get(self.index(cell), 0) + int(steps)
        return True

    def step(self):
        for index, steps in self.left.items():
            self.values[index] = smaller(larger(self.values[index] + steps, 0.0), MOST * FINENESS)
        self.left = {}
        if self.flow > 0:
            self.spread()
        if self.keep != 1 or self.gain != 0:
            for index, value in enumerate(self.values):
                value = floor(value * self.keep)
                self.values[index] = smaller(value + self.gain, self.limit) if value < self.limit else value

    def spread(self):
        rows, columns = self.cells.rows, self.cells.columns
        flows = [floor(each * self.flow) for each in self.values]
        after = list(self.values)
        for row in range(rows):
            for column in range(columns):
                here = row * columns + column
                for y, x in ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)):
                    if self.cells.wraps:
                        y, x = y % rows, x % columns
                    inside = 0 <= y < rows and 0 <= x < columns
                    if inside or self.leaks:
                        after[here] -= flows[here]
                    if inside:
                        after[y * columns + x] += flows[here]
        self.values = after

    def hash(self, state):
        state = fnv(struct.pack("<II", self.cells.columns, self.cells.rows), state)
        return fnv(b"".join(struct.pack("<Q", int(each)) for each in self.values), state)


class Leave(Action):
    def carry_out(self, agent, amount):
        ground = self.world.grounds.get(self["ground"])
        share = self.world.length if self["fires"] == "every-tick" else 1.0
        if ground and ground.leave((agent.x, agent.y), amount * share, self["radius"]):
            agent.memory[self.id][0] = True
            return True
        return False


class GroundValue(Node):
    def evaluate(self, agent):
        ground = self.world.grounds.get(self["ground"])
        target = self.target("target")
        self.active = ground is not None and (target is not None or not self.source("target"))
        if self.active:
            cell = ground.cell_at(plus((agent.x, agent.y), target.offset if target else ZERO))
            self.active = cell is not None
            self.number = ground.value_of(cell) if cell else 0.0


class FollowGround(Behavior):
    def steer(self, agent):
        ground = self.world.grounds.get(self["ground"])
        way = ground and (self.along_slope if self["senses"] == "slope" else self.by_feelers)(ground, agent)
        return steer(agent, times(way, agent.max_speed * self["speed"])) if way and way != ZERO else None

    def along_slope(self, ground, agent):
        cell = ground.cell_at((agent.x, agent.y))
        up = unit(ground.slope_at(cell)) if cell else ZERO
        return up if self["way"] == "up" else times(up, -1.0)

    def by_feelers(self, ground, agent):
        def sensed(way):
            cell = ground.cell_at(plus((agent.x, agent.y), times(way, self["distance"])))
            if cell is None:
                return NOTHING
            return ground.value_of(cell) if self["way"] == "up" else 0.0 - ground.value_of(cell)

        heading = heading_of(agent)
        sine, cosine = sine_cosine(self["angle"])
        along, aside = times(heading, cosine), times(left(heading), sine)
        ways = heading, plus(along, aside), minus(along, aside)
        ahead, on_left, on_right = (sensed(each) for each in ways)
        if ahead == on_left == on_right:
            return None
        if ahead >= on_left and ahead >= on_right:
            return ways[0]
        return ways[1] if on_left > on_right or (on_left == on_right and self.draw(agent) < 0.5) else ways[2]


KINDS = {"leave": Leave, "ground-value": GroundValue, "follow-ground": FollowGround}
