"""Paths and obstacles: "Geometry" of docs/runtime.md."""

from math import sqrt

from exact import dot, floor, larger, left, length, minus, plus, smaller, times, unit
from geometry import Region, nearest_on, pairs

NOWHERE = (0.0, 0.0)


def images(space):
    """The shifts by which a place sees the scene, in the order in which they are tried."""
    if not space.wraps:
        return [NOWHERE]
    return [(i * space.size[0], k * space.size[1]) for i in (-1, 0, 1) for k in (-1, 0, 1)]


def on_curve(a, b, c, d, t):
    first = minus(c, a)
    second = minus(plus(minus(times(a, 2), times(b, 5)), times(c, 4)), d)
    third = plus(minus(minus(times(b, 3), a), times(c, 3)), d)
    bend = plus(plus(times(first, t), times(second, t * t)), times(third, t * t * t))
    return plus(b, times(bend, 0.5))


def curve_through(points, closed):
    points = [each for i, each in enumerate(points) if i == 0 or each != points[i - 1]]
    while closed and len(points) > 1 and points[-1] == points[0]:
        points.pop()
    count = len(points)

    def point(i):
        return points[(i + count) % count if closed else min(max(i, 0), count - 1)]

    places = []
    for i in range(count if closed else count - 1):
        places += [on_curve(point(i - 1), point(i), point(i + 1), point(i + 2), k / 16) for k in range(16)]
    return places + [point(0 if closed else count - 1)]


class Path:
    def __init__(self, item, space):
        self.space = space
        self.closed = item["closed"]
        points = space.into(pairs(item["points"]))
        if item["curve"] == "smooth" and len(points) > 2:
            points = curve_through(points, self.closed)
        elif self.closed and points:
            points = points + [points[0]]
        self.segments = [(points[i - 1], points[i]) for i in range(1, len(points)) if points[i] != points[i - 1]]
        if not self.segments:
            self.segments = [(points[0], points[0])]
        self.starts = [0.0]
        for a, b in self.segments:
            self.starts.append(self.starts[-1] + length(minus(b, a)))
        self.length = self.starts[-1]

    def wrap_or_cut(self, along, around):
        if around and self.length != 0:
            along = along - self.length * floor(along / self.length)
        return smaller(larger(along, 0.0), self.length)

    def segment_at(self, along):
        """The last segment that begins at or before a place."""
        segment = 0
        while segment + 2 < len(self.starts) and self.starts[segment + 1] <= along:
            segment += 1
        return segment

    def at(self, along):
        here = self.wrap_or_cut(along, self.closed)
        index = self.segment_at(here)
        a, b = self.segments[index]
        size = self.starts[index + 1] - self.starts[index]
        if size == 0:
            return a
        share = smaller(larger((here - self.starts[index]) / size, 0.0), 1.0)
        return plus(a, times(minus(b, a), share))

    def nearest(self, place):
        """The nearest place of the whole path: how far along, and its offset."""
        best = None
        shifts = images(self.space)
        for shift in [NOWHERE] + [each for each in shifts if each != NOWHERE]:
            seen = plus(place, shift)
            for i, (a, b) in enumerate(self.segments):
                on = nearest_on(a, b, seen)
                d2 = dot(minus(on, seen), minus(on, seen))
                if best is None or d2 < best[0]:
                    best = (d2, i, on, seen)
        _, i, on, seen = best
        return self.starts[i] + length(minus(on, self.segments[i][0])), minus(on, seen)

    def view(self, index, place):
        """A segment as an agent sees it: index, its start, its nearest place, squared distance."""
        a, b = self.segments[index]
        along = minus(b, a)
        start = self.space.offset(place, a)
        if self.space.wraps:
            second = minus(self.space.offset(place, b), along)
            if second != start:
                near = nearest_on(start, plus(start, along), NOWHERE)
                other = nearest_on(second, plus(second, along), NOWHERE)
                if dot(other, other) < dot(near, near):
                    start = second
        o = nearest_on(start, plus(start, along), NOWHERE)
        return index, start, o, dot(o, o)

    def along_of(self, view):
        return self.starts[view[0]] + length(minus(view[2], view[1]))

    def neighbor(self, segment, forward, around):
        last = len(self.segments) - 1
        if forward:
            return segment + 1 if segment < last else (0 if around else segment)
        return segment - 1 if segment > 0 else (last if around else segment)

    def nearest_from(self, place, along, around=True):
        """The nearest place close to a previous one."""
        around = around and self.closed
        best = self.view(self.segment_at(self.wrap_or_cut(along, around)), place)
        for _ in range(3):
            a, b = self.segments[best[0]]
            ahead = dot(times(best[1], -1), unit(minus(b, a)))
            to = self.wrap_or_cut(self.starts[best[0]] + ahead, around)
            after = self.view(self.segment_at(to), place)
            if after[0] == best[0] or after[3] >= best[3]:
                break
            best = after
        for forward in (True, False):
            for _ in self.segments:
                after = self.view(self.neighbor(best[0], forward, around), place)
                if after[0] == best[0] or not self.is_better(after, best, along, forward):
                    break
                best = after
        return self.along_of(best), best[2]

    def is_better(self, after, best, along, forward):
        if abs(after[3] - best[3]) > 1e-9 * (1 + best[3]):
            return after[3] < best[3]
        farther = abs(self.along_of(after) - along) - abs(self.along_of(best) - along)
        return farther < -1e-9 or (farther <= 1e-9 and forward and self.along_of(after) > self.along_of(best))


# --- obstacles: outlines are segments (a, b, radius)


def enter_circle(start, way, center, radius):
    apart = minus(start, center)
    closing = dot(apart, way)
    if closing >= 0:
        return None
    under = closing * closing - (dot(apart, apart) - radius * radius)
    return None if under < 0 else larger(-closing - sqrt(under), 0.0)


def enter_side(a, b, start, way, radius):
    along = unit(minus(b, a))
    across = left(along)
    height = dot(minus(start, a), across)
    sinking = dot(way, across) * (-1 if height > 0 else 1)
    if sinking <= 0:
        return None
    distance = (abs(height) - radius) / sinking
    at = dot(minus(plus(start, times(way, distance)), a), along)
    return None if distance < 0 or at < 0 or at > length(minus(b, a)) else distance


def sweep(segment, start, way, reach, disc):
    """How far a disc moves before it touches a segment."""
    a, b, radius = segment
    radius = radius + disc
    away = minus(start, nearest_on(a, b, start))
    if dot(away, away) < radius * radius:
        return 0.0 if dot(way, away) < 0 else None
    found = [enter_circle(start, way, a, radius)]
    if a != b:
        found += [enter_circle(start, way, b, radius), enter_side(a, b, start, way, radius)]
    return min((each for each in found if each is not None and each <= reach), default=None)


def cross(v, w):
    return v[0] * w[1] - v[1] * w[0]


def cut(segment, start, way, reach):
    """How far a line runs before it crosses a segment."""
    a, b, radius = segment
    if radius > 0:
        return sweep(segment, start, way, reach, 0.0)
    along = minus(b, a)
    first = minus(a, start)
    slant = cross(way, along)
    if slant == 0:
        return None
    distance = cross(first, along) / slant
    share = cross(first, way) / slant
    return distance if 0 <= distance <= reach and 0 <= share <= 1 else None


def outline_of(item, points):
    """The corners of an obstacle that is no circle; closed unless it is a wall."""
    outline = list(points)
    if item["shape"] == "box":
        low = (item["x"], item["y"])
        high = plus(low, (item["width"], item["height"]))
        outline = [low, (high[0], low[1]), high, (low[0], high[1])]
    if item["shape"] != "wall" and outline:
        outline.append(outline[0])
    return outline


class Shape:
    """An obstacle: its outline, and the circle around it."""

    def __init__(self, item, space):
        corner = space.into([(item["x"], item["y"])])[0]
        moved = {"shape": item["shape"], "x": corner[0], "y": corner[1], "width": item["width"],
                 "height": item["height"], "points": []}
        self.shape = item["shape"]
        self.outline = []
        if self.shape == "circle":
            self.center, self.radius = corner, item["radius"]
            self.segments = [(corner, corner, item["radius"])]
            return
        self.outline = outline = outline_of(moved, space.into(pairs(item["points"])))
        ends = outline[1:] or outline
        self.segments = [(outline[i], ends[i], 0.0) for i in range(len(ends))]
        xs, ys = [each[0] for each in outline], [each[1] for each in outline]
        self.center = times(plus((min(xs), min(ys)), (max(xs), max(ys))), 0.5)
        self.radius = max(length(minus(each, self.center)) for each in outline)

    def extent(self, way):
        """How far it reaches from its center."""
        if not self.outline:
            return self.radius
        return max(dot(minus(each, self.center), way) for each in self.outline)

    def contains(self, space, place):
        if self.shape == "circle":
            return length(space.offset(self.center, place)) < self.radius
        if self.shape == "wall":
            return False
        flat = [part for corner in self.outline for part in corner]
        area = Region({"shape": "polygon", "x": 0.0, "y": 0.0, "width": 0.0, "height": 0.0, "points": flat})
        return area.contains(area.seen(space, place))


class Obstacles:
    """All obstacles, or those of a group."""

    def __init__(self, world, group):
        self.space = world.space
        items = [each for each in world.project.scene if each.type == "obstacle"]
        shapes = [Shape(each, self.space) for each in items if not group or each["group"] == group]
        self.shapes = [each for each in shapes if each.segments]
        self.segments = [(owner, each) for owner, shape in enumerate(self.shapes) for each in shape.segments]

    def first_ahead(self, start, way, reach, radius):
        """The first obstacle that a disc would hit: the distance, and how far it reaches to both sides."""
        first = None
        for shift in images(self.space):
            for owner, segment in self.segments:
                distance = sweep(segment, plus(start, shift), way, reach, radius)
                if distance is not None and (first is None or (distance, owner) < first[:2]):
                    first = (distance, owner, shift)
        if first is None:
            return None
        distance, owner, shift = first
        aside = left(way)
        middle = dot(minus(self.shapes[owner].center, plus(start, shift)), aside)
        return distance, middle + self.shapes[owner].extent(aside), self.shapes[owner].extent(times(aside, -1)) - middle

    def first_cut(self, start, way, reach):
        """The first outline that a line crosses: the distance, and the direction off the outline."""
        first = None
        for shift in images(self.space):
            for index, (_, segment) in enumerate(self.segments):
                distance = cut(segment, plus(start, shift), way, reach)
                if distance is None or (first is not None and (distance, index) >= first[0]):
                    continue
                a, b, radius = segment
                at = plus(plus(start, shift), times(way, distance))
                normal = unit(minus(at, a))
                if radius == 0:
                    normal = left(unit(minus(b, a)))
                    if dot(normal, way) > 0:
                        normal = times(normal, -1)
                first = ((distance, index), normal)
        return first and (first[0][0], first[1])

    def hide(self, start, o):
        distance = length(o)
        return distance > 0 and self.first_cut(start, unit(o), distance) is not None

    def contain(self, place):
        """Whether a place is inside a circle or a closed outline."""
        for _, shape, center in self.within(place, 0.0):
            if not shape.outline and length(center) < shape.radius:
                return True
            if shape.outline and shape.outline[0] == shape.outline[-1]:
                x, y = minus(shape.center, center)
                edges = zip(shape.outline, shape.outline[1:])
                odd = sum((a[1] > y) != (b[1] > y) and x < a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) for a, b in edges)
                if odd % 2:
                    return True
        return False

    def nearest(self, start, within):
        """The nearest outline: the offset of its nearest place, and the distance."""
        best = None
        for shift in images(self.space):
            for _, (a, b, radius) in self.segments:
                seen = plus(start, shift)
                away = minus(seen, nearest_on(a, b, seen))
                distance = length(away) - radius
                if distance <= within and (best is None or distance < best[0]):
                    best = (distance, a, b, radius, seen)
        if best is None:
            return None
        _, a, b, radius, seen = best
        to_line = minus(nearest_on(a, b, seen), seen)
        return minus(to_line, times(unit(to_line), radius)), length(to_line) - radius

    def within(self, start, reach):
        """The obstacles whose circle comes within a distance: number, shape, offset of the center."""
        for shift in images(self.space):
            at = plus(start, shift)
            for number, shape in enumerate(self.shapes):
                if length(minus(shape.center, at)) - shape.radius <= reach:
                    yield number, shape, minus(shape.center, at)


class Ground:
    """Where agents may not start."""

    def __init__(self, world):
        self.space = world.space
        self.obstacles = Obstacles(world, "")

    def is_free(self, place, radius):
        if not self.obstacles.shapes:
            return True
        near = self.obstacles.nearest(place, radius)
        if near and near[1] < radius:
            return False
        return not any(each.contains(self.space, place) for each in self.obstacles.shapes)
