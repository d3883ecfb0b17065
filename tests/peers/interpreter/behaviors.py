"""Most behaviors of docs/runtime.md."""

from math import floor, sqrt

from exact import (NO_LIMIT, ExactSum, direction, dot, larger, lattice_pair, left, length, minus, plus, sine_cosine, smaller, times,
                   truncate, unit, wrap_degrees)
from nodes import ZERO, Neighbors, Node
from settling import MOVES, Settler, has_arrived


def velocity_of(agent):
    return (agent.vx, agent.vy)


def heading_of(agent):
    return (agent.hx, agent.hy)


def steer(agent, desired):
    return ((desired[0] - agent.vx) * agent.response, (desired[1] - agent.vy) * agent.response)


def push(agent, along):
    return times(truncate(along, 1.0), agent.max_speed * agent.response)


def slow(distance, radius):
    return distance / radius if distance < radius else 1.0


def seek(agent, o, speed):
    return steer(agent, times(unit(o), agent.max_speed * speed))


def arrive(agent, o, speed, slowing, stop=0.0):
    distance = length(o)
    wanted = agent.max_speed * speed * slow(distance, slowing)
    if distance <= stop:
        wanted = 0.0
    return steer(agent, times(unit(o), wanted))


def flee(agent, o, speed, radius):
    distance = length(o)
    if not distance < radius:
        return None
    away = times(unit(o), -1.0) if distance > 0 else heading_of(agent)
    return steer(agent, times(away, agent.max_speed * speed))


def share_of(a, b):
    return a / b if b > 0 else 0.0


def open_steer_factor(forward, along):
    if forward > 0.707:
        return 4.0 if along > 0.707 else 0.85 if along < -0.707 else 1.8
    if forward < -0.707:
        return 0.5 if along > 0.707 else 2.0
    return 1.0 if along > 0.707 else 4.0 if along < -0.707 else 0.8


def predicted(node, agent, o, w):
    mode = node["prediction"]
    time = 0.0
    distance = length(o)
    if mode == "fixed":
        time = node["fixedTime"]
    elif mode == "by-distance":
        time = share_of(distance, agent.max_speed)
    elif mode == "by-distance-whole":
        time = float(floor(share_of(distance, agent.max_speed)))
    elif mode == "closing":
        time = share_of(distance, agent.max_speed + length(w))
    elif mode == "opensteer":
        speed = length(velocity_of(agent))
        h = heading_of(agent)
        pace = speed if speed > 0 else agent.max_speed
        time = share_of(distance, pace) * open_steer_factor(dot(h, unit(o)), dot(h, unit(w)))
    elif mode == "intercept":
        along = dot(o, w)
        apart = dot(o, o)
        pace = agent.max_speed * node["speed"]
        discriminant = along * along - (dot(w, w) - pace * pace) * apart
        closing = sqrt(larger(discriminant, 0.0)) - along
        time = share_of(distance, agent.max_speed + length(w))
        if discriminant >= 0 and closing > 0:
            time = apart / closing
    time = smaller(time, node["maxTime"])
    return plus(o, times(w, time))


def leader_heading(target):
    if target.who is not None:
        return heading_of(target.who)
    w = target.velocity
    return unit(w) if dot(w, w) > 0 else (1.0, 0.0)


class Behavior(Node):
    def give(self, force):
        self.active = force is not None
        if self.active:
            self.force = force

    def evaluate(self, agent):
        self.give(self.steer(agent))


class Targeted(Behavior):
    """A behavior about a target, or about each of several."""

    def evaluate(self, agent):
        each = self.each()
        if not each:
            target = self.target()
            self.give(self.toward(agent, target.offset, target.velocity) if target else None)
            return
        rounding = ExactSum(1 + self.world.may_live(each.group()), self.program.type.force_bound)
        total = None
        for other, o in each.seen(agent):
            force = self.toward(agent, o, velocity_of(other))
            if force is not None:
                total = plus(total or ZERO, rounding.pair(force))
        self.give(total)


class Seek(Targeted):
    def toward(self, agent, o, w):
        return seek(agent, o, self["speed"])


class Flee(Targeted):
    def toward(self, agent, o, w):
        return flee(agent, o, self["speed"], self["radius"])


class Arrive(Settler, Targeted):
    def toward(self, agent, o, w):
        if self.arrived(agent) and not self.each():
            return steer(agent, ZERO)
        return arrive(agent, o, self["speed"], self["slowingRadius"], self["stopRadius"])

    def aim(self, agent):
        target = None if self.each() else self.target()
        if not target:
            return None
        full = agent.max_speed * self["speed"]
        still = full * MOVES
        if dot(target.velocity, target.velocity) > still * still:
            return None
        distance = length(target.offset)
        wanted = full * slow(distance, self["slowingRadius"])
        return plus((agent.x, agent.y), target.offset), distance, wanted, unit(target.offset)


class Pursue(Targeted):
    def toward(self, agent, o, w):
        return arrive(agent, predicted(self, agent, o, w), self["speed"], self["slowingRadius"])


class Evade(Targeted):
    def toward(self, agent, o, w):
        return flee(agent, predicted(self, agent, o, w), self["speed"], self["radius"])


class MatchVelocity(Targeted):
    def toward(self, agent, o, w):
        return steer(agent, truncate(w, agent.max_speed))


class Tether(Targeted):
    def toward(self, agent, o, w):
        distance = length(o)
        radius = self["radius"]
        if not distance > radius:
            return None
        share = smaller((distance - radius) / radius, 1.0) if radius > 0 else 1.0
        return push(agent, times(unit(o), share))


class Orbit(Targeted):
    def toward(self, agent, o, w):
        distance = length(o)
        radius = self["radius"]
        leaving = times(heading_of(agent), -1.0) if radius > 0 else o
        inward = unit(o) if distance > 0 else leaving
        tangent = left(times(inward, -1.0))
        if self["turn"] != "left":
            tangent = times(tangent, -1.0)
        safe = radius if radius > 0 else 1.0
        off = (distance - radius) / safe if radius > 0 else 1.0
        error = larger(smaller(off, 1.0), 0.0 - 1.0)
        keep = 1.0 - abs(error)
        speed = agent.max_speed * self["speed"]
        bend = smaller(speed, speed * speed / (safe * agent.response))
        way = unit(plus(times(tangent, keep), times(inward, error)))
        return steer(agent, plus(times(way, speed), times(inward, keep * bend)))


class Wander(Behavior):
    def remember(self, agent):
        drawn = self["drawStartAngle"]
        agent.memory[self.id] = 360 * self.draw(agent, 1) if drawn else wrap_degrees(self["startAngle"])

    def steer(self, agent):
        center = times(heading_of(agent), self["circleDistance"])
        on_circle = times(direction(agent.memory[self.id]), self["circleRadius"])
        return times(plus(center, on_circle), agent.response)

    def commit(self, agent):
        if self.used:
            change = self["angleChange"] * sqrt(self.world.length)
            angle = agent.memory[self.id] + (self.draw(agent) - 0.5) * change
            agent.memory[self.id] = wrap_degrees(angle)


class WanderToPoints(Behavior):
    def remember(self, agent):
        region = self.geometry("region")
        agent.memory[self.id] = None
        if region:
            goal = region.random_place(lambda number: self.draw(agent, number))
            agent.memory[self.id] = [goal, self["interval"]]

    def to_goal(self, agent):
        return self.world.space.offset((agent.x, agent.y), agent.memory[self.id][0])

    def steer(self, agent):
        return seek(agent, self.to_goal(agent), self["speed"]) if self.geometry("region") else None

    def commit(self, agent):
        if self.used:
            memory = agent.memory[self.id]
            memory[1] -= self.world.length
            if length(self.to_goal(agent)) <= self["arrivalDistance"] or memory[1] <= 0:
                self.remember(agent)


class Interpose(Behavior):
    def steer(self, agent):
        first, second = self.target("first"), self.target("second")
        if not first or not second:
            return None
        ratio = self["ratio"]
        now = plus(first.offset, times(minus(second.offset, first.offset), ratio))
        time = smaller(share_of(length(now), agent.max_speed), NO_LIMIT)
        w = plus(first.velocity, times(minus(second.velocity, first.velocity), ratio))
        return arrive(agent, plus(now, times(w, time)), self["speed"], self["slowingRadius"])


class OffsetPursuit(Behavior):
    def steer(self, agent):
        leader = self.target("leader")
        if not leader:
            return None
        h = leader_heading(leader)
        aside = plus(times(h, self["ahead"]), times(left(h), self["left"]))
        spot = plus(leader.offset, aside)
        return arrive(agent, predicted(self, agent, spot, leader.velocity), self["speed"], self["slowingRadius"])


class Flocking(Behavior):
    def steer(self, agent):
        if not self.group():
            return None
        near = Neighbors(self, agent, self.group(), self["radius"], self["viewAngle"])
        return self.among(agent, near) if near.count > 0 else None


class Separation(Flocking):
    def bodies_away(self, agent):
        """From bodies that overlap, as if there were no other neighbors."""
        away, turn = ZERO, 0.0
        largest = max(self.world.types[each].largest for each in self.group())
        for other, o in self.world.within(agent, self.group(), agent.radius + largest):
            touch = agent.radius + other.radius
            distance = length(o)
            if distance >= touch * 0.98:
                continue
            if distance > 0:
                away = minus(away, lattice_pair(times(o, (1.1 - distance / touch) / distance)))
            else:
                turn += 1 if agent.name < other.name else -1
        return plus(away, times(lattice_pair(left(heading_of(agent))), turn)) if turn else away

    def among(self, agent, near):
        if has_arrived(agent):
            return push(agent, self.bodies_away(agent))
        return push(agent, near.away(int(self["falloff"])))


class Alignment(Flocking):
    def among(self, agent, near):
        return steer(agent, times(near.velocities(), 1.0 / near.count))


class Cohesion(Flocking):
    def among(self, agent, near):
        return push(agent, times(near.offsets(), 1.0 / (near.count * self["radius"])))


class TargetSpeed(Behavior):
    def steer(self, agent):
        return steer(agent, times(heading_of(agent), smaller(self["targetSpeed"], agent.max_speed)))


class Brake(Behavior):
    def steer(self, agent):
        return steer(agent, ZERO)


class Containment(Behavior):
    def steer(self, agent):
        region = self.geometry("region")
        if not region:
            return None
        here = region.seen(self.world.space, (agent.x, agent.y))
        soon = plus(here, times(velocity_of(agent), self["lookAhead"]))
        back = minus(region.nearest(soon), soon)
        if dot(back, back) == 0:
            return None
        return steer(agent, times(unit(back), agent.max_speed * self["speed"]))


class FollowField(Behavior):
    def steer(self, agent):
        field = self.geometry("field")
        place = (agent.x + agent.vx * self["lookAhead"], agent.y + agent.vy * self["lookAhead"])
        found = field.at(self.world.space, place) if field else None
        return found and steer(agent, times(found, agent.max_speed * self["speed"]))


class Queue(Behavior):
    def steer(self, agent):
        h = heading_of(agent)
        nearest = None
        for other, o in self.world.within(agent, self.group(), NO_LIMIT):
            ahead = dot(o, h)
            aside = abs(dot(o, left(h)))
            room = larger(ahead - agent.radius - other.radius, 0.0)
            if ahead > 0 and room < self["ahead"] and aside <= self["width"] / 2:
                nearest = room if nearest is None else smaller(room, nearest)
        return None if nearest is None else steer(agent, times(velocity_of(agent), nearest / self["ahead"]))


class CollisionAvoidance(Behavior):
    def steer(self, agent):
        first = None
        for other, o in self.world.within(agent, self.group(), NO_LIMIT):
            relative = minus(velocity_of(other), velocity_of(agent))
            closing = dot(o, relative)
            if not closing < 0:
                continue
            time = -closing / dot(relative, relative)
            then = plus(o, times(relative, time))
            room = agent.radius + other.radius + self["margin"]
            if time >= self["lookAhead"] or dot(then, then) >= room * room:
                continue
            if first is None or (time, other.name) < first[0]:
                first = ((time, other.name), o, relative, then)
        if first is None:
            return None
        (time, _), o, relative, then = first
        right = left(unit(relative))
        head_on = abs(dot(o, right)) <= 1e-6 * length(o)
        away = right if head_on else times(unit(then), -1.0)
        return push(agent, times(away, 1 - time / self["lookAhead"]))


def turned_toward(start, wanted, degrees):
    if degrees >= 180:
        return wanted
    sine, cosine = sine_cosine(degrees)
    if dot(start, wanted) >= cosine:
        return wanted
    side = sine if dot(left(start), wanted) >= 0 else -sine
    return unit(plus(times(start, cosine), times(left(start), side)))


class Face(Behavior):
    def steer(self, agent):
        target = self.target()
        if not target:
            return None
        facing, o = (agent.fx, agent.fy), target.offset
        return turned_toward(facing, unit(o), self["maxTurnRate"] * self.world.length) if dot(o, o) > 0 else facing


class LookWhereYouGo(Behavior):
    def steer(self, agent):
        return turned_toward((agent.fx, agent.fy), heading_of(agent), self["maxTurnRate"] * self.world.length)


KINDS = {
    "seek": Seek, "flee": Flee, "arrive": Arrive, "wander": Wander, "wander-to-points": WanderToPoints,
    "pursue": Pursue, "evade": Evade, "offset-pursuit": OffsetPursuit, "match-velocity": MatchVelocity,
    "interpose": Interpose, "separation": Separation, "alignment": Alignment, "cohesion": Cohesion, "tether": Tether,
    "orbit": Orbit, "target-speed": TargetSpeed, "brake": Brake, "containment": Containment, "queue": Queue,
    "collision-avoidance": CollisionAvoidance, "face": Face, "look-where-you-go": LookWhereYouGo,
}
