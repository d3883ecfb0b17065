"""The behaviors about paths, obstacles and leaders, and the goals of agents."""

from orders import assign
from behaviors import (Behavior, arrive, flee, heading_of, leader_heading, predicted, push, seek, slow, steer, turned_toward,
                       velocity_of)
from exact import (NO_LIMIT, Stream, direction, dot, larger, left, length, minus, plus, sine_cosine, smaller, times,
                   truncate, unit)
from geometry import nearest_on
from nodes import ZERO, Neighbors
from targets import Place


class FollowPath(Behavior):
    COURSES = {"once": 2, "loop": 0, "there-and-back": -1}  # besides 1, forth

    def remember(self, agent):
        agent.memory[self.id] = [None, 1]  # how far along; the course

    def course(self, agent):
        remembered = agent.memory[self.id][1]
        return remembered if remembered == self.COURSES[self["mode"]] else 1

    def steer(self, agent):
        path = self.geometry("path")
        if not path:
            return None
        at = (agent.x, agent.y)
        mode, look = self["mode"], self["lookAhead"]
        last = agent.memory[self.id][0]
        goes_round = path.closed and mode != "once"
        here, offset = path.nearest(at) if last is None else path.nearest_from(at, last, goes_round)
        course = self.course(agent)
        aim_along = remaining = 0.0
        if course == 0:
            here, aim, at_end = 0.0, self.world.space.offset(at, path.at(0.0)), True
        else:
            aim_along = here + look * (-1 if course == -1 else 1)
            remaining = path.length - here
            at_end = not goes_round and (aim_along <= 0 or aim_along >= path.length)
            to = aim_along if goes_round else smaller(larger(aim_along, 0.0), path.length)
            aim = minus(plus(offset, path.at(to)), path.at(here))
        share = 1.0
        if mode == "once" and self["slowingRadius"] != 0:
            share = smaller(larger(remaining, length(aim)) / self["slowingRadius"], 1.0)
        there = length(aim) <= larger(agent.radius, look / 10)
        self.next = (aim_along if there and not at_end else here, there and at_end)
        return steer(agent, times(unit(aim), agent.max_speed * self["speed"] * share))

    def commit(self, agent):
        if not self.used:
            return
        course = self.course(agent)
        along, arrived = self.next
        if arrived:
            course = {"once": 2, "there-and-back": -course, "loop": 1 if course == 0 else 0}[self["mode"]]
        agent.memory[self.id] = [along, course]


class StayOnPath(Behavior):
    def remember(self, agent):
        agent.memory[self.id] = None

    def run(self, agent):
        self.next = agent.memory[self.id]
        super().run(agent)

    def steer(self, agent):
        path = self.geometry("path")
        if not path:
            return None
        soon = times(velocity_of(agent), self["lookAhead"])
        at = plus((agent.x, agent.y), soon)
        last = agent.memory[self.id]
        if last is None:
            self.next, offset = path.nearest(at)
        else:
            self.next, offset = path.nearest_from(at, last)
            if not length(offset) <= self["radius"] + length(soon):
                self.next, offset = path.nearest(at)
        if length(offset) <= self["radius"]:
            return None
        return seek(agent, plus(soon, offset), self["speed"])

    def commit(self, agent):
        agent.memory[self.id] = self.next


class ObstacleAvoidance(Behavior):
    def steer(self, agent):
        obstacles, h = self.geometry("obstacles"), heading_of(agent)
        if not obstacles:
            return None
        reach = length(velocity_of(agent)) * self["lookAhead"] + agent.radius
        met = obstacles.first_ahead((agent.x, agent.y), h, reach, agent.radius + self["margin"])
        if not met:
            return None
        near = 1 - met[0] / reach if reach > 0 else 1.0
        aside = left(h) if met[1] <= met[2] else times(left(h), -1)
        return push(agent, times(minus(aside, times(h, self["braking"])), near))


class WallAvoidance(Behavior):
    def steer(self, agent):
        obstacles, h, reach = self.geometry("obstacles"), heading_of(agent), self["feelerLength"]
        if not obstacles or reach == 0:
            return None
        sine, cosine = sine_cosine(self["feelerAngle"])
        ahead, aside = times(h, cosine), times(left(h), sine)
        nearest = None
        for feeler in (h, plus(ahead, aside), minus(ahead, aside)):
            found = obstacles.first_cut((agent.x, agent.y), feeler, reach)
            if found and (nearest is None or found[0] < nearest[0]):
                nearest = found
        return nearest and push(agent, times(nearest[1], 1 - nearest[0] / reach))


class WallFollowing(Behavior):
    def wall(self, agent, obstacles, reach):
        at, h = (agent.x, agent.y), heading_of(agent)
        near = obstacles.nearest(at, self["range"])
        if not near:
            return None
        outward = unit(times(near[0], 1 if near[1] < 0 else -1))
        if outward == ZERO:
            outward = left(h)
        ahead = obstacles.first_cut(at, h, self["distance"] + reach)
        if ahead and dot(ahead[1], outward) < 0.5:
            return times(h, ahead[0]), unit(plus(ahead[1], times(outward, 1e-3)))
        return near[0], outward

    def steer(self, agent):
        obstacles = self.geometry("obstacles")
        reach = agent.max_speed * self["speed"] * self["lookAhead"]
        wall = obstacles and self.wall(agent, obstacles, reach)
        if not wall:
            return None
        offset, outward = wall
        along = left(outward)
        if dot(along, heading_of(agent)) < 0:
            along = times(along, -1)
        place = plus(plus(offset, times(outward, self["distance"])), times(along, reach))
        return seek(agent, place, self["speed"])


def is_late(threats, place):
    """Whether a threat is nearer to a place than the agent."""
    return any(dot(minus(place, o), minus(place, o)) < dot(place, place) for _, o in threats)


class Hide(Behavior):
    def remember(self, agent):
        agent.memory[self.id] = None

    def has_room(self, agent, at):
        obstacles, (width, height) = self.geometry("obstacles"), self.world.space.size
        inside = agent.radius <= at[0] <= width - agent.radius and agent.radius <= at[1] <= height - agent.radius
        if not (self.world.space.edges in ("open", "wrap") or inside):
            return False
        return obstacles.nearest(at, agent.radius) is None and not obstacles.contain(at)

    def is_seen(self, agent, threats, place):
        here = (agent.x, agent.y)
        return any(not self.geometry("obstacles").hide(plus(here, o), minus(place, o)) for _, o in threats)

    def unseen_place(self, agent, threats):
        here, kept = (agent.x, agent.y), agent.memory[self.id]
        if kept is not None:
            at, kept = kept, self.world.space.offset(here, kept)
            if self.is_seen(agent, threats, kept) or not self.has_room(agent, at):
                kept = None
        most = None if kept is None else (is_late(threats, kept), length(kept) * 0.8)
        found = []
        for number, shape, center in self.geometry("obstacles").within(here, self["range"]):
            for i in range(16):
                away = direction(22.5 * i)
                place = plus(center, times(away, shape.extent(away) + self["margin"] + agent.radius))
                trouble = (is_late(threats, place), length(place))
                if most is None or trouble < most:
                    found.append((trouble, number * 16 + i, place))
        for _, _, place in sorted(found):
            if not self.is_seen(agent, threats, place) and self.has_room(agent, plus(here, place)):
                return place
        return kept

    def from_each(self, agent, threats):
        if not threats:
            return None
        place = self.unseen_place(agent, threats)
        if place is not None:
            return arrive(agent, place, self["speed"], self["slowingRadius"])
        return flee(agent, min((dot(o, o), other.name, o) for other, o in threats)[2], self["speed"], NO_LIMIT)

    def commit(self, agent):
        if self.used and self.active and self.each("threat") and self.geometry("obstacles"):
            place = self.unseen_place(agent, self.each("threat").seen(agent))
            agent.memory[self.id] = None if place is None else plus((agent.x, agent.y), place)

    def steer(self, agent):
        threat, obstacles = self.target("threat"), self.geometry("obstacles")
        if obstacles and self.each("threat"):
            return self.from_each(agent, self.each("threat").seen(agent))
        if not threat or not obstacles:
            return None
        best = None
        for number, shape, center in obstacles.within((agent.x, agent.y), self["range"]):
            away = unit(minus(center, threat.offset))
            place = plus(center, times(away, shape.extent(away) + self["margin"] + agent.radius))
            if best is None or (dot(place, place), number) <= best[0]:
                best = ((dot(place, place), number), place)
        return best and arrive(agent, best[1], self["speed"], self["slowingRadius"])


class LeaderFollowing(Behavior):
    CLOSING = {"prediction": "closing", "maxTime": NO_LIMIT}

    def out_of_the_way(self, agent, off_leader, h):
        ahead = dot(off_leader, h)
        off = minus(off_leader, times(h, larger(0.0, smaller(ahead, self["distance"]))))
        if length(off) > self["clearance"]:
            return None
        if 0 < ahead < self["distance"]:
            return left(h) if dot(off_leader, left(h)) > 0 else times(left(h), -1)
        return heading_of(agent) if off == ZERO else unit(off)

    def steer(self, agent):
        leader = self.target("leader")
        if not leader:
            return None
        h = leader_heading(leader)
        behind = minus(leader.offset, times(h, self["distance"]))
        to = predicted(self.CLOSING, agent, behind, leader.velocity)
        force = arrive(agent, to, self["speed"], self["slowingRadius"])
        away = self.out_of_the_way(agent, times(leader.offset, -1), h)
        if away is not None:
            force = plus(force, steer(agent, times(away, agent.max_speed * self["speed"])))
        if self.group("others"):
            near = Neighbors(self, agent, self.group("others"), self["separationRadius"])
            force = plus(force, push(agent, near.away(1)))
        return force


def formation_place(pattern, spacing, place, size):
    """How far ahead of the leader a place is, and how far to the left."""
    rank = float(place // 2 + 1)
    side = rank if place % 2 == 0 else -rank
    if pattern == "line":
        return (0.0, side * spacing)
    if pattern == "column":
        return (-(place + 1.0) * spacing, 0.0)
    if pattern == "v":
        return (-rank * spacing, side * spacing)
    if pattern == "circle":
        radius = larger(spacing, spacing * float(size) / 6.283185307179586)
        sine, cosine = sine_cosine(360 * float(place) / larger(float(size), 1.0))
        return (radius * cosine, radius * sine)
    columns = 1
    while columns * columns < size:
        columns += 1
    middle = (float(columns) - 1) / 2
    return (-float(place // columns + 1) * spacing, (middle - float(place % columns)) * spacing)


class Formation(Behavior):
    class Memory:
        leader = place = shape = promoted = None
        size = 0
        pace = 0.0
        offset = heading = pattern = ZERO
        turned = False

        def follow(self, offset, heading):
            if dot(self.heading, heading) < 0:
                self.turned = True
            self.offset, self.heading = offset, heading

    def remember(self, agent):
        agent.memory[self.id] = self.Memory()

    def in_frame(self, h, place, size):
        ahead, aside = formation_place(self["pattern"], self["spacing"], place, size)
        return plus(times(h, ahead), times(left(h), aside))

    def prepare(self, agents):
        """Gives each free place to the nearest agent without one."""
        if self["steady"]:
            return self.prepare_steady(agents)
        members = {}
        for agent in agents:
            memory = agent.memory[self.id]
            if memory.leader is not None:
                members.setdefault(memory.leader, []).append(memory)
        for group in members.values():
            size = len(group)
            for memory in group:
                memory.size = size
                if memory.place is not None and memory.place >= size:
                    memory.place = None
            waiting = [each for each in group if each.place is None]
            taken = {each.place for each in group}
            for free in range(size):
                if free in taken or not waiting:
                    continue
                distances = [length(plus(each.offset, self.in_frame(each.heading, free, size))) for each in waiting]
                waiting.pop(distances.index(min(distances))).place = free

    def prepare_steady(self, agents):
        groups = {}
        for agent in agents:
            memory = agent.memory[self.id]
            if memory.leader is not None:
                groups.setdefault((memory.leader, memory.promoted is not None), []).append((agent, memory))
        for (_, is_lost), members in groups.items():
            if is_lost:
                members = self.promote(members)
            if members:
                self.keep_steady([memory for _, memory in members])

    @staticmethod
    def promote(lost):
        named = {memory.promoted for _, memory in lost}
        chosen = next((each for each in lost if each[0].ordinal in named), None)
        if chosen is None:
            chosen = min(lost, key=lambda each: length(each[1].offset))
        for _, memory in lost:
            memory.promoted = chosen[0].ordinal
        chosen[1].place = None
        return [each for each in lost if each is not chosen]

    def keep_steady(self, members):
        count, kind = len(members), self["pattern"]
        ahead = members[0].heading
        pattern = next((each.pattern for each in members if each.pattern != ZERO), ZERO)
        is_new = any(each.place is None or each.shape != kind or each.size != count for each in members)
        turns_back = any(each.turned for each in members)
        if pattern == ZERO or (turns_back and self.give_places(members, ahead, 0.9 * self["spacing"])):
            pattern = ahead
        else:
            pattern = turned_toward(pattern, ahead, self.most_turn(members))
        if is_new:
            self.give_places(members, pattern, 0)
        for each in members:
            each.size, each.shape, each.turned, each.pattern = count, kind, False, pattern

    def most_turn(self, members):
        if self["turnRate"] > 0:
            return self["turnRate"] * self.world.length
        places = [formation_place(self["pattern"], self["spacing"], k, len(members)) for k in range(len(members))]
        outermost, slowest = max(length(each) for each in places), min(each.pace for each in members)
        way = slowest * self.world.length
        return way / outermost * 57.29577951308232 if way < outermost * 3 else 180

    def give_places(self, members, pattern, clearance):
        where = [minus(ZERO, each.offset) for each in members]
        places = [formation_place(self["pattern"], self["spacing"], k, len(members)) for k in range(len(members))]
        to = [plus(times(pattern, at[0]), times(left(pattern), at[1])) for at in places]
        given = assign(where, to)
        for start, place in zip(where, given):
            if length(nearest_on(start, to[place], ZERO)) < clearance:
                return False
        for each, place in zip(members, given):
            each.place = place
        return True

    def promoted_leader(self, agent):
        """The agent that leads those without a leader, and its offset; None if it is gone, or the agent itself."""
        number = agent.memory[self.id].promoted
        if number is None or number < 0 or number == agent.ordinal:
            return None
        for other in agent.type.agents:
            if other.ordinal == number:
                offset = self.world.space.offset((agent.x, agent.y), (other.x, other.y))
                return offset, (other.vx, other.vy)
        return None

    def steer_steady(self, agent):
        leader, memory = self.target("leader"), agent.memory[self.id]
        if memory.leader is None or (leader and memory.leader != self.key(leader)):
            return None
        if leader:
            seen = leader.offset, leader.velocity
        elif self["withoutLeader"] == "stop":
            return steer(agent, ZERO)
        else:
            seen = self.promoted_leader(agent)
        if seen is None or memory.place is None:
            return None
        ahead, aside = formation_place(self["pattern"], self["spacing"], memory.place, memory.size)
        offset = plus(seen[0], plus(times(memory.pattern, ahead), times(left(memory.pattern), aside)))
        full = agent.max_speed * self["speed"]
        closing = full * slow(length(offset), self["slowingRadius"])
        return steer(agent, truncate(plus(seen[1], times(unit(offset), closing)), full))

    def commit_steady(self, agent):
        leader, memory = self.target("leader"), agent.memory[self.id]
        memory.pace = agent.max_speed * self["speed"]
        if leader or memory.leader is None or self["withoutLeader"] == "nothing":
            followed = self.key(leader) if leader else None
            if memory.leader != followed:
                memory.place, memory.heading, memory.pattern = None, ZERO, ZERO
            memory.leader, memory.promoted = followed, None
            if leader:
                memory.follow(leader.offset, leader_heading(leader))
        elif self["withoutLeader"] == "promote":
            if memory.promoted is None:
                memory.promoted = -1
            now = self.promoted_leader(agent)
            if now:
                memory.follow(now[0], memory.pattern if now[1] == (0, 0) else unit(now[1]))

    def key(self, leader):
        return leader.who.name if leader.who is not None else "outside"

    def steer(self, agent):
        if self["steady"]:
            return self.steer_steady(agent)
        leader, memory = self.target("leader"), agent.memory[self.id]
        if not leader or memory.place is None or memory.leader != self.key(leader):
            return None
        offset = plus(leader.offset, self.in_frame(leader_heading(leader), memory.place, memory.size))
        full = agent.max_speed * self["speed"]
        closing = full * slow(length(offset), self["slowingRadius"])
        return steer(agent, truncate(plus(leader.velocity, times(unit(offset), closing)), full))

    def commit(self, agent):
        if self["steady"]:
            return self.commit_steady(agent)
        leader, memory = self.target("leader"), agent.memory[self.id]
        followed = self.key(leader) if leader else None
        if memory.leader != followed:
            memory.place = None
        memory.leader = followed
        if leader:
            memory.offset, memory.heading = leader.offset, leader_heading(leader)


class OwnGoal(Place):
    def remember(self, agent):
        agent.memory[self.id] = 0

    def goals(self, agent):
        if agent.order:
            return [agent.slot]
        kind = agent.type
        if agent.ordinal >= len(kind.item.agents):
            return []
        stream = Stream(self.world.seed, kind.id, "goal")
        places = []
        for goal in kind.item.agents[agent.ordinal].get("goals", []):
            shape = self.world.shape(goal["item"]) if "item" in goal else (float(goal["x"]), float(goal["y"]))
            first = len(places) * 1024
            if shape is not None and not isinstance(shape, tuple):
                shape = shape.random_place(lambda number: stream.draw(0, agent.ordinal, number + first))
            if shape is not None:
                places.append(shape)
        return places

    def evaluate(self, agent):
        goals = self.goals(agent)
        self.see(agent, goals[min(agent.memory[self.id], len(goals) - 1)] if goals else None)

    def commit(self, agent):
        if self.used and self.active and not length(self.offset) > self["reach"]:
            last = len(self.goals(agent)) - 1
            now = min(agent.memory[self.id], last)
            agent.memory[self.id] = now + 1 if now < last else 0 if self["end"] == "again" else now


KINDS = {
    "follow-path": FollowPath, "stay-on-path": StayOnPath, "obstacle-avoidance": ObstacleAvoidance,
    "wall-avoidance": WallAvoidance, "wall-following": WallFollowing, "hide": Hide,
    "leader-following": LeaderFollowing, "formation": Formation, "own-goal": OwnGoal,
}
