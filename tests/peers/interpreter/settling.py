"""Coming to rest: "Settling" of docs/runtime.md."""

from math import floor as whole_floor, inf, sqrt

from exact import dot, floor, larger, lattice_pair, length, minus

CONTACT, WIDER = 1.15, 1.5
MOST_CONTACTS = 16
SLOW, SLOW_AVOIDING, STILL, MOVES = 0.5, 0.15, 0.02, 0.02
HELD_UP, HELD_UP_WIDTHS = 0.2, 8.0
NO_GOAL = -1.0


class Memory:
    def __init__(self):
        self.arrived = [0, 0]  # before even and before odd ticks
        self.place = self.goal = (0.0, 0.0)
        self.room = 0.0
        self.held_up = NO_GOAL


def settlers(program):
    return [node for node in program.nodes if isinstance(node, Settler) and node["settles"]]


def has_arrived(agent):
    """By any of the nodes of its program."""
    now = agent.type.world.tick % 2
    return any(agent.memory[node.id].arrived[now] for node in settlers(agent.type.program))


def distance_to_goal(agent):
    """To the nearest goal, straight on, of the nodes of its program that have one."""
    here, offset = (agent.x, agent.y), agent.type.world.space.offset
    memories = [agent.memory[node.id] for node in settlers(agent.type.program)]
    return min((length(offset(here, each.goal)) for each in memories if each.held_up != NO_GOAL), default=inf)


def spacing(program):
    margin = centers = 0.0
    for node in program.nodes:
        if node.item.type == "reciprocal-avoidance":
            margin = larger(margin, node.item["margin"])
        elif node.item.type == "separation":
            centers = larger(centers, node.item["radius"])
    return margin, centers


class Settler:
    """What Arrive and Go to have in common. aim(agent): the goal, how far, wanted speed, direction; or none."""

    def remember(self, agent):
        agent.memory[self.id] = Memory()

    def arrived(self, agent):
        return self["settles"] and agent.memory[self.id].arrived[self.world.tick % 2]

    def contact(self, radii, share):
        margin, centers = spacing(self.program)
        return larger(radii * share + margin, centers)

    def commit(self, agent):
        if not self["settles"]:
            return
        memory, tick = agent.memory[self.id], self.world.tick
        aim = self.aim(agent) if self.used else None
        memory.arrived[(tick + 1) % 2] = 0
        if not aim:
            memory.held_up = NO_GOAL
            return
        goal, distance, wanted, way = aim
        goal = self.rounded(goal)
        at = (agent.x, agent.y)
        if memory.arrived[tick % 2]:
            memory.arrived[(tick + 1) % 2] = 1 if self.stays(agent, memory, goal) else 0
            memory.held_up = 0.0
            return
        memory.goal, memory.place = goal, at
        held_up = self.count_held_up(agent, memory, wanted, way)
        inside = distance <= memory.room
        v = (agent.vx, agent.vy)
        avoids = any(node.item.type == "reciprocal-avoidance" for node in self.program.nodes)
        slow = agent.max_speed * (SLOW_AVOIDING if avoids else SLOW)
        if distance <= self["stopRadius"] or (inside and held_up):
            memory.arrived[(tick + 1) % 2] = 1
        elif (inside and dot(v, v) <= slow * slow) or held_up:
            touches = self.touches_arrived(agent, memory.goal, WIDER if held_up else CONTACT)
            memory.arrived[(tick + 1) % 2] = 1 if touches else 0

    def rounded(self, goal):
        space = self.world.space
        if space.wraps:
            goal = tuple(x - size * floor(x / size) for x, size in zip(goal, space.size))
        return lattice_pair(goal)

    def stays(self, agent, memory, goal):
        v = (agent.vx, agent.vy)
        still = agent.max_speed * STILL
        has_slot = memory.room == 0
        if not has_slot and dot(v, v) > still * still:
            memory.place = (agent.x, agent.y)
        radius = agent.radius
        most = radius if has_slot else 2 * radius
        moved = self.world.space.offset(memory.goal, goal)
        pushed = self.world.space.offset(memory.place, (agent.x, agent.y))
        return dot(moved, moved) <= radius * radius and dot(pushed, pushed) <= most * most

    def count_held_up(self, agent, memory, wanted, way):
        slow = wanted > 0 and dot((agent.vx, agent.vy), way) < HELD_UP * wanted
        memory.held_up = larger(memory.held_up, 0.0) + 2 if slow else larger(memory.held_up - 1, 0.0)
        width = 2 * agent.radius
        return memory.held_up / 2 * self.world.length * agent.max_speed > HELD_UP_WIDTHS * width

    def touches_arrived(self, agent, own_goal, share):
        world, now = self.world, self.world.tick % 2
        at = (agent.x, agent.y)
        goal = world.space.offset(at, own_goal)
        group = [kind.index for kind in world.types if settlers(kind.program)]
        largest = max(world.types[each].largest for each in group)
        reach = self.contact(agent.radius + largest, share) * 1.01
        near = sorted(((dot(o, o), other.name, other, o) for other, o in world.within(agent, group, reach)),
                      key=lambda each: each[:2])
        for d2, _, other, o in near[:MOST_CONTACTS]:
            touch = self.contact(agent.radius + other.radius, share)
            left = minus(goal, o)
            if d2 > touch * touch or dot(left, left) >= dot(goal, goal):
                continue
            for node in settlers(other.type.program):
                memory = other.memory[node.id]
                apart = world.space.offset(own_goal, memory.goal)
                if memory.arrived[now] and dot(apart, apart) <= touch * touch:
                    return True
        return False


def plan_rooms(world):
    """The room that all with one goal need."""
    if world.tick % 16 != 1:
        return
    bodies = []
    for kind in world.types:
        margin, centers = spacing(kind.program)
        for node in settlers(kind.program):
            for agent in kind.agents:
                memory = agent.memory[node.id]
                if memory.held_up != NO_GOAL:
                    bodies.append((memory, larger(agent.radius + margin / 2, centers / 2), agent.order))
    largest = max((size for _, size, _ in bodies), default=0.0)
    if not largest > 0:
        return
    squares = {}
    for memory, size, _ in bodies:
        share = size / largest
        squares[memory.goal] = squares.get(memory.goal, 0) + whole_floor(share * share * 2.0**30)
    for memory, _, order in bodies:
        total = float(squares[memory.goal]) / 2.0**30 * (largest * largest)
        memory.room = 0.0 if order else 1.3 * sqrt(total / 0.8)
