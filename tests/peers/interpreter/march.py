"""The shortest ways around obstacles: fast marching on the cells of the world, in single precision."""

import heapq
from math import inf, sqrt

from cells import single
from exact import LIMIT, larger, length, plus, times, unit

NOWHERE, NEAR_WALL = -1, -2


class March:
    """The times to the nearest of some goals, and the farthest place of its way that each cell sees."""

    def __init__(self, map_, goals, counts, crowd_cost):
        self.map, self.cells = map_, map_.cells
        self.size = tuple(single(each) for each in self.cells.size)
        x, y = (single(1 / single(each * each)) for each in self.size)
        both = single(x + y)
        self.share_x, self.share_y = single(x / both), single(y / both)
        self.per_squares = single(1 / both)
        self.targets = [NOWHERE] * self.cells.slots
        self.known = [inf] * self.cells.slots
        self.best = [inf] * self.cells.slots
        self.costs = map_.costs
        if counts is not None:
            self.costs = [0.0] * self.cells.slots
            for slot in map_.cell_slots():
                if map_.is_free(slot):
                    crowd = counts.get(self.cells.of_slot(slot), 0)
                    self.costs[slot] = single(map_.slowness(slot) * (1 + crowd_cost * crowd))
        self.front = []
        for goal in goals:
            self.start(goal)
        while self.front:
            time, slot = heapq.heappop(self.front)
            if self.known[slot] == inf:
                self.reach(slot, time)
        self.mark_walls()

    def propose(self, slot, time):
        if time < self.best[slot]:
            self.best[slot] = time
            heapq.heappush(self.front, (time, slot))

    def start(self, goal):
        slot = self.cells.slot(goal)
        if self.map.is_free(slot):
            self.targets[slot] = goal
            self.propose(slot, 0.0)
            return
        for each in self.cells.all_slots(goal):
            self.targets[each] = goal
        self.start_around(goal)

    def start_around(self, goal):
        cells = self.cells
        size, center = cells.size, cells.center(goal)
        reach = self.map.clearance + length(size)
        right, down = int(reach / size[0]) + 1, int(reach / size[1]) + 1
        for k in range(-down, down + 1):
            for i in range(-right, right + 1):
                offset = (i * size[0], k * size[1])
                place = plus(center, offset)
                inside = 0 <= place[0] <= size[0] * cells.columns and 0 <= place[1] <= size[1] * cells.rows
                distance = single(length(offset))
                if distance > reach or (not inside and not cells.wraps):
                    continue
                cell = cells.at(place)
                slot = cells.slot(cell)
                if self.map.is_cut(center, place):
                    continue
                if not self.map.is_free(slot):
                    for each in cells.all_slots(cell):
                        if self.targets[each] in (NOWHERE, NEAR_WALL):
                            self.targets[each] = goal
                    continue
                if distance < self.best[slot]:
                    self.targets[slot] = goal
                self.propose(slot, distance)

    def reach(self, slot, time):
        cell = self.cells.of_slot(slot)
        if self.targets[slot] == NOWHERE:
            self.targets[slot] = self.target_of(cell, slot)
        for each in self.cells.all_slots(cell):
            self.known[each] = time
            self.targets[each] = self.targets[slot]
        for other in (slot - 1, slot + 1, slot - self.cells.stride, slot + self.cells.stride):
            self.relax(other)

    def relax(self, slot):
        if self.cells.wraps:
            slot = self.cells.slot(self.cells.of_slot(slot))
        if self.known[slot] != inf or self.costs[slot] == 0:
            return
        known, stride = self.known, self.cells.stride
        self.propose(slot, self.time_from(min(known[slot - 1], known[slot + 1]),
                                          min(known[slot - stride], known[slot + stride]), self.costs[slot]))

    def time_from(self, x, y, cost):
        via_x = single(x + single(self.size[0] * cost))
        via_y = single(y + single(self.size[1] * cost))
        if via_x <= y:
            return via_x
        if via_y <= x:
            return via_y
        apart = single(y - x)
        square = single(single(self.per_squares * single(cost * cost))
                        - single(single(self.share_x * self.share_y) * single(apart * apart)))
        return single(x + single(single(self.share_y * apart) + single(sqrt(max(square, 0.0)))))

    def target_of(self, cell, slot):
        before = self.neighbor_before(slot)
        target = self.targets[before]
        return target if self.sees(cell, slot, target) else self.cells.of_slot(before)

    def neighbor_before(self, slot):
        known, stride = self.known, self.cells.stride
        right = 1 if known[slot + 1] < known[slot - 1] else -1
        down = stride if known[slot + stride] < known[slot - stride] else -stride
        beside, above, aslant = slot + right, slot + down, slot + right + down
        nearest = beside if known[beside] <= known[above] else above
        is_open = known[beside] != inf and known[above] != inf
        return aslant if is_open and known[aslant] < known[nearest] else nearest

    def sees(self, cell, slot, target):
        cells = self.cells
        right = self.map.steps(cell[1], target[1], cells.columns)
        down = self.map.steps(cell[0], target[0], cells.rows)
        if cells.wraps and (2 * abs(right) + 4 > cells.columns or 2 * abs(down) + 4 > cells.rows):
            return False
        step_x, step_y = (right > 0) - (right < 0), ((down > 0) - (down < 0)) * cells.stride
        ahead = slot + (step_x if abs(right) >= abs(down) else step_y)
        goal = cells.slot(target)

        def knows(other):
            return self.known[other] != inf and (self.targets[other] == target or other == goal)

        return (knows(ahead) and knows(slot + step_x + step_y)) or self.map.is_in_sight(cell, target)

    def mark_walls(self):
        close = 2.13 * larger(*self.cells.size) - self.map.clearance
        for slot in range(self.cells.slots):
            if self.targets[slot] == NOWHERE and not self.map.is_free(slot) and self.map.distance[slot] < close:
                self.targets[slot] = NEAR_WALL

    # --- what agents ask

    def is_goal(self, cell):
        return self.targets[self.cells.slot(cell)] == cell

    def around(self, place):
        """The targets of the four cells around a place, with their shares, without those behind a wall."""
        first, right, down = self.cells.corner(place)
        slots = (first, first + 1, first + self.cells.stride, first + self.cells.stride + 1)
        shares = ((1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down)
        near_wall = any(self.targets[slot] == NEAR_WALL for slot in slots)
        for slot, share in zip(slots, shares):
            target = self.targets[slot]
            if target in (NOWHERE, NEAR_WALL) or share == 0:
                continue
            if not near_wall or not self.map.is_cut(place, self.cells.center(self.cells.of_slot(slot))):
                yield target, share

    def straight(self, start, end, beyond):
        offset = self.cells.offset(start, end)
        return offset, length(offset) + beyond

    def step_from(self, place, place_of):
        """The offset to head for, and how far it is to the goal; nothing where no way leads there."""
        own = self.cells.at(place)
        if self.is_goal(own):
            return self.straight(place, place_of(own), 0)
        total, left, shares, largest = (0.0, 0.0), 0.0, 0.0, (0.0, None)
        for target, share in self.around(place):
            if self.is_goal(target):
                step = self.straight(place, place_of(target), 0)
            else:
                step = self.straight(place, self.cells.center(target), self.known[self.cells.slot(target)])
            total = plus(total, times(unit(step[0]), share))
            left += step[1] * share
            shares += share
            if share > largest[0]:
                largest = (share, step)
        if shares == 0:
            return self.away_from_wall(place)
        if length(total) < 0.1 * shares:
            return largest[1]
        mean = left / shares
        return times(unit(total), mean), mean

    def away_from_wall(self, place):
        if self.map.is_free(self.cells.slot(self.cells.at(place))) or not self.map.obstacles:
            return None
        near = self.map.obstacles.nearest(place, self.map.clearance)
        if not near:
            return None
        out = times(unit(near[0]), 1 if near[1] < 0 else -1)
        return times(out, LIMIT), LIMIT

    def direction_at(self, place):
        """The direction of the way; (0, 0) in the cell of a goal, and nothing where no way leads there."""
        first = self.cells.corner(place)[0]
        slots = (first, first + 1, first + self.cells.stride, first + self.cells.stride + 1)
        common = {self.targets[slot] for slot in slots}
        if len(common) == 1 and not common & {NOWHERE, NEAR_WALL}:
            offset = self.cells.offset(place, self.cells.center(common.pop()))
            return (0.0, 0.0) if self.is_within_cell(offset) else unit(offset)
        total, shares, largest, there = (0.0, 0.0), 0.0, (0.0, (0.0, 0.0)), False
        for target, share in self.around(place):
            offset = self.cells.offset(place, self.cells.center(target))
            there = there or (self.is_within_cell(offset) and self.is_goal(target))
            total = plus(total, times(unit(offset), share))
            shares += share
            if share > largest[0]:
                largest = (share, unit(offset))
        if not shares > 0:
            out = self.away_from_wall(place)
            return out and unit(out[0])
        if there:
            return (0.0, 0.0)
        return largest[1] if length(total) < 0.1 * shares else unit(unit(total))

    def is_within_cell(self, offset):
        return all(2 * abs(offset[i]) <= self.cells.size[i] for i in (0, 1))
