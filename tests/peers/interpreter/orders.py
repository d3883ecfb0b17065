"""Orders of docs/runtime.md: slots, the assignment that gives them so that the sum of the ways is least, and swaps."""

from exact import LIMIT, dot, larger, lattice, left, length, minus, plus, smaller, times, unit
from geometry import nearest_on
from scene import images
from settling import settlers

ANCHOR = 1.5 * 2.0**52
AT_ONCE = 512
EXACT = 256
SLACK = 4
GAP = 3.25  # between slots, in radii
NEAREST = 0.999  # of that, slots are never nearer
ROW = 0.8660254037844386


def way(start, end):
    return (length(minus(end, start)) * 2.0**20 + ANCHOR) - ANCHOR


def halves(agents, places, where, to):
    """Both lists of indices in two halves, by the axis on which they are wider together."""
    def width(indices, points, axis):
        numbers = [points[each][axis] for each in indices]
        return max(numbers) - min(numbers)

    axis = 0 if width(agents, where, 0) + width(places, to, 0) >= width(agents, where, 1) + width(places, to, 1) else 1
    agents = sorted(agents, key=lambda each: (where[each][axis], each))
    places = sorted(places, key=lambda each: (to[each][axis], each))
    half = len(agents) // 2
    return (agents[:half], places[:half]), (agents[half:], places[half:])


def paired(agents, places, where, to):
    """Halved down to single ones."""
    if len(agents) < 2:
        return list(zip(agents, places))
    return [pair for half in halves(agents, places, where, to) for pair in paired(*half, where, to)]


def swap(ways, at):
    for _ in range(40):
        better = False
        for i in range(len(at)):
            for k in range(i + 1, len(at)):
                mine, yours = ways[i][at[i]], ways[k][at[k]]
                one, other = ways[i][at[k]], ways[k][at[i]]
                gain = mine + yours - one - other
                if gain > SLACK or (gain >= -SLACK and max(one, other) < max(mine, yours) - SLACK):
                    at[i], at[k] = at[k], at[i]
                    better = True
        if not better:
            return


def make_exact(ways, at):
    count = len(at)
    price = [0.0] * count
    for _ in range(8):
        lower = False
        for i in range(count):
            base = price[at[i]] - ways[i][at[i]]
            for place in range(count):
                if ways[i][place] + base < price[place]:
                    price[place] = ways[i][place] + base
                    lower = True
        if not lower:
            break
    owner = [None] * count
    for i in range(count):
        if ways[i][at[i]] - price[at[i]] == min(ways[i][place] - price[place] for place in range(count)):
            owner[at[i]] = i
        else:
            at[i] = None
    for i in range(count):
        if at[i] is None:
            augment(ways, at, owner, price, i)


def augment(ways, at, owner, price, agent):
    count = len(at)
    cost = [ways[agent][place] - price[place] for place in range(count)]
    source = [agent] * count
    left, taken = set(range(count)), []
    while True:
        place = min(left, key=lambda each: (cost[each], each))
        left.remove(place)
        if owner[place] is None:
            break
        taken.append(place)
        j = owner[place]
        base = cost[place] - (ways[j][place] - price[place])
        for other in left:
            if ways[j][other] - price[other] + base < cost[other]:
                cost[other] = ways[j][other] - price[other] + base
                source[other] = j
    for each in taken:
        price[each] += cost[each] - cost[place]
    while True:
        j = source[place]
        owner[place] = j
        at[j], place = place, at[j]
        if j == agent:
            return


def assign(where, to):
    """By agent: the index of its place."""
    result = [0] * len(where)

    def solve(agents, places):
        if len(agents) > AT_ONCE:
            for half in halves(agents, places, where, to):
                solve(*half)
            return
        pairs = paired(agents, places, where, to)
        ways = [[way(where[agent], to[place]) for _, place in pairs] for agent, _ in pairs]
        at = list(range(len(pairs)))
        swap(ways, at)
        if len(where) <= EXACT:
            make_exact(ways, at)
            swap(ways, at)
        for (agent, _), place in zip(pairs, at):
            result[agent] = pairs[place][1]

    if where:
        solve(list(range(len(where))), list(range(len(where))))
    return result


def sites(spacing, most):
    """Offsets on a triangular lattice, the nearest first."""
    reach = 0
    while True:
        ring = []
        rows = int(reach / ROW)
        for row in range(-rows, rows + 1):
            for column in range(-reach - 1, reach + 1):
                at = (column + (0.5 if row % 2 else 0.0), row * ROW)
                if dot(at, at) <= reach * reach and (reach == 0 or dot(at, at) > (reach - 1) * (reach - 1)):
                    ring.append((dot(at, at), row, at))
        for _, _, at in sorted(ring):
            if most == 0:
                return
            most -= 1
            yield times(at, spacing)
        reach += 1


def ranks(event, spacing, count):
    """Slots ahead and to the left of the place."""
    files, gap = 1, spacing
    if event["arrangement"] == "box":
        while files * files < count:
            files += 1
    elif event["arrangement"] == "line":
        files, width = count, event.get("width", 0)
        if width > 0 and width / spacing + 1 < count:
            files = int(width / spacing + 1)
        if width > 0 and files > 1:
            gap = larger(spacing, width / (files - 1))
    number = (count + files - 1) // files
    for i in range(count):
        rank = i // files
        in_rank = min(files, count - rank * files)
        yield ((number - 1) / 2 - rank) * spacing, ((in_rank - 1) / 2 - i % files) * gap


class Order:
    def __init__(self, world, event, agents):
        self.world, self.event, self.agents = world, event, agents
        self.radius = max(each.radius for each in agents)
        own = event.get("spacing", 0)
        self.spacing = larger(own if own > 0 else GAP * self.radius, 2.0**-10)
        self.place = taken_in((event["x"], event["y"]))
        space = world.space
        self.seen = [plus(self.place, space.offset(self.place, (each.x, each.y))) for each in agents]
        total = (0.0, 0.0)
        for at in self.seen:
            total = plus(total, at)
        self.middle = times(total, 1 / len(agents))
        self.others = [
            (each.slot, (self.radius + each.radius) * (GAP / 2 * NEAREST))
            for kind in world.types for each in kind.agents if each.order and each not in agents
        ]

    def is_free(self, place):
        world, radius = self.world, self.radius
        if world.space.edges in ("wall", "bounce"):
            for x, size in zip(place, (world.settings["width"], world.settings["height"])):
                if not radius <= x <= size - radius:
                    return False
        for slot, near in self.others:
            away = world.space.offset(place, slot)
            if dot(away, away) < near * near:
                return False
        for shape in world.ground.obstacles.shapes:
            for shift in images(world.space):
                at = plus(place, shift)
                if world.solids.contains(shape, at):
                    return False
                if any(own + radius - length(minus(at, nearest_on(a, b, at))) > 0 for a, b, own in shape.segments):
                    return False
        return True

    def slots(self):
        count = len(self.agents)
        around = (plus(self.place, at) for at in sites(self.spacing, 64 * count + 1000))
        if self.event["arrangement"] == "disk":
            found = []
            for site in around:
                if self.is_free(site):
                    found.append(site)
                if len(found) == count:
                    break
            return found + [self.place] * (count - len(found))
        if self.event["arrangement"] == "keep":
            slots = [plus(self.place, minus(at, self.middle)) for at in self.seen]
        else:
            ahead = unit((self.event.get("facingX", 0), self.event.get("facingY", 0)))
            if ahead == (0.0, 0.0):
                ahead = unit(minus(self.place, self.middle))
            if ahead == (0.0, 0.0):
                ahead = (1.0, 0.0)
            slots = [
                plus(plus(self.place, times(ahead, x)), times(left(ahead), y))
                for x, y in ranks(self.event, self.spacing, count)
            ]
        blocked = [i for i in range(count) if not self.is_free(slots[i])]
        kept = [slots[i] for i in range(count) if i not in blocked]
        near = self.spacing * NEAREST
        for site in around:
            if not blocked:
                break
            if self.is_free(site) and all(dot(minus(at, site), minus(at, site)) >= near * near for at in kept):
                kept.append(site)
                slots[blocked.pop(0)] = site
        return slots

    def carry_out(self):
        slots = self.slots()
        if self.event["arrangement"] != "keep":
            slots = [slots[i] for i in assign(self.seen, slots)]
        self.world.orders += 1
        for agent, slot in zip(self.agents, slots):
            agent.slot, agent.order = taken_in(slot), self.world.orders
            for node in own_goals(agent.type):
                agent.memory[node.id] = 0


def taken_in(place):
    return tuple(lattice(smaller(larger(float(x), -LIMIT), LIMIT)) for x in place)


def own_goals(kind):
    return [node for node in kind.program.nodes if node.item.type == "own-goal"]


def act(world, event):
    """Sends the agents of an order, gives one a base velocity, or holds the next tick."""
    if event["type"] == "hold":
        world.is_held = True
        return
    if event["type"] == "carry":
        for kind in world.types:
            for each in kind.agents:
                if (kind.id, each.ordinal) == (event["agentType"], event["ordinal"]):
                    each.base = taken_in((event["vx"], event["vy"]))
        return
    names = {(each["agentType"], each["ordinal"]) for each in event["agents"]}
    agents = [
        each for kind in world.types if own_goals(kind) for each in kind.agents if (kind.id, each.ordinal) in names
    ]
    if agents:
        Order(world, event, agents).carry_out()


def swap_slots(world):
    if world.tick % 4 != 1:
        return
    sent = [each for kind in world.types for each in kind.agents if each.order]
    sent.sort(key=lambda each: (each.x, each.name))
    for i, one in enumerate(sent):
        for other in sent[i + 1:]:
            o = world.space.offset((one.x, one.y), (other.x, other.y))
            reach = 2 * (one.radius + other.radius)
            if one.order != other.order or dot(o, o) > reach * reach:
                continue
            if dot(o, world.space.offset(one.slot, other.slot)) < 0:
                one.slot, other.slot = other.slot, one.slot
                forget_arrival(one)
                forget_arrival(other)


def forget_arrival(agent):
    for node in settlers(agent.type.program):
        memory = agent.memory[node.id]
        memory.arrived[agent.type.world.tick % 2] = 0
        memory.held_up = 0.0
