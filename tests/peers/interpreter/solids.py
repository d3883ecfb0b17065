"""Solid bodies: pushes after motion, a sweep to the first obstacle, and room at the start."""

from math import sqrt

from exact import (LIMIT, STEP, ExactSum, dot, floor, larger, lattice_pair, left, length, minus, plus, smaller, times,
                   truncate, unit)
from geometry import nearest_on
from scene import images, sweep

ROUNDS = 4
CLEARANCE = 4 * STEP
SMALLEST = 1.0 / (1 << 20)


def pushes_agents(kind):
    return kind.item["solid"] == "obstacles-and-agents"


class Start:
    """The bodies of solid agents that have their place, so that others keep clear."""

    def __init__(self, world):
        self.space = world.space
        self.bodies = []
        for kind in world.types:
            if kind.placed and pushes_agents(kind):
                for ordinal, agent in enumerate(kind.item.agents):
                    self.bodies.append((kind.placed_at(agent)[0], kind.radius_of(ordinal)))

    def add(self, place, radius):
        self.bodies.append((place, radius))

    def is_free(self, place, radius):
        for other, other_radius in self.bodies:
            apart = self.space.offset(place, other)
            touch = radius + other_radius
            if dot(apart, apart) < touch * touch:
                return False
        return True


class Solids:
    def __init__(self, world):
        self.world = world
        self.kinds = [kind for kind in world.types if kind.item["solid"] != "nothing"]
        if not self.kinds:
            return
        self.shapes = world.ground.obstacles.shapes
        largest = larger(max(kind.largest for kind in self.kinds), SMALLEST)
        most = world.most_agents if world.living else sum(kind.count for kind in world.types)
        self.sum = ExactSum(most + len(self.shapes), 2 * largest)

    def radius(self, agent):
        return larger(agent.radius, SMALLEST)

    def keep_apart(self):
        """Corrects places, velocities and headings of agents that have moved."""
        if not self.kinds:
            return
        agents = [agent for kind in self.kinds for agent in kind.agents]
        places = {agent: (agent.x, agent.y) for agent in agents}
        total = {agent: (0.0, 0.0) for agent in agents}
        for _ in range(ROUNDS):
            pushes = self.push(agents, places)
            for agent, push in pushes.items():
                push = tuple(smaller(larger(each, -2 * LIMIT), 2 * LIMIT) for each in push)
                places[agent] = self.inside(plus(places[agent], push))
                total[agent] = plus(total[agent], push)
            if not pushes:
                break
        for agent in agents:
            self.finish(agent, places[agent], total[agent])

    def push(self, agents, places):
        """The pushes of one round, which reads only the places of the round before."""
        found = {}
        for agent in agents:
            push = (0.0, 0.0)
            for by in self.by_agents(agent, places):
                push = plus(push, self.sum.pair(by))
            for by in self.by_obstacles(agent, places[agent]):
                push = plus(push, self.sum.pair(truncate(by, self.sum.bound)))
            if push != (0.0, 0.0):
                found[agent] = push
        return found

    def by_agents(self, agent, places):
        if not pushes_agents(agent.type):
            return
        for kind in self.kinds:
            if not pushes_agents(kind):
                continue
            for other in kind.agents:
                if other is agent:
                    continue
                o = self.world.space.offset(places[agent], places[other])
                touch = agent.radius + other.radius
                d2 = dot(o, o)
                if d2 >= touch * touch:
                    continue
                if d2 > 0:
                    distance = sqrt(d2)
                    scale = (touch - distance) * 0.5 / distance
                    yield ((0.0 - o[0]) * scale, (0.0 - o[1]) * scale)
                else:
                    yield (-(touch * 0.5) if agent.name < other.name else touch * 0.5, 0.0)

    def by_obstacles(self, agent, place):
        radius = self.radius(agent)
        for shape in self.shapes:
            for shift in images(self.world.space):
                push = self.push_out(shape, plus(place, shift), radius)
                if push is not None and push != (0.0, 0.0):
                    yield push

    def push_out(self, shape, at, radius):
        """The shortest push that frees a disc from an obstacle."""
        inside = self.contains(shape, at)
        best = None
        for a, b, own in shape.segments:
            away = minus(at, nearest_on(a, b, at))
            distance = length(away)
            depth = own + radius - distance
            if best is None or depth > best[0]:
                best = (depth, distance, away, a, b)
        depth, distance, away, a, b = best
        if not inside and depth <= 0:
            return None
        side = (-1.0, 0.0) if a == b else left(unit(minus(b, a)))
        out = times(away, 1 / distance) if distance > 0 else side
        return times(out, depth + CLEARANCE) if not inside else times(out, -(distance + radius + CLEARANCE))

    @staticmethod
    def contains(shape, place):
        """Whether a place is inside a box or a polygon."""
        if shape.shape in ("circle", "wall"):
            return False
        inside = False
        for a, b, _ in shape.segments:
            if (a[1] > place[1]) != (b[1] > place[1]) and place[0] < a[0] + (b[0] - a[0]) * (place[1] - a[1]) / (
                b[1] - a[1]
            ):
                inside = not inside
        return inside

    def inside(self, place):
        space = self.world.space
        if space.wraps:
            return space.wrapped(place)
        low, high = ((-LIMIT, -LIMIT), (LIMIT, LIMIT)) if space.edges == "open" else ((0.0, 0.0), space.size)
        return tuple(smaller(larger(place[i], low[i]), high[i]) for i in (0, 1))

    @staticmethod
    def meets(pieces, place, radius):
        for (a, b, own), shift in pieces:
            at = plus(place, shift)
            away = minus(at, nearest_on(a, b, at))
            if dot(away, away) < (own + radius) * (own + radius):
                return True
        return False

    def end_of_way(self, start, way, radius):
        """How far a disc moves: up to the first obstacle, of those that it does not overlap from the start."""
        reach = length(way)
        if reach == 0:
            return plus(start, way)
        stopping = []
        for shape in self.shapes:
            for shift in images(self.world.space):
                pieces = [(segment, shift) for segment in shape.segments]
                if not self.meets(pieces, start, radius) and not self.contains(shape, plus(start, shift)):
                    stopping += pieces
        direction = times(way, 1 / reach)
        free = reach
        hit = self.meets(stopping, plus(start, way), radius)
        for segment, shift in stopping:
            at = plus(start, shift)
            found = sweep(segment, at, direction, reach, radius)
            if found is not None:
                free = smaller(found, free)
            found = sweep(segment, at, direction, reach, radius * 0.5)
            if found is not None:
                free = smaller(found, free)
                hit = True
        if not hit:
            return plus(start, way)
        back = 2 * STEP
        while free > back:
            place = plus(start, lattice_pair(times(direction, free - back)))
            if not self.meets(stopping, place, radius):
                return place
            back *= 2
        return start

    def sweep_to(self, agent, way, to):
        space = self.world.space
        pieces = 1.0
        if space.wraps:
            pieces = floor(larger(abs(way[0]), abs(way[1])) / (smaller(*space.size) / 2)) + 1
        start, rest = agent.before, way
        piece = 0.0
        while piece < smaller(pieces, 16.0):
            part = lattice_pair(times(way, 1 / pieces)) if piece + 1 < pieces else rest
            end = plus(start, part)
            stop = self.end_of_way(start, part, self.radius(agent))
            if stop != end:
                return self.inside(stop)
            start = self.inside(end) if space.wraps else end
            rest = minus(rest, part)
            piece += 1
        return to

    def finish(self, agent, to, push):
        space, moved = self.world.space, (agent.vx, agent.vy)
        way = minus(to, agent.before)
        if space.wraps:
            way = plus(lattice_pair(times(moved, self.world.length)), push)
        if self.shapes:
            to = self.sweep_to(agent, way, to)
        velocity = moved
        into = dot(moved, push)
        if into < 0:
            velocity = lattice_pair(minus(moved, times(push, into / dot(push, push))))
        to, velocity = space.inside(to, velocity)
        agent.x, agent.y = to
        if velocity == moved:
            return
        agent.vx, agent.vy = velocity
        before = (agent.hx, agent.hy)
        if dot(velocity, velocity) > agent.rest_speed * agent.rest_speed:
            agent.hx, agent.hy = unit(velocity)
        if (agent.fx, agent.fy) == before or not agent.type.program.facing:
            agent.fx, agent.fy = agent.hx, agent.hy
