"""The combiners and modes of docs/runtime.md."""

from exact import NO_LIMIT, length, plus, times, truncate
from nodes import ZERO, Node, draw_time

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
    "sum": Sum, "priority": Priority, "budget": Budget, "dither": Dither, "agent-mode": Mode, "transition": Transition,
}
