"""Way and Go to, and Follow field along a way."""

from math import inf

from behaviors import Behavior, FollowField, slow, steer
from cells import Cells, Map
from exact import dot, larger, length, plus, times, unit
from geometry import Region
from march import March
from nodes import Node
from paths import Corners, Memory, keep_step, look_along
from settling import MOVES, Settler


class Fields:
    """The ways on one map to any goals, shared by all nodes that ask for the same."""

    def __init__(self, world, group, clearance, cell, crowds, refresh):
        self.world, self.crowds, self.refresh = world, crowds, refresh
        self.cells = Cells(world.space.size, world.space.wraps, cell)
        self.map = Map(world, self.cells, group, clearance)
        self.counts = self.found_corners = None
        self.found = {}
        self.tick = None

    def begin(self):
        """Counts the agents where crowds matter."""
        if self.tick == self.world.tick:
            return
        self.tick = self.world.tick
        if self.crowds > 0 and self.tick % self.refresh == 0:
            counts = {}
            for kind in self.world.types:
                for agent in kind.agents:
                    cell = self.cells.at((agent.x, agent.y))
                    counts[cell] = counts.get(cell, 0) + 1
            if counts != self.counts:
                self.counts, self.found = counts, {}

    def corners(self):
        if self.found_corners is None:
            self.found_corners = Corners(self.map)
        return self.found_corners

    def to(self, *goals):
        if goals not in self.found:
            self.found[goals] = March(self.map, goals, self.counts, self.crowds)
        return self.found[goals]


class Way(Node):
    """Its goal is the cell of the agent's own goal, whose offset it gives; or none: a shared one."""

    fields = corners = path = None

    def prepare(self, agents):
        world = self.world
        if self.fields is None:
            source = self.source("obstacles")
            clearance = larger(self["clearance"], self.program.type.largest)
            rules = (source and source["group"], clearance, self["cell"], self["crowds"], int(self["refresh"]))
            if rules not in world.ways:
                world.ways[rules] = Fields(world, *rules)
            self.fields = world.ways[rules]
            if self.own_goals() * self.fields.cells.columns * self.fields.cells.rows > 2_000_000:
                self.corners = self.fields.corners()
        self.fields.begin()
        if agents:
            self.find_goals()
        if not self.corners:
            return
        for agent in agents:
            memory = agent.memory[self.id]
            if memory.since is not None and memory.goal is not None:
                order = (memory.since, self.program.type.index, agent.ordinal, len(world.path_requests))
                start = self.corners.nearest[self.fields.cells.at((agent.x, agent.y))]
                world.path_requests.append((order, self.corners, memory, start))

    def own_goals(self):
        """How many goals count for fields."""
        kind, sources = self.program.type, [link.node for link in self.links("goals")]
        most = self.world.most_agents if self.world.living else kind.count
        count = 64 * len(self.group("goals"))
        for node in sources:
            if node.item.type in ("home", "own-goal"):
                count += most
            elif node.item.type not in ("point", "region"):
                count += 64
        return count

    def remember(self, agent):
        agent.memory[self.id] = Memory()

    def is_shared(self, link):
        return isinstance(getattr(link.node, "shape", None), (tuple, Region))

    def find_goals(self):
        cells, self.places, goals = self.fields.cells, [], []
        for link in self.links("goals"):
            if self.is_shared(link):
                shape = link.node.shape
                goals += [(cell, len(self.places)) for cell in self.cells_of(shape)]
                self.places.append(shape)
        group = [] if self.corners else self.group("goals")
        others = [agent for index in group for agent in self.world.types[index].agents]
        for agent in sorted(others, key=lambda each: each.name):
            goals.append((cells.at((agent.x, agent.y)), len(self.places)))
            self.places.append((agent.x, agent.y))
        self.goal_of = {}
        for cell, goal in sorted(goals):
            self.goal_of.setdefault(cell, goal)
        self.shared = self.fields.to(*self.goal_of) if self.goal_of else None

    def cells_of(self, shape):
        cells = self.fields.cells
        if isinstance(shape, tuple):
            return [cells.at(shape)]
        found = [
            (row, column)
            for row in range(cells.rows)
            for column in range(cells.columns)
            if shape.contains(shape.seen(self.world.space, cells.center((row, column))))
        ]
        return found or [cells.at(shape.center)]

    def evaluate(self, agent):
        if self.corners and not self.each("goals"):
            return self.evaluate_paths(agent)
        self.goal = None
        own = [link.node for link in self.links("goals") if not self.is_shared(link)]
        if not own:
            self.active = self.shared is not None
            return
        place, best = (agent.x, agent.y), inf
        self.active = False
        if self.each("goals"):
            return
        if self.shared:
            best = self.time(self.shared, place)
        for node in own:
            if not node.active:
                continue
            goal = self.fields.cells.at(plus(place, node.offset))
            time = self.time(self.fields.to(goal), place)
            if time < best:
                best, self.goal, self.offset = time, goal, node.offset
        self.active = best < inf

    def evaluate_paths(self, agent):
        place, self.goal, self.path = (agent.x, agent.y), None, None
        time = self.time(self.shared, place) if self.shared else inf
        self.active = time < inf
        own = [link.node.offset for link in self.links("goals") if not self.is_shared(link) and link.node.active]
        near = [(length(offset), other.name, offset)
                for other, offset in self.world.within(agent, self.group("goals"), inf)]
        if near:
            own.append(min(near)[2])
        if not own:
            return
        offset = min(own, key=length)
        step = look_along(self.corners, agent.memory[self.id], place, plus(place, offset))
        if step.leads and not time <= step.left:
            self.active, self.path = True, step
            self.offset = self.fields.cells.offset(place, step.goal)

    def commit(self, agent):
        if not self.corners:
            return
        memory = agent.memory[self.id]
        if not (self.used and self.active and self.path):
            memory.since = None
            return
        cells = self.fields.cells
        self.path.goal_cell = self.corners.nearest[cells.at(plus((agent.x, agent.y), self.offset))]
        keep_step(self.corners, memory, self.path, self.world.tick)

    @staticmethod
    def time(field, place):
        step = field.step_from(place, field.cells.center)
        return step[1] if step else inf

    def field(self):
        return self.shared if self.goal is None else self.fields.to(self.goal)

    def step(self, agent):
        place = (agent.x, agent.y)
        self.goal_place = None
        if self.path:
            if self.path.next is None:
                self.goal_place = plus(place, self.offset)
                return self.offset, self.path.left
            return self.fields.cells.offset(place, self.corners.sites[self.path.next]), self.path.left
        if self.goal is not None:
            self.goal_place = plus(place, self.offset)
        elif len(self.places) == 1 and isinstance(self.places[0], tuple):
            self.goal_place = self.places[0]

        def place_of(cell):
            if self.goal is None:
                shape = self.places[self.goal_of[cell]]
                self.goal_place = shape if isinstance(shape, tuple) else shape.nearest_to(self.world.space, place)
            return self.goal_place

        return self.field().step_from(place, place_of)


class GoTo(Settler, Behavior):
    def next_step(self, agent):
        """The offset of the next place, how far it is to the goal, and where that is."""
        way = self.target("way")
        step = way.step(agent) if isinstance(way, Way) else None
        if step is not None:
            return (*step, way.goal_place)
        target = self.target()
        return target and (target.offset, length(target.offset), plus((agent.x, agent.y), target.offset))

    def speed(self, agent, left):
        if left <= self["stopRadius"]:
            return 0.0
        return agent.max_speed * self["speed"] * slow(left, self["slowingRadius"])

    def steer(self, agent):
        step = self.next_step(agent)
        if not step:
            return None
        speed = 0.0 if self.arrived(agent) else self.speed(agent, step[1])
        return steer(agent, times(unit(step[0]), speed))

    def aim(self, agent):
        target = self.target()
        still = agent.max_speed * MOVES
        if target and dot(target.velocity, target.velocity) > still * still:
            return None
        step = self.next_step(agent)
        if not step or step[2] is None:
            return None
        return step[2], step[1], self.speed(agent, step[1]), unit(step[0])


class FollowFieldOrWay(FollowField):
    def steer(self, agent):
        way = self.source("field")
        if not isinstance(way, Way):
            return super().steer(agent)
        if not way.active:
            return None
        soon = (agent.x + agent.vx * self["lookAhead"], agent.y + agent.vy * self["lookAhead"])
        found = unit(way.step(agent)[0]) if way.path else way.field().direction_at(soon)
        return found and steer(agent, times(found, agent.max_speed * self["speed"]))


KINDS = {"way": Way, "go-to": GoTo, "follow-field": FollowFieldOrWay}
