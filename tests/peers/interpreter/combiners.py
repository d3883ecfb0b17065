"""The combiners and modes of docs/runtime.md."""

from behaviors import velocity_of
from exact import NO_LIMIT, direction, dot, larger, length, minus, plus, smaller, times, truncate, unit
from geometry import nearest_on
from nodes import ZERO, Node, draw_time
from scene import images

class Combiner(Node):
    def mark(self):
        for link in self.taken:
            link.node.used = link.node.used or self.used
        if self.used and self.source("when"):
            self.source("when").used = True

    def run(self, agent):
        self.taken = []
        super().run(agent)

    def inputs_on(self):
        return [each for each in self.links("forces") if each.node.active]


def weighted(links):
    total = ZERO
    for link in links:
        total = plus(total, times(link.node.force, link.weight))
    return total


class Sum(Combiner):
    def evaluate(self, agent):
        self.taken = self.inputs_on()
        self.active = bool(self.taken)
        self.force = weighted(self.taken)
        if self["limit"] < NO_LIMIT:
            self.force = truncate(self.force, self["limit"])


class Priority(Combiner):
    def evaluate(self, agent):
        self.active = False
        for link in self.inputs_on():
            force = times(link.node.force, link.weight)
            if self["threshold"] > 0 and length(force) < self["threshold"]:
                continue
            self.active, self.force, self.taken = True, force, [link]
            return


class Budget(Combiner):
    def evaluate(self, agent):
        links = self.inputs_on()
        self.active = bool(links)
        budget = agent.max_force
        total = ZERO
        for link in links:
            if not budget > 0:
                break
            force = times(link.node.force, link.weight)
            total = plus(total, truncate(force, budget))
            self.taken.append(link)
            budget = agent.max_force - length(total) if length(force) < budget else 0.0
        self.force = total


class Dither(Combiner):
    def evaluate(self, agent):
        self.active = False
        for place, link in enumerate(self.links("forces")):
            if link.node.active and not self.stream.draw(draw_time(self), agent.ordinal, place) < self["leak"]:
                self.active, self.force, self.taken = True, times(link.node.force, link.weight), [link]
                return


class Context(Combiner):
    """The direction that is wanted most, among the least dangerous ones."""

    def evaluate(self, agent):
        self.taken = [each for each in self.links("interest") if each.node.active]
        self.active = bool(self.taken)
        if not self.active:
            return
        count = int(self["directions"])
        wanted, danger = self.maps = self.blended(agent, count)
        limit = min(danger) + self["tolerance"]
        open_values = [value if risk <= limit else 0.0 for value, risk in zip(wanted, danger)]
        best = max((i for i in range(count) if danger[i] <= limit), key=lambda i: (wanted[i], -i))
        before, top, after = open_values[best - 1], wanted[best], open_values[(best + 1) % count]
        bend = before - top - top + after
        shift = 0.5 * (before - after) / bend if bend < 0 else 0.0
        shift = smaller(larger(shift, -0.5), 0.5)
        top = top - 0.25 * (before - after) * shift
        way = direction((best + shift) * (360.0 / count))
        speed = smaller(larger(top, 0.0), 1.0) * agent.max_speed
        self.force = times(minus(times(way, speed), velocity_of(agent)), agent.response)

    def blended(self, agent, count):
        """Interest and danger of each direction."""
        ways = [direction(360.0 * i / count) for i in range(count)]
        wanted = [self.interest(agent, way) for way in ways]
        danger = [0.0] * count
        for toward, near in self.dangers(agent):
            danger = [larger(near * dot(toward, way), each) for way, each in zip(ways, danger)]
        maps = [self.smoothed(each) for each in (wanted, danger)]
        before = agent.memory.get(self.id)
        if self["blends"] and before:
            kept = self["blendTime"] / (self["blendTime"] + self.world.length)
            maps = [[a + kept * (b - a) for a, b in zip(now, old + [0.0] * 32)] for now, old in zip(maps, before)]
        return maps

    def smoothed(self, values):
        share = 0.25 * self["smoothing"]
        beside = zip(values[-1:] + values, values, values[1:] + values[:1])
        return [c + share * (a - c - c + b) for a, c, b in beside] if share > 0 else values

    def commit(self, agent):
        agent.memory[self.id] = self.maps if self.used else None

    def interest(self, agent, way):
        best = 0.0
        for link in self.taken:
            asked = plus(velocity_of(agent), times(link.node.force, 1 / agent.response))
            speed = length(asked)
            if speed > 0:
                best = larger(dot(times(asked, link.weight / larger(speed, agent.max_speed)), way), best)
        return best

    def dangers(self, agent):
        """The direction to each danger, and how near it is."""
        body, reach = agent.radius, agent.radius + self["range"]

        def danger(o, gap, weight):
            return unit(o), weight * larger(1 - larger(gap, 0.0) / self["range"], 0.0)

        group = self.group("agents")
        if group:
            largest = max(self.world.types[each].largest for each in group)
            for other, o in self.world.within(agent, group, reach + largest):
                yield danger(o, length(o) - body - other.radius, self["agentWeight"])
        ground = self.geometry("obstacles")
        if ground:
            for shift in images(self.world.space):
                at = plus((agent.x, agent.y), shift)
                for _, (a, b, radius) in ground.segments:
                    on = nearest_on(minus(a, at), minus(b, at), ZERO)
                    if length(on) - radius <= reach:
                        yield danger(minus(on, times(unit(on), radius)), length(on) - radius - body, self["obstacleWeight"])
        for link in self.links("points"):
            if link.node.active:
                o = link.node.offset
                yield danger(o, length(o) - body, self["pointWeight"])

    def mark(self):
        super().mark()
        for port in ("obstacles", "points"):
            for link in self.links(port):
                link.node.used = link.node.used or self.used


class Mode(Combiner):
    def evaluate(self, agent):
        self.taken = self.inputs_on() if agent.mode is self else []
        self.active = bool(self.taken)
        self.force = weighted(self.taken)


class Transition(Node):
    passes_use = False

    def evaluate(self, agent):
        self.active = True


KINDS = {
    "sum": Sum, "priority": Priority, "budget": Budget, "dither": Dither, "context": Context, "agent-mode": Mode,
    "transition": Transition,
}
