"""What all nodes have in common: "Nodes" of docs/runtime.md."""

from math import sqrt

from exact import (ExactSum, Stream, dot, floor, larger, lattice_pair, left, minus, plus, sine_cosine, smaller,
                   times)

ZERO = (0.0, 0.0)


class Input:
    """A link into an input: the node that it comes from, and its weight."""

    def __init__(self, node, weight, rank=None):
        self.node = node
        self.own = weight
        self.rank = rank  # its place among the links of the input
        node.most_weight = larger(node.most_weight, weight)

    @property
    def weight(self):
        driven = self.node.driven("weight")
        return self.own if driven is None else driven


class Node:
    """A node in the program of one agent type. It holds what it gave for the agent that ran last."""

    passes_use = True

    def __init__(self, item, program):
        self.item = item
        self.id = item.id
        self.world = program.world
        self.program = program
        self.inputs = {}  # lists of Input, by port
        self.groups = {}  # lists of types, ascending, by port
        self.drives = {}  # the nodes whose numbers drive settings, or "weight"
        self.most_weight = 0.0  # of its links
        self.stream = Stream(self.world.seed, program.type.id, item.id)
        self.active = False
        self.used = False
        self.force = ZERO
        self.offset = ZERO
        self.velocity = ZERO
        self.who = None
        self.number = 0.0

    def __getitem__(self, setting):
        driven = self.driven(setting)
        return self.item[setting] if driven is None else driven

    def driven(self, setting):
        """What a number makes of a setting; none without one."""
        drive = self.drives.get(setting)
        if drive is None or not drive.active or not self.program.deciding:
            return None
        least, most, whole = (0.0, 100.0, False) if setting == "weight" else self.item.ranges[setting]
        value = smaller(larger(drive.number, least), most)
        return floor(value + 0.5) if whole else value

    def links(self, port):
        return self.inputs.get(port, [])

    def source(self, port):
        links = self.inputs.get(port)
        return links[0].node if links else None

    def geometry(self, port):
        source = self.source(port)
        return source.shape if source else None

    def group(self, port="agents"):
        return self.groups.get(port, [])

    def draw(self, agent, number=0):
        return self.stream.draw(self.world.tick, agent.ordinal, number)

    def prepare(self, agents):
        """Called before each tick, with all agents of the type."""

    def remember(self, agent):
        pass

    def refill(self, agent):
        pass

    def evaluate(self, agent):
        raise NotImplementedError

    def commit(self, agent):
        pass

    def run(self, agent):
        self.used = False
        when = self.inputs.get("when")
        if when and not when[0].node.active:
            self.active = False
        else:
            self.evaluate(agent)
        if "weight" in self.drives:
            driven = self.driven("weight")
            if (self.most_weight if driven is None else driven) == 0:
                self.active = False

    def mark(self):
        """Passes on that it was used."""
        if self.used and self.passes_use:
            for links in self.inputs.values():
                for link in links:
                    link.node.used = True

    def target(self, port="target"):
        """The target at an input; none if it is missing."""
        source = self.source(port)
        return source if source and source.active else None

    def is_hidden(self, agent, o):
        """Whether what is at an offset is behind an obstacle at its input."""
        obstacles = self.geometry("obstacles")
        return bool(obstacles) and obstacles.hide((agent.x, agent.y), o)

    def each(self, port="target"):
        source = self.source(port)
        return source if source and source.item.type == "nearest" and source["choose"] == "each" else None

    def all_targets(self, agent, port="target"):
        """The offsets of the target, or of each."""
        each = self.each(port)
        if each:
            return [o for _, o in each.seen(agent)]
        target = self.target(port)
        return [target.offset] if target else []


def view_bound(angle):
    cosine = sine_cosine(angle / 2)[1]
    return cosine * abs(cosine)


def in_view(facing, o, d2, bound):
    ahead = dot(facing, o)
    return ahead * abs(ahead) >= bound * d2


class Neighbors:
    """The neighbors of an agent, and sums over them."""

    def __init__(self, node, agent, group, radius, angle=360.0):
        self.node = node
        self.agent = agent
        self.group = group
        self.radius = radius
        bound = view_bound(angle)
        self.near = [
            (other, o, dot(o, o))
            for other, o in node.world.within(agent, group, radius)
            if dot(o, o) < radius * radius
            and (angle >= 360 or in_view((agent.fx, agent.fy), o, dot(o, o), bound))
        ]
        self.count = float(len(self.near))

    def sum(self, bound, values):
        total = ZERO
        rounding = ExactSum(self.node.world.may_live(self.group), bound)
        for value in values:
            total = plus(total, rounding.pair(value))
        return total

    def offsets(self):
        return self.sum(self.radius, (o for _, o, _ in self.near))

    def velocities(self):
        fastest = max(self.node.world.types[each].fastest for each in self.group)
        return self.sum(fastest, ((other.vx, other.vy) for other, _, _ in self.near))

    def away(self, falloff):
        total = ZERO
        per_radius = 1 / self.radius if self.radius > 0 else 0.0
        for _, o, d2 in self.near:
            distance = sqrt(larger(d2, 1e-300))
            share = 1.0 / distance
            if falloff == 1:
                share = share - per_radius
            elif falloff > 1:
                near = 1.0 - distance * per_radius
                share = share * near * near
                if falloff == 3:
                    share = share * near
            total = plus(total, lattice_pair(times(o, share)))
        total = minus(ZERO, total)
        turn = 0.0
        for other, _, d2 in self.near:
            if d2 == 0:
                turn += 1 if self.agent.name < other.name else -1
        aside = lattice_pair(left((self.agent.hx, self.agent.hy)))
        return plus(total, times(aside, turn)) if turn else total


def draw_time(node):
    """The number of the interval, for nodes that draw once per interval."""
    if node["interval"] <= node.world.length:
        return node.world.tick
    return int(floor(float(node.world.tick) * node.world.length / node["interval"]))
