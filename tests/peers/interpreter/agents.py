"""Agents and their types: "The start" of docs/runtime.md."""

from math import floor

import life
import solids
from exact import LIMIT, NO_LIMIT, STEP, Stream, direction, dot, lattice_pair, length, times, unit
from geometry import Region, WholeWorld


class Agent:
    alive = True
    mode = None
    mode_time = 0.0
    order, slot = 0, None  # the number of the order that sent it, and its slot
    base = (0.0, 0.0)  # the velocity that is added to its own

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
            if share == 0:
                return item[setting]
            return item[setting] * (1 + share * (2 * kind.bodies.draw(0, ordinal, number) - 1))

        self.mass = spread(0, "mass")
        self.per_mass = 1 / self.mass
        self.radius = spread(1, "radius")
        self.max_speed = min(spread(2, "maxSpeed"), LIMIT)
        self.rest_speed = self.max_speed * item["headingThreshold"]  # no faster, it keeps its heading
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
        self.searched = 0
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

    def radius_of(self, ordinal):
        share = self.item["radiusSpread"]
        radius = self.item["radius"]
        return radius if share == 0 else radius * (1 + share * (2 * self.bodies.draw(0, ordinal, 1) - 1))

    def is_free(self, place, radius, room):
        return self.world.ground.is_free(place, radius) and (room is None or room.is_free(place, radius))

    def search_all(self, radius, room):
        """Goes through the start region, row by row, for a free place; taken ones are skipped."""
        size = self.region.size
        columns, rows = (min(max(floor(2 * each / max(self.item["radius"], 1e-6)), 1), 1000) for each in size)
        while self.searched < columns * rows:
            row, column = divmod(self.searched, columns)
            shares = (float(column) / float(columns), float(row) / float(rows))
            place = lattice_pair(self.region.random_place(lambda number: shares[number % 2]))
            if self.is_free(place, radius, room):
                return place
            self.searched += 1
        return None

    def start(self, draw, ordinal, room=None):
        """Where an agent starts, and how it moves. draw(round, number)"""
        radius = self.radius_of(ordinal)
        for turn in range(100):
            place = self.region.random_place(lambda number: draw(turn, number))
            if self.is_free(lattice_pair(place) if room else place, radius, room):
                break
        else:
            if self.item["solid"] != "nothing":
                place = self.search_all(radius, room) or place
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

    def populate(self, room):
        if not solids.pushes_agents(self):
            room = None
        for ordinal in range(self.count):
            if self.placed:
                self.add(*self.placed_at(self.item.agents[ordinal]))
                continue
            agent = self.add(*self.start(lambda time, number: self.starts.draw(time, ordinal, number), ordinal, room))
            if room:
                room.add((agent.x, agent.y), agent.radius)
