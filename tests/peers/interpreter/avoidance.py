"""Reciprocal avoidance: the velocity nearest to the wanted one that hits nobody."""

from math import sqrt

from behaviors import velocity_of
from combiners import Combiner, weighted
from exact import direction, dot, floor, larger, left, length, minus, plus, smaller, times, truncate, unit
from geometry import nearest_on
from nodes import ZERO
from scene import images
from settling import distance_to_goal, has_arrived

ROUNDING = 1e-10
HELD_UP = 0.2
RESTLESS = 0.1
OVERLAPPING = 0.98
TURNS = [direction(15.0 * float((i + 1) // 2) * (-1 if i % 2 else 1)) for i in range(11)]
RIGHT_IS_BETTER = 0.2
WHOLE_HORIZONS, SHARE_FOR_OTHERS = 5, 0.2
OF_JAM, SLOW_IN_JAM, JAM_REACH = 4, 0.5, 6
TOWARD, ALONG = -0.7, 0.5
YIELD_TIME, YIELD_TURN, RECOVERED = 0.5, 45.0, 0.2
WAITED, WAY_X, WAY_Y, JAM, CLAIM, DELAYED = 2, 3, 5, 7, 9, 11  # memory; four of them for even ticks, then for odd ones


def over(v, k):
    return (v[0] / k, v[1] / k)


def turned_by(v, turn):
    return (v[0] * turn[0] - v[1] * turn[1], v[0] * turn[1] + v[1] * turn[0])


def violation(plane, v):
    return plane[1] - dot(plane[0], v)


# --- half-planes: (normal, offset) permits v with dot(normal, v) >= offset


def avoid_agent(o, relative, room, share, aside, velocity, per_horizon, per_tick):
    d2 = dot(o, o)
    room2 = room * room
    overlap = d2 <= room2
    per_time = per_tick if overlap else per_horizon
    from_tip = minus(relative, times(o, per_time))
    size2 = dot(from_tip, from_tip)
    toward = dot(from_tip, o)
    at_tip = overlap or (toward < 0 and toward * toward > room2 * size2)
    root = sqrt(size2 if at_tip else larger(d2 - room2, 0.0))
    side = 0.0 - root if dot(from_tip, left(o)) < 0 else root
    beside = minus(times(left(o), side), times(o, room))
    scale = root if at_tip else d2
    normal = times(from_tip if at_tip else beside, 1.0 / scale) if scale > 0 else aside
    depth = room * per_time - root if at_tip else 0.0 - dot(normal, relative)
    return (normal, dot(normal, velocity) + share * depth)


def legs_of(center, radius):
    d2 = dot(center, center)
    ahead = times(center, sqrt(larger(d2 - radius * radius, 0.0)))
    aside = times(left(center), radius)
    return over(plus(ahead, aside), d2), over(minus(ahead, aside), d2)


def is_left_of(v, w):
    return dot(v, left(w)) > 0


def farther(one, other, velocity):
    return one if violation(one, velocity) <= violation(other, velocity) else other


def no_nearer(nearest, a, b, velocity):
    if dot(nearest, nearest) > 0:
        return (times(unit(nearest), -1), 0.0)
    across = left(unit(minus(b, a)))
    if dot(across, across) == 0:
        return ((1.0, 0.0), 0.0)
    return (times(across, -1) if dot(across, velocity) > 0 else across, 0.0)


def avoid_wall(wall, velocity, horizon):
    a, b, radius = wall
    nearest = nearest_on(a, b, ZERO)
    if dot(nearest, nearest) <= radius * radius:
        return no_nearer(nearest, a, b, velocity)
    one, other = (b, a) if is_left_of(b, a) else (a, b)  # the left end and the right one
    of_one, of_other = legs_of(one, radius), legs_of(other, radius)
    if is_left_of(of_other[0], of_one[0]):
        one, of_one = other, of_other
    elif is_left_of(of_other[1], of_one[1]):
        other, of_other = one, of_one
    is_disc = one == other
    across = minus(other, one)
    per_time = 1 / horizon

    def tip_of(normal, end):
        return (normal, (dot(normal, end) + radius) * per_time)

    from_one = minus(velocity, times(one, per_time))
    if dot(from_one, of_one[0]) < 0 and dot(from_one, of_other[1] if is_disc else across) < 0:
        return tip_of(unit(from_one), one)
    from_other = minus(velocity, times(other, per_time))
    if not is_disc and dot(from_other, of_other[1]) < 0 and dot(from_other, across) > 0:
        return tip_of(unit(from_other), other)
    beside = farther((left(of_one[0]), 0.0), (times(left(of_other[1]), -1), 0.0), velocity)
    if is_disc:
        return beside
    return farther(beside, tip_of(times(unit(left(across)), -1), one), velocity)


def forbids_all_that_hits(plane, wall, horizon):
    most = plane[1] * horizon - wall[2]
    return dot(plane[0], wall[0]) <= most and dot(plane[0], wall[1]) <= most


# --- looking ahead


def time_to_touch(offset, velocity, room, latest):
    near = dot(offset, offset) - room * room
    toward = 0.0 - dot(offset, velocity)
    if toward <= 0:
        return latest
    if near <= 0:
        return 0.0
    root = toward * toward - dot(velocity, velocity) * near
    return latest if root < 0 else smaller(near / (toward + sqrt(root)), latest)


def time_to_wall(wall, velocity, latest):
    a, b, radius = wall
    back = times(velocity, -1)
    ends = time_to_touch(b, back, radius, time_to_touch(a, back, radius, latest))
    along = minus(b, a)
    side = dot(left(along), a)
    toward = dot(left(along), velocity) * (-1 if side < 0 else 1)
    if toward <= 0:
        return ends
    size2 = dot(along, along)
    time = larger((abs(side) - radius * sqrt(size2)) / toward, 0.0)
    place = dot(minus(times(velocity, time), a), along)
    return smaller(time, ends) if 0 <= place <= size2 else ends


# --- the linear program


def free_border(plane, others, max_speed):
    """The piece of a border within the speed and the other half-planes: origin, along, low, high."""
    room = max_speed * max_speed - plane[1] * plane[1]
    if room < 0:
        return None
    origin, along = times(plane[0], plane[1]), left(plane[0])
    low, high = -sqrt(room), sqrt(room)
    for other in others:
        slope = dot(other[0], along)
        missing = violation(other, origin)
        if abs(slope) <= ROUNDING:
            if missing > ROUNDING * max_speed:
                return None
        else:
            end = missing / slope
            if slope > 0:
                low = larger(end, low)
            else:
                high = smaller(end, high)
    return None if low > high else (origin, along, low, high)


def at(border, t):
    origin, along, low, high = border
    return plus(origin, times(along, smaller(larger(t, low), high)))


def obey(planes, max_speed, velocity, choose):
    """Moves a velocity until all half-planes permit it. Returns how many do, and the velocity."""
    for i, plane in enumerate(planes):
        if violation(plane, velocity) <= ROUNDING * max_speed:
            continue
        border = free_border(plane, planes[:i], max_speed)
        if border is None:
            return i, velocity
        velocity = choose(border)
    return len(planes), velocity


def least_violation(planes, hard, first, max_speed, velocity):
    worst = 0.0
    for i in range(first, len(planes)):
        if violation(planes[i], velocity) <= worst + ROUNDING * max_speed:
            continue
        limits = planes[:hard]
        away = planes[i][0]
        for plane in planes[hard:i]:
            between = minus(plane[0], away)
            size = length(between)
            if size > ROUNDING:
                limits.append((over(between, size), (plane[1] - planes[i][1]) / size))
        count, better = obey(limits, max_speed, times(away, max_speed),
                             lambda border: at(border, border[3] if dot(border[1], away) > 0 else border[2]))
        if count == len(limits):
            velocity = better
        worst = violation(planes[i], velocity)
    return velocity


def permitted_velocity(planes, hard, max_speed, wanted):
    start = truncate(wanted, max_speed)
    obeyed, velocity = obey(planes, max_speed, start, lambda border: at(border, dot(border[1], wanted)))
    if obeyed < hard:
        return ZERO
    if obeyed == len(planes):
        return velocity
    return least_violation(planes, hard, obeyed, max_speed, velocity)


class ReciprocalAvoidance(Combiner):
    def remember(self, agent):
        # used before even and before odd ticks; ticks it has waited; its way, the jam ahead, its claim; its delay
        agent.memory[self.id] = [1, 1, 0.0] + [0.0] * 9

    def wish(self, agent):
        if self["settles"] and not self.taken:
            return ZERO
        total = weighted(self.taken)
        asked = plus(velocity_of(agent), over(total, agent.response))
        return truncate(asked, agent.max_speed)

    def patience(self, agent):
        """For how many ticks it stands, and until when it steps back."""
        ticks = self["patience"] / self.world.length
        stands = floor(ticks * (0.5 + self.stream.draw(0, agent.ordinal, 1))) + 1
        return stands, stands + floor(ticks * (0.5 + self.stream.draw(0, agent.ordinal, 2))) + 1

    def patient_wish(self, agent, wish):
        waited = agent.memory[self.id][WAITED]
        if self["patience"] == 0 or waited == 0:
            return wish
        since = waited - self.patience(agent)[0]
        if since < 0:
            return wish
        began = int(larger(float(self.world.tick) - since, 0.0))
        return turned_by(wish, direction(90 + 180 * self.stream.draw(began, agent.ordinal, 3)))

    def aside(self, agent, wish):
        push = self["sidewaysPush"] * agent.max_speed * (1 + self.stream.draw(0, agent.ordinal)) / 2
        size = length(wish)
        return times(left(wish), smaller(push, size) / size * -1) if size > 0 else ZERO

    def edges(self, agent, reach, room):
        """The walls within reach, the nearest first, with room around them."""
        obstacles = self.geometry("obstacles")
        edges = []
        if not obstacles:
            return edges
        for shift in images(self.world.space):
            place = plus((agent.x, agent.y), shift)
            for index, (_, (a, b, radius)) in enumerate(obstacles.segments):
                seen = (minus(a, place), minus(b, place))
                distance = length(nearest_on(*seen, ZERO)) - radius
                if distance <= reach:
                    edges.append((distance, index, seen[0], (*seen, radius + room)))
        return [wall for _, _, _, wall in sorted(edges)]

    def walls(self, agent):
        horizon = larger(self["obstacleHorizon"], self.world.length)
        room = agent.radius + self["margin"]
        planes = []
        for wall in self.edges(agent, agent.max_speed * horizon + room, room):
            if not any(forbids_all_that_hits(plane, wall, horizon) for plane in planes):
                planes.append(avoid_wall(wall, velocity_of(agent), horizon))
        return planes

    def answers(self, agent, other):
        """What the avoidances of another one that look at this agent's type remember."""
        for node in other.type.program.nodes:
            if isinstance(node, ReciprocalAvoidance) and agent.type.index in node.group():
                yield other.memory[node.id]

    def share(self, agent, other):
        """Half of the avoidance if the other did its part in the tick before."""
        before = self.world.tick % 2
        return 0.5 if any(memory[before] != 0 for memory in self.answers(agent, other)) else 1.0

    def rests(self, agent):
        """It has arrived and stands still: it avoids nobody, and never steps back."""
        if not self["settles"] or not has_arrived(agent):
            return False
        wish, velocity, most = self.wish(agent), velocity_of(agent), RESTLESS * agent.max_speed
        return dot(wish, wish) <= most * most and dot(velocity, velocity) <= most * most

    def horizon(self, agent, other, share, index):
        """For how long it keeps clear of another one; shorter of those at rest, and of those that are not the nearest."""
        horizon, tick = larger(self["horizon"], self.world.length), self.world.length
        others = larger(self["lookAhead"] * SHARE_FOR_OTHERS, tick)
        velocity, still = velocity_of(other), RESTLESS * agent.max_speed
        if self["settles"] and share == 1 and dot(velocity, velocity) <= still * still:
            horizon = smaller(horizon, larger(4 * agent.max_speed * agent.mass / larger(agent.max_force, 1e-300), tick))
        if self["rightOfWay"] > 0:
            horizon = larger(horizon / (1 + agent.memory[self.id][DELAYED] / self["rightOfWay"]), tick)
        return smaller(others, horizon) if self["lookAhead"] > 0 and index >= WHOLE_HORIZONS else horizon

    def jam_ahead(self, agent, wish, seen):
        """How near the jam ahead is: 1 if it is here, 0 if there is none."""
        way, before = unit(wish), self.world.tick % 2
        if self["keepRight"] == 0 or way == ZERO:
            return 0.0
        per_length = 1 / (JAM_REACH * self["keepRight"] * agent.max_speed)
        coming, here, behind = 0, 0.0, 0.0
        for other, o in seen:
            if dot(o, way) <= 0:
                continue
            away, comes = length(o) * per_length, False
            for memory in self.answers(agent, other):
                cosine = dot((memory[WAY_X + before], memory[WAY_Y + before]), way)
                comes = comes or cosine < TOWARD
                if cosine > ALONG:
                    behind = larger(memory[JAM + before] - away, behind)
            if comes:
                coming += 1
                here = larger(1 - away, here)
        is_jam = coming >= OF_JAM and dot(velocity_of(agent), way) < SLOW_IN_JAM * length(wish)
        return larger(here, behind) if is_jam else behind

    def right_wish(self, agent, wish, jam):
        """The wish, turned to the right before a jam, where no wall is in the way."""
        if jam == 0:
            return wish
        time = self["keepRight"]
        walls = self.edges(agent, length(wish) * time + agent.radius, agent.radius)
        for most in (45.0, 30.0, 15.0):
            velocity = turned_by(wish, direction(0 - most * jam))
            if all(time_to_wall(wall, velocity, time) == time for wall in walls):
                return velocity
        return wish

    def way_out(self, agent, wish, seen):
        """The way by which it makes room for one that was delayed for longer, and the claim of that one."""
        way, before, found = unit(wish), self.world.tick % 2, None
        claim = agent.memory[self.id][DELAYED] + self["rightOfWay"]
        if self["rightOfWay"] == 0:
            return None
        for other, o in seen:
            to_me = (0 - o[0], 0 - o[1])
            room = agent.radius + other.radius + self["margin"]
            reach = room + YIELD_TIME * agent.max_speed
            if dot(to_me, to_me) > reach * reach:
                continue
            for memory in self.answers(agent, other):
                theirs = (memory[WAY_X + before], memory[WAY_Y + before])
                across = dot(left(theirs), to_me)
                blocks = dot(theirs, to_me) > 0 and abs(across) <= room and dot(theirs, way) <= ALONG
                if memory[CLAIM + before] > claim and blocks:
                    claim = memory[CLAIM + before]
                    found = turned_by(theirs, direction(YIELD_TURN if across > 0 else 0 - YIELD_TURN)), claim
        return found

    def freest_wish(self, agent, wish, seen):
        """The wish, turned to the direction in which it comes farthest."""
        latest, speed = self["lookAhead"], length(wish)
        if latest == 0 or speed == 0:
            return wish
        latest = smaller(distance_to_goal(agent) / speed, latest)
        if latest == 0:
            return wish
        walls = self.edges(agent, speed * latest + agent.radius, agent.radius)
        best, least = wish, 2.0
        for i, turn in enumerate(TURNS):
            velocity = turned_by(wish, turn)
            time = latest
            for wall in walls:
                time = time_to_wall(wall, velocity, time)
            for other, o in seen:
                time = time_to_touch(o, minus(velocity_of(other), velocity), agent.radius + other.radius, time)
            free = time / latest
            if i == 0 and free == 1:
                return wish
            miss = 1 + free * (free - 2 * turn[0]) - (RIGHT_IS_BETTER if i % 2 else 0)
            if miss < least:
                best, least = velocity, miss
        return best

    def seen(self, agent, rests):
        """The agents that count, the nearest first, with their offsets."""
        reach = self["reach"]
        if rests:
            reach = agent.radius + max((self.world.types[each].largest for each in self.group()), default=0.0)
        near = [(dot(o, o), other.name, other, o) for other, o in self.world.within(agent, self.group(), reach)]
        near = sorted(each[:2] + (i,) for i, each in enumerate(near) if each[0] < reach * reach), near
        return [near[1][i][2:] for _, _, i in near[0][: int(self["maxNeighbors"])]]

    def overlaps(self, agent, other, o):
        touch = (agent.radius + other.radius) * OVERLAPPING
        return dot(o, o) < touch * touch

    def against(self, agent, rests, seen):
        velocity, tick = velocity_of(agent), self.world.length
        planes = []
        if rests:
            seen = [(other, o) for other, o in seen if self.overlaps(agent, other, o)]
        for index, (other, o) in enumerate(seen):
            if o == ZERO:
                aside = -1.0 if agent.name < other.name else 1.0
            else:
                aside = -1.0 if o[0] > 0 or (o[0] == 0 and o[1] > 0) else 1.0
            room = other.radius + (agent.radius + self["margin"])
            share = self.share(agent, other)
            planes.append(avoid_agent(o, minus(velocity, velocity_of(other)), room, share, (aside, 0.0), velocity,
                                      1 / self.horizon(agent, other, share, index), 1 / tick))
        return planes

    def evaluate(self, agent):
        self.taken = self.inputs_on()
        self.active = True
        hard = self.walls(agent)
        rests = self.rests(agent)
        seen = self.seen(agent, rests)
        planes = hard + self.against(agent, rests, seen)
        wish, self.jam, self.yields = self.wish(agent), 0.0, None
        if not rests:
            self.jam = self.jam_ahead(agent, wish, seen)
            self.yields = self.way_out(agent, wish, seen)
            patient = times(self.yields[0], agent.max_speed) if self.yields else self.patient_wish(agent, wish)
            if patient == wish and not self.yields:
                patient = self.right_wish(agent, wish, self.jam)
            wish = self.freest_wish(agent, patient, seen)
        wanted = plus(wish, self.aside(agent, wish))
        chosen = permitted_velocity(planes, len(hard), agent.max_speed, wanted)
        asked = times(minus(chosen, velocity_of(agent)), agent.mass)
        self.force = over(asked, self.world.length)

    def mark(self):
        super().mark()
        if self.used and self.source("obstacles"):
            self.source("obstacles").used = True

    def commit(self, agent):
        memory = agent.memory[self.id]
        rests = self.rests(agent)
        after, walks = (self.world.tick + 1) % 2, self.used and not rests
        memory[after] = 1 if walks else 0
        if self["keepRight"] > 0 or self["rightOfWay"] > 0:
            self.keep_way(agent, memory, after, walks)
        if not self["patience"] > 0:
            return
        if rests:
            memory[WAITED] = 0.0
            return
        wish, velocity = self.wish(agent), velocity_of(agent)
        most = HELD_UP * agent.max_speed
        held_up = self.used and dot(wish, wish) > most * most and dot(velocity, wish) < HELD_UP * dot(wish, wish)
        if not held_up and memory[WAITED] == 0:
            return
        stands, last = self.patience(agent)
        memory[WAITED] = memory[WAITED] + 1 if held_up or memory[WAITED] >= stands else 0.0
        if memory[WAITED] > last:
            memory[WAITED] = 0.0

    def keep_way(self, agent, memory, after, walks):
        wish = self.wish(agent) if walks else ZERO
        way, memory[JAM + after] = unit(wish), self.jam if walks else 0.0
        if self["rightOfWay"] > 0:
            memory[DELAYED] = memory[CLAIM + after] = self.delay(agent, memory[DELAYED], wish)
            if walks and self.yields:
                way, memory[CLAIM + after] = self.yields[0], larger(self.yields[1], memory[DELAYED])
        memory[WAY_X + after], memory[WAY_Y + after] = way

    def delay(self, agent, delay, wish):
        """For how long it was held up on its way."""
        least = HELD_UP * agent.max_speed
        if dot(wish, wish) <= least * least:
            return 0.0
        progress = larger(smaller(dot(velocity_of(agent), wish) / dot(wish, wish), 1.0), 0.0)
        return larger(delay + self.world.length * (1 - (1 + RECOVERED) * progress), 0.0)


KINDS = {"reciprocal-avoidance": ReciprocalAvoidance}
