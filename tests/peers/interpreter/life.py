"""How agents are born, die and change their type: "Life" of docs/runtime.md."""

from exact import LIMIT, Stream, direction, floor, larger, lattice_pair, length, plus, smaller, times, truncate
from nodes import Node

MOST_ORDINALS = 1 << 24
LATTICE = 1 << 28
AMOUNTS = {"spawn": "count", "set": "amount", "add": "amount", "leave": "amount"}


class Action(Node):
    def remember(self, agent):
        agent.memory[self.id] = [False, False, 0.0]  # done; was on; time until it fires again

    def refill(self, agent):
        self.active = agent.memory[self.id][0]

    def run(self, agent):
        self.used = True

    def mark(self):
        self.used = True
        super().mark()

    def fires(self, agent):
        memory = agent.memory[self.id]
        when = self.source("when")
        on = when is not None and when.active
        tick = self.world.length
        fires = on
        if self["fires"] == "once":
            fires = on and not memory[1]
        elif self["fires"] == "regularly":
            memory[2] = memory[2] - tick if on and memory[1] else 0.0
            fires = on and memory[2] < tick / 2
            if fires:
                memory[2] += self["every"]
        memory[1] = on
        memory[0] = False
        return fires

    def touching(self):
        """The Touching nodes from which conditions lead here."""
        found, seen, waiting = [], {self}, [self]
        while waiting:
            at = waiting.pop()
            if at.item.type == "touching":
                found.append(at)
            for port in ("when", "of", "conditions", "fills", "drains"):
                for link in at.links(port):
                    if link.node not in seen and not isinstance(link.node, Action):
                        seen.add(link.node)
                        waiting.append(link.node)
        return found

    def into(self):
        group = self.group("into") or self.group("of")
        return self.world.types[group[0]] if group else None


class Request:
    def __init__(self, by, place, action, whom, where=None):
        self.by, self.action, self.whom, self.where = by, action, whom, where
        self.amount = action[AMOUNTS[action.item.type]] if action.item.type in AMOUNTS else None
        self.rank = (by.name, place, whom.name)


def ask(agent, actions):
    """What an agent asks for at the end of a tick."""
    requests = []
    for place, action in enumerate(actions):
        if not action.fires(agent):
            continue
        kind = action.item.type
        if kind in ("remove", "become", "set", "add") and action["whom"] == "touched":
            for touching in action.touching():
                requests += [Request(agent, place, action, other) for other in touching.touched(agent)]
            continue
        where = action.source("where") if kind == "spawn" else None
        if where and not where.active:
            continue
        start = plus((agent.x, agent.y), where.offset) if where else None
        requests.append(Request(agent, place, action, agent, start))
    return requests


def held_by(agent, types):
    """What its meters and variables hold, by node."""
    nodes = agent.type.program.nodes
    return {each.id: agent.memory[each.id][0] for each in nodes if each.item.type in types and each.id in agent.memory}


class Arrival:
    def __init__(self, place, velocity, heading=None):
        self.place, self.velocity, self.heading = place, velocity, heading
        self.inherited = {}


class Changes:
    """Carries out the requests of a tick. All agents have moved."""

    def __init__(self, world):
        self.world = world
        self.gone = set()
        self.arrivals = [[] for _ in world.types]

    def carry_out(self, requests):
        requests.sort(key=lambda each: each.rank)
        self.change_variables(requests)
        for request in requests:
            if request.action.item.type == "leave" and request.action.carry_out(request.by, request.amount):
                self.world.count(request.by.type, request.action.id)
        for act in ("remove", "become"):
            for request in requests:
                if request.action.item.type == act:
                    getattr(self, act)(request)
        living = sum(len(each.agents) for each in self.world.types) + sum(len(each) for each in self.arrivals)
        self.room = max(self.world.most_agents - (living - len(self.gone)), 0)
        for request in requests:
            if request.action.item.type == "spawn":
                self.spawn(request)
        for request in requests:
            if request.action.item.type in ("signal", "end"):
                self.done(request)
        for kind in self.world.types:
            for source in kind.program.sources:
                self.bear_from(kind, source)
        self.apply()

    def change_variables(self, requests):
        changes = {}  # by the list that holds the value: the variable, the value that is set, the sum in steps
        for request in requests:
            act = request.action.item.type
            if act not in ("set", "add"):
                continue
            variable = request.action.source("variable")
            place = variable.place(request.whom) if variable else None
            if place is None:
                continue
            self.done(request)
            change = changes.setdefault(id(place), [variable, place, None, 0])
            if act == "set" and change[2] is None:
                change[2] = request.amount
            if act == "add":
                change[3] += int(floor(request.amount * LATTICE + 0.5))
        for variable, place, value, steps in changes.values():
            place[0] = variable.taken((place[0] if value is None else value) + float(steps) / LATTICE)

    def leave(self, request):
        if request.whom in self.gone:
            return False
        self.gone.add(request.whom)
        self.done(request)
        return True

    def done(self, request):
        request.by.memory[request.action.id][0] = True
        self.world.count(request.by.type, request.action.id)

    def remove(self, request):
        if self.leave(request):
            self.world.count(request.whom.type, "died")

    def become(self, request):
        into = request.action.into()
        if into and self.leave(request):
            who = request.whom
            arrival = Arrival((who.x, who.y), (who.vx, who.vy), (who.hx, who.hy))
            arrival.inherited = held_by(who, ("variable",))
            self.arrivals[into.index].append(arrival)
            self.world.count(into, "became")

    def spawn(self, request):
        action, parent = request.action, request.by
        into = action.into()
        if into is None:
            return
        count = request.amount
        if action["mostAlive"] > 0:
            living = len(into.agents) + len(self.arrivals[into.index])
            living -= sum(1 for each in self.gone if each.type is into)
            count = min(count, action["mostAlive"] - float(living))
        count = int(max(count, 0.0))
        place = request.where or (parent.x, parent.y)
        region = action.geometry("in")

        def start(draw, i, ordinal):
            if action["velocity"] == "own":
                velocity = times((parent.vx, parent.vy), action["share"])
            elif action["velocity"] == "random":
                velocity = times(direction(360 * draw(0, 2)), action["speed"])
            else:
                velocity = times(direction(360 * (float(i) / float(count))), action["speed"])
            return Arrival(region.random_place(lambda number: draw(0, number)) if region else place, velocity)

        born = self.bear(into, action.id, count, start)
        if born and action["inherits"]:
            for newborn in born:
                newborn.inherited = held_by(parent, ("meter", "variable"))
        if born:
            self.done(request)

    def bear_from(self, kind, source):
        def start(draw, i, ordinal):
            place, velocity = kind.start(draw, ordinal)
            for where in ("where", "in", "along"):
                shape = source.places.get(where)
                if shape is None:
                    continue
                if where == "where" and isinstance(shape, tuple):
                    place = shape
                elif hasattr(shape, "random_place"):
                    place = shape.random_place(lambda number: draw(0, number))
                elif where == "along":
                    place = shape.at(draw(0, 0) * shape.length)
            return Arrival(place, velocity)

        born = self.bear(kind, source.item.id, source.due(self.world), start)
        if born:
            self.world.count(kind, source.item.id, len(born))

    def bear(self, kind, name, count, start):
        arrivals = self.arrivals[kind.index]
        first = kind.next_ordinal + len(arrivals)
        count = min(count, self.room, MOST_ORDINALS - min(MOST_ORDINALS, first))
        born = []
        for i in range(count):
            def draw(time, number, ordinal=first + i):
                stream = Stream(self.world.seed, kind.id, name, time)
                return stream.draw(self.world.tick, ordinal, number)

            born.append(start(draw, i, first + i))
        arrivals += born
        if born:
            self.world.count(kind, "born", len(born))
        self.room -= count
        return born

    def apply(self):
        for each in self.gone:
            each.alive = False
        for kind in self.world.types:
            kind.agents = [each for each in kind.agents if each.alive]
        newcomers = [(kind, arrival) for kind in self.world.types for arrival in self.arrivals[kind.index]]
        made = []
        for kind, arrival in newcomers:
            place = tuple(lattice_cut(each) for each in arrival.place)
            place, velocity = self.world.space.inside(place, arrival.velocity)
            agent = kind.add(place, velocity, arrival.heading)
            if length((agent.vx, agent.vy)) > agent.max_speed:
                agent.vx, agent.vy = lattice_pair(truncate((agent.vx, agent.vy), agent.max_speed))
            made.append((agent, arrival))
        for agent, arrival in made:
            agent.begin()
            for node in agent.type.program.nodes:
                if node.id in arrival.inherited:
                    agent.memory[node.id][0] = arrival.inherited[node.id]


def lattice_cut(x):
    return lattice_pair((min(max(x, -LIMIT), LIMIT), 0.0))[0]


class Source:
    def __init__(self, item, places, numbers):
        self.item = item
        self.places = places
        self.numbers = numbers  # that drive its settings
        self.carried = 0.0
        self.born = 0.0

    def waves_before(self, time, tick):
        since = time - self.item["first"] - tick / 2
        if since < 0:
            return 0.0
        return floor(since / (self.item["every"] if self.item["every"] > tick else tick)) + 1

    def due(self, world):
        tick = world.length
        self.numbers.compute()
        time = float(world.tick) * tick
        if self.item["kind"] == "rate":
            if time + tick / 2 >= self.item["first"]:
                self.carried += self.numbers.setting("rate") * tick
            due = floor(self.carried)
            self.carried -= due
        else:
            due = self.numbers.setting("count") * (self.waves_before(time + tick, tick) - self.waves_before(time, tick))
        if self.item["total"] > 0:
            due = smaller(due, self.item["total"] - self.born)
        due = smaller(larger(due, 0.0), 1000000.0)
        self.born += due
        return int(due)


KINDS = dict.fromkeys(("remove", "become", "spawn", "signal", "end", "set", "add"), Action)
