"""Paths to goals of agents' own: a search along the corners of obstacles, and what agents remember of it."""

import heapq
from math import inf

from exact import floor, larger, length, minus, smaller, times, unit

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))  # (down, right)
ASLANT = ((1, 1), (1, -1), (-1, -1), (-1, 1))  # each between a straight one and the next
AHEAD = 6
MOST_EXPANDED, PER_SEARCH = 1024, 16


class Corners:
    def __init__(self, map_):
        self.map, self.cells = map_, map_.cells
        longest = larger(*self.cells.size)
        self.least = larger(map_.clearance - 0.5 * longest, smaller(map_.clearance, 0.501 * longest))
        self.sites = {cell: site for cell in self.all_cells() if (site := self.find_site(cell)) is not None}
        if map_.obstacles:
            for shape in map_.obstacles.shapes:
                if shape.shape in ("box", "polygon"):
                    self.close_inside(shape.outline)
        self.nearest = {cell: cell for cell in self.sites}
        self.find_nearest()
        self.corners = [cell for cell in self.all_cells() if self.is_corner(cell)]
        self.index = {cell: i for i, cell in enumerate(self.corners)}
        self.next = [self.reachable(cell) for cell in self.corners]

    def all_cells(self):
        return ((row, column) for row in range(self.cells.rows) for column in range(self.cells.columns))

    def find_site(self, cell):
        map_, slot, center = self.map, self.cells.slot(cell), self.cells.center(cell)
        if map_.is_free(slot):
            return center
        if map_.distance[slot] < self.least:
            return None
        near = map_.obstacles.nearest(center, map_.clearance) if map_.obstacles else None
        if not near:
            return center
        site = minus(center, times(unit(near[0]), map_.clearance - near[1]))
        then = map_.obstacles.nearest(site, map_.clearance)
        return None if then and then[1] < map_.clearance * (1 - 1e-9) else site

    def close_inside(self, outline):
        size = self.cells.size
        ys = [y for _, y in outline]
        row = floor(min(ys) / size[1])
        while row <= floor(max(ys) / size[1]):
            y = (row + 0.5) * size[1]
            crossings = sorted(a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
                               for a, b in zip(outline, outline[1:]) if (a[1] > y) != (b[1] > y))
            for low, high in zip(crossings[::2], crossings[1::2]):
                column = floor(low / size[0] + 0.5)
                while (column + 0.5) * size[0] <= high:
                    cell = self.inside((int(row), int(column)))
                    self.sites.pop(cell, None)
                    column += 1
            row += 1

    def inside(self, cell):
        """The same cell in the world; none beyond its edges."""
        counts = (self.cells.rows, self.cells.columns)
        if self.cells.wraps:
            return tuple(at % count for at, count in zip(cell, counts))
        return cell if all(0 <= at < count for at, count in zip(cell, counts)) else None

    def beside(self, cell, step, steps=1):
        return self.inside((cell[0] + step[0] * steps, cell[1] + step[1] * steps))

    def away(self, cell, other):
        return length(self.cells.offset(self.cells.center(cell), self.cells.center(other)))

    def find_nearest(self):
        before = ((0, -1), (-1, -1), (-1, 0), (-1, 1))
        cells, changed = list(self.all_cells()), True
        while changed:
            changed = False
            for order, sign in ((cells, 1), (reversed(cells), -1)):
                for cell in order:
                    if cell in self.sites:
                        continue
                    for down, right in before:
                        other = self.beside(cell, (down * sign, right * sign))
                        its, own = self.nearest.get(other), self.nearest.get(cell)
                        if its is None or (own is not None and self.away(cell, its) >= self.away(cell, own)):
                            continue
                        self.nearest[cell] = its
                        changed = True

    def is_corner(self, cell):
        return cell in self.sites and any(
            self.beside(cell, (down, right)) not in self.sites
            and self.beside(cell, (down, 0)) in self.sites and self.beside(cell, (0, right)) in self.sites
            for down, right in ASLANT)

    def may_step(self, cell, step):
        return self.beside(cell, step) in self.sites and (
            0 in step or (self.beside(cell, (step[0], 0)) in self.sites and self.beside(cell, (0, step[1])) in self.sites))

    def walk(self, cell, step, most):
        steps, at_corner = 0, False
        while steps < most and not at_corner and self.may_step(cell, step):
            cell = self.beside(cell, step)
            steps += 1
            at_corner = cell in self.index
        return cell, steps, at_corner

    def reachable(self, start):
        found, clear = [], []
        size = (self.cells.rows, self.cells.columns)
        farthest = min(size) // 2 - 2 if self.cells.wraps else max(size)
        for step in STRAIGHT:
            cell, steps, at_corner = self.walk(start, step, farthest)
            if at_corner:
                found.append(self.index[cell])
            clear.append(steps - at_corner)
        for i, aslant in enumerate(ASLANT):
            most, at, gone = [clear[i], clear[(i + 1) % 4]], start, 0
            while gone < farthest and self.may_step(at, aslant):
                at = self.beside(at, aslant)
                gone += 1
                if at in self.index:
                    found.append(self.index[at])
                    break
                for k in (0, 1):
                    cell, steps, at_corner = self.walk(at, STRAIGHT[(i + k) % 4], min(most[k], farthest - gone))
                    if at_corner:
                        found.append(self.index[cell])
                    most[k] = steps - at_corner
        return found

    def sees(self, start, end):
        cells = self.cells
        if cells.wraps:
            offset = cells.offset(cells.center(start), cells.center(end))
            counts = (cells.columns, cells.rows)
            if any(2 * abs(offset[i]) + 4 * cells.size[i] > cells.size[i] * counts[i] for i in (0, 1)):
                return False
        return self.map.is_in_sight(start, end, self.least)

    def distance(self, start, end):
        return length(self.cells.offset(self.sites[start], self.sites[end]))

    def is_inside(self, place):
        cell = self.cells.at(place)
        nearest = self.nearest.get(cell)
        return nearest not in (cell, None) and self.map.is_cut(place, self.sites[nearest])

    def search(self, start, goal):
        """The cells of the path, with the goal; or none; and how many nodes became known."""
        goal_node, start_node = len(self.corners), len(self.corners) + 1
        cells = [*self.corners, goal, start]
        next_ = [*self.next, self.reachable(goal), self.reachable(start)]
        cost, parent, seen, known, front = {goal_node: 0.0}, {goal_node: goal_node}, set(), {goal_node}, []

        def push(node):
            heapq.heappush(front, (cost[node] + self.distance(cells[node], start), node, cost[node]))

        def propose(node, to, is_seen):
            if node in known:
                return
            new = cost[to] + self.distance(cells[to], cells[node])
            if new >= cost.get(node, inf):
                return
            cost[node], parent[node] = new, to
            (seen.add if is_seen else seen.discard)(node)
            push(node)

        def expand(node):
            to = parent[node]
            for other in next_[node]:
                propose(other, to, to == node)
            if node in next_[start_node]:
                propose(start_node, to, to == node)

        def confirm(node):
            if node in seen or self.sees(cells[node], cells[parent[node]]):
                return True
            del cost[node]
            for other in next_[node]:
                if other in known:
                    new = cost[other] + self.distance(cells[other], cells[node])
                    if new < cost.get(node, inf):
                        cost[node], parent[node] = new, other
            seen.add(node)
            if node in cost:
                push(node)
            return False

        expand(goal_node)
        if self.sees(start, goal):
            propose(start_node, goal_node, True)
        expanded = 0
        while front:
            _, node, then = heapq.heappop(front)
            if node in known or cost.get(node) != then or not confirm(node):
                continue
            known.add(node)
            expanded += 1
            if node == start_node:
                path = []
                while node != goal_node:
                    node = parent[node]
                    path.append(cells[node])
                return path, expanded
            expand(node)
        return None, expanded


class Memory:
    def __init__(self):
        self.goal = self.since = self.found = None
        self.beyond = 0.0  # -1: no path
        self.ahead = []


class Step:
    leads = waits = is_seen = False
    next = None
    passed = 0


def look_along(corners, memory, place, goal):
    cells, step = corners.cells, Step()
    start = corners.nearest.get(cells.at(place))
    step.goal_cell = corners.nearest.get(cells.at(goal))
    if start is None:
        return step
    step.leads = True
    step.goal = corners.sites[step.goal_cell] if corners.is_inside(goal) else goal
    at = place
    if corners.is_inside(place):
        step.next, at = start, corners.sites[start]
    step.left = length(cells.offset(place, at))
    ahead = memory.ahead
    step.is_seen = len(ahead) < 3 and corners.sees(start, step.goal_cell)
    if step.is_seen or not ahead:
        step.left += length(cells.offset(at, step.goal))
        step.leads = step.is_seen or memory.found != step.goal_cell or memory.beyond != -1
        step.waits = not step.is_seen and step.leads
        return step
    step.passed = 1 if len(ahead) > 1 and corners.sees(start, ahead[1]) else 0
    first = ahead[step.passed]
    if step.next is None:
        step.next = first
    step.left = (step.left + (length(cells.offset(at, corners.sites[first])) + memory.beyond
                              - (corners.distance(ahead[0], first) if step.passed else 0)))
    step.waits = ((memory.found != ahead[-1] and len(ahead) - step.passed < 2)
                  or (memory.found != step.goal_cell and has_left(corners, memory, step))
                  or (step.passed == 0 and not corners.sees(start, first)))
    return step


def has_left(corners, memory, step):
    last = memory.ahead[max(len(memory.ahead) - 2, 0)]
    return (corners.distance(memory.found, step.goal_cell) > step.left * (1.0 / 8)
            or not corners.sees(last, step.goal_cell))


def keep_step(corners, memory, step, tick):
    memory.goal = step.goal_cell
    memory.since = (tick if memory.since is None else memory.since) if step.waits else None
    if step.is_seen:
        memory.found, memory.beyond, memory.ahead = step.goal_cell, 0.0, []
    elif step.passed:
        memory.beyond -= corners.distance(memory.ahead[0], memory.ahead[1])
        memory.ahead = memory.ahead[1:]


def find_paths(requests):
    """Each: (since, type, ordinal, order), corners, memory, start."""
    spent = 0
    for _, corners, memory, start in sorted(requests, key=lambda each: each[0]):
        if spent >= MOST_EXPANDED:
            break
        path, expanded = corners.search(start, memory.goal)
        memory.found, memory.since = memory.goal, None
        memory.ahead = path[:AHEAD] if path else []
        memory.beyond = 0.0 if path else -1
        for one, other in zip(path or [], (path or [])[1:]):
            memory.beyond += corners.distance(one, other)
        spent += PER_SEARCH + expanded
