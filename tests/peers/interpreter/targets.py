"""The targets and numbers of docs/runtime.md."""

from conditions import touched
from exact import dot, floor, larger, length, smaller
from nodes import ZERO, Neighbors, Node, draw_time

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

    def seen(self, agent):
        near = self.world.within(agent, self.group(), self["range"])
        return [(other, o) for other, o in near if not self.is_hidden(agent, o)]

    def choose(self, agent):
        found = [(dot(o, o), other.name, other, o) for other, o in self.seen(agent)]
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
            if length(o) <= self["loseRange"] and not self.is_hidden(agent, o):
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


class Number(Node):
    def evaluate(self, agent):
        self.number = self.value(agent)
        self.active = self.number is not None


class Distance(Number):
    def value(self, agent):
        target = self.target()
        return length(target.offset) if target and not self.each() else None


class Constant(Number):
    def value(self, agent):
        return self["value"]


class Clock(Number):
    def value(self, agent):
        return float(self.world.tick) * self.world.length


class Summary(Number):
    def value(self, agent):
        return self.world.summaries.get(self.id)


class Variable(Number):
    def taken(self, value):
        value = floor(value + 0.5) if self["whole"] else value
        return smaller(larger(value, self["least"]), self["most"])

    def remember(self, agent):
        if self["perAgent"]:
            agent.memory[self.id] = [self.taken(self["start"])]

    def place(self, agent):
        """The list whose first item is the value, for this agent."""
        if self["perAgent"]:
            return agent.memory.get(self.id)
        return self.world.variables.setdefault(self.id, [self.taken(self["start"])])

    def value(self, agent):
        return self.place(agent)[0]


class CountNear(Number):
    def value(self, agent):
        near = Neighbors(self, agent, self.group(), self["radius"], self["viewAngle"]).near
        return float(sum(not self.is_hidden(agent, o) for _, o, _ in near))


class Draw(Number):
    def value(self, agent):
        time = draw_time(self) if self["renews"] == "regularly" else 0
        draws = 12 if self["shape"] == "bell" else 1
        total = 0.0
        for number in range(draws):
            total += self.stream.draw(time, agent.ordinal, number)
        return self["low"] + (self["high"] - self["low"]) * (total / draws)


class AgentValue(Number):
    passes_use = False

    def remember(self, agent):
        agent.memory[self.id] = 0.0

    def value(self, agent):
        which = self["value"]
        if which == "meter":
            meter = self.source("meter")
            return agent.memory[meter.id][0] if meter else None
        if which == "touching":
            return float(len(touched(self, agent, 0.0)))
        return {
            "speed": length((agent.vx, agent.vy)), "age": agent.memory[self.id], "x": agent.x, "y": agent.y, "mass": agent.mass,
            "radius": agent.radius, "max-speed": agent.max_speed, "max-force": agent.max_force,
        }[which]

    def commit(self, agent):
        tick = self.world.length
        agent.memory[self.id] = tick * (floor(agent.memory[self.id] / tick + 0.5) + 1)


KINDS = {
    "point": Point, "region": RegionTarget, "home": Home, "external": External, "cursor": Cursor, "centroid": Centroid,
    "nearest": Nearest, "field": Shape, "path": Shape, "obstacles": Shape,
    "distance": Distance, "variable": Variable, "summary": Summary, "clock": Clock, "constant": Constant, "count-near": CountNear, "draw": Draw, "agent-value": AgentValue,
}
