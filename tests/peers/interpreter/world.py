"""A world of agents, and its ticks."""

import struct
from math import floor

import avoidance
import behaviors
import goto
import life
import nodes
import scene
import ways
from exact import LIMIT, NO_LIMIT, STEP, FNV_START, Stream, direction, dot, fnv, lattice, lattice_pair, length, times, truncate, unit
from geometry import Field, Region, Space, WholeWorld
from project import Unsupported

KINDS = {
    "seek": behaviors.Seek, "flee": behaviors.Flee, "arrive": behaviors.Arrive, "wander": behaviors.Wander,
    "wander-to-points": behaviors.WanderToPoints, "pursue": behaviors.Pursue, "evade": behaviors.Evade,
    "offset-pursuit": behaviors.OffsetPursuit, "match-velocity": behaviors.MatchVelocity,
    "interpose": behaviors.Interpose, "separation": behaviors.Separation, "alignment": behaviors.Alignment,
    "cohesion": behaviors.Cohesion, "tether": behaviors.Tether, "orbit": behaviors.Orbit,
    "target-speed": behaviors.TargetSpeed, "brake": behaviors.Brake, "containment": behaviors.Containment,
    "queue": behaviors.Queue,
    "collision-avoidance": behaviors.CollisionAvoidance, "face": behaviors.Face,
    "look-where-you-go": behaviors.LookWhereYouGo,
    "point": nodes.Point, "cursor": nodes.Cursor, "nearest": nodes.Nearest, "centroid": nodes.Centroid,
    "home": nodes.Home, "region": nodes.RegionTarget, "field": nodes.Shape, "path": nodes.Shape,
    "obstacles": nodes.Shape, "external": nodes.External,
    "sum": behaviors.Sum, "priority": behaviors.Priority, "budget": behaviors.Budget, "dither": behaviors.Dither,
    "within-range": nodes.WithinRange, "in-view": nodes.InView, "inside-region": nodes.InsideRegion,
    "has-neighbors": nodes.HasNeighbors, "speed": nodes.Speed, "meter": nodes.Meter, "timer": nodes.Timer,
    "chance": nodes.Chance, "arrived": nodes.Arrived, "mode": nodes.InMode, "not": nodes.Not, "all": nodes.All,
    "any": nodes.Any, "touching": nodes.Touching, "population": nodes.Population, "level": nodes.Level,
    "agent-mode": behaviors.Mode, "transition": behaviors.Transition,
    "remove": life.Action, "become": life.Action, "spawn": life.Action, "signal": life.Action,
    **ways.KINDS, **avoidance.KINDS, **goto.KINDS,
}


class Agent:
    alive = True
    mode = None
    mode_time = 0.0

    def __init__(self, kind, ordinal, place, velocity, heading):
        self.type = kind
        self.ordinal = ordinal
        self.name = (kind.index, ordinal)
        self.x, self.y = self.home = place
        self.vx, self.vy = velocity
        self.hx, self.hy = self.fx, self.fy = heading
        self.memory = {}
        item, world = kind.item, kind.world

        def spread(number, setting):
            share = item[setting + "Spread"]
            return item[setting] if share == 0 else item[setting] * (1 + share * (2 * kind.bodies.draw(0, ordinal, number) - 1))

        self.mass = spread(0, "mass")
        self.per_mass = 1 / self.mass
        self.radius = spread(1, "radius")
        self.max_speed = min(spread(2, "maxSpeed"), LIMIT)
        self.max_force = 1e300 if item["maxForce"] == NO_LIMIT else spread(3, "maxForce")
        self.response = 1 / max(spread(4, "responseTime"), world.length)

    def begin(self):
        for node in self.type.program.nodes:
            node.remember(self)


class AgentType:
    def __init__(self, world, item, index):
        self.world, self.item, self.id, self.index = world, item, item.id, index
        self.agents = []
        self.next_ordinal = 0
        self.placed = item["start"] == "placed"
        self.count = len(item.agents) if self.placed else int(item["count"])
        self.starts = Stream(world.seed, self.id, "start")
        self.bodies = Stream(world.seed, self.id, "body")
        region = world.project.item(item["startRegion"])
        self.region = Region(region) if region else WholeWorld(world.settings)
        self.largest = item["radius"] * (1 + item["radiusSpread"])
        speed = length((item["startVelocityX"], item["startVelocityY"]))
        if item["startVelocity"] == "random":
            speed = item["startSpeedMax"]
        if self.placed:
            speed = max([speed] + [length(self.placed_at(each)[1]) for each in item.agents])
        fastest = max(item["maxSpeed"] * (1 + item["maxSpeedSpread"]), speed)
        self.fastest = min(fastest + STEP, 2 * LIMIT)
        quickest = item["responseTime"] * (1 - item["responseTimeSpread"])
        self.force_bound = 2 * self.fastest / max(quickest, world.length)

    @staticmethod
    def placed_at(agent):
        return (float(agent["x"]), float(agent["y"])), (float(agent.get("vx", 0)), float(agent.get("vy", 0)))

    def start(self, draw):
        """Where an agent starts, and how it moves. draw(round, number)"""
        radius = self.item["radius"]
        if self.item["radiusSpread"] != 0:
            share = 2 * self.bodies.draw(0, self.next_ordinal, 1) - 1
            radius = radius * (1 + self.item["radiusSpread"] * share)
        for turn in range(100):
            place = self.region.random_place(lambda number: draw(turn, number))
            if self.world.ground.is_free(place, radius):
                break
        velocity = (self.item["startVelocityX"], self.item["startVelocityY"])
        if self.item["startVelocity"] == "random":
            least = self.item["startSpeedMin"]
            speed = least + draw(0, 2) * (self.item["startSpeedMax"] - least)
            velocity = times(direction(360 * draw(0, 3)), speed)
        return place, velocity

    def add(self, place, velocity, heading=None):
        place = tuple(life.lattice_cut(each) for each in place)
        velocity = tuple(life.lattice_cut(each) for each in velocity)
        if self.world.space.wraps:
            place = self.world.space.wrapped(place)
        if heading is None:
            heading = unit(velocity) if dot(velocity, velocity) > 0 else (1.0, 0.0)
        agent = Agent(self, self.next_ordinal, place, velocity, heading)
        self.next_ordinal += 1
        self.agents.append(agent)
        return agent

    def populate(self):
        for ordinal in range(self.count):
            if self.placed:
                self.add(*self.placed_at(self.item.agents[ordinal]))
            else:
                self.add(*self.start(lambda time, number: self.starts.draw(time, self.next_ordinal, number)))


class Program:
    """The nodes that steer one agent type, in the order in which they run."""

    def __init__(self, world, kind):
        self.world, self.type = world, kind
        self.project = world.project
        self.nodes, self.made = [], {}
        self.sources = []
        ports = {}
        for port in ("steering", "modes", "facing", "actions"):
            ports[port] = [(each, self.node(each.start)) for each in self.project.links_into(kind.id, port)]
        self.steering = [nodes.Input(node, link.weight) for link, node in ports["steering"]]
        self.modes = [node for _, node in ports["modes"]]
        self.steering += [nodes.Input(node, 1.0) for node in self.modes]
        self.facing = ports["facing"][0][1] if ports["facing"] else None
        actions = sorted(ports["actions"], key=lambda each: (each[0].order, each[1].id))
        self.actions = [node for _, node in actions]
        self.add_ways()
        for link in self.project.links_into(kind.id, "births"):
            self.add_source(next(each for each in self.project.nodes if each.id == link.start))

    def node(self, name):
        """The node with this id, made with all nodes before it."""
        if name in self.made:
            return self.made[name]
        item = next(each for each in self.project.nodes if each.id == name)
        if item.type not in KINDS:
            raise Unsupported(f'The interpreter does not know the node type "{item.type}" of "{item.id}".')
        node = self.made[name] = KINDS[item.type](item, self)
        later = []
        for link in sorted(self.project.links, key=lambda each: (each.order, each.id)):
            if link.end != name:
                continue
            index = self.world.indexes.get(link.start)
            if index is not None:
                node.groups.setdefault(link.input, []).append(index)
                continue
            weight = link.weight
            if link.output in ("mode", "transition", "done"):
                later.append((link, weight))
            else:
                node.inputs.setdefault(link.input, []).append(nodes.Input(self.node(link.start), weight))
        for group in node.groups.values():
            group.sort()
        self.nodes.append(node)
        for link, weight in later:
            node.inputs.setdefault(link.input, []).append(nodes.Input(self.node(link.start), weight))
        return node

    def add_ways(self):
        """The transitions between modes, in their order."""
        ways = []
        for place, mode in enumerate(self.modes):
            for link in mode.links("enter"):
                way = link.node
                ways.append(((way["order"], way.id, place), way, mode))
        self.ways = [(way, mode) for _, way, mode in sorted(ways, key=lambda each: each[0])]

    def add_source(self, item):
        places = {}
        for link in self.project.links:
            if link.end == item.id:
                target = next(each for each in self.project.nodes if each.id == link.start)
                places[link.input] = self.world.shape(target[target.type]) if target.type in target.settings else None
        self.sources.append(life.Source(item, places))

    def decide(self, agent):
        for node in self.nodes:
            node.refill(agent)
        if self.modes and agent.mode is None:
            agent.mode = self.modes[0]
        for node in self.nodes:
            node.run(agent)
        force = (0.0, 0.0)
        for link in self.steering:
            if link.node.active:
                force = (force[0] + link.node.force[0] * link.weight, force[1] + link.node.force[1] * link.weight)
                link.node.used = True
        if self.facing and self.facing.active:
            self.facing.used = True
        for node in reversed(self.nodes):
            node.mark()
        for node in self.nodes:
            node.commit(agent)
        if self.modes:
            self.change_mode(agent)
        return force

    def change_mode(self, agent):
        tick = self.world.length
        agent.mode_time = tick * (floor(agent.mode_time / tick + 0.5) + 1)
        for way, mode in self.ways:
            leads_out = not way.links("from") or any(each.node is agent.mode for each in way.links("from"))
            if leads_out and mode is not agent.mode and agent.mode_time >= way["after"] and way.active:
                agent.mode, agent.mode_time = mode, 0.0
                return


class World:
    def __init__(self, project, cursor=None):
        self.project, self.settings = project, project.world
        self.seed = int(self.settings["seed"])
        self.length = self.settings["tick"]
        self.tick = 0
        self.space = Space(self.settings)
        self.cursor = cursor and lattice_pair(cursor)
        self.shapes = {}
        self.ways = {}
        self.ground = scene.Ground(self)
        items = sorted((each for each in project.nodes if each.type == "agent-type"), key=lambda each: each.id)
        for each in items:
            if each["solid"] != "nothing":
                raise Unsupported(f'The interpreter does not know solid bodies, as those of "{each.id}".')
        self.indexes = {each.id: index for index, each in enumerate(items)}
        self.types = [AgentType(self, each, index) for index, each in enumerate(items)]
        authored = sum(each.count for each in self.types)
        self.most_agents = max(authored, int(self.settings["mostAgents"]))
        self.living = any(each.type in ("source", "become", "spawn") for each in project.nodes)
        for kind in self.types:
            kind.program = Program(self, kind)
        for kind in self.types:
            kind.populate()
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
        for kind in self.types:
            for node in kind.program.nodes:
                node.prepare(kind.agents)
        moved, requests = [], []
        for kind in self.types:
            program = kind.program
            for agent in kind.agents:
                force = program.decide(agent)
                requests += life.ask(agent, program.actions)
                moved.append((agent, self.move(agent, force)))
        for agent, state in moved:
            agent.x, agent.y, agent.vx, agent.vy, agent.hx, agent.hy, agent.fx, agent.fy = state
        if requests or any(each.program.sources for each in self.types):
            life.Changes(self).carry_out(requests)
        self.tick += 1

    def move(self, agent, force):
        force = truncate(force, agent.max_force)
        a = (force[0] * agent.per_mass, force[1] * agent.per_mass)
        v = (agent.vx + a[0] * self.length, agent.vy + a[1] * self.length)
        v = lattice_pair(truncate(v, agent.max_speed))
        p = (agent.x + lattice(v[0] * self.length), agent.y + lattice(v[1] * self.length))
        p, v = self.space.inside(p, v)
        h = unit(v) if dot(v, v) > 0 else (agent.hx, agent.hy)
        facing = agent.type.program.facing
        f = facing.force if facing and facing.active else h
        return (*p, *v, *h, *f)

    def state_hash(self):
        state = FNV_START
        for kind in self.types:
            state = fnv(kind.id.encode(), state)
            for each in kind.agents:
                state = fnv(struct.pack("<Idddd", each.ordinal, each.x, each.y, each.vx, each.vy), state)
        return f"{state:016x}"
