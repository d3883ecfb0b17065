"""The cells on which ways are found, and how fast each can be crossed."""

import struct
from math import sqrt

from exact import floor, larger, length, minus, smaller
from geometry import nearest_on, short_way
from scene import Obstacles

FLOAT = struct.Struct("f")


def single(x):
    return FLOAT.unpack(FLOAT.pack(x))[0]


class Cells:
    """The world in equal cells. Arrays have a frame of one more cell; a slot is an index of one."""

    def __init__(self, size, wraps, longest):
        world = (larger(size[0], 1e-6), larger(size[1], 1e-6))
        side = larger(longest, larger(*world) / 16384)
        side = larger(side, sqrt(world[0] * world[1] / 1048576))
        self.columns, self.rows = (int(larger(floor(each / side + (1 - 1e-9)), 1.0)) for each in world)
        self.world, self.wraps = world, wraps
        self.per_world = (1 / world[0], 1 / world[1])
        self.size = (world[0] / self.columns, world[1] / self.rows)
        self.per_size = (1 / self.size[0], 1 / self.size[1])
        self.stride = self.columns + 2
        self.slots = self.stride * (self.rows + 2)

    def at(self, place):
        """The cell of a place, as (row, column)."""
        if self.wraps:
            place = tuple(place[i] - self.world[i] * floor(place[i] * self.per_world[i]) for i in (0, 1))
        x = smaller(larger(floor(place[0] * self.per_size[0]), 0.0), self.columns - 1.0)
        y = smaller(larger(floor(place[1] * self.per_size[1]), 0.0), self.rows - 1.0)
        return int(y), int(x)

    def center(self, cell):
        return ((cell[1] + 0.5) * self.size[0], (cell[0] + 0.5) * self.size[1])

    def offset(self, start, end):
        d = minus(end, start)
        if not self.wraps:
            return d
        return tuple(short_way(d[i], self.world[i], self.per_world[i]) for i in (0, 1))

    def slot(self, cell):
        return (cell[0] + 1) * self.stride + cell[1] + 1

    def of_slot(self, slot):
        y, x = divmod(slot, self.stride)
        return (self.inside(y, self.rows), self.inside(x, self.columns))

    @staticmethod
    def inside(framed, count):
        return count - 1 if framed == 0 else 0 if framed > count else framed - 1

    def all_slots(self, cell):
        """The slot of a cell, and those that repeat it in the frame of a world that wraps."""
        found = [self.slot(cell)]
        if self.wraps:
            for i in (-1, 0, 1):
                for k in (-1, 0, 1):
                    x, y = cell[1] + 1 + i * self.columns, cell[0] + 1 + k * self.rows
                    if (i or k) and 0 <= x <= self.columns + 1 and 0 <= y <= self.rows + 1:
                        found.append(y * self.stride + x)
        return found

    def corner(self, place):
        """The slot of the first of the four cells around a place, and the shares to the right and down."""
        x = place[0] * self.per_size[0] - 0.5
        y = place[1] * self.per_size[1] - 0.5
        before = smaller(larger(floor(x), -1.0), self.columns - 1.0)
        above = smaller(larger(floor(y), -1.0), self.rows - 1.0)
        right = smaller(larger(x - before, 0.0), 1.0)
        down = smaller(larger(y - above, 0.0), 1.0)
        return int(above + 1) * self.stride + int(before + 1), right, down


class MapSpace:
    """The space of the cells, for searches among obstacles."""

    def __init__(self, cells):
        self.wraps = cells.wraps
        self.size = (cells.size[0] * cells.columns, cells.size[1] * cells.rows)


class Map:
    """How fast each cell can be crossed."""

    def __init__(self, world, cells, group, clearance):
        self.cells = cells
        self.obstacles = Obstacles(world, group) if group is not None else None
        self.clearance = larger(clearance, larger(*cells.size) * 0.501)
        self.per_clearance = 1 / self.clearance
        self.far = single(2 * self.clearance)
        self.distance = [self.far if cells.wraps else 0.0] * cells.slots
        for row in range(cells.rows):
            first = cells.slot((row, 0))
            self.distance[first : first + cells.columns] = [self.far] * cells.columns
        if self.obstacles:
            for _, segment in self.obstacles.segments:
                self.draw(segment)
            self.obstacles.space = MapSpace(cells)
        self.costs = [0.0] * cells.slots
        for slot in self.cell_slots():
            if self.is_free(slot):
                self.costs[slot] = single(self.slowness(slot))

    def cell_slots(self):
        for row in range(self.cells.rows):
            first = self.cells.slot((row, 0))
            yield from range(first, first + self.cells.columns)

    def is_free(self, slot):
        return self.distance[slot] >= self.clearance

    def slowness(self, slot):
        return 3 - self.distance[slot] * self.per_clearance

    def draw(self, segment):
        """Lowers the distances of the cells near a segment."""
        a, b, radius = segment
        cells, reach = self.cells, 2 * self.clearance + radius
        ranges = []
        for i, count in ((1, cells.rows), (0, cells.columns)):
            first = int(floor((min(a[i], b[i]) - reach) / cells.size[i])) - 1
            last = int(floor((max(a[i], b[i]) + reach) / cells.size[i])) + 1
            ranges.append(range(first, last + 1) if cells.wraps else range(max(first, 0), min(last, count - 1) + 1))
        for row in ranges[0]:
            for column in ranges[1]:
                center = cells.center((row, column))
                distance = single(length(minus(nearest_on(a, b, center), center)) - radius)
                for slot in cells.all_slots((row % cells.rows, column % cells.columns)):
                    if distance < self.distance[slot]:
                        self.distance[slot] = distance

    def is_cut(self, start, end):
        between = self.cells.offset(start, end)
        distance = length(between)
        if not distance > 0 or not self.obstacles:
            return False
        way = (between[0] / distance, between[1] / distance)
        return self.obstacles.first_cut(start, way, distance) is not None

    def steps(self, start, end, count):
        apart = end - start
        if not self.cells.wraps:
            return apart
        return apart - count if 2 * apart > count else apart + count if 2 * apart < -count else apart

    def is_in_sight(self, start, end, least=None):
        """Whether the straight line between two centers keeps the clearance, or another distance."""
        least = self.clearance if least is None else least
        cells = self.cells
        right = self.steps(start[1], end[1], cells.columns)
        down = self.steps(start[0], end[0], cells.rows)
        wide = abs(right) >= abs(down)
        count = abs(right) if wide else abs(down)
        slope = float(down if wide else right) / count if count > 0 else 0.0
        step = 1 if (right if wide else down) > 0 else -1

        def slot_at(along, across):
            x, y = start[1] + (along if wide else across), start[0] + (across if wide else along)
            return cells.slot((y % cells.rows, x % cells.columns) if cells.wraps else (y, x))

        for i in range(1, count):
            across = slope * i
            low = floor(across)
            share = across - low
            distance = self.distance[slot_at(i * step, int(low))]
            if share > 0:
                distance = distance * (1 - share) + self.distance[slot_at(i * step, int(low) + 1)] * share
            if distance < least:
                return False
        return True
