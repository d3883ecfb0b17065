"""What all nodes have in common, and the targets and conditions: "Nodes" of docs/runtime.md."""

from exact import (NO_LIMIT, ExactSum, Stream, dot, floor, larger, lattice, lattice_pair, left, length, minus, plus,
                   sine_cosine, smaller, times)
from math import sqrt

ZERO = (0.0, 0.0)


class Input:
    """A link into an input: the node that it comes from, and its weight."""

    def __init__(self, node, weight):
        self.node = node
        self.weight = weight


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
        self.stream = Stream(self.world.seed, program.type.id, item.id)
        self.active = False
        self.used = False
        self.force = ZERO
        self.offset = ZERO
        self.velocity = ZERO
        self.who = None

    def __getitem__(self, setting):
        return self.item[setting]

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

    def each(self, port="target"):
        source = self.source(port)
        return source if source and source.item.type == "nearest" and source["choose"] == "each" else None

    def all_targets(self, agent, port="target"):
        """The offsets of the target, or of each."""
        each = self.each(port)
        if each:
            return [o for _, o in self.world.within(agent, each.group(), each["range"])]
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


# --- targets


class Place(Node):
    """A target that is a still place."""

    def see(self, agent, place):
        self.active = place is not None
        if self.active:
            self.offset = self.world.space.offset((agent.x, agent.y), place)
            self.velocity = ZERO
            self.who = None


class Point(Place):
    def __init__(self, item, program):
        super().__init__(item, program)
        self.shape = self.world.shape(item["point"])

    def evaluate(self, agent):
        self.see(agent, self.shape)


class RegionTarget(Place):
    def __init__(self, item, program):
        super().__init__(item, program)
        self.shape = self.world.shape(item["region"])

    def evaluate(self, agent):
        self.see(agent, self.shape and self.shape.nearest_to(self.world.space, (agent.x, agent.y)))


class Home(Place):
    def evaluate(self, agent):
        self.see(agent, agent.home)


class External(Place):
    def evaluate(self, agent):
        self.see(agent, self.world.cursor)


class Shape(Node):
    """A target that stands for geometry: a path, a field, obstacles."""

    def __init__(self, item, program):
        super().__init__(item, program)
        self.shape = (
            self.world.obstacles(item["group"]) if item.type == "obstacles" else self.world.shape(item[item.type])
        )

    def evaluate(self, agent):
        self.active = self.shape is not None


class Cursor(Place):
    def remember(self, agent):
        agent.memory[self.id] = None  # the click that it has reached

    def sees(self, agent):
        place = self.world.cursor
        forgets = self["follows"] == "click-until-reached"
        return place is not None and not (forgets and agent.memory[self.id] == place)

    def evaluate(self, agent):
        self.see(agent, self.world.cursor if self.sees(agent) else None)
        other = self.source("otherwise")
        if not self.active and other and other.active:
            self.active = True
            self.offset, self.velocity, self.who = other.offset, other.velocity, other.who
            self.elsewhere = True
        else:
            self.elsewhere = False

    def mark(self):
        if self.used and self.source("otherwise") and (self.elsewhere or not self.active):
            self.source("otherwise").used = True

    def commit(self, agent):
        if not self.used or self["follows"] != "click-until-reached" or not self.sees(agent):
            return
        if length(self.offset) <= max(agent.radius, agent.max_speed * self.world.length):
            agent.memory[self.id] = self.world.cursor


class Centroid(Node):
    def evaluate(self, agent):
        near = Neighbors(self, agent, self.group(), self["range"]) if self.group() else None
        self.active = near is not None and near.count > 0
        if self.active:
            self.offset = tuple(each / near.count for each in near.offsets())
            self.velocity = tuple(each / near.count for each in near.velocities())
            self.who = None


class Nearest(Node):
    def remember(self, agent):
        agent.memory[self.id] = None

    def choose(self, agent):
        found = [(dot(o, o), other.name, other, o) for other, o in
                 self.world.within(agent, self.group(), self["range"])]
        if not found:
            return None
        if self["choose"] == "farthest":
            return max(found, key=lambda each: (each[0], (-each[1][0], -each[1][1])))
        if self["choose"] == "random":
            found.sort(key=lambda each: each[1])
            return found[min(int(self.draw(agent) * float(len(found))), len(found) - 1)]
        return min(found, key=lambda each: (each[0], each[1]))

    def evaluate(self, agent):
        if self["choose"] == "each":
            self.active = bool(self.group())
            self.who = None
            return
        self.active = False
        if not self["keep"]:
            found = self.choose(agent)
            if found:
                self.give(found[2], found[3])
            return
        kept = agent.memory[self.id]
        if kept is not None and kept.alive:
            o = self.world.space.offset((agent.x, agent.y), (kept.x, kept.y))
            if length(o) <= self["loseRange"]:
                self.give(kept, o)

    def give(self, other, o):
        self.active = True
        self.who = other
        self.offset = o
        self.velocity = (other.vx, other.vy)

    def commit(self, agent):
        if self["keep"] and self["choose"] != "each" and not self.used:
            found = self.choose(agent)
            agent.memory[self.id] = found[2] if found else None


# --- conditions


class WithinRange(Node):
    def evaluate(self, agent):
        self.active = any(self["min"] <= length(o) <= self["max"] for o in self.all_targets(agent))


class InView(Node):
    def evaluate(self, agent):
        bound = view_bound(self["viewAngle"])
        reach = self["range"] * self["range"]
        self.active = any(
            dot(o, o) <= reach
            and (self["viewAngle"] >= 360 or in_view((agent.fx, agent.fy), o, dot(o, o), bound))
            for o in self.all_targets(agent)
        )


class InsideRegion(Node):
    def evaluate(self, agent):
        region = self.geometry("region")
        self.active = region is not None and region.contains(region.seen(self.world.space, (agent.x, agent.y)))


class HasNeighbors(Node):
    def evaluate(self, agent):
        near = Neighbors(self, agent, self.group(), self["radius"], self["viewAngle"]).count if self.group() else 0
        self.active = near >= self["least"]


class Speed(Node):
    def evaluate(self, agent):
        self.active = self["min"] <= length((agent.vx, agent.vy)) <= self["max"]


class Timer(Node):
    def evaluate(self, agent):
        period = self["on"] + self["off"]
        shifted = float(self.world.tick) * self.world.length + self["phase"]
        self.active = period <= 0 or shifted - period * floor(shifted / period) < self["on"]


def draw_time(node):
    """The number of the interval, for nodes that draw once per interval."""
    if node["interval"] <= node.world.length:
        return node.world.tick
    return int(floor(float(node.world.tick) * node.world.length / node["interval"]))


class Chance(Node):
    def evaluate(self, agent):
        self.active = self.stream.draw(draw_time(self), agent.ordinal) < self["probability"]


class Arrived(Node):
    def evaluate(self, agent):
        slow = length((agent.vx, agent.vy)) < self["speed"]
        self.active = slow and any(length(o) <= self["distance"] for o in self.all_targets(agent))


class Not(Node):
    def evaluate(self, agent):
        source = self.source("of")
        self.active = source is not None and not source.active


class All(Node):
    def evaluate(self, agent):
        self.active = bool(self.links("conditions")) and all(each.node.active for each in self.links("conditions"))


class Any(Node):
    def evaluate(self, agent):
        self.active = any(each.node.active for each in self.links("conditions"))


class Population(Node):
    def evaluate(self, agent):
        living = sum(len(self.world.types[each].agents) for each in self.group())
        self.active = self["min"] <= living <= self["max"]


class Level(Node):
    passes_use = False

    def evaluate(self, agent):
        meter = self.source("meter")
        self.active = meter is not None and self["min"] <= agent.memory[meter.id][0] <= self["max"]


class Meter(Node):
    def remember(self, agent):
        agent.memory[self.id] = [self["capacity"] * self["start"], self["start"] > 0]  # the store; open

    def refill(self, agent):
        memory = agent.memory[self.id]
        if not memory[1]:
            memory[1] = memory[0] >= self["capacity"]
            if self["recovery"] == "when-shut":
                memory[0] += self["recover"] * self.world.length

    def evaluate(self, agent):
        self.active = agent.memory[self.id][1]

    def flowing(self, port, amount):
        total = 0.0
        for link in self.links(port):
            if link.node.active:
                total += amount if link.node.item.type in ACTIONS else amount * self.world.length
        return total

    def commit(self, agent):
        memory = agent.memory[self.id]
        wired = bool(self.links("fills") or self.links("drains"))
        if self.used:
            memory[0] -= self["drain"] * self.world.length
        if self["recovery"] == "when-unused":
            if not self.used:
                memory[0] += self["recover"] * self.world.length
            memory[0] = smaller(larger(memory[0], 0.0), self["capacity"])
        if wired:
            memory[0] += self.flowing("fills", self["fillAmount"]) - self.flowing("drains", self["drainAmount"])
            memory[0] = smaller(larger(memory[0], 0.0), self["capacity"])
        if (self.used or wired) and memory[0] <= 0:
            memory[1] = False


class Touching(Node):
    def remember(self, agent):
        agent.memory[self.id] = 0.0

    def touched(self, agent):
        """The agents whose bodies it touches."""
        reach = agent.radius + self["margin"] + max((self.world.types[each].largest for each in self.group()), default=0)
        found = []
        for other, o in self.world.within(agent, self.group(), reach):
            near = agent.radius + self["margin"] + other.radius
            if dot(o, o) <= near * near:
                found.append(other)
        return found

    def evaluate(self, agent):
        self.any = bool(self.touched(agent))
        self.active = self.any and agent.memory[self.id] >= self["time"]

    def commit(self, agent):
        tick = self.world.length
        agent.memory[self.id] = tick * (floor(agent.memory[self.id] / tick + 0.5) + 1) if self.any else 0.0


class InMode(Node):
    def evaluate(self, agent):
        mode, time = agent.mode, agent.mode_time
        self.active = any(
            each.node is mode and self["min"] <= time <= self["max"] for each in self.links("mode")
        )

    def mark(self):
        pass


ACTIONS = {"remove", "become", "spawn", "signal"}
