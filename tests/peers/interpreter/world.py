"""A world of agents, and its ticks."""

import struct

import ground
import life
import orders
import paths
import scene
import settling
import solids
from agents import AgentType
from exact import (FNV_START, NO_LIMIT, dot, floor, fnv, larger, lattice, lattice_pair, left, length, plus, sine_cosine,
                   smaller, times, truncate, unit)
from geometry import Field, Region, Space
from program import Program


LATTICE_STEPS = 1 << 28


def summary(what, numbers):
    """What a Summary makes of the numbers of agents; none without a number."""
    numbers = [smaller(larger(each, -NO_LIMIT), NO_LIMIT) for each in numbers]
    steps = [int(floor(each * LATTICE_STEPS + 0.5)) for each in numbers]
    high, low = sum(each >> 32 for each in steps), sum(each & 0xFFFFFFFF for each in steps)
    total = (float(high) * 4294967296.0 + float(low)) / LATTICE_STEPS
    if what == "sum":
        return smaller(larger(total, -NO_LIMIT), NO_LIMIT)
    if what == "count":
        return float(len(numbers))
    if not numbers:
        return None
    return total / float(len(numbers)) if what == "mean" else min(numbers) if what == "least" else max(numbers)


class Count:
    """How often something has happened, and when."""

    def __init__(self):
        self.total, self.recent = 0, []

    def add(self, count, tick, ticks_per_second):
        self.total += count
        if self.recent and tick - self.recent[-1][0] < ticks_per_second / 10:
            self.recent[-1][1] += count
        else:
            self.recent.append([tick, count])

    def of_last(self, ticks, now):
        return self.total if ticks >= now else sum(count for tick, count in self.recent if tick > now - ticks)


COUNTS = ("born", "died", "became", "events")


class World:
    def __init__(self, project, cursor=None):
        self.project, self.settings = project, project.world
        self.seed = int(self.settings["seed"])
        self.length = self.settings["tick"]
        self.tick = 0
        self.orders = 0  # given so far
        self.is_held = False  # the next tick moves nobody
        self.summaries = {}  # of the tick before, by node
        self.counts = {}  # by agent type, and node or kind of life
        self.variables = {}  # of the world, by node: lists of one number
        self.space = Space(self.settings)
        self.cursor = cursor and lattice_pair(cursor)
        self.shapes = {}
        self.ways = {}
        self.path_requests = []
        self.ground = scene.Ground(self)
        grounds = sorted((each for each in project.scene if each.type == "ground"), key=lambda each: each.id)
        self.grounds = {each.id: ground.Ground(each, self) for each in grounds}
        items = sorted((each for each in project.nodes if each.type == "agent-type"), key=lambda each: each.id)
        self.indexes = {each.id: index for index, each in enumerate(items)}
        self.types = [AgentType(self, each, index) for index, each in enumerate(items)]
        authored = sum(each.count for each in self.types)
        self.most_agents = max(authored, int(self.settings["mostAgents"]))
        self.living = any(each.type in ("source", "become", "spawn") for each in project.nodes)
        for kind in self.types:
            kind.program = Program(self, kind)
        self.take_counts()
        self.solids = solids.Solids(self)
        room = solids.Start(self)
        for kind in self.types:
            kind.populate(room)
        for kind in self.types:
            for agent in kind.agents:
                agent.begin()

    def shape(self, name):
        """The geometry of a scene item."""
        item = self.project.item(name)
        if item is None:
            return None
        if name not in self.shapes:
            if item.type == "point":
                self.shapes[name] = (item["x"], item["y"])
            elif item.type == "region":
                self.shapes[name] = Region(item)
            elif item.type == "field":
                self.shapes[name] = Field(item, self.seed)
            else:
                self.shapes[name] = scene.Path(item, self.space)
        return self.shapes[name]

    def obstacles(self, group):
        return scene.Obstacles(self, group)

    def may_live(self, group):
        """How many agents of a group there may be."""
        if self.living:
            return min(self.most_agents * len(group), self.most_agents)
        return sum(self.types[each].count for each in group)

    def within(self, agent, group, reach):
        """The agents of a group within a distance, but not the agent itself, with their offsets."""
        at = (agent.x, agent.y)
        most = reach * reach
        for index in group:
            for other in self.types[index].agents:
                if other is not agent:
                    o = self.space.offset(at, (other.x, other.y))
                    if o[0] * o[0] + o[1] * o[1] <= most:
                        yield other, o

    def step(self):
        for event in self.project.events:
            if event["tick"] == self.tick:
                orders.act(self, event)
        orders.swap_slots(self)
        settling.plan_rooms(self)
        for kind in self.types:
            for node in kind.program.nodes:
                node.prepare(kind.agents)
        paths.find_paths(self.path_requests)
        self.path_requests = []
        moved, requests = [], []
        tallies = {each.id: [] for each in self.project.nodes if each.type == "summary"}
        for kind in self.types:
            program = kind.program
            program.deciding = True
            for agent in kind.agents:
                force = program.decide(agent)
                requests += life.ask(agent, program.actions)
                for item, node in program.summaries:
                    if node is None or node.active:
                        tallies[item.id].append(1.0 if node is None else node.number)
                moved.append((agent, self.move(agent, force)))
            program.deciding = False
        self.summaries.update({item.id: summary(item["what"], tallies[item.id])
                               for item in self.project.nodes if item.type == "summary" and item["what"] not in COUNTS})
        for agent, state in moved:
            agent.before = (agent.x, agent.y)
            agent.x, agent.y, agent.vx, agent.vy, agent.hx, agent.hy, agent.fx, agent.fy = state
        if not self.is_held:
            for agent, _ in moved:
                self.carry(agent)
            self.solids.keep_apart()
        self.is_held = False
        if requests or any(each.program.sources for each in self.types):
            life.Changes(self).carry_out(requests)
        for each in self.grounds.values():
            each.step()
        self.tick += 1
        self.take_counts()

    def count(self, kind, what, count=1):
        """Notes what happened in this tick to agents of a type."""
        self.counts.setdefault((kind.id, what), Count()).add(count, self.tick + 1, self.settings["ticksPerSecond"])

    def take_counts(self):
        for item in self.project.nodes:
            if item.type != "summary" or item["what"] not in COUNTS:
                continue
            types = [link.start for link in self.project.links_into(item.id, "agents")] or self.indexes
            events = [link.start for link in self.project.links_into(item.id, "events")]
            ticks = float(self.tick)
            if item["counts"] != "in-all":
                ticks = smaller(floor(item["window"] / self.length + 0.5), floor(120 * self.settings["ticksPerSecond"]))
            count = float(sum(self.counts[kind, what].of_last(ticks, self.tick) for kind in types
                              for what in (events if item["what"] == "events" else [item["what"]])
                              if (kind, what) in self.counts))
            if item["counts"] == "rate":
                time = smaller(ticks, float(self.tick)) * self.length
                count = count / time if time > 0 else 0.0
            self.summaries[item.id] = smaller(count, NO_LIMIT)

    def carry(self, agent):
        """What its base velocity moves it by."""
        if agent.base == (0.0, 0.0):
            return
        p = (agent.x + lattice(agent.base[0] * self.length), agent.y + lattice(agent.base[1] * self.length))
        (agent.x, agent.y), (agent.vx, agent.vy) = self.space.inside(p, (agent.vx, agent.vy))

    def move(self, agent, force):
        if self.is_held:
            facing, h = agent.type.program.facing, (agent.hx, agent.hy)
            return agent.x, agent.y, agent.vx, agent.vy, *h, *(facing.force if facing and facing.active else h)
        force = truncate(force, agent.max_force)
        a = (force[0] * agent.per_mass, force[1] * agent.per_mass)
        v = (agent.vx + a[0] * self.length, agent.vy + a[1] * self.length)
        v = lattice_pair(truncate(v, agent.max_speed))
        v, h = self.limited(agent, v)
        p = (agent.x + lattice(v[0] * self.length), agent.y + lattice(v[1] * self.length))
        p, v = self.space.inside(p, v)
        if dot(v, v) > agent.rest_speed * agent.rest_speed:
            h = unit(v)
        facing = agent.type.program.facing
        f = facing.force if facing and facing.active else h
        return (*p, *v, *h, *f)

    def limited(self, agent, v):
        """The velocity under max turn rate and min speed, and the heading with it."""
        item, heading, rest = agent.type.item, (agent.hx, agent.hy), agent.rest_speed
        degrees, least = item["maxTurnRate"] * self.length, smaller(item["minSpeed"], agent.max_speed)
        if degrees >= 180 and not least > 0:
            return v, heading
        sine, cosine = sine_cosine(degrees) if degrees < 180 else (0.0, -2.0)
        still, speed = rest * rest, length(v)
        goes = dot(v, v) > still
        if goes and dot(heading, v) < cosine * speed:
            side = left(heading)
            turned = plus(times(heading, cosine), times(side, -sine if dot(side, v) < 0 else sine))
            way = times(turned, 1.5 - 0.5 * dot(turned, turned))
            waits = dot((agent.vx, agent.vy), (agent.vx, agent.vy)) <= still
            return lattice_pair(times(way, larger(smaller(speed, rest * 0.5) if waits else speed, least))), way
        if speed < least:
            v = lattice_pair(times(v, least / speed) if goes else times(heading, least))
        return v, heading

    def state_hash(self):
        state = FNV_START
        for kind in self.types:
            state = fnv(kind.id.encode(), state)
            for each in kind.agents:
                state = fnv(struct.pack("<Idddd", each.ordinal, each.x, each.y, each.vx, each.vy), state)
        for name, each in self.grounds.items():
            state = each.hash(fnv(name.encode(), state))
        return f"{state:016x}"
