"""The conditions of docs/runtime.md."""

from exact import dot, floor, larger, length, smaller
from nodes import Neighbors, Node, draw_time, in_view, view_bound

ACTIONS = {"remove", "become", "spawn", "leave", "signal", "end", "set", "add"}


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
            and not self.is_hidden(agent, o)
            for o in self.all_targets(agent)
        )


class InsideRegion(Node):
    def evaluate(self, agent):
        region = self.geometry("region")
        self.active = region is not None and region.contains(region.seen(self.world.space, (agent.x, agent.y)))


class HasNeighbors(Node):
    def evaluate(self, agent):
        near = Neighbors(self, agent, self.group(), self["radius"], self["viewAngle"]).near if self.group() else []
        self.active = sum(not self.is_hidden(agent, o) for _, o, _ in near) >= self["least"]


class Speed(Node):
    def evaluate(self, agent):
        self.active = self["min"] <= length((agent.vx, agent.vy)) <= self["max"]


class Timer(Node):
    def evaluate(self, agent):
        period = self["on"] + self["off"]
        shifted = float(self.world.tick) * self.world.length + self["phase"]
        self.active = period <= 0 or shifted - period * floor(shifted / period) < self["on"]


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


def touched(node, agent, margin):
    """The agents at its input whose bodies it touches."""
    found = []
    for index in node.group():
        kind = node.world.types[index]
        solid = all(each.item["solid"] == "obstacles-and-agents" for each in (kind, agent.type))

        def near(other):
            if solid:
                return (agent.radius + other) * (1 + 1.0 / 128) + margin
            return agent.radius + margin + other

        for other, o in node.world.within(agent, [index], near(kind.largest)):
            if dot(o, o) <= near(other.radius) * near(other.radius):
                found.append(other)
    return found


class Touching(Node):
    def remember(self, agent):
        agent.memory[self.id] = 0.0

    def touched(self, agent):
        return touched(self, agent, self["margin"])

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


class Switch(Node):
    def evaluate(self, agent):
        self.active = self["on"]


class Number(Node):
    def evaluate(self, agent):
        self.active = self["min"] <= self["value"] <= self["max"]


class Compare(Node):
    def remember(self, agent):
        agent.memory[self.id] = False

    def evaluate(self, agent):
        a, kind, b = self.source("a"), self["comparison"], self["b"]
        slack = self["hysteresis"] if agent.memory[self.id] else 0.0
        self.active = bool(a and a.active) and {
            "less": lambda: a.number < b + slack, "at-most": lambda: a.number <= b + slack,
            "at-least": lambda: a.number >= b - slack, "more": lambda: a.number > b - slack,
            "between": lambda: b - slack <= a.number <= self["c"] + slack,
        }[kind]()

    def commit(self, agent):
        agent.memory[self.id] = self.active


KINDS = {
    "within-range": WithinRange, "in-view": InView, "inside-region": InsideRegion, "has-neighbors": HasNeighbors,
    "speed": Speed, "meter": Meter, "timer": Timer, "chance": Chance, "arrived": Arrived, "mode": InMode, "not": Not,
    "all": All, "any": Any, "touching": Touching, "population": Population, "level": Level,
    "switch": Switch, "number": Number, "compare": Compare,
}
