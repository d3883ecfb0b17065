"""The geometry of the scene: places, regions and fields of docs/runtime.md."""

from exact import (NO_LIMIT, Stream, direction, dot, floor, larger, lattice, left, length, minus, plus, smaller, times,
                   truncate, unit)
from math import sqrt


class Space:
    """The world's size and edges."""

    def __init__(self, world):
        self.size = (lattice(world["width"]), lattice(world["height"]))
        self.per = (1 / self.size[0], 1 / self.size[1])
        self.edges = world["edges"]
        self.wraps = self.edges == "wrap"

    def offset(self, start, end):
        x = end[0] - start[0]
        y = end[1] - start[1]
        if not self.wraps:
            return (x, y)
        return (short_way(x, self.size[0], self.per[0]), short_way(y, self.size[1], self.per[1]))

    def wrapped(self, place):
        return (wrapped(place[0], self.size[0], self.per[0]), wrapped(place[1], self.size[1], self.per[1]))

    def inside(self, place, velocity):
        """A place and a velocity after the edges have acted."""
        if self.wraps:
            return self.wrapped(place), velocity
        if self.edges == "bounce":
            act, low, high = bounce_at, (0.0, 0.0), self.size
        else:
            act = stop_at
            low, high = ((-1e6, -1e6), (1e6, 1e6)) if self.edges == "open" else ((0.0, 0.0), self.size)
        x, vx = act(low[0], high[0], place[0], velocity[0])
        y, vy = act(low[1], high[1], place[1], velocity[1])
        return (x, y), (vx, vy)

    def into(self, points):
        """The points moved by whole worlds, so that the first lies inside a world that wraps."""
        if not points or not self.wraps:
            return points
        first = points[0]
        shift = tuple(self.size[i] * floor(first[i] / self.size[i]) for i in (0, 1))
        return [minus(each, shift) for each in points]


def short_way(d, size, per):
    half = size * 0.5
    rest = d - size * floor(d * per + 0.5)
    if rest >= half:
        rest = rest - size
    return rest + size if rest < 0.0 - half else rest


def wrapped(x, size, per):
    rest = x - size * floor(x * per)
    if rest >= size:
        rest = rest - size
    return rest + size if rest < 0 else rest


def stop_at(low, high, x, v):
    if (x < low and v < 0) or (x > high and v > 0):
        v = 0.0
    return smaller(larger(x, low), high), v


def bounce_at(low, high, x, v):
    if x < low:
        v = abs(v)
        x = low + (low - x)
    elif x > high:
        v = 0.0 - abs(v)
        x = high - (x - high)
    return smaller(larger(x, low), high), v


def pairs(numbers):
    return [(numbers[i], numbers[i + 1]) for i in range(0, len(numbers) - 1, 2)]


def nearest_on(a, b, place):
    along = minus(b, a)
    size = dot(along, along)
    if size == 0:
        return a
    share = dot(minus(place, a), along) / size
    return plus(a, times(along, smaller(larger(share, 0.0), 1.0)))


class Region:
    def __init__(self, item):
        self.shape = item["shape"]
        self.corner = (item["x"], item["y"])
        self.size = (item["width"], item["height"])
        self.points = pairs(item["points"])
        if self.shape == "polygon":
            self.points = self.points or [self.corner]
            xs = [each[0] for each in self.points]
            ys = [each[1] for each in self.points]
            self.corner = (min(xs), min(ys))
            self.size = (max(xs) - min(xs), max(ys) - min(ys))
        self.center = plus(self.corner, times(self.size, 0.5))
        self.radius = smaller(self.size[0], self.size[1]) / 2

    def edges(self):
        return [(self.points[i - 1], self.points[i]) for i in range(len(self.points))]

    def contains(self, place):
        if self.shape == "box":
            return all(self.corner[i] <= place[i] <= self.corner[i] + self.size[i] for i in (0, 1))
        if self.shape == "circle":
            return length(minus(place, self.center)) <= self.radius
        inside = False
        for a, b in self.edges():
            if (a[1] > place[1]) == (b[1] > place[1]):
                continue
            if place[0] < a[0] + (b[0] - a[0]) * (place[1] - a[1]) / (b[1] - a[1]):
                inside = not inside
        return inside

    def nearest(self, place):
        if self.shape == "box":
            return tuple(smaller(larger(place[i], self.corner[i]), self.corner[i] + self.size[i]) for i in (0, 1))
        if self.contains(place):
            return place
        if self.shape == "circle":
            return plus(self.center, truncate(minus(place, self.center), self.radius))
        best = self.points[0]
        for a, b in self.edges():
            on = nearest_on(a, b, place)
            if length(minus(on, place)) < length(minus(best, place)):
                best = on
        return best

    def seen(self, space, place):
        return plus(self.center, space.offset(self.center, place))

    def nearest_to(self, space, place):
        image = self.seen(space, place)
        return place if self.contains(image) else self.nearest(image)

    def random_place(self, draw):
        place = self.from_unit(draw(0), draw(1))
        if self.shape != "polygon":
            return place
        number = 16
        while not self.contains(place) and number < 16 + 2 * 64:
            place = self.from_unit(draw(number), draw(number + 1))
            number += 2
        return self.nearest(place)

    def from_unit(self, u, w):
        if self.shape == "circle":
            return plus(self.center, times(direction(360 * w), self.radius * sqrt(u)))
        return (self.corner[0] + u * self.size[0], self.corner[1] + w * self.size[1])


class WholeWorld(Region):
    def __init__(self, world):
        super().__init__({"shape": "box", "x": 0.0, "y": 0.0, "width": world["width"], "height": world["height"],
                          "points": []})


class Field:
    NOISE = 32

    def __init__(self, item, seed):
        self.item = item
        self.center = (item["x"], item["y"])
        self.towards = direction(item["angle"])
        self.noise = []
        if item["kind"] == "noise":
            stream = Stream(seed, "field", "noise")
            self.noise = [
                direction(360 * stream.draw(row, column)) for row in range(self.NOISE) for column in range(self.NOISE)
            ]

    def at(self, space, place):
        o = space.offset(self.center, place)
        if not length(o) <= smaller(NO_LIMIT, self.item["radius"]):
            return None
        strength = self.item["strength"]
        kind = self.item["kind"]
        if kind == "uniform":
            return times(self.towards, strength)
        if kind == "vortex":
            return times(left(unit(o)), strength if self.item["turn"] == "left" else -strength)
        if kind == "toward":
            return times(unit(o), -strength)
        return times(truncate(self.noise_at(space, o), 1.0), strength)

    def cells_across(self, size):
        cells = larger(floor(size / larger(self.item["scale"], 1e-3) + 0.5), 1.0)
        return cells if cells <= self.NOISE else self.NOISE * floor(cells / self.NOISE + 0.5)

    def noise_at(self, space, o):
        scale = larger(self.item["scale"], 1e-3)
        cell = (o[0] / scale, o[1] / scale)
        period = (32.0, 32.0)
        if space.wraps:
            cells = (self.cells_across(space.size[0]), self.cells_across(space.size[1]))
            cell = (o[0] * space.per[0] * cells[0], o[1] * space.per[1] * cells[1])
            period = (smaller(cells[0], 32.0), smaller(cells[1], 32.0))
        low = (floor(cell[0]), floor(cell[1]))

        def ease(t):
            return t * t * (3 - 2 * t)

        def index(at, size):
            return int(at - size * floor(at / size)) % self.NOISE

        def corner(x, y):
            return self.noise[index(y, period[1]) * self.NOISE + index(x, period[0])]

        u = ease(cell[0] - low[0])
        w = ease(cell[1] - low[1])
        top = plus(times(corner(low[0], low[1]), 1 - u), times(corner(low[0] + 1, low[1]), u))
        bottom = plus(times(corner(low[0], low[1] + 1), 1 - u), times(corner(low[0] + 1, low[1] + 1), u))
        return plus(times(top, 1 - w), times(bottom, w))
