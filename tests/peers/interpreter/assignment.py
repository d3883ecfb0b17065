"""Assignment of docs/runtime.md: who gets which place, so that the sum of the ways is least."""

from exact import length, minus

ANCHOR = 1.5 * 2.0**52
AT_ONCE = 512
EXACT = 256
SLACK = 4


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
