"""The nodes that steer one agent type, wired."""

from math import floor

import avoidance
import behaviors
import combiners
import conditions
import formulas
import goto
import ground
import life
import targets
import ways
from nodes import Input, Node
from project import Unsupported

KINDS = {}
for module in (behaviors, combiners, conditions, targets, ways, avoidance, formulas, goto, life, ground):
    KINDS.update(module.KINDS)


class Program:
    """The nodes that steer one agent type, in the order in which they run."""

    deciding = False  # the numbers of this tick are known

    def __init__(self, world, kind):
        self.world, self.type = world, kind
        self.project = world.project
        self.nodes, self.made, self.later = [], {}, []
        self.sources = []
        ports = {}
        for port in ("steering", "modes", "facing", "actions"):
            ports[port] = [(each, self.node(each.start)) for each in self.project.links_into(kind.id, port)]
        self.summaries = [(item, self.summed(item)) for item in self.project.nodes
                          if item.type == "summary" and self.is_about(item)]
        self.wire_later()
        self.steering = [Input(node, link.weight) for link, node in ports["steering"]]
        self.modes = [node for _, node in ports["modes"]]
        self.steering += [Input(node, 1.0) for node in self.modes]
        self.facing = ports["facing"][0][1] if ports["facing"] else None
        actions = sorted(ports["actions"], key=lambda each: (each[0].order, each[1].id))
        self.actions = [node for _, node in actions]
        self.add_ways()
        for link in self.project.links_into(kind.id, "births"):
            self.add_source(next(each for each in self.project.nodes if each.id == link.start))

    def is_about(self, item):
        return any(link.start == self.type.id for link in self.project.links_into(item.id, "agents"))

    def summed(self, item):
        """The node that gives the number of each agent; none if each counts 1."""
        links = self.project.links_into(item.id, "each")
        return self.node(links[0].start) if links else None

    def node(self, name):
        """The node with this id, made with all nodes before it."""
        if name in self.made:
            return self.made[name]
        item = next(each for each in self.project.nodes if each.id == name)
        if item.type not in KINDS:
            raise Unsupported(f'The interpreter does not know the node type "{item.type}" of "{item.id}".')
        node = self.made[name] = KINDS[item.type](item, self)
        for link in sorted(self.project.links, key=lambda each: (each.order, each.id)):
            if link.end != name or (item.type == "summary" and link.input in ("each", "events")):
                continue
            if link.input == "weight" or isinstance(item.settings.get(link.input), float):
                node.drives[link.input] = self.node(link.start)
                continue
            index = self.world.indexes.get(link.start)
            if index is not None:
                node.groups.setdefault(link.input, []).append(index)
                continue
            if link.output in ("mode", "transition", "done"):
                self.later.append((node, link))  # it may lead to a node that runs before its source
            else:
                self.wire(node, link)
        for group in node.groups.values():
            group.sort()
        self.nodes.append(node)
        return node

    def wire(self, node, link):
        wire = Input(self.node(link.start), link.weight, (link.order, link.id))
        node.inputs.setdefault(link.input, []).append(wire)

    def wire_later(self):
        while self.later:
            node, link = self.later.pop()
            self.wire(node, link)
        for node in self.nodes:
            for links in node.inputs.values():
                links.sort(key=lambda each: each.rank)

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
            if link.end == item.id and not isinstance(item.settings.get(link.input), float):
                target = next(each for each in self.project.nodes if each.id == link.start)
                places[link.input] = self.world.shape(target[target.type]) if target.type in target.settings else None
        self.sources.append(life.Source(item, places, Numbers(self.world, self.type, item)))

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
            for drive in node.drives.values() if node.used else ():
                drive.used = True
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
                self.world.count(self.type, mode.id)
                return


class Nobody:
    """An agent that is none, for the numbers of a source."""

    ordinal = 0
    x = y = vx = vy = hx = hy = max_speed = max_force = mass = radius = 0.0
    response = 1.0
    memory = {}


class Numbers(Program):
    """The numbers that drive the settings of a source."""

    def __init__(self, world, kind, item):
        self.world, self.type, self.project = world, kind, world.project
        self.nodes, self.made, self.later = [], {}, []
        self.driven = Node(item, self)
        for link in self.project.links:
            if link.end == item.id and isinstance(item.settings.get(link.input), float):
                self.driven.drives[link.input] = self.node(link.start)

    def setting(self, name):
        return self.driven[name]

    def compute(self):
        self.deciding = True
        for node in self.nodes:
            node.run(Nobody)
